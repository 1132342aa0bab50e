"""Miljardärsklubben: a card must be drawn and followed; options; when it is closed."""

from __future__ import annotations

from typing import Any

import pytest

from game.joakim.events import CardDrawn, ClubClosed, ClubOpened
from tests.joakim.laying import KINDS, Laid, lay

CLUB = {"Anna": 15}
PLANE = {"Anna": 13}
ALL_ONES = dict.fromkeys(KINDS, "20x1")
NO_ONES = "no_single_card_in_bank_at_all"
PRICE_47 = "option c07 0x1 1x5"


def enter(card: str, **position: Any) -> Laid:
    """Anna has come to the club, and this card of it lies on top."""
    return lay(phase="square", pawns=CLUB, club=[card], **position)


@pytest.mark.clause("joakim.club.1", "joakim.club.7")
def test_a_card_must_be_drawn_and_followed_and_goes_under_the_pile() -> None:
    bonus = enter("c19")
    assert bonus.money == [("bank", "Anna", 10, "bonus")]
    assert bonus.state.club[-1] == 18 and len(bonus.state.club) == 19
    dinner = enter("c18")
    assert dinner.money == [("Anna", "bank", 5, "dinner")]
    assert dinner.prompt == "end_move"


@pytest.mark.clause("joakim.club.7", "joakim.debts.5")
def test_who_cannot_pay_the_dinner_leaves_and_the_cards_go_under_the_pile() -> None:
    table = enter("c18", cash={"Anna": 4}, options_held={"Anna": ["c07"]})
    assert table.state.out == [True, False, False]
    assert sorted(table.state.club) == list(range(19))
    assert set(table.state.club[-2:]) == {6, 17}


@pytest.mark.clause("joakim.club.2")
def test_swap_a_single_property_for_another_in_the_bank_for_2_million() -> None:
    table = enter(
        "c13",
        market={"gold": 1, "ship": 20},
        holdings={"Anna": {"gold": "1x1"}, "Bo": {"oil": "20x1"}},
    )
    assert (table.prompt, table.offered) == ("swap_give", ["pass", "gold"])
    table.answer("gold")
    assert table.offered == ["diamond", "plane", "bank", "ship"]
    assert table.refused == {"gold": "same_kind", "oil": "no_single_card_in_bank"}
    table.answer("ship")
    assert table.money == [("Anna", "bank", 2, "swap")]
    assert table.has("Anna", "ship") == (1, 0) and table.has("bank", "gold") == (20, 13)


@pytest.mark.clause("joakim.club.2")
def test_nobody_must_swap() -> None:
    table = enter("c13", holdings={"Anna": {"gold": "1x1"}}).answer("pass")
    assert (table.money, table.has("Anna", "gold")) == ([], (1, 0))


@pytest.mark.clause("joakim.club.2", "joakim.debts.8")
@pytest.mark.parametrize(
    "cash, holdings, code",
    [
        (10, {"Anna": {"gold": "0x1 1x5"}}, "has_no_single_card"),
        (1, {"Anna": {"gold": "1x1"}}, "cannot_pay_swap"),
        (
            10,
            {
                "Anna": {"gold": "1x1"},
                "Bo": dict.fromkeys(KINDS[1:], "20x1"),
            },
            "only_the_same_kind_in_bank",
        ),
        (10, {"Anna": {"gold": "1x1"}, "Bo": ALL_ONES | {"gold": "19x1"}}, NO_ONES),
    ],
)
def test_a_swap_that_cannot_be_made_says_why(
    cash: int, holdings: dict[str, dict[str, str]], code: str
) -> None:
    assert enter("c13", cash={"Anna": cash}, holdings=holdings).nothing == [code]


@pytest.mark.clause("joakim.club.2")
def test_option_a_swap_costs_the_difference_in_value() -> None:
    table = enter(
        "c13",
        options={"club_swap_price": "difference"},
        cash={"Anna": 10},
        market={"gold": 5, "oil": 3, "diamond": 15, "ship": 16},
        holdings={"Anna": {"gold": "2x1"}},
    ).answer("gold")
    assert "diamond" in table.offered and table.refused["ship"] == "not_enough_cash"
    assert table.answer("diamond").money == [("Anna", "bank", 10, "swap")]
    table = enter(
        "c13",
        options={"club_swap_price": "difference"},
        market={"gold": 5, "oil": 3},
        holdings={"Anna": {"gold": "1x1"}},
    ).answer("gold", "oil")
    assert (table.money, table.has("Anna", "oil")) == ([], (1, 0))


@pytest.mark.clause("joakim.club.3")
def test_the_club_has_advance_tips_too() -> None:
    table = enter("c17", newspaper=["n31", "n34"])
    assert table.state.known == [[30, 33], [], []]
    assert table.state.club[-1] == 16


