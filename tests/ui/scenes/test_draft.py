from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.session import Session
from game.games import GAMES, LOOKS
from game.setup_options import OptionSpec, OptionValue
from game.ui.scenes.new_game.draft import Draft
from game.ui.scenes.new_game.groups import pages

JOAKIM = GAMES["joakim"]


def named(person: bool, number: int) -> str:
    return f"{'Spelare' if person else 'Dator'} {number}"


def test_a_fresh_draft_can_begin_and_goes_by_the_book() -> None:
    draft = Draft.fresh(JOAKIM)
    assert not draft.differing()
    assert draft.preset == "classic"
    session = Session.begin(JOAKIM.rulebook(), draft.setup(7, named))
    assert session.request is not None


def test_seats_without_a_name_are_counted_by_kind() -> None:
    draft = Draft.fresh(JOAKIM)
    assert draft.names(named) == ["Spelare 1", "Spelare 2", "Dator 1", "Dator 2"]


def test_the_table_takes_two_to_five_with_looks_of_their_own() -> None:
    draft = Draft.fresh(JOAKIM)
    for _ in range(9):
        draft.add()
    assert len(draft.seats) == 5
    assert {seat.look for seat in draft.seats} == set(LOOKS)
    for _ in range(9):
        draft.remove(0)
    assert len(draft.seats) == 2


def test_a_look_that_is_taken_is_swapped() -> None:
    draft = Draft.fresh(JOAKIM)
    first, second = draft.seats[0].look, draft.seats[1].look
    draft.give_look(0, second)
    assert (draft.seats[0].look, draft.seats[1].look) == (second, first)


def test_who_begins_is_forgotten_when_that_seat_goes() -> None:
    draft = Draft.fresh(JOAKIM)
    draft.options["first_player"] = "seat_4"
    draft.remove(0)
    assert draft.options["first_player"] == "random"


def test_a_preset_sets_the_rules_but_not_who_begins() -> None:
    draft = Draft.fresh(JOAKIM)
    draft.options |= {"first_player": "seat_2", "unpaid": "gentle"}
    draft.use_preset("short")
    assert draft.options["win_limit"] == 400
    assert draft.options["first_player"] == "seat_2"
    assert draft.preset == "short"
    assert draft.differing() == ["win_limit"]


def test_where_the_dice_say_who_begins_the_option_is_a_rule_like_any_other() -> None:
    draft = Draft.fresh(GAMES["finans"])
    draft.remove(3)
    assert draft.options["first_player"] == "reroll"
    draft.options["first_player"] = "random"
    assert draft.differing() == ["first_player"]
    draft.use_preset("short")
    assert draft.options["first_player"] == "reroll"


def test_what_was_remembered_comes_back_from_json() -> None:
    draft = Draft.fresh(JOAKIM)
    draft.seats[0].name = "100% {0} ${HOME}"
    draft.options["win_limit"] = 650
    again = Draft.remembered(JOAKIM, json.loads(json.dumps(draft.to_json())))
    assert again is not None
    assert again.to_json() == draft.to_json()


def test_people_of_another_box_come_with_their_names_and_looks() -> None:
    stored = {
        "seats": [["Mormor", "red", "human", {"seconds": 9}], ["Elsa", "green", "human"],
                  ["Hal", "yellow", "trader"], ["", "violet", "human"]],
        "options": {"win_limit": 400},
    }  # fmt: skip
    draft = Draft.among(GAMES["ankka"], stored)
    assert [(seat.name, seat.look, seat.player) for seat in draft.seats] == [
        ("Mormor", "red", "human"), ("Elsa", "green", "human"), ("", "violet", "human"),
        ("", "blue", "racer"),
    ]  # fmt: skip
    assert not draft.differing()
    assert draft.obstacle() is None


def test_more_people_than_the_box_is_for_leave_computers_and_the_last_behind() -> None:
    people = [[f"P{n}", look, "human"] for n, look in enumerate(GAMES["finans"].looks)]
    draft = Draft.among(JOAKIM, {"seats": [["", "red", "investor"], *people]})
    assert draft.names(named) == ["P0", "P1", "P2", "P3", "P4"]
    assert {seat.look for seat in draft.seats} == set(LOOKS)
    assert draft.obstacle() is None


