"""Who wants to react? A window over the table with a button of its own for each who is asked.

It looks and lasts the same whoever holds what: all of it is made of what lies open. Whoever presses
decides behind their curtain, or openly if the cards lie open; the clock stands still meanwhile.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Answer, AnyRequest, Seat
from game.ui.joakim.sharks.occasion import Occasion
from game.ui.joakim.sharks.open_reaction import OpenReaction
from game.ui.joakim.sharks.reaction_curtain import ReactionCurtain
from game.ui.joakim.sharks.seat_button import SeatButton
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Menu, OwnButton, Shortcut
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Dialog
from game.ui.kit.widgets.button import Button
from game.ui.table.countdown import Countdown
from game.ui.table.reactions import Decisions

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

USUAL_SECONDS = 6
_BOX = Box.around(960, 552, 1640, 836)
"""Below it is room for a whole name in a bubble: it must not cover what is asked."""
_PICTURE, _CLOCK, _BUTTONS = 330, 230, 220
_LATE = 2
_TOLD = theme.HEADING.sized(72)
_ASKED = theme.BODY.sized(44)


class ReactionWindow(Dialog[Decisions]):
    """Finishes with what people have decided, when all have or when their time is over."""

    def __init__(self, look: JoakimLook, request: AnyRequest, people: tuple[Seat, ...]) -> None:
        super().__init__(look.table.kit, _BOX, look.words.t("joakim.reactions.title"))
        self.look = look
        self.people = people
        self.request = request
        self.occasion = Occasion(look, request)
        self.decisions: dict[Seat, Answer] = {}
        self.clock: Countdown | None = None

    # Where things lie

    @property
    def _rows(self) -> tuple[Box, Box, Box]:
        """What has happened, who is asked, their buttons."""
        above, buttons = self.content.split_bottom(_BUTTONS, gap=22)
        told, asked = above.split_bottom(110, gap=22)
        return told, asked, buttons

    @property
    def _aside(self) -> Box:
        """Where the clock is, or the button in its place."""
        return self._rows[0].split_right(_CLOCK)[1]

    # How it goes

    def enter(self) -> None:
        self.play("reaction")
        self.look.table.app.hand_over()
        seconds = int(getattr(self.kit.settings, "reaction_seconds", USUAL_SECONDS))
        if seconds:
            ring = Box.around(*self._aside.centre, _CLOCK, _CLOCK)
            self.clock = self.sprites.add(
                Countdown(self.kit, ring, seconds, self._is_on_top, self._end, _LATE)
            )
            self.clock.start()
        self.rebuild()
        self.focus.set_by_name(f"seat {self.people[0]}")

    def leave(self) -> None:
        if self.clock is not None:
            self.clock.stop()

    def back(self) -> None:
        self.look.table.open_menu()

    def handle(self, action: Action) -> bool:
        if isinstance(action, Menu):
            self.back()
            return True
        button = self._own_button(action)
        if button is not None:
            self.focus.set(button)
            button.press(action)
            return True
        return super().handle(action)

    def _own_button(self, action: Action) -> SeatButton | None:
        """The button that a key or a pad means, whatever has the focus."""
        buttons = [widget for widget in self.focus if isinstance(widget, SeatButton)]
        if isinstance(action, Shortcut):
            return next((each for each in buttons if each.key == action.key.strip("[]")), None)
        if isinstance(action, OwnButton):
            return next((each for each in buttons if each.pad == action.place), None)
        return None

    def _is_on_top(self) -> bool:
        return self.stack is not None and self.stack.top is self

    def _decide(self, seat: Seat) -> None:
        assert self.stack is not None
        decided = partial(self._decided, seat)
        if self.occasion.is_secret:
            self.stack.push(ReactionCurtain(self.look, seat, self.occasion), decided)
        else:
            openly = OpenReaction(self.look, seat, self.occasion, self.request)
            self.stack.push(openly, decided)

    def _decided(self, seat: Seat, answer: Answer) -> None:
        self.decisions[seat] = answer
        if len(self.decisions) == len(self.people):
            self._end()
        else:
            self.rebuild()
            left = (seat for seat in self.people if seat not in self.decisions)
            self.focus.set_by_name(f"seat {next(left)}")

    def _end(self) -> None:
        self.finish(self.decisions)

    # What it looks like

    def build(self) -> None:
        self.title = self.t("joakim.reactions.title")
        super().build()
        boxes = self._rows[2].columns(max(3, len(self.people)), gap=26)
        shift = (boxes[-1].right - boxes[len(self.people) - 1].right) / 2
        for seat, box in zip(self.people, boxes, strict=False):
            self.add(self._seat_button(seat, box.moved(shift, 0)))
        if self.clock is None and self.stack is not None:
            box = self._aside.inset(0, (self._aside.h - 120) / 2)
            label = self.t("joakim.reactions.go_on")
            self.add(Button(box, label, self._end, "primary", name="go on", size=44))

    def _seat_button(self, seat: Seat, box: Box) -> SeatButton:
        seating = self.look.table.seating(seat)
        why = ""
        if seat in self.decisions:
            why = self.t("joakim.reactions.answered", name=seating.name)
            why = f"{why} ({self.look.clause('joakim.tips.5')})"
        people = [other for other in range(self.look.state.players) if self._is_human(other)]
        return SeatButton(
            box, seating, partial(self._decide, seat), why, f"seat {seat}",
            key=str(seat + 1), pad=people.index(seat) + 1,
            pads=len(self.look.table.app.input.pads.pads),
        )  # fmt: skip

    def _is_human(self, seat: Seat) -> bool:
        return self.look.table.is_human(seat)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.box.inset(-20), looks.WOOD_FRAME)
        canvas.skin(self.box, looks.DIALOG_PAPER)
        told, asked, _ = self._rows
        told, _ = told.split_right(_CLOCK, gap=40)
        picture, words = told.split_left(_PICTURE, gap=40)
        canvas.skin(picture, looks.SLOT)
        self.occasion.draw(canvas, picture.inset(20))
        canvas.text(words, self.occasion.told(), _TOLD, max_lines=None)
        canvas.skin(asked, looks.CHIP)
        canvas.text(asked.inset(30, 10), self.occasion.asked(), _ASKED, "centre", max_lines=2)
        self.draw_widgets(canvas)
