"""Questions that the rules put to several seats one after the other, and the screen to all at once.

Before the first of a series is put to anybody, people say in a window of their own what they will
answer. Then each question is answered in the order of the rules: with what its person has decided,
or by declining. The rules know nothing of it; a game that is opened again begins with the window.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.engine.requests import Answer, AnyRequest, Seat
from game.ui.kit.scene import SceneStack
from game.ui.table.game_in_play import GameInPlay

if TYPE_CHECKING:
    from game.ui.table.look import TableLook

Decisions = Mapping[Seat, Answer]
"""What people have decided; who is not in it declines."""


class Reaction(NamedTuple):
    """The series that a question belongs to: who is still to be asked, in the order of the rules,
    and which answer declines."""

    seats: tuple[Seat, ...]
    decline: Answer


class Host(Protocol):
    """The scene on which the game is played."""

    look: TableLook
    stack: SceneStack | None


class Reactions:
    """What people have decided in the series of questions that is under way. `go_on` is called
    when their window has closed."""

    def __init__(self, play: GameInPlay, host: Host, go_on: Callable[[], None]) -> None:
        self._game = play
        self._host = host
        self._go_on = go_on
        self._series = ""  # the question that one after the other is asked; "" for none
        self._decisions: Decisions = {}
        self._window: AnyRequest | None = None  # before which question it lies open

    @property
    def is_open(self) -> bool:
        """Whether people decide in their window now."""
        return self._window is not None

    def must_decide_first(self, request: AnyRequest) -> bool:
        """Whether people are in the window now, which opens before a series begins."""
        reaction = self._host.look.reaction(request)
        if reaction is None:
            self._series = ""
            return False
        if self._series == request.question:
            return False
        if self._window is request:
            return True
        people = tuple(filter(self._is_to_be_asked, reaction.seats))
        if not people:
            self._series, self._decisions = request.question, {}
            return False
        self._window = request
        assert self._host.stack is not None
        self._host.stack.push(self._host.look.reaction_window(request, people), self._decided)
        return True

    def decision(self, request: AnyRequest) -> Answer | None:
        """A person's answer to a question of the series; None if it is to be asked in its turn."""
        reaction = self._host.look.reaction(request)
        if reaction is None or request.asked is None:
            return None
        return self._decisions.get(request.asked, reaction.decline)

    def _is_to_be_asked(self, seat: Seat) -> bool:
        return seat not in self._game.players and self._game.manners.wants_to_be_asked(seat)

    def _decided(self, decisions: Decisions) -> None:
        assert self._window is not None
        self._series, self._decisions = self._window.question, decisions
        self._window = None
        self._go_on()
