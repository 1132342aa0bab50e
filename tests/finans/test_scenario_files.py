"""Scenario files of Nya Finans: what is refused, and what is reported of a run."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.files.faults import FaultyData
from game.scenarios.playing import Playing
from game.scenarios.reading import read_scenario
from game.scenarios.report import report
from tests.finans.laying import lay

HEAD = "kind: scenario\nformat: 1\ngame: finans\nseats: [Anna, Bo, Cia]\n"


def written(folder: Path, text: str) -> Path:
    path = folder / "a.yaml"
    path.write_text(HEAD + text, encoding="utf-8")
    return path


def faults(path: Path) -> list[str]:
    with pytest.raises(FaultyData) as found:
        read_scenario(path)
    return [f"{fault.line}: {fault.message}" for fault in found.value.faults]


def test_all_misspelt_names_are_told_at_once_with_their_lines(tmp_path: Path) -> None:
    text = (
        "options: {win_chash: 500000}\n"
        "position:\n"
        "  move: Ana\n"
        "  phase: tunr\n"
        "  plots: {Anna: [joinry]}\n"
        "  shares: {Bo: [hantverk_3]}\n"
        "  kept: {Bo: [t99]}\n"
        "  cars: [Cai]\n"
    )
    assert faults(written(tmp_path, text)) == [
        "5: unknown option win_chash: did you mean win_cash?",
        "7: unknown player Ana: did you mean Anna?",
        "8: unknown phase tunr: did you mean turn?",
        "9: unknown plot joinry: did you mean joinery?",
        "10: unknown share hantverk_3: did you mean hantverk_2?",
        "11: unknown market tip t99: did you mean t39?",
        "12: unknown player Cai: did you mean Cia?",
    ]


def test_all_that_is_impossible_about_a_position_is_told_at_once(tmp_path: Path) -> None:
    text = (
        "position:\n"
        "  move: Anna\n"
        "  out: [Cia]\n"
        "  cash: {Anna: -500, Cia: 500}\n"
        "  plots: {Anna: [joinery], Bo: [joinery]}\n"
        "  mortgaged: [plumbing]\n"
        "  shares: {Cia: [teknik_1]}\n"
        "  bonds: {Anna: [13]}\n"
        "  loans: {Anna: 4, Bo: 3}\n"
        "  kept: {Bo: [t31, t16]}\n"
        "  laps: {Bo: -1}\n"
        "  spaces: {Anna: 47}\n"
        "  in_force: n05\n"
        "  tips: [t31]\n"
    )
    assert faults(written(tmp_path, text)) == [
        "8: Anna cannot have less than nothing",
        "8: Cia is out and can have nothing",
        "9: number 1 of the plots is given out twice",
        "10: plumbing belongs to the bank",
        "11: Cia is out and can have nothing",
        "12: there is no bond 13",
        "13: 4 loans are not possible",
        "13: the bank has only 6 loans",
        "14: t16 is not kept",
        "15: -1 is below zero",
        "16: there is no space 47",
        "17: no news that hold: n05: did you mean n04?",
        "18: t31 is in two places",
    ]


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("{move: Anna, out: [Anna]}", "5: Anna is out and has no turn"),
        ("{move: Anna, out: [Bo, Cia]}", "5: two must still be in the game"),
        ("{move: Anna, kept: {Anna: [t31], Bo: [t31]}}", "5: a tip is kept twice"),
    ],
)
def test_a_position_that_nobody_could_come_to_is_refused(
    tmp_path: Path, position: str, fault: str
) -> None:
    assert fault in faults(written(tmp_path, f"position: {position}\n"))


def test_what_a_position_does_not_say_is_filled_in_and_conserved() -> None:
    table = lay(cash={"Anna": 10_000}, plots={"Anna": ["joinery"]}, in_force="n14")
    assert [table.cash(name) for name in ("Anna", "Bo", "Cia", "bank")] == [
        10_000, 75_000, 75_000, -160_000,
    ]  # fmt: skip
    assert len(table.plots("bank")) == 18 and len(table.state.news) == 19
    assert table.state.spaces == [1, 1, 1]


EVERY_KEY = """
asked: Bo
prompt: bid
options: [roll]
offers: [end]
lacks: [roll]
refuses: {roll: has_a_car}
low: 1
high: 9
move: Bo
phase: rent
cash: {Anna: 1, bank: 5}
paid: [{payer: Anna, payee: bank, amount: 1}]
nothing: [no_shares]
happened: [PlayerLeft]
never: [PieceMoved]
winners: [Anna]
ending: million
spaces: {Anna: 5}
plots: {Anna: [joinery]}
shares: {bank: [teknik_1]}
bonds: {Anna: [3]}
mortgaged: [joinery]
built: [joinery]
loans: {Anna: 2}
laps: {Bo: 3}
missing: {Cia: 2}
cars: [Bo]
freed: [Cia]
out: [Bo]
kept: {Anna: [t31]}
in_force: n01
news: [n20]
tips: [t44]
bottom: {tips: t01}
complete: {Anna: 1}
worth: {Anna: 1}
"""


def test_each_thing_that_is_not_as_expected_is_reported_in_its_line(tmp_path: Path) -> None:
    """Every key that a file can use is wrong here but `asked` and `move`."""
    keys = EVERY_KEY.strip().splitlines()
    steps = "position: {move: Anna, spaces: {Anna: 34, Bo: 2}}\nchance: [1]\nanswers: [roll, end]\n"
    body = "".join(f"  {line}\n" for line in keys)
    playing = Playing(read_scenario(written(tmp_path, steps + "expect:\n" + body)))
    playing.play()
    told = {key.line for key in playing.problems}
    first = HEAD.count("\n") + steps.count("\n") + 2
    assert told == {
        first + n for n, line in enumerate(keys) if line not in ("asked: Bo", "move: Bo")
    }


def test_the_report_tells_everything_by_name(tmp_path: Path) -> None:
    text = "position: {move: Anna, phase: news, news: [n01], plots: {Anna: [joinery]}}\n"
    playing = Playing(read_scenario(written(tmp_path, text + "answers: [end]\n")))
    playing.play()
    told = report(playing)
    assert told["table"]["in_force"] == "n01"
    assert told["table"]["players"]["Anna"]["plots"] == {
        "joinery": {"mortgaged": False, "built": False}
    }
    assert {"event": "NewsInForce", "card": "n01"} in told["events"]
    drawn = {"event": "CardDrawn", "seat": "Anna", "deck": "news", "card": "n01"}
    assert drawn in told["events"]
