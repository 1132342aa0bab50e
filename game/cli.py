"""The command line: without a command it opens the shelf, with one it runs that command.

A command is a module of game/commands with `add_arguments(parser)` and `run(args)`, and it is
imported only when it is asked for, after the libraries have been seen to. Standard output belongs
to what a command prints; everything else goes to standard error.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

from game import boot
from game.errors import PlainError

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = {
    "simulate": "computer players play whole games, without a window",
    "check": "read every data file and name all faults in them",
    "scenario": "set up positions from files and play them",
    "replay": "play a save or a golden game again",
    "screenshots": "draw every scene, without a window",
    "bench": "measure how fast the program is",
}
SMALLEST = (1024, 600)
LARGEST = (7680, 4320)


def main(argv: Sequence[str]) -> int:
    """Runs the program with these arguments and answers its exit code: 0 only if all went well.

    What goes wrong is told in one sentence on standard error, after the traceback if SHELF_DEBUG
    is set. Wrong arguments end in SystemExit(2), as argparse has it.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would go to standard output
    if isinstance(sys.stdout, io.TextIOWrapper):  # there is none where Windows gives no console
        encoding = None if sys.stdout.isatty() else "utf-8"
        sys.stdout.reconfigure(encoding=encoding, errors="backslashreplace")
    try:
        return _command(argv[0], argv[1:]) if argv and argv[0] in COMMANDS else _shelf(argv)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read has gone, so the flush at the end must go elsewhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as fault:
        _tell(fault)
        boot.hold_terminal()
        return 1


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        """Ends the program with exit code 2."""
        self.exit(2, f"{message} ({self.prog} --help tells more)\n")


def window_size(text: str) -> tuple[int, int]:
    """`1280x720` as (1280, 720): the argparse type of every --size option, in pixels."""
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size like 1280x720")
    size = int(width), int(height)
    for least, given, most in zip(SMALLEST, size, LARGEST, strict=True):
        if not least <= given <= most:
            raise argparse.ArgumentTypeError(f"{text} is not from 1024x600 to 7680x4320")
    return size


def pin(text: str) -> str:
    """The argparse type of --pin: four to eight digits."""
    if not (text.isascii() and text.isdecimal() and 4 <= len(text) <= 8):
        raise argparse.ArgumentTypeError(f"{text!r} is not four to eight digits")
    return text


def _command(name: str, argv: Sequence[str]) -> int:
    boot.ready(boot.RUNTIME)
    module = import_module(f"game.commands.{name}")
    parser = Parser(prog=f"main.py {name}", description=COMMANDS[name].capitalize() + ".")
    module.add_arguments(parser)
    return int(module.run(parser.parse_args(argv)))


def _shelf(argv: Sequence[str]) -> int:
    args = _shelf_parser().parse_args(argv)
    if args.command:
        raise PlainError(f"The command comes first: main.py {args.command} …")
    if args.pin and not args.kiosk:
        raise PlainError("--pin is the way out of --kiosk, and there is no --kiosk.")
    boot.ready(boot.RUNTIME, args.language or "")
    from game.ui.launch import launch  # the only way from here to pygame

    return int(launch(args))


def _shelf_parser() -> Parser:
    parser = Parser(
        prog="main.py",
        description="Opens the shelf, or runs a command.",
        epilog="\n".join(["commands:", *(f"  {c:12} {does}" for c, does in COMMANDS.items())]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", nargs="?", choices=COMMANDS, metavar="COMMAND")
    parser.add_argument("--game", metavar="NAME", help="begin at this game's box")
    parser.add_argument(
        "--continue", dest="resume", action="store_true", help="go on with the latest save"
    )
    parser.add_argument("--language", choices=sorted(boot.TEXTS), help="of everything shown")
    parser.add_argument("--windowed", action="store_true", help="in a window, not the full screen")
    parser.add_argument("--size", type=window_size, metavar="WxH", help="of the window, in pixels")
    parser.add_argument(
        "--kiosk", action="store_true", help="full screen without a way out, for a public table"
    )
    parser.add_argument(
        "--pin",
        type=pin,
        metavar="1234",
        help="four to eight digits that end a kiosk: hold the shelf's sign, or the key F12, for "
        "five seconds, then enter them",
    )
    return parser


def _tell(fault: Exception) -> None:
    if "SHELF_DEBUG" in os.environ:
        import traceback

        traceback.print_exception(fault)
    sentence = str(fault)
    if not isinstance(fault, PlainError):
        what = ": ".join(filter(None, (type(fault).__name__, sentence)))
        sentence = f"The program failed and has to close ({what}); SHELF_DEBUG=1 shows where."
    print(sentence, file=sys.stderr)
