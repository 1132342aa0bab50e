"""The commands `scenario` and `replay`: what they print, and when they fail."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pytest

from game.commands import replay as replay_command
from game.commands import scenario as scenario_command
from game.engine.saves import save
from game.errors import PlainError
from game.storage.save_format import Header, encode
from tests.joakim.laying import lay

HEAD = "kind: scenario\nformat: 1\ngame: joakim\n"
SEATS = "seats: [Anna, Bo, Cia]\n"


ON_GOLD = SEATS + "position: {move: Anna, phase: square, pawns: {Anna: 0}, cash: {Anna: 9}}\n"


@pytest.fixture
def written(tmp_path: Path) -> Any:
    """Writes a scenario, whose header is there already, and gives its path."""

    def write(text: str, name: str = "a.yaml") -> Path:
        path = tmp_path / name
        path.write_text(text if text.startswith("kind") else HEAD + text, encoding="utf-8")
        return path

    return write


def run(command: Any, *arguments: object) -> int:
    parser = ArgumentParser()
    command.add_arguments(parser)
    return int(command.run(parser.parse_args([str(each) for each in arguments])))


def test_the_command_prints_one_document_with_all_that_the_contract_names(
    written: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(ON_GOLD + "answers: [buy 1x1 0x5]\nexpect: {cash: {Anna: 4}}\n")
    assert run(scenario_command, path) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["met"] and shown["answers"] == 1 and shown["problems"] == []
    assert shown["pending"]["asked"] == "Anna"
    assert [option["id"] for option in shown["pending"]["options"]] == ["end"]
    anna = shown["table"]["players"]["Anna"]
    assert (anna["cash"], anna["holdings"]["gold"]) == (4, {"ones": 1, "fives": 0})
    assert shown["ledger"] == [
        {
            "payer": "Anna", "payee": "bank", "amount": 5, "cause": "buy",
            "clause": "joakim.property.1", "card": "",
        }
    ]  # fmt: skip
    assert [event["event"] for event in shown["events"]] == ["Money", "Cards", "PhaseBegan"]
    assert len(shown["hash"]) == 16


def test_refused_options_are_shown_with_code_clause_and_facts(
    written: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(scenario_command, written(ON_GOLD)) == 0
    refused = json.loads(capsys.readouterr().out)["pending"]["refused"]
    [two] = [each for each in refused if each["id"] == "buy 2x1 0x5"]
    assert two["reason"] == {
        "code": "not_enough_cash",
        "clause": "joakim.property.1",
        "facts": {"total": 10, "cash": 9, "price": 5},
    }


def test_several_files_make_one_document_and_one_unmet_makes_it_fail(
    written: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    good = written(ON_GOLD + "expect: {asked: Anna}\n", "good.yaml")
    bad = written(ON_GOLD + "expect: {asked: Bo}\n", "bad.yaml")
    assert run(scenario_command, good, good) == 0
    capsys.readouterr()
    assert run(scenario_command, good, bad) == 1
    shown = json.loads(capsys.readouterr().out)
    assert [each["met"] for each in shown["scenarios"]] == [True, False]
    assert shown["scenarios"][1]["problems"] == [{"line": 6, "message": "asked is Anna, not Bo"}]


def test_faults_of_all_files_are_told_and_nothing_is_printed(
    written: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = written("seats: [Anna]\n", "bad.yaml")
    with pytest.raises(PlainError) as refused:
        run(scenario_command, bad, tmp_path / "missing.yaml")
    assert "bad.yaml:4: 2 to 5 can play" in str(refused.value)
    assert "missing.yaml:1: cannot be read" in str(refused.value)
    assert capsys.readouterr().out == ""


def test_a_save_of_the_program_can_be_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from datetime import UTC, datetime

    table = lay("Anna Bo", {"first_player": "seat_1"}).answer("square 4", "square 6", "gold 5")
    path = tmp_path / "game.save"
    header = Header("joakim", ("Anna", "Bo"), 1)
    path.write_bytes(encode(header, datetime(2026, 1, 2, tzinfo=UTC), save(table.session)))
    assert run(replay_command, path) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["game"], shown["end"], shown["lost"]) == ("joakim", None, 0)
    assert shown["answers"] == len(table.session.entries)


def test_a_golden_game_that_goes_another_way_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = lay("Anna Bo", {"first_player": "seat_1"})
    path = tmp_path / "golden.json"
    path.write_text(json.dumps(save(table.session) | {"expected": {"hash": "0"}}), encoding="utf-8")
    assert run(replay_command, path) == 1
    assert json.loads(capsys.readouterr().out)["as_expected"] is False


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b"[]", b"{}", b'{"setup": 1, "game": "joakim"}', b'{"setup": 1}'],
)
def test_what_is_no_save_is_refused_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken"
    path.write_bytes(content)
    with pytest.raises(PlainError):
        run(replay_command, path)
    with pytest.raises(PlainError):
        run(replay_command, tmp_path / "missing")
