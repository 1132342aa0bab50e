"""Farbror Joakim: away on 1 to 3, at home on 4 to 6, and then one of his cards."""

from __future__ import annotations

from typing import Any

import pytest

from game.joakim.events import CardDrawn, Peeked
from tests.joakim.laying import Laid, lay

DOOR = {"Anna": 2}


def knock(card: str, roll: int = 6, **position: Any) -> Laid:
    """Anna stands at his door, and this card of his lies on top."""
    return lay(phase="square", pawns=DOOR, uncle=[card], chance=[roll], **position)


@pytest.mark.clause("joakim.uncle.1")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_on_1_to_3_he_is_away_and_the_move_ends(roll: int) -> None:
    table = knock("u06", roll)
    assert (table.nothing, table.money, table.prompt) == (["uncle_is_away"], [], "end_move")
    assert not table.events(CardDrawn)


@pytest.mark.clause("joakim.uncle.1", "joakim.uncle.2")
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_on_4_to_6_he_is_at_home_and_one_card_is_drawn(roll: int) -> None:
    table = knock("u06", roll)
    assert table.money == [("bank", "Anna", 20, "encouragement")]
    assert table.state.uncle[-1] == 5 and len(table.state.uncle) == 19  # under the pile
    assert table.prompt == "end_move"


@pytest.mark.clause("joakim.uncle.3", "joakim.debts.6")
def test_you_may_buy_at_the_fixed_price_whatever_the_market_says() -> None:
    table = knock("u10", market={"plane": 1})
    assert (table.prompt, table.offered) == ("may_buy", ["buy", "pass"])
    table.answer("buy")
    assert table.money == [("Anna", "bank", 5, "may_buy")]
    assert table.has("Anna", "plane") == (1, 0)


@pytest.mark.clause("joakim.uncle.3")
def test_nobody_must_buy_and_nobody_can_without_the_cash() -> None:
    assert knock("u10").answer("pass").money == []
    table = knock("u10", cash={"Anna": 4})
    assert (table.offered, table.refused) == (["pass"], {"buy": "not_enough_cash"})


@pytest.mark.clause("joakim.uncle.3", "joakim.debts.8")
def test_without_a_single_one_in_the_bank_there_is_nothing_to_buy() -> None:
    table = knock("u10", holdings={"Bo": {"plane": "20x1"}})
    assert (table.nothing, table.prompt) == (["no_single_card_in_bank"], "end_move")


@pytest.mark.clause("joakim.uncle.4")
def test_take_the_next_number_and_follow_both_its_headings() -> None:
    table = knock("u15", newspaper=["n16"], market={"ship": 2})
    assert [(event.deck, event.card) for event in table.events(CardDrawn)] == [
        ("uncle", 14), ("newspaper", 15),
    ]  # fmt: skip
    assert (table.value("ship"), table.cash("Anna")) == (6, 81)
    assert (table.state.uncle[-1], table.state.newspaper_drawn) == (14, [15])


@pytest.mark.clause("joakim.uncle.5", "joakim.debts.7")
@pytest.mark.parametrize("card, cards", [("u17", 1), ("u19", 2)])
def test_an_advance_tip_is_for_the_drawer_alone_and_the_numbers_stay(card: str, cards: int) -> None:
    top = ["n31", "n34", "n05"]
    table = knock(card, newspaper=top)
    numbers = [30, 33, 4]
    [peeked] = table.events(Peeked)
    assert peeked.cards == tuple(numbers[:cards]) and peeked.seen_by == (0,)
    assert set(peeked.veiled().cards) == {-1}
    assert table.state.newspaper[:3] == numbers
    assert table.state.known == [numbers[:cards], [], []]


@pytest.mark.clause("joakim.uncle.5")
def test_what_is_known_of_the_pile_goes_with_the_numbers_drawn() -> None:
    table = lay(phase="newspaper", newspaper=["n12", "n05"], known={"Bo": 2})
    assert table.state.known[1] == [4]
