"""How the die and the pawns are shown."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.joakim.events import DieRolled, PawnMoved
from game.joakim.state import NOWHERE
from game.ui.joakim import layout
from game.ui.joakim.announcements import Announcer
from game.ui.joakim.die import Tumble, landing, thrown_from
from game.ui.kit.animation import Call, Sequence, Step, Tween, Wait
from game.ui.table.motion import Walk, straight, travel
from game.ui.table.showing import Apply

_ROLL, _ROLL_FOR_VALUE, _REST, _ASIDE = 900.0, 320.0, 300.0, 300.0
_JUMP, _SET_DOWN = 850.0, 420.0


class MovesShown:
    """Steps for events of the die and the pawns."""

    def __init__(self, announcer: Announcer) -> None:
        self.announcer = announcer
        self.look = announcer.look

    def die_rolled(self, event: DieRolled, apply: Apply) -> Iterable[Step]:
        """It tumbles, then rests; only then are the number, its sound and what follows shown."""
        look, announcer = self.look, self.announcer
        if event.purpose == "value":
            return (Sequence(self._roll(event.value, _ROLL_FOR_VALUE), Call(apply)),)
        look.pawns.hide_ring()
        aside = travel(look.die, straight(landing(), layout.DIE), announcer.reduced)
        return (
            Sequence(
                announcer.sound("dice_roll"),
                self._roll(event.value, _ROLL),
                announcer.sound("dice_land"),
                Wait(_REST),
                Tween(_ASIDE, aside),
                Call(apply),
            ),
        )

    def _roll(self, value: int, time: float) -> Step:
        way = straight(thrown_from(), landing())
        return Tumble(self.look.die, way, value, time, self.announcer.reduced)

    def pawn_moved(self, event: PawnMoved, apply: Apply) -> Iterable[Step]:
        """Square by square, or in one leap."""
        look, seat = self.look, event.seat
        start = look.state.squares[seat]
        look.pawns.hide_ring()
        go = self._leap(event, start) if not event.steps else self._walk(event, start)
        land = self.announcer.sound(self._sound_of(event.square))
        if not look.table.is_human(seat):
            go = self.announcer.say(event, seat, go)
        return (Sequence(go, Call(apply), land),)

    def _walk(self, event: PawnMoved, start: int) -> Step:
        look = self.look
        boxes = [layout.pawn_box(look.board.cell(start))]
        boxes += look.pawns.way(start, event.square, event.steps)
        pawn = look.pawns.pawn(event.seat)
        return Walk(pawn, boxes, self.announcer.reduced, partial(look.table.play, "step"))

    def _leap(self, event: PawnMoved, start: int) -> Step:
        """In an arc over the board; onto the board from above."""
        look = self.look
        pawn, end = look.pawns.pawn(event.seat), layout.pawn_box(look.board.cell(event.square))
        first = start == NOWHERE
        begin = end.moved(0, -240) if first else layout.pawn_box(look.board.cell(start))
        pawn.box, pawn.visible = begin, True
        way = straight(begin, end, 0 if first else 220)
        go = Tween(_SET_DOWN if first else _JUMP, travel(pawn, way, self.announcer.reduced))
        return Sequence(self.announcer.sound("jump"), go)

    def _sound_of(self, square: int) -> str:
        """What is heard when a pawn has come to a square."""
        type = self.look.data.board.squares[square].type
        return {"uncle": "door", "club": "club"}.get(type, "step")
