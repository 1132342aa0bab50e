"""The blurred and darkened picture of what lies below a dialog: kept at a sixth of the size."""

from __future__ import annotations

import pygame

from game.ui.kit import theme

SHRINK = 6
_BAND = 32
"""Rows of the small picture that are enlarged at a time, so that no full-size copy is needed."""


class Backdrop:
    """Made from a full-size picture; paints any part of itself at full size again."""

    def __init__(self, picture: pygame.Surface) -> None:
        width, height = picture.get_size()
        # One more than a sixth, so that enlarging by exactly six covers every pixel.
        size = -(-width // SHRINK) + 1, -(-height // SHRINK) + 1
        small = pygame.transform.smoothscale(picture, size)
        for _ in range(2):
            small = pygame.transform.box_blur(small, max(1, size[1] // 60))
        dim = pygame.Surface(size)
        dim.fill(theme.DIM[:3])
        dim.set_alpha(theme.DIM[3])
        small.blit(dim, (0, 0))
        self.small = small

    def paint(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """The part of the picture that covers this area of the target."""
        left, right = area.left // SHRINK, -(-area.right // SHRINK)
        right = min(right, self.small.get_width() - 1)
        bottom = min(-(-area.bottom // SHRINK), self.small.get_height() - 1)
        for top in range(area.top // SHRINK, bottom, _BAND):
            end = min(top + _BAND, bottom)
            piece = self.small.subsurface((left, top, right - left + 1, end - top + 1))
            size = (right - left) * SHRINK, (end - top) * SHRINK
            target.blit(pygame.transform.smoothscale(piece, size), (left * SHRINK, top * SHRINK))
