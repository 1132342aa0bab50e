"""The end of the game: the winner is named, a march sounds, confetti falls."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from game.joakim.events import GameEnded
from game.ui.joakim import layout
from game.ui.kit.animation import Call, Parallel, Step
from game.ui.table.confetti import confetti
from game.ui.table.reading import Notice, reading_time

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook


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
    return (sound, Parallel(named, *confetti(table.sprites, layout.BOARD)))
