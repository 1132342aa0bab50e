"""Setting up: the bank, the decks, the beginner, the pawns, the first properties and values."""

from __future__ import annotations

import pytest

from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import GAMES
from game.joakim.events import BeginnerNamed, Cards, DeckShuffled, DieRolled
from game.joakim.state import NOBODY
from tests.joakim.laying import KINDS, Laid, lay

FIRST = {"first_player": "seat_1"}


def take_six(table: Laid, *cards: str) -> Laid:
    """The player who is asked takes these cards."""
    name = table.asked
    for card in cards:
        assert table.asked == name
        table.answer(card)
    return table


@pytest.mark.clause("joakim.setup.1")
def test_all_property_begins_in_the_bank_with_ones_and_fives_apart() -> None:
    table = lay("Anna Bo")
    assert [table.has("bank", kind) for kind in KINDS] == [
        (20, 13), (20, 13), (20, 12), (20, 13), (20, 12), (20, 13),
    ]  # fmt: skip
    assert all(table.has(name, kind) == (0, 0) for name in ("Anna", "Bo") for kind in KINDS)


@pytest.mark.clause("joakim.setup.2")
def test_three_decks_are_shuffled_in_secret_and_the_crown_lies_on_its_place() -> None:
    table = lay("Anna Bo", chance=[["n07"], ["u03"], ["c02"]])
    shuffled = table.events(DeckShuffled)
    assert [event.deck for event in shuffled] == ["newspaper", "uncle", "club"]
    assert [len(event.order) for event in shuffled] == [40, 19, 19]
    assert all(event.seen_by == () for event in shuffled)
    state = table.state
    assert (state.newspaper[0], state.uncle[0], state.club[0]) == (6, 2, 1)
    assert state.crown == NOBODY


@pytest.mark.clause("joakim.setup.2")
def test_another_seed_shuffles_otherwise_and_the_same_one_alike() -> None:
    assert lay("Anna Bo", seed=5).state.newspaper == lay("Anna Bo", seed=5).state.newspaper
    assert lay("Anna Bo", seed=5).state.newspaper != lay("Anna Bo", seed=6).state.newspaper


@pytest.mark.clause("joakim.setup.3")
def test_pawns_go_on_squares_of_choice_in_turn_order_but_not_together() -> None:
    table = lay("Anna Bo", FIRST)
    assert (table.asked, table.prompt) == ("Anna", "start_square")
    assert len(table.offered) == 30
    table.answer("square 6")
    assert table.asked == "Bo"
    assert table.refused == {"square 6": "square_taken"}
    assert "square 6" not in table.offered


@pytest.mark.clause("joakim.setup.3")
def test_the_start_square_has_no_effect() -> None:
    table = lay("Anna Bo", FIRST).answer("square 4", "square 6")  # the exchange, a newspaper
    assert [table.cash(name) for name in ("Anna", "Bo")] == [75, 75]
    assert table.prompt == "starting_property"


@pytest.mark.clause("joakim.setup.4")
def test_six_properties_of_any_kinds_as_ones_or_a_five_and_a_one() -> None:
    table = lay("Anna Bo", FIRST).answer("square 4", "square 6")
    assert "gold 5" in table.offered
    table.answer("gold 5")
    assert "gold 5" not in table.offered and "ship 1" in table.offered
    table.answer("ship 1")
    assert table.asked == "Bo"
    take_six(table, "oil 1", "oil 1", "oil 1", "oil 1", "oil 1", "oil 1")
    assert table.has("Anna", "gold") == (0, 1) and table.has("Anna", "ship") == (1, 0)
    assert table.has("Bo", "oil") == (6, 0)
    assert [table.cash(name) for name in ("Anna", "Bo")] == [75, 75]
    assert {event.price for event in table.events(Cards)} == {0}


@pytest.mark.clause("joakim.setup.4")
def test_five_players_can_all_have_six_of_the_same_kind() -> None:
    table = lay("Anna Bo Cia Dan Eva", FIRST)
    table.answer("square 4", "square 6", "square 7", "square 8", "square 11")
    for _ in range(3):
        take_six(table, *["gold 1"] * 6)
    for _ in range(2):
        take_six(table, "gold 5", "gold 1")
    assert table.has("bank", "gold") == (0, 11)
    assert table.prompt == "roll"


