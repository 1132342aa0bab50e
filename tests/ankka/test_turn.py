"""Steps and what they buy, walking, and destinations."""

from __future__ import annotations

import pytest

from game.ankka.board import distances, way, within
from game.ankka.events import DestinationVisited, PawnMoved
from tests.ankka.laying import lay

CLOAK, MORE_2 = "e01", "e37"
"""The Magic Cloak, and a kept card that gives two steps."""


@pytest.mark.clause("ankka.steps.4", "ankka.cards.2", "ankka.questions.4")
def test_the_rulebooks_example() -> None:
    """5 steps: move 3, a question for 2, right, the Magic Cloak gives 4, and the turn goes on."""
    table = lay(nodes={"Anna": "aku"}, events=[CLOAK])
    assert table.steps == 5
    table.answer("go s03")
    assert (table.steps, table.node("Anna")) == (2, "s03")
    table.answer("ask")
    assert (table.prompt, table.steps) == ("answer", 0)
    table.answer("a")
    assert (table.asked, table.prompt, table.steps) == ("Anna", "turn", 4)
    assert table.ledger == [
        ("Anna", -1, "move"),
        ("Anna", -1, "move"),
        ("Anna", -1, "move"),
        ("Anna", -2, "question"),
        ("Anna", 4, "event"),
    ]


# Steps


@pytest.mark.clause("ankka.steps.1")
def test_every_turn_has_five_steps() -> None:
    table = lay(steps=1).answer("go r03")
    assert (table.asked, table.steps) == ("Bo", 5)


@pytest.mark.clause("ankka.steps.1", "ankka.machine.6")
def test_a_turn_after_the_downsizing_machine_has_three() -> None:
    table = lay(steps=1, short_turn=["Bo"]).answer("go r03")
    assert (table.asked, table.steps) == ("Bo", 3)
    assert table.state.short_turn == [False] * 3


@pytest.mark.clause("ankka.steps.2")
def test_what_steps_buy_and_what_they_do_not() -> None:
    table = lay(steps=1)
    assert table.refused["ask"] == table.refused["wheel"] == "not_enough_steps"
    assert table.refused["go bin"] == "too_far" and table.refused["go r02"] == "stands_here"
    reason = table.choice.why_not("ask")
    assert reason is not None and dict(reason.facts) == {"cost": 2, "steps": 1}


@pytest.mark.clause("ankka.steps.3")
def test_all_steps_are_used_unless_one_may_stop_early() -> None:
    table = lay(steps=3)
    assert table.refused["stop"] == "use_all_steps" and "stop" not in table.offered
    early = lay(steps=3, options={"stop_early": "on"}).answer("stop")
    assert (early.asked, early.steps) == ("Bo", 5)


@pytest.mark.clause("ankka.steps.3", "ankka.cards.4")
def test_a_turn_without_steps_ends_by_itself_unless_a_kept_card_is_of_use() -> None:
    table = lay(steps=1, kept={"Anna": [MORE_2]}).answer("go r03")
    assert table.offered == ["end", f"steps {MORE_2}"]
    assert table.refused["stop"] == "no_steps_left"
    table.answer(f"steps {MORE_2}")
    assert (table.asked, table.steps, table.kept("Anna")) == ("Anna", 2, [])
    ended = lay(steps=1, kept={"Anna": [MORE_2]}).answer("go r03", "end")
    assert ended.asked == "Bo" and ended.kept("Anna") == [MORE_2]


@pytest.mark.clause("ankka.steps.5", "ankka.cards.6")
@pytest.mark.parametrize(("steps", "left"), [(5, 0), (4, 0), (2, 0)])
def test_the_beagle_boys_take_three_steps_but_never_more_than_there_are(
    steps: int, left: int
) -> None:
    table = lay(nodes={"Anna": "r02"}, steps=steps, phase="event", events=["e42"])
    taken = min(3, steps)
    assert table.ledger[0] == ("Anna", -taken, "villains")
    assert table.asked == ("Anna" if steps > 3 else "Bo")