@pytest.mark.clause("joakim.club.4")
def test_an_option_is_bought_and_kept_or_goes_under_the_pile() -> None:
    table = enter("c07")
    assert dict(table.choice.facts) == {
        "card": "c07", "kind": "plane", "price": 6, "strike": 47, "cash": 75,
    }  # fmt: skip
    table.answer("buy")
    assert table.money == [("Anna", "bank", 6, "option_card")]
    assert table.state.options_held[0] == [6] and 6 not in table.state.club
    table = enter("c07").answer("pass")
    assert (table.money, table.state.club[-1]) == ([], 6)


@pytest.mark.clause("joakim.club.4")
def test_an_option_over_ones_cash_can_only_be_passed() -> None:
    table = enter("c07", cash={"Anna": 5})
    assert (table.offered, table.refused) == (["pass"], {"buy": "not_enough_cash"})


@pytest.mark.clause("joakim.club.5")
@pytest.mark.parametrize("value", [1, 25])
def test_the_options_five_cost_its_price_whatever_the_market_says(value: int) -> None:
    """The rulebook's own case: 6 M for the card and 47 M for the five, 53 M in all."""
    table = enter("c07", cash={"Anna": 53}, market={"plane": value}).answer("buy", "end")
    table = lay(
        phase="square",
        pawns=PLANE,
        cash={"Anna": table.cash("Anna")},
        market={"plane": value},
        options_held={"Anna": ["c07"]},
    ).answer(PRICE_47)
    assert table.money == [("Anna", "bank", 47, "option")]
    assert table.cash("Anna") == 0 and table.has("Anna", "plane") == (0, 1)
    assert table.state.options_held[0] == [] and table.state.club[-1] == 6
    assert table.prompt == "end_move"  # and no other deal


@pytest.mark.clause("joakim.club.5")
def test_the_options_five_may_be_five_ones() -> None:
    held = {"options_held": {"Anna": ["c07"]}, "phase": "square", "pawns": PLANE}
    table = lay(**held, holdings={"Bo": {"plane": "0x1 13x5"}})  # type: ignore[arg-type]
    assert table.refused[PRICE_47] == "cards_not_in_bank"
    table.answer("option c07 5x1 0x5")
    assert table.has("Anna", "plane") == (5, 0)


@pytest.mark.clause("joakim.club.5")
@pytest.mark.parametrize(
    "position, code",
    [
        ({"pawns": {"Anna": 0}}, "option_elsewhere"),
        ({"pawns": PLANE, "cash": {"Anna": 46}}, "not_enough_cash"),
        ({"pawns": PLANE, "holdings": {"Bo": {"plane": "16x1 13x5"}}}, "cards_not_in_bank"),
    ],
)
def test_an_option_that_cannot_be_used_says_why(position: dict[str, Any], code: str) -> None:
    table = lay(phase="square", options_held={"Anna": ["c07"]}, **position)
    assert PRICE_47 not in table.offered
    assert table.refused[PRICE_47] == code


@pytest.mark.clause("joakim.club.6")
def test_the_closing_number_stays_face_up_outside_its_piles_and_bars_the_club() -> None:
    table = lay(phase="newspaper", newspaper=["n38"], pawns={"Anna": 8, "Bo": 15})
    assert table.events(ClubClosed)
    state = table.state
    assert state.club_closed_by == 37
    assert 37 not in state.newspaper and 37 not in state.newspaper_drawn
    assert state.squares[1] == 15  # who stands there stays


@pytest.mark.clause("joakim.club.6")
def test_who_stands_in_the_club_when_it_closes_leaves_as_ever() -> None:
    table = lay(club_closed=True, pawns={"Anna": 15}, chance=[1]).answer("roll")
    assert table.offered == ["square 10", "square 16", "square 21"]


@pytest.mark.clause("joakim.club.6")
@pytest.mark.parametrize("option, opens", [("card_or_shuffle", False), ("next_number", True)])
def test_it_is_closed_until_the_card_or_a_shuffle_or_as_an_option_the_next_number(
    option: str, opens: bool
) -> None:
    table = lay(
        phase="newspaper", newspaper=["n12"], club_closed=True, options={"club_reopens": option}
    )
    assert bool(table.events(ClubOpened)) == opens
    assert (table.state.club_closed_by == -1) == opens
    assert (37 in table.state.newspaper_drawn) == opens


@pytest.mark.clause("joakim.club.6")
def test_the_opening_number_opens_it_and_has_no_meaning_for_an_open_club() -> None:
    table = lay(phase="large_heading", face_up="n39", club_closed=True)
    assert table.events(ClubOpened) and table.state.club_closed_by == -1
    table = lay(phase="large_heading", face_up="n39")
    assert table.nothing == ["club_was_open"]


@pytest.mark.clause("joakim.club.6")
def test_the_crown_does_not_open_a_closed_club_either() -> None:
    table = lay(club_closed=True, crown="Anna").answer("jump")
    assert table.refused["square 15"] == table.refused["square 19"] == "club_closed"
    assert not table.events(CardDrawn)
