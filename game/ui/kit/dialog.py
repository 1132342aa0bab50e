"""Dialogs: a panel over the blurred table, with a ribbon, a text and buttons.

stack.push(
    MessageDialog(kit, t("kit.quit"), t("kit.quit_really"),
                  [Choice(True, t("kit.quit"), "danger"), Choice(False, t("kit.cancel"))]),
    on_result=self.answered,
)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.kit import Kit
from game.ui.kit.looks import ButtonKind
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.still import Label, Ribbon

R = TypeVar("R")
_BUTTON_HEIGHT, _GAP = 88, 24


class Dialog(Scene[R]):
    """A scene in a wooden frame over what lies below. `box` is the paper; build adds to it."""

    opaque = False

    def __init__(self, kit: Kit, box: Box, title: str = "") -> None:
        super().__init__(kit)
        self.box = box
        self.title = title

    @property
    def content(self) -> Box:
        """Where the widgets go: inside the paper, below the ribbon."""
        top = 76 if self.title else 40
        return Box(self.box.x + 56, self.box.y + top, self.box.w - 112, self.box.h - top - 48)

    def build(self) -> None:
        if self.title:
            width = min(
                self.box.w - 120, max(520, self.kit.writer.width(self.title, theme.TITLE) + 130)
            )
            self.add(
                Ribbon(Box(self.box.centre[0] - width / 2, self.box.y - 62, width, 112), self.title)
            )

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.box.inset(-20), looks.WOOD_FRAME)
        canvas.skin(self.box, looks.DIALOG_PAPER)
        self.draw_widgets(canvas)


@dataclass(frozen=True)
class Choice(Generic[R]):
    """A button of a message: what it answers, its label, its look; greyed with a reason."""

    answer: R
    label: str
    kind: ButtonKind = "gold"
    reason: str = ""


class MessageDialog(Dialog[R]):
    """A text and up to four buttons. Back answers with the last button's answer."""

    def __init__(
        self, kit: Kit, title: str, text: str, choices: Sequence[Choice[R]], width: float = 1100
    ) -> None:
        self.text = text
        self.choices = list(choices)
        text_height = min(620.0, kit.writer.height(text, theme.BODY, width - 112) + 12)
        height = 76 + text_height + 36 + _BUTTON_HEIGHT + 48
        super().__init__(kit, Box.around(960, 560, width, height), title)

    def build(self) -> None:
        super().build()
        text, row = self.content.split_bottom(_BUTTON_HEIGHT, gap=28)
        self.add(Label(text, self.text, align="centre", max_lines=None, name="message"))
        count = len(self.choices)
        width = min(480.0, (row.w - _GAP * (count - 1)) / count)
        whole = width * count + _GAP * (count - 1)
        area = Box(row.centre[0] - whole / 2, row.y, whole, row.h)
        for place, (choice, box) in enumerate(
            zip(self.choices, area.columns(count, _GAP), strict=True)
        ):
            self.add(
                Button(
                    box, choice.label, partial(self.finish, choice.answer), choice.kind,
                    enabled=not choice.reason, reason=choice.reason, name=f"choice {place}",
                )
            )  # fmt: skip

    def back(self) -> None:
        self.finish(self.choices[-1].answer)
