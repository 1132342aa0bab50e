"""How tables of Aku Ankka are brought into position, for screenshots and for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ankka import events as e
from game.ankka.data import TOPICS, GameData
from game.ankka.rulebook import AnkkaRules
from game.ankka.state import Help, OpenQuestion, Phase, State
from game.engine.players import Position
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import GAMES
from game.ui.app import App
from game.ui.household import household
from game.ui.kit.scene import Scene
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay

Pose = Callable[[App], Scene[Any]]
Change = Callable[[State, GameData], None]

GAME = GAMES["ankka"]
NAMES = ("Anna", "Göran", "Mormor", "Elsa", "Oskar", "Farfar")
LONG_NAMES = (
    "Åsa Öström-Häkkinen", "WWWWWWWWWWWWWWWWWWWW", "100% {0} %s", "🦆 Pekka", "Ii" * 10, "Bo",
)  # fmt: skip
_NODES = ("s02", "s62", "r31", "r12", "r41", "r63")
_VISITED = (2, 2, 1, 0, 3, 1)
_SEED = 12
_MOST_ANSWERS = 2000
_SO_FAR = (
    e.TurnBegan(1, 5),
    e.StepsChanged(1, -2, "question", "ankka.questions.1"),
    e.AnswerGiven(1, 0, True),
    e.StepsChanged(1, -3, "move", "ankka.steps.2"),
    e.TurnEnded(1),
    e.TurnBegan(0, 5),
)
"""What was told last, before a position that was set up."""


def session_in(
    change: Change,
    players: int = 4,
    names: tuple[str, ...] = NAMES,
    options: Mapping[str, Any] | None = None,
    answers: tuple[str, ...] = (),
) -> Session[State]:
    """A game in the middle of Anna's turn, changed by `change`, after these answers."""
    rulebook = GAME.rulebook()
    assert isinstance(rulebook, AnkkaRules)
    seats = tuple(Seating(names[seat], GAME.looks[seat]) for seat in range(players))
    setup = GameSetup(seats, dict(options or {}), _SEED)
    state = rulebook.new_state(setup)
    in_the_middle(state)
    change(state, rulebook.data)
    session: Session[State] = Session(rulebook, state, setup)
    session.log += _SO_FAR
    for answer in answers:
        session.answer(answer)
    return session


def played(players: int, turns: int, names: tuple[str, ...] = NAMES) -> Session[State]:
    """A game that computers have played for so many turns, or to its end."""
    seats = tuple(Seating(names[seat], GAME.looks[seat]) for seat in range(players))
    session: Session[State] = Session.begin(GAME.rulebook(), GameSetup(seats, {}, _SEED))
    bots = [GAME.player(next(iter(GAME.levels)), _SEED * 8 + n) for n in range(players)]
    for _ in range(_MOST_ANSWERS):
        request = session.request
        if request is None:
            break
        if request.asked is None:
            session.answer_by_chance()
        elif session.state.turns >= turns and request.question == "turn":
            break
        else:
            session.answer(bots[request.asked].choose(Position(session)))
    return session


def in_the_middle(state: State) -> None:
    """Everybody is on the way, Göran has the dime, Anna has five steps."""
    state.phase, state.seat, state.steps, state.turns = Phase.TURN, 0, 5, 26
    for pawn in range(state.players):
        state.nodes[pawn], state.visited[pawn] = _NODES[pawn], _VISITED[pawn]
    state.dime = 1
    if state.players > 3:
        state.lock[3] = 1


def keep(state: State, data: GameData, pawn: int, *whats: str) -> None:
    """Cards of these sorts lie before a character: "shield", "free_question", "steps"."""
    for what in whats:
        card = next(
            card for card in state.events if getattr(data.events[card].effect, "what", "") == what
        )
        state.events.remove(card)
        state.kept[pawn].append(card)


def ask(
    state: State,
    data: GameData,
    topic: str,
    help: Help | None = None,
    needs_options: bool = False,
) -> None:
    """A question of this topic lies open before Anna; one that asks which of its answers it is, or
    another."""
    place = TOPICS.index(topic)
    wordings = data.wordings[place]
    card = next(
        card for card in state.piles[place] if wordings[card].needs_options is needs_options
    )
    state.helps = (help or Help(), *state.helps[1:])
    right = data.questions[place][card].right
    shown = tuple(dict.fromkeys((1, right, 0, 2)))[: state.helps[0].answers]
    if right not in shown:
        shown = (*shown[:-1], right)
    state.open = OpenQuestion(place, card, shown if state.helps[0].answers else ())
    state.phase = Phase.QUESTION


def nothing(state: State, data: GameData) -> None:
    """The position as it is."""


def table_of(app: App, session: Session[State]) -> TableScene:
    """A table on which this session stands, with saves of its own."""
    saves = household(app).saves
    return TableScene(app, GameInPlay(GAME, session, saves, saves.new_id(GAME.id), []))


def table(change: Change = nothing, players: int = 4, **more: Any) -> Pose:
    """A pose of the table in a position; `more` is for `session_in`."""

    def pose(app: App) -> Scene[Any]:
        return table_of(app, session_in(change, players, **more))

    return pose


def above(make: Callable[[Any], Scene[Any]], change: Change = nothing, **more: Any) -> Pose:
    """A pose of a scene that `make` makes of the table's look, above it."""
    return above_session(make, lambda: session_in(change, **more))


def above_session(make: Callable[[Any], Scene[Any]], begin: Callable[[], Session[State]]) -> Pose:
    """The same above the table of another session."""

    def pose(app: App) -> Scene[Any]:
        below = table_of(app, begin())
        app.stack.push(below)
        return make(below.look)

    return pose
