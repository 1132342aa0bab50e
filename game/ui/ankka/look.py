"""Aku Ankka on the table: town, panels, counter, words and animations put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.ankka.board import way
from game.ankka.data import GameData, NodeId
from game.ankka.events import TurnEnded
from game.ankka.state import NOBODY, Pawn, State
from game.engine.events import AnyEvent
from game.engine.requests import (
    Answer,
    AnyChoice,
    AnyRequest,
    Choice,
    Option,
    Seat,
    Target,
)
from game.engine.rulebook import Seating
from game.ui.ankka import layout, panels
from game.ui.ankka.actions import buttons
from game.ui.ankka.animations import Animations
from game.ui.ankka.banner import Banner
from game.ui.ankka.board import Board
from game.ui.ankka.changes import show_change
from game.ui.ankka.counter import Counter
from game.ui.ankka.panels import Panels
from game.ui.ankka.pawns import Pawns
from game.ui.ankka.pictures import pawn_picture, token_picture
from game.ui.ankka.prompts import BACK, kept_desk, prompt_for
from game.ui.ankka.telling import Telling
from game.ui.ankka.things import node_id, things_of
from game.ui.ankka.warming import jobs
from game.ui.ankka.way_shown import WayShown
from game.ui.ankka.words import Words
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.base import Widget
from game.ui.kit.widgets.button import Spot
from game.ui.table.flying import Hangar
from game.ui.table.log_line import NOBODY as ABOUT_NOBODY
from game.ui.table.log_line import LogLine
from game.ui.table.plaque import reach
from game.ui.table.prompt import Prompt
from game.ui.table.spots import TableSpot
from game.ui.table.warming import Warming
from game.ui.table.worded_look import WordedLook

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_SEATS, _PAWNS = ("seat", "judge", "holder", "other"), ("pawn", "taker", "giver")
"""The fields of events in which seats and pawns stand."""


class AnkkaLook(WordedLook):
    """The table of Aku Ankka. Its parts are public: dialogs and scenes above it use them."""

    words: Words
    telling: Telling
    animations: Animations

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        data: GameData = table.session.rulebook.data  # type: ignore[attr-defined]
        self.data = data
        self.words = Words(table, data)
        self.telling = Telling(self.words)
        self.board = Board(data, self.words.short)
        self.hangar = Hangar(table.kit)
        self.warming = Warming(table.kit)
        self.panels = Panels(self.board, table.seating, self.colour, self.words.character)
        self.log = LogLine(table, layout.LOG, self.telling.line, self._marker)
        self.pawns = Pawns(table.sprites, data.node, self.pawn_colour)
        self.counter = Counter(table.sprites)
        self.way = WayShown(table.sprites)
        self.banner = Banner(table)
        self.animations = Animations(self)
        self._active = NOBODY

    @property
    def state(self) -> State:
        state: State = self.table.shown
        return state

    # Who is who

    def pawn_colour(self, pawn: Pawn) -> str:
        """The colour of a character in play."""
        return self.data.character(self.state.characters[pawn]).look

    def colour(self, seat: Seat) -> str:
        """The colour of the character that a seat moves now."""
        return self.pawn_colour(self.state.pawn[seat])

    def seating(self, seat: Seat) -> Seating:
        """In the colour of the character that the seat moves now."""
        return replace(super().seating(seat), look=self.colour(seat))

    def concerned(self, event: AnyEvent) -> tuple[Seat, ...]:
        """Whose pawn an event is about stands in it as a pawn, not as a seat."""
        pawns = [getattr(event, name, NOBODY) for name in _PAWNS]
        seats = [getattr(event, name, NOBODY) for name in _SEATS]
        seats += [self.words.movers.seat(pawn, event) for pawn in pawns if pawn != NOBODY]
        seats += getattr(event, "winners", ())
        return tuple(seat for seat in dict.fromkeys(seats) if seat != NOBODY)

    def _marker(self, seat: Seat) -> str:
        return "ankka/icon_steps" if seat == ABOUT_NOBODY else token_picture(self.colour(seat))

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        self.board.draw(canvas, self.state)
        self.counter.draw(canvas, self.state)
        self.log.draw(canvas)
        self.panels.draw(canvas, self.state, self.table.active_seat())

    def draw_token(self, canvas: Canvas, plaque: Box, seat: Seat) -> None:
        canvas.picture(pawn_picture(self.colour(seat)), Box(plaque.x + 14, plaque.y - 26, 84, 110))

    def reset(self) -> None:
        self.warming.start(jobs(self))
        self.banner.hide()
        if self.table.asking is None:
            self.way.hide()
        self._active = self.table.active_seat()
        self.pawns.place(self.state)
        self.counter.rest(self.state)
        self._mark()
        self.table.invalidate()

    def active_changed(self) -> None:
        """Frame the panel and point at the pawn of whoever is active now."""
        active = self.table.active_seat()
        if active != self._active:
            self._active = active
            self.table.invalidate(layout.PANELS.inset(-panels.FRAME))
            self.table.invalidate(reach(layout.PLAQUE))
        self._mark()

    def _mark(self) -> None:
        pawn = self.state.pawn[self._active]
        self.pawns.mark(pawn, self.board.goal(self.state, pawn))

    # Where things are

    def plaque(self) -> Box:
        return layout.PLAQUE

    def button_places(self) -> list[Box]:
        return layout.action_boxes()

    def spot(self, target: Target) -> Box | None:
        if target.kind != "square":
            return None
        return layout.face_box(self.data.node(str(target.id)))

    def things(self) -> Iterable[Spot]:
        return things_of(self)

    def mark_spot(self, canvas: Canvas, spot: TableSpot) -> None:
        if id := node_id(spot.name):
            self.board.mark(canvas, self.state, id, spot.asked and not spot.reason, spot.focused)

    def zoom(self, id: NodeId) -> None:
        """What a place or a circle is, and what can be done there."""
        self.table.say(self.words.node(id), layout.face_box(self.data.node(id)))

    def is_out(self, seat: Seat) -> bool:
        return self.state.out[seat]

    # Questions

    def asks_itself(self, request: AnyRequest) -> bool:
        return request.question == "turn"

    def buttons(
        self, request: AnyChoice | None, back: Callable[[], None] | None
    ) -> Iterable[Widget]:
        return buttons(self, request, back)

    def open_kept(self) -> None:
        """The kept cards of whoever's turn it is."""
        request = self.table.asking
        assert self.table.stack is not None and isinstance(request, Choice)
        self.table.stack.push(kept_desk(self.table, request), self._chosen)

    def _chosen(self, answer: Answer) -> None:
        """What a dialog above the table ended with: an option of the open question, or BACK."""
        if answer != BACK:
            self.table.answer(answer)

    def first_focus(self, request: AnyChoice) -> str:
        """On the way to the next destination, as far as the steps go."""
        steps = self.state.steps // self.data.numbers.move_cost
        if request.question != "turn" or not steps:
            return super().first_focus(request)
        pawn = self.state.pawn[request.seat]
        goal = self.board.goal(self.state, pawn)
        far = [*way(self.data, self.state.nodes[pawn], goal)][:steps]
        return f"go {far[-1]}" if far else super().first_focus(request)

    def choosing(self, request: AnyRequest, option: Option[Any] | None) -> None:
        """Dots lead to the circle in focus, and a pale pin shows what would be left."""
        self.way.hide()
        if request.question != "turn" or option is None:
            return
        numbers, state = self.data.numbers, self.state
        verb, _, rest = option.id.partition(" ")
        if verb == "go":
            nodes = self.board.way(state, state.pawn[state.seat], rest)
            cost = (len(nodes) - 1) * numbers.move_cost
            self.way.show_way(nodes, cost, state.steps - cost)
        elif cost := {
            "ask": numbers.question_cost,
            "wheel": numbers.wheel_cost,
            "capture": numbers.capture_cost,
        }.get(verb, 0):
            self.way.show_left(state.steps - cost)

    def pointed(self, widget: Widget | None) -> None:
        if widget is None:
            self.way.hide()

    def topic_here(self) -> str:
        """The topic that is asked where whoever's turn it is stands; "" for none."""
        return self.words.asked_here(self.state)

    def prompt(self, request: AnyRequest) -> Prompt | None:
        return prompt_for(self.table, request)

    # Words

    def question(self, request: AnyRequest) -> str:
        if request.question == "turn":
            left = self.state.steps
            return self.words.t("table.use_steps" if left else "table.steps_left", n=left)
        return super().question(request)

    def ends_turn(self, event: AnyEvent) -> bool:
        return isinstance(event, TurnEnded)

    # What happens

    def show_change(self, event: AnyEvent) -> None:
        show_change(self, event)

    def leave(self) -> None:
        self.warming.stop()

    def results(self) -> None:
        from game.ui.ankka.results import show_results

        show_results(self.table)
