"""Put the files of Aku Ankka together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from game.ankka.data import GameData
from game.ankka.options import Options
from game.files.ankka_board import read_board, read_characters
from game.files.ankka_cards import (
    check_tokens,
    check_turns_end,
    read_events,
    read_numbers,
    read_spinner,
)
from game.files.ankka_decks import Decks, read_decks
from game.files.faults import FaultyData
from game.files.game_files import GameFiles, check_kind, read_folder
from game.files.options import check_options
from game.files.yaml_source import DATA, Source, read

FOLDER = DATA / "ankka"

FILES = {
    "board": "ankka.board",
    "characters": "ankka.characters",
    "spinner": "ankka.spinner",
    "numbers": "ankka.numbers",
    "events": "ankka.events",
}
"""The files that make a game of Aku Ankka, and the kind of each; its questions lie beside them."""


def load(folder: Path) -> GameData:
    """The game that a folder holds. FaultyData with every fault of every file."""
    sources = read_folder(folder, FILES)
    decks, asked = read_decks(folder)
    data = _put_together(sources, decks)
    faults = [fault for source in (*sources.values(), *asked) for fault in source.faults]
    if data is None or any(fault.serious for fault in faults):
        raise FaultyData(faults)
    return data


def _put_together(sources: Mapping[str, Source], decks: Decks) -> GameData | None:
    """What all files hold; None, with faults, if one of them does not fit."""
    board = read_board(sources["board"])
    characters = read_characters(sources["characters"], board)
    spinner = read_spinner(sources["spinner"])
    numbers = read_numbers(sources["numbers"])
    events = read_events(sources["events"])
    if board is None or spinner is None or numbers is None or not (characters and events):
        return None
    check_turns_end(sources["spinner"], spinner, events, sources["events"], numbers)
    check_tokens(sources["characters"], characters, numbers)
    return GameData(
        board.nodes,
        board.links,
        characters,
        spinner,
        events,
        numbers,
        decks.questions,
        decks.wordings,
    )


def check_folder(sources: Sequence[Source]) -> None:
    """Note what is wrong with the files of one folder, each by itself or all together."""
    by_name = {source.path.stem: source for source in sources}
    whole = GAME_FILES.is_whole(sources)
    if whole:
        for name, kind in FILES.items():
            check_kind(by_name[name], kind)
        _put_together(by_name, Decks((), ()))
    for source in sources:
        if not (whole and source.path.stem in FILES):
            _check_file(source, by_name.get("board") or read(FOLDER / "board.yaml"))


def _check_file(source: Source, board: Source) -> None:
    match source.kind:
        case "ankka.board":
            read_board(source)
        case "ankka.characters":
            read_characters(source, read_board(board))
        case "ankka.spinner":
            read_spinner(source)
        case "ankka.numbers":
            read_numbers(source)
        case "ankka.events":
            read_events(source)
        case "ankka.options":
            check_options(source, Options().to_json())


def deck_of(source: Source) -> str | None:
    """The deck that a file holds; None if it holds none."""
    return "events" if source.kind == "ankka.events" else None


GAME_FILES = GameFiles(
    "ankka", FILES, check_folder, deck_of, {"events": {"title": "effect", "text": "effect"}}
)
