"""Every scene in a telling position, always the same: for screenshots and for tests of layouts.

    scene = POSES["rulebook"](app)       # `app` with a household of its own, as `stage` makes it

A pose that lies above another scene pushes that one itself.
"""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from game.games import GAMES, LOOKS
from game.storage.folders import Folders
from game.storage.records import GameRecord, SeatRecord
from game.storage.save_format import Header
from game.storage.saves import Saves
from game.ui.app import App
from game.ui.household import Household, household
from game.ui.kit.harness import Clock, Pilot, headless_window
from game.ui.kit.scene import Scene
from game.ui.program import options
from game.ui.scenes.about import About
from game.ui.scenes.new_game.house_rules import HouseRules
from game.ui.scenes.new_game.look_picker import LookPicker
from game.ui.scenes.new_game.scene import NewGame
from game.ui.scenes.pause_poses import PAUSE_POSES
from game.ui.scenes.record_book import RecordBook
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.saved_games import SavedGames
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.staff import PinDialog

Pose = Callable[[App], Scene[Any]]

_NOW = datetime(2026, 3, 14, 19, 5, tzinfo=UTC)
_SEATS = [
    ["Anna", "red", "human"],
    ["Åsa Öström-Häkkinen", "green", "human"],
    ["", "violet", "trader"],
    ["🦆 Pekka", "yellow", "human"],
]


def all_poses() -> dict[str, Pose]:
    """The poses of all scenes, those of the games' tables included."""
    found = dict(POSES)
    for game in GAMES:
        found |= import_module(f"game.ui.{game}.poses").POSES
    return found


def strike(
    pose: Pose, folder: Path, size: tuple[int, int], language: str, text_size: float = 1.0
) -> Pilot:
    """The whole program in this pose, at rest, on an invisible window of this size in pixels.
    `folder` holds the household's files: an empty one, which may be removed afterwards."""
    house = Household(Folders(folder), language)
    house.settings.language = language
    house.settings.text_size = text_size
    house.now = lambda: _NOW
    args = Namespace(windowed=True, size=size, kiosk=False, pin=None, game=None, resume=False)
    clock = Clock()
    app = App(options(house, args), headless_window(size), clock, None)
    scene = pose(app)
    app.stack.push(scene)
    return Pilot(app, clock)


def _shelf(app: App) -> Scene[Any]:
    return Shelf(app)


def _shelf_with_saves(app: App) -> Scene[Any]:
    _save_some(household(app))
    return Shelf(app)


def _shelf_without_saving(app: App) -> Scene[Any]:
    shelf = Shelf(app)
    shelf.why_no_saving = "not_allowed"
    return shelf


def _leaving(app: App) -> Scene[Any]:
    shelf = Shelf(app)
    app.stack.push(shelf)
    return shelf.farewell()


def _staff(app: App) -> Scene[Any]:
    app.options.pin = "1234"
    app.stack.push(Shelf(app))
    dialog = PinDialog(app)
    dialog.typed = "123"
    return dialog


def _new_game(app: App) -> NewGame:
    return NewGame(app, GAMES["joakim"])


def _new_game_as_last_time(app: App) -> NewGame:
    last = {"seats": _SEATS, "options": {"win_limit": 650, "unpaid": "gentle"}}
    household(app).settings.last_setup["joakim"] = last
    return _new_game(app)


def _new_game_of_forty_numbers(app: App) -> NewGame:
    scene = _new_game_as_last_time(app)
    scene.draft.options["numbers_game"] = "on"
    return scene


def _full_table(app: App) -> Scene[Any]:
    scene = _new_game(app)
    for seat in scene.draft.seats:
        seat.player, seat.name = "random", "Pekka"
    scene.draft.add()
    scene.draft.seats[-1].player = "trader"
    scene.draft.seats[-1].name = "W" * 40
    return scene


def _looks(app: App) -> Scene[Any]:
    scene = _new_game_as_last_time(app)
    app.stack.push(scene)
    return LookPicker(app, "joakim", scene.draft, 1, scene.names)


def _rules_page(page: int) -> Pose:
    def pose(app: App) -> Scene[Any]:
        draft = _new_game_as_last_time(app).draft
        scene = HouseRules(app, draft, ["Anna", "Bo", "Cecilia", "David"])
        scene.page = page
        return scene

    return pose


def _saves(app: App) -> Scene[Any]:
    _save_some(household(app))
    return SavedGames(app)


def _many_saves(app: App) -> Scene[Any]:
    _save_some(household(app), count=13)
    return SavedGames(app)


def _no_saves(app: App) -> Scene[Any]:
    return SavedGames(app)


