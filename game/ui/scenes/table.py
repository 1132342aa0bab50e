"""The table: a game in play with its people and computers, and its questions to the people.

`Course` plays the game forward; the game's look (`look_of`) paints it, words it and animates it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from game.engine.events import AnyEvent
from game.engine.requests import Amount, Answer, AnyRequest, Choice, IllegalAnswer, Reason, Seat
from game.engine.rulebook import Seating
from game.ui.app import App
from game.ui.household import household
from game.ui.kit.actions import Action, Back, Menu
from game.ui.kit.animation import Step
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import Button
from game.ui.table.alone import alone_dialog
from game.ui.table.controls import controls, lies_on_table, openly
from game.ui.table.course import Course
from game.ui.table.game_in_play import GameInPlay
from game.ui.table.look import TableLook
from game.ui.table.looks import look_of
from game.ui.table.pausing import HANDED_OVER, Pausing
from game.ui.table.plaque import draw_plaque, reach
from game.ui.table.pointing import Pointing
from game.ui.table.prompt import ASK_AGAIN, LOOK_AT_TABLE, UNDO, AmountPrompt, ChoicePrompt
from game.ui.table.trouble import Trouble
from game.ui.table.undoing import say, undone


class TableScene(Scene[None]):
    """A game in play on the screen."""

    keeps_awake, music = True, "music_table"

    def __init__(self, app: App, play: GameInPlay) -> None:
        super().__init__(app.kit)
        self.app = app
        self.game = play
        self.session = play.session
        self.look: TableLook = look_of(self)
        self.course = Course(play, self)
        self.asking: AnyRequest | None = None  # the question that is on the table now
        self._asked_before: int | None = None
        self.looking = False  # a person has put the dialog aside to look at the table
        self.trouble = Trouble(self)
        self.prompt: Scene[Answer] | None = None  # the dialog in which it is asked
        self.pointing = Pointing(self)
        self.pausing = Pausing(self)

    # What the look and the dialogs ask of the table

    @property
    def shown(self) -> Any:
        """The state as the room has seen it so far."""
        return self.course.shown

    @property
    def told(self) -> int:
        """How many events of the log the room has seen."""
        return self.course.told

    def seating(self, seat: int) -> Seating:
        """Who sits there: name, look, human or computer."""
        return self.look.seating(seat)

    def is_human(self, seat: int) -> bool:
        """Whether a person plays there now."""
        return self.seating(seat).player == "human"

    def answer(self, answer: Answer) -> None:
        """A person's answer to the open question."""
        self.asking = None
        self.pointing.rest()
        try:
            self.game.answer(answer)
        except IllegalAnswer as fault:
            if fault.reason is None:
                raise
            self.toast(self.reason_text(fault.reason))
        self.rebuild()
        self.course.advance()

    def why_no_undo(self) -> str:
        """Why the last answer cannot be taken back; "" if it can."""
        reason = self.session.why_no_undo()
        return "" if reason is None else self.t(f"table.reason.{reason.code}")

    def undo(self) -> None:
        """Take back the last answer, and say so: the table shows at once what was before."""
        if self.why_no_undo():
            return
        self.asking = None
        self.looking = False
        told = undone(self.look)
        self.game.undo()
        self.course.show_all()
        self.look.reset()
        self.rebuild()
        self.course.advance()
        say(self, told)

    def reason_text(self, reason: Reason) -> str:
        """A reason in one sentence, with the clause that says so."""
        text = self.look.reason(reason)
        return f"{text} ({self.look.clause(reason.clause)})" if reason.clause else text

    def open_menu(self) -> None:
        """The pause menu, above whatever is asked."""
        self.pausing.open()

    def active_seat(self) -> Seat:
        """Whose plaque is shown: who is asked, or whose move it is."""
        request = self.session.request
        if request is not None and (self.asking is request or self.course.thinking):
            return self.shown.seat if request.asked is None else request.asked
        seat: Seat = self.shown.seat
        return seat

    # The life of the scene

    def enter(self) -> None:
        self.look.reset()
        self.rebuild()
        self.course.advance()

    def resume(self) -> None:
        if not self.playback.busy:
            self.look.reset()
        self.rebuild()
        self.course.advance()

    def update(self, ms: float) -> bool:
        if not super().update(ms):  # also when a press has just ended the last step
            self.course.advance()
        return self.playback.busy

    def back(self) -> None:
        self.open_menu()

    def handle(self, action: Action) -> bool:
        if isinstance(action, Menu) or (isinstance(action, Back) and self.playback.busy):
            self.open_menu()
            return True
        focused = self.focus.current
        used = self.focus.handle(action) if self.pointing.opens(action) else super().handle(action)
        self.pointing.follow(action, focused)
        return used

    def closing(self) -> None:
        self.game.save()
        self._remember()
        self.game.close()

    def leave(self) -> None:
        self.playback.finish()
        self.look.leave()
        self._remember()
        self.game.close()

    def _remember(self) -> None:
        """Keep what this game wants to know the next time it is played."""
        household(self.app).remember_evening(self.game.game.id, self.game.memory)

    # What the course of the game asks of its host

    @property
    def is_open(self) -> bool:
        return self.stack is not None and self.stack.top is self

    def steps(self, event: AnyEvent, apply: Callable[[], None]) -> Iterable[Step]:
        return self.look.steps(event, apply)

    def think(self, work: Callable[[], Answer], done: Callable[[Answer], None]) -> None:
        request = self.session.request
        if request is not None and self.look.reaction(request) is None:  # the room sees it act
            self._asked_before = None  # so even the same person is handed over to afterwards
        self.look.active_changed()
        self.invalidate(reach(self.look.plaque()))
        self.app.run_in_background(work, partial(self._thought, done))

    def _thought(self, done: Callable[[Answer], None], answer: Answer) -> None:
        if self.stack is not None:
            done(answer)
            self.invalidate(reach(self.look.plaque()))
            self.trouble.tell()

    def ask(self, request: AnyRequest) -> None:
        """Put the question to a person: on the table itself or in a dialog."""
        assert self.stack is not None and request.asked is not None
        self.trouble.tell()
        if self.stack.top is not self or self.asking is request:
            return
        if self.look.goes_without_saying(request) and isinstance(request, Choice):
            self.answer(request.options[0].id)
            return
        self.asking = request
        self._settle(request.asked)
        self.prompt = None if self.looking else self._dialog(request)
        self.rebuild()
        if self.prompt is not None:
            self.stack.push(self.prompt, self._prompt_ended)
        elif isinstance(request, Choice):
            self.focus.set_by_name("back" if self.looking else self.look.first_focus(request))
            self.pointing.tell(anew=True)

    def is_in_game(self, seat: Seat) -> bool:
        return not self.look.is_out(seat)

    def ask_how_to_go_on(self) -> None:
        assert self.stack is not None
        self.stack.push(alone_dialog(self.kit), self._how_to_go_on)

    def _how_to_go_on(self, choice: str) -> None:
        self.course.hurried = choice == "hurry"
        if choice == "shelf":
            self.app.show_first_scene()
        else:
            self.course.advance()

    def over(self) -> None:
        self.look.results()

    # Questions

    def _dialog(self, request: AnyRequest) -> Scene[Answer] | None:
        """The made-to-measure dialog, or the general one if the table has no place to ask."""
        prompt = self.look.prompt(request)
        if prompt is not None:
            return prompt
        if isinstance(request, Amount):
            return AmountPrompt(self, request)
        assert isinstance(request, Choice)
        if self.look.asks_itself(request):
            return None
        if all(lies_on_table(self.look, option.target) for option in openly(self.look, request)):
            return None
        return ChoicePrompt(self, request)

    def _settle(self, seat: Seat) -> None:
        """A press for the last question answers no other one, least of all somebody else's."""
        self.app.settle()
        if seat != self._asked_before:
            self._asked_before = seat
            self.app.hand_over()
            self.play(f"seat_{self.seating(seat).look}")

    def _prompt_ended(self, answer: Answer) -> None:
        self.prompt = None
        if answer == HANDED_OVER:
            return
        if answer == LOOK_AT_TABLE:
            self.looking = True
            self.asking = None
            self.course.advance()
        elif answer == ASK_AGAIN:
            self.ask_again()
        elif answer == UNDO:
            self.undo()
        else:
            self.answer(answer)

    def ask_again(self) -> None:
        """The open question is put anew: after a look at the table, or in another way."""
        self.looking = False
        self.asking = None
        self.course.advance()

    # What it looks like

    def build(self) -> None:
        request = self.asking if isinstance(self.asking, Choice) and not self.looking else None
        for widget in controls(self, request, self.ask_again if self.looking else None):
            self.add(widget)

    def draw(self, canvas: Canvas) -> None:
        self.look.draw(canvas)
        seat, plaque = self.active_seat(), self.look.plaque()
        draw_plaque(canvas, plaque, self.seating(seat), self._plaque_text(), self.look.plaque_aside)
        self.look.draw_token(canvas, plaque, seat)
        self.draw_widgets(canvas)

    def draw_widgets(self, canvas: Canvas) -> None:
        """Without the focus while it points at nothing: then only buttons have anything to draw."""
        if self.pointing.shown:
            super().draw_widgets(canvas)
            return
        for widget in self.focus:
            if isinstance(widget, Button) and canvas.sees(widget.reach()):
                widget.draw(canvas)

    def _plaque_text(self) -> str:
        if self.asking is not None and self.asking is self.session.request:
            return self.look.question(self.asking)
        return self.t("table.thinking") if self.course.thinking else ""
