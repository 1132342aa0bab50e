"""Scenario files of Aku Ankka: what is refused, and what is reported of a run."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.files.faults import FaultyData
from game.scenarios.playing import Playing
from game.scenarios.reading import read_scenario
from game.scenarios.report import report
from tests.ankka.laying import lay

HEAD = "kind: scenario\nformat: 1\ngame: ankka\nseats: [Anna, Bo, Cia]\n"


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
        "options: {rout: quick}\n"
        "position:\n"
        "  move: Ana\n"
        "  phase: tunr\n"
        "  nodes: {Anna: akku}\n"
        "  kept: {Bo: [e99]}\n"
        "  dime: Cai\n"
        "  piles: {peple: [q001]}\n"
    )
    assert faults(written(tmp_path, text)) == [
        "5: unknown option rout: did you mean route?",
        "7: unknown player Ana: did you mean Anna?",
        "8: unknown phase tunr: did you mean turn?",
        "9: unknown node akku: did you mean aku?",
        "10: unknown event card e99: did you mean e49?",
        "11: unknown player or nobody Cai: did you mean Cia?",
        "12: unknown peple peple: did you mean people?",
    ]


def test_all_that_is_impossible_about_a_position_is_told_at_once(tmp_path: Path) -> None:
    text = (
        "position:\n"
        "  move: Anna\n"
        "  pawns: {Bo: Cia, Cia: Bo}\n"
        "  visited: {Anna: 5}\n"
        "  dime: nobody\n"
        "  locks: {Bo: 5}\n"
        "  kept: {Bo: [e01, e32], Anna: [e32]}\n"
        "  used: [e50]\n"
        "  events: [e50]\n"
        "  face_up: e10\n"
        "  piles: {people: [q999]}\n"
        "  open: {topic: people, id: q001, shown: [x]}\n"
    )
    told = faults(written(tmp_path, text))
    for message in (
        "8: the route of Anna has only 4 destinations",
        "9: somebody has the dime, unless first_dime is bin",
        "10: Bo cannot have to visit 5 destinations",
        "11: e01 is not a card to be kept",
        "13: e32 is in two places",
        "13: e50 is in two places",
        "16: no such answer: x",
    ):
        assert message in told
    assert any(line.startswith("15: no such question: q999") for line in told)


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("{move: Anna, pawns: {Bo: Cia}}", "5: two players move the same pawn"),
        ("{move: Anna, phase: event_card}", "5: a card lies face up in the phase event_card"),
        ("{move: Anna, phase: question}", "5: a question is open in the phases question"),
        (
            "{move: Anna, nodes: {Bo: bin}, visited: {Bo: 4}, dime: Bo}",
            "5: this is won already",
        ),
    ],
)
def test_a_position_that_nobody_could_come_to_is_refused(
    tmp_path: Path, position: str, fault: str
) -> None:
    assert any(
        told.startswith(fault) for told in faults(written(tmp_path, f"position: {position}\n"))
    )


def test_what_a_position_does_not_say_is_filled_in() -> None:
    table = lay()
    assert table.holder == "Anna" and table.state.nodes == ["r02", "r72", "r42"]
    assert table.state.events == list(range(50)) and table.steps == 5


def test_a_question_can_be_open_and_a_card_lie_face_up() -> None:
    asked = lay(phase="question", open={"topic": "people", "id": "q001", "shown": ["c", "a"]})
    assert (asked.prompt, asked.offered) == ("answer", ["c", "a"])
    judged = lay(phase="judge", open={"topic": "people", "id": "q001", "shown": []})
    assert (judged.asked, judged.prompt) == ("Bo", "judge")
    answered = lay(
        options={"disputes": "on"},
        phase="vote",
        objector="Anna",
        open={"topic": "people", "id": "q001", "answer": "b", "right": False},
    )
    assert (answered.asked, answered.prompt) == ("Bo", "vote")
    assert lay(phase="event_card", face_up="e16").steps == 11
    swapped = lay(pawns={"Anna": "Bo", "Bo": "Anna"})
    assert (swapped.node("Anna"), swapped.state.pawn) == ("r72", [1, 0, 2])
    last = lay(nodes={"Anna": "r03"}, piles={"people": ["q003", "q001"]}).answer("ask")
    assert dict(last.choice.facts)["card"] == "q003"


EVERY_KEY = """
asked: Bo
prompt: swap
options: [roll]
offers: [end]
lacks: [wheel]
refuses: {wheel: spin_limit}
low: 1
high: 9
move: Bo
phase: event
nothing: [shielded]
happened: [GameEnded]
never: [PawnMoved]
winners: [Anna]
ending: dime_came
nodes: {Anna: bin}
visited: {Anna: 1}
dime: Cia
safe: true
locks: {Anna: 2}
barred: [Bo]
kept: {Anna: [e32]}
short_turn: [Cia]
steps: 9
spins: 1
questions: 2
events: [e50]
used: [e01]
piles: {people: [q002]}
bottom: {stories: q001}
characters: {Anna: pelle}
goals: {Anna: bin}
ledger: [{seat: Anna, amount: 3}]
"""


def test_each_thing_that_is_not_as_expected_is_reported_in_its_line(tmp_path: Path) -> None:
    """Every key that a file can use is wrong here but `asked` and `move`."""
    keys = EVERY_KEY.strip().splitlines()
    steps = "position: {move: Anna, steps: 1, dime: Bo}\nanswers: [go r03]\n"
    body = "".join(f"  {line}\n" for line in keys)
    playing = Playing(read_scenario(written(tmp_path, steps + "expect:\n" + body)))
    playing.play()
    told = {key.line for key in playing.problems}
    first = HEAD.count("\n") + steps.count("\n") + 2
    assert told == {
        first + n for n, line in enumerate(keys) if line not in ("asked: Bo", "move: Bo")
    }


def test_the_report_tells_everything_by_name(tmp_path: Path) -> None:
    text = "position: {move: Anna, nodes: {Anna: klubi}, visited: {Anna: 1}, events: [e32]}\n"
    playing = Playing(read_scenario(written(tmp_path, text + "answers: [go r72, ask, a]\n")))
    playing.play()
    told = report(playing)
    anna = told["table"]["players"]["Anna"]
    assert (anna["character"], anna["visited"], anna["goal"]) == ("aku", ["klubi"], "iines")
    assert anna["kept"] == ["e32"] and told["table"]["dime"] == "Anna"
    assert {"event": "EventKept", "pawn": "Anna", "card": "e32"} in told["events"]
    drawn = next(event for event in told["events"] if event["event"] == "QuestionDrawn")
    assert (drawn["topic"], drawn["card"]) == ("stories", "q001")
    assert told["pending"]["options"][0]["target"]["kind"] == "square"
