"""One person among computers: whose presses hurry the computers, and must not play for themselves.

And computers that fail: the person's game goes on all the same.
"""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.engine.players import Position
from game.engine.requests import Amount, Answer, AnyRequest, Choice
from game.games import GAMES
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import FRAME, Pilot
from tests.ui.scenes.conftest import Start
from tests.ui.scenes.test_seats import begun, table_of

PERSON = 0


def among_computers(start: Start, game: str) -> Pilot:
    """A table at which one person sits, and is asked."""
    pilot = begun(start, game)
    table = table_of(pilot)
    for seat in range(len(table.game.seats)):
        level = "human" if seat == PERSON else next(iter(GAMES[game].levels))
        table.game.hand_over(seat, level)
    table.course.seats_changed()
    table.asking = None
    if table.prompt is not None:
        pilot.shell.stack.pop(table.prompt, "handed over")
    table.course.advance()
    pilot.settle()
    while table.asking is None:  # a computer begins
        pilot.wait(HAND_OVER).press("enter")
    return pilot


@pytest.mark.case("O34")
@pytest.mark.parametrize("game", GAMES)
def test_the_same_person_is_handed_over_to_after_each_computer(game: str, start: Start) -> None:
    """A press that was to hurry the computer rolled the person's die: whoever is asked again after
    somebody else has moved is not asked at once."""
    pilot, rng = among_computers(start, game), random.Random(2)
    table = table_of(pilot)
    handed: list[int] = []
    hand_over = table.app.hand_over

    def record() -> None:
        handed.append(len(table.session.entries))
        hand_over()

    table.app.hand_over = record  # type: ignore[method-assign]
    rounds = 0
    for _ in range(300):
        moves = table.shown.turns
        answer_anything(pilot, rng)
        pilot.settle()
        while table.asking is None:  # a card or the like lies open until it has been read
            pilot.wait(HAND_OVER).press("enter")
        if table.shown.turns >= moves + len(table.game.seats):
            assert handed and handed[-1] == len(table.session.entries)
            rounds += 1
            if rounds == 2:
                return
    raise AssertionError("the computers never move")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pressed_to_hurry_a_computer_answers_nothing(game: str, start: Start) -> None:
    """Enter at the very moment when the person is asked, and again when that has been seen."""
    pilot, rng = among_computers(start, game), random.Random(2)
    table = table_of(pilot)
    for _ in range(300):
        moves = table.shown.turns
        answer_anything(pilot, rng)
        until_asked(pilot)
        if table.shown.turns >= moves + len(table.game.seats) and table.prompt is None:
            answers = len(table.session.entries)
            press_enter(pilot.wait(FRAME))
            assert len(table.session.entries) == answers
            press_enter(pilot.wait(HAND_OVER + FRAME))
            assert len(table.session.entries) > answers
            return
        pilot.settle()
    raise AssertionError("the computers never move")


def answer_anything(pilot: Pilot, rng: random.Random) -> None:
    """What the person is asked is answered, on the table or in its dialog."""
    table = table_of(pilot)
    asked = table.session.request
    assert asked is not None and table.asking is asked
    if table.prompt is not None:
        pilot.shell.stack.pop(table.prompt, any_answer(asked, rng))
    else:
        table.answer(any_answer(asked, rng))


def until_asked(pilot: Pilot) -> None:
    """Frame by frame, so that the gate is found as it is when the question comes."""
    table = table_of(pilot)
    for _ in range(20_000):
        if table.asking is not None:
            return
        if pilot.scene is not table:
            pilot.wait(HAND_OVER).press("enter")  # a card or the like that has been read
        if pilot.shell.background.open_jobs:
            time.sleep(0.001)
        pilot.wait(FRAME)
    raise AssertionError("the person is never asked")


def press_enter(pilot: Pilot) -> None:
    """At once; Pilot.press waits before it."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pilot.post(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)


def any_answer(request: AnyRequest, rng: random.Random) -> Answer:
    if isinstance(request, Amount):
        return 0
    assert isinstance(request, Choice)
    return rng.choice(request.options).id


@pytest.mark.parametrize("game", GAMES)
def test_a_computer_that_fails_is_reported_and_the_game_goes_on(game: str, start: Start) -> None:
    """Also one that answers what is not allowed: anything allowed is answered in its place."""
    pilot = begun(start, game)
    table, reported = table_of(pilot), list[Exception]()
    table.app.options = replace(
        table.app.options, report=lambda fault: reported.append(fault) or ""
    )
    play = table.game
    asked = play.session.seat_asked
    assert asked is not None
    play.hand_over(asked, next(iter(GAMES[game].levels)))
    for broken in (Raises(), Lies()):
        play.players = {**play.players, asked: broken}
        assert play.computer_asked is broken
        answer = play.think()
        request = play.session.request
        assert request is not None
        request.read(answer)
        table.trouble.tell()
        assert len(reported) == 1
        reported.clear()


class Raises:
    def choose(self, position: Position[Any]) -> Answer:
        raise KeyError("no plan")


class Lies:
    def choose(self, position: Position[Any]) -> Answer:
        return "what nobody offers"
