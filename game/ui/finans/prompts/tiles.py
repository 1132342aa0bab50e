"""Plots and shares to press: what each is, what it costs or brings, whose it is, or why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from game.finans.data import PlotIndex
from game.finans.state import BANK
from game.ui.finans.papers.register import Register
from game.ui.finans.pictures import building_picture, plot_picture
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.pressable import Pressable

_GREYED = 0.42
_NAME = theme.BODY.sized(34)
_AMOUNT = theme.MONEY_STYLE.sized(36)
_NOTE = theme.LABEL
_CARD = replace(looks.CARD_PANEL, radius=18, lip=5, shadow=6, border_width=4)
_FLAT = replace(looks.SLOT, border_width=3)


class Tile(Pressable):
    """Something to press that sinks a little."""

    radius = 18

    def face(self) -> Box:
        """Its box, a little lower while it is pressed."""
        return self.box.moved(0, 3) if self.pressed and not self.reason else self.box


class PaperTile(Tile):
    """A paper on a small card. `amount` is what counts here, `note` what else there is to say."""

    shape: ClassVar[float] = 1.1
    """Width of the picture to its height."""
    amount_size: ClassVar[float] = 36

    def __init__(
        self,
        box: Box,
        register: Register,
        paper: int,
        on_press: Callable[[], object],
        amount: str,
        note: str,
        reason: str = "",
        name: str = "",
    ) -> None:
        super().__init__(box, on_press, reason, name)
        self.register = register
        self.paper = paper
        self.amount = amount
        self.note = note

    @property
    def group(self) -> int:
        raise NotImplementedError

    @property
    def owner(self) -> int:
        raise NotImplementedError

    @property
    def has_mark(self) -> bool:
        """Whether there is a lock in its picture already: two would not be told apart."""
        return False

    def draw_paper(self, canvas: Canvas, box: Box) -> None:
        raise NotImplementedError

    def spoken(self) -> str:
        text = f"{self.headline()}, {self.amount}, {self.note}"
        return f"{text}: {self.reason}" if self.reason else text

    def draw(self, canvas: Canvas) -> None:
        box, greyed = self.face(), bool(self.reason)
        colours = self.register.group_colours(self.group)
        canvas.skin(box, _FLAT if greyed else replace(_CARD, border=colours.dark))
        face = Box(box.x + 10, box.y + 6, box.w - 20, box.h - 17)
        picture, words = face.split_left(min(face.h * self.shape, face.w * 0.32), gap=10)
        self.draw_paper(canvas, picture)
        if self.owner != BANK:
            side = picture.h * 0.5
            mark = Box(picture.right - side + 4, picture.y - 2, side, side)
            canvas.picture(self.register.marker(self.owner), mark)
        if greyed and not self.has_mark:
            lock = Box.around(picture.x + 22, picture.bottom - 22, 42, 42)
            canvas.picture("shelf/sym_lock", lock)
        self.cut = self.draw_words(canvas, words, greyed)

    def draw_words(self, canvas: Canvas, box: Box, greyed: bool) -> bool:
        """Name, amount and note; True if something was cut."""
        top, below = box.split_top(box.h * 0.52)
        ink = theme.INK_SOFT if greyed else theme.INK
        cut = canvas.text(top, self.headline(), _NAME.coloured(ink))
        amount = _AMOUNT.sized(self.amount_size)
        wide = canvas.writer.width(self.amount, amount) / max(1.0, canvas.writer.text_size) + 4
        left, right = below.split_left(min(wide, below.w * 0.5), gap=6)
        amount = amount.coloured(theme.INK_SOFT if greyed else theme.MONEY)
        cut = canvas.text(left, self.amount, amount) or cut
        return canvas.text(right, self.note, _NOTE, "right") or cut


class PlotTile(PaperTile):
    """A plot: its picture with building and mortgage, and its name."""

    @property
    def group(self) -> int:
        return self.register.data.plots[self.paper].group

    @property
    def owner(self) -> int:
        return self.register.state.plots[self.paper]

    @property
    def has_mark(self) -> bool:
        return self.register.state.mortgaged[self.paper]

    def headline(self) -> str:
        return self.register.words.plot(self.paper)

    def draw_paper(self, canvas: Canvas, box: Box) -> None:
        draw_plot(canvas, box, self.register, self.paper, _GREYED if self.reason else 1.0)


class ShareTile(PaperTile):
    """A share: the certificate, and in large what it costs or brings."""

    shape = 1.46

    @property
    def group(self) -> int:
        return self.register.data.shares[self.paper].group

    @property
    def owner(self) -> int:
        return self.register.state.shares[self.paper]

    def headline(self) -> str:
        return self.register.t("share.title")

    def draw_paper(self, canvas: Canvas, box: Box) -> None:
        picture = self.register.group_picture("share", self.group)
        canvas.picture(picture, box, alpha=_GREYED if self.reason else 1.0)

    def draw_words(self, canvas: Canvas, box: Box, greyed: bool) -> bool:
        top, below = box.split_top(box.h * 0.54)
        amount = _AMOUNT.sized(40).coloured(theme.INK_SOFT if greyed else theme.MONEY)
        cut = canvas.text(top, self.amount, amount)
        return canvas.text(below, self.note, _NOTE) or cut


def draw_plot(
    canvas: Canvas, box: Box, register: Register, plot: PlotIndex, alpha: float = 1.0
) -> None:
    """A plot's picture in a box, with the building on its lot and the mark of a mortgage."""
    deed = register.data.plots[plot]
    side = min(box.w, box.h * 480 / 440)
    picture = Box.around(*box.centre, side, side * 440 / 480)
    canvas.picture(plot_picture(deed), picture, alpha=alpha)
    if register.state.built[plot]:
        size = side * (0.46 if deed.is_industrial else 0.4)
        lot = Box.around(picture.x + side * 0.76, picture.y + picture.h * 0.72, size, size)
        canvas.picture(building_picture(deed), lot, alpha=alpha)
    if register.state.mortgaged[plot]:
        mark = Box(picture.x - 2, picture.y - 2, side * 0.46, side * 0.5)
        canvas.picture("finans/mark_pant", mark)
