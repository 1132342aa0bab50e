"""Every file of tests/scenarios is played, and must go as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenarios.playing import Playing
from game.scenarios.reading import read_scenario

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_it_goes_as_the_file_says(path: Path) -> None:
    playing = Playing(read_scenario(path))
    playing.play()
    assert [f"{path.name}:{each.line}: {each.message}" for each in playing.problems] == []


def test_every_file_says_what_it_covers_and_expects() -> None:
    for path in FILES:
        file = read_scenario(path).file
        assert file.title and file.covers
        assert file.expect is not None
