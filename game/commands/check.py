"""`main.py check [PATH ...]`: read data files and name everything that is wrong with them.

`--questions` tells besides what lies in the question cards of Aku Ankka, and which of them this
household has marked.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from game.files.ankka_question_report import marked_report, question_report
from game.files.checking import check_all
from game.files.yaml_source import DATA
from game.storage.folders import user_folders
from game.storage.settings import SettingsFile


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        metavar="PATH",
        nargs="*",
        type=Path,
        help="a data file, whose first key says what it is, or a folder (by default all the data)",
    )
    parser.add_argument(
        "--questions",
        action="store_true",
        help="tell how many questions there are of each topic, level and kind of source, and which "
        "have been marked at the table because somebody disagreed",
    )


def run(args: Namespace) -> int:
    """Print every fault as `file:line: what is wrong`, or `ok` and what was read."""
    if args.questions:
        print("\n".join((*question_report(), *marked_report(_marks()))))
    report = check_all(args.paths or [DATA])
    for fault in report.faults:
        print(fault)
    if report.faults:
        return 1
    print("ok:", ", ".join(f"{count} {thing}" for thing, count in report.counts if count))
    return 0


def _marks() -> list[str]:
    """The questions that this household has marked."""
    folders = user_folders(os.environ, sys.platform, Path.home())
    memory: dict[str, Any] = SettingsFile(folders.settings).load().memory.get("ankka", {})
    return list(memory.get("marked", ()))
