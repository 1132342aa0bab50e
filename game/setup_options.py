"""The options of a new game: what can be chosen, and ready-made sets of choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.annotations import Positive

OptionValue = bool | int | str


@dataclass(frozen=True, slots=True)
class Range:
    """Whole numbers from lowest to highest, both included, a step apart."""

    lowest: int
    highest: int
    step: Positive = 1

    def __contains__(self, value: object) -> bool:
        return (
            isinstance(value, int)
            and self.lowest <= value <= self.highest
            and (value - self.lowest) % self.step == 0
        )


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: a choice among some values, an amount of M or of things, or a flag (yes or no).

    `values` are what is offered; an amount may also be any number in `range`.
    """

    id: str
    type: Literal["choice", "amount", "flag"]
    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    range: Range | None = None

    def allows(self, value: object) -> bool:
        """Whether the option may have this value."""
        if self.type == "flag":
            return isinstance(value, bool)
        if isinstance(value, bool):
            return False
        return value in self.values or (self.range is not None and value in self.range)

    def spelt(self, value: OptionValue) -> OptionValue:
        """What is meant by a value: where the words are off and on, false and true are these."""
        if isinstance(value, bool) and set(self.values) == {"off", "on"}:
            return "on" if value else "off"
        return value


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of choices; options that it does not name keep their defaults."""

    id: str
    settings: tuple[tuple[str, OptionValue], ...]


@dataclass(frozen=True, slots=True)
class SetupOptions:
    """All options of a game, in the order in which they are asked, and its presets."""

    options: tuple[OptionSpec, ...]
    presets: tuple[Preset, ...]

    def defaults(self) -> dict[str, OptionValue]:
        """Every option's value where nothing is chosen."""
        return {option.id: option.default for option in self.options}

    def of_preset(self, id: str) -> dict[str, OptionValue]:
        """Every option's value under a preset. KeyError if there is none of that id."""
        for preset in self.presets:
            if preset.id == id:
                return self.defaults() | dict(preset.settings)
        raise KeyError(id)
