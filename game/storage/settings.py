"""The settings of the program, kept in one JSON file that running copies share."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, get_args

from game.storage.errors import CannotSave
from game.storage.files import set_aside, write_whole
from game.storage.locks import FileLock

_PATIENCE = 2.0  # seconds to wait for another copy, which writes within milliseconds

Speed = Literal["slow", "normal", "fast", "off"]


@dataclass(frozen=True)
class Settings:
    """What the user chose."""

    language: str | None = None  # None: the system's
    text_size: float = 1.0  # times every type size
    speed: Speed = "normal"  # of animations
    sound: int = 80  # volumes: 0 to 100
    music: int = 50
    muted: bool = False
    reduced_motion: bool = False
    fullscreen: bool = True
    safe_margin: float = 0.03  # share of each side that the screen cuts off
    auto_end_turn: bool = False
    reading_time: float = 1.0  # times what a text of so many words is given
    reaction_seconds: int = 6  # to react to another's move; 0: without a clock
    last_setup: Mapping[str, Any] = field(default_factory=dict)  # by game: seats and options
    memory: Mapping[str, Any] = field(default_factory=dict)  # by game: of earlier evenings


def _between(lowest: float, highest: float, *kinds: type) -> Callable[[object], bool]:
    # By exact type: True is no volume. A NaN lies between nothing.
    return lambda value: type(value) in kinds and lowest <= value <= highest  # type: ignore[operator]


def _flag(value: object) -> bool:
    return isinstance(value, bool)


def _language(value: object) -> bool:
    return value is None or (isinstance(value, str) and bool(re.fullmatch("[a-z]{2}", value)))


def _by_game(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(each, dict) for each in value.values())


_MAKES_SENSE: dict[str, Callable[[object], bool]] = {
    "language": _language,
    "text_size": _between(1, 1.5, int, float),
    "speed": lambda value: value in get_args(Speed),
    "sound": _between(0, 100, int),
    "music": _between(0, 100, int),
    "muted": _flag,
    "reduced_motion": _flag,
    "fullscreen": _flag,
    "safe_margin": _between(0, 0.1, int, float),
    "auto_end_turn": _flag,
    "reading_time": _between(0.5, 4, int, float),
    "reaction_seconds": _between(0, 60, int),
    "last_setup": _by_game,
    "memory": _by_game,
}

_OF_GAMES = ("last_setup", "memory")
"""Settings that are kept game by game."""


def newest_last(kept: Mapping[str, Any], changed: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept game by game, in the order in which it was written."""
    return {game: kept[game] for game in kept if game not in changed} | dict(changed)


class SettingsFile:
    """Reads the settings, and writes those that change."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> Settings:
        """The settings in force. What is missing or makes no sense has its default."""
        try:
            return _settings(self._stored())
        except (OSError, ValueError, RecursionError):
            return Settings()

    def change(self, **changes: Any) -> Settings:
        """Write these settings and no others; returns all that are now in force.

        What another running copy wrote meanwhile stays, setting by setting and, where a setting is
        kept game by game, in each of them; so do keys that this version does not know. A file that
        cannot be understood is kept under another name. Raises ValueError for a value that makes no
        sense, and CannotSave; the file is then as it was.
        """
        for name, value in changes.items():
            if name not in _MAKES_SENSE or not _MAKES_SENSE[name](value):
                raise ValueError(f"no such setting: {name}={value!r}")
        with FileLock(self.path.with_suffix(".lock"), _PATIENCE):
            stored = self._stored_or_set_aside()
            for name in _OF_GAMES:
                if name in changes and _by_game(stored.get(name)):
                    changes[name] = newest_last(stored[name], changes[name])
            stored.update(changes)
            text = json.dumps(stored, indent=2, allow_nan=False) + "\n"
            write_whole(self.path, text.encode("ascii"))
        return _settings(stored)

    def _stored_or_set_aside(self) -> dict[str, Any]:
        try:
            return self._stored()
        except OSError as fault:
            raise CannotSave.because(fault, self.path) from fault
        except (ValueError, RecursionError):
            set_aside(self.path)
            return {}

    def _stored(self) -> dict[str, Any]:
        """As the file has it. Raises OSError, and ValueError or RecursionError when damaged."""
        try:
            text = self.path.read_text(encoding="utf-8-sig")
        except FileNotFoundError:
            return {}
        stored = json.loads(text)
        if not isinstance(stored, dict):
            raise ValueError("settings are a mapping")
        return stored


def _settings(stored: Mapping[str, Any]) -> Settings:
    names = [each.name for each in fields(Settings)]
    sound = {name: stored[name] for name in names if name in stored}
    return Settings(**{name: v for name, v in sound.items() if _MAKES_SENSE[name](v)})
