"""Aku Ankka in telling positions, always the same: for screenshots and for tests.

scene = POSES["ankka_swap"](app)      # a table whose question opens the dialog by itself
"""

from __future__ import annotations

from functools import partial
from typing import Any

from game.ankka import events as e
from game.ankka.data import GameData
from game.ankka.state import Ending, Help, Phase, State
from game.ui.ankka.look import AnkkaLook
from game.ui.ankka.posing import (
    LONG_NAMES,
    Pose,
    above,
    ask,
    keep,
    table,
)
from game.ui.ankka.prompts import kept_desk
from game.ui.ankka.route_card import RouteScene
from game.ui.ankka.sheet_poses import POSES as SHEET_POSES
from game.ui.ankka.shown.answer import AnswerShown
from game.ui.ankka.shown.dimes import DimesShown
from game.ui.ankka.shown.event_card import EventShown
from game.ui.ankka.shown.game_won import GameWon
from game.ui.ankka.shown.spinner import SpinnerShown
from game.ui.kit.scene import Scene

# The table


def _capture(state: State, data: GameData) -> None:
    """Anna stands where Göran has the dime."""
    state.nodes[0] = state.nodes[1]
    keep(state, data, 0, "steps", "free_question")
    state.short_turn[2] = True


def _no_steps(state: State, data: GameData) -> None:
    """All steps are used, but a kept card could bring more."""
    keep(state, data, 0, "steps")
    state.steps = 0


def _crowd(state: State, data: GameData) -> None:
    """All on one circle."""
    state.nodes[:] = ["s21"] * state.players
    state.steps = 14


def _crowd_at_home(state: State, data: GameData) -> None:
    """All at one place, with tokens of all there."""
    state.nodes[:] = ["julle"] * state.players
    state.visited[:] = [4] * state.players


def _beginning(state: State, data: GameData) -> None:
    """Nobody has moved yet."""
    for pawn, id in enumerate(state.characters):
        state.nodes[pawn], state.visited[pawn] = data.character(id).start, 0
    state.lock[:] = [0] * state.players


# Questions of the rules


def _asked(topic: str, help: Help | None = None, needs_options: bool = False) -> Pose:
    return table(partial(ask, topic=topic, help=help, needs_options=needs_options))


def _judged(phase: Phase, topic: str, aloud: bool = False) -> Pose:
    """A question that has been answered wrongly, or said aloud."""

    def change(state: State, data: GameData) -> None:
        ask(state, data, topic, Help(answers=0) if aloud else None)
        asked = state.open
        assert asked is not None
        if not aloud:
            right = data.questions[asked.topic][asked.card].right
            wrong = next(answer for answer in asked.shown if answer != right)
            state.open = asked._replace(answer=wrong, right=False)
        state.phase, state.objector = phase, 0

    return table(change, options={"disputes": "on"})


def _asks(phase: Phase, *kept: str) -> Pose:
    def change(state: State, data: GameData) -> None:
        keep(state, data, 1 if phase is Phase.SHIELD else 0, *kept)
        if phase is Phase.SHIELD:
            state.nodes[0] = state.nodes[1]
            state.captured = True
        if phase is Phase.EVENT_CARD:
            lose = next(n for n, card in enumerate(data.events) if card.effect.do == "lose_kept")
            state.events.remove(lose)
            state.face_up = lose
        state.phase = phase

    return table(change)


# What is read above the table


def _card(id: str) -> Pose:
    def make(look: AnkkaLook) -> Scene[Any]:
        number = next(n for n, card in enumerate(look.data.events) if card.id == id)
        return EventShown(look, number, 0)

    return above(make)


def _spun(event: e.WheelSpun | e.MachineSpun) -> Pose:
    return above(lambda look: SpinnerShown(look, event))


def _answered(topic: str, rightly: bool) -> Pose:
    def change(state: State, data: GameData) -> None:
        ask(state, data, topic)
        asked = state.open
        assert asked is not None
        right = data.questions[asked.topic][asked.card].right
        answer = right if rightly else next(one for one in asked.shown if one != right)
        state.open = asked._replace(answer=answer, right=rightly)

    def make(look: AnkkaLook) -> Scene[Any]:
        asked = look.state.open
        assert asked is not None
        return AnswerShown(look, e.AnswerGiven(0, asked.answer, rightly))

    return above(make, change)


def _kept(look: AnkkaLook) -> Scene[Any]:
    request = look.table.session.request
    return kept_desk(look.table, request)  # type: ignore[arg-type]


def _many_kept(state: State, data: GameData) -> None:
    """Several cards of a sort lie before some, beside all the other signs that there are."""
    keep(state, data, 1, "shield", "shield", "steps", "steps")
    keep(state, data, 3, "free_question", "free_question")
    state.dime = 1


POSES: dict[str, Pose] = {
    "ankka_start": table(_beginning),
    "ankka_turn": table(),
    "ankka_capture": table(_capture),
    "ankka_two": table(players=2),
    "ankka_six": table(players=6),
    "ankka_six_kept": table(_many_kept, players=6),
    "ankka_crowd": table(_crowd, players=6, options={"stop_early": "on"}),
    "ankka_crowd_at_home": table(_crowd_at_home, players=6),
    "ankka_end": table(_no_steps),
    "ankka_names": table(_capture, players=6, names=LONG_NAMES),
    "ankka_answer": _asked("stories"),
    "ankka_answer_two": _asked("people", Help(answers=2)),
    "ankka_answer_picture": _asked("pictures"),
    "ankka_aloud": _asked("this_and_that", Help(answers=0)),
    "ankka_aloud_of_these": _asked("pictures", Help(answers=0), needs_options=True),
    "ankka_judge": _judged(Phase.JUDGE, "people", aloud=True),
    "ankka_verdict": _judged(Phase.VERDICT, "pictures"),
    "ankka_vote": _judged(Phase.VOTE, "stories"),
    "ankka_shield": _asks(Phase.SHIELD, "shield"),
    "ankka_swap": _asks(Phase.SWAP),
    "ankka_beam": _asks(Phase.BEAM),
    "ankka_lose_kept": _asks(Phase.EVENT_CARD, "shield", "steps", "free_question"),
    "ankka_kept": above(_kept, _capture),
    "ankka_dimes": above(lambda look: DimesShown(look, e.DimesDealt((1, 0, 1, 1)))),
    "ankka_dimes_six": above(
        lambda look: DimesShown(look, e.DimesDealt((1, 1, 1, 0, 1, 1))), players=6, names=LONG_NAMES
    ),
    "ankka_won": above(lambda look: GameWon(look, e.GameEnded((1,), Ending.STEPPED_IN))),
    "ankka_event": _card("e01"),
    "ankka_event_villain": _card("e39"),
    "ankka_event_machine": _card("e20"),
    "ankka_wheel": _spun(e.WheelSpun(0, 2, 3)),
    "ankka_wheel_nothing": _spun(e.WheelSpun(1, 1, 0)),
    "ankka_machine": _spun(e.MachineSpun(0, 5, "swap")),
    "ankka_right": _answered("pictures", True),
    "ankka_wrong": _answered("stories", False),
    "ankka_route": above(lambda look: RouteScene(look, 0), _capture),
    "ankka_route_six": above(lambda look: RouteScene(look, 3), players=6, names=LONG_NAMES),
} | SHEET_POSES
