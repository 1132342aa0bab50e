"""How each event is shown: pawns walk, the pin moves, the spinner turns, cards lie open to be read.

An event without steps here changes the table at once. At speed `off` only what must be read has
any.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.ankka import events as e
from game.ankka.data import EventCard
from game.engine.events import AnyEvent
from game.ui.ankka import layout, readings
from game.ui.ankka.pictures import pawn_picture, token_picture
from game.ui.kit.animation import Call, Parallel, Sequence, Step, Wait, glide
from game.ui.kit.box import Box
from game.ui.table.showing import Apply, Showing

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

_STEP, _JUMP, _PIN, _DIME = 190.0, 850.0, 260.0, 900.0
_DIME_LIFT = 190.0
_TOLD = 900.0
"""Milliseconds for which a line of the log is left to be read."""

CARD, DIME, PAWN, TOKEN = (64.0, 82.0), (120.0, 125.0), (84.0, 110.0), (46.0, 46.0)
"""The sizes of what flies: a card to whoever keeps it, the dime, pawns from panel to panel, and a
token to its plate."""

_BRIEF = (
    e.BeginnerNamed, e.QuestionBought, e.CaptureTried, e.CaptureLocked, e.DimeSafe,
    e.KeptReturned, e.ShortTurnComes, e.VoteCast, e.Disagreed, e.AnswerJudged,
)  # fmt: skip
"""Events whose line stands for a moment."""
_SOUNDS: dict[type[AnyEvent], str] = {e.CaptureTried: "reaction", e.KeptReturned: "card_turn"}


class Animations(Showing):
    """Makes the steps of events for one look."""

    def __init__(self, look: AnkkaLook) -> None:
        super().__init__(look.table, look.hangar)
        self.look = look

    def steps(self, event: AnyEvent, apply: Apply) -> Iterable[Step]:
        """The steps that show an event; none if it has nothing to show."""
        self.look.way.hide()
        return (*(self._moving(event, apply) if self.moving else ()), *self._to_read(event, apply))

    def _moving(self, event: AnyEvent, apply: Apply) -> Iterable[Step]:
        match event:
            case e.PawnMoved():
                return self._pawn(event, apply)
            case e.StepsChanged() | e.TurnBegan():
                return self._pin(event, apply)
            case e.DimeMoved():
                return self._dime(event, apply)
            case e.EventKept():
                return self._kept(event, apply)
            case e.DestinationVisited():
                return self._visited(event, apply)
            case e.PawnsSwapped():
                return self._swapped(event, apply)
            case e.NothingHappened():
                return self._banner(event, apply, "refuse", "ankka/badge_cross")
            case e.AnswerOverruled():
                sign = "check" if event.right else "cross"
                return self._banner(event, apply, "gavel", f"ankka/badge_{sign}")
        sound = _SOUNDS.get(type(event))
        heard = (self.sound(sound),) if sound else ()
        return (*heard, Call(apply), Wait(_TOLD)) if isinstance(event, _BRIEF) else ()

    def _to_read(self, event: AnyEvent, apply: Apply) -> Iterable[Step]:
        """What lies above the table until somebody has read it, at any speed."""
        look, sound = self.look, self.sound
        match event:
            case e.DimesDealt():
                return sound("shuffle"), Call(apply), readings.dimes(look, event)
            case e.EventDrawn():
                heard = "villain" if is_bad(look.data.events[event.card]) else "card_draw"
                return sound(heard), Call(apply), readings.event_card(look, event)
            case e.WheelSpun() | e.MachineSpun():
                return Call(apply), readings.spinner(look, event)
            case e.AnswerGiven():
                heard = "right" if event.right else "wrong"
                return sound(heard), Call(apply), readings.answer(look, event)
            case e.AnswerSaid():
                return sound("card_turn"), Call(apply), readings.answer(look, event)
            case e.GameEnded():
                human = any(look.table.is_human(seat) for seat in event.winners)
                return sound("win" if human else "lose"), Call(apply), readings.ended(look, event)
        return ()

    def _banner(self, event: AnyEvent, apply: Apply, sound: str, picture: str) -> Iterable[Step]:
        """Its line stands across the town until it has been read."""
        line = self.look.telling.line(event)
        return self.sound(sound), Call(apply), self.look.banner.notice(line, picture)

    def _pawn(self, event: e.PawnMoved, apply: Apply) -> Iterable[Step]:
        """One circle on, or straight to where a card or an invention sends it."""
        look = self.look
        sprite = look.pawns.pawn(event.pawn)
        to = look.pawns.home(look.state, event.pawn, event.node)
        walks = event.way == "walk"
        time, heard = (_STEP, "footstep") if walks else (_JUMP, "jump")
        hide = Call(look.pawns.hide_arrow)
        if look.state.dime == event.pawn:
            hide = Call(look.pawns.hide_arrow_and_dime)
        go = glide(sprite, to, time, self.reduced)
        return (Sequence(hide, go, self.sound(heard), Call(apply)),)

    def _pin(self, event: e.StepsChanged | e.TurnBegan, apply: Apply) -> Iterable[Step]:
        """The pin goes to the hole of the steps that are left."""
        look = self.look
        steps = event.steps if isinstance(event, e.TurnBegan) else look.state.steps + event.amount
        moving = glide(look.counter.pin, layout.pin_box(steps), _PIN, self.reduced)
        return (Sequence(Call(apply), moving, self.sound("pin")),)

    def _dime(self, event: e.DimeMoved, apply: Apply) -> Iterable[Step]:
        """The dime flies to whoever has it now, large, and everybody is told."""
        look, pawns = self.look, self.look.pawns
        home = pawns.home(look.state, event.taker, look.state.nodes[event.taker])
        start = Box.around(*pawns.dime.box.centre, *DIME)
        end = Box.around(*layout.dime_box(home).centre, *DIME)
        flight = self.fly("ankka/dime_front", start, end, apply, _DIME, _DIME_LIFT)
        told = look.banner.notice(look.telling.line(event), "ankka/dime_front")
        return (Call(pawns.hide_arrow_and_dime), self.sound("dime"), flight, told)

    def _visited(self, event: e.DestinationVisited, apply: Apply) -> Iterable[Step]:
        """The character leaves a token, which hangs on the plate from then on."""
        look = self.look
        start = Box.around(*look.pawns.pawn(event.pawn).box.centre, *TOKEN)
        end = look.board.token_box(look.state, event.node, event.pawn)
        flight = self.fly(token_picture(look.pawn_colour(event.pawn)), start, end, apply)
        return flight, self.sound("stamp"), Wait(_TOLD)

    def _swapped(self, event: e.PawnsSwapped, apply: Apply) -> Iterable[Step]:
        """The pawns change panels, with all that is theirs."""
        look, seats = self.look, (event.seat, event.other)
        panels = [look.panels.box(look.state, seat) for seat in seats]
        one, other = (Box.around(*layout.panel_parts(p).pawn.centre, *PAWN) for p in panels)
        ours, theirs = (pawn_picture(look.colour(seat)) for seat in seats)
        flights = Parallel(
            self.fly(ours, one, other, apply, lift=0),
            self.fly(theirs, other, one, lambda: None, lift=0),
        )
        told = look.banner.notice(look.telling.line(event), "ankka/inv_swap")
        return self.sound("jump"), flights, told

    def _kept(self, event: e.EventKept, apply: Apply) -> Iterable[Step]:
        """The card flies to the panel of whoever keeps it."""
        look = self.look
        seat = look.state.seat_of(event.pawn)
        panel = look.panels.box(look.state, seat)
        start = Box.around(*layout.BANNER.centre, *CARD)
        end = Box.around(*panel.centre, *CARD)
        flight = self.fly("ankka/card_event_back", start, end, apply)
        return self.sound("card_turn"), flight, Wait(_TOLD)


def is_bad(card: EventCard) -> bool:
    """Whether a card takes something from whoever draws it."""
    effect = card.effect
    return effect.do in _BAD or (effect.do == "steps" and effect.steps < 0)


_BAD = ("milla", "lose_kept", "short_turn")
