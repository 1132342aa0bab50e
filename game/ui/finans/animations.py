"""How each event is shown: dice tumble, pieces walk, money is counted, cards lie open to be read.

An event without steps here changes the table at once. At speed `off` only what must be read has
any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.events import AnyEvent
from game.engine.requests import Seat
from game.finans import events as e
from game.finans.state import BANK
from game.ui.finans import layout, readings
from game.ui.kit.animation import Call, Sequence, Step, Tween, Wait, glide
from game.ui.table.reading import Notice, reading_time

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

Apply = Callable[[], None]
_ROLL, _REST = 800.0, 350.0
_STEP, _JUMP, _SET_DOWN = 190.0, 850.0, 260.0
_COUNT, _TOLD = 500.0, 900.0
"""Milliseconds in which cash is counted, and for which a line of the log is left to be read."""

_SILENT_MONEY = frozenset(("start",))
_BRIEF = (
    e.PlotMoved, e.ShareMoved, e.Mortgaged, e.Built, e.BondMoved, e.LoansChanged, e.CarChanged,
    e.MeetingCalled, e.PrisonEntered, e.RoundMissed, e.NewsInForce, e.NewsOver, e.TipKept,
    e.TipReturned, e.LotOpened, e.BidMade, e.OfferMade, e.OfferRefused, e.BeginnerNamed,
)  # fmt: skip
"""Events whose line stands for a moment."""
_TO_READ = (e.NothingHappened, e.DebtForgiven, e.PlayerLeft, e.GameEnded)
"""Events whose line stands until it has been read."""
_SOUNDS: dict[type[AnyEvent], str] = {
    e.PlotMoved: "buy", e.ShareMoved: "buy", e.BondMoved: "buy", e.Mortgaged: "stamp",
    e.LoansChanged: "stamp", e.Built: "pin", e.CarChanged: "horn", e.MeetingCalled: "gavel",
    e.PrisonEntered: "cell_door", e.BidMade: "bid", e.PlayerLeft: "out",
    e.NewsInForce: "newspaper",
}  # fmt: skip


class Animations:
    """Makes the steps of events for one look."""

    def __init__(self, look: FinansLook) -> None:
        self.look = look

    @property
    def _reduced(self) -> bool:
        return self.look.table.kit.settings.reduced_motion

    def steps(self, event: AnyEvent, apply: Apply) -> Iterable[Step]:
        """The steps that show an event; none if it has nothing to show."""
        moving = self.look.table.kit.settings.speed != "off"
        return (*(self._moving(event, apply) if moving else ()), *self._to_read(event, apply))

    def clear(self) -> None:
        """Nothing moves any more."""
        self.look.panels.counting.clear()

    def _moving(self, event: AnyEvent, apply: Apply) -> Iterable[Step]:
        match event:
            case e.DiceRolled():
                return self._dice(event, apply)
            case e.PieceMoved():
                return self._piece(event, apply)
            case e.Money() if event.cause not in _SILENT_MONEY:
                return self._money(event, apply)
        sound = _SOUNDS.get(type(event))
        heard = (self._sound(sound),) if sound else ()
        if isinstance(event, _TO_READ):
            return (*heard, Call(apply), self._notice(self.look.telling.line(event)))
        return (*heard, Call(apply), Wait(_TOLD)) if isinstance(event, _BRIEF) else ()

    def _to_read(self, event: AnyEvent, apply: Apply) -> Iterable[Step]:
        """What lies above the table until somebody has read it, at any speed."""
        look = self.look
        match event:
            case e.CardDrawn():
                return self._sound("card_draw"), Call(apply), readings.card(look, event)
            case e.BondsDrawn():
                return self._sound("drum"), Call(apply), readings.drawing(look, event)
            case e.DiceRolled() if event.purpose == "meeting":
                return Call(apply), readings.outcome(look, readings.called(look), event.dice)
            case e.MeetingCalled() if event.fee == look.data.numbers.fee_most:
                return Call(apply), readings.outcome(look, event, ())
        return ()

    def _notice(self, text: str) -> Step:
        """Time to read a line of the log."""
        kit = self.look.table.kit
        share: float = getattr(kit.settings, "reading_time", 1.0)
        return Notice(reading_time(text) * share, kit.clock, lambda: None, lambda: None)

    def _sound(self, name: str) -> Step:
        return Call(partial(self.look.table.play, name))

    def _dice(self, event: e.DiceRolled, apply: Apply) -> Iterable[Step]:
        tumble = self.look.dice.tumble(event.dice, _ROLL, self._reduced)
        land = self._sound("dice_land")
        return (Sequence(self._sound("dice_roll"), tumble, land, Call(apply), Wait(_REST)),)

    def _piece(self, event: e.PieceMoved, apply: Apply) -> Iterable[Step]:
        """Space by space along the ring, or straight to where a card sends it."""
        look = self.look
        piece = look.pieces.piece(event.seat)
        start, size = look.state.spaces[event.seat], layout.piece_box(event.space)
        if not event.steps:
            way: list[Step] = [self._sound("jump"), glide(piece, size, _JUMP, self._reduced)]
            return (Sequence(Call(look.pieces.hide_arrow), *way, Call(apply)),)
        steps: list[Step] = [Call(look.pieces.hide_arrow)]
        for step in range(1, event.steps + 1):
            number = (start + step - 1) % len(look.data.spaces) + 1
            time = _SET_DOWN if step == event.steps else _STEP
            steps.append(glide(piece, layout.piece_box(number), time, self._reduced))
            steps.append(self._sound("step"))
        return (Sequence(*steps, Call(apply)),)

    def _money(self, event: e.Money, apply: Apply) -> Iterable[Step]:
        """The panels count from what there was to what there is."""
        look, before = self.look, self.look.state.cash[:]
        seats = [seat for seat in (event.payer, event.payee) if seat != BANK]

        def count(share: float) -> None:
            for seat in seats:
                self._show_cash(seat, before[seat], share)

        sound = "coins" if event.payee != BANK else "pay"
        line = look.telling.line(event)
        rest = (Wait(_TOLD),) if line else ()
        return (Sequence(Call(apply), self._sound(sound), Tween(_COUNT, count), *rest),)

    def _show_cash(self, seat: Seat, before: int, share: float) -> None:
        look, now = self.look, self.look.state.cash[seat]
        if share >= 1:
            look.panels.counting.pop(seat, None)
        else:
            step = look.data.numbers.rounding
            shown = before + (now - before) * share
            look.panels.counting[seat] = round(shown / step) * step
        look.table.invalidate(look.panel_box(seat))
