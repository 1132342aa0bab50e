"""What the program keeps for the family between two starts: settings, saved games, records.

house = household(app)
house.settings.volume = 30
house.keep_settings()
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from game.storage.errors import CannotSave
from game.storage.folders import Folders
from game.storage.saves import Saves
from game.storage.settings import Settings as StoredSettings
from game.storage.settings import SettingsFile, newest_last
from game.texts import LANGUAGES
from game.ui.app import App, Options
from game.ui.kit.settings import Speed

if TYPE_CHECKING:
    from game.storage.records import Records


@dataclass
class ScreenSettings:
    """The settings as the screen uses them (see game.ui.kit.settings), to be assigned freely."""

    language: str
    text_size: float = 1.0
    speed: Speed = "normal"
    volume: int = 80
    music: int = 50
    muted: bool = False
    reduced_motion: bool = False
    fullscreen: bool = True
    safe_margin: float = 0.03
    auto_end_turn: bool = False
    reading_time: float = 1.0
    """Times what a text of so many words is given."""
    reaction_seconds: int = 6
    """To react to another's move; 0: without a clock."""
    last_setup: dict[str, Any] = field(default_factory=dict)
    """By game, newest last: the seats and options of the last game that was begun."""
    memory: dict[str, Any] = field(default_factory=dict)
    """By game: what it remembers of earlier evenings."""

    @property
    def sound(self) -> int:
        """The volume that is heard, 0 to 100."""
        return 0 if self.muted else self.volume

    @sound.setter
    def sound(self, volume: int) -> None:
        self.volume = volume

    @classmethod
    def from_stored(cls, stored: StoredSettings, language: str) -> Self:
        """`language`: what to speak, whatever is stored."""
        values = {each.name: getattr(stored, each.name) for each in fields(stored)}
        values["volume"] = values.pop("sound")
        by_game = {name: dict(values[name]) for name in _OF_GAMES}
        return cls(**values | by_game | {"language": language})

    def to_stored(self) -> dict[str, Any]:
        """Each setting under its stored name, but for those that are kept game by game."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        values["sound"] = values.pop("volume")
        return {name: value for name, value in values.items() if name not in _OF_GAMES}


_OF_GAMES = ("last_setup", "memory")


class Household:
    """The settings in force, and the files. A kiosk begins the same each time: it keeps nothing.

    `trouble`: the code of the last failure to keep the settings (storage.errors.CannotSave), "".
    """

    def __init__(self, folders: Folders, language: str, kiosk: bool = False) -> None:
        """`language`: spoken unless the family has chosen one."""
        self.folders = folders
        self.saves = Saves(folders.saves)
        self.now: Callable[[], datetime] = lambda: datetime.now().astimezone()
        """The time of day with its zone, as the family's clock shows it."""
        self.trouble = ""
        self._file = SettingsFile(folders.settings)
        self._kiosk = kiosk
        stored = self._file.load()
        chosen = stored.language if stored.language in LANGUAGES else None
        self.settings = ScreenSettings.from_stored(stored, chosen or language)
        self._kept: dict[str, Any] | None = None
        self._of_games = {name: dict(getattr(self.settings, name)) for name in _OF_GAMES}

    @cached_property
    def records(self) -> Records:
        """The book of finished games; what it needs is loaded only when a game ends."""
        from game.storage.records import Records

        return Records(self.folders.records)

    def watch_settings(self) -> None:
        """From now on changes are the family's own. What was set until now came from the command
        line: it holds for this time, and is not kept."""
        if self._kept is None:
            self._kept = self.settings.to_stored()

    def keep_settings(self) -> None:
        """Write the settings that were changed, and no others; what goes wrong is in `trouble`."""
        if self._kept is None or self._kiosk:
            return
        now = self.settings.to_stored()
        changes = {name: value for name, value in now.items() if self._kept[name] != value}
        if changes and self._change(changes):
            self._kept = now

    @property
    def is_changed(self) -> bool:
        """Whether something is not as it was when the program began."""
        of_games = {name: getattr(self.settings, name) for name in _OF_GAMES}
        return of_games != self._of_games or self._kept not in (None, self.settings.to_stored())

    def as_the_owner_has_it(self) -> None:
        """For the next visitor of a kiosk: the settings with which it began, and nobody's names."""
        for name, value in (self._kept or {}).items():
            setattr(self.settings, "volume" if name == "sound" else name, value)
        for name, games in self._of_games.items():
            setattr(self.settings, name, dict(games))

    def remember_setup(self, game: str, setup: Mapping[str, Any]) -> None:
        """How this game was set up, for the next time."""
        changed = {game: dict(setup)}
        self.settings.last_setup = newest_last(self.settings.last_setup, changed)
        if not self._kiosk:
            self._change({"last_setup": changed})

    def setup_of_another(self, game: str) -> Mapping[str, Any]:
        """How the last game that was begun from another box was set up; {} if none was, and for the
        visitors of a kiosk, who are no family."""
        others = [each for each in self.settings.last_setup if each != game]
        return self.settings.last_setup[others[-1]] if others and not self._kiosk else {}

    def remember_evening(self, game: str, change: Callable[[dict[str, Any]], Any]) -> None:
        """Keep what this game wants to know the next time: `change` makes it of what is known until
        now, to which another running copy of the program may have added."""
        if not self._kiosk and not self.trouble:
            self.settings.memory.update(self._file.load().memory)
        before = self.settings.memory.get(game, {})
        memory = self.settings.memory[game] = change(dict(before))
        if memory != before and not self._kiosk:
            self._change({"memory": {game: memory}})

    def why_no_saving(self) -> str:
        """The code of the reason why no game could be saved now; "" if all is well."""
        try:
            self.saves.check_writable()
        except CannotSave as fault:
            return fault.code
        return ""

    def _change(self, changes: dict[str, Any]) -> bool:
        try:
            self._file.change(**changes)
        except CannotSave as fault:
            self.trouble = fault.code
            return False
        self.trouble = ""
        return True


@dataclass(kw_only=True)
class HouseOptions(Options):
    """The program's options, with the household."""

    household: Household


def household(app: App) -> Household:
    """The household that this program was started with."""
    options = app.options
    assert isinstance(options, HouseOptions)
    return options.household
