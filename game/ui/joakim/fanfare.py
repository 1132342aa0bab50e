"""The end of the game: the winner is named, a march sounds, confetti falls."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import sin
from typing import TYPE_CHECKING

from game.joakim.events import GameEnded
from game.ui.joakim import layout
from game.ui.kit import theme
from game.ui.kit.animation import Call, Parallel, Step, Tween, steady
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import PaintedSprite
from game.ui.table.reading import Notice, reading_time

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_PIECES, _SIZE, _FALL = 26, 26.0, 1450.0
_COLOURS = [look.top for look in theme.SEATS.values()]


def fanfare(look: JoakimLook, event: GameEnded) -> Iterable[Step]:
    """The steps that end a game; with reduced motion nothing falls."""
    table = look.table
    human = any(table.is_human(seat) for seat in event.winners)
    sound = Call(partial(table.play, "win" if human or not event.winners else "lose"))
    text = look.telling.line(event)
    winner = table.seating(event.winners[0]).look if event.winners else ""
    banner = look.animations.announcer.banner
    show = partial(banner.show, text, winner)
    named = Notice(max(3000.0, reading_time(text)), table.kit.clock, show, banner.hide)
    if table.kit.settings.reduced_motion:
        return (sound, named)
    return (sound, Parallel(named, *(_piece(look, place) for place in range(_PIECES))))


def _piece(look: JoakimLook, place: int) -> Step:
    """One piece of confetti: it falls, swaying, and is gone."""
    colour = _COLOURS[place % len(_COLOURS)]
    x = layout.BOARD.x + 30 + (place * 271) % (layout.BOARD.w - 90)
    late = (place * 7 % 10) / 25

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.fill(box, colour, 6)

    sprite = PaintedSprite(Box(x, -60, _SIZE, _SIZE * 0.6), paint, 250)
    sprites = look.table.sprites

    def fall(share: float) -> None:
        down = max(0.0, share - late) / (1 - late)
        y = layout.BOARD.y - 60 + down * (layout.BOARD.h + 20)
        sprite.box = sprite.box.at(x + 40 * sin(8 * down + place), y)
        if share >= 1:
            sprites.remove(sprite)

    sprites.add(sprite)
    return Tween(_FALL, fall, steady)
