"""Drive the scripts: one request at a time, one answer at a time.

A coroutine cannot be copied, so a session keeps the state as it was when the phase began, and the
answers since. Saving, undoing, looking ahead and getting over a fault in a rule start from there.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from game.engine.chance import answer_of_chance
from game.engine.events import Event
from game.engine.requests import Amount, Answer, AnyRequest, IllegalAnswer, Reason, Seat
from game.engine.rulebook import GameSetup, Rulebook, Script, State
from game.engine.table import GameOver

S = TypeVar("S", bound=State)

_KEPT = 12  # checkpoints kept for undo: more phases than any player has in one move


class Entry(NamedTuple):
    """One answer: to which question, by whom (None: chance), and how long the log was before."""

    question: str
    seat: Seat | None
    answer: Answer
    logged: int


class Checkpoint(NamedTuple, Generic[S]):
    """The state as it was when a phase began, after so many answers, chances and events."""

    state: S
    entries: int
    chances: int
    logged: int


class RuleFault(Exception):
    """A rule failed on a legal answer. The session stands again where it stood before it."""


class Session(Generic[S]):
    """A game in play: `request` is the open question (None: the game is over).

    `log` holds every event and `entries` every answer since the session began: since the start of
    the game, or since the checkpoint for one that was loaded from a save or forked.
    """

    def __init__(
        self, rulebook: Rulebook[S], state: S, setup: GameSetup, *, chances: int = 0
    ) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.request: AnyRequest | None = None
        self.log: list[Event[S]] = []
        self.entries: list[Entry] = []
        self.chances = chances
        self.checkpoints: deque[Checkpoint[S]] = deque(maxlen=_KEPT)
        self._table = rulebook.table(state, self.log)
        self._script: Script
        self._begin_phase()
        self._resume(None)

    @classmethod
    def begin(cls, rulebook: Rulebook[S], setup: GameSetup) -> Session[S]:
        """A new game. Raises ValueError if the setup is not possible."""
        return cls(rulebook, rulebook.new_state(setup), setup)

    @property
    def state(self) -> S:
        """The state under play; read it, and leave changing it to the rules."""
        return self._table.state

    @property
    def seat_asked(self) -> Seat | None:
        """Whose answer is awaited; None when it is chance's, or when the game is over."""
        return None if self.request is None else self.request.asked

    def answer(self, answer: Answer) -> None:
        """Answer the question, and run on to the next one or to the end of the game.

        Raises IllegalAnswer, with nothing changed, if the question does not allow this answer, and
        RuleFault, also with nothing changed, if a rule failed on it.
        """
        request = self.request
        if request is None:
            raise IllegalAnswer("the game is over")
        value = request.read(answer)
        self._note(request, answer)
        try:
            self._resume(value)
        except Exception as fault:
            self._go_back(len(self.entries) - 1)
            raise RuleFault(f"the rules failed on {answer!r} to {request.question!r}") from fault

    def answer_by_chance(self) -> None:
        """Let chance answer a question that is for chance."""
        assert self.request is not None
        self.answer(answer_of_chance(self.request, self.setup.seed, self.chances))

    def fork(self) -> Session[S]:
        """Another session that stands exactly here, to try things in."""
        last = self.checkpoints[-1]
        session = Session(self.rulebook, last.state.copy(), self.setup, chances=last.chances)
        session.replay(self.entries[last.entries :])
        return session

    def imagine(self, seat: Seat, rng: random.Random) -> Session[S]:
        """A fork as this seat may imagine it: all that it cannot know is dealt anew.

        Sealed amounts of others are made up as well, as long as nothing has been revealed since.
        """
        last = self.checkpoints[-1]
        dealt = self.rulebook.deal_unseen(last.state, seat, rng)
        session = Session(self.rulebook, dealt, self.setup, chances=last.chances)
        for entry in self.entries[last.entries :]:
            request = session.request
            sealed = isinstance(request, Amount) and request.sealed and entry.seat != seat
            if sealed and not any(event.reveals for event in self.log[entry.logged :]):
                assert isinstance(request, Amount)
                session.answer(rng.choice((0, *range(request.low, request.high + 1))))
            else:
                session.answer(entry.answer)
        return session

    def why_no_undo(self) -> Reason | None:
        """The barrier before the last answer: chance, something revealed, or another seat."""
        if not self.entries or len(self.entries) <= self.checkpoints[0].entries:
            return Reason("nothing_to_undo", "")
        last = self.entries[-1]
        if last.seat is None:
            return Reason("undo_stops_at_chance", "")
        if last.seat != self.seat_asked:
            return Reason("undo_stops_at_another_seat", "")
        if any(event.reveals for event in self.log[last.logged :]):
            return Reason("undo_stops_at_something_revealed", "")
        return None

    def undo(self) -> None:
        """Take the last answer back. Raises IllegalAnswer at a barrier."""
        reason = self.why_no_undo()
        if reason is not None:
            raise IllegalAnswer("no undo here", reason)
        self._go_back(len(self.entries) - 1)

    # How it works inside.

    def _begin_phase(self) -> None:
        table = self._table
        self.checkpoints.append(
            Checkpoint(table.state.copy(), len(self.entries), self.chances, len(self.log))
        )
        self._script = self.rulebook.phase(table)

    def _resume(self, value: object) -> None:
        while True:
            try:
                self.request = self._script.send(value)
                return
            except StopIteration:
                self._begin_phase()
                value = None
            except GameOver:
                self.request = None
                return

    def _note(self, request: AnyRequest, answer: Answer) -> None:
        seat = request.asked
        if seat is None:
            self.chances += 1
        self.entries.append(Entry(request.question, seat, answer, len(self.log)))

    def replay(self, entries: Sequence[Entry]) -> None:
        """Give the same answers again. Raises IllegalAnswer if one of them is not allowed now."""
        for entry in entries:
            self.answer(entry.answer)

    def _go_back(self, count: int) -> None:
        """Stand where the session stood after so many of its answers."""
        while self.checkpoints[-1].entries > count:
            self.checkpoints.pop()
        checkpoint, kept = self.checkpoints.pop(), self.entries[:count]
        del self.entries[checkpoint.entries :]
        del self.log[checkpoint.logged :]
        self.chances = checkpoint.chances
        self._table = self.rulebook.table(checkpoint.state.copy(), self.log)  # saves may hold it
        self._begin_phase()
        self._resume(None)
        self.replay(kept[checkpoint.entries :])
