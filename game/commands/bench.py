"""`main.py bench`: how fast the program is, beside the least that the same could cost.

All figures are ratios to a floor measured in turn in the same run (or seconds and MiB where there
is none), of processor time, so that they mean the same on every machine.
"""

from __future__ import annotations

import json
import platform
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence

from game.commands.bench_figures import Figure
from game.commands.bench_rules import rules_figures
from game.commands.bench_screen import screen_figures
from game.commands.bench_starts import starts_figures
from game.games import GAMES

PARTS: dict[str, Callable[[Sequence[str], int], dict[str, Figure]]] = {
    "rules": rules_figures,
    "starts": lambda games, repeats: starts_figures(repeats),
    "screen": lambda games, repeats: screen_figures(games),
}


MEASURED = list(GAMES)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--only", choices=PARTS, action="append", metavar="PART", help=f"of {', '.join(PARTS)}"
    )
    parser.add_argument(
        "--game", choices=MEASURED, action="append", metavar="GAME", help="only this game"
    )
    parser.add_argument(
        "--repeats", type=int, default=5, metavar="N", help="how often to measure (the median)"
    )


def run(args: Namespace) -> int:
    """Print one JSON object; 1 if the measured games are not the ones that were expected."""
    figures: dict[str, Figure] = {}
    for part in args.only or PARTS:
        figures |= PARTS[part](args.game or MEASURED, max(1, args.repeats))
    about = {"python": platform.python_version(), "machine": platform.platform()}
    print(json.dumps({**about, "figures": figures}, indent=2))
    if not all(found.get("logs_as_expected", True) for found in figures.values()):
        print(
            "The measured games went another way than expected: if the rules were meant to change,"
            " note the new logs in bench_rules.py.",
            file=sys.stderr,
        )
        return 1
    return 0
