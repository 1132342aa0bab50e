"""A card leaves its pile, grows over the board and is turned to its front."""

from __future__ import annotations

from functools import partial
from math import cos, pi
from typing import TYPE_CHECKING

import pygame

from game.joakim.data import DeckName
from game.ui.kit.animation import Call, Sequence, Step
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import PaintedSprite
from game.ui.table.flying import Hangar
from game.ui.table.motion import Passing, ease_in_out, straight

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

BACK, FRONT = (214.0, 300.0), (396.0, 300.0)
_MIDDLE = (600.0, 430.0)
_Z = 180
_DRAW_TIME, _TURN_TIME = 480.0, 420.0


def turn_card(look: JoakimLook, deck: DeckName, reduced: bool, start: Box | None = None) -> Step:
    """Draw the top card of a pile (or one from where `start` is) to the middle of the board and
    turn it up."""
    play, sprites = look.table.play, look.table.sprites
    begin, end = start or look.board.deck_top(deck, look.state), Box.around(*_MIDDLE, *BACK)
    way = straight(begin, end, 40)
    now = {"turned": 0.0}

    def paint(canvas: Canvas, box: Box) -> None:
        _paint(canvas, box, look.hangar, deck, now["turned"])

    def drawn(share: float) -> None:
        card.box = end if reduced else way(share)

    def turned(share: float) -> None:
        now["turned"] = 1.0 if reduced else share
        card.box = Box.around(*_MIDDLE, *FRONT)

    card = PaintedSprite(begin, paint, _Z, margin=4)
    return Sequence(
        Call(partial(play, "card_draw")),
        Passing(sprites, card, _DRAW_TIME, drawn),
        Call(partial(play, "card_turn")),
        Passing(sprites, card, _TURN_TIME, turned, ease_in_out),
    )


def _paint(canvas: Canvas, box: Box, hangar: Hangar, deck: DeckName, turned: float) -> None:
    """The back while it comes and in the first half of the turn, then the front."""
    front = turned > 0.5
    name = f"joakim/{'front' if front else 'back'}_{deck}"
    size = FRONT if front else BACK
    picture = hangar.picture(name, size)
    if turned:
        width = size[0] * abs(cos(pi * turned))
        place = canvas.view.rect(Box.around(*box.centre, max(4.0, width), size[1]))
    else:
        place = canvas.view.rect(box)
    if place.size != picture.get_size():
        picture = pygame.transform.smoothscale(picture, place.size)
    canvas.blit(picture, place.topleft)
