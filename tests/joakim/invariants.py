"""What is true after every single event of a game of joakim, and random games that are watched."""

from __future__ import annotations

import random
from typing import Any

from game.engine.events import Event
from game.engine.requests import Amount, Answer, Choice, Seat
from game.engine.session import Session
from game.games import GAMES
from game.joakim.data import GameData
from game.joakim.events import Cards
from game.joakim.rulebook import JoakimRules
from game.joakim.state import BANK, HIDDEN, NO_CARD, NOBODY, NOWHERE, Phase, State
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


def any_answer(session: Session[Any], rng: random.Random) -> Answer:
    """Some allowed answer of the player who is asked."""
    request = session.request
    if isinstance(request, Amount):
        if request.high < request.low or rng.random() < 0.4:
            return 0
        return rng.randint(request.low, min(request.high, request.low + 8))
    assert isinstance(request, Choice)
    return rng.choice(request.options).id


def check_question(session: Session[Any]) -> None:
    """Whoever is asked is in the game and has something to choose, and no id stands twice."""
    request, state = session.request, session.state
    seat: Seat | None = session.seat_asked
    if request is None or seat is None:
        return
    assert not state.out[seat]
    if isinstance(request, Choice):
        ids = [option.id for option in request.options]
        assert ids and len(set(ids)) == len(ids)
        assert all(request.read(option.id) == option.value for option in request.options[:5])


def check_refused(session: Session[Any]) -> None:
    """What is refused has a reason with a clause, and is not offered at the same time; and
    something on the table stands for each."""
    request = session.request
    if isinstance(request, Choice):
        refused = {each.id: each.reason for each in request.refused}
        assert not set(refused) & {option.id for option in request.options}
        assert all(reason.code and reason.clause for reason in refused.values())
        assert all(each.target is not None for each in (*request.options, *request.refused))
    elif isinstance(request, Amount):
        for amount in (request.low - 1, max(request.high, 0) + 1):
            if amount > 0:
                assert request.why_not(amount) is not None


def is_over(session: Session[Any]) -> bool:
    return session.request is None


__all__ = [
    "BANK",
    "any_answer",
    "check_question",
    "check_refused",
    "check_table",
    "is_over",
    "watched_rules",
]
