"""Build a position of Nya Finans from what a file says about it, and refuse an impossible one."""

from __future__ import annotations

from game.engine.requests import Card
from game.engine.rulebook import GameSetup
from game.files.faults import did_you_mean
from game.files.yaml_source import Place, Source
from game.finans.building import buildings_left
from game.finans.data import GameData
from game.finans.effects import BuildAnyTime
from game.finans.options import Options
from game.finans.rulebook import FinansRules
from game.finans.state import BANK, NO_CARD, Phase, State
from game.finans.table import Table
from game.scenarios.finans_shapes import Position


def build(rules: FinansRules, position: Position, source: Source, setup: GameSetup) -> State:
    """The state, checked: what is impossible about it is noted as faults of the source."""
    state = rules.empty_table(len(setup.seats), Options.from_json(setup.options))
    builder = _Builder(rules.data, state, position, source)
    builder.build()
    return state


class _Builder:
    """Fills one state. The bank gets what is left over, each pile what lies nowhere else."""

    def __init__(self, data: GameData, state: State, position: Position, source: Source) -> None:
        self._data = data
        self._state = state
        self._position = position
        self._source = source

    def build(self) -> None:
        self._players()
        self._cash()
        self._papers()
        self._buildings()
        self._spaces()
        self._decks()

    def _fault(self, place: Place, message: str) -> None:
        self._source.fault(("position", *place), message)

    def _name(self, seat: int) -> str:
        return str(self._source.root["seats"][seat]["name"])

    def _in_play(self, seat: int, place: Place) -> bool:
        if seat != BANK and self._state.out[seat]:
            self._fault(place, f"{self._name(seat)} is out and can have nothing")
            return False
        return True

    def _players(self) -> None:
        state, position = self._state, self._position
        for seat in position.out:
            state.out[seat] = True
            state.spaces[seat] = 0
        if len(state.seats_from(0)) < 2:
            self._fault(("out",), "two must still be in the game")
        state.seat, state.beginner = position.move, position.beginner
        state.phase, state.turns = Phase[position.phase.upper()], position.turns
        state.rounds = position.turns // state.players
        state.bought_plot, state.bought_share = (
            "plot" in position.bought,
            "share" in position.bought,
        )
        state.met = position.met
        if state.out[position.move]:
            self._fault(("move",), f"{self._name(position.move)} is out and has no turn")
        for key, numbers in (("laps", position.laps), ("missing", position.missing)):
            for seat, number in numbers:
                if number < 0:
                    self._fault((key, self._name(seat)), f"{number} is below zero")
                getattr(state, key)[seat] = number
        for seat in position.freed:
            state.freed[seat] = True

    def _cash(self) -> None:
        state = self._state
        for seat in state.seats_from(0):
            state.cash[seat] = state.options.start_cash
        for seat, amount in self._position.cash:
            place = ("cash", self._name(seat))
            if amount < 0:
                self._fault(place, f"{self._name(seat)} cannot have less than nothing")
            if self._in_play(seat, place):
                state.cash[seat] = amount
        state.cash[BANK] = -sum(state.cash[:-1])

    def _papers(self) -> None:
        state, position, numbers = self._state, self._position, self._data.numbers
        for key, owners, said in (
            ("plots", state.plots, position.plots),
            ("shares", state.shares, position.shares),
        ):
            for holder, papers in said:
                for index in papers:
                    self._give(key, owners, index, holder)
        for holder, bonds in position.bonds:
            for number in bonds:
                if not 1 <= number <= numbers.bonds:
                    self._fault(("bonds",), f"there is no bond {number}")
                else:
                    self._give("bonds", state.bonds, number - 1, holder)
        for seat, loans in position.loans:
            place = ("loans", self._name(seat))
            if not 0 <= loans <= numbers.loans_each:
                self._fault(place, f"{loans} loans are not possible")
            if self._in_play(seat, place):
                state.loans[seat] = loans
        if sum(state.loans) > state.options.bank_loans:
            self._fault(("loans",), f"the bank has only {state.options.bank_loans} loans")
        for seat in position.cars:
            state.cars[seat] = self._in_play(seat, ("cars",))
        for seat, cards in position.kept:
            place = ("kept", self._name(seat))
            for card in cards:
                if not isinstance(self._data.tips[card].effect, BuildAnyTime):
                    self._fault(place, f"{self._data.tips[card].id} is not kept")
            if self._in_play(seat, place):
                state.kept[seat][:] = cards

    def _give(self, key: str, owners: list[int], index: int, holder: int) -> None:
        if owners[index] != BANK:
            self._fault((key,), f"number {index + 1} of the {key} is given out twice")
        if self._in_play(holder, (key,)):
            owners[index] = holder

    def _buildings(self) -> None:
        state, position = self._state, self._position
        for key, marks, plots in (
            ("mortgaged", state.mortgaged, position.mortgaged),
            ("built", state.built, position.built),
        ):
            for plot in plots:
                if state.plots[plot] == BANK:
                    self._fault((key,), f"{self._data.plots[plot].id} belongs to the bank")
                marks[plot] = True
        table = Table(self._data, state, [])
        for industrial, word in ((True, "industrial"), (False, "smaller")):
            if buildings_left(table, industrial=industrial) < 0:
                self._fault(("built",), f"there are not so many {word} buildings")

    def _spaces(self) -> None:
        for seat, number in self._position.spaces:
            place = ("spaces", self._name(seat))
            if not 1 <= number <= len(self._data.spaces):
                self._fault(place, f"there is no space {number}")
            elif self._in_play(seat, place):
                self._state.spaces[seat] = number

    def _decks(self) -> None:
        state, position = self._state, self._position
        if position.in_force:
            state.in_force = self._lasting(position.in_force)
        held = [card for _, cards in position.kept for card in cards]
        kept = set(held)
        if len(kept) < len(held):
            self._fault(("kept",), "a tip is kept twice")
        for deck, top, away in (
            ("news", position.news, {state.in_force}),
            ("tips", position.tips, kept),
        ):
            twice = [card for card in top if card in away or top.count(card) > 1]
            if twice:
                id = getattr(self._data, deck)[twice[0]].id
                self._fault((deck,), f"{id} is in two places")
            count = len(getattr(self._data, deck))
            rest = [card for card in range(count) if card not in away and card not in top]
            getattr(state, deck)[:] = [*top, *rest]

    def _lasting(self, id: str) -> Card:
        """The news of this id, which must hold until further notice."""
        ids = [card.id for card in self._data.news if card.until_further_notice]
        if id not in ids:
            self._fault(("in_force",), f"no news that hold: {id}{did_you_mean(id, ids)}")
            return NO_CARD
        return [card.id for card in self._data.news].index(id)
