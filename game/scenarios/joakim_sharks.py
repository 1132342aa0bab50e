"""What scenarios of Joakim say of the business sharks: laid on the table, expected, and shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.rulebook import Json
from game.joakim.data import GameData
from game.joakim.sharks import Sharks
from game.joakim.state import BANK, Phase, State
from game.scenarios.joakim_shapes import Position

SHARK_KEYS = ("tips", "tips_held", "kept", "loans", "beagles", "tip_played")

Rows = tuple[tuple[int, tuple[int, ...]], ...]
"""Cards by seat."""


def lay_sharks(data: GameData, sharks: Sharks, position: Position) -> None:
    """What lies with the players; the piles have what is left already."""
    for rows, said in (
        (sharks.hands, position.tips_held),
        (sharks.kept, position.kept),
        (sharks.beagles, position.beagles),
    ):
        for seat, cards in said:
            rows[seat][:] = cards
    for seat, sizes in position.loans:
        for size in sizes:
            sharks.loans[seat][size] += 1
            sharks.loans[BANK][size] -= 1
            sharks.due[seat] += data.loans[size].repayment
    sharks.tip_is_played = position.tip_played or position.phase == "tip"
    sharks.moment = Phase[position.resumes.upper()]


def shark_faults(data: GameData, state: State, position: Position) -> Iterator[tuple[str, str]]:
    """What cannot be: each key and what is wrong with it."""
    if state.sharks is None:
        for key in SHARK_KEYS:
            if getattr(position, key):
                yield key, f"{key}: only with the option sharks: on"
        return
    given = [size for _, sizes in position.loans for size in sizes]
    for size, loan in enumerate(data.loans):
        if given.count(size) > loan.cards:
            yield "loans", f"{loan.id}: {given.count(size)} are held, and there are {loan.cards}"


# What is expected


def _sharks(state: State) -> Sharks:
    if state.sharks is None:
        raise ValueError("the business sharks do not play")
    return state.sharks


WITH_PLAYERS: dict[str, tuple[str, Callable[[State, int], list[int]]]] = {
    "options_held": ("club", lambda state, seat: state.options_held[seat]),
    "tips_held": ("tips", lambda state, seat: _sharks(state).hands[seat]),
    "kept": ("uncle", lambda state, seat: _sharks(state).kept[seat]),
    "beagles": ("tips", lambda state, seat: _sharks(state).beagles[seat]),
    "loans": ("loans", lambda state, seat: loans_of(_sharks(state), seat)),
}
"""The keys of an expectation that tell cards by seat: of which deck, and what there is."""


def loans_of(sharks: Sharks, seat: int) -> list[int]:
    """The loan cards of a seat, each by its size."""
    return [size for size, count in enumerate(sharks.loans[seat]) for _ in range(count)]


# How it is shown


def shown_with_player(state: State, seat: int, decks: dict[str, tuple[str, ...]]) -> Json:
    """What a seat has of the sharks' cards; nothing in the basic game."""
    if state.sharks is None:
        return {}
    told = {
        key: [decks[deck][card] for card in cards(state, seat)]
        for key, (deck, cards) in WITH_PLAYERS.items()
        if key != "options_held"
    }
    return {**told, "due": state.sharks.due[seat]}
