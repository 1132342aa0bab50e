"""Whoever sits at the table: reads what is asked and answers it, the same each time."""

from __future__ import annotations

import random

from tests.window.hands import Hands
from tests.window.program import Program
from tests.window.shown import Shown

RESULTS = "ResultsScene"


class Person:
    """Plays for everybody at the table. `seed`: how they are disposed today."""

    def __init__(self, program: Program, hands: Hands, seed: int = 1) -> None:
        self.program = program
        self.hands = hands
        self.chance = random.Random(seed)

    def play(self, until: str = RESULTS, presses: int = 40_000) -> Shown:
        """Until this scene is shown."""
        for _ in range(presses):
            now = self.rest()
            if now.top == until:
                return now
            assert now.game is not None, f"the game is gone: {self.program.account()}"
            self.act(now)
        raise AssertionError(f"the game does not end: {self.program.account()}")

    def until_asked(self, question: str) -> Shown:
        """Play until this is asked."""
        for _ in range(4000):
            now = self.rest()
            if now.question == question:
                return now
            self.act(now)
        raise AssertionError(f"{question} is never asked: {self.program.account()}")

    def rest(self) -> Shown:
        """Until there is something to do: a question, or something that has to be read."""

        def something(now: Shown) -> bool:
            if now.top == "TableScene":
                return bool(now.question) or bool(now.line["skippable"])
            return bool(now.top)

        return self.program.wait(something, "nothing happens")

    def act(self, now: Shown) -> None:
        """Do one thing: answer the question, or go on from what is shown."""
        if now.top == "TableScene" and not now.question:
            self.hands.go_on()
        elif now.top == "TableScene":
            self.answer(now)
        elif now.top.endswith("Prompt"):
            getattr(self, f"_{now.game['question']}" if now.game else "answer", self.answer)(now)
        elif "Curtain" in now.kinds:
            self._read_in_secret(now)
        else:
            self.hands.go_on()

    def _read_in_secret(self, now: Shown) -> None:
        """Behind the curtain: it is me, what is it, done."""
        if now.find("ready") is not None:
            self.hands.press("ready")
            return
        self.hands.hold("hold", 0.2)
        self.hands.press("done")

    def answer(self, now: Shown) -> None:
        """Any option that has its own widget."""
        assert now.game is not None
        options = [each for each in now.game["options"] if now.find(each) is not None]
        assert options, f"no option can be seen: {self.program.account()}"
        self.hands.press(self.chance.choice(options))

    def _trade(self, now: Shown) -> None:
        """Sell or buy all one can, or pass. What is costly is confirmed."""
        sides = [each.name for each in now.widgets if "Tab" in each.kinds and not each.reason]
        side = self.chance.choice([*sides, "sell", "pass"])
        self.hands.press(side)
        if side == "pass":
            return
        counted = self.hands.program.read().find("most")
        if counted is not None:
            if counted.reason:
                self.hands.press("pass")
                return
            self.hands.press("most")
        self._confirm("deal")

    def _bid(self, now: Shown) -> None:
        """Half of the time a pass, else a little more than the least."""
        amount = now.find("amount")
        if amount is None or self.chance.random() < 0.5:
            self.hands.press("pass")
            return
        if self.chance.random() < 0.5:
            self.hands.step("amount", 1)
        self._confirm("bid")

    def _confirm(self, button: str) -> None:
        """Press it, and once more if that is asked for."""
        before = self.program.read()
        assert before.game is not None
        answers = before.game["answers"]
        for _ in range(2):
            now = self.hands.press(button)
            if now.game is None or now.game["answers"] != answers:
                return
        raise AssertionError(f"{button} does nothing: {self.program.account()}")
