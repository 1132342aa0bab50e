"""What each kind of business tip does, and what a player leaves behind."""

from __future__ import annotations

import pytest

from game.joakim.events import MoveMissed
from game.joakim.state import HIDDEN
from game.joakim.views import view
from tests.joakim.laying import lay
from tests.joakim.test_sharks import sharks
from tests.joakim.test_tips import GOLD, pile

# Keeping and looking


@pytest.mark.clause("joakim.tips.6", "joakim.uncle.6")
def test_inspect_is_kept_and_shows_one_hand_to_one_person() -> None:
    table = sharks(phase="uncle_card", face_up="u25", tips_held={"Bo": ["t05", "t20"]})
    assert table.state.sharks is not None and table.state.sharks.kept[0] == [24]
    assert "inspect 1" in table.offered and "inspect 2" not in table.offered
    table.answer("inspect 1")
    assert table.state.sharks.kept[0] == [] and table.state.uncle[-1] == 24
    mine, other = view(table.state, 0).sharks, view(table.state, 2).sharks
    assert mine is not None and mine.hands[1] == [4, 19]
    assert other is not None and other.hands[1] == [HIDDEN, HIDDEN]
    assert table.prompt == "end_move" and "inspect 1" not in table.offered


@pytest.mark.clause("joakim.tips.6")
def test_there_is_nothing_to_inspect_while_nobody_has_tips() -> None:
    table = sharks(phase="end", kept={"Anna": ["u25"]})
    assert table.refused["inspect"] == "no_tips_to_inspect"


# The kinds


@pytest.mark.clause("joakim.tips.7")
@pytest.mark.parametrize(
    ("tip", "kind", "before", "after"),
    [("t01", "gold", 5, 8), ("t02", "gold", 5, 2), ("t01", "gold", 24, 25), ("t02", "gold", 2, 1)],
)
def test_a_rumour_moves_one_value_by_three(tip: str, kind: str, before: int, after: int) -> None:
    table = sharks(phase="end", tips_held={"Anna": [tip]}, market={kind: before}).answer(
        f"tip {tip}"
    )
    assert table.value(kind) == after


@pytest.mark.clause("joakim.tips.9")
def test_the_beagle_boys_make_another_miss_the_next_move_crown_or_not() -> None:
    table = sharks(phase="end", tips_held={"Anna": ["t13"]}, crown="Bo").answer("tip t13")
    assert (table.prompt, table.offered) == ("tip_seat", ["seat 1", "seat 2"])
    table.answer("seat 1")
    assert table.state.sharks is not None and table.state.sharks.beagles[1] == [12]
    table.answer("end")
    assert table.events(MoveMissed) == [MoveMissed(1)]
    assert table.asked == "Cia" and pile(table)[-1] == 12
    assert table.state.crown == 1  # kept, and of use again now


@pytest.mark.clause("joakim.tips.9", "joakim.crown.3")
def test_whoever_has_the_card_before_them_may_not_go_before() -> None:
    """Cia has the crown; it is Anna's move that ends, and Bo is next."""
    free = sharks(phase="end", crown="Cia").answer("end")
    assert (free.asked, free.prompt) == ("Cia", "crown_before")
    barred = sharks(phase="end", crown="Cia", beagles={"Cia": ["t13"]}).answer("end")
    assert (barred.asked, barred.prompt) == ("Bo", "roll")


@pytest.mark.clause("joakim.tips.9")
def test_the_holders_own_button_says_that_the_card_is_served_first() -> None:
    options = {"crown_asks": "own_button"}
    table = sharks(options, phase="move", crown="Cia", beagles={"Cia": ["t13"]}, last_mover="Bo")
    assert table.refused["go_before"] == "beagle_serves_first"


@pytest.mark.clause("joakim.tips.9")
def test_two_cards_are_two_missed_moves_and_only_ordinary_ones() -> None:
    table = sharks(phase="end", beagles={"Bo": ["t13", "t14"]}).answer("end")
    assert table.asked == "Cia"
    assert table.state.sharks is not None and table.state.sharks.beagles[1] == [13]