def _records(app: App) -> RecordBook:
    _play_some(household(app))
    return RecordBook(app)


def _records_of_one(app: App) -> Scene[Any]:
    _play_some(household(app))
    return RecordBook(app, "Anna")


def _records_last_page(app: App) -> Scene[Any]:
    scene = _records(app)
    scene.page = scene.pages - 1
    return scene


def _no_records(app: App) -> Scene[Any]:
    return RecordBook(app)


def _damaged_records(app: App) -> Scene[Any]:
    household(app).folders.records.write_bytes(b"not a book " * 400)
    return RecordBook(app)


def _shelf_with_records(app: App) -> Scene[Any]:
    _play_some(household(app))
    return _shelf_with_saves(app)


def _rulebook(app: App) -> Scene[Any]:
    return RulebookScene(app, "joakim")


def _rulebook_at_clause(app: App) -> Scene[Any]:
    return RulebookScene(app, "joakim", "joakim.movement.3")


def _rulebook_search(app: App) -> Scene[Any]:
    scene = RulebookScene(app, "joakim")
    scene.sought = "5"
    return scene


POSES: dict[str, Pose] = {
    "shelf": _shelf,
    "shelf_with_saves": _shelf_with_saves,
    "shelf_with_records": _shelf_with_records,
    "shelf_without_saving": _shelf_without_saving,
    "shelf_leaving": _leaving,
    "shelf_staff": _staff,
    "new_game": _new_game,
    "new_game_as_last_time": _new_game_as_last_time,
    "new_game_numbers": _new_game_of_forty_numbers,
    "new_game_full": _full_table,
    "new_game_looks": _looks,
    **{f"house_rules_{page + 1}": _rules_page(page) for page in range(10)},
    "saved_games": _saves,
    "saved_games_many": _many_saves,
    "saved_games_none": _no_saves,
    "record_book": _records,
    "record_book_of_one": _records_of_one,
    "record_book_last_page": _records_last_page,
    "record_book_empty": _no_records,
    "record_book_damaged": _damaged_records,
    "settings": SettingsScene,
    "about": About,
    "rulebook": _rulebook,
    "rulebook_at_clause": _rulebook_at_clause,
    "rulebook_search": _rulebook_search,
    **PAUSE_POSES,
}


def _save_some(house: Household, count: int = 5) -> None:
    """Games saved now and then before the fixed moment: two of the newest five are damaged."""
    names = ("Anna", "Bo"), ("Cecilia", "Dator 1", "Dator 2"), ("Åsa Öström-Häkkinen", "🦆", "007")
    for place in range(count):
        moment = _NOW - timedelta(hours=7 * place, minutes=3 * place)
        saves = Saves(
            house.folders.saves,
            partial(datetime.fromtimestamp, moment.timestamp(), UTC),
            timedelta(0),
        )
        players = names[place % len(names)]
        extra = {"looks": list(LOOKS[: len(players)])}
        header = Header("joakim", players, 7 + 5 * place, place == 4, extra)
        save_id = f"joakim-{moment:%Y%m%d-%H%M%S}-00000000"
        saves.write(save_id, header, {})
        if place == 1:
            saves.write(save_id, header, {})
        saves.close()
        if place in (1, 3):
            _spoil(house.folders.saves / f"{save_id}.save", moment, newer=place == 3)


def _spoil(path: Path, moment: datetime, newer: bool) -> None:
    """Cut a save short, or give it the version of a newer program."""
    data = path.read_bytes()
    data = data.replace(b'"format":1', b'"format":9', 1) if newer else data[: len(data) // 2]
    path.write_bytes(data)
    os.utime(path, (moment.timestamp(), moment.timestamp()))


def _play_some(house: Household) -> None:
    """Seven finished games with two to five seats; the minutes of one are not known, and one of
    the names was removed."""
    people = "Anna", "Åsa Öström-Häkkinen", "Bo", "Cecilia", "🦆 Pekka"
    for place in range(7):
        count = 5 - place % 4
        seats = [
            SeatRecord(
                seat, LOOKS[(seat + place) % 5], people[(seat + place // 2) % 5],
                1012 - 90 * ((seat + place) % count) - 37 * place, (seat + place) % count == 0,
            )
            for seat in range(count)
        ]  # fmt: skip
        if place % 2:
            seats[-1] = replace(seats[-1], name="Dator 1", level="trader")
        house.records.add(
            GameRecord(
                f"joakim-{place}", "joakim", _NOW - timedelta(hours=19 * place, minutes=7 * place),
                tuple(seats), 31 - place, 0 if place == 2 else 93.4, 7,
            )
        )  # fmt: skip
    house.records.delete_player("Cecilia")
