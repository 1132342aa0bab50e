"""A seat's own button: its colour, mark, pawn and name, and which key and pad press it."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.rulebook import Seating
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

_NAME = theme.BUTTON.sized(48)
_WIDEST_CAP, _MARK = 130, 58
_KEY = theme.NUMBER.sized(48).coloured(theme.INK)


class SeatButton(Button):
    """`key`: the digit that presses it; `pad`: so does X on this pad, if so many are there."""

    def __init__(
        self,
        box: Box,
        seating: Seating,
        on_press: Callable[[], object],
        reason: str,
        name: str,
        key: str,
        pad: int,
        pads: int,
    ) -> None:
        super().__init__(box, seating.name, on_press, enabled=not reason, reason=reason, name=name)
        self.look = seating.look
        self.key = key
        self.pad = pad
        self.has_pad = pad <= pads

    def draw(self, canvas: Canvas) -> None:
        look = looks.button(self.look) if self.enabled else looks.GREYED
        skin = looks.sunk(look.skin) if self.pressed and self.enabled else look.skin
        drop = look.skin.lip - skin.lip
        box = Box(self.box.x, self.box.y + drop, self.box.w, self.box.h - drop)
        canvas.skin(box, skin)
        face = Box(box.x, box.y, box.w, box.h - skin.lip).inset(20, 16)
        pawn, rest = face.split_left(face.h * 0.62, gap=16)
        canvas.picture(f"joakim/pawn_{self.look}", pawn)
        name, foot = rest.rows(2, gap=8)
        self.cut = canvas.text(name, self.label, look.label.sized(_NAME.size), "left")
        mark = Box(pawn.right - _MARK, pawn.bottom - _MARK, _MARK, _MARK)
        canvas.seat_mark(mark, self.look)
        if not self.enabled:
            canvas.picture("shelf/sym_check", foot.split_left(foot.h)[0])
            return
        signs = self._signs()
        caps, _ = foot.split_left(min(foot.w, len(signs) * _WIDEST_CAP))
        for sign, cap in zip(signs, caps.columns(len(signs), gap=10), strict=True):
            canvas.skin(cap, looks.CHIP)
            canvas.text(cap.inset(10, 6), sign, _KEY, "centre")

    def _signs(self) -> list[str]:
        """What stands on the caps: the key, and the pad's button."""
        assert self.host is not None
        pad = [self.host.t("joakim.reactions.pad", n=self.pad)] if self.has_pad else []
        return [self.key, *pad]
