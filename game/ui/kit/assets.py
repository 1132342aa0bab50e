"""Pictures by name, loaded when first drawn and kept at the sizes drawn, within a byte budget.

    assets.picture("joakim/tile_gold", 150, 150)      # images/joakim/tile_gold.webp

Alpha is premultiplied before scaling (straight alpha leaves grey rings). The master is let go
after scaling. Large masters have a smaller one beside them (`name.half.webp`), which is read where
it is large enough. A missing or broken picture becomes a placeholder, and its name is noted.
"""

from __future__ import annotations

import zlib
from pathlib import Path

import pygame

from game.ui.kit.cache import ByteCache, surface_bytes
from game.ui.kit.theme import mixed, rgb

_LARGE = 1_000_000
"""Pixels from which an opaque picture is kept in three bytes each: a quarter of it less."""

_SMALL = 450
"""The share of the budget up to which a picture is small. There are many, and a card that comes by
must not cost all of them: they have a store of their own, a sixth of the whole."""

ENDINGS = (".webp", ".png")
HALF = ".half"
"""Ends the name of a master of half the width and height."""


class Assets:
    """Pictures below one folder. Names are `<folder>/<name>` without ending."""

    def __init__(self, folder: Path, budget: int) -> None:
        self.folder = folder
        self.missing: set[str] = set()
        self._large: ByteCache[pygame.Surface] = ByteCache(0, surface_bytes)
        self._small: ByteCache[pygame.Surface] = ByteCache(0, surface_bytes)
        self._small_bytes = 0
        self._halves = False
        self._halved: set[str] = set()
        """Pictures of which the smaller master was read."""
        self._sizes: dict[str, tuple[int, int]] = {}
        self._fresh: tuple[str, pygame.Surface] | None = None
        """The master that was read last, until it is scaled."""
        self.set_budget(budget)

    @property
    def held(self) -> int:
        """Bytes of pictures now kept."""
        return self._large.held + self._small.held

    def set_budget(self, budget: int, halves: bool = False) -> None:
        """Forget everything (the window has another size) and keep up to `budget` bytes. `halves`:
        the window is so small that masters of half the size will do, as a rule."""
        for store in (self._large, self._small):
            store.clear()
        self._halved.clear()
        self._fresh = None
        self._small.budget = budget // 6
        self._large.budget = budget - self._small.budget
        self._small_bytes = budget // _SMALL
        self._halves = halves

    def picture(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture at exactly this size in pixels, premultiplied."""
        size = max(1, width), max(1, height)
        return self._store(size).get((name, size), lambda: self._scaled(name, size))

    def faded(self, name: str, width: int, height: int, alpha: float) -> pygame.Surface:
        """The same at this opacity (0 to 1, in sixteen steps)."""
        step = max(0, min(16, round(alpha * 16)))
        if step == 16:
            return self.picture(name, width, height)

        def fade() -> pygame.Surface:
            out = self.picture(name, width, height).convert_alpha()
            out.fill((step * 255 // 16,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            return out

        return self._store((width, height)).get((name, (width, height), step), fade)

    def _store(self, size: tuple[int, int]) -> ByteCache[pygame.Surface]:
        return self._small if size[0] * size[1] * 4 <= self._small_bytes else self._large

    def size(self, name: str) -> tuple[int, int]:
        """The size in pixels of the master that was read first, (1, 1) when it is missing."""
        if name not in self._sizes:
            master = self._load(name, self._halves)
            self._fresh = (name, master) if master is not None else None
        return self._sizes[name]

    def _scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        fresh, self._fresh = self._fresh, None
        known = fresh is not None and fresh[0] == name
        master = fresh[1] if fresh is not None and known else self._load(name, self._halves)
        del fresh
        if master is not None and name in self._halved and master.get_width() < size[0]:
            master = self._load(name, half=False) or master
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

    def _load(self, name: str, half: bool) -> pygame.Surface | None:
        """The master as it is on disk (24 or 32 bits), None when there is none to be read."""
        for ending in (HALF + ENDINGS[0], *ENDINGS) if half else ENDINGS:
            path = self.folder / (name + ending)
            try:
                raw = pygame.image.load(path)
            except (FileNotFoundError, pygame.error):
                continue
            self._sizes.setdefault(name, raw.get_size())
            if ending.startswith(HALF):
                self._halved.add(name)
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
