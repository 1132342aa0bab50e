"""Every file of tests/scenarios is played, and must go as it says."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from game.files.yaml_source import PROJECT
from game.scenarios import ankka_shapes as ankka
from game.scenarios import finans_shapes as finans
from game.scenarios import joakim_shapes as joakim
from game.scenarios.playing import Playing
from game.scenarios.reading import read_scenario

FOLDER = PROJECT / "tests" / "scenarios"
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


def test_the_example_in_the_documentation_goes_as_it_says(tmp_path: Path) -> None:
    text = (PROJECT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    path = tmp_path / "example.yaml"
    path.write_text(text.split("```yaml\n")[1].split("```")[0], encoding="utf-8")
    playing = Playing(read_scenario(path))
    playing.play()
    assert playing.problems == []


SHAPES: dict[str, tuple[type, ...]] = {
    "joakim": (
        joakim.JoakimFile, joakim.Position, joakim.JoakimStep, joakim.JoakimExpectation,
    ),
    "finans": (
        finans.FinansFile, finans.Position, finans.FinansStep, finans.FinansExpectation,
    ),
    "ankka": (
        ankka.AnkkaFile, ankka.Position, ankka.Asked, ankka.AnkkaStep, ankka.AnkkaExpectation,
        ankka.StepsLine,
    ),
}  # fmt: skip


@pytest.mark.parametrize("game", SHAPES)
def test_the_documentation_names_every_key(game: str) -> None:
    """What stands before the first heading about a game is said of them all."""
    chapters = (PROJECT / "docs" / "scenarios.md").read_text(encoding="utf-8").split("\n## ")
    headings = {"joakim": "Joakim", "finans": "Nya Finans", "ankka": "Aku Ankka"}
    others = tuple(heading for name, heading in headings.items() if name != game)
    text = "".join(chapter for chapter in chapters if not chapter.startswith(others))
    for shape in SHAPES[game]:
        for field in fields(shape):
            assert f"`{field.name}`" in text or f"`{field.name}:" in text, field.name
