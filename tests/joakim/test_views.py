"""What each seat may see of a state, and how the rest is imagined."""

from __future__ import annotations

import random

import pytest

from game.joakim.state import HIDDEN
from game.joakim.views import deal_unseen, view
from tests.joakim.laying import Laid, lay

TOP = ["n31", "n34", "n05"]


def peeked() -> Laid:
    """Bo has peeked at two numbers, Cia at one."""
    return lay(newspaper=TOP, known={"Bo": 2, "Cia": 1}, drawn=["n01"], uncle=["u06"])


@pytest.mark.clause("joakim.uncle.5", "joakim.club.3")
@pytest.mark.parametrize("seat, seen", [(0, []), (1, [30, 33]), (2, [30]), (None, [])])
def test_of_the_piles_only_the_heights_show_but_for_what_the_seat_has_peeked_at(
    seat: int | None, seen: list[int]
) -> None:
    state = peeked().state
    shown = view(state, seat)
    assert shown.newspaper == seen + [HIDDEN] * (39 - len(seen))
    assert shown.uncle == [HIDDEN] * 19 and shown.club == [HIDDEN] * 19
    assert [len(known) for known in shown.known] == [0, 2, 1]
    assert shown.known[1] == ([30, 33] if seat == 1 else [HIDDEN] * 2)


@pytest.mark.clause("joakim.debts.7")
def test_all_that_lies_open_is_seen_by_everybody() -> None:
    state = lay(
        cash={"Anna": 5},
        holdings={"Bo": {"gold": "1x1"}},
        options_held={"Cia": ["c07"]},
        crown="Bo",
        drawn=["n01"],
        club_closed=True,
        out=[],
    ).state
    shown, whole = view(state, None).to_json(), state.to_json()
    hidden = {"newspaper", "uncle", "club", "known"}
    assert {key: shown[key] for key in shown if key not in hidden} == {
        key: whole[key] for key in whole if key not in hidden
    }


def test_a_view_is_a_copy_of_its_own() -> None:
    state = peeked().state
    shown = view(state, 1)
    shown.cash[0] += 1
    shown.known[1].clear()
    shown.ones[0][0] += 1
    assert (state.cash[0], state.known[1], state.ones[0][0]) == (75, [30, 33], 0)


def test_imagining_keeps_what_is_known_and_deals_the_same_cards() -> None:
    state = peeked().state
    imagined = [deal_unseen(state, 1, random.Random(n)) for n in range(10)]
    for each in imagined:
        assert each.newspaper[:2] == [30, 33]
        assert each.known == [[], [30, 33], [30]]
        assert sorted(each.newspaper) == sorted(state.newspaper)
        assert sorted(each.uncle) == sorted(state.uncle)
    assert len({tuple(each.newspaper) for each in imagined}) == 10
    assert len({tuple(each.club) for each in imagined}) == 10


def test_what_another_knows_is_imagined_too() -> None:
    state = peeked().state
    imagined = [deal_unseen(state, 0, random.Random(n)) for n in range(10)]
    assert len({tuple(each.known[1]) for each in imagined}) > 5
    assert all(each.known[1] == each.newspaper[:2] for each in imagined)
