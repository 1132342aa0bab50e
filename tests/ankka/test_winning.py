"""Who wins, and who does not yet."""

from __future__ import annotations

from typing import Any

import pytest

from game.ankka.events import DimeMoved
from game.ankka.state import Ending
from tests.ankka.laying import Laid, lay


def finished(**position: Any) -> Laid:
    """Anna has visited all, and has the dime."""
    return lay(**{"nodes": {"Anna": "s01"}, "visited": {"Anna": 4}, "dime": "Anna", **position})


@pytest.mark.clause("ankka.winning.1", "ankka.steps.3")
def test_stepping_into_the_bin_wins_at_once_with_steps_left() -> None:
    table = finished().answer("go bin")
    assert (table.winners, table.state.ending) == (["Anna"], Ending.STEPPED_IN)
    assert table.request is None and table.steps == 2


@pytest.mark.clause("ankka.winning.1")
def test_also_on_the_way_to_somewhere_else() -> None:
    table = finished(nodes={"Anna": "s03"}).answer("go s43")
    assert table.winners == ["Anna"] and table.node("Anna") == "bin"


@pytest.mark.clause("ankka.winning.3")
def test_in_the_bin_too_early_is_nothing() -> None:
    early = finished(visited={"Anna": 3}).answer("go bin")
    assert early.winners == [] and early.prompt == "turn"
    without = finished(dime="Bo").answer("go bin")
    assert without.winners == []


@pytest.mark.clause("ankka.winning.1")
def test_in_a_quick_game_two_destinations_are_enough() -> None:
    table = finished(options={"route": "quick"}, visited={"Anna": 2}).answer("go bin")
    assert table.winners == ["Anna"]


@pytest.mark.clause("ankka.winning.2")
@pytest.mark.parametrize("dime_by", ["capture", "magnet", "event"])
def test_the_dime_that_comes_while_one_stands_in_the_bin_wins(dime_by: str) -> None:
    said: dict[str, Any] = {
        "nodes": {"Anna": "bin", "Bo": "bin"},
        "visited": {"Anna": 4, "Bo": 1},
        "dime": "Bo",
    }
    for option, wins in (("wins", True), ("step_in", False)):
        options = {"bin_capture": option}
        if dime_by == "capture":
            table = lay(options=options, **said).answer("capture 1")
        elif dime_by == "magnet":
            table = lay(options=options, phase="machine", chance=[3], **said)
        else:
            table = lay(options=options, phase="event", events=["e28"], **said)
        assert table.holder == "Anna"
        assert (table.winners == ["Anna"]) == wins
        if wins:
            assert table.state.ending is Ending.DIME_CAME
        else:
            assert table.answer("go s03", "go bin").state.ending is Ending.STEPPED_IN


@pytest.mark.clause("ankka.winning.2")
def test_also_on_anothers_turn() -> None:
    """Anna's card sends the dime to her left, where Bo waits in the bin."""
    table = lay(phase="event", events=["e31"], dime="Anna", nodes={"Bo": "bin"}, visited={"Bo": 4})
    assert table.winners == ["Bo"]


@pytest.mark.clause("ankka.setup.4", "ankka.winning.1")
def test_option_the_dime_lies_in_the_bin_until_somebody_comes() -> None:
    options = {"first_dime": "bin"}
    table = lay(options=options, nodes={"Anna": "s02"}).answer("go s63")
    assert table.holder == "Anna" and table.events(DimeMoved)[0].cause == "fetched"
    done = lay(options=options, nodes={"Anna": "s02"}, visited={"Anna": 4}).answer("go bin")
    assert done.winners == ["Anna"]
