"""An event card, face up: its picture, its title and what it says."""

from __future__ import annotations

from dataclasses import replace

from game.engine.requests import Card
from game.ui.ankka.pictures import event_picture
from game.ui.ankka.words import Words
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_FRAME = looks.Skin(
    (theme.rgb("8E5BC8"), theme.rgb("5A2E96")), theme.rgb("2A1052"), 6, radius=44, lip=12,
    shine=0.5, shadow=30,
)  # fmt: skip
_TITLE, _TEXT = theme.HEADING, replace(theme.BODY.sized(44), leading=1.0)
_SMALL = replace(theme.BODY.sized(32), leading=0.95)
_NARROW = 700.0
"""Narrower cards have smaller letters."""
_PICTURE = 720 / 480


def draw_event_card(
    canvas: Canvas, box: Box, words: Words, card: Card, brief: bool = False
) -> None:
    """`brief`: its picture and its title only."""
    narrow = box.w < _NARROW
    canvas.skin(box.inset(-16 if narrow else -22), _FRAME)
    canvas.skin(box, looks.DIALOG_PAPER)
    room = box.inset(20, 16) if narrow else box.inset(36, 28)
    title, rest = room.split_top(54 if narrow else 80, gap=12)
    canvas.text(title, words.event(card), _TITLE.sized(42 if narrow else 60), "centre")
    height = min(rest.h if brief else rest.h * 0.62, (rest.w - 16) / _PICTURE)
    picture, text = rest.split_top(height, gap=20)
    art = Box.around(*picture.centre, height * _PICTURE, height)
    canvas.skin(art.inset(-8), replace(looks.WOOD_FRAME, radius=22, lip=8, shadow=10))
    canvas.picture(event_picture(words.data.events[card]), art)
    if not brief:
        style = _SMALL if narrow else _TEXT
        canvas.text(text, words.event(card, "text"), style, "centre", max_lines=None)
