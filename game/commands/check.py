"""`main.py check [PATH ...]`: read data files and name everything that is wrong with them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.files.checking import check_all
from game.files.yaml_source import DATA


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        metavar="PATH",
        nargs="*",
        type=Path,
        help="a data file, whose first key says what it is, or a folder (by default all the data)",
    )


def run(args: Namespace) -> int:
    """Print every fault as `file:line: what is wrong`, or `ok` and what was read."""
    report = check_all(args.paths or [DATA])
    for fault in report.faults:
        print(fault)
    if report.faults:
        return 1
    print("ok:", ", ".join(f"{count} {thing}" for thing, count in report.counts if count))
    return 0
