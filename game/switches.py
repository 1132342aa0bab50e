"""The switches of one game: what was chosen when it began, read from what was written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self, get_args, get_type_hints

from game.annotations import AtLeast


@dataclass(frozen=True, slots=True)
class Switches:
    """What each game's options are: a field each, whose annotation says which values it may have.

    A field is a choice among words (`Literal`), or a whole number from somewhere on (`AtLeast`).
    """

    def to_json(self) -> dict[str, Any]:
        """All options by name, those left at their defaults too."""
        return asdict(self)

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> Self:
        """Options by name; what is not named stays as it is by default.

        Raises ValueError for a name that is no option, and for a value that it cannot have.
        """
        hints = get_type_hints(cls, include_extras=True)
        for name, value in raw.items():
            if name not in hints:
                raise ValueError(f"no such option: {name}")
            match get_args(hints[name]):
                case _, AtLeast(least):
                    fits = type(value) is int and value >= least
                case words:
                    fits = value in words
            if not fits:
                raise ValueError(f"{name} cannot be {value!r}")
        return cls(**raw)
