"""Read how long games last (kinds `<game>.lengths`)."""

from __future__ import annotations

from pathlib import Path

from game.files.shapes import fit
from game.files.yaml_source import Source, load
from game.lengths import Lengths


def read_lengths(source: Source) -> Lengths | None:
    """The lengths that a file tells; None, with faults, if it does not fit."""
    found = fit(source, Lengths)
    if found is None:
        return None
    seen: set[tuple[str, int]] = set()
    for index, each in enumerate(found.lengths):
        here = ("lengths", index)
        if (each.preset, each.players) in seen:
            source.fault(here, f"{each.preset} with {each.players} players stands twice")
        if not each.low <= each.rounds <= each.high:
            source.fault(here, f"{each.rounds} rounds are not from {each.low} to {each.high}")
        seen.add((each.preset, each.players))
    return found


def load_lengths(path: Path) -> Lengths:
    """How long games last. Raises FaultyData with every fault of the file."""
    return load(path, read_lengths)
