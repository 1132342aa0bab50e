"""`main.py screenshots DIR`: every scene and dialog in telling positions, without a window."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from game.boot import spoken_language
from game.cli import window_size
from game.errors import PlainError
from game.files.translations import LANGUAGES

DEFAULT_SIZE = (1920, 1080)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--size", type=window_size, default=DEFAULT_SIZE, metavar="WxH")
    parser.add_argument("--language", choices=LANGUAGES, help="of all texts")
    parser.add_argument("--text-size", type=int, default=100, metavar="PER_CENT")
    parser.add_argument("--only", metavar="NAME", help="the scenes whose name begins so")


def run(args: Namespace) -> int:
    """Write a PNG file for each pose and print its path, a line each.

    Raises PlainError for a name with which no pose begins, or a folder that cannot be written to.
    """
    from game.ui.scenes.poses import all_poses, strike  # pygame is loaded only now

    poses = {name: pose for name, pose in all_poses().items() if name.startswith(args.only or "")}
    if not poses:
        raise PlainError(f"There is no scene {args.only!r}; there are {', '.join(all_poses())}.")
    language = args.language or spoken_language({})
    for name, pose in poses.items():
        with TemporaryDirectory() as folder:
            pilot = strike(pose, Path(folder), args.size, language, args.text_size / 100)
            try:
                print(pilot.screenshot(args.folder / f"{name}.png"), flush=True)
            except OSError as fault:
                raise PlainError(f"{args.folder} cannot be written to ({fault}).") from fault
            finally:
                pilot.shell.close()
    return 0
