"""Scenario files: what is refused, and what is reported of a run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.files.faults import FaultyData
from game.scenarios.playing import Playing
from game.scenarios.reading import read_scenario
from tests.joakim.laying import lay

HEAD = "kind: scenario\nformat: 1\ngame: joakim\n"
SEATS = "seats: [Anna, Bo, Cia]\n"


@pytest.fixture
def written(tmp_path: Path) -> Any:
    """Writes a scenario, whose header is there already, and gives its path."""

    def write(text: str, name: str = "a.yaml") -> Path:
        path = tmp_path / name
        path.write_text(text if text.startswith("kind") else HEAD + text, encoding="utf-8")
        return path

    return write


def faults(path: Path) -> list[str]:
    with pytest.raises(FaultyData) as found:
        read_scenario(path)
    return [f"{fault.line}: {fault.message}" for fault in found.value.faults]


# What cannot be


def test_all_misspelt_names_are_told_at_once_with_their_lines(written: Any) -> None:
    path = written(
        "seats: [Anna, Bo, Anna]\n"
        "titel: x\n"
        "options: {win_limit: 3, dividents: capped}\n"
        "position:\n"
        "  move: Ana\n"
        "  phase: mvoe\n"
        "  cash: {Bob: 3}\n"
        "  holdings: {Anna: {godl: 1x1}}\n"
    )
    assert faults(path) == [
        "4: two players are called Anna",
        "5: unknown key titel: did you mean title?",
        "6: unknown option dividents: did you mean dividend?",
        "6: win_limit cannot be 3",
        "8: unknown player Ana: did you mean Anna?",
        "9: unknown phase mvoe: did you mean move?",
        "10: unknown player Bob: did you mean Bo?",
        "11: unknown property godl: did you mean gold?",
    ]


def test_all_that_is_impossible_about_a_position_is_told_at_once(written: Any) -> None:
    path = written(
        SEATS + "position:\n"
        "  move: Anna\n"
        "  phase: large_heading\n"
        "  cash: {Anna: -3, Cia: 5}\n"
        "  out: [Cia]\n"
        "  holdings: {Anna: {gold: 11x1, oil: lots}, Bo: {gold: 10x1 14x5}}\n"
        "  pawns: {Anna: 3, Bo: [3, 0]}\n"
        "  market: {gold: 26}\n"
        "  newspaper: [n31, n05]\n"
        "  drawn: [n31]\n"
        "  options_held: {Anna: [c07, c13]}\n"
        "  club: [c07]\n"
        "  known: {Bo: 50}\n"
        "  crown: {holder: nobody, fresh: true}\n"
    )
    assert faults(path) == [
        "7: face_up: which card?",
        "8: Anna cannot have less than 0 M",
        "8: Cia is out and can have nothing",
        "10: gold: 14 fives are held, and there are 13",
        "10: gold: 21 ones are held, and there are 20",
        "10: lots is no holding like 3x1 1x5, 2x1, 1x5 or nothing",
        "11: Anna stands on square 3 already",
        "12: 26 is not 1 to 25",
        "13: n31 is in two places: drawn and newspaper",
        "15: c07 is in two places: club and options_held",
        "15: c13 is no option",
        "17: 50 numbers do not lie in the pile",
        "18: nobody has the crown, so it cannot be fresh",
    ]


@pytest.mark.parametrize(
    "text, fault",
    [
        ("kind: joakim.board\nformat: 1\ngame: joakim\nseats: [Anna, Bo]\n", "1: kind: scenario"),
        ("kind: scenario\nformat: 1\ngame: joakm\n", "3: unknown game joakm: did you mean joakim?"),
        ("kind: scenario\nformat: 1\ngame: ludo\n", "3: unknown game ludo"),
        ("seats: [Anna]\n", "4: 2 to 5 can play, not 1"),
        ("seats: [Anna, bank]\n", "4: no player can be called bank"),
        ("seats: [{name: Anna, look: pink}, Bo]\n", "4: unknown look pink"),
        (SEATS + "chance: [[n99]]\n", "5: unknown card n99"),
        (SEATS + "position: {move: Anna, pawns: {Bo: [1, 1]}}\n", "5: there is no such square"),
        (SEATS + "position: {move: Anna, face_up: n01}\n", "5: a card lies face up in these"),
        (SEATS + "position: {move: Anna, phase: club_card, face_up: u01}\n", "5: face_up: unknown"),
        (SEATS + "position: {move: Anna, out: [Anna, Bo, Cia], phase: end}\n", "5: somebody must"),
        (SEATS + "position: {move: Anna, out: [Anna]}\n", "5: Anna is out and cannot move"),
        (SEATS + "position: {move: Anna, phase: crown}\n", "5: somebody else must have the crown"),
        (SEATS + "answers: [{anser: roll}]\n", "5: unknown key anser: did you mean answer?"),
    ],
)
def test_a_file_that_makes_no_sense_says_where(written: Any, text: str, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(written(text)))


def test_true_and_false_stand_for_the_options_on_and_off(written: Any) -> None:
    text = SEATS + "options: {numbers_game: true, sharks: false, win_limit: 500}\n"
    setup = read_scenario(written(text)).session.setup
    assert setup.options == {"numbers_game": "on", "sharks": "off", "win_limit": 500}
    text = SEATS + "options: {win_limit: true}\n"
    assert faults(written(text)) == ["5: win_limit cannot be true"]


def test_what_a_position_does_not_say_is_filled_in_and_conserved() -> None:
    table = lay(phase="move", cash={"Anna": 10}, holdings={"Anna": {"gold": "2x1 1x5"}})
    assert [table.cash(name) for name in ("Anna", "Bo", "Cia", "bank")] == [10, 75, 75, -160]
    assert table.has("bank", "gold") == (18, 12)
    squares = table.state.squares
    assert len(set(squares)) == 3
    board = table.session.rulebook.data.board  # type: ignore[attr-defined]
    assert all(board.squares[square].sells is None for square in squares)


# What goes otherwise than the file says


def problems(path: Path) -> list[str]:
    playing = Playing(read_scenario(path))
    playing.play()
    return [f"{each.line}: {each.message}" for each in playing.problems]


ON_GOLD = SEATS + "position: {move: Anna, phase: square, pawns: {Anna: 0}, cash: {Anna: 9}}\n"


def test_an_answer_that_is_not_allowed_is_reported_and_ends_the_run(written: Any) -> None:
    path = written(ON_GOLD + "answers:\n  - buy 2x1 0x5\n  - pass\n")
    playing = Playing(read_scenario(path))
    playing.play()
    assert problems(written(ON_GOLD + "answers:\n  - buy 2x1 0x5\n  - pass\n")) == [
        "7: 'buy 2x1 0x5' is no option of 'trade': not_enough_cash"
    ]
    [refused] = playing.refused
    assert refused.reason is not None
    assert dict(refused.reason.facts) == {"total": 10, "cash": 9, "price": 5}
    assert (playing.answers, refused.expected) == (0, False)


@pytest.mark.parametrize(
    "steps, problem",
    [
        ("[{answer: buy 2x1 0x5, refused: true}, pass]", None),
        ("[{answer: buy 2x1 0x5, refused: not_enough_cash}, pass]", None),
        ("[{answer: buy 2x1 0x5, refused: over_the_limit}]", "not_enough_cash"),
        ("[{answer: pass, refused: true}]", "pass is allowed, not refused"),
        ("[{seat: Bo, answer: pass}]", "Anna is asked, not Bo"),
        ("[{do: load}]", "nothing has been saved"),
        ("[{seat: Anna}]", "nothing to do"),
        ("[{do: undo}]", "nothing_to_undo"),
        ("[{expect: {asked: Anna, cash: {Anna: 9}}}, {do: save}, pass, {do: load}, pass]", None),
    ],
)
def test_steps_are_taken_as_they_are_written(written: Any, steps: str, problem: str | None) -> None:
    found = problems(written(f"{ON_GOLD}answers: {steps}\n"))
    assert bool(found) == (problem is not None)
    if problem is not None:
        assert problem in found[0]


def test_after_the_end_there_is_nobody_to_answer(written: Any) -> None:
    path = written(
        "seats: [Anna, Bo]\n"
        "position: {move: Anna, phase: newspaper, newspaper: [n30], cash: {Bo: 995}}\n"
        "answers: [end]\n"
    )
    assert problems(path) == ["6: the game is over: nobody is asked"]


def test_chance_that_cannot_be_is_reported(written: Any) -> None:
    moving = SEATS + "position: {move: Anna}\nanswers: [roll]\n"
    assert problems(written(moving + "chance: [7]\n")) == [
        "7: roll move: no die of 6 sides shows 7"
    ]
    assert problems(written(moving + "chance: [[n01]]\n"))[0].startswith("7: roll move: no die")


EVERY_KEY = """
asked: Bo
prompt: bid
options: [pass]
offers: [roll]
lacks: [end]
refuses: {jump: crown_is_fresh}
low: 1
high: 9
move: Bo
phase: crown
moves: [Bo]
cash: {Anna: 1, bank: 5}
holdings: {Anna: {gold: 1x1}}
market: {gold: 9}
pawns: {Anna: 5}
out: [Bo]
crown: Bo
options_held: {Anna: [c01]}
newspaper: [n40]
drawn: [n02]
removed: [n03]
uncle: [u19]
club: [c19]
bottom: {club: c01}
knows: {Anna: [n01]}
club_closed: true
paid: [{payer: Anna, payee: bank, amount: 1}]
nothing: [uncle_is_away]
happened: [PlayerLeft]
never: [PawnMoved]
winners: [Anna]
ending: limit
"""


def test_each_thing_that_is_not_as_expected_is_reported_in_its_line(written: Any) -> None:
    """Every key that a file can use is wrong here but `lacks`: `end` can be chosen."""
    keys = EVERY_KEY.strip().splitlines()
    body = "".join(f"  {line}\n" for line in keys)
    path = written(
        SEATS + "position: {move: Anna, pawns: {Anna: 0}}\nchance: [1]\n"
        "answers: [roll, square 7]\nexpect:\n" + body
    )
    lines = {int(problem.split(":")[0]) for problem in problems(path)}
    first = 9
    assert lines == set(range(first, first + len(keys)))
