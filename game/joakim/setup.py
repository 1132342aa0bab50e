"""Setting up: the decks, who begins, the pawns, the first properties, the first values."""

from __future__ import annotations

from functools import cache

from game.engine.requests import Choice, Option, Roll, Seat, Shuffle, Target
from game.joakim.effects import Dividend, Kind
from game.joakim.events import (
    BeginnerNamed,
    CardRemoved,
    DeckShuffled,
    DieRolled,
    MarketMoved,
    PawnMoved,
)
from game.joakim.squares import free_squares, why_not_free
from game.joakim.state import BANK, Phase, card_of
from game.joakim.table import Table


async def shuffle_decks(t: Table, seat: Seat) -> None:
    """The crown lies on its place, the decks are shuffled, and everyone gets the same cash."""
    if t.state.options.dividend == "removed":
        for card in dividend_numbers(t):
            t.emit(CardRemoved(card))
    for deck in t.state.decks:
        cards = tuple(t.state.pile(deck))
        t.emit(DeckShuffled(deck, await Shuffle(deck, cards)))
    for each in t.state.seats_from(0):
        t.earn(each, t.state.options.start_cash, "start", "joakim.setup.6")
    t.begin(0, Phase.BEGINNER)


def dividend_numbers(t: Table) -> list[int]:
    """The newspapers in which von Anka demands a dividend."""
    return [
        number
        for number, card in enumerate(t.data.newspaper)
        if any(isinstance(effect, Dividend) for effect in card.large)
    ]


async def name_beginner(t: Table, seat: Seat) -> None:
    """Who begins is drawn by lot, unless the hosts have chosen; the others follow clockwise."""
    chosen = t.state.options.first_player
    if chosen == "random":
        beginner = await Roll("beginner", t.state.players) - 1
    else:
        beginner = int(chosen.removeprefix("seat_")) - 1
    t.emit(BeginnerNamed(beginner))
    t.begin(beginner, Phase.PAWNS)


async def place_pawn(t: Table, seat: Seat) -> None:
    """In turn order, each pawn goes on a square of its player's choice; it has no effect yet."""
    square = await Choice(
        seat, "start_square", free_squares(t), refuse=lambda: why_not_free(t, "joakim.setup.3")
    )
    t.emit(PawnMoved(seat, square, 0))
    go_round(t, seat, Phase.PAWNS, Phase.HOLDINGS)


async def take_holding(t: Table, seat: Seat) -> None:
    """In turn order, each takes six properties of any kinds (option: six cards)."""
    numbers, by_card = t.data.numbers, t.state.options.start_holding == "six_cards"
    wanted = numbers.start_cards if by_card else numbers.start_properties
    taken = 0
    while taken < wanted:
        left = wanted - taken
        card = await Choice(
            seat,
            "starting_property",
            starting_cards(t, left, by_card),
            (("taken", taken), ("wanted", wanted)),
        )
        kind, units = card
        t.buy(seat, kind, *card_of(units), 0, "start", "joakim.setup.4")
        taken += 1 if by_card else units
    go_round(t, seat, Phase.HOLDINGS, Phase.VALUES)


def starting_cards(t: Table, left: int, by_card: bool) -> tuple[Option[tuple[Kind, int]], ...]:
    """The cards in the bank that still fit."""
    ones, fives = t.state.ones[BANK], t.state.fives[BANK]
    return tuple(
        card_option(kind.id, number, units)
        for number, kind in enumerate(t.data.kinds)
        for units, cards in ((1, ones), (5, fives))
        if cards[number] and (by_card or units <= left)
    )


@cache
def card_option(id: str, kind: Kind, units: int) -> Option[tuple[Kind, int]]:
    """A card of one or of five of a kind, as an option: "gold 1", "gold 5"."""
    return Option(f"{id} {units}", (kind, units), Target("property", id))


async def throw_values(t: Table, seat: Seat) -> None:
    """The die says what each kind is worth at first, in the order of the tray."""
    for kind in range(len(t.data.kinds)):
        value = await Roll("value", t.data.numbers.die)
        t.emit(DieRolled(seat, value, "value"))
        t.emit(MarketMoved(kind, value, "start"))
    t.begin(t.state.beginner, Phase.MOVE)


def go_round(t: Table, seat: Seat, phase: Phase, then: Phase) -> None:
    """The next seat does the same; after the last one the game goes on."""
    following = t.state.seat_after(seat)
    if following == t.state.beginner:
        t.begin(following, then)
    else:
        t.begin(following, phase)
