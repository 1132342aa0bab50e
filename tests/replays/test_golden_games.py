"""Golden games: recorded once, they must go the same way for ever, event by event."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.commands.replay import outcome_of
from game.engine.saves import Loaded, replay
from game.games import GAMES
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
from game.joakim.state import Ending

FOLDER = Path(__file__).resolve().parent
FILES = sorted(FOLDER.glob("*/*.json"))
SHARKS = {path.stem for path in FILES if path.stem.startswith("sharks_")}
ENDINGS = {ending.name.lower() for ending in Ending if ending is not Ending.NOT_YET}


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def played() -> dict[str, Loaded[Any]]:
    """Every golden game, played again."""
    return {path.stem: replay(GAMES[path.parent.name].rulebook(), read(path)) for path in FILES}


def test_there_is_a_golden_game_for_every_way_in_which_joakim_can_end() -> None:
    basic = {path.stem for path in FILES if path.parent.name == "joakim"} - SHARKS
    assert basic == ENDINGS


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_it_goes_as_it_went(path: Path, played: dict[str, Loaded[Any]]) -> None:
    again = played[path.stem]
    assert again.lost == 0
    assert outcome_of(again) == read(path)["expected"]
    assert again.session.state.ending.name.lower() == path.stem.removeprefix("sharks_")


@pytest.mark.case("O14")
def test_together_they_follow_every_card_of_every_deck(played: dict[str, Loaded[Any]]) -> None:
    """Those with a shark as well, in the games of sharks; and all loan cards are taken."""
    followed: dict[str, set[int]] = {deck: set() for deck in DECK_NAMES}
    loans: set[int] = set()
    for again in played.values():
        for event in again.session.log:
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
