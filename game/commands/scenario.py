"""`main.py scenario FILE ...`: set up positions from files, play them, and print the outcome."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.errors import PlainError
from game.files.faults import Fault, FaultyData
from game.scenarios.playing import Playing
from game.scenarios.reading import Scenario, read_scenario
from game.scenarios.report import report


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        type=Path,
        help="a scenario file (docs/scenarios.md tells how to write one)",
    )


def run(args: Namespace) -> int:
    """Print one JSON document: the scenario's, or for several files a list of theirs.

    Answers 1 if anything did not go as a file says. Raises PlainError, with every fault of every
    file, if one cannot be played.
    """
    scenarios: list[Scenario] = []
    faults: list[Fault] = []
    for file in args.files:
        try:
            scenarios.append(read_scenario(file))
        except FaultyData as found:
            faults += found.faults
    if faults:
        raise PlainError(str(FaultyData(faults)))
    documents = []
    for scenario in scenarios:
        playing = Playing(scenario)
        playing.play()
        documents.append(report(playing))
    met = all(document["met"] for document in documents)
    shown = documents[0] if len(documents) == 1 else {"met": met, "scenarios": documents}
    print(json.dumps(shown, ensure_ascii=False, indent=2))
    return 0 if met else 1