@pytest.mark.clause("ankka.steps.5")
def test_who_has_no_steps_loses_none() -> None:
    table = lay(steps=0, phase="event", events=["e42"])
    assert table.nothing == ["no_steps_to_lose"] and table.asked == "Bo"


@pytest.mark.clause("ankka.steps.5", "ankka.steps.3")
def test_whose_steps_are_all_lost_goes_on_if_a_kept_card_can_be_used() -> None:
    """The clause said that the turn is over."""
    table = lay(steps=2, phase="event", events=["e42"], kept={"Anna": [MORE_2]})
    assert (table.asked, table.steps) == ("Anna", 0)
    assert table.offered == ["end", f"steps {MORE_2}"]


# Walking


@pytest.mark.clause("ankka.moving.1")
def test_a_walk_is_told_circle_by_circle_and_turns_back_at_will() -> None:
    table = lay(nodes={"Anna": "iines"}).answer("go r01", "go r02")
    assert [event.node for event in table.events(PawnMoved)] == ["r03", "r02", "r01", "r02"]
    assert table.steps == 1


@pytest.mark.clause("ankka.moving.1")
def test_everything_within_the_steps_can_be_walked_to() -> None:
    table = lay(nodes={"Anna": "bin"}, steps=4)
    reached = {id.removeprefix("go ") for id in table.offered if id.startswith("go ")}
    steps_to = distances(table.data)["bin"]
    assert reached == {node for node, steps in steps_to.items() if 1 <= steps <= 4}
    assert reached == set(within(table.data, "bin", 4)) and len(reached) == 16


@pytest.mark.clause("ankka.moving.1")
def test_a_walk_goes_past_the_next_destination_if_that_is_no_detour() -> None:
    """From the farm to the factory it is as far through the bin as past the shack."""
    data = lay().data
    for by in ("bin", "morska"):
        nodes = way(data, "mummo", "tehdas", by)
        assert len(nodes) == 8 and by in nodes and nodes[-1] == "tehdas"
    assert way(data, "mummo", "tehdas", "klubi") == way(data, "mummo", "tehdas")
    assert len(way(data, "mummo", "tehdas", "klubi")) == 8  # that would be one


@pytest.mark.clause("ankka.moving.2")
def test_any_number_of_characters_share_a_circle() -> None:
    table = lay(nodes={"Bo": "r03", "Cia": "r03"}).answer("go r03")
    assert {table.node(name) for name in ("Anna", "Bo", "Cia")} == {"r03"}


# Destinations: Aku visits klubi, iines, mummo, morska


@pytest.mark.clause("ankka.destinations.1", "ankka.destinations.2")
def test_passing_counts_and_the_order_binds() -> None:
    table = lay(nodes={"Anna": "r03"}).answer("go r11")
    assert table.visited("Anna") == 0  # Iines's house is only second
    table = lay(nodes={"Anna": "r03"}, visited={"Anna": 1}).answer("go r11")
    assert table.visited("Anna") == 2
    assert table.events(DestinationVisited) == [DestinationVisited(0, "iines", 2)]


@pytest.mark.clause("ankka.destinations.1")
def test_no_token_for_a_start_on_a_place() -> None:
    table = lay(nodes={"Anna": "klubi"}, steps=2).answer("go r63")
    assert table.visited("Anna") == 0
    table.answer("go klubi")
    assert table.visited("Anna") == 1


@pytest.mark.clause("ankka.destinations.2")
def test_option_only_a_place_where_a_walk_ends_counts() -> None:
    options = {"passing": "must_stop"}
    table = lay(options=options, nodes={"Anna": "r03"}, visited={"Anna": 1}).answer("go r11")
    assert table.visited("Anna") == 1
    table.answer("go iines")
    assert table.visited("Anna") == 2
