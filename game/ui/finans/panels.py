"""The players' panels: who, how much cash, papers, loans, bonds, car, and how near to winning.

With up to four players all are open; with more only that of whoever is active, the others folded.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.requests import Seat
from game.engine.rulebook import Seating
from game.finans.data import GameData
from game.finans.groups import complete_groups
from game.finans.state import State
from game.finans.table import Table
from game.ui.finans import layout
from game.ui.finans.papers_shown import Papers
from game.ui.finans.pictures import piece_picture
from game.ui.finans.words import Words
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

FRAME = 34
"""Units beyond its box that a panel paints: the gold frame of the active one with its glow."""

_NAME = theme.TextStyle("text", 36, theme.INK, floor=20)
_CASH = theme.MONEY_STYLE.sized(40)
_COUNT = theme.TextStyle("text", 28, theme.INK)
_PANEL = replace(looks.CARD_PANEL, radius=22, lip=6)
_ACTIVE = looks.Skin(
    (theme.GOLD[0], theme.GOLD[1], theme.GOLD[2]), theme.rgb("8A540E"), 4, radius=32, shine=0.6,
    shadow=12,
)  # fmt: skip
_PILL = looks.Skin((theme.rgb("FFF4DA"), theme.rgb("EAD6AA")), theme.rgb("B98C4A"), 2, radius=16)
_PILL_LIT = replace(_PILL, fill=(theme.rgb("FFE893"), theme.rgb("F2B83C")))
_GREY: theme.Colour = (66, 58, 52)


class Panels:
    """Draws the panels of all seats, from above in the order of the seats."""

    def __init__(self, data: GameData, words: Words, seating: Callable[[Seat], Seating]) -> None:
        self.data = data
        self.words = words
        self._seating = seating
        self._papers = Papers(data)
        self.counting: dict[Seat, int] = {}
        """Cash in kronor that a panel shows while it goes up or down to what there is."""

    def box(self, state: State, seat: Seat, active: Seat) -> Box:
        return layout.panel_boxes(state.players, active)[seat]

    def draw(self, canvas: Canvas, state: State, active: Seat) -> None:
        boxes = layout.panel_boxes(state.players, active)
        order = [seat for seat in range(state.players) if seat != active] + [active]
        for seat in order:
            if canvas.sees(boxes[seat].inset(-FRAME)):
                self._draw_panel(canvas, state, seat, boxes[seat], seat == active)

    def _draw_panel(self, canvas: Canvas, state: State, seat: Seat, box: Box, active: bool) -> None:
        if active:
            canvas.skin(box.inset(-9), _ACTIVE)
        canvas.skin(box, _PANEL)
        large = layout.is_large(box)
        self._draw_piece(canvas, state, box, seat, large)
        right = self._draw_cash(canvas, state, box, seat, large)
        left, style = (98, _NAME) if large else (80, _NAME.sized(34))
        head = self._head(box)
        room = head._replace(x=box.x + left, w=right - box.x - left - 12)
        canvas.text(room, self._seating(seat).name, style)
        if state.out[seat]:
            self._draw_out(canvas, box)
            return
        chips = (
            Box(box.x + 98, box.y + 52, 357, 80) if large else Box(box.x + 80, box.y + 44, 276, 48)
        )
        self._papers.draw(canvas, state, seat, chips)
        if large:
            self._draw_third_row(canvas, state, box, seat)
            self._draw_tracker(canvas, state, Box(box.x + 318, box.y + 131, 138, 32), seat, "")
        else:
            pill = Box(box.x + 360, box.y + 47, 98, 36)
            self._draw_tracker(canvas, state, pill, seat, "_short")

    def _head(self, box: Box) -> Box:
        """The row of name and cash."""
        return Box(box.x, box.y + 6, box.w, 44) if layout.is_large(box) else box._replace(h=38)

    def _draw_piece(self, canvas: Canvas, state: State, box: Box, seat: Seat, large: bool) -> None:
        """The piece; in prison it stands behind bars, with the rounds that are left."""
        seating = self._seating(seat)
        height = 120 if large else 78
        x, y = box.x + (49 if large else 42), box.y + (box.h - 6) / 2
        picture = piece_picture(seating.look)
        canvas.picture(picture, Box.around(x, y, height * layout.PIECE_SHAPE, height))
        if seating.player != "human":
            canvas.picture("shelf/sym_computer", Box(box.x + 8, box.y + 8, 30, 30))
        if rounds := state.missing[seat]:
            side = 60 if large else 40
            prison = Box(box.x + 6, box.bottom - 12 - side * 0.9, side, side * 0.9)
            canvas.picture("finans/sp_fangelse", prison)
            chip = Box(prison.right - 6, prison.bottom - 36, 36, 36)
            canvas.skin(chip, _PILL_LIT)
            canvas.text(chip.inset(3, 2), str(rounds), _COUNT, "centre")

    def _draw_cash(self, canvas: Canvas, state: State, box: Box, seat: Seat, large: bool) -> float:
        """The cash at the upper right corner; where it begins."""
        cash = self.words.money(self.counting.get(seat, state.cash[seat]))
        style = _CASH if large else _CASH.sized(36)
        head = self._head(box)
        # Larger text must not crowd out the name: the cash keeps the width it has at 100 %.
        width = canvas.writer.width(cash, style) / max(1.0, canvas.writer.text_size) + 6
        room = head._replace(x=head.right - 16 - width, w=width)
        canvas.text(room, cash, style, "right")
        return room.x

    def _draw_third_row(self, canvas: Canvas, state: State, box: Box, seat: Seat) -> None:
        """Loans, bonds and the car; what there is none of is pale."""
        y = box.y + 147
        counts = (("loan", state.loans[seat]), ("bond", state.bonds.count(seat)))
        for place, (picture, count) in enumerate(counts):
            icon = Box.around(box.x + 120 + 76 * place, y, 44, 30)
            canvas.picture(f"finans/{picture}", icon, alpha=1.0 if count else 0.3)
            if count:
                canvas.text(Box(icon.right + 3, y - 16, 28, 32), str(count), _COUNT)
        car = Box.around(box.x + 276, y, 52, 31)
        canvas.picture("finans/car", car, alpha=1.0 if state.cars[seat] else 0.3)

    def _draw_tracker(
        self, canvas: Canvas, state: State, pill: Box, seat: Seat, short: str
    ) -> None:
        """How many complete groups, of how many that win."""
        complete = complete_groups(Table(self.data, state, []), seat)
        canvas.skin(pill, _PILL_LIT if complete else _PILL)
        crown, room = pill.inset(5, 0).split_left(36, gap=4)
        canvas.picture("finans/ic_grupp", Box.around(*crown.centre, 38, 38))
        wanted = state.options.win_groups
        text = self.words.t(f"table.groups{short}", n=complete, wanted=wanted)
        canvas.text(room, text, _COUNT, "centre")

    def _draw_out(self, canvas: Canvas, box: Box) -> None:
        """Greyed, with the word across."""
        canvas.fill(Box(box.x, box.y, box.w, box.h - 6), _GREY, 20, 150)
        room = Box(box.x + 98, box.y + box.h * 0.44, box.w - 120, box.h * 0.46)
        style = theme.HEADING.coloured(theme.CREAM)
        canvas.text(room, self.words.t("table.out"), style)
