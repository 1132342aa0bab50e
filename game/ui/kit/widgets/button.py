"""Buttons and spots.

Button(box, t("kit.ok"), on_press=self.accept, kind="primary", name="ok")
Button(box, t("joakim.buy"), self.buy, enabled=False, reason=t("joakim.reason.no_cash", n=4))
Spot(box, on_press=lambda: self.choose(square), spoken="Guldgruvan", name="3x1")
"""

from __future__ import annotations

from collections.abc import Callable

from game.ui.kit import looks
from game.ui.kit.actions import Action
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.looks import ButtonKind
from game.ui.kit.widgets.base import Point, Widget
from game.ui.kit.widgets.pressable import Pressable


class Button(Pressable):
    """A label on a plate. There is no greyed one without a reason."""

    def __init__(
        self,
        box: Box,
        label: str,
        on_press: Callable[[], object],
        kind: ButtonKind = "gold",
        enabled: bool = True,
        reason: str = "",
        name: str = "",
        picture: str = "",
        size: float | None = None,
        sound: str = "click",
    ) -> None:
        """`picture`: drawn left of the label; `size`: of the label's type, in design units."""
        assert enabled or reason, f"the greyed button {name or label} needs a reason"
        super().__init__(box, on_press, reason, name or label)
        self.label = label
        self.kind = kind
        self.enabled = enabled
        self.picture = picture
        self.size = size
        self.sound = sound

    @property
    def greyed(self) -> bool:
        return not self.enabled

    def enable(self, reason: str = "") -> None:
        """Enabled without a reason, greyed with one."""
        if (self.enabled, self.reason) != (not reason, reason):
            self.enabled, self.reason = not reason, reason
            self.changed()

    def set_label(self, label: str) -> None:
        if label != self.label:
            self.label = label
            self.changed()

    def headline(self) -> str:
        return self.label

    def draw(self, canvas: Canvas) -> None:
        look = looks.button(self.kind) if self.enabled else looks.GREYED
        skin, box = look.skin, self.box
        if self.pressed and self.enabled:
            sunk = looks.sunk(skin)
            box = Box(box.x, box.y + skin.lip - sunk.lip, box.w, box.h - skin.lip + sunk.lip)
            skin = sunk
        canvas.skin(box, skin)
        face = Box(box.x, box.y, box.w, box.h - skin.lip).inset(
            min(22, self.box.w * 0.08), skin.border_width + 1
        )
        style = look.label if self.size is None else look.label.sized(self.size)
        if self.picture:
            side = face.h * 0.9
            if not self.label:
                canvas.picture(self.picture, Box.around(*face.centre, side, side))
                return
            icon, face = face.split_left(side, gap=8)
            canvas.picture(self.picture, Box.around(*icon.centre, side, side))
        self.cut = canvas.text(face, self.label, style, "centre", max_lines=1 if face.h < 76 else 2)


class ArrowButton(Button):
    """A button with a plain sign instead of a label: "left", "right", "up", "down", "+", "-"."""

    radius = 24

    def __init__(
        self,
        box: Box,
        sign: str,
        on_press: Callable[[], object],
        spoken: str,
        kind: ButtonKind = "gold",
        name: str = "",
    ) -> None:
        super().__init__(box, spoken, on_press, kind, name=name or sign)
        self.sign = sign

    def draw(self, canvas: Canvas) -> None:
        draw_sign_button(canvas, self.box, self.sign, self.kind, self.pressed, self.enabled)


class Spot(Widget):
    """A place on something already drawn (a square, a card, a player's panel) that can be chosen.

    `draw_on`, if given, paints it; `reason`: why it cannot be chosen now, shown when pressed.
    """

    focusable = True

    def __init__(
        self,
        box: Box,
        on_press: Callable[[], object] | None = None,
        spoken: str = "",
        reason: str = "",
        draw_on: Callable[[Canvas, Spot], None] | None = None,
        on_inspect: Callable[[], object] | None = None,
        name: str = "",
        radius: float = 20,
    ) -> None:
        super().__init__(box, name or spoken)
        self.on_press = on_press
        self.text = spoken
        self.reason = reason
        self.draw_on = draw_on
        self.on_inspect = on_inspect
        self.radius = radius

    def spoken(self) -> str:
        return f"{self.text}: {self.reason}" if self.reason else self.text

    def explain(self) -> str:
        return self.reason or self.text

    def press(self, action: Action) -> None:
        if self.on_press is not None and not self.reason:
            self.on_press()
        else:
            self.inspect()

    def inspect(self, at: Point | None = None) -> bool:
        if self.on_inspect is not None and not self.reason:
            self.on_inspect()
            return True
        return super().inspect(at)

    def draw(self, canvas: Canvas) -> None:
        if self.draw_on is not None:
            self.draw_on(canvas, self)


def draw_sign_button(
    canvas: Canvas, box: Box, sign: str, kind: ButtonKind, pressed: bool, enabled: bool = True
) -> None:
    """The face of a small button with an arrow, a plus or a minus."""
    look = looks.button(kind) if enabled else looks.GREYED
    skin = looks.sunk(look.skin) if pressed else look.skin
    lowered = Box(box.x, box.y + look.skin.lip - skin.lip, box.w, box.h - look.skin.lip + skin.lip)
    canvas.skin(lowered, skin)
    x, y = lowered.x + lowered.w / 2, lowered.y + (lowered.h - skin.lip) / 2
    side = min(box.w, box.h) * 0.46
    colour = look.label.colour
    if sign in ("+", "-"):
        canvas.fill(Box.around(x, y, side, side * 0.26), colour, side * 0.1)
        if sign == "+":
            canvas.fill(Box.around(x, y, side * 0.26, side), colour, side * 0.1)
        return
    canvas.shape(Box.around(x, y, side, side), sign, colour)
