"""Business sharks: all the cards are in the game, and trade moves the values."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.rulebook import GameSetup, Seating
from game.joakim.events import MarketMoved
from game.joakim.rulebook import JoakimRules
from tests.joakim.invariants import watched_rules
from tests.joakim.laying import Laid, lay

SHARKS = {"sharks": "on"}
GOLD, PLANE = {"Anna": 0}, {"Anna": 13}


def sharks(options: dict[str, Any] | None = None, **position: Any) -> Laid:
    """A position of the variant."""
    return lay(options=SHARKS | (options or {}), **position)


@pytest.fixture(scope="module")
def rules() -> JoakimRules:
    return watched_rules()


@pytest.mark.clause("joakim.sharks.1", "joakim.components.6")
def test_all_49_cards_with_a_shark_are_in_the_game_and_none_in_the_basic_one(
    rules: JoakimRules,
) -> None:
    seats = (Seating("Anna", "red"), Seating("Bo", "blue"))
    state = rules.new_state(GameSetup(seats, SHARKS, 1))
    assert state.sharks is not None
    loan_cards = sum(state.sharks.loans[-1])
    assert (len(state.uncle), len(state.sharks.tips), loan_cards) == (29, 31, 8)
    basic = rules.new_state(GameSetup(seats, {}, 1))
    assert basic.sharks is None and len(basic.uncle) == 19
    assert not any(rules.data.uncle[card].shark for card in basic.uncle)


@pytest.mark.clause("joakim.sharks.1")
def test_the_tips_are_shuffled_with_the_other_decks() -> None:
    laid = lay(options=SHARKS, chance=[["n01"], ["u20"], ["c01"], ["t31"]])
    assert laid.state.uncle[0] == 19
    assert laid.state.sharks is not None and laid.state.sharks.tips[0] == 30


@pytest.mark.clause("joakim.sharks.2")
@pytest.mark.parametrize(
    ("deal", "value"),
    [
        ("buy 3x1 0x5", 5),
        ("buy 4x1 0x5", 6),
        ("buy 0x1 1x5", 6),
        ("buy 2x1 1x5", 6),
        ("buy 3x1 1x5", 7),
        ("buy 0x1 2x5", 7),
        ("sell 3x1 0x5", 5),
        ("sell 4x1 0x5", 4),
        ("sell 2x1 1x5", 4),
        ("sell 3x1 1x5", 3),
        ("sell 0x1 2x5", 3),
    ],
)
def test_four_properties_move_the_value_by_one_step_and_eight_by_two(deal: str, value: int) -> None:
    """The price is the one before the step, which comes right after the deal."""
    table = sharks(phase="square", pawns=GOLD, holdings={"Anna": {"gold": "9x1 3x5"}})
    table.answer(deal)
    assert table.value("gold") == value
    verb, ones, fives = deal.replace("x1", "").replace("x5", "").split()
    amount = 5 * (int(ones) + 5 * int(fives))
    paid = ("Anna", "bank") if verb == "buy" else ("bank", "Anna")
    assert table.money == [(*paid, amount, verb)]
    assert [event.cause for event in table.events(MarketMoved)] == (
        ["trade_step"] if value != 5 else []
    )


@pytest.mark.clause("joakim.sharks.2", "joakim.debts.6")
def test_no_step_leads_beyond_the_ends_of_the_tray() -> None:
    table = sharks(phase="square", pawns=GOLD, cash={"Anna": 300}, market={"gold": 24}).answer(
        "buy 0x1 2x5"
    )
    assert table.value("gold") == 25
    table = sharks(
        phase="square", pawns=GOLD, market={"gold": 2}, holdings={"Anna": {"gold": "2x5"}}
    ).answer("sell 0x1 2x5")
    assert table.value("gold") == 1


@pytest.mark.clause("joakim.sharks.2")
@pytest.mark.parametrize(("step", "value"), [("counts", 26 - 1), ("exempt", 24)])
def test_an_option_counts_as_a_purchase_of_five(step: str, value: int) -> None:
    table = sharks(
        {"option_step": step},
        phase="square",
        pawns=PLANE,
        market={"plane": 24},
        options_held={"Anna": ["c07"]},
    ).answer("option c07 0x1 1x5")
    assert table.value("plane") == value


@pytest.mark.clause("joakim.sharks.2")
def test_the_basic_game_knows_no_steps() -> None:
    table = lay(phase="square", pawns=GOLD).answer("buy 0x1 1x5")
    assert table.value("gold") == 5


@pytest.mark.clause("joakim.sharks.3")
def test_a_forced_sale_moves_no_value() -> None:
    table = sharks(
        phase="square",
        pawns={"Anna": 15},
        club=["c18"],
        cash={"Anna": 0, "Bo": 0, "Cia": 0},
        holdings={"Anna": {"gold": "2x5"}},
        market={"gold": 1},
    )
    while table.prompt == "forced_sale":
        table.answer("gold 5")
    assert table.has("Anna", "gold") == (0, 1)
    assert table.value("gold") == 1 and not table.events(MarketMoved)


@pytest.mark.clause("joakim.sharks.3")
def test_an_auction_moves_no_value() -> None:
    table = sharks(phase="large_heading", face_up="n34", newspaper=["n01"]).answer("gold", 9, 0, 0)
    assert table.has("Anna", "gold") == (0, 1)
    assert not table.events(MarketMoved)
