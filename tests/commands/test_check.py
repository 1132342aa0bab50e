"""`main.py check`: what it prints and how it exits."""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

import pytest

from game.commands import check
from game.files.yaml_source import PROJECT
from game.storage.folders import Folders
from game.storage.settings import SettingsFile

CASES = PROJECT / "tests" / "cases"


def run(*paths: Path) -> int:
    parser = ArgumentParser()
    check.add_arguments(parser)
    return check.run(parser.parse_args([str(path) for path in paths]))


def test_a_good_file_is_ok_with_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(CASES / "base_deck.yaml", CASES / "base_texts.yaml") == 0
    assert capsys.readouterr().out == "ok: 2 files, 4 texts, 3 cards\n"


def test_all_faults_are_printed_with_file_and_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(CASES / "unknown_effect.yaml", CASES / "empty.yaml", CASES / "base_deck.yaml") == 1
    assert capsys.readouterr().out.splitlines() == [
        "tests/cases/empty.yaml:1: the file is empty",
        "tests/cases/unknown_effect.yaml:17: n02: unknown effect al_pay: did you mean all_pay?",
    ]


def test_a_missing_translation_is_told_and_is_no_success(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(CASES / "missing_translation") == 1
    assert "n02.story has no text in Finnish (fi)" in capsys.readouterr().out


def test_a_file_that_is_not_there_is_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(CASES / "nowhere.yaml") == 1
    assert "tests/cases/nowhere.yaml:1: cannot be read" in capsys.readouterr().out


def test_all_of_our_own_data_is_ok(capsys: pytest.CaptureFixture[str]) -> None:
    code = run()
    printed = capsys.readouterr().out
    assert code == 0, printed
    assert printed.startswith("ok: ")


@pytest.mark.clause("ankka.questions.7")
def test_the_questions_that_a_table_has_marked_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They were kept, but nobody could see which they were."""
    monkeypatch.setenv("GAME_SHELF_HOME", str(tmp_path))
    marks = ["q001 people", "q001 pictures", "q999 stories"]
    SettingsFile(Folders(tmp_path).settings).change(memory={"ankka": {"marked": marks}})
    parser = ArgumentParser()
    check.add_arguments(parser)
    check.run(parser.parse_args(["--questions", str(CASES / "base_deck.yaml")]))
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("marked")]
    assert told == [
        "marked at the table: q001 people, cards_001.yaml: What kind of bird is Gyro Gearloose?",
        "marked at the table: q001 pictures, attic_001.yaml",
    ]


@pytest.mark.case("O27", "O28")
def test_from_the_command_line_in_the_plainest_locale(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(PROJECT / "main.py"), "check", str(CASES)],
        env={"LC_ALL": "C", "PYTHONUTF8": "0", "PATH": "", "HOME": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "tests/cases/latin1.yaml:11: not UTF-8" in done.stdout
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "cases_marker_should_not_exist").exists()
