"""How tables of Nya Finans are brought into position: played by computers so far, and changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.players import Position
from game.engine.requests import AnyRequest, Seat
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.finans import effects
from game.finans.data import GameData
from game.finans.events import PieceMoved
from game.finans.state import BANK, State
from game.games import GAMES
from game.ui.app import App
from game.ui.household import household
from game.ui.kit.scene import Scene
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay

Pose = Callable[[App], Scene[Any]]
GAME = GAMES["finans"]
NAMES = ("Anna", "Göran", "Mormor", "Elsa", "Oskar", "Farfar")
LONG_NAMES = (
    "Åsa Öström-Häkkinen", "WWWWWWWWWWWWWWWWWWWW", "100% {0} %s", "🦆 Pekka", "Ii" * 10, "Bo",
)  # fmt: skip
_SEED = 12
_MOST_ANSWERS = 4000


def played(players: int, turns: int, question: str, names: tuple[str, ...]) -> Session[State]:
    """A game that was played so many turns by computers, and then on to this question."""

    def is_there(request: AnyRequest, state: State) -> bool:
        return state.turns >= turns and request.question == question

    seats = tuple(Seating(names[seat], GAME.looks[seat], "human") for seat in range(players))
    session: Session[State] = Session.begin(GAME.rulebook(), GameSetup(seats, {}, _SEED))
    level = next(iter(GAME.levels))
    bots = [GAME.player(level, _SEED * 8 + seat) for seat in range(players)]
    for _ in range(_MOST_ANSWERS):
        request = session.request
        if request is None or (request.asked is not None and is_there(request, session.state)):
            break
        if request.asked is None:
            session.answer_by_chance()
        else:
            session.answer(bots[request.asked].choose(Position(session)))
    return session


def table_of(app: App, session: Session[State]) -> TableScene:
    """A table on which this session stands, with saves of its own."""
    saves = household(app).saves
    return TableScene(app, GameInPlay(GAME, session, saves, saves.new_id(GAME.id), []))


def rich(state: State, data: GameData) -> None:
    """Papers of all groups are sold, a group is complete, plots are built on and mortgaged."""
    everybody = range(state.players)
    state.out[:] = [False] * state.players
    for number in range(len(data.plots)):
        state.plots[number] = (
            everybody[(number * 5 + number // 4) % len(everybody)] if number % 4 else BANK
        )
        state.built[number] = number % 3 == 1 and state.plots[number] != BANK
        state.mortgaged[number] = number % 7 == 2 and state.plots[number] != BANK
    for number in range(len(data.shares)):
        state.shares[number] = everybody[number * 3 % len(everybody)] if number % 5 else BANK
    trust = data.groups[3]
    for plot in trust.plots:
        state.plots[plot], state.mortgaged[plot] = 1, False
    for share in trust.shares:
        state.shares[share] = 1
    state.bonds[:4] = [0, 0, 1, len(everybody) - 1]
    state.loans[0], state.cars[0], state.cars[1] = 1, True, True
    keep_tip(state, data, 0)
    state.cash[:-1] = [412_500, 731_500, 94_000, 286_000, 1_058_000, 203_500][: len(everybody)]
    state.spaces[:] = [12, 38, 24, 10, 31, 41][: len(everybody)]
    prison = data.number_of("prison")
    state.missing[:] = [2 * (number == prison) for number in state.spaces]
    state.in_force = in_force(data, effects.GoodTimes)


def stand_as_told(session: Session[State]) -> None:
    """Whoever moved last stands where the log says so, and if there is a prison, is not in it."""
    moves = (event for event in reversed(session.log) if isinstance(event, PieceMoved))
    if (last := next(moves, None)) is not None:
        last.apply(session.state)
        session.state.missing[last.seat] = 0


def keep_tip(state: State, data: GameData, seat: Seat) -> None:
    """A seat has kept the first tip of those that let it build which lies in the pile."""
    building = effects.BuildAnyTime
    tip = next(n for n in sorted(state.tips) if isinstance(data.tips[n].effect, building))
    state.tips.remove(tip)
    state.kept[seat].append(tip)


def in_force(data: GameData, effect: type[Any]) -> int:
    """The first news with this effect."""
    return next(n for n, card in enumerate(data.news) if isinstance(card.effect, effect))
