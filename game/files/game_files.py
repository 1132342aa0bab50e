"""The files of one game, and how they are looked through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.files.yaml_source import Source, read

Kinds = Mapping[str, str]
"""The files that make a game, without their `.yaml`, and the kind of each."""


@dataclass(frozen=True, slots=True)
class GameFiles:
    """What there is to be checked of a game.

    `card_texts`: by deck the texts of a card, and which key of the card each of them tells about.
    `paper_texts`: by kind of file where its papers are listed, and the texts of each; they tell
    about the whole of it.
    """

    game: str
    files: Kinds
    check_folder: Callable[[Sequence[Source]], None]
    deck_of: Callable[[Source], str | None]
    card_texts: Mapping[str, Mapping[str, str]]
    paper_texts: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)

    @property
    def kinds(self) -> tuple[str, ...]:
        """All kinds of files that the game has of its own."""
        return (*dict.fromkeys(self.files.values()), f"{self.game}.options")

    def is_whole(self, sources: Sequence[Source]) -> bool:
        """Whether these are all files that make the game."""
        return self.files.keys() <= {source.path.stem for source in sources}


def read_folder(folder: Path, files: Kinds) -> dict[str, Source]:
    """The files that make a game, each with a fault if it is missing or of another kind."""
    sources = {name: read(folder / f"{name}.yaml") for name in files}
    for name, source in sources.items():
        check_kind(source, files[name])
    return sources


def check_kind(source: Source, kind: str) -> None:
    """Note that a file says it is something else than it must be, by its name."""
    if source.root and source.kind != kind:
        source.fault(("kind",), f"kind: {kind} is wanted in this file")
