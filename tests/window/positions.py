"""Saved games that stand where a test wants them: played without a screen until this is asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.engine.players import Position
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import GAMES, LOOKS
from game.players.random_player import RandomPlayer
from game.storage.folders import Folders
from game.storage.saves import Saves
from game.ui.table.game_in_play import GameInPlay

HUMAN = "human"
TWO = (("Anna", HUMAN), ("Bo", HUMAN))
SHORT = {"win_limit": 100}
_GAMES, _ANSWERS = 60, 2500


def keep_settings(home: Path, **values: Any) -> None:
    """What the family has chosen: no animations, and this."""
    home.mkdir(parents=True, exist_ok=True)
    chosen = {"speed": "off", "fullscreen": False} | values
    (home / "settings.json").write_text(json.dumps(chosen), encoding="ascii")


def last_setup(
    seats: Sequence[tuple[str, str]] = TWO, options: Mapping[str, Any] = SHORT
) -> dict[str, Any]:
    """For `keep_settings`: how the last game was set up."""
    looked = [[name, look, player] for (name, player), look in zip(seats, LOOKS, strict=False)]
    return {"joakim": {"seats": looked, "options": dict(options)}}


def game_where(
    question: str,
    seats: Sequence[tuple[str, str]] = TWO,
    fits: Callable[[Session[Any]], bool] = lambda session: True,
    options: Mapping[str, Any] | None = None,
    box: str = "joakim",
) -> Session[Any]:
    """A game, the same each time, whose open question is this one and that fits."""
    game = GAMES[box]
    rules = game.options().defaults() | dict(options or {})
    looked = [
        Seating(name, look, who) for (name, who), look in zip(seats, game.looks, strict=False)
    ]
    for seed in range(_GAMES):
        session = Session.begin(game.rulebook(), GameSetup(tuple(looked), rules, seed))
        chooser = RandomPlayer(seed)
        for _ in range(_ANSWERS):
            request = session.request
            if request is None:
                break
            if request.question == question and request.asked is not None and fits(session):
                return session
            if request.asked is None:
                session.answer_by_chance()
            else:
                session.answer(chooser.choose(Position(session)))
    raise AssertionError(f"in {_GAMES} games nobody was asked {question} so")


def games_before(
    happens: Callable[[Session[Any]], object],
    answers: int,
    seats: Sequence[tuple[str, str]] = TWO,
    options: Mapping[str, Any] | None = None,
) -> tuple[Session[Any], Session[Any]]:
    """Twice the same game: so many answers of players before this happens, and after it."""
    game = GAMES["joakim"]
    rules = game.options().defaults() | dict(options or {})
    looked = [Seating(name, look, who) for (name, who), look in zip(seats, LOOKS, strict=False)]
    for seed in range(_GAMES):
        setup = GameSetup(tuple(looked), rules, seed)
        session, chooser = Session.begin(game.rulebook(), setup), RandomPlayer(seed)
        while session.request is not None and not happens(session):
            if session.request.asked is None:
                session.answer_by_chance()
            else:
                session.answer(chooser.choose(Position(session)))
        given = [place for place, entry in enumerate(session.entries) if entry.seat is not None]
        if happens(session) and len(given) > answers:
            before = Session.begin(game.rulebook(), setup)
            before.replay(session.entries[: given[-answers]])
            return before, session
    raise AssertionError(f"in {_GAMES} games it never happened")


def save(home: Path, session: Session[Any]) -> Path:
    """Put the game among the family's saves; its file."""
    saves, box = Saves(Folders(home).saves), session.rulebook.game
    play = GameInPlay(GAMES[box], session, saves, saves.new_id(box), [])
    play.save()
    assert play.trouble is None
    saves.close()
    return max(Folders(home).saves.glob("*.save"), key=lambda path: path.stat().st_mtime_ns)
