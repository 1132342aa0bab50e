"""The lists of libraries are whole: nothing is used that only some machines happen to have."""

from __future__ import annotations

from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parents[1]
FILES = ("requirements.txt", "requirements-dev.txt")


def listed(*files: str) -> set[str]:
    """The libraries that these files name, for this machine."""
    lines = [line for file in files for line in (PROJECT / file).read_text("utf-8").splitlines()]
    found = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {
        canonicalize_name(each.name)
        for each in found
        if each.marker is None or each.marker.evaluate()
    }


@pytest.mark.parametrize("files", [FILES[:1], FILES], ids=" and ".join)
def test_what_a_library_needs_is_listed_too(files: tuple[str, ...]) -> None:
    names = listed(*files)
    missing = {
        (name, needed.name)
        for name in names
        for needed in map(Requirement, requires(name) or ())
        if needed.marker is None or needed.marker.evaluate({"extra": ""})
        if canonicalize_name(needed.name) not in names
    }
    assert not missing