@pytest.mark.clause("joakim.tips.9", "joakim.crown.3")
@pytest.mark.parametrize("asks", ["each_move", "own_button"])
def test_the_card_is_served_before_the_crown_helps_however_it_is_asked(asks: str) -> None:
    """Whoever has just missed a move because of it cannot take the very next one."""
    table = sharks({"crown_asks": asks}, phase="end", crown="Bo", beagles={"Bo": ["t13"]})
    table.answer("end")
    assert (table.asked, table.prompt) == ("Cia", "roll")
    assert "go_before" not in table.offered


@pytest.mark.clause("joakim.tips.9", "joakim.crown.3")
def test_who_has_missed_a_move_does_not_get_it_back_when_the_crowns_holder_waits() -> None:
    table = lay(
        "Anna Bo Cia Dan", {"sharks": "on"}, phase="end", crown="Dan", beagles={"Bo": ["t13"]}
    )
    table.answer("end")
    assert (table.asked, dict(table.choice.facts)["seat"]) == ("Dan", 2)
    table.answer("wait")
    assert (table.asked, table.prompt) == ("Cia", "roll")


@pytest.mark.clause("joakim.tips.9")
def test_option_one_card_with_the_beagle_boys_each() -> None:
    table = sharks(
        {"beagle_cards": "one_each"},
        phase="end",
        tips_held={"Anna": ["t13"]},
        beagles={"Bo": ["t14"]},
    ).answer("tip t13")
    assert table.offered == ["seat 2"]


@pytest.mark.clause("joakim.tips.12")
def test_good_contacts_trade_another_kind_in_place_of_the_squares_own() -> None:
    table = sharks(phase="square", pawns={"Anna": GOLD}, tips_held={"Anna": ["t30"]})
    table.answer("tip t30")
    assert table.prompt == "tip_kind" and "gold" not in table.offered
    table.answer("plane", "buy 1x1 0x5")
    assert table.has("Anna", "plane") == (1, 0) and table.has("Anna", "gold") == (0, 0)
    elsewhere = sharks(phase="end", tips_held={"Anna": ["t30"]})
    assert elsewhere.refused["tip t30"] == "tip_not_here"


@pytest.mark.clause("joakim.tips.13")
def test_a_tax_inspection_costs_another_five_million() -> None:
    table = sharks(phase="end", tips_held={"Anna": ["t31"]}).answer("tip t31", "seat 2")
    assert table.money == [("Cia", "bank", 5, "tax_inspection")]


@pytest.mark.clause("joakim.tips.13", "joakim.debts.5")
def test_whoever_cannot_pay_the_tax_inspector_leaves_the_game() -> None:
    table = sharks(phase="end", tips_held={"Anna": ["t31"]}, cash={"Cia": 4}).answer(
        "tip t31", "seat 2"
    )
    assert table.state.out == [False, False, True]
    assert table.asked == "Anna" and table.prompt == "end_move"


# Leaving


@pytest.mark.clause("joakim.debts.5")
@pytest.mark.case("O06")
def test_everything_a_ruined_shark_held_goes_back() -> None:
    table = sharks(
        phase="end",
        tips_held={"Anna": ["t31"], "Bo": ["t01", "t20"]},
        kept={"Bo": ["u25"]},
        loans={"Bo": ["loan_25"]},
        beagles={"Bo": ["t13"]},
        options_held={"Bo": ["c07"]},
        crown="Bo",
        cash={"Bo": 0},
        holdings={"Bo": {"gold": "1x1"}},
        market={"gold": 5},
    ).answer("tip t31", "seat 1")
    if table.prompt == "forced_offer":
        table.answer("bank")
    assert table.state.out == [False, True, False]
    state, shark_cards = table.state, table.state.sharks
    assert shark_cards is not None
    assert state.crown == -1 and state.options_held[1] == [] and state.club[-1] == 6
    assert len(state.uncle) == 29 and sorted(shark_cards.tips) == list(range(31))
    assert [row[1] for row in shark_cards.loans] == [0, 0, 0, 3] and shark_cards.due == [0, 0, 0]
    assert table.has("bank", "gold") == (20, 13)
