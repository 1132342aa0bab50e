"""Movement: exactly the die, straight steps, no square twice, nobody else's square."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.joakim.events import PawnMoved
from tests.joakim.laying import lay

# The board in this test's words: 0 is the corner; 1 lies right of it and 7 below it.


@pytest.mark.clause("joakim.movement.1")
def test_roll_then_move_then_use_the_square() -> None:
    table = lay(pawns={"Anna": 0}, chance=[1])
    assert (table.prompt, table.offered) == ("roll", ["roll"])
    table.answer("roll")
    assert table.prompt == "move"
    table.answer("square 7")  # the Stock Exchange
    assert table.cash("Anna") == 76
    assert (table.asked, table.prompt) == ("Anna", "end_move")
    table.answer("end")
    assert (table.asked, table.prompt) == ("Bo", "roll")


@pytest.mark.clause("joakim.movement.2")
@pytest.mark.parametrize("steps", range(1, 7))
def test_every_way_of_exactly_so_many_straight_steps_and_no_other(steps: int) -> None:
    board = GAMES["joakim"].rulebook().data.board  # type: ignore[attr-defined]
    at = {(square.column, square.row): square.index for square in board.squares}

    def ends(cell: tuple[int, int], left: int, been: frozenset[tuple[int, int]]) -> set[int]:
        if not left:
            return {at[cell]}
        column, row = cell
        found: set[int] = set()
        for onward in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if onward in at and onward not in been:
                found |= ends(onward, left - 1, been | {onward})
        return found

    for cell, start in at.items():
        away = [square for square in (4, 7, 26, 29) if square != start][:2]
        table = lay(pawns={"Anna": start, "Bo": away[0], "Cia": away[1]}, chance=[steps])
        table.answer("roll")
        wanted = ends(cell, steps, frozenset({cell})) - set(away)
        assert table.offered == [f"square {square}" for square in sorted(wanted)]


@pytest.mark.clause("joakim.movement.2")
def test_a_square_out_of_reach_says_how_far_it_is() -> None:
    table = lay(pawns={"Anna": 0}, chance=[2]).answer("roll")
    reason = table.choice.why_not("square 1")
    assert reason is not None and reason.code == "square_out_of_reach"
    assert dict(reason.facts) == {"steps": 2, "fewest": 1}


@pytest.mark.clause("joakim.movement.3")
def test_nobody_ends_on_another_pawn_but_jumps_over_it() -> None:
    table = lay(pawns={"Anna": 0, "Bo": 1, "Cia": 7}, chance=[2]).answer("roll")
    assert "square 2" in table.offered  # over Bo
    assert "square 12" in table.offered  # over Cia
    table = lay(pawns={"Anna": 0, "Bo": 2, "Cia": 7}, chance=[2]).answer("roll")
    reason = table.choice.why_not("square 2")
    assert reason is not None
    assert (reason.code, reason.facts) == ("square_taken", (("seat", 1),))
    assert "square 2" not in table.offered


@pytest.mark.clause("joakim.movement.4")
def test_no_move_ends_where_it_began() -> None:
    for steps in range(1, 7):
        table = lay(pawns={"Anna": 14}, chance=[steps]).answer("roll")
        assert "square 14" not in table.offered
        assert table.refused["square 14"] == "square_is_own"


@pytest.mark.clause("joakim.movement.5")
def test_without_a_square_to_move_to_the_pawn_stays_and_its_square_is_not_used() -> None:
    table = lay(pawns={"Anna": 0, "Bo": 1, "Cia": 7}, chance=[1]).answer("roll")
    assert table.nothing == ["no_square_to_move_to"]
    assert (table.asked, table.prompt) == ("Anna", "end_move")
    assert table.state.squares[0] == 0
    assert not table.events(PawnMoved)


@pytest.mark.clause("joakim.movement.5")
def test_the_crown_still_helps_a_pawn_that_is_shut_in() -> None:
    table = lay(pawns={"Anna": 0, "Bo": 1, "Cia": 7}, crown="Anna")
    assert table.offered == ["roll", "jump"]


@pytest.mark.clause("joakim.movement.5")
def test_option_a_blocked_pawn_rolls_once_more() -> None:
    options = {"blocked_move": "reroll"}
    shut_in = {"Anna": 0, "Bo": 1, "Cia": 7}
    table = lay(options=options, pawns=shut_in, chance=[1, 2]).answer("roll")
    assert table.prompt == "move" and "square 2" in table.offered
    table = lay(options=options, pawns=shut_in, chance=[1, 1]).answer("roll")
    assert table.nothing == ["no_square_to_move_to"]
    assert table.prompt == "end_move"


@pytest.mark.clause("joakim.movement.6")
def test_a_closed_club_may_be_passed_but_not_landed_on() -> None:
    around = {"Anna": 10, "Bo": 16, "Cia": 4}  # 10 lies above the club square 15
    table = lay(pawns=around, club_closed=True, chance=[1]).answer("roll")
    assert table.refused["square 15"] == "club_closed"
    assert "square 15" not in table.offered
    table = lay(pawns=around, club_closed=True, chance=[2]).answer("roll")
    assert "square 21" in table.offered  # straight through the club
