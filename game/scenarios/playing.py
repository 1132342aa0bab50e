"""Play a scenario: chance as the file forces it, answers in order, expectations on the way."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from game.engine import saves
from game.engine.events import AnyEvent
from game.engine.requests import Answer, AnyRequest, IllegalAnswer, Reason, Shuffle
from game.engine.session import RuleFault, Session
from game.files.yaml_source import Mapping, Place
from game.scenarios.reading import Scenario
from game.scenarios.shapes import UNSAID, ChanceLine, Expectation, Step


class Problem(NamedTuple):
    """What did not go as the file says, and the line that says it."""

    line: int
    message: str


class RefusedAnswer(NamedTuple):
    """An answer (or an undo) that was not allowed. `expected` if the file foresees it."""

    line: int
    seat: int | None
    question: str
    answer: Answer | None
    message: str
    reason: Reason | None
    expected: bool


class _Save(NamedTuple):
    raw: dict[str, Any]
    before: list[AnyEvent]  # what had happened when the phase of the save began


class Playing:
    """A scenario in play. After `play`, `session` stands where the answers have led."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.session: Session[Any] = scenario.session
        self.problems: list[Problem] = []
        self.refused: list[RefusedAnswer] = []
        self.answers = 0
        self._before: list[AnyEvent] = []  # what happened before the session was loaded
        self._forced = deque(enumerate(scenario.file.chance))
        self._saved: _Save | None = None

    @property
    def log(self) -> list[AnyEvent]:
        """Everything that has happened, whatever was saved and loaded in between."""
        return [*self._before, *self.session.log]

    def play(self) -> None:
        """Do all steps, and hold the end against the expectations; stop where it goes wrong."""
        if not self._settle_chance():
            return
        for index, step in enumerate(self.scenario.file.answers):
            if not self._do(step, ("answers", index)):
                return
        self._check(self.scenario.file.expect, ("expect",))

    def _problem(self, place: Place, message: str) -> bool:
        self.problems.append(Problem(self.scenario.source.line(place), message))
        return False

    def _check(self, expected: Expectation | None, place: Place) -> None:
        if expected is None:
            return
        here: Any = self.scenario.source.root
        for step in place:
            here = here[step]
        assert isinstance(here, Mapping)
        keys = {key: here.lines[key] for key in here}
        scenery, names = self.scenario.scenery, self.scenario.names
        for key, message in scenery.unmet(expected, keys, self.session, self.log, names):
            self.problems.append(Problem(keys[key], message))

    # Steps

    def _do(self, step: Step, place: Place) -> bool:
        """Take one step; whether the scenario can go on."""
        done = True
        if step.do == "save":
            saved = saves.save(self.session)
            at = self.session.checkpoints[-1].logged
            self._saved = _Save(saved, [*self._before, *self.session.log[:at]])
        elif step.do == "load":
            done = self._load(place)
        elif step.do == "undo":
            done = self._try(step, place, None)
        elif step.answer is not None:
            done = self._answer(step, place, step.answer)
        elif step.expect is None:
            done = self._problem(place, "nothing to do: answer, do or expect is wanted")
        if done:
            self._check(step.expect, (*place, "expect"))
        return done

    def _load(self, place: Place) -> bool:
        if self._saved is None:
            return self._problem(place, "nothing has been saved")
        loaded = saves.load(self.session.rulebook, self._saved.raw)
        self.session, self._before = loaded.session, self._saved.before[:]
        if loaded.lost:
            return self._problem(place, f"{loaded.lost} answers of the save are lost")
        return True

    def _answer(self, step: Step, place: Place, answer: Answer) -> bool:
        request = self.session.request
        if request is None:
            return self._problem(place, "the game is over: nobody is asked")
        if step.seat not in (UNSAID, request.asked):
            names = self.scenario.names
            asked = "chance" if request.asked is None else names[request.asked]
            return self._problem(place, f"{asked} is asked, not {names[step.seat]}")
        return self._try(step, place, answer)

    def _try(self, step: Step, place: Place, answer: Answer | None) -> bool:
        """Give the answer, or undo the last one, and see whether that is refused as foreseen."""
        request = self.session.request
        try:
            if answer is None:
                self.session.undo()
            else:
                self.session.answer(answer)
        except IllegalAnswer as fault:
            return self._refuse(step, place, request, answer, fault)
        except RuleFault as fault:
            return self._problem(place, f"{fault} ({fault.__cause__!r})")
        if step.refused is not False:
            return self._problem(place, f"{step.answer or step.do} is allowed, not refused")
        self.answers += 1 if answer is not None else -1
        return self._settle_chance()

    def _refuse(
        self,
        step: Step,
        place: Place,
        request: AnyRequest | None,
        answer: Answer | None,
        fault: IllegalAnswer,
    ) -> bool:
        code = fault.reason.code if fault.reason else ""
        expected = step.refused is True or (step.refused is not False and step.refused == code)
        self.refused.append(
            RefusedAnswer(
                self.scenario.source.line(place),
                request.asked if request else None,
                request.question if request else "",
                answer,
                str(fault),
                fault.reason,
                expected,
            )
        )
        if expected:
            return True
        why = f": {code}" if code else ""
        return self._problem(place, f"{fault}{why}")

    # Chance

    def _settle_chance(self) -> bool:
        """Answer all that chance is asked: as the file forces it, then as the seed has it."""
        while self.session.request is not None and self.session.request.asked is None:
            if not self._forced:
                self.session.answer_by_chance()
                continue
            index, line = self._forced.popleft()
            try:
                self.session.answer(self._chance(self.session.request, line))
            except (IllegalAnswer, RuleFault) as fault:
                question = self.session.request.question
                return self._problem(("chance", index), f"{question}: {fault}")
        return True

    def _chance(self, request: AnyRequest, line: ChanceLine) -> Answer:
        if not isinstance(request, Shuffle):
            return line.die if line.die is not None else ()
        cards = [self.scenario.scenery.card(request.deck, id) for id in line.order]
        top = [card for card in cards if card is not None]
        return (*top, *(card for card in request.cards if card not in top))
