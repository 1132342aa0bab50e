"""How fast the rules are: answers a second and forks, beside the least that both could cost."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Any

from game.commands.bench_figures import Figure, Goal, figure, middle_ratio, missing
from game.engine.events import AnyEvent, Event
from game.engine.match import Match
from game.engine.requests import AnyRequest, Choice, Option
from game.engine.rulebook import GameSetup, Script, Seating
from game.engine.saves import log_hash
from game.engine.session import Entry, Session
from game.games import GAMES
from game.players.random_player import RandomPlayer

EXPECTED_LOGS = {
    "joakim": {
        2: "6dc00dd439684864",
        3: "441ee00da506acf6",
        4: "5be033e48744d616",
        5: "08771f8f91311a44",
    },
    "finans": {
        2: "a56778c9c25ee23f",
        4: "9d26ae70ee23a786",
        6: "f97f089b7f13c526",
    },
    "ankka": {
        2: "6df0edf44ce2529e",
        4: "e5cbdac75b6f2259",
        6: "009d600d69624a57",
    },
}
"""Fingerprints of the event logs of the measured games, by players. They change with the rules, the
decks and the random player, and with nothing that is only to make them faster."""

OPTIONS: dict[str, Mapping[str, str]] = {
    "joakim": {},
    "finans": {"unpaid": "gentle"},
    "ankka": {},
}
"""Random players of Nya Finans are soon bankrupt: so that the games last, nobody leaves them."""

ANSWERS = Goal(must=0.18, aim=0.35, up=True)
FORKS = Goal(must=12, aim=5)
SEED = 20
MOST_ANSWERS = 15_000  # of each measured game
QUESTIONS = 300  # at which forks are measured


def rules_figures(games: Sequence[str], repeats: int) -> dict[str, Figure]:
    """Answers per second and forks of these games, each beside its floor."""
    figures: dict[str, Figure] = {}
    for game in games:
        if game in EXPECTED_LOGS:
            figures[f"{game}_answers"] = _answers(game, repeats)
            figures[f"{game}_fork"] = _forks(game, repeats)
        else:
            figures[f"{game}_answers"] = missing("its logs are not noted in EXPECTED_LOGS")
    return figures


def _answers(game: str, repeats: int) -> Figure:
    ours: list[float] = []
    floors: list[float] = []
    _play_games(game)  # to fill the caches and warm the interpreter
    bare_round_trips(MOST_ANSWERS)
    gc.freeze()  # what is loaded by now is looked through at no collection: there are hundreds
    for _ in range(repeats):
        answers, seconds, logs = _play_games(game)
        ours.append(answers / seconds)
        floors.append(answers / _timed(partial(bare_round_trips, answers))[0])
    gc.unfreeze()
    return figure(
        middle_ratio(ours, floors),
        ANSWERS,
        answers_per_second=round(median(ours)),
        floor_per_second=round(median(floors)),
        answers=answers,
        logs=logs,
        logs_as_expected=logs == EXPECTED_LOGS[game],
    )


def _play_games(game: str) -> tuple[int, float, dict[int, str]]:
    """Play the measured games: how many answers, in how many seconds, and the logs' fingerprints.

    Where a game is over too soon, others follow; the fingerprint is the first one's. Each game is
    gone before the next begins: what is kept makes the collector slow.
    """
    answers, seconds, logs = 0, 0.0, {}
    for players in EXPECTED_LOGS[game]:
        left, seed = MOST_ANSWERS, SEED
        while left:
            match = _begin(game, players, seed)
            spent, given = _timed(partial(match.play, left))
            answers, seconds = answers + given, seconds + spent
            if seed == SEED:
                logs[players] = log_hash(match.session)
            left, seed = left - given, seed + 1
    return answers, seconds, logs


def _begin(game: str, players: int, seed: int = SEED) -> Match[Any]:
    """A game between random players."""
    looks = GAMES[game].looks
    seats = tuple(Seating(f"Player {seat}", looks[seat], "random") for seat in range(players))
    session = Session.begin(GAMES[game].rulebook(), GameSetup(seats, OPTIONS[game], seed))
    return Match(session, {seat: RandomPlayer(seed + seat) for seat in range(players)})


def _timed(work: Callable[[], int]) -> tuple[float, int]:
    """Seconds of the processor that the work takes, and its result."""
    gc.collect()
    began = time.process_time()
    result = work()
    return time.process_time() - began, result


# The floor of an answer: a choice of four frozen options built, answered, validated and logged.

_WAYS = ("north", "east", "south", "west")


@dataclass(frozen=True, slots=True)
class _Walked(Event[None]):
    """Somebody went one of four ways."""

    way: int


async def _walk(log: list[AnyEvent]) -> None:
    while True:
        options = tuple([Option(id, way) for way, id in enumerate(_WAYS)])
        log.append(_Walked(await Choice(0, "way", options)))


def bare_round_trips(answers: int) -> int:
    """Drive a bare coroutine through so many questions and answers."""
    log: list[AnyEvent] = []
    entries: list[Entry] = []
    script: Script = _walk(log)
    request: AnyRequest = script.send(None)
    for n in range(answers):
        answer = _WAYS[n & 3]
        value = request.read(answer)
        entries.append(Entry(request.question, request.asked, answer, len(log)))
        request = script.send(value)
    script.close()
    return len(entries)


# Forks


def _forks(game: str, repeats: int) -> Figure:
    """Forks at questions all over a game, beside copies of the state by hand."""
    rng, seed, match = random.Random(SEED), SEED, _begin(game, 4)
    sessions: list[Session[Any]] = []
    while len(sessions) < QUESTIONS:
        if not match.step():  # it is over
            seed += 1
            match = _begin(game, 4, seed)
        elif rng.random() < 0.04:
            sessions.append(match.session.fork())
    ours: list[float] = []
    floors: list[float] = []
    gc.collect()
    gc.freeze()  # the sessions that wait here are nothing for the collector to look through
    for _ in range(4 * repeats):
        ours.append(_timed(partial(_call_all, [each.fork for each in sessions]))[0])
        floors.append(_timed(partial(_call_all, [each.state.copy for each in sessions]))[0])
    gc.unfreeze()
    micros = 1e6 / len(sessions)
    return figure(
        middle_ratio(ours, floors),
        FORKS,
        microseconds=round(median(ours) * micros, 2),
        floor_microseconds=round(median(floors) * micros, 2),
    )


def _call_all(calls: list[Callable[[], object]]) -> int:
    for call in calls:
        call()
    return len(calls)
