"""Opens the window at once, and reads the rest of the program while its first picture is seen.

Whatever is imported here before the window is open makes the start slower.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from game.boot import PROJECT, spoken_language
from game.errors import PlainError
from game.storage.folders import Folders, user_folders
from game.storage.settings import Settings, SettingsFile
from game.ui.kit.window import NoDisplayError, Window

FIRST_LOOK = PROJECT / "images" / "shelf" / "menu_room.tiny.webp"


def launch(args: argparse.Namespace) -> int:
    """Show the shelf until the end; the exit code. The arguments are those of game.cli.

    Raises PlainError for a game that there is not.
    """
    if args.game is not None:
        _check_game(args.game)
    folders = user_folders(os.environ, sys.platform, Path.home())
    stored = SettingsFile(folders.settings).load()
    try:
        window = Window(args.size, _is_fullscreen(args, stored))
    except NoDisplayError as fault:
        return _tell_no_display(fault, args.language or stored.language)
    try:
        window.fill_with(FIRST_LOOK)
        return _run(args, folders, window)
    finally:
        window.close()


def _check_game(game: str) -> None:
    from game.games import GAMES

    if game not in GAMES:
        raise PlainError(f"There is no game {game!r}; the games are {', '.join(GAMES)}.")


def _is_fullscreen(args: argparse.Namespace, stored: Settings) -> bool:
    in_window = args.windowed or args.size is not None
    return bool(args.kiosk) or (stored.fullscreen and not in_window)


def _run(args: argparse.Namespace, folders: Folders, window: Window) -> int:
    from game.ui.app import run
    from game.ui.household import Household
    from game.ui.program import options

    house = Household(folders, spoken_language(os.environ), args.kiosk)
    if args.language:
        house.settings.language = args.language
    return run(options(house, args), window)


def _tell_no_display(fault: NoDisplayError, language: str | None) -> int:
    from game.texts import LANGUAGES, Texts

    words = Texts(language if language in LANGUAGES else None)
    print(words.t("kit.no_display", reason=str(fault)), file=sys.stderr)
    return 1
