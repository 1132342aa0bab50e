"""Dialogs that ask a question of the rules. Their result is the answer.

`Prompt` is the base of the made-to-measure ones. `ChoicePrompt` and `AmountPrompt` ask any question
there is; a made-to-measure one is an improvement, never a condition.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from game.engine.requests import Amount, Answer, AnyChoice, AnyRequest
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Menu
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Dialog
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.still import Label
from game.ui.kit.widgets.values import Stepper
from game.ui.table.controls import openly
from game.ui.table.look import BESIDE

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

LOOK_AT_TABLE = "look at the table"
ASK_AGAIN = "ask again"
UNDO = "undo"
_PLAQUE_HEIGHT = 92


class Prompt(Dialog[Answer]):
    """A dialog for one question of one seat. It stays until answered.

    Besides an option's id or an amount it may finish with LOOK_AT_TABLE (the table is shown with a
    button that leads back here), ASK_AGAIN (the look may ask it in another way now) or UNDO.
    """

    size: ClassVar[tuple[float, float]] = (1240, 760)

    def __init__(self, table: TableScene, request: AnyRequest) -> None:
        box = Box.around(960, 560, *self.size)
        super().__init__(table.kit, box)
        self.table = table
        self.request = request

    @property
    def seat(self) -> int:
        seat = self.request.asked
        assert seat is not None
        return seat

    @property
    def content(self) -> Box:
        """The paper below the plaque that names who is asked, above the row of small buttons."""
        return Box(self.box.x + 48, self.box.y + 76, self.box.w - 96, self.box.h - 76 - 40)

    def build(self) -> None:
        """Override and call this first."""
        self.add_corners()

    def add_corners(self) -> None:
        """Undo and a look at the table, at the upper corners."""
        small = Box(self.box.right - 250, self.box.y - 52, 236, 76)
        self.add(
            Button(
                small, self.t("table.look"), partial(self.finish, LOOK_AT_TABLE), "brown",
                name="look", size=32,
            )
        )  # fmt: skip
        if self.table.why_no_undo() == "":
            left = Box(self.box.x + 14, self.box.y - 52, 236, 76)
            undo = partial(self.finish, UNDO)
            self.add(Button(left, self.t("table.undo"), undo, "brown", name="undo", size=32))

    def back(self) -> None:
        self.table.open_menu()

    def handle(self, action: Action) -> bool:
        if isinstance(action, Menu):
            self.table.open_menu()
            return True
        return super().handle(action)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.box.inset(-20), looks.WOOD_FRAME)
        canvas.skin(self.box, looks.DIALOG_PAPER)
        self.draw_plaque(canvas)
        self.draw_widgets(canvas)

    def draw_plaque(self, canvas: Canvas) -> None:
        """Whose question it is: colour, pattern, mark, name."""
        look = self.table.seating(self.seat).look
        plaque = Box(self.box.x + 270, self.box.y - 60, self.box.w - 540, _PLAQUE_HEIGHT)
        canvas.skin(plaque, looks.plaque(look))
        seat = theme.SEATS[look]
        canvas.seat_mark(Box(plaque.x + 22, plaque.y + 10, 64, 64), look)
        style = theme.TITLE.coloured(seat.ink, seat.edge if seat.ink == theme.CREAM else None)
        room = Box(plaque.x + 100, plaque.y + 8, plaque.w - 130, _PLAQUE_HEIGHT - 26)
        canvas.text(room, self.table.seating(self.seat).name, style.sized(52), "centre")


class ChoicePrompt(Prompt):
    """Any choice: a button for each option, and a greyed one for what is refused, in pages.

    What is secret is never among them: it lies behind the look's button beside the question.
    """

    _ROWS, _COLUMNS = 5, 2

    def __init__(self, table: TableScene, request: AnyChoice, page: int = 0) -> None:
        super().__init__(table, request)
        self.choice = request
        self.page = page

    def build(self) -> None:
        super().build()
        head, rest = self.content.split_top(110, gap=10)
        question = self.table.look.question(self.choice)
        self.add(Label(head, question, theme.BODY, "centre", max_lines=2, name="question"))
        entries = self._entries()
        per_page = self._ROWS * self._COLUMNS
        grid, foot = rest.split_bottom(84, gap=14)
        shown = entries[self.page * per_page : (self.page + 1) * per_page]
        boxes = [box for row in grid.rows(self._ROWS, 12) for box in row.columns(self._COLUMNS, 24)]
        for (id, why), box in zip(shown, boxes, strict=False):
            self.add(
                Button(
                    box, self.table.look.label(self.choice, id), partial(self.finish, id),
                    "primary" if not why else "gold", enabled=not why, reason=why, name=id,
                )
            )  # fmt: skip
        pages_row, beside_box = foot.split_right(foot.w / 3, gap=24)
        beside = self.table.look.beside(self.choice)
        if beside is None:
            pages_row = foot
        else:
            show = partial(beside.open, self.finish)
            self.add(Button(beside_box, beside.label, show, "gold", name=BESIDE))
        if len(entries) > per_page:
            pages = (len(entries) + per_page - 1) // per_page
            for place, step in enumerate((-1, 1)):
                label = self.t("table.page_back" if step < 0 else "table.page_on")
                box = pages_row.columns(2, 24)[place]
                turn = partial(self._turn, (self.page + step) % pages)
                self.add(Button(box, label, turn, "brown", name=f"page {step}"))

    def _entries(self) -> list[tuple[str, str]]:
        """What is shown openly: option ids, and refused ones with the reason."""
        look, choice = self.table.look, self.choice
        options = [(each.id, "") for each in openly(look, choice)]
        refused = {
            each.id: self.table.reason_text(each.reason)
            for each in choice.refused
            if not look.is_beside(choice, each)
        }
        return options + list(refused.items())

    def _turn(self, page: int) -> None:
        self.page = page
        self.rebuild()


class AmountPrompt(Prompt):
    """Any amount: a stepper, and a way to pass."""

    def __init__(self, table: TableScene, request: Amount) -> None:
        super().__init__(table, request)
        self.amount = request
        self.value = request.low

    def build(self) -> None:
        super().build()
        head, rest = self.content.split_top(200, gap=20)
        question = self.table.look.question(self.amount)
        self.add(Label(head, question, theme.BODY, "centre", max_lines=3, name="question"))
        middle, foot = rest.split_bottom(96, gap=30)
        possible = self.amount.high >= self.amount.low
        if possible:
            stepper = Box.around(*middle.centre, 700, 110)
            low, high = self.amount.low, self.amount.high
            self.add(Stepper(stepper, self.value, low, high, self._set, name="amount"))
        give, pass_on = foot.columns(2, 24)
        why_not = "" if possible else self.why_none()
        self.add(
            Button(
                give, self.t("table.give_amount"), lambda: self.finish(self.value), "primary",
                enabled=not why_not, reason=why_not, name="give",
            )
        )  # fmt: skip
        self.add(Button(pass_on, self.t("table.pass"), partial(self.finish, 0), name="pass"))

    def why_none(self) -> str:
        """Why no amount is possible at all."""
        reason = self.amount.why_not(self.amount.low)
        return self.table.reason_text(reason) if reason else self.t("table.not_possible")

    def _set(self, value: int) -> None:
        self.value = value
