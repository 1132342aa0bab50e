"""How tables are brought into position: played by computers so far, changed, or with a scene above.

POSES = {"table_roll": table_pose(4, 30, "roll"), "log": above_table(5, 60, make_log)}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.players import Position
from game.engine.requests import AnyRequest
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import GAMES, LOOKS
from game.joakim.data import GameData
from game.joakim.state import State
from game.ui.app import App
from game.ui.household import household
from game.ui.joakim.look import JoakimLook
from game.ui.kit.scene import Scene
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay

Pose = Callable[[App], Scene[Any]]
NAMES = ("Anna", "Göran", "Farmor", "Elsa", "Pappa")
LONG_NAMES = (
    "Åsa Öström-Häkkinen", "WWWWWWWWWWWWWWWWWWWW", "100% {0} %s", "🦆 Pekka", "Ii" * 10,
)  # fmt: skip
_SEED = 12
_MOST_ANSWERS = 3000


def played(
    players: int,
    turns: int,
    question: str = "",
    names: tuple[str, ...] = NAMES,
    human: bool = True,
    options: Mapping[str, int | str] | None = None,
    seed: int = _SEED,
) -> Session[State]:
    """A game that was played so many turns by computers, and then on to this question.

    Raises LookupError when the question is never asked: the pose would show something else.
    """

    def is_there(request: AnyRequest, state: State) -> bool:
        return state.turns >= turns and (not question or request.question == question)

    seats = tuple(
        Seating(names[seat], LOOKS[seat], "human" if human else "trader") for seat in range(players)
    )
    session: Session[State] = Session.begin(
        GAMES["joakim"].rulebook(), GameSetup(seats, dict(options or {}), seed)
    )
    bots = [GAMES["joakim"].player("trader", seed * 8 + seat) for seat in range(players)]
    for _ in range(_MOST_ANSWERS):
        request = session.request
        if request is None:
            break
        if request.asked is None:
            session.answer_by_chance()
        elif is_there(request, session.state):
            break
        else:
            session.answer(bots[request.asked].choose(Position(session)))
    if question and (session.request is None or session.request.question != question):
        raise LookupError(f"{question} is never asked in the game of seed {seed}")
    return session


def table_of(app: App, session: Session[State]) -> TableScene:
    """A table on which this session stands, with saves of its own."""
    saves = household(app).saves
    game = GAMES["joakim"]
    play = GameInPlay(game, session, saves, saves.new_id(game.id), [])
    return TableScene(app, play)


def table_pose(
    players: int,
    turns: int,
    question: str = "",
    names: tuple[str, ...] = NAMES,
    change: Callable[[State, GameData], None] | None = None,
    options: Mapping[str, int | str] | None = None,
    seed: int = _SEED,
) -> Pose:
    """The table itself; `change` is made to what it shows."""

    def pose(app: App) -> Scene[Any]:
        table = table_of(app, played(players, turns, question, names, options=options, seed=seed))
        if change is not None:
            change(table.shown, table.session.rulebook.data)  # type: ignore[attr-defined]
        return table

    return pose


def above_table(
    players: int,
    turns: int,
    make: Callable[[JoakimLook], Scene[Any]],
    options: Mapping[str, int | str] | None = None,
) -> Pose:
    """A scene above the table."""

    def pose(app: App) -> Scene[Any]:
        table = table_of(app, played(players, turns, "roll", options=options))
        app.stack.push(table)
        assert isinstance(table.look, JoakimLook)
        return make(table.look)

    return pose
