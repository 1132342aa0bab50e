from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.scenes.new_game.names import LONGEST, distinct, kept_together, tidy

CASES = json.loads((Path(__file__).parents[2] / "cases" / "names.json").read_text("utf-8"))


@pytest.mark.case("O12")
def test_equal_names_get_numbers_whatever_their_case() -> None:
    names = [tidy(case["name"]) for case in CASES[:3]]
    assert distinct(names) == ["Pekka", "Pekka (2)", "pekka (3)"]


def test_a_number_that_somebody_typed_is_theirs() -> None:
    assert distinct(["Pekka", "Pekka", "Pekka (2)"]) == ["Pekka", "Pekka (3)", "Pekka (2)"]


@pytest.mark.case("O13")
@pytest.mark.parametrize("name", [case["name"] for case in CASES])
def test_names_stay_as_they_are_but_for_space_around_them(name: str) -> None:
    assert tidy(name) == name.strip()


def test_what_cannot_be_seen_is_no_name() -> None:
    assert tidy(" \t\n ") == tidy("\u200d\u00ad") == tidy("\u202e") == ""


def test_a_name_is_kept_up_to_forty_visible_characters() -> None:
    family = "👨\u200d👩\u200d👧\u200d👦"
    assert tidy(family * 50) == family * LONGEST


@given(st.lists(st.text(max_size=4), max_size=5))
def test_names_are_never_alike_and_those_that_were_not_stay(names: list[str]) -> None:
    out = distinct(names)
    assert len({name.casefold() for name in out}) == len(names)
    for before, after in zip(names, out, strict=True):
        assert after == before or after.startswith(f"{before} (")


@pytest.mark.parametrize(
    ("name", "together"),
    [
        ("Player 1", "Player\u00a01"), ("Anna Karin (2)", "Anna Karin\u00a0(2)"), ("Bo", "Bo"),
        ("Åsa Öström-Häkkinen", "Åsa Öström-Häkkinen"), ("", ""),
    ],
)  # fmt: skip
def test_the_number_of_a_player_does_not_begin_a_line_of_its_own(name: str, together: str) -> None:
    """On the cards of the pieces stood "Swap with Player", and the 1 below it."""
    assert kept_together(name) == together
