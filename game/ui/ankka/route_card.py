"""A player's Route card, laid before everybody: destinations, kept cards, locks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ankka.data import BIN
from game.ankka.state import NEVER
from game.engine.requests import Seat
from game.ui.ankka.event_paper import draw_event_card
from game.ui.ankka.pictures import pawn_picture, token_picture
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Menu
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

_PAPER = Box.around(960, 540, 1720, 940)
_NAME, _WHO = theme.HEADING.sized(56), theme.BODY.sized(38)
_PLACE, _NOTE = theme.BODY.sized(34), theme.BODY.sized(36)
_FOOT = 92.0


class RouteScene(Scene[None]):
    """All that belongs to the character that a seat moves now."""

    opaque = False

    def __init__(self, look: AnkkaLook, seat: Seat) -> None:
        super().__init__(look.table.kit)
        self.look = look
        self.words = look.words
        self.seat = seat

    @property
    def _room(self) -> Box:
        return _PAPER.inset(44, 36)

    def build(self) -> None:
        box = self._room.split_bottom(_FOOT)[1].split_right(420)[1]
        label = self.words.t("dialogs.close")
        self.add(Button(box, label, self.back, "primary", name="close"))

    def back(self) -> None:
        self.finish(None)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Menu):
            self.back()
            return True
        return super().handle(action)

    # The picture

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(_PAPER.inset(-20), looks.WOOD_FRAME)
        canvas.skin(_PAPER, looks.DIALOG_PAPER)
        head, rest = self._room.split_top(130, gap=14)
        self._draw_head(canvas, head)
        route, below = rest.split_bottom(_FOOT, gap=16)[0].split_top(266, gap=18)
        self._draw_route(canvas, route)
        notes, cards = below.split_left(620, gap=40)
        self._draw_notes(canvas, notes)
        self._draw_kept(canvas, cards)
        self.draw_widgets(canvas)

    def _draw_head(self, canvas: Canvas, box: Box) -> None:
        """The pawn, the player and the character; the dime at the right."""
        state, pawn = self.look.state, self.look.state.pawn[self.seat]
        picture, words = box.split_left(130, gap=24)
        canvas.picture(pawn_picture(self.look.colour(self.seat)), picture.inset(0, -10))
        if state.dime == pawn:
            dime = words.split_right(130)[1]
            canvas.picture("ankka/dime_front", dime)
            words = words._replace(w=words.w - 150)
        name, who = words.rows(2)
        canvas.text(name, self.words.t("table.route", name=self.words.name(self.seat)), _NAME)
        canvas.text(who, self.words.character(state.characters[pawn]), _WHO)

    def _draw_route(self, canvas: Canvas, box: Box) -> None:
        """From the start through all destinations to the bin."""
        state, pawn = self.look.state, self.look.state.pawn[self.seat]
        route = (*self.look.board.route(state, pawn), BIN)
        visited = state.visited[pawn]
        for place, (id, cell) in enumerate(zip(route, box.columns(len(route), 16), strict=True)):
            skin = looks.CHIP if place == visited else looks.SLOT
            canvas.skin(cell, skin)
            art, words = cell.inset(10, 10).split_top(cell.h * 0.56, gap=2)
            side = min(art.w, art.h)
            medal = Box.around(*art.centre, side, side)
            canvas.picture(f"ankka/icon_{id}", medal, alpha=1.0 if place <= visited else 0.4)
            if place == visited:
                canvas.picture("ankka/icon_ring", medal)
            if place < visited:
                token = Box(medal.right - 62, medal.bottom - 62, 66, 66)
                canvas.picture(token_picture(self.look.colour(self.seat)), token)
            canvas.text(words, self.words.place(id), _PLACE, "centre", max_lines=2)

    def _draw_notes(self, canvas: Canvas, box: Box) -> None:
        """Locks and a short turn, each with its sign."""
        state, pawn = self.look.state, self.look.state.pawn[self.seat]
        name = self.words.name(self.seat)
        notes: list[tuple[str, str]] = []
        if state.lock[pawn]:
            goal = self.words.place(self.look.board.goal(state, pawn))
            notes.append(("badge_lock", self.words.t("table.locked", name=name, place=goal)))
        if state.lost_in[pawn] != NEVER:
            # the turn after the loss: this one, unless the dime was lost in it
            is_now = state.seat == self.seat and state.lost_in[pawn] < state.turns
            key = "table.barred_now" if is_now else "table.barred"
            notes.append(("badge_lock", self.words.t(key, name=name)))
        if state.short_turn[self.seat]:
            steps = self.look.data.numbers.short_steps
            notes.append(("badge_short", self.words.t("table.short_turn", name=name, n=steps)))
        for (icon, text), row in zip(notes, box.rows(max(2, len(notes)), 8), strict=False):
            sign, words = row.split_left(64, gap=16)
            canvas.picture(f"ankka/{icon}", Box.around(*sign.centre, 60, 60))
            canvas.text(words, text, _NOTE, max_lines=2)

    def _draw_kept(self, canvas: Canvas, box: Box) -> None:
        """The event cards that are kept."""
        cards = self.look.state.kept[self.look.state.pawn[self.seat]]
        if not cards:
            text = self.words.t("table.kept_none", name=self.words.name(self.seat))
            beside_the_first_note = box.rows(2, 8)[0]
            canvas.text(beside_the_first_note, text, theme.BODY_SOFT, "centre", max_lines=2)
            return
        width = min(440.0, (box.w - 56 * (len(cards) - 1)) / len(cards))
        for place, card in enumerate(cards):
            spot = Box(
                box.x + 24 + place * (width + 56), box.y + 20, width, min(box.h - 40, width * 0.8)
            )
            draw_event_card(canvas, spot, self.words, card, brief=True)
