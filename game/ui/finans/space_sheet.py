"""A space that is no plot, looked at closely: what one does there, and what the rules say of it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.finans.data import SpaceType
from game.ui.finans.papers.colours import SPACE_COLOURS, GroupColours
from game.ui.finans.pictures import piece_picture, space_picture
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Menu
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.theme import WHITE, Colour
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

CLAUSES: dict[SpaceType, tuple[str, ...]] = {
    "exit": ("finans.bank.2", "finans.loans.2"),
    "tip": ("finans.tips.1",),
    "news": ("finans.news.1",),
    "dividend": ("finans.dividends.1",),
    "prison": ("finans.prison.1",),
    "branch": ("finans.papers.1", "finans.papers.3"),
    "building": ("finans.building.1", "finans.building.2"),
    "give_dividend": ("finans.dividends.2",),
    "go_to_prison": ("finans.prison.2", "finans.prison.3"),
    "entrance": ("finans.bank.1",),
    "rest": ("finans.bank.3", "finans.papers.1"),
    "building_deals": ("finans.building.1", "finans.building.2"),
    "repay": ("finans.loans.4",),
    "small_drawing": ("finans.bonds.4", "finans.bonds.5"),
    "bond_dividend": ("finans.bonds.2",),
}
"""What the rulebook says of each sort of space; the first is the one that the book opens at."""

_CARD = Box(200, 46, 700, 980)
_SCENE = Box(_CARD.x + 40, _CARD.y + 190, 620, 400)
_PANEL = Box(980, 92, 740, 690)
_BOOK = Box(966, 820, 768, 92)
_CLOSE = Box(966, 930, 768, 92)
_HEAD = 158
_PIECE, _PITCH = 118.0, 96.0
_CLAUSE = theme.LABEL.sized(32)
_SOURCE, _AFTER = 50, 22
"""Heights of the line that says where a clause stands, and of what is left free below it."""

_SIZES = (46, 42, 38, 34, 32)
"""In how large letters the clauses are, the first in which all of them fit."""

_LIGHT, _PALE = 480, 330
"""From which sum of red, green and blue on words are dark on a colour, or it is none for words."""


class SpaceSheet(Scene[None]):
    """Lies above the table until it is put away."""

    opaque = False

    def __init__(self, look: FinansLook, number: int) -> None:
        super().__init__(look.table.kit)
        self.look = look
        self.number = number

    @property
    def type(self) -> SpaceType:
        return self.look.data.space(self.number).type

    def build(self) -> None:
        words = self.look.words
        book, close = words.t("dialogs.space.book"), words.t("dialogs.deed_zoom.close")
        clause = CLAUSES[self.type][0]
        self.add(Button(_BOOK, book, partial(self._open, clause), "gold", name="book", size=40))
        self.add(Button(_CLOSE, close, self.back, "primary", name="close", size=46))

    def enter(self) -> None:
        self.focus.set_by_name("close")

    def back(self) -> None:
        self.finish(None)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Menu):
            self.look.table.open_menu()
            return True
        return super().handle(action)

    def _open(self, clause: str) -> None:
        """The rulebook where this stands."""
        from game.ui.scenes.rulebook import RulebookScene

        assert self.stack is not None
        table = self.look.table
        self.stack.push(RulebookScene(table.app, table.session.rulebook.game, clause))

    # The picture

    def draw(self, canvas: Canvas) -> None:
        colours = SPACE_COLOURS[self.type]
        canvas.skin(_CARD, replace(looks.PAPER_PANEL, border=colours.ink))
        self._draw_head(canvas, colours)
        canvas.skin(_SCENE.inset(-10), looks.WOOD_PANEL)
        canvas.picture("finans/scene", _SCENE)
        x, y = _SCENE.centre
        space = self.look.data.space(self.number)
        canvas.picture(space_picture(self.look.data, space), Box.around(x, y - 16, 368, 333))
        self._draw_pieces(canvas)
        told = Box(_CARD.x, _SCENE.bottom, _CARD.w, _CARD.bottom - _SCENE.bottom).inset(44, 36)
        style = theme.BODY.sized(46)
        canvas.text(told, self.look.words.space_told(self.number), style, "centre", max_lines=None)
        self._draw_rules(canvas, colours)
        self.draw_widgets(canvas)

    def _draw_head(self, canvas: Canvas, colours: GroupColours) -> None:
        """A band in the colour of the space, with its number and its name."""
        band = Box(_CARD.x + 14, _CARD.y + 14, _CARD.w - 28, _HEAD - 14)
        ground = colours.mid, colours.dark
        canvas.skin(
            band, replace(looks.RIBBON, fill=ground, border=colours.ink, lip=6, shadow=0, radius=20)
        )
        plate, name = band.inset(24, 22).split_left(100, gap=24)
        canvas.skin(plate, replace(looks.CHIP, border=colours.ink, radius=24))
        number = theme.NUMBER.sized(56).coloured(colours.ink)
        canvas.text(plate.inset(6, 0), str(self.number), number, "centre")
        canvas.text(name, self.look.words.space(self.number), _title(colours), max_lines=2)

    def _draw_pieces(self, canvas: Canvas) -> None:
        """Whoever stands there, in front of the picture."""
        state = self.look.state
        here = [
            seat for seat, number in enumerate(state.spaces)
            if number == self.number and not state.out[seat]
        ]  # fmt: skip
        x = _SCENE.centre[0] - _PITCH * (len(here) - 1) / 2
        for place, seat in enumerate(here):
            piece = Box.around(x + _PITCH * place, _SCENE.bottom - 66, _PIECE / 1.4, _PIECE)
            canvas.picture(piece_picture(self.look.table.seating(seat).look), piece)

    def _draw_rules(self, canvas: Canvas, colours: GroupColours) -> None:
        """The clauses, each under where it stands in the rulebook."""
        canvas.skin(_PANEL.inset(-18), looks.WOOD_FRAME)
        canvas.skin(_PANEL, looks.DIALOG_PAPER)
        title, rest = _PANEL.inset(34, 20).split_top(62, gap=6)
        style = theme.HEADING.sized(44).coloured(_ink(colours))
        canvas.text(title, self.look.words.t("dialogs.space.rules"), style)
        texts = [
            self.look.table.t(clause.replace(".", ".rulebook.", 1)) for clause in CLAUSES[self.type]
        ]
        for size in _SIZES:
            style = theme.BODY.sized(size)
            heights = [canvas.writer.height(text, style, rest.w) for text in texts]
            free = rest.h - sum(heights) - len(texts) * (_SOURCE + _AFTER)
            if free >= 0:
                break
        share = 1 + min(0.0, free) / sum(heights)
        for clause, text, height in zip(CLAUSES[self.type], texts, heights, strict=True):
            source, rest = rest.split_top(_SOURCE)
            canvas.text(source, self.look.clause(clause), _CLAUSE)
            words, rest = rest.split_top(height * share, gap=_AFTER)
            canvas.text(words, text, style, "left", "top", max_lines=None)


def _title(colours: GroupColours) -> theme.TextStyle:
    """The name: dark on a light ground, else light with a dark edge."""
    style = theme.TITLE.sized(52)
    if sum(colours.mid[:3]) > _LIGHT:
        return replace(style, colour=colours.ink, shade=None)
    return style.coloured(WHITE, colours.ink)


def _ink(colours: GroupColours) -> Colour:
    """The colour of words on paper."""
    return colours.ink if sum(colours.dark[:3]) > _PALE else colours.dark
