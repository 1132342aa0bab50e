"""What stands where in a picture, and whether it can be seen well enough to be asked about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from game.ankka.scenes.asks import Pattern
from game.ankka.scenes.scene import HEIGHT, WIDTH, Box, Stock, Thing

MARGIN = 6
"""How far from the edge everything stays, in units of the picture."""

LEAST = 40
"""The least size: the side of a square as large as the thing's box. Readable at three metres."""

MOST_HIDDEN = 10
"""The most that two things may overlap, in per cent of the smaller one: below this."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A thing as it is seen: all that can be told of it, with its part, and what it covers."""

    looks: Mapping[str, str]
    size: int
    box: Box

    @property
    def centre(self) -> tuple[float, float]:
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2

    def away(self, other: Seen) -> float:
        """How far its middle is from that of another, in units of the picture."""
        (x, y), (u, v) = self.centre, other.centre
        return float(((x - u) ** 2 + (y - v) ** 2) ** 0.5)

    def gap(self, other: Seen) -> float:
        """How wide the gap between it and another is; 0 where they touch."""
        left, top, right, bottom = self.box
        wide = max(0, left - other.box[2], other.box[0] - right)
        high = max(0, top - other.box[3], other.box[1] - bottom)
        return float((wide**2 + high**2) ** 0.5)

    @property
    def area(self) -> int:
        left, top, right, bottom = self.box
        return (right - left) * (bottom - top)

    def is_meant(self, pattern: Pattern) -> bool:
        return all(self.looks.get(look) == value for look, value in pattern)


def see(things: Sequence[Thing], stock: Stock) -> list[Seen]:
    """The things in the order of their list."""
    return [
        Seen({"part": thing.part, **dict(thing.looks)}, thing.size, covered(thing, stock))
        for thing in things
    ]


def covered(thing: Thing, stock: Stock) -> Box:
    """What a thing covers in the picture. One that faces left is drawn as in a mirror."""
    left, top, right, bottom = stock.by_id[thing.part].box
    if ("facing", "left") in thing.looks:
        left, right = -right, -left
    (x, y), size = thing.at, thing.size
    return (
        x + left * size // 100,
        y + top * size // 100,
        x - (-right * size // 100),
        y - (-bottom * size // 100),
    )


def hidden(one: Box, other: Box) -> int:
    """How much two boxes overlap, in per cent of the smaller."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    if wide <= 0 or high <= 0:
        return 0
    areas = ((box[2] - box[0]) * (box[3] - box[1]) for box in (one, other))
    return 100 * wide * high // min(areas)


def unseen(things: Sequence[Seen]) -> Iterator[tuple[int, str]]:
    """What cannot be seen well: the position of a thing in the list, and why."""
    for at, thing in enumerate(things):
        left, top, right, bottom = thing.box
        if min(left, top, WIDTH - right, HEIGHT - bottom) < MARGIN:
            yield at, f"{thing.looks['part']} reaches over the edge of the picture: {thing.box}"
        if thing.area < LEAST * LEAST:
            side = int(thing.area**0.5)
            yield at, f"{thing.looks['part']} is {side} units large, at least {LEAST} are wanted"
    for (_, one), (at, other) in combinations(enumerate(things), 2):
        if (share := hidden(one.box, other.box)) >= MOST_HIDDEN:
            names = f"{other.looks['part']} and {one.looks['part']}"
            yield at, f"{names} overlap by {share} per cent, less than {MOST_HIDDEN} are wanted"
