"""The event cards, one effect after another, and the cards that are kept."""

from __future__ import annotations

from typing import Any

import pytest

from game.ankka.events import EventPutAway, PawnMoved
from game.data_files import load_ankka
from tests.ankka.laying import Laid, lay


def event(card: str, seats: str = "Anna Bo Cia", **position: Any) -> Laid:
    """Anna draws this card."""
    return lay(seats, phase="event", events=[card], **position)


STEPS = {f"e{n:02}": steps for steps, numbers in
         ((4, (1, 2)), (2, range(3, 9)), (3, range(9, 14)), (5, (14, 15)), (6, (16, 17)))
         for n in numbers}  # fmt: skip


@pytest.mark.clause("ankka.cards.1", "ankka.cards.2")
@pytest.mark.parametrize(("card", "steps"), STEPS.items())
def test_steps_are_added_even_to_none_and_the_turn_goes_on(card: str, steps: int) -> None:
    table = event(card, steps=0)
    assert (table.asked, table.steps, table.ledger) == ("Anna", steps, [("Anna", steps, "event")])
    assert len(table.events(EventPutAway)) == 1 and len(table.state.used) == 1


@pytest.mark.clause("ankka.cards.3")
def test_the_dime_to_oneself() -> None:
    for card in ("e28", "e29"):
        assert event(card, dime="Cia", visited={"Cia": 4}).holder == "Anna"
    assert event("e28", dime="Anna").nothing == ["has_the_dime"]


@pytest.mark.clause("ankka.cards.3")
@pytest.mark.parametrize(
    ("visited", "taker"),
    [({"Anna": 1, "Bo": 1}, "Cia"), ({"Anna": 2, "Bo": 1, "Cia": 1}, "Bo"), ({"Bo": 1}, "Anna")],
)
def test_the_dime_to_the_fewest_tokens(visited: dict[str, int], taker: str) -> None:
    """Of several it is the first clockwise, beginning with the drawer."""
    holder = "Bo" if taker != "Bo" else "Anna"
    assert event("e30", dime=holder, visited=visited).holder == taker


@pytest.mark.clause("ankka.cards.3")
def test_the_dime_to_the_left() -> None:
    assert event("e31", dime="Anna").holder == "Bo"
    assert event("e31", dime="Cia").holder == "Bo"
    assert event("e31", dime="Bo").nothing == ["has_the_dime"]


@pytest.mark.clause("ankka.cards.4", "ankka.cards.1")
@pytest.mark.parametrize("card", [f"e{n}" for n in range(32, 39)])
def test_seven_cards_are_kept_open(card: str) -> None:
    table = event(card)
    assert table.kept("Anna") == [card] and table.state.used == []


@pytest.mark.clause("ankka.cards.4")
def test_a_free_question_costs_a_card_instead_of_steps() -> None:
    table = lay(kept={"Anna": ["e35"]}, steps=0)
    assert table.offered == ["ask_free", "end"]
    table.answer("ask_free")
    assert (table.prompt, table.kept("Anna"), table.ledger) == ("answer", [], [])
    assert lay().refused["ask_free"] == "no_free_question"
    white = lay(kept={"Anna": ["e35"]}, nodes={"Anna": "r01"})
    assert white.refused["ask_free"] == "no_question_here"


@pytest.mark.clause("ankka.cards.4")
def test_kept_steps_are_used_on_ones_own_turn() -> None:
    table = lay(kept={"Anna": ["e37", "e38"]}).answer("steps e38")
    assert (table.steps, table.kept("Anna")) == (7, ["e37"])
    assert table.ledger == [("Anna", 2, "kept")]


# Villains


@pytest.mark.clause("ankka.cards.5")
@pytest.mark.parametrize("card", ["e39", "e40", "e41"])
def test_milla_takes_two_steps_of_who_has_no_dime(card: str) -> None:
    table = event(card, dime="Bo")
    assert (table.steps, table.holder) == (3, "Bo")


@pytest.mark.clause("ankka.cards.5", "ankka.capture.6")
def test_milla_takes_the_dime_of_the_holder_for_the_nearest_rival() -> None:
    table = event("e39", dime="Anna", nodes={"Bo": "bin", "Cia": "iines"})
    assert (table.holder, table.steps) == ("Cia", 5)
    assert table.state.lock[0] == 1
    equal = event("e39", dime="Anna", nodes={"Anna": "r02", "Bo": "iines", "Cia": "aku"})
    assert equal.holder == "Bo"  # the first clockwise


@pytest.mark.clause("ankka.cards.6")
@pytest.mark.parametrize("card", [f"e{n}" for n in range(42, 46)])
def test_the_beagle_boys(card: str) -> None:
    assert event(card).ledger == [("Anna", -3, "villains")]


@pytest.mark.clause("ankka.cards.7")
@pytest.mark.parametrize(("visited", "place"), [(0, "r02"), (1, "klubi"), (4, "morska")])
def test_back_to_the_previous_place_or_the_start(visited: int, place: str) -> None:
    for card in ("e46", "e47"):
        table = event(card, nodes={"Anna": "s22"}, visited={"Anna": visited})
        assert (table.node("Anna"), table.visited("Anna")) == (place, visited)
        assert table.events(PawnMoved) == [PawnMoved(0, place, "back")]
    assert event("e46").nothing == ["is_there_already"]


@pytest.mark.clause("ankka.cards.7")
def test_a_kept_card_is_lost_and_one_chooses_which() -> None:
    assert event("e48").nothing == ["no_kept_card"]
    one = event("e48", kept={"Anna": ["e32"]})
    assert (one.kept("Anna"), one.state.used) == ([], [31, 47])
    table = event("e48", kept={"Anna": ["e32", "e37"]})
    assert (table.prompt, table.offered) == ("lose_kept", ["e32", "e37"])
    assert table.answer("e37").kept("Anna") == ["e32"]


@pytest.mark.clause("ankka.cards.7")
@pytest.mark.parametrize("card", ["e49", "e50"])
def test_a_short_next_turn(card: str) -> None:
    table = event(card)
    assert (table.state.short_turn, table.steps) == ([True, False, False], 5)


@pytest.mark.clause("ankka.cards.8")
def test_when_the_pile_runs_out_the_used_ones_are_shuffled() -> None:
    data = load_ankka()
    ids = [card.id for card in data.events if card.effect.do != "keep"]
    kept = [card.id for card in data.events if card.effect.do == "keep"]
    table = lay(phase="event", used=ids, kept={"Bo": kept}, chance=[["e14"]])
    assert table.steps == 10 and len(table.state.events) == len(ids) - 1
    assert [data.events[card].id for card in table.state.used] == ["e14"]
