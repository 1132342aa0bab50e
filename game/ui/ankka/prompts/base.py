"""What all made-to-measure dialogs of Aku Ankka share: frame, ribbon, who is asked, words."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from game.ankka.state import State
from game.engine.requests import AnyRequest, Choice, Seat
from game.ui.ankka.pictures import token_picture
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button
from game.ui.table.made_to_measure import MadeToMeasure

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook
    from game.ui.scenes.table import TableScene

BACK = "back"
"""What a desk finishes with when nothing was chosen in it."""

_RIBBON_WIDTH, _RIBBON_HEIGHT = 860.0, 112.0
_NAME = theme.HEADING.sized(50)


class AnkkaPrompt(MadeToMeasure):
    """A large dialog under a ribbon that says what it is about; the name of whoever is asked stands
    below it. Override `subject` and `build` (call it first, then fill `body`)."""

    size: ClassVar[tuple[float, float]] = (1600, 880)

    def __init__(self, table: TableScene, request: AnyRequest) -> None:
        super().__init__(table, request)
        self.look: AnkkaLook = table.look  # type: ignore[assignment]
        self.words = self.look.words
        self.data = self.look.data

    @property
    def state(self) -> State:
        return self.look.state

    def subject(self) -> str:
        """What the dialog is about, in a word or two."""
        return self.words.t(f"dialogs.{self.request.question}.title")

    def ribbon_kind(self) -> looks.ButtonKind:
        """The colour of the ribbon."""
        return "red"

    def first_choice(self) -> str:
        """The first option that has a widget, unless one is named."""
        names = {widget.name for widget in self.focus}
        options = self.request.options if isinstance(self.request, Choice) else ()
        return self.first or next((option.id for option in options if option.id in names), "")

    @property
    def content(self) -> Box:
        return Box(self.box.x + 48, self.box.y + 66, self.box.w - 96, self.box.h - 66 - 32)

    @property
    def owner(self) -> Box:
        """Where the name of whoever is asked stands."""
        return self.content.split_top(64)[0]

    @property
    def body(self) -> Box:
        """The paper below that."""
        return self.content.split_top(64, gap=14)[1]

    def add_choice(self, id: str, box: Box, kind: looks.ButtonKind, size: float = 42) -> None:
        """A button for an option."""
        label = self.look.label(self.choice, id)
        self.add(Button(box, label, partial(self.finish, id), kind, name=id, size=size))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.box.inset(-20), looks.WOOD_FRAME)
        canvas.skin(self.box, looks.DIALOG_PAPER)
        draw_ribbon(canvas, self.box, self.subject(), self.ribbon_kind())
        self.draw_owner(canvas, self.owner, self.seat)
        self.draw_inside(canvas)
        self.draw_widgets(canvas)

    def draw_owner(self, canvas: Canvas, box: Box, seat: Seat) -> None:
        """A seat's token and name."""
        token, rest = box.split_left(box.h, gap=14)
        canvas.picture(token_picture(self.look.colour(seat)), token)
        mark, name = rest.split_left(46, gap=14)
        canvas.seat_mark(Box.around(*mark.centre, 46, 46), self.look.colour(seat))
        canvas.text(name, self.owner_text(seat), _NAME)

    def owner_text(self, seat: Seat) -> str:
        """What stands beside the token of whoever is asked."""
        return self.words.name(seat)

    def draw_aside(self, canvas: Canvas, text: str, free: float = 0) -> None:
        """A small text at the right of that line, which leaves so many units free beside it."""
        box = self.owner.split_right(self.owner.w / 2)[1]
        canvas.text(box._replace(w=box.w - free), text, theme.BODY_SOFT, "right")

    def draw_inside(self, canvas: Canvas) -> None:
        """What lies on the paper below the widgets."""


def draw_ribbon(
    canvas: Canvas,
    box: Box,
    title: str,
    kind: looks.ButtonKind = "red",
    icon: str = "",
    width: float = _RIBBON_WIDTH,
) -> None:
    """The ribbon on the upper edge of a paper."""
    ribbon = Box.around(box.centre[0], box.y - 6, width, _RIBBON_HEIGHT)
    look = looks.button(kind)
    canvas.skin(ribbon, replace(looks.RIBBON, fill=look.skin.fill, border=look.skin.border))
    face = Box(ribbon.x + 40, ribbon.y + 4, ribbon.w - 80, ribbon.h - 18)
    style = theme.TITLE.coloured(look.label.colour, look.label.shade)
    if not icon:
        canvas.text(face, title, style, "centre")
        return
    wide = min(face.w - 96, canvas.writer.width(title, style) + 8)
    left = face.centre[0] - (wide + 96) / 2
    canvas.picture(icon, Box(left, face.y + 6, 80, face.h - 12))
    canvas.text(Box(left + 96, face.y, wide, face.h), title, style)
