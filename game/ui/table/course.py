"""The course of a game on the screen: what happened is shown, then the next question is put.

The rules run ahead; `shown` is the state as the room has seen it so far. Every answer adds events
to the session's log; they are shown one by one, and only then is the next question asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Protocol

from game.engine.events import AnyEvent, shown_to
from game.engine.requests import Answer, AnyRequest, Choice, Seat
from game.ui.kit.animation import Step, Wait
from game.ui.kit.playback import Playback
from game.ui.table import reactions
from game.ui.table.game_in_play import GameInPlay

BEFORE_COMPUTER = 550
"""Milliseconds that a computer's turn is seen before it acts."""


class Host(reactions.Host, Protocol):
    """The scene on which the game is played."""

    playback: Playback

    @property
    def is_open(self) -> bool:
        """Whether nothing lies above the table: only then does the game go on."""

    def steps(self, event: AnyEvent, apply: Callable[[], None]) -> Iterable[Step]:
        """How an event is shown; without steps it is applied at once."""

    def think(self, work: Callable[[], Answer], done: Callable[[Answer], None]) -> None:
        """Let a computer player think beside the screen."""

    def ask(self, request: AnyRequest) -> None:
        """Put the question to a person; nothing happens if it is on the table already."""

    def ask_how_to_go_on(self) -> None:
        """The last person has left the game: shall the computers play on?"""

    def is_in_game(self, seat: Seat) -> bool: ...

    def over(self) -> None:
        """The game is over, and all has been shown."""


class Course:
    """Plays a game forward on its host. `told`: how many events of the log `shown` has seen."""

    def __init__(self, play: GameInPlay, host: Host) -> None:
        self.game = play
        self.session = play.session
        self.host = host
        self.reactions = reactions.Reactions(play, host, self.advance)
        self.shown: Any = None
        self.told = 0
        self.thinking = False
        self.hurried = False
        """Play on without showing how: nobody is left who would want to see it."""
        self._showing = -1  # the event of the log whose steps are running
        self._asked_how = not self._people()
        self._pondered = ""  # the question that a computer answered last
        self.show_all()

    def show_all(self) -> None:
        """The table as it stands now, with nothing left to show."""
        self.shown = self.session.rulebook.view(self.session.state, None)
        self.told = len(self.session.log)
        self._showing = -1

    @property
    def event(self) -> AnyEvent:
        """The event that is being shown, with all its secrets."""
        return self.session.log[self._showing]

    def somebody_reads(self) -> bool:
        """Whether a person is still in the game, who will press when a card has been read."""
        return any(self.host.is_in_game(seat) for seat in self._people())

    def advance(self) -> None:
        """Show what has happened; then ask, let chance or a computer answer, or end the game."""
        while self.host.is_open and not self.host.playback.busy:
            if self.told < len(self.session.log):
                self._show_next()
            elif self.session.request is None:
                self.host.over()
                return
            elif not self._asked_how and not self.somebody_reads():
                self._asked_how = True
                self.host.ask_how_to_go_on()
                return
            elif self.reactions.must_decide_first(self.session.request):
                return
            elif self.session.request.asked is None:
                self.game.answer_by_chance()
            elif self.game.computer_asked is not None:
                self._let_computer_think()
                return
            elif (decision := self.reactions.decision(self.session.request)) is not None:
                self.game.answer(decision)
            else:
                self.host.ask(self.session.request)
                return

    def seats_changed(self) -> None:
        """Somebody has handed over a seat: people who are back want to see how it goes on, and
        those who have all just left need not be asked."""
        self._asked_how = not self._people()
        self.hurried = False
        self.advance()

    def _people(self) -> list[Seat]:
        seats = enumerate(self.game.seats)
        return [seat for seat, seating in seats if seating.player == "human"]

    def _show_next(self) -> None:
        """Play the steps of the next event; one whose steps did not apply it is applied now."""
        place = self.told
        if self._showing == place:
            self._apply(place)
            return
        self._showing = place
        event = shown_to(self.session.log[place], None)
        apply = partial(self._apply, place)
        steps = () if self.hurried else tuple(self.host.steps(event, apply))
        if steps:
            self.host.playback.add(*steps)
        else:
            apply()

    def _apply(self, place: int) -> None:
        if place == self.told:
            shown_to(self.session.log[place], None).apply(self.shown)
            self.told += 1

    def _is_weighty(self) -> bool:
        """Whether people should see that there was something to decide: not for the only option
        there is, nor for the same question again. Secret options make no difference."""
        request = self.session.request
        assert request is not None
        before, self._pondered = self._pondered, f"{request.asked} {request.question}"
        if before == self._pondered or not isinstance(request, Choice):
            return before != self._pondered
        return sum(not option.secret for option in request.options) > 1

    def _let_computer_think(self) -> None:
        if not self.thinking:
            self.thinking = True
            answered = len(self.session.entries)
            self.host.think(self.game.think, partial(self._thought, answered))

    def _thought(self, answered: int, answer: Answer) -> None:
        self.thinking = False
        if answered != len(self.session.entries) or self.game.computer_asked is None:
            self.advance()  # taken back meanwhile, or a person has taken the seat
            return
        if not self.hurried and self._is_weighty():
            self.host.playback.add(Wait(BEFORE_COMPUTER))
        self.game.answer(answer)
        self.advance()
