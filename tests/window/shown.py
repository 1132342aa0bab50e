"""One moment of what the program shows, as its observer told it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Widget:
    """A widget of the top scene. `pixels` is its box in the window: x, y, width, height."""

    name: str
    kinds: Sequence[str]
    box: Sequence[float]
    pixels: Sequence[int]
    reason: str
    says: str
    value: Any
    focusable: bool

    @property
    def centre(self) -> tuple[float, float]:
        x, y, width, height = self.pixels
        return x + width / 2, y + height / 2


class Shown:
    """What the program shows at one moment."""

    def __init__(self, line: Mapping[str, Any]) -> None:
        self.line = line
        self.scenes: list[str] = line.get("scenes", [])
        self.top: str = self.scenes[-1] if self.scenes else ""
        self.kinds: list[str] = line.get("kinds", [])
        """Of the top scene: its class, and those it comes from."""
        self.focus: str = line.get("focus", "")
        self.bubble: str = line.get("bubble", "")
        self.taken: int = line.get("taken", 0)
        self.game: Mapping[str, Any] | None = line.get("game")
        self.widgets = [Widget(**each) for each in line.get("widgets", ())]

    def find(self, name: str) -> Widget | None:
        return next((each for each in self.widgets if each.name == name), None)

    @property
    def question(self) -> str:
        """The question that a person can answer now, "" if there is none."""
        game = self.game
        return game["question"] if game is not None and game["asked"] else ""

    @property
    def at_rest(self) -> bool:
        """Nothing moves, and nobody thinks."""
        return not self.line.get("busy") and not (self.game and self.game["thinking"])
