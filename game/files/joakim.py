"""Put the files of Joakim together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.files.faults import Fault, FaultyData, did_you_mean
from game.files.game_files import GameFiles, read_folder
from game.files.joakim_board import (
    kinds_by_id,
    read_board,
    read_loans,
    read_numbers,
    read_properties,
)
from game.files.joakim_cards import (
    Kinds,
    check_chains,
    deck_of,
    read_club,
    read_newspaper,
    read_tips,
    read_uncle,
)
from game.files.options import check_options
from game.files.shapes import plainly
from game.files.yaml_source import DATA, Source, read
from game.joakim.data import DECK_NAMES, GameData, lay_out
from game.joakim.options import Options

FOLDER = DATA / "joakim"

FILES = {
    "properties": "joakim.properties",
    "numbers": "joakim.numbers",
    "board": "joakim.board",
    "newspaper": "joakim.newspaper",
    "uncle": "joakim.cards",
    "club": "joakim.cards",
    "tips": "joakim.cards",
    "loans": "joakim.loans",
}
"""The files that make a game of Joakim, and the kind of each."""


def load(folder: Path) -> GameData:
    """The game that a folder holds. FaultyData with every fault of every file."""
    sources = read_folder(folder, FILES)
    kinds = kinds_by_id(sources["properties"])
    properties = read_properties(sources["properties"])
    numbers = read_numbers(sources["numbers"])
    board = read_board(sources["board"], kinds)
    newspaper = read_newspaper(sources["newspaper"], kinds)
    uncle = read_uncle(sources["uncle"], kinds)
    club = read_club(sources["club"], kinds)
    tips = read_tips(sources["tips"], kinds)
    loans = read_loans(sources["loans"])
    check_chains([(name, sources[name]) for name in DECK_NAMES])
    faults: list[Fault] = [fault for source in sources.values() for fault in source.faults]
    if numbers is None or board is None or any(fault.serious for fault in faults):
        raise FaultyData(faults)
    squares, places = board
    laid_out = lay_out(squares, places, numbers.die)
    return GameData(laid_out, properties, newspaper, uncle, club, tips, loans, numbers)


def check_folder(sources: Sequence[Source]) -> None:
    """Note what is wrong with the files of one folder, each by itself and all together."""
    own = [source for source in sources if source.path.name == "properties.yaml"]
    kinds = kinds_by_id(own[0] if own else read(FOLDER / "properties.yaml"))
    for source in sources:
        _check_file(source, kinds)
    check_chains([(deck, source) for source in sources if (deck := deck_of(source))])


def _check_file(source: Source, kinds: Kinds) -> None:
    match source.kind:
        case "joakim.properties":
            read_properties(source)
        case "joakim.numbers":
            read_numbers(source)
        case "joakim.board":
            read_board(source, kinds)
        case "joakim.newspaper":
            read_newspaper(source, kinds)
        case "joakim.loans":
            read_loans(source)
        case "joakim.options":
            check_options(source, Options().to_json())
        case "joakim.cards":
            match deck_of(source):
                case "uncle":
                    read_uncle(source, kinds)
                case "club":
                    read_club(source, kinds)
                case "tips":
                    read_tips(source, kinds)
                case "newspaper":
                    source.fault(("kind",), "kind: joakim.newspaper is wanted for this deck")
                case None:
                    word = plainly(source.root.get("deck"))
                    source.fault(("deck",), f"unknown deck {word}{did_you_mean(word, DECK_NAMES)}")


GAME_FILES = GameFiles(
    "joakim",
    FILES,
    check_folder,
    deck_of,
    {
        "newspaper": {"large": "large", "story": "large", "small": "small", "note": "small"},
        "uncle": {"title": "effect", "text": "effect"},
        "club": {"title": "effect", "text": "effect"},
        "tips": {"title": "effect", "text": "effect"},
    },
    {"joakim.loans": ("loans", ("title", "text"))},
)
