from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

from game.storage.reports import write_report

NOW = datetime(2025, 12, 24, 15, 0, 7, tzinfo=UTC)


def fault() -> Exception:
    try:
        raise ValueError("no such \udcff square")
    except ValueError as raised:
        return raised


def test_a_report_tells_what_happened_and_how_to_come_there_again(tmp_path: Path) -> None:
    answers = [f"{number}: buy 3x1" for number in range(80)]
    path = write_report(tmp_path / "reports", fault(), "1.2.3", answers, NOW)
    text = path.read_text("utf-8")
    assert path.name == "report-20251224-150007.txt"
    assert "game-shelf 1.2.3" in text
    assert "in fault" in text
    assert "ValueError: no such" in text
    assert "50 of 80" in text
    assert "\n30: buy 3x1\n" in text
    assert "\n29: buy 3x1\n" not in text
    assert text.endswith("79: buy 3x1\n")


def test_reports_of_one_second_do_not_meet_and_old_ones_go(tmp_path: Path) -> None:
    paths = [write_report(tmp_path, fault(), "1", [], NOW) for _ in range(3)]
    assert len(set(paths)) == 3
    for number in range(30):
        old = tmp_path / f"report-20200101-0000{number:02}.txt"
        old.write_text("old")
        os.utime(old, (number, number))
    newest = write_report(tmp_path, fault(), "1", [], NOW)
    left = {*tmp_path.iterdir()}
    assert len(left) == 20
    assert {*paths, newest} < left
