from __future__ import annotations

from pathlib import Path

import pytest

from game.cli import main


def test_a_pose_is_always_the_same_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("one", "two"):
        arguments = ["--size", "1024x600", "--language", "fi", "--only", "saved_games_many"]
        assert main(["screenshots", str(tmp_path / folder), *arguments]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed == [str(tmp_path / each / "saved_games_many.png") for each in ("one", "two")]
    one, two = (Path(each).read_bytes() for each in printed)
    assert one == two
    assert one.startswith(b"\x89PNG")


def test_an_unknown_scene_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["screenshots", str(tmp_path), "--only", "nowhere"]) == 1
    assert "'nowhere'" in capsys.readouterr().err
