"""kill -9 at any moment loses no answer that was saved, and Continue always resumes."""

from __future__ import annotations

import os
import random
import threading
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from tests.window.display import Display
from tests.window.hands import Keyboard
from tests.window.person import RESULTS, Person
from tests.window.positions import game_where, keep_settings, save
from tests.window.program import Gone, Program

LONG = "SHELF_LONG" in os.environ
LATEST = 3.0
"""Seconds from the start until a kill out of the blue; some come before anything is shown."""
AFTER_PRESS = 0.06
"""Seconds from a press until a kill that is aimed at the answer just given."""


class Lives:
    """A game that goes on from kill to kill. Counts what became of it."""

    def __init__(self, home: Path, display: Display | None, seed: int) -> None:
        self.home = home
        self.display = display
        self.chance = random.Random(seed)
        self.promised: list[object] = []
        self.resumed = self.too_early = self.played = self.in_flight = self.games = 0
        keep_settings(home, speed="fast")
        self._new_game()

    def _new_game(self) -> None:
        save(self.home, game_where("roll"))
        self.promised = []
        self.games += 1

    def live(self, by_button: bool) -> None:
        """Start, go on with the game, play, and be killed at a moment that nobody knows."""
        arguments = [] if by_button else ["--continue"]
        program = Program(self.home, self.display, *arguments)
        aimed_at = self.chance.choice([None, self.chance.randrange(1, 8)])
        if aimed_at is None:
            self._kill_within(program, LATEST)
        with suppress(Gone), program:
            self._play(program, aimed_at)
        assert program.process.returncode == -9, program.errors
        self._take_stock(program)

    def _kill_within(self, program: Program, seconds: float) -> None:
        threading.Timer(self.chance.uniform(0, seconds), program.process.kill).start()

    def _play(self, program: Program, aimed_at: int | None) -> None:
        hands = Keyboard(program)
        if program.now.top == "Shelf":
            hands.press("continue")
        program.wait(lambda now: now.game is not None or now.top == RESULTS, "not resumed")
        answers = program.answers()
        assert answers[: len(self.promised)] == self.promised, "answers are lost"
        self.resumed += 1
        person = Person(program, hands, self.chance.randrange(1000))
        for number in count():
            now = person.rest()
            if number == aimed_at:
                self._kill_within(program, AFTER_PRESS)
            if now.top == RESULTS:
                program.process.kill()
            person.act(now)

    def _take_stock(self, program: Program) -> None:
        given = [each for each in program.said if each["kind"] == "given"]
        saved = [each for each in program.said if each["kind"] == "saved"]
        self.played += len(saved)
        self.in_flight += len(given) - len(saved)
        assert len(given) - len(saved) in (0, 1)
        assert not any(each["trouble"] for each in saved)
        if not any(each["kind"] == "shown" and each["game"] for each in program.said):
            self.too_early += 1
        self.promised = program.promised() or self.promised
        if any(each.get("scenes", [""])[-1] == RESULTS for each in program.said):
            self._new_game()

    def play(self, times: int) -> None:
        for number in range(times):
            self.live(by_button=number % 3 == 2)
        print(
            f"{times} kills, {self.too_early} of them before the table was shown: {self.resumed} "
            f"times resumed, {self.played} answers promised and none lost, {self.in_flight} kills "
            f"in the middle of an answer, {self.games} games"
        )
        assert len(list((self.home / "saves").glob("*.save"))) >= self.games


@pytest.mark.case("O24")
def test_no_promised_answer_is_lost(home: Path) -> None:
    Lives(home, None, seed=1).play(185 if LONG else 12)


@pytest.mark.window
@pytest.mark.case("O24")
def test_nor_is_one_in_a_real_window(home: Path, display: Display) -> None:
    Lives(home, display, seed=2).play(15 if LONG else 3)
