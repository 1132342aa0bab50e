"""Nya Finans on the table: board, panels, news, words and animations put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from game.engine.events import AnyEvent
from game.engine.requests import Answer, AnyChoice, AnyRequest, Choice, Seat, Target
from game.finans.data import GameData
from game.finans.events import TurnEnded
from game.finans.state import NOBODY, State
from game.ui.finans import layout, panels
from game.ui.finans.animations import Animations
from game.ui.finans.board import Board
from game.ui.finans.changes import show_change
from game.ui.finans.dice_tray import Dice, draw_tray, last_roll
from game.ui.finans.log_line import FinansLog
from game.ui.finans.name_plate import NamePlate
from game.ui.finans.news_banner import draw_news
from game.ui.finans.panels import Panels
from game.ui.finans.pictures import piece_picture
from game.ui.finans.pieces import Pieces
from game.ui.finans.prompts import BACK, desk_for, prompt_for
from game.ui.finans.prompts.meeting_goal import MeetingGoal
from game.ui.finans.spaces import Spaces
from game.ui.finans.telling import Telling
from game.ui.finans.things import space_number, things_of
from game.ui.finans.turn_buttons import ASKED_HERE, buttons
from game.ui.finans.warming import jobs
from game.ui.finans.words import Words
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.base import Widget
from game.ui.kit.widgets.button import Spot
from game.ui.table.flying import Hangar
from game.ui.table.plaque import reach
from game.ui.table.prompt import ASK_AGAIN, Prompt
from game.ui.table.spots import TableSpot
from game.ui.table.warming import Warming
from game.ui.table.worded_look import WordedLook

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class FinansLook(WordedLook):
    """The table of Nya Finans. Its parts are public: dialogs and scenes above it use them."""

    words: Words
    telling: Telling
    animations: Animations

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        data: GameData = table.session.rulebook.data  # type: ignore[attr-defined]
        self.data = data
        self.words = Words(table, data)
        self.telling = Telling(self.words)
        self.hangar = Hangar(table.kit)
        self.warming = Warming(table.kit)
        self.spaces = Spaces(data, tuple(seat.look for seat in table.session.setup.seats))
        self.board = Board(data, self.spaces)
        self.panels = Panels(data, self.words, table.seating)
        self.log = FinansLog(table, self.telling.line)
        self.pieces = Pieces(table.sprites, lambda seat: table.seating(seat).look)
        self.dice = Dice(table.sprites)
        self.plate = NamePlate(table, self.words)
        self.animations = Animations(self)
        self.goal: MeetingGoal | None = None
        """The meeting for which money is being raised in this turn."""
        self._active = NOBODY

    @property
    def state(self) -> State:
        state: State = self.table.shown
        return state

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        state = self.state
        self.board.draw(canvas, state, self.words.t("table.bank"))
        draw_news(canvas, state, self.words)
        self.log.draw(canvas)
        draw_tray(canvas)
        self.panels.draw(canvas, state, self.table.active_seat())

    def draw_token(self, canvas: Canvas, plaque: Box, seat: Seat) -> None:
        picture = piece_picture(self.table.seating(seat).look)
        canvas.picture(picture, Box(plaque.x + 24, plaque.y - 32, 68, 95))

    def panel_box(self, seat: Seat) -> Box:
        """The panel of a seat, as it is now."""
        return self.panels.box(self.state, seat, self.table.active_seat())

    def reset(self) -> None:
        self.warming.start(jobs(self))
        self.animations.clear()
        self.plate.hide()
        self._active = self.table.active_seat()
        self.pieces.place(self.state, self._active)
        self.pieces.mark(self._active)
        self.dice.rest(last_roll(self.table.session.log[: self.table.told]))
        self.table.invalidate()

    def active_changed(self) -> None:
        """Frame the panel and point at the piece of whoever is active now."""
        active = self.table.active_seat()
        if active != self._active:
            self._active = active
            self.pieces.place(self.state, active)
            self.table.invalidate(layout.PANELS.inset(-panels.FRAME))
            self.table.invalidate(reach(layout.PLAQUE))
        self.pieces.mark(active)

    # Where things are

    def plaque(self) -> Box:
        return layout.PLAQUE

    def button_places(self) -> list[Box]:
        return list(layout.ROWS)

    def spot(self, target: Target) -> Box | None:
        return layout.space_box(int(target.id)) if target.kind == "square" else None

    def things(self) -> Iterable[Spot]:
        return things_of(self)

    def mark_spot(self, canvas: Canvas, spot: TableSpot) -> None:
        self.board.mark(canvas, space_number(spot.name), not spot.reason, spot.focused)

    def pointed(self, widget: Widget | None) -> None:
        """A space that is looked at shows its plate."""
        number = space_number(widget.name) if widget is not None else 0
        if number:
            self.plate.show(number)
        else:
            self.plate.hide()

    def zoom(self, number: int) -> None:
        """A plot opens to its deed, another space to a sheet with all that the rules say of it."""
        from game.ui.finans.deed import DeedScene
        from game.ui.finans.space_sheet import SpaceSheet

        plot = self.data.space(number).plot
        assert self.table.stack is not None
        if plot is None:
            self.table.stack.push(SpaceSheet(self, number))
        else:
            self.table.stack.push(DeedScene(self, plot), self._chosen)

    def is_out(self, seat: Seat) -> bool:
        return self.state.out[seat]

    # Questions

    def asks_itself(self, request: AnyRequest) -> bool:
        return request.question in ASKED_HERE

    def buttons(
        self, request: AnyChoice | None, back: Callable[[], None] | None
    ) -> Iterable[Widget]:
        return buttons(self, request, back)

    def open_part(self, part: str) -> None:
        """The dialog behind one of the large buttons."""
        request = self.table.asking
        assert self.table.stack is not None and isinstance(request, Choice)
        self.table.stack.push(desk_for(self.table, request, part), self._chosen)

    def _chosen(self, answer: Answer) -> None:
        """What a dialog above the table ended with: an option of the open question, or BACK; or
        ASK_AGAIN where that has got a goal."""
        if answer == ASK_AGAIN:
            self.table.ask_again()
        elif answer != BACK:
            self.table.looking = False
            self.table.answer(answer)

    def goes_without_saying(self, request: AnyRequest) -> bool:
        wanted = getattr(self.table.kit.settings, "auto_end_turn", False)
        return bool(wanted) and request.question == "end_turn"

    def prompt(self, request: AnyRequest) -> Prompt | None:
        if self.goal is not None and not self.goal.holds(request, self.words.rules):
            self.goal = None
        return prompt_for(self.table, request, self.goal)

    def ends_turn(self, event: AnyEvent) -> bool:
        return isinstance(event, TurnEnded)

    # What happens

    def show_change(self, event: AnyEvent) -> None:
        show_change(self, event)

    def leave(self) -> None:
        self.warming.stop()

    def results(self) -> None:
        from game.ui.finans.results import show_results

        show_results(self.table)
