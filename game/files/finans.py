"""Put the files of finans together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from game.files.faults import FaultyData
from game.files.finans_board import check_inside, read_board
from game.files.finans_cards import check_ways, deck_of, read_news, read_tips
from game.files.finans_papers import (
    check_notes,
    groups_by_id,
    plots_by_id,
    read_groups,
    read_numbers,
)
from game.files.game_files import GameFiles, check_kind, read_folder
from game.files.options import check_options
from game.files.yaml_source import DATA, Source, read
from game.finans.data import GameData
from game.finans.options import Options

FOLDER = DATA / "finans"

FILES = {
    "groups": "finans.groups",
    "numbers": "finans.numbers",
    "board": "finans.board",
    "news": "finans.news",
    "tips": "finans.tips",
}
"""The files that make a game of finans, and the kind of each."""


def load(folder: Path) -> GameData:
    """The game that a folder holds. FaultyData with every fault of every file."""
    sources = read_folder(folder, FILES)
    data = _put_together(sources)
    faults = [fault for source in sources.values() for fault in source.faults]
    if data is None or any(fault.serious for fault in faults):
        raise FaultyData(faults)
    return data


def _put_together(sources: Mapping[str, Source]) -> GameData | None:
    """What all files hold; None, with faults, if one of them does not fit."""
    groups = groups_by_id(sources["groups"])
    papers = read_groups(sources["groups"])
    told = read_numbers(sources["numbers"])
    spaces = read_board(sources["board"], plots_by_id(sources["groups"]))
    news = read_news(sources["news"], groups)
    tips = read_tips(sources["tips"])
    if papers is None or told is None or not (spaces and news and tips):
        return None
    cards_in_all, numbers = told
    check_inside(sources["board"], spaces, sources["numbers"], numbers)
    check_ways(sources["tips"], tips, spaces)
    check_notes(sources["groups"], papers, numbers)
    data = GameData(spaces, papers.groups, papers.plots, papers.shares, news, tips, numbers)
    if (cards := _cards(data)) != cards_in_all:
        message = f"cards_in_all is {cards_in_all}, but all decks and papers make {cards}"
        sources["numbers"].fault(("cards_in_all",), message)
    return data


def _cards(data: GameData) -> int:
    """How many cards lie in the box."""
    papers = len(data.plots) + len(data.shares) + data.numbers.bonds
    return (
        papers + Options().bank_loans + data.numbers.certificates + len(data.news) + len(data.tips)
    )


def check_folder(sources: Sequence[Source]) -> None:
    """Note what is wrong with the files of one folder, each by itself or all together."""
    by_name = {source.path.stem: source for source in sources}
    whole = GAME_FILES.is_whole(sources)
    if whole:
        for name, kind in FILES.items():
            check_kind(by_name[name], kind)
        _put_together(by_name)
    for source in sources:
        if not (whole and source.path.stem in FILES):
            _check_file(source, by_name.get("groups") or read(FOLDER / "groups.yaml"))


def _check_file(source: Source, groups: Source) -> None:
    match source.kind:
        case "finans.groups":
            read_groups(source)
        case "finans.numbers":
            read_numbers(source)
        case "finans.board":
            read_board(source, plots_by_id(groups))
        case "finans.news":
            read_news(source, groups_by_id(groups))
        case "finans.tips":
            read_tips(source)
        case "finans.options":
            check_options(source, Options().to_json())


GAME_FILES = GameFiles(
    "finans",
    FILES,
    check_folder,
    deck_of,
    {
        "news": {"title": "effect", "story": "effect", "rule": "effect"},
        "tips": {"title": "effect", "text": "effect"},
    },
)
