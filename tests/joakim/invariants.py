"""What is true after every single event of a game of joakim, and rules that are watched."""

from __future__ import annotations

from game.engine.events import Event
from game.games import GAMES
from game.joakim.data import GameData
from game.joakim.events import Cards
from game.joakim.rulebook import JoakimRules
from game.joakim.state import HIDDEN, NO_CARD, NOBODY, NOWHERE, Phase, State
from game.joakim.table import Table


def check_table(data: GameData, state: State) -> None:
    """Every card is in one place, no money comes or goes, nobody stands on another's square."""
    _check_property(data, state)
    assert sum(state.cash) == 0
    assert min(state.cash[:-1]) >= 0
    _check_numbers(data, state)
    _check_uncle(data, state)
    _check_sharks(data, state)
    held = [card for cards in state.options_held for card in cards]
    _check_deck(state.club, held, state.face_up, len(data.club))
    numbers = data.numbers
    least = 0 if state.phase < Phase.MOVE else numbers.lowest_value
    assert all(least <= value <= numbers.highest_value for value in state.market)
    pawns = [square for square in state.squares if square != NOWHERE]
    assert len(set(pawns)) == len(pawns)
    assert state.crown == NOBODY or not state.out[state.crown]
    for seat, out in enumerate(state.out):
        assert state.known[seat] == state.newspaper[: len(state.known[seat])]
        if out:
            assert state.cash[seat] == 0 and state.squares[seat] == NOWHERE
            assert not any(state.ones[seat]) and not any(state.fives[seat])
            assert not state.options_held[seat] and not state.known[seat]


def _check_property(data: GameData, state: State) -> None:
    for number, kind in enumerate(data.kinds):
        for rows, there_are in ((state.ones, kind.ones), (state.fives, kind.fives)):
            held = [row[number] for row in rows]
            assert min(held) >= 0
            assert sum(held) == there_are


def _check_numbers(data: GameData, state: State) -> None:
    lying = [*state.newspaper, *state.newspaper_drawn, *state.newspaper_removed]
    if state.club_closed_by != NO_CARD:
        lying.append(state.club_closed_by)
    assert sorted(lying) == list(range(len(data.newspaper)))


def _check_uncle(data: GameData, state: State) -> None:
    """Without the sharks, the cards with a shark are not in the game."""
    sharks = state.sharks
    kept = [] if sharks is None else [card for cards in sharks.kept for card in cards]
    _check_deck(state.uncle, kept, state.face_up, len(data.uncle), sharks is not None)
    if sharks is None:
        assert not any(data.uncle[card].shark for card in state.uncle)


def _check_sharks(data: GameData, state: State) -> None:
    """Every tip and every loan card is in one place, and what is due is what the cards say."""
    sharks = state.sharks
    if sharks is None:
        return
    held = [card for cards in (*sharks.hands, *sharks.beagles) for card in cards]
    _check_deck(sharks.tips, held, state.face_up, len(data.tips))
    for size, loan in enumerate(data.loans):
        assert min(row[size] for row in sharks.loans) >= 0
        assert sum(row[size] for row in sharks.loans) == loan.cards
    for seat, out in enumerate(state.out):
        assert len(sharks.hands[seat]) <= data.numbers.tips_drawn
        owed = [loan.repayment * sharks.loans[seat][size] for size, loan in enumerate(data.loans)]
        assert sharks.due[seat] == sum(owed)
        if out:
            assert not sharks.hands[seat] and not sharks.kept[seat] and not sharks.beagles[seat]
            assert not sharks.due[seat]
            assert seat not in sharks.to_react


def _check_deck(
    pile: list[int], held: list[int], face_up: int, there_are: int, whole: bool = True
) -> None:
    lying = [*pile, *held]
    assert len(set(lying)) == len(lying)
    assert HIDDEN not in lying
    if whole:
        assert set(range(there_are)) - set(lying) <= {face_up}


class WatchedTable(Table):
    """A table on which every event is looked at."""

    __slots__ = ()

    def emit(self, event: Event[State]) -> None:
        super().emit(event)
        if isinstance(event, Cards):  # saves and reports write them as they are: 1, not True
            assert type(event.ones) is type(event.fives) is int
        check_table(self.data, self.state)


class WatchedRules(JoakimRules):
    """The rules of joakim, played on a watched table."""

    def table(self, state: State, log: list[Event[State]]) -> Table:
        return WatchedTable(self.data, state, log)


def watched_rules() -> WatchedRules:
    rules = GAMES["joakim"].rulebook()
    assert isinstance(rules, JoakimRules)
    return WatchedRules(rules.data)
