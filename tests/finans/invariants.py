"""What is true after every single event of a game of Nya Finans, and rules that are watched."""

from __future__ import annotations

from game.engine.events import Event
from game.finans.building import buildings_left
from game.finans.data import GameData
from game.finans.rulebook import FinansRules
from game.finans.state import BANK, HIDDEN, State
from game.finans.table import Table
from game.games import GAMES


def check_table(table: Table) -> None:
    """All money, papers, buildings, loans and cards are there, and with somebody in the game."""
    data, state = table.data, table.state
    assert sum(state.cash) == 0
    assert min(state.cash[:-1]) >= 0
    _check_papers(data, state)
    _check_lent(data, state)
    for industrial in (True, False):
        assert buildings_left(table, industrial=industrial) >= 0
    _check_decks(data, state)
    for seat, out in enumerate(state.out):
        assert state.spaces[seat] in (range(1) if out else range(1, len(data.spaces) + 1))
        assert 0 <= state.missing[seat] <= max(data.numbers.prison_rounds)
        if out:
            assert state.cash[seat] == state.loans[seat] == state.missing[seat] == 0
            assert not state.cars[seat] and not state.kept[seat] and not state.freed[seat]


def _check_papers(data: GameData, state: State) -> None:
    """Every deed, share and bond is with the bank or a player; what the bank has lies bare."""
    holders = {BANK, *(seat for seat, out in enumerate(state.out) if not out)}
    for owners, there_are in (
        (state.plots, len(data.plots)),
        (state.shares, len(data.shares)),
        (state.bonds, data.numbers.bonds),
    ):
        assert len(owners) == there_are
        assert set(owners) <= holders
    for plot, owner in enumerate(state.plots):
        assert owner != BANK or not (state.mortgaged[plot] or state.built[plot])
    for lot in state.lots:
        assert (state.plots if lot.sort == "plot" else state.shares)[lot.number] == BANK


def _check_lent(data: GameData, state: State) -> None:
    assert all(0 <= loans <= data.numbers.loans_each for loans in state.loans)
    assert sum(state.loans) <= state.options.bank_loans
    assert sum(state.cars) <= data.numbers.certificates


def _check_decks(data: GameData, state: State) -> None:
    """Every card is in its pile, in force, kept, or the one that lies face up."""
    kept = [card for cards in state.kept for card in cards]
    in_force = [card for card in [state.in_force] if card != HIDDEN]
    face_up = []
    for lying, there_are in (
        ([*state.news, *in_force], len(data.news)),
        ([*state.tips, *kept], len(data.tips)),
    ):
        assert len(set(lying)) == len(lying)
        assert set(lying) <= set(range(there_are))
        face_up += sorted(set(range(there_are)) - set(lying))
    assert face_up == [card for card in [state.face_up] if card != HIDDEN]


class WatchedTable(Table):
    """A table on which every event is looked at."""

    __slots__ = ()

    def emit(self, event: Event[State]) -> None:
        super().emit(event)
        check_table(self)


class WatchedRules(FinansRules):
    """The rules of Nya Finans, played on a watched table."""

    def table(self, state: State, log: list[Event[State]]) -> Table:
        return WatchedTable(self.data, state, log)


def watched_rules() -> WatchedRules:
    rules = GAMES["finans"].rulebook()
    assert isinstance(rules, FinansRules)
    return WatchedRules(rules.data)
