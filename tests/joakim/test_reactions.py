"""Cards played off one's own move: who is asked, who wins, and what it does."""

from __future__ import annotations

import pytest

from game.engine.saves import state_hash
from tests.joakim.laying import Laid
from tests.joakim.test_sharks import sharks
from tests.joakim.test_tips import hand, pile

GOLD, UNCLE = {"Anna": 0}, {"Anna": 2}


def kept(table: Laid, name: str) -> list[int]:
    assert table.state.sharks is not None
    return table.state.sharks.kept[table.seat(name)]


# Farbror Joakim is away


@pytest.mark.clause("joakim.tips.10", "joakim.tips.5")
def test_another_may_send_him_away_before_the_card_is_drawn() -> None:
    table = sharks(
        phase="square", pawns=UNCLE, uncle=["u06"], tips_held={"Bo": ["t20"]}, chance=[4]
    )
    assert (table.asked, table.prompt) == ("Bo", "uncle_at_home")
    assert table.offered == ["pass", "tip t20"]
    assert [option.secret for option in table.choice.options] == [False, True]
    table.answer("tip t20")
    assert table.nothing == ["uncle_is_away_after_all"] and table.money == []
    assert table.state.uncle[0] == 5 and pile(table)[-1] == 19
    assert (table.asked, table.prompt) == ("Anna", "end_move")


@pytest.mark.clause("joakim.tips.10")
def test_when_all_pass_the_card_is_drawn_and_followed() -> None:
    table = sharks(
        phase="square", pawns=UNCLE, uncle=["u06"], tips_held={"Bo": ["t20"]}, chance=[6]
    ).answer("pass")
    assert table.money == [("bank", "Anna", 20, "encouragement")] and hand(table, "Bo") == [19]


@pytest.mark.clause("joakim.tips.10")
def test_nobody_is_asked_when_he_is_away_anyway() -> None:
    table = sharks(phase="square", pawns=UNCLE, tips_held={"Bo": ["t20"]}, chance=[3])
    assert table.nothing == ["uncle_is_away"] and table.prompt == "end_move"


@pytest.mark.clause("joakim.tips.10")
def test_option_the_card_is_drawn_first_and_goes_under_the_pile() -> None:
    table = sharks(
        {"away_cancels": "drawn_card"},
        phase="square",
        pawns=UNCLE,
        uncle=["u06"],
        tips_held={"Bo": ["t20"]},
        chance=[5],
    )
    assert table.state.face_up == 5 and table.prompt == "uncle_at_home"
    table.answer("tip t20")
    assert table.money == [] and table.state.uncle[-1] == 5 and table.prompt == "end_move"


@pytest.mark.clause("joakim.tips.5")
def test_whoever_holds_any_tip_is_asked_and_nobody_else() -> None:
    """That a seat is asked tells only what all can see: that it holds tips."""
    table = sharks(
        phase="square", pawns=UNCLE, tips_held={"Bo": ["t01"], "Cia": ["t20"]}, chance=[4]
    )
    assert (table.asked, table.offered) == ("Bo", ["pass"])
    table.answer("pass")
    assert (table.asked, table.offered) == ("Cia", ["pass", "tip t20"])
    nobody = sharks(phase="square", pawns=UNCLE, uncle=["u06"], chance=[4])
    assert nobody.prompt == "end_move"


@pytest.mark.clause("joakim.tips.5")
def test_of_two_who_want_to_react_the_first_clockwise_does() -> None:
    table = sharks(
        phase="square", pawns=UNCLE, tips_held={"Bo": ["t20"], "Cia": ["t21"]}, chance=[4]
    ).answer("tip t20")
    assert table.prompt == "end_move" and hand(table, "Cia") == [20]


@pytest.mark.clause("joakim.tips.5")
@pytest.mark.case("O35")
def test_to_pass_leaves_the_game_as_if_nobody_had_been_asked() -> None:
    def played(tips_held: dict[str, list[str]]) -> str:
        table = sharks(phase="square", pawns=GOLD, tips_held=tips_held).answer("buy 1x1 0x5")
        while table.prompt == "purchase":
            table.answer("pass")
        assert table.state.sharks is not None
        for cards in table.state.sharks.hands:
            cards.clear()
        table.state.sharks.tips[:] = range(31)
        return state_hash(table.state)

    assert played({"Bo": ["t23"]}) == played({}) == played({"Bo": ["t01"], "Cia": ["t24"]})


