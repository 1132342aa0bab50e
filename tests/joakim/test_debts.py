"""Debts: forced sales at half value, what must be sold, and who leaves the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.joakim.debts import Piece, can_be_needed
from game.joakim.events import CrownReturned, DebtForgiven, Money, PlayerLeft
from game.joakim.state import NOBODY, NOWHERE
from tests.joakim.laying import KINDS, Laid, lay

IDLE = {"Anna": 4, "Bo": 6, "Cia": 7}  # squares that sell nothing


def owe(debt: str = "n14", **position: Any) -> Laid:
    """Anna has drawn a number that costs her something: n14 is a robbery of 10 M."""
    said = {"pawns": IDLE, "cash": {"Anna": 0}}
    return lay(phase="small_heading", face_up=debt, **(said | position))


@pytest.mark.clause("joakim.debts.1")
def test_no_question_lets_players_trade_with_one_another() -> None:
    table = lay(phase="square", pawns={"Anna": 0}, holdings={"Bo": {"gold": "20x1 13x5"}})
    assert table.offered == ["pass"]
    assert table.refused["buy 1x1 0x5"] == "cards_not_in_bank"


@pytest.mark.clause("joakim.debts.2", "joakim.debts.6")
@pytest.mark.case("O03")
@pytest.mark.parametrize(
    "value, card, brings",
    [(5, "1x1", 2), (5, "1x5", 10), (1, "1x1", 1), (1, "1x5", 5), (25, "1x1", 12), (24, "1x5", 60)],
)
def test_half_value_is_taken_for_each_property_rounded_down_and_at_least_1(
    value: int, card: str, brings: int
) -> None:
    """Number 14 wants 10 M: Anna has all of it but what this one card brings, at most 10."""
    missing = min(brings, 10)
    table = owe(
        cash={"Anna": 10 - missing}, market={"gold": value}, holdings={"Anna": {"gold": card}}
    )
    assert dict(table.choice.facts) == {"debt": 10, "cash": 10 - missing, "missing": missing}
    table.answer("gold 1" if card == "1x1" else "gold 5")
    assert table.money == [
        ("bank", "Anna", brings, "forced_sale"), ("Anna", "bank", 10, "robbery"),
    ]  # fmt: skip
    assert table.cash("Anna") == brings - missing


@pytest.mark.clause("joakim.debts.3")
def test_who_stands_on_a_kind_they_own_sells_that_kind() -> None:
    table = owe(
        market={"gold": 20},
        holdings={"Anna": {"gold": "2x1", "oil": "9x1"}},
        pawns={**IDLE, "Anna": 0},
    )
    assert table.offered == ["gold 1"]
    assert table.refused == {"oil 1": "own_square_first"}


@pytest.mark.clause("joakim.debts.3")
@pytest.mark.parametrize("square", [4, 14])  # an exchange; a diamond mine, of which Anna has none
def test_elsewhere_one_sells_what_one_chooses(square: int) -> None:
    holdings = {"Anna": {"gold": "3x1", "oil": "9x1"}}
    table = owe(market={"gold": 20}, holdings=holdings, pawns={**IDLE, "Anna": square})
    assert table.offered == ["gold 1", "oil 1"]


@pytest.mark.clause("joakim.debts.3")
def test_when_the_kind_of_the_square_is_all_sold_the_choice_is_free() -> None:
    table = owe(
        market={"gold": 4, "oil": 4},
        holdings={"Anna": {"gold": "2x1", "oil": "3x1", "ship": "3x1"}},
        pawns={**IDLE, "Anna": 0},
    )
    assert table.money == [("bank", "Anna", 4, "forced_sale")]  # both gold mines, unasked
    assert table.offered == ["oil 1", "ship 1"]


@pytest.mark.clause("joakim.debts.3")
def test_on_somebody_elses_turn_the_debtors_own_square_counts() -> None:
    table = lay(
        phase="newspaper",
        newspaper=["n33"],  # everyone pays 8
        pawns={"Anna": 9, "Bo": 0, "Cia": 6},  # Anna stands on oil, Bo on gold
        cash={"Bo": 0},
        market={"gold": 20},
        holdings={"Bo": {"gold": "1x1", "oil": "9x1"}},
    )
    assert (table.asked, table.offered) == ("Bo", ["gold 1"])
    table.answer("gold 1")
    assert table.mover == "Anna" and table.prompt == "end_move"


@pytest.mark.clause("joakim.debts.4")
def test_no_card_is_sold_that_the_debt_does_not_need() -> None:
    """A debt of 10 with cards of 10 and of 2: with the 10, no 2 is needed."""
    table = owe(market={"gold": 4, "oil": 4}, holdings={"Anna": {"gold": "1x5", "oil": "2x1"}})
    assert table.offered == ["gold 5"]
    assert table.refused == {"oil 1": "sale_not_needed"}
    table.answer("gold 5")
    assert table.has("Anna", "oil") == (2, 0) and table.cash("Anna") == 0


@pytest.mark.clause("joakim.debts.4")
def test_a_card_is_offered_only_if_some_set_without_a_superfluous_card_has_it() -> None:
    """After a 4 towards 10, a 20 would make the 4 superfluous; two more 4s do not."""
    table = owe(market={"gold": 8, "oil": 8}, holdings={"Anna": {"gold": "3x1", "oil": "1x5"}})
    table.answer("gold 1")
    assert table.offered == ["gold 1"]
    assert table.refused == {"oil 5": "sale_not_needed"}


def sets_without_superfluous(values: list[int], missing: int) -> Iterator[tuple[int, ...]]:
    for count in range(1, len(values) + 1):
        for chosen in combinations(range(len(values)), count):
            total = sum(values[card] for card in chosen)
            if total >= missing and all(total - values[card] < missing for card in chosen):
                yield chosen


@pytest.mark.clause("joakim.debts.4")
@given(st.lists(st.integers(1, 15), min_size=1, max_size=8), st.integers(1, 40), st.data())
def test_what_can_be_needed_is_what_some_exact_set_holds(
    values: list[int], debt: int, data: st.DataObject
) -> None:
    """Against every subset: a card can be needed if a set with all sold so far holds it."""
    whole = list(sets_without_superfluous(values, debt))
    if not whole:
        return
    way = data.draw(st.sampled_from(whole))
    sold = data.draw(st.integers(0, len(way) - 1))
    gone = way[:sold]
    left = [card for card in range(len(values)) if card not in gone]
    pieces = [Piece(0, 1, values[card]) for card in left]
    missing = debt - sum(values[card] for card in gone)
    for card in left:
        # Cards of equal value are alike, so compare by value and not by which card it is.
        needed = any(can_extend(values, gone, card, chosen) for chosen in whole)
        found = can_be_needed(
            Piece(0, 1, values[card]), pieces, missing, [values[each] for each in gone]
        )
        assert found == needed


def can_extend(values: list[int], gone: tuple[int, ...], card: int, chosen: Any) -> bool:
    """Whether the chosen set holds what is gone and this card, by value."""
    rest = [values[each] for each in chosen]
    for value in [*(values[each] for each in gone), values[card]]:
        if value not in rest:
            return False
        rest.remove(value)
    return True


@pytest.mark.clause("joakim.debts.5")
def test_who_still_cannot_pay_leaves_and_everything_goes_back() -> None:
    table = owe(
        cash={"Anna": 3},
        holdings={"Anna": {"gold": "1x1 0x5", "oil": "1x1"}},
        market={"gold": 4, "oil": 4},
        options_held={"Anna": ["c07", "c01"]},
        crown="Anna",
        known={"Anna": 2},
    )
    state = table.state
    assert state.out == [True, False, False]
    assert table.money == [("Anna", "bank", 3, "robbery")]
    assert all(table.has("Anna", kind) == (0, 0) for kind in KINDS)
    assert table.has("bank", "gold") == (20, 13)
    assert state.crown == NOBODY
    assert [event.use for event in table.events(CrownReturned)] == ["out"]
    assert state.options_held[0] == [] and set(state.club[-2:]) == {6, 0}
    assert state.squares[0] == NOWHERE and state.known[0] == []
    assert [(event.seat, event.debt) for event in table.events(PlayerLeft)] == [(0, 10)]
    assert (table.asked, table.prompt) == ("Bo", "roll")


@pytest.mark.clause("joakim.debts.5")
def test_who_can_just_pay_stays() -> None:
    table = owe(holdings={"Anna": {"gold": "1x5"}}, market={"gold": 4}).answer("gold 5")
    assert not table.state.out[0] and table.cash("Anna") == 0


@pytest.mark.clause("joakim.debts.5")
def test_option_gentle_the_rest_of_the_debt_is_forgiven() -> None:
    table = owe(
        options={"unpaid": "gentle"},
        cash={"Anna": 3},
        holdings={"Anna": {"gold": "1x1"}},
        market={"gold": 4},
        options_held={"Anna": ["c07"]},
        crown="Anna",
    )
    assert table.money == [("bank", "Anna", 2, "forced_sale"), ("Anna", "bank", 5, "robbery")]
    assert [(event.seat, event.amount) for event in table.events(DebtForgiven)] == [(0, 5)]
    assert not table.state.out[0] and table.cash("Anna") == 0
    assert table.state.crown == 0 and table.state.options_held[0] == [6]


@pytest.mark.clause("joakim.debts.7")
def test_everybody_sees_cash_property_options_and_drawn_cards() -> None:
    table = lay(
        phase="club_card",
        face_up="c07",
        cash={"Bo": 33},
        holdings={"Bo": {"gold": "3x1 1x5"}},
        options_held={"Bo": ["c01"]},
        drawn=["n05"],
    )
    seen = table.session.rulebook.view(table.state, 2)
    assert seen.cash == table.state.cash and seen.ones == table.state.ones
    assert seen.options_held == [[], [0], []]
    assert (seen.face_up, seen.newspaper_drawn) == (6, [4])


@pytest.mark.clause("joakim.debts.8")
def test_every_payment_tells_its_cause_and_clause() -> None:
    """Forced to give up without a single one: a five (newspaper.5); here also the ledger's form."""
    table = owe("n07", holdings={"Anna": {"gold": "1x5"}}).answer("gold")
    assert table.has("bank", "gold") == (20, 13)
    table = owe(cash={"Anna": 10})
    [line] = table.events(Money)
    assert (line.cause, line.clause, line.card) == ("robbery", "joakim.newspaper.4", "n14")
