"""What a game brings to the table scene: its picture, its words, its dialogs and its animations.

The table scene plays any game by its questions and events; a `TableLook` shows one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from game.engine.events import AnyEvent
from game.engine.requests import (
    Answer,
    AnyChoice,
    AnyRequest,
    Option,
    Reason,
    Refused,
    Seat,
    Target,
)
from game.engine.rulebook import Seating
from game.ui.kit.animation import Call, Step
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.base import Widget
from game.ui.kit.widgets.button import Spot
from game.ui.table.reactions import Decisions, Reaction

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene
    from game.ui.table.spots import TableSpot


_CONCERNED = (
    "seat", "maker", "payer", "payee", "giver", "taker", "owner", "seller", "buyer", "partner",
)  # fmt: skip
"""The fields of events in which seats stand, whatever the game; below 0: nobody, or the bank."""

BESIDE = "beside"
"""The name of the button for what lies beside a question."""


class Beside(NamedTuple):
    """The one button behind which lies what a question allows beside what it asks. It looks the
    same whatever that is. `open` shows it, and hands what is chosen there to its argument."""

    label: str
    open: Callable[[Callable[[Answer], object]], object]


class TableLook(ABC):
    """One game on the table. `table.shown` is the state as the room sees it, lagging behind the
    rules until the animations have shown what happened; draw from nothing else."""

    def __init__(self, table: TableScene) -> None:
        self.table = table

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Paint the static layer: everything but what moves as a sprite, and the widgets."""

    def seating(self, seat: Seat) -> Seating:
        """Who sits there now, and in which look the seat plays."""
        return self.table.game.seats[seat]

    @abstractmethod
    def draw_token(self, canvas: Canvas, plaque: Box, seat: Seat) -> None:
        """Paint what stands for a seat (its pawn) on the left of the plaque."""

    @abstractmethod
    def reset(self) -> None:
        """Lay out sprites anew from `table.shown`: at the start, after an undo, a new language."""

    def leave(self) -> None:
        """The table is left: stop what still works for it."""

    @abstractmethod
    def plaque(self) -> Box:
        """Where the scene draws whose turn it is and what is asked."""

    plaque_aside: float = 0
    """Units that stay free at the plaque's right end, for the look's own use."""

    @abstractmethod
    def button_places(self) -> list[Box]:
        """Where the buttons of a question and the scene's own stand, undo and menu last."""

    def asks_itself(self, request: AnyRequest) -> bool:
        """Whether the look's own buttons ask this question, whatever its options are."""
        return False

    def buttons(
        self, request: AnyChoice | None, back: Callable[[], None] | None
    ) -> Iterable[Widget] | None:
        """The look's own buttons for a question (None: nothing is asked on the table), undo and
        the menu among them; None: they stand in the row. `back`: leads to the question that was
        put aside."""
        return None

    @abstractmethod
    def spot(self, target: Target) -> Box | None:
        """Where this thing lies on the table, for options that are chosen by pressing it."""

    def things(self) -> Iterable[Spot]:
        """What can be looked at closer at any time: panels, piles, squares. A thing that the open
        question is about is left out by its name, which is the option's id."""
        return ()

    def mark_spot(self, canvas: Canvas, spot: TableSpot) -> None:
        """Light up a spot of the open question, darken it if refused, point at it if focused."""

    def pointed(self, widget: Widget | None) -> None:
        """The focus is on this thing now, asked about or not (None: it is not shown)."""

    def choosing(self, request: AnyRequest, option: Option[Any] | None) -> None:
        """The focus is on this option of a question asked on the table itself (None: on none)."""

    def first_focus(self, request: AnyChoice) -> str:
        """The name of the option that has the focus when a question is asked on the table."""
        return request.options[0].id

    def active_changed(self) -> None:
        """Another seat may be active now (`table.active_seat()`)."""

    def place_of(self, id: str) -> int | None:
        """In which place of the row the button of an option stands; None: the next free one."""
        return None

    def is_beside(self, request: AnyRequest, option: Option[Any] | Refused) -> bool:
        """Whether this lies behind the button beside the question. All that is secret does: the
        room never sees whether it is there."""
        return option.secret

    def beside(self, request: AnyRequest) -> Beside | None:
        """The button for what lies beside a question; None where nothing ever does. Whether there
        is one now may not depend on what is secret."""
        return None

    def is_out(self, seat: Seat) -> bool:
        """Whether the seat has left the game, as far as the room has seen."""
        return False

    def goes_without_saying(self, request: AnyRequest) -> bool:
        """Whether a question with one answer need not be asked, since the family wants it so."""
        return False

    def concerned(self, event: AnyEvent) -> tuple[Seat, ...]:
        """The seats that an event is about, the first of all that of whoever does it."""
        seats = [getattr(event, name) for name in _CONCERNED if hasattr(event, name)]
        seats += getattr(event, "winners", ())
        return tuple(seat for seat in dict.fromkeys(seats) if seat >= 0)

    def ends_turn(self, event: AnyEvent) -> bool:
        """Whether a turn of the log ends with this event."""
        return False

    def history(self) -> None:
        """Show what has happened so far, at length."""
        from game.ui.table.log_scene import LogScene

        assert self.table.stack is not None
        self.table.stack.push(LogScene(self))

    def prompt(self, request: AnyRequest) -> Scene[Answer] | None:
        """The made-to-measure dialog for a question; None: it is asked on the table itself, or in
        the general dialog if its options have no place there."""
        return None

    def reaction(self, request: AnyRequest) -> Reaction | None:
        """The series that a question belongs to, for which people decide in one window before it
        begins; None if it is asked in its turn."""
        return None

    def reaction_window(self, request: AnyRequest, people: tuple[Seat, ...]) -> Scene[Decisions]:
        """The window in which these people decide on the series that begins with this question."""
        raise NotImplementedError

    @property
    def has_manners(self) -> bool:
        """Whether there are reactions or offers about which people may agree (TableManners)."""
        return False

    @abstractmethod
    def question(self, request: AnyRequest) -> str:
        """What is asked, in one short sentence with the name of who is asked left out."""

    @abstractmethod
    def label(self, request: AnyRequest, id: str) -> str:
        """What an option says on a button."""

    @abstractmethod
    def reason(self, reason: Reason) -> str:
        """Why not, in one sentence with its numbers; the clause is added by the scene."""

    @abstractmethod
    def clause(self, clause: str) -> str:
        """What a clause of the rulebook is called, for people."""

    @abstractmethod
    def log_line(self, event: AnyEvent) -> str:
        """What the log tells of an event, with names and never "you"; "" if nothing."""

    def steps(self, event: AnyEvent, apply: Callable[[], None]) -> Iterable[Step]:
        """How an event is shown. One of the steps must call `apply`: it changes `table.shown`."""
        return (Call(apply),)

    @abstractmethod
    def results(self) -> None:
        """The game is over and all is shown: go on to the results."""
