"""The spinner: it turns, slows down, and only when it rests is its result told."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.ankka import events as e
from game.ankka.data import INVENTIONS
from game.ui.ankka.pictures import invention_picture
from game.ui.ankka.prompts.base import draw_ribbon
from game.ui.ankka.shown.needle import Needle
from game.ui.ankka.shown.sheet import AnkkaShown
from game.ui.kit import looks, theme
from game.ui.kit.animation import Call, Sequence, Tween
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

_PAPER = Box(700, 150, 1120, 810)
_AXIS, _SIZE = (520.0, 540.0), 940.0
_CANVAS, _MIDDLE = (1080.0, 1090.0), 540.0
_TURNS, _TIME = 3, 1500.0
_RESULT = replace(theme.HEADING.sized(54), leading=1.0)
_TEXT = replace(theme.BODY.sized(38), leading=1.0)
_COUNT = theme.BODY.sized(36)
_DOT, _EMPTY = theme.rgb("F2A81E"), theme.rgb("E4D2A6")
_HUB, _HUB_FACE = 258.0, theme.rgb("5B3A1E")
"""Across half the inner wheel within its rim, and the lid on it while the machine spins: the ring
of the pointer would frame a number of steps that nobody gets."""
_SECTORS = {0: ("FFE3BC", "E8B87E"), 3: ("FFA548", "E07A18"), 6: ("E2521E", "A8300A")}
"""Colours of the wheel's sectors by their steps, as on the picture."""
_ODDS, _DARK = theme.HEADING.sized(56), (6,)
"""The number on a sector, and the sectors on which it is cream."""


def disc(*, square: bool = False) -> Box:
    """Where a picture of the spinner lies, so that its axis is that of the spinner. `square`: one
    without a shadow below it."""
    scale = _SIZE / _CANVAS[0]
    left, top = (axis - _MIDDLE * scale for axis in _AXIS)
    return Box(left, top, _SIZE, _SIZE if square else _CANVAS[1] * scale)


class SpinnerShown(AnkkaShown):
    """The Wheel of Fortune, or Pelle's machine round it."""

    def __init__(self, look: AnkkaLook, event: e.WheelSpun | e.MachineSpun) -> None:
        self.event = event
        self.is_wheel = isinstance(event, e.WheelSpun)
        self.rests = False
        self._pointer = Needle(disc(square=True), 10)
        super().__init__(look)
        self.sprites.add(self._pointer)

    @property
    def angle(self) -> float:
        """Degrees with the clock from the top to the middle of the sector."""
        spinner = self.data.spinner
        sectors = len(spinner.wheel) if self.is_wheel else len(spinner.machine)
        return 360 / sectors * self.event.sector

    def told(self) -> str:
        return f"{self.result()} {self.meaning()}"

    def title(self) -> str:
        return self.tell("spinner.wheel" if self.is_wheel else "spinner.machine")

    def result(self) -> str:
        """What it came to, in a few words."""
        if isinstance(self.event, e.MachineSpun):
            return self.words.invention(self.event.invention)
        if not self.event.steps:
            return self.tell("spinner.nothing")
        name = self.words.name(self.event.seat)
        return self.tell("spinner.won", name=name, n=self.event.steps)

    def meaning(self) -> str:
        """What an invention does."""
        if isinstance(self.event, e.MachineSpun):
            return self.words.invention(self.event.invention, "text")
        return ""

    # The life of the scene

    def enter(self) -> None:
        moving = self.kit.settings.speed != "off" and not self.kit.settings.reduced_motion
        if not moving:
            self._rest()
            return
        self.play("spinner" if self.is_wheel else "machine")
        turn = Tween(_TIME, self._turn, _slowing)
        self.playback.add(Sequence(turn, Call(self._rest)))

    def _turn(self, share: float) -> None:
        self._pointer.turn_to(-(360 * _TURNS + self.angle) * share)

    def _rest(self) -> None:
        """It stands still: now its result may be told."""
        self._pointer.rest_at(-self.angle)
        self.rests = True
        self.play("spinner_stop")
        self.rebuild()

    def build(self) -> None:
        box = Box(_PAPER.right - 520, _PAPER.bottom - 124, 470, 92)
        if self.rests:
            label = self.t("table.read_on")
            self.add(Button(box, label, self.close, "primary", name="read on", size=44))
        else:
            label = self.tell("spinner.at_once")
            skip = partial(self.playback.skip)
            self.add(Button(box, label, skip, "gold", name="skip", size=36))

    # The picture

    def draw(self, canvas: Canvas) -> None:
        self.draw_paper(canvas, _PAPER)
        ribbon = Box(_PAPER.x + 330, _PAPER.y, _PAPER.w - 330, _PAPER.h)
        draw_ribbon(canvas, ribbon, self.title(), "red", width=700)
        canvas.picture("ankka/spinner_ring", disc())
        canvas.picture("ankka/spinner_wheel", disc())
        dim = "ankka/spinner_dim_ring" if self.is_wheel else "ankka/spinner_dim_wheel"
        canvas.picture(dim, disc())
        if not self.is_wheel:
            canvas.dot(*_AXIS, _HUB, _HUB_FACE)
        room = Box(_PAPER.x + 360, _PAPER.y + 70, _PAPER.w - 410, _PAPER.h - 70 - 140)
        owner, rest = room.split_top(72, gap=16)
        self.draw_owner(canvas, owner, self.event.seat)
        odds, result = rest.split_top(350, gap=24)
        draw_odds = self._draw_wheel_odds if self.is_wheel else self._draw_inventions
        draw_odds(canvas, odds)
        if self.rests:
            text, style = (self.result(), _RESULT) if self.is_wheel else (self.meaning(), _TEXT)
            canvas.text(result, text, style, valign="top", max_lines=None)
        self.draw_widgets(canvas)

    def _draw_wheel_odds(self, canvas: Canvas, box: Box) -> None:
        """How many of the sectors bring how many steps."""
        wheel = self.data.spinner.wheel
        kinds = sorted(set(wheel), reverse=True)
        for steps, row in zip(kinds, box.rows(len(kinds), 14), strict=True):
            tile, rest = row.split_left(row.h, gap=22)
            top, bottom = _SECTORS.get(steps, _SECTORS[0])
            skin = replace(looks.CARD_PANEL, fill=(theme.rgb(top), theme.rgb(bottom)))
            canvas.skin(tile, skin)
            style = _ODDS.coloured(theme.CREAM) if steps in _DARK else _ODDS
            canvas.text(tile.inset(6), str(steps), style, "centre")
            words, dots = rest.rows(2)
            canvas.text(words, self.words.t("steps.count", n=steps), _COUNT)
            for place in range(len(wheel)):
                lit = place < wheel.count(steps)
                x = dots.x + 20 + 40 * place
                canvas.dot(x, dots.centre[1], 15, theme.rgb("7A4E12"))
                canvas.dot(x, dots.centre[1], 12, _DOT if lit else _EMPTY)

    def _draw_inventions(self, canvas: Canvas, box: Box) -> None:
        """The five inventions; when the machine rests, what the one does that came up."""
        for invention, row in zip(INVENTIONS, box.rows(len(INVENTIONS), 6), strict=True):
            is_it = self.rests and getattr(self.event, "invention", "") == invention
            icon, rest = row.split_left(row.h + 6, gap=18)
            if is_it:
                canvas.skin(row.inset(-8, -2), looks.CHIP)
            canvas.picture(invention_picture(invention), icon)
            canvas.text(rest, self.words.invention(invention), _COUNT)


def _slowing(share: float) -> float:
    """Fast at first, then slower and slower."""
    return 1 - (1 - share) ** 3