@pytest.mark.clause("joakim.setup.4", "joakim.property.4")
def test_only_cards_that_still_lie_in_the_bank_can_be_taken() -> None:
    table = lay("Anna Bo Cia Dan", FIRST)
    table.answer("square 4", "square 6", "square 7", "square 8")
    for _ in range(3):
        take_six(table, *["gold 1"] * 6)
    take_six(table, "gold 1", "gold 1")
    assert table.has("bank", "gold") == (0, 13)
    assert "gold 1" not in table.offered and "oil 1" in table.offered


@pytest.mark.clause("joakim.setup.4")
def test_option_six_cards_may_all_be_fives() -> None:
    table = lay("Anna Bo", FIRST | {"start_holding": "six_cards"}).answer("square 4", "square 6")
    take_six(table, *["gold 5"] * 6)
    assert table.has("Anna", "gold") == (0, 6)
    assert table.asked == "Bo"


@pytest.mark.clause("joakim.setup.5")
def test_the_die_sets_the_first_values_in_the_order_of_the_tray() -> None:
    table = lay("Anna Bo", FIRST).answer("square 4", "square 6")
    take_six(table, "gold 5", "gold 1")
    table.chance = [4, 1, 6, 2, 3, 5]
    take_six(table, "oil 5", "oil 1")
    assert [table.value(kind) for kind in KINDS] == [4, 1, 6, 2, 3, 5]
    rolls = [event for event in table.events(DieRolled) if event.purpose == "value"]
    assert [event.value for event in rolls] == [4, 1, 6, 2, 3, 5]


@pytest.mark.clause("joakim.setup.6")
@pytest.mark.parametrize("options, cash", [({}, 75), ({"start_cash": 150}, 150)])
def test_everyone_starts_with_the_same_cash_from_the_bank(
    options: dict[str, int], cash: int
) -> None:
    table = lay("Anna Bo Cia", options)
    assert [table.cash(name) for name in ("Anna", "Bo", "Cia")] == [cash] * 3
    assert table.cash("bank") == -3 * cash
    assert table.money == [("bank", name, cash, "start") for name in ("Anna", "Bo", "Cia")]


@pytest.mark.clause("joakim.setup.7")
def test_the_lot_names_the_beginner_and_the_others_follow_clockwise() -> None:
    table = lay("Anna Bo Cia", chance=[[], [], [], 2])
    assert [event.seat for event in table.events(BeginnerNamed)] == [1]
    asked = []
    for square in ("square 4", "square 6", "square 7"):
        asked.append(table.asked)
        table.answer(square)
    assert asked == ["Bo", "Cia", "Anna"]
    for _ in range(3):
        take_six(table, "gold 5", "gold 1")
    assert (table.asked, table.prompt) == ("Bo", "roll")


@pytest.mark.clause("joakim.setup.7")
def test_option_the_hosts_choose_who_begins() -> None:
    assert lay("Anna Bo Cia", {"first_player": "seat_3"}).asked == "Cia"


def setup_of(*looks: str, **options: int | str) -> GameSetup:
    seats = tuple(Seating(f"P{n}", look) for n, look in enumerate(looks))
    return GameSetup(seats, options, seed=1)


@pytest.mark.clause("joakim.components.2", "joakim.setup.7")
@pytest.mark.parametrize(
    "setup",
    [
        setup_of("red"),
        setup_of("red", "blue", "green", "yellow", "violet", "white"),
        setup_of("red", "red"),
        setup_of("red", "blue", first_player="seat_3"),
        setup_of("red", "blue", no_such_option=1),
        setup_of("red", "blue", dividend="doubled"),
        setup_of("red", "blue", transaction_limit=0),
        setup_of("red", "blue", win_limit="much"),
        setup_of("red", "blue", win_limit=150, start_cash=150),
    ],
    ids=[
        "one player",
        "six players",
        "pawns alike",
        "beginner not there",
        "unknown option",
        "no value of that option",
        "no properties in a deal",
        "no number",
        "rich at once",
    ],
)
def test_a_game_that_cannot_be_is_refused(setup: GameSetup) -> None:
    with pytest.raises(ValueError):
        Session.begin(GAMES["joakim"].rulebook(), setup)