# Newly bought, and worthless


@pytest.mark.clause("joakim.tips.11")
def test_one_property_just_bought_goes_back_unpaid_and_the_step_stays() -> None:
    table = sharks(phase="square", pawns=GOLD, tips_held={"Cia": ["t23"]}).answer("buy 4x1 0x5")
    assert (table.asked, table.prompt) == ("Cia", "purchase")
    table.answer("tip t23")
    assert table.has("Anna", "gold") == (3, 0) and table.cash("Anna") == 75 - 20
    assert table.value("gold") == 6
    assert (table.asked, table.prompt) == ("Anna", "end_move")


@pytest.mark.clause("joakim.tips.11")
def test_a_five_goes_back_if_no_single_card_was_bought() -> None:
    position = {"phase": "square", "pawns": GOLD, "tips_held": {"Bo": ["t23"]}}
    holdings = {"Anna": {"gold": "2x1"}}  # single cards from before do not help
    table = sharks(**position, holdings=holdings).answer("buy 0x1 1x5", "tip t23")
    assert table.has("Anna", "gold") == (2, 0)
    option = {"worthless_takes": "ones_only"}
    table = sharks(option, **position, holdings=holdings).answer("buy 0x1 1x5")
    assert table.prompt == "end_move"


@pytest.mark.clause("joakim.tips.11")
def test_it_works_for_a_bought_option_too_but_not_for_a_sale() -> None:
    table = sharks(
        phase="square",
        pawns={"Anna": 13},
        options_held={"Anna": ["c07"]},
        tips_held={"Bo": ["t23"]},
    ).answer("option c07 5x1 0x5", "tip t23")
    assert table.has("Anna", "plane") == (4, 0)
    sold = sharks(
        phase="square",
        pawns=GOLD,
        holdings={"Anna": {"gold": "2x1"}},
        tips_held={"Bo": ["t23"]},
    ).answer("sell 1x1 0x5")
    assert sold.prompt == "end_move"


# Rumours


@pytest.mark.clause("joakim.tips.8", "joakim.tips.7")
def test_whoever_does_not_believe_a_rumour_cancels_it_at_once() -> None:
    table = sharks(phase="end", tips_held={"Anna": ["t01"]}, kept={"Cia": ["u27"]})
    table.answer("tip t01")
    assert (table.asked, table.prompt, table.offered) == ("Cia", "rumour", ["pass", "card u27"])
    table.answer("card u27")
    assert table.value("gold") == 5 and table.nothing == ["rumour_not_believed"]
    assert pile(table)[-1] == 0 and table.state.uncle[-1] == 26 and kept(table, "Cia") == []
    assert (table.asked, table.prompt) == ("Anna", "end_move")


@pytest.mark.clause("joakim.tips.8")
def test_nobody_trades_at_the_new_value_before_all_have_said_whether_they_believe_it() -> None:
    table = sharks(
        phase="square",
        pawns={"Anna": 13},
        tips_held={"Anna": ["t08"]},
        kept={"Bo": ["u27"], "Cia": ["u28"]},
    ).answer("tip t08")
    assert table.value("plane") == 5 and table.asked == "Bo"
    table.answer("pass")
    assert table.value("plane") == 5 and table.asked == "Cia"
    table.answer("pass")
    assert table.value("plane") == 2 and table.prompt == "trade"
    assert kept(table, "Bo") == [26] and kept(table, "Cia") == [27]


@pytest.mark.clause("joakim.tips.8", "joakim.uncle.6")
def test_the_card_against_rumours_is_kept_when_it_is_drawn() -> None:
    table = sharks(phase="uncle_card", face_up="u27")
    assert kept(table, "Anna") == [26] and len(table.state.uncle) == 28


@pytest.mark.clause("joakim.tips.8")
def test_ones_own_rumour_is_not_doubted_by_oneself() -> None:
    table = sharks(phase="end", tips_held={"Anna": ["t01"]}, kept={"Anna": ["u27"]})
    table.answer("tip t01")
    assert table.value("gold") == 8


@pytest.mark.clause("joakim.tips.5", "joakim.tips.3")
def test_a_reaction_is_not_the_tip_of_ones_own_move_and_cannot_be_played_on_it() -> None:
    table = sharks(phase="end", tips_held={"Anna": ["t20", "t23"]})
    assert table.refused["tip t20"] == table.refused["tip t23"] == "tip_off_move"
