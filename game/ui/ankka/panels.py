"""The players' panels: who, what is done of the route, the dime, kept cards, locks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

from game.ankka.data import BIN, GameData, NodeId
from game.ankka.state import NEVER, Pawn, State
from game.engine.requests import Seat
from game.engine.rulebook import Seating
from game.ui.ankka import layout
from game.ui.ankka.board import Board
from game.ui.ankka.pictures import kept_picture, pawn_picture
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

FRAME = 34
"""Units beyond its box that a panel paints: the gold frame of the active one with its glow."""

_NAME = theme.TextStyle("text", 36, theme.INK, floor=20)
_WHO = theme.BODY_SOFT.sized(30)
_COUNT = theme.TextStyle("heading", 28, theme.CREAM, floor=20)
_CHIP, _SEEN = 34.0, 24.0
"""Across the number of kept cards that look alike, and how much of their sign it leaves to see."""
_NUMBER = looks.Skin(
    (theme.rgb("8A2E10"), theme.rgb("5B1808")), theme.rgb("23130C"), 2, radius=40
)  # fmt: skip
_SIGN, _MEDALS = 48.0, 5
_PANEL = replace(looks.CARD_PANEL, radius=22, lip=6)
_ACTIVE = looks.Skin(
    (theme.GOLD[0], theme.GOLD[1], theme.GOLD[2]), theme.rgb("8A540E"), 4, radius=32, shine=0.6,
    shadow=12,
)  # fmt: skip
_PALE, _SORTS = 0.32, 2


class Panels:
    """Draws the panels of all seats, from above in the order of the seats."""

    def __init__(
        self,
        board: Board,
        seating: Callable[[Seat], Seating],
        look: Callable[[Seat], str],
        character: Callable[[str], str],
    ) -> None:
        """`look`: the colour of a seat; `character`: the name of one."""
        self._board = board
        self._seating = seating
        self._look = look
        self._character = character

    def box(self, state: State, seat: Seat) -> Box:
        return layout.panel_boxes(state.players)[seat]

    def draw(self, canvas: Canvas, state: State, active: Seat) -> None:
        boxes = layout.panel_boxes(state.players)
        for seat in [*(seat for seat in range(state.players) if seat != active), active]:
            if canvas.sees(boxes[seat].inset(-FRAME)):
                self._draw_panel(canvas, state, seat, boxes[seat], seat == active)

    def _draw_panel(self, canvas: Canvas, state: State, seat: Seat, box: Box, active: bool) -> None:
        if active:
            canvas.skin(box.inset(-9), _ACTIVE)
        canvas.skin(box, _PANEL)
        parts = layout.panel_parts(box)
        canvas.picture(pawn_picture(self._look(seat)), parts.pawn)
        if self._seating(seat).player != "human":
            canvas.picture("shelf/sym_computer", Box(box.x + 8, box.y + 8, 30, 30))
        right = self._draw_signs(canvas, state, seat, parts.head)
        name = parts.head._replace(w=max(0.0, right - parts.head.x - 6))
        canvas.text(name, self._seating(seat).name, _NAME)
        if parts.who is not None:
            character = state.characters[state.pawn[seat]]
            canvas.text(parts.who, self._character(character), _WHO)
        self._draw_route(canvas, state, state.pawn[seat], parts.route)

    def _draw_signs(self, canvas: Canvas, state: State, seat: Seat, head: Box) -> float:
        """At the upper right corner, from the right: the dime, kept cards, a lock, a short turn.
        Where they begin."""
        pawn, right = state.pawn[seat], head.right
        side = min(head.h, _SIGN)

        def sign(picture: str, count: int = 1) -> None:
            nonlocal right
            right -= side + 3
            box = Box.around(right + side / 2, head.centre[1] + 2, side, side)
            canvas.picture(picture, box)
            if count > 1:
                beside = max(0.0, _CHIP + _SEEN - side)
                right -= beside
                number = Box(box.x - beside, box.bottom - _CHIP, _CHIP, _CHIP)
                canvas.skin(number, _NUMBER)
                canvas.text(number.inset(-3), str(count), _COUNT, "centre")

        if state.dime == pawn:
            sign("ankka/dime_front")
        for picture, count in kept_signs(self._board.data, state, pawn):
            sign(picture, count)
        if state.lock[pawn] or state.lost_in[pawn] != NEVER:
            sign("ankka/badge_lock")
        if state.short_turn[seat]:
            sign("ankka/badge_short")
        return right

    def _draw_route(self, canvas: Canvas, state: State, pawn: int, box: Box) -> None:
        """The destinations in their order, then the bin: done, next, and still to come."""
        route: tuple[NodeId, ...] = (*self._board.route(state, pawn), BIN)
        side = min(box.h, box.w / _MEDALS)
        for place, (id, room) in enumerate(zip(route, box.columns(_MEDALS), strict=False)):
            medal = Box.around(*room.centre, side, side)
            done, is_next = place < state.visited[pawn], place == state.visited[pawn]
            canvas.picture(f"ankka/icon_{id}", medal, alpha=1.0 if done or is_next else _PALE)
            if is_next:
                canvas.picture("ankka/icon_ring", medal)
            if done:
                badge = side * 0.52
                canvas.picture(
                    "ankka/badge_check",
                    Box(medal.right - badge, medal.bottom - badge, badge, badge),
                )


def kept_signs(data: GameData, state: State, pawn: Pawn) -> Iterator[tuple[str, int]]:
    """The pictures of the kept cards and how many there are of each; of more than two sorts: the
    back of a card."""
    kinds = Counter(kept_picture(data.events[card]) for card in state.kept[pawn])
    if len(kinds) > _SORTS:
        yield "ankka/card_event_back", kinds.total()
    else:
        yield from kinds.items()
