"""Buttons of the shelf's scenes: one with smaller lines below its label, and the flags."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.looks import ButtonKind, ButtonLook
from game.ui.kit.text import Align
from game.ui.kit.theme import LABEL_SIZE, TextStyle
from game.ui.kit.widgets.button import Button
from game.ui.scenes.name_line import name_line

_LINE = 31
"""Least height of a small line."""
_TICK = 36
"""What the tick takes of the label's room."""


class CaptionButton(Button):
    """A label, and below it in one line or two what that means now. `chosen`: with a tick.

    `names` stand below the lines, as many of them as there is room for.
    """

    def __init__(
        self,
        box: Box,
        label: str,
        lines: Sequence[str],
        on_press: Callable[[], object],
        kind: ButtonKind = "gold",
        reason: str = "",
        name: str = "",
        picture: str = "",
        size: float = 40,
        chosen: bool = False,
        aside: str = "",
        names: Sequence[str] = (),
    ) -> None:
        """`aside`: a short text at the right of the label."""
        super().__init__(box, label, on_press, kind, not reason, reason, name, picture, size)
        self.lines = tuple(line for line in lines if line)
        self.chosen = chosen
        self.aside = aside
        self.names = tuple(names)

    def spoken(self) -> str:
        names = ", ".join(self.names)
        return ". ".join(filter(None, [super().spoken(), self.aside, *self.lines, names]))

    def explain(self) -> str:
        return self.spoken() if self.names and self.enabled else super().explain()

    def draw(self, canvas: Canvas) -> None:
        rows = len(self.lines) + bool(self.names)
        if not rows:
            super().draw(canvas)
            return
        look = looks.button(self.kind) if self.enabled else looks.GREYED
        face = draw_face(canvas, self.box, look, self.pressed and self.enabled).inset(22, 6)
        if self.picture:
            side = min(84.0, face.h)
            icon, face = face.split_left(side, gap=18)
            canvas.picture(self.picture, Box.around(*icon.centre, side, side))
        style = look.label.sized(self.size or 40)
        small = TextStyle("text", LABEL_SIZE, look.label.colour, leading=0.94)
        cuts: list[bool] = []
        align: Align = "left" if self.picture or self.aside else "centre"
        grown = canvas.writer.text_size
        least = min(style.size * 1.16, face.h - _LINE * rows)
        roomy = min(style.size * 1.3, face.h - _LINE * rows * grown) if grown > 1 else least
        head, below = face.split_top(max(least, roomy))
        if self.chosen:
            head, _ = head.split_right(_TICK)
            draw_tick(canvas, self.box)
        if self.aside:
            beside = small.sized(min(small.size, head.h * 0.72 / grown))  # not above the label
            width = min(canvas.writer.width(self.aside, beside) + 4, face.w * 0.42)
            head, aside = head.split_right(width, gap=12)
            cuts.append(canvas.text(aside, self.aside, beside, "right"))
        cuts.append(canvas.text(head, self.label, style, align))
        places = below.rows(rows)
        for row, line in zip(places, self.lines, strict=False):
            cuts.append(canvas.text(row, line, small, align, max_lines=_fitting(row)))
        if self.names:
            self._draw_names(canvas, places[-1], small, align)
        self.cut = any(cuts)

    def _draw_names(self, canvas: Canvas, row: Box, style: TextStyle, align: Align) -> None:
        lines = _fitting(row)

        def fits(text: str) -> bool:
            return not canvas.writer.fit(text, style, row.w, row.h, align, lines).cut

        assert self.host is not None
        canvas.text(row, name_line(self.names, self.host.t, fits), style, align, max_lines=lines)


def _fitting(row: Box) -> int:
    """How many small lines a row has room for."""
    return max(1, int(row.h // _LINE))


class FlagButton(Button):
    """A language by its flag; the one that is spoken has a tick."""

    def __init__(
        self, box: Box, language: str, name: str, chosen: bool, on_press: Callable[[], object]
    ) -> None:
        kind: ButtonKind = "gold" if chosen else "brown"
        super().__init__(box, name, on_press, kind, name=f"language {language}")
        self.flag = f"shelf/sym_flag_{language}"
        self.chosen = chosen

    def explain(self) -> str:
        return self.label

    def draw(self, canvas: Canvas) -> None:
        face = draw_face(canvas, self.box, looks.button(self.kind), self.pressed)
        side = min(face.w, face.h) - 16
        canvas.picture(self.flag, Box.around(*face.centre, side, side))
        if self.chosen:
            draw_tick(canvas, self.box, 17)


class PictureButton(Button):
    """A picture instead of a label."""

    def __init__(
        self, box: Box, shown: str, spoken: str, on_press: Callable[[], object],
        kind: ButtonKind = "gold", name: str = "",
    ) -> None:  # fmt: skip
        super().__init__(box, spoken, on_press, kind, name=name)
        self.shown = shown

    def explain(self) -> str:
        return self.reason or self.label

    def draw(self, canvas: Canvas) -> None:
        look = looks.button(self.kind) if self.enabled else looks.GREYED
        face = draw_face(canvas, self.box, look, self.pressed)
        side = min(face.w, face.h) - 16
        alpha = 1.0 if self.enabled else 0.5
        canvas.picture(self.shown, Box.around(*face.centre, side, side), alpha=alpha)


def draw_face(canvas: Canvas, box: Box, look: ButtonLook, pressed: bool) -> Box:
    """A button without its label, sunk while pressed; where the label goes."""
    skin = looks.sunk(look.skin) if pressed else look.skin
    lowered = look.skin.lip - skin.lip
    canvas.skin(Box(box.x, box.y + lowered, box.w, box.h - lowered), skin)
    return Box(box.x, box.y + lowered, box.w, box.h - look.skin.lip)


def draw_tick(canvas: Canvas, box: Box, radius: float = 25) -> None:
    """A tick at the upper right corner: this one is chosen."""
    x, y = box.right - radius, box.y + radius
    canvas.dot(x, y, radius, theme.PAPER_EDGE)
    canvas.dot(x, y, radius * 0.84, theme.rgb("2E8338"))
    canvas.picture("shelf/sym_check", Box.around(x, y, radius * 1.4, radius * 1.4))
