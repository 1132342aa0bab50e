"""What game.ui.app needs of the household, the command line and the games."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cache
from typing import Any

from game.boot import PROJECT
from game.storage.errors import CannotSave
from game.storage.folders import Folders
from game.storage.reports import write_report
from game.texts import Texts
from game.ui.app import App
from game.ui.household import Household, HouseOptions
from game.ui.idle import Idle
from game.ui.kit.scene import Scene
from game.ui.scenes import sound_key


def options(house: Household, args: argparse.Namespace) -> HouseOptions:
    """The program of this household, started with these arguments (of game.cli)."""
    first, report = _hooks(house)
    return HouseOptions(
        settings=house.settings,
        texts=cache(Texts),
        images=PROJECT / "images",
        sounds=PROJECT / "sounds",
        kiosk=args.kiosk,
        pin=args.pin or "",
        game=args.game or "",
        resume=args.resume,
        report=report,
        save_settings=house.keep_settings,
        first_scene=first,
        household=house,
        shortcuts={sound_key.KEY: sound_key.toggle_sound},
    )


def _hooks(house: Household) -> tuple[Callable[[App], Scene[Any]], Callable[[Exception], str]]:
    """The first scene, and the writing of reports, which tell of the game then on the table."""
    running: list[App] = []

    def first(app: App) -> Scene[Any]:
        from game.ui.scenes.start import first_scene

        house.watch_settings()
        if not running:
            Idle(app, house).look()
        running[:] = [app]
        return first_scene(app)

    def report(fault: Exception) -> str:
        answers = [line for app in running for line in _answers(app)]
        return _report(house.folders, fault, answers)

    return first, report


def _answers(app: App) -> list[str]:
    """Seed, options and answers of the game that is being played."""
    from game.ui.scenes.table import TableScene

    lines = []
    for scene in app.stack.scenes:
        if isinstance(scene, TableScene):
            lines.append(str(scene.session.setup))
            lines += [f"{each.question} -> {each.answer}" for each in scene.session.entries]
    return lines


def _report(folders: Folders, fault: Exception, answers: Sequence[str]) -> str:
    import tomllib

    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    version = project["project"]["version"]
    try:
        return str(write_report(folders.reports, fault, version, answers, datetime.now()))
    except CannotSave:
        return ""
