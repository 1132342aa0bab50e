"""A store that forgets what was not used for longest once it holds too many bytes.

pictures: ByteCache[pygame.Surface] = ByteCache(20_000_000, surface_bytes)
face = pictures.get(("face", 64), lambda: draw_face(64))
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

V = TypeVar("V")


class ByteCache(Generic[V]):
    """Least recently used out first. `budget` in bytes; one item above it is still handed out."""

    def __init__(self, budget: int, weigh: Callable[[V], int]) -> None:
        self.budget = budget
        self.held = 0
        self._weigh = weigh
        self._items: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The item of this key, made now if it is not there."""
        found = self._items.get(key)
        if found is not None:
            self._items.move_to_end(key)
            return found[0]
        item = make()
        weight = self._weigh(item)
        if weight <= self.budget:
            self._items[key] = item, weight
            self.held += weight
            while self.held > self.budget:
                _, (_, lost) = self._items.popitem(last=False)
                self.held -= lost
        return item

    def clear(self) -> None:
        self._items.clear()
        self.held = 0

    def __len__(self) -> int:
        return len(self._items)


def surface_bytes(surface: pygame.Surface) -> int:
    """The memory of a surface's pixels."""
    return surface.get_height() * surface.get_pitch()
