"""What all made-to-measure dialogs of Nya Finans share: size, frame, plaque, footer, words.

A dialog reads the position as the room sees it and answers with option ids only.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from game.engine.requests import AnyRequest, Choice
from game.ui.finans.papers.register import Register
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button
from game.ui.table.made_to_measure import MadeToMeasure

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

BACK = "back"
"""What a desk finishes with when nothing was chosen in it."""

FOOT = 84
GAP = 16
_PLAQUE = Box(500, 0, 920, 122)
_CASH = 500
"""Width of the cash where something stands beside it."""
_OF_ALL = ("not_in_the_bank", "no_building_here", "one_plot_a_turn", "one_share_a_turn")
"""Reasons that are the same for every paper."""
_NAME, _SUBJECT = theme.TITLE.sized(50), theme.BODY.sized(36)


class FinansPrompt(MadeToMeasure):
    """A large dialog under a plaque in the colour of whoever is asked.

    Override `subject` and `build` (call it first, then fill `body`).
    """

    size: ClassVar[tuple[float, float]] = (1656, 906)

    def __init__(self, table: TableScene, request: AnyRequest) -> None:
        super().__init__(table, request)
        self.register = Register(table)
        self.words = self.register.words
        self.state = self.register.state
        self.data = self.register.data

    def first_choice(self) -> str:
        """The first option that has a widget, unless one is named."""
        names = {widget.name for widget in self.focus}
        options = self.request.options if isinstance(self.request, Choice) else ()
        return self.first or next((option.id for option in options if option.id in names), "")

    def subject(self) -> str:
        """What the dialog is about, in a word or two."""
        return self.tell(f"{self.request.question}.title")

    def tell(self, key: str, **values: object) -> str:
        """A text of the dialogs: `finans.dialogs.<key>`."""
        return self.register.t(key, **values)

    @property
    def body(self) -> Box:
        """The paper below the plaque, above the footer."""
        return self.content.split_bottom(FOOT, gap=GAP)[0]

    @property
    def foot(self) -> Box:
        return self.content.split_bottom(FOOT, gap=GAP)[1]

    @property
    def content(self) -> Box:
        return Box(self.box.x + 44, self.box.y + 62, self.box.w - 88, self.box.h - 62 - 28)

    def add_pass(self, box: Box, kind: looks.ButtonKind = "brown") -> None:
        """The button that says no, if one may."""
        if "pass" in self.offered():
            label = self.table.look.label(self.choice, "pass")
            self.add(Button(box, label, partial(self.finish, "pass"), kind, name="pass"))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.box.inset(-20), looks.WOOD_FRAME)
        canvas.skin(self.box, looks.DIALOG_PAPER)
        self.draw_plaque(canvas)
        self.draw_inside(canvas)
        self.draw_widgets(canvas)

    def draw_plaque(self, canvas: Canvas) -> None:
        """Whose question it is (colour, pattern, piece, name), and what it is about."""
        look = self.table.seating(self.seat).look
        seat = theme.SEATS[look]
        plaque = _PLAQUE.moved(0, self.box.y - 72)
        canvas.skin(plaque, looks.plaque(look))
        face = Box(plaque.x, plaque.y, plaque.w, plaque.h - 10)
        canvas.pattern(face.inset(12, 10), seat.pattern, seat.ink, 16)
        canvas.picture(f"finans/piece_{look}", Box(plaque.x + 26, plaque.y - 26, 100, 140))
        canvas.picture(f"finans/marker_{look}", Box(plaque.right - 104, plaque.y + 16, 78, 83))
        shade = seat.edge if seat.ink == theme.CREAM else None
        name = Box(plaque.x + 140, face.y, plaque.w - 260, 68)
        subject = Box(name.x, face.y + 60, name.w, 48)
        canvas.text(name, self.words.name(self.seat), _NAME.coloured(seat.ink, shade), "centre")
        canvas.text(subject, self.subject(), _SUBJECT.coloured(seat.ink), "centre")

    def draw_inside(self, canvas: Canvas) -> None:
        """What lies on the paper below the widgets."""

    def obstacle(self, verb: str) -> str:
        """What stands against all that begins with this verb, "" if something of it is offered. Of
        what is against single papers (sold, built on) nothing is said: it is seen on them."""
        if any(id.startswith(verb) for id in self.offered()):
            return ""
        refused = [each.reason for each in self.choice.refused if each.id.startswith(verb)]
        here = (each for each in refused if each.code in _OF_ALL)
        return next(map(self.table.look.reason, here), "")

    def draw_told(self, canvas: Canvas, told: str) -> None:
        """The cash in a footer with a button, and between them what else there is to say."""
        cash, words = self.foot.split_right(440)[0].split_left(_CASH, gap=20)
        self.draw_cash(canvas, cash)
        canvas.text(words, told, theme.BODY.sized(34), max_lines=2)

    def draw_cash(self, canvas: Canvas, box: Box) -> None:
        """The cash of whoever is asked, at the left of a footer."""
        mark, rest = box.split_left(64, gap=14)
        canvas.picture(self.register.marker(self.seat), mark.inset(0, 8))
        label = self.tell("cash")
        width = min(rest.w * 0.5, canvas.writer.width(label, theme.BODY) + 10)
        words, amount = rest.split_left(width, gap=12)
        canvas.text(words, label, theme.BODY)
        style = theme.MONEY_STYLE.sized(46)
        canvas.text(amount, self.register.money(self.cash), style)


class Desk(FinansPrompt):
    """A dialog that is opened by a button of the table within "turn" or "end_turn". Its result is
    an option of that question, or BACK. `name`: of the button, and of its texts."""

    name: ClassVar[str] = ""

    def subject(self) -> str:
        return self.tell(f"{self.name}.title")

    def build(self) -> None:
        label = self.tell("back")
        self.add(Button(self.back_box(), label, self.back, "brown", name=BACK))

    def back_box(self) -> Box:
        return self.foot.split_right(420)[1]

    def back(self) -> None:
        self.finish(BACK)

    def first_choice(self) -> str:
        return super().first_choice() or BACK
