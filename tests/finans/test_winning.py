"""Who wins, and when it is looked at."""

from __future__ import annotations

import pytest

from game.finans.state import Ending
from tests.finans.laying import lay

HANTVERK = ["joinery", "plumbing"]
HANTVERK_SHARES = ["hantverk_1", "hantverk_2"]

TWO_GROUPS = {
    "plots": {"Anna": [*HANTVERK, "insurance", "brokerage"]},
    "shares": {"Anna": [*HANTVERK_SHARES, "finanstrusten_1", "finanstrusten_2"]},
}


@pytest.mark.clause("finans.winning.1")
def test_a_million_and_two_complete_groups() -> None:
    rich = lay(phase="tip", cash={"Anna": 995000}, tips=["t16"], **TWO_GROUPS)
    assert rich.winners == ["Anna"] and rich.state.ending is Ending.MILLION
    poor = lay(phase="tip", cash={"Anna": 994500}, tips=["t16"], **TWO_GROUPS)
    assert poor.prompt == "end_turn"
    one = lay(phase="tip", cash={"Anna": 2000000}, tips=["t16"], plots={"Anna": HANTVERK},
              shares={"Anna": HANTVERK_SHARES})  # fmt: skip
    assert one.prompt == "end_turn"


@pytest.mark.clause("finans.winning.1")
def test_mortgaging_and_borrowing_may_make_up_the_million() -> None:
    table = lay(phase="end", cash={"Anna": 935000}, **TWO_GROUPS).answer("loan")
    assert table.prompt == "end_turn"
    table.answer("mortgage insurance")
    assert table.winners == ["Anna"]
    net = lay(options={"win_loans": "net"}, phase="end", cash={"Anna": 960000}, **TWO_GROUPS)
    assert net.answer("loan").prompt == "end_turn"


@pytest.mark.clause("finans.winning.2")
def test_one_may_win_on_anothers_turn() -> None:
    groups = {key: {"Bo": papers["Anna"]} for key, papers in TWO_GROUPS.items()}
    position = {"phase": "landed", "spaces": {"Anna": 2}, "cash": {"Bo": 997000}}
    assert lay(**position, **groups).winners == ["Bo"]
    own = lay(options={"win_check": "own_turn"}, **position, **groups)
    assert own.prompt == "end_turn"
    own.answer("end")
    assert own.winners == ["Bo"] and own.state.ending is Ending.MILLION


@pytest.mark.clause("finans.winning.2")
def test_option_own_turn_only_begins_with_a_look_at_whose_turn_it_is() -> None:
    """Cia wins when her turn begins, and not in Bo's before it, whatever Bo does in it."""
    groups = {key: {"Cia": papers["Anna"]} for key, papers in TWO_GROUPS.items()}
    table = lay(options={"win_check": "own_turn"}, phase="end", spaces={"Bo": 6, "Cia": 6},
                cash={"Cia": 1_000_000}, chance=[2], **groups)  # fmt: skip
    table.answer("end")
    assert (table.asked, table.prompt, table.winners) == ("Bo", "turn", [])
    table.answer("roll", "end")
    assert table.winners == ["Cia"]


@pytest.mark.clause("finans.winning.4")
def test_other_goals_and_an_agreed_number_of_laps() -> None:
    table = lay(options={"win_cash": 500000}, phase="tip", cash={"Anna": 495000}, tips=["t16"],
                **TWO_GROUPS)  # fmt: skip
    assert table.winners == ["Anna"]
    laps = lay(options={"laps": 3}, move="Cia", phase="end", laps={"Bo": 3}, cash={"Cia": 76000})
    laps.answer("end")
    assert laps.winners == ["Cia"] and laps.state.ending is Ending.LAPS
