"""The table of Nya Finans: what is printed, the state under play, and how rules tell of it."""

from __future__ import annotations

from game.engine import events as engine_events
from game.engine import table as engine_table
from game.engine.requests import Facts, Roll, Seat
from game.finans.data import GameData, PlotIndex, ShareIndex, Space
from game.finans.effects import NewsEffect
from game.finans.events import (
    DiceRolled,
    Money,
    NothingHappened,
    PhaseBegan,
    PlotMoved,
    ShareMoved,
)
from game.finans.state import BANK, NO_CARD, Holder, Phase, State


class Table(engine_table.Table[State]):
    """A game in play, with the board and the papers it is played with."""

    __slots__ = ("data",)

    def __init__(self, data: GameData, state: State, log: list[engine_events.Event[State]]) -> None:
        super().__init__(state, log)
        self.data = data

    def begin(self, seat: Seat, phase: Phase) -> None:
        """Go on to this phase, played by this seat."""
        self.emit(PhaseBegan(seat, phase))

    def nothing(self, seat: Seat, code: str, clause: str, facts: Facts = ()) -> None:
        """Tell why a rule came to nothing."""
        self.emit(NothingHappened(seat, code, clause, facts))

    def money(
        self, payer: Holder, payee: Holder, amount: int, cause: str, clause: str, card: str = ""
    ) -> None:
        """An amount in kronor that is there changes hands."""
        if amount:
            self.emit(Money(payer, payee, amount, cause, clause, card))

    def earn(self, seat: Seat, amount: int, cause: str, clause: str, card: str = "") -> None:
        """The bank pays the seat."""
        self.money(BANK, seat, amount, cause, clause, card)

    def move_plot(
        self, plot: PlotIndex, taker: Holder, price: int, cause: str, clause: str
    ) -> None:
        """A deed goes to another holder, who pays for it."""
        giver = self.state.plots[plot]
        self.money(taker, giver, price, cause, clause)
        self.emit(PlotMoved(plot, giver, taker, price, cause, clause))

    def move_share(
        self, share: ShareIndex, taker: Holder, price: int, cause: str, clause: str
    ) -> None:
        """A share goes to another holder, who pays for it."""
        giver = self.state.shares[share]
        self.money(taker, giver, price, cause, clause)
        self.emit(ShareMoved(share, giver, taker, price, cause, clause))

    async def roll(self, seat: Seat, dice: int, purpose: str) -> tuple[int, ...]:
        """Roll one die or two, and tell what they show."""
        sides = self.data.numbers.die
        first = await Roll(purpose, sides)
        shown = (first,) if dice == 1 else (first, await Roll(purpose, sides))
        self.emit(DiceRolled(seat, shown, purpose))
        return shown

    # What every chapter looks up.

    def space_of(self, seat: Seat) -> Space:
        """The space on which a seat's piece stands."""
        return self.data.space(self.state.spaces[seat])

    @property
    def news_in_force(self) -> NewsEffect | None:
        """What the news says that holds until further notice."""
        card = self.state.in_force
        return None if card == NO_CARD else self.data.news[card].effect