@pytest.mark.parametrize(
    "seats",
    [[], [["A", "red"], 7, ["B", 3, "human"], "name"], [["Hal", "red", "trader"]] * 2],
)
def test_without_people_of_another_box_a_draft_is_fresh(seats: list[Any]) -> None:
    assert Draft.among(JOAKIM, {"seats": seats}).to_json() == Draft.fresh(JOAKIM).to_json()


def test_one_person_of_another_box_gets_somebody_to_play_with() -> None:
    draft = Draft.among(JOAKIM, {"seats": [["A", "red", "human"]]})
    assert [seat.player for seat in draft.seats] == ["human", "trader"]


@pytest.mark.parametrize(
    "stored",
    [
        None,
        "nonsense",
        {},
        {"seats": []},
        {"seats": [["A", "red", "human"]]},
        {"seats": [["A", "red", "human"], ["B", "red", "human"]]},
        {"seats": [["A", "red", "human"], ["B", "mauve", "human"]]},
        {"seats": [["A", "red", "human"], ["B", "blue", "oracle"]]},
        {"seats": [["A", "red", "human"], [7, "blue", "human"]]},
    ],
)
def test_seats_that_make_no_sense_are_not_remembered(stored: Any) -> None:
    assert Draft.remembered(JOAKIM, stored) is None


def test_options_that_make_no_sense_have_their_defaults() -> None:
    seats = [["A", "red", "human"], ["B", "blue", "human"]]
    options = {"win_limit": 123, "unpaid": "gentle", "gone": 1, "first_player": "seat_5"}
    draft = Draft.remembered(JOAKIM, {"seats": seats, "options": options})
    assert draft is not None
    assert draft.options["win_limit"] == 1000
    assert draft.options["unpaid"] == "gentle"
    assert draft.options["first_player"] == "random"


def test_every_option_stands_on_exactly_one_page_of_at_most_four() -> None:
    found = [spec.id for _, specs in pages("joakim", JOAKIM.options()) for spec in specs]
    assert sorted(found) == sorted(option.id for option in JOAKIM.options().options)
    assert all(len(specs) <= 4 for _, specs in pages("joakim", JOAKIM.options()))
    assert "more" not in dict(pages("joakim", JOAKIM.options()))
    assert all(len(specs) <= 4 for _, specs in pages("another", JOAKIM.options()))


def with_options(**options: OptionValue) -> Draft:
    draft = Draft.fresh(JOAKIM)
    draft.options |= options
    return draft


def test_a_start_that_wins_at_once_is_an_obstacle() -> None:
    obstacle = with_options(win_limit=100, start_cash=100).obstacle()
    assert obstacle == ("setup.won_at_once", {"cash": 100, "limit": 100})
    assert with_options(win_limit=100, start_cash=95).obstacle() is None
    assert with_options(win_limit=100, start_cash=500, numbers_game="on").obstacle() is None


def test_what_else_the_rules_refuse_is_an_obstacle_too() -> None:
    draft = Draft.fresh(JOAKIM)
    draft.seats[1].look = draft.seats[0].look
    assert draft.obstacle() == ("setup.cannot_begin", {})


def offered(option: OptionSpec) -> list[OptionValue]:
    """Every value that can be chosen, of a range the ends."""
    if option.type == "flag":
        return [False, True]
    ends = [option.range.lowest, option.range.highest] if option.range else []
    return [*option.values, *ends]


ANY_OPTIONS = st.fixed_dictionaries(
    {option.id: st.sampled_from(offered(option)) for option in JOAKIM.options().options}
)


@settings(max_examples=60, deadline=None)
@given(chosen=ANY_OPTIONS, players=st.integers(2, 5))
def test_what_has_no_obstacle_begins_whatever_is_chosen(
    chosen: dict[str, OptionValue], players: int
) -> None:
    draft = Draft.fresh(JOAKIM)
    while len(draft.seats) < players:
        draft.add()
    while len(draft.seats) > players:
        draft.remove(0)
    draft.options |= chosen
    draft = Draft.remembered(JOAKIM, draft.to_json()) or draft
    setup = draft.setup(7, named)
    if draft.obstacle() is None:
        assert Session.begin(JOAKIM.rulebook(), setup).request is not None
    else:
        with pytest.raises(ValueError):
            Session.begin(JOAKIM.rulebook(), setup)
