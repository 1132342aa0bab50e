"""Golden games: recorded once, they must go the same way for ever, event by event."""

from __future__ import annotations

import json
from collections import Counter
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest

from game.ankka import state as ankka
from game.commands.replay import outcome_of
from game.engine.saves import Loaded, replay
from game.finans import state as finans
from game.games import GAMES
from game.joakim import state as joakim
from game.joakim.data import DECK_NAMES
from game.joakim.events import (
    BeagleCardLaid,
    CardKept,
    CardPutUnder,
    LoanTaken,
    NumberFollowed,
    OptionKept,
    TipUsed,
)
from game.simulation import ankka_cards, finans_cards

FOLDER = Path(__file__).resolve().parent
FILES = sorted(FOLDER.glob("*/*.json"))
VARIANTS = ("sharks_", "wandering_", "house_rules_")  # before the ending in a file's name


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def played() -> dict[Path, Loaded[Any]]:
    """Every golden game, played again."""
    return {path: replay(GAMES[path.parent.name].rulebook(), read(path)) for path in FILES}


@pytest.mark.parametrize(
    "game, endings",
    [("joakim", joakim.Ending), ("finans", finans.Ending), ("ankka", ankka.Ending)],
)
def test_there_is_a_golden_game_for_every_way_in_which_a_game_can_end(
    game: str, endings: type[IntEnum]
) -> None:
    found = {path.stem for path in FILES if path.parent.name == game}
    basic = {name for name in found if not name.startswith(VARIANTS)}
    assert basic == {each.name.lower() for each in endings if each.name != "NOT_YET"}


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_it_goes_as_it_went(path: Path, played: dict[Path, Loaded[Any]]) -> None:
    again = played[path]
    assert again.lost == 0
    assert outcome_of(again) == read(path)["expected"]
    assert path.stem.endswith(again.session.state.ending.name.lower())


@pytest.mark.case("O14")
def test_together_they_follow_every_card_of_joakim(played: dict[Path, Loaded[Any]]) -> None:
    """Those with a shark as well, in the games of sharks; and all loan cards are taken."""
    followed: dict[str, set[int]] = {deck: set() for deck in DECK_NAMES}
    loans: set[int] = set()
    for path, again in played.items():
        for event in again.session.log if path.parent.name == "joakim" else ():
            match event:
                case NumberFollowed(card):
                    followed["newspaper"].add(card)
                case OptionKept(_, card):
                    followed["club"].add(card)
                case CardKept(_, card):
                    followed["uncle"].add(card)
                case BeagleCardLaid(_, card) | TipUsed(_, card):
                    followed["tips"].add(card)
                case LoanTaken(_, size):
                    loans.add(size)
                case CardPutUnder(deck, card):
                    followed[deck].add(card)
    assert {deck: len(cards) for deck, cards in followed.items()} == {
        "newspaper": 40, "uncle": 29, "club": 19, "tips": 31,
    }  # fmt: skip
    assert len(loans) == 3


def test_together_they_follow_all_news_and_all_tips_of_finans(
    played: dict[Path, Loaded[Any]],
) -> None:
    followed: Counter[str] = Counter()
    for path, again in played.items():
        if path.parent.name == "finans":
            followed.update(
                {id: times for id, (_, times) in finans_cards.cards(again.session).items()}
            )
    assert len(followed) == 20 + 44
    assert [id for id, times in followed.items() if not times] == []


def test_together_they_follow_every_event_card_and_every_invention_of_ankka(
    played: dict[Path, Loaded[Any]],
) -> None:
    followed: Counter[str] = Counter()
    for path, again in played.items():
        if path.parent.name == "ankka":
            told = ankka_cards.cards(again.session)
            followed.update({id: times for id, (_, times) in told.items()})
    assert len(followed) == 50 + 5
    assert [id for id, times in followed.items() if not times] == []
