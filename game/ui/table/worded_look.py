"""A look that is put together from parts: what it says, what it logs, and how it shows events."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from game.engine.events import AnyEvent
from game.engine.requests import AnyRequest, Reason
from game.ui.kit.animation import Step
from game.ui.table.look import TableLook


class Words(Protocol):
    """What a game says of its questions."""

    def question(self, request: AnyRequest) -> str: ...

    def label(self, request: AnyRequest, id: str) -> str: ...

    def reason(self, reason: Reason) -> str: ...

    def clause(self, clause: str) -> str: ...


class Telling(Protocol):
    """What a game's log tells."""

    def line(self, event: AnyEvent) -> str: ...


class Animations(Protocol):
    """How a game's events are shown; none of the steps, if there is nothing to show."""

    def steps(self, event: AnyEvent, apply: Callable[[], None]) -> Iterable[Step]: ...


class WordedLook(TableLook):
    """Its words, its log and its animations are parts of their own."""

    words: Words
    telling: Telling
    animations: Animations

    @abstractmethod
    def show_change(self, event: AnyEvent) -> None:
        """Have everything that shows this event's change painted with the next frame."""

    def question(self, request: AnyRequest) -> str:
        return self.words.question(request)

    def label(self, request: AnyRequest, id: str) -> str:
        return self.words.label(request, id)

    def reason(self, reason: Reason) -> str:
        return self.words.reason(reason)

    def clause(self, clause: str) -> str:
        return self.words.clause(clause)

    def log_line(self, event: AnyEvent) -> str:
        return self.telling.line(event)

    def steps(self, event: AnyEvent, apply: Callable[[], None]) -> Iterable[Step]:
        change = partial(self._apply, event, apply)
        steps = tuple(self.animations.steps(event, change))
        if not steps:
            change()  # at once, but what shows it is painted anew all the same
        return steps

    def _apply(self, event: AnyEvent, apply: Callable[[], None]) -> None:
        """The state changes; what shows it is painted anew."""
        apply()
        self.show_change(event)
