"""Pictures by name, loaded when first drawn and kept at the sizes drawn, within a byte budget.

    assets.picture("joakim/tile_gold", 150, 150)      # images/joakim/tile_gold.webp

Alpha is premultiplied before scaling (straight alpha leaves grey rings). The master is let go
after scaling. A missing or broken picture becomes a placeholder, and its name is noted.
"""

from __future__ import annotations

import math
import time
import zlib
from pathlib import Path

import pygame

from game.ui.kit.cache import ByteCache, surface_bytes
from game.ui.kit.theme import mixed, rgb

_LARGE = 1_000_000
"""Pixels from which an opaque picture is kept in three bytes each: a quarter of it less."""

ENDINGS = (".webp", ".png")


class Assets:
    """Pictures below one folder. Names are `<folder>/<name>` without ending."""

    def __init__(self, folder: Path, budget: int) -> None:
        self.folder = folder
        self.missing: set[str] = set()
        self._pictures: ByteCache[pygame.Surface] = ByteCache(budget, surface_bytes)
        self.allowance = math.inf
        """Seconds that may still be spent on reading; at none left, canvases leave pictures out
        that are not read yet. Only the first frames set it: they wait for nothing."""
        self.left_out = False
        """Was a picture left out since this was last set to False?"""
        self._read: set[str] = set()
        self._sizes: dict[str, tuple[int, int]] = {}
        self._fresh: tuple[str, pygame.Surface] | None = None
        """The master that was read last, until it is scaled."""

    @property
    def held(self) -> int:
        """Bytes of pictures now kept."""
        return self._pictures.held

    def may_draw(self, name: str) -> bool:
        """Was it read already, or is time left to do so? If not, that is noted in `left_out`."""
        if self.allowance > 0 or name in self._read:
            return True
        self.left_out = True
        return False

    def set_budget(self, budget: int) -> None:
        """Forget everything (the window has another size) and keep up to `budget` bytes."""
        self._pictures.clear()
        self._read.clear()
        self._pictures.budget = budget

    def picture(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture at exactly this size in pixels, premultiplied."""
        size = max(1, width), max(1, height)
        return self._pictures.get((name, size), lambda: self._scaled(name, size))

    def faded(self, name: str, width: int, height: int, alpha: float) -> pygame.Surface:
        """The same at this opacity (0 to 1, in sixteen steps)."""
        step = max(0, min(16, round(alpha * 16)))
        if step == 16:
            return self.picture(name, width, height)

        def fade() -> pygame.Surface:
            out = self.picture(name, width, height).convert_alpha()
            out.fill((step * 255 // 16,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            return out

        return self._pictures.get((name, (width, height), step), fade)

    def size(self, name: str) -> tuple[int, int]:
        """The master's size in pixels, (1, 1) when it is missing."""
        if name not in self._sizes:
            began = time.monotonic()
            master = self._load(name)
            self.allowance -= time.monotonic() - began
            self._fresh = (name, master) if master is not None else None
        return self._sizes[name]

    def _scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        began = time.monotonic()
        drawn = self._prepared(name, size)
        self._read.add(name)
        self.allowance -= time.monotonic() - began
        return drawn

    def _prepared(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        fresh, self._fresh = self._fresh, None
        master = fresh[1] if fresh is not None and fresh[0] == name else self._load(name)
        del fresh
        if master is None:
            return placeholder(name, size)
        # Large masters are the peak of memory: never more than one copy of one is held.
        opaque = not master.get_masks()[3]
        if opaque:
            master = master.convert()
        else:
            master.premul_alpha_ip()
        if master.get_size() != size:
            master = pygame.transform.smoothscale(master, size)
        if opaque:
            return master.convert(24) if size[0] * size[1] >= _LARGE else master
        return master.convert_alpha()

    def _load(self, name: str) -> pygame.Surface | None:
        """The master as it is on disk (24 or 32 bits), None when there is none to be read."""
        for ending in ENDINGS:
            path = self.folder / (name + ending)
            try:
                raw = pygame.image.load(path)
            except (FileNotFoundError, pygame.error):
                continue
            self._sizes[name] = raw.get_size()
            return raw if raw.get_bytesize() >= 3 else raw.convert_alpha()
        self.missing.add(name)
        self._sizes[name] = (1, 1)
        return None


def placeholder(name: str, size: tuple[int, int]) -> pygame.Surface:
    """A framed box in a colour of its own with the picture's name, where a picture is missing."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    hues = ("C98845", "2F80DB", "71AF3E", "8A46B8", "C22E35", "4FC0B4")
    colour = rgb(hues[zlib.crc32(name.encode()) % len(hues)])
    radius = min(size) // 8
    pygame.draw.rect(out, mixed(colour, (255, 255, 255), 0.35), out.get_rect(), 0, radius)
    pygame.draw.rect(out, colour, out.get_rect(), max(1, min(size) // 24), radius)
    if size[1] >= 24 and pygame.font.get_init():
        font = pygame.font.Font(None, max(12, min(size[1] // 4, size[0] // 6)))
        words = font.render(name.rpartition("/")[2], True, (40, 20, 10))
        out.blit(words, words.get_rect(center=out.get_rect().center))
    return out.premul_alpha()
