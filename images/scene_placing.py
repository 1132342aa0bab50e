"""Where the scene maker puts things: the zones of a backdrop, and room for everything in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import yaml

from game.ankka.scenes.scene import HEIGHT, WIDTH, Box, Stock, Thing
from game.ankka.scenes.seeing import covered

_PLACES = Path(__file__).resolve().parent / "src" / "ankka" / "backdrops" / "places.yaml"
_EDGE = 9
_GAP = 7
_TRIES = 160


class NoRoom(Exception):
    """What is wanted does not fit: try again with other things or places."""


@dataclass(frozen=True)
class Zone:
    """Part of a backdrop where feet stand: anywhere, or in `rows` at the heights of `y`. `leader`:
    the part that pulls the others of its row; `called`: what questions call the zone."""

    name: str
    y: tuple[int, int]
    size: tuple[int, int]
    parts: tuple[str, ...]
    x: tuple[int, int] = (_EDGE, WIDTH - _EDGE)
    rows: bool = False
    leader: str = ""
    called: Mapping[str, str] = field(default_factory=dict)

    @property
    def heights(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(self.y))

    def size_at(self, y: int) -> int:
        low, high = self.y
        share = (y - low) / (high - low) if high > low else 1
        return round(self.size[0] + share * (self.size[1] - self.size[0]))


@dataclass
class Wish:
    """A thing that is to be placed: in one of these zones, `scale` times as large as others."""

    part: str
    looks: dict[str, str]
    zones: Sequence[Zone]
    scale: float = 1.0


@cache
def _read() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(_PLACES.read_text("utf-8"))
    return found


def single_parts() -> tuple[str, ...]:
    return tuple(_read()["single"])


@cache
def zones(backdrop: str) -> tuple[Zone, ...]:
    return tuple(
        Zone(
            name,
            tuple(zone["y"]),
            tuple(zone["size"]),
            tuple(zone["parts"]),
            tuple(zone.get("x", (_EDGE, WIDTH - _EDGE))),
            zone.get("rows", False),
            zone.get("leader", ""),
            zone.get("name", {}),
        )
        for name, zone in _read()["places"][backdrop].items()
    )


class Picture:
    """A picture that is being filled."""

    def __init__(self, stock: Stock, rng: Random, enlarged: float = 1.0) -> None:
        self._stock = stock
        self._rng = rng
        self._enlarged = enlarged
        self.things: list[Thing] = []
        self._boxes: list[Box] = []

    def put_row(self, wishes: Sequence[Wish], zone: Zone) -> None:
        """Place things from left to right at one height. Raises NoRoom."""
        y = zone.y[0] if zone.rows else sum(zone.y) // 2
        self._line_up(wishes, zone, y)

    def put(self, wishes: Iterable[Wish], optional: Iterable[Wish] = ()) -> None:
        """Place things at random. Raises NoRoom for the first ones, leaves out the others."""
        shelves: dict[tuple[str, int], list[Wish]] = {}
        by_name: dict[str, Zone] = {}
        for must, wish in [*((True, w) for w in wishes), *((False, w) for w in optional)]:
            zone = self._rng.choice(list(wish.zones))
            by_name[zone.name] = zone
            if zone.rows:
                self._shelve(wish, zone, shelves, must)
            else:
                self._drop(wish, zone, must)
        for (name, y), row in shelves.items():
            leader = by_name[name].leader
            facing = next((wish.looks["facing"] for wish in row if wish.part == leader), "right")
            self._rng.shuffle(row)
            row.sort(key=lambda wish: wish.part == leader, reverse=facing == "left")
            self._line_up(row, by_name[name], y)

    def _shelve(
        self, wish: Wish, zone: Zone, shelves: dict[tuple[str, int], list[Wish]], must: bool
    ) -> None:
        """Put a thing on the list of a shelf that has room for it."""
        for y in self._rng.sample(zone.heights, len(zone.heights)):
            row = shelves.setdefault((zone.name, y), [])
            taken = sum(self._wide(each, zone, y) for each in [*row, wish])
            if taken + (len(row) + 2) * _GAP * 2 < zone.x[1] - zone.x[0]:
                row.append(wish)
                return
        if must:
            raise NoRoom

    def _wide(self, wish: Wish, zone: Zone, y: int) -> int:
        left, _, right, _ = covered(self._thing(wish, zone, 0, y), self._stock)
        return right - left

    def _line_up(self, row: Sequence[Wish], zone: Zone, y: int) -> None:
        wide = [self._wide(wish, zone, y) for wish in row]
        spare = zone.x[1] - zone.x[0] - sum(wide) - (len(row) + 1) * _GAP
        if spare < 0:
            raise NoRoom
        shares = [self._rng.uniform(0.6, 1.4) for _ in range(len(row) + 1)]
        left = float(zone.x[0])
        for wish, width, share in zip(row, wide, shares, strict=False):
            left += _GAP + spare * share / sum(shares)
            thing = self._thing(wish, zone, 0, y)
            at = round(left) - covered(thing, self._stock)[0]
            self._keep(self._thing(wish, zone, at, y))
            left += width

    def _drop(self, wish: Wish, zone: Zone, must: bool) -> None:
        for _ in range(_TRIES):
            y = self._rng.randint(*zone.y)
            thing = self._thing(wish, zone, self._rng.randint(*zone.x), y)
            if self._fits(covered(thing, self._stock), zone):
                self._keep(thing)
                return
        if must:
            raise NoRoom

    def _thing(self, wish: Wish, zone: Zone, x: int, y: int) -> Thing:
        even = sum(zone.size) / 2 if wish.scale != 1 else zone.size_at(y)
        size = max(1, round(even * wish.scale * (1 if zone.rows else self._enlarged)))
        return Thing(wish.part, (x, y), size, tuple(wish.looks.items()))

    def _fits(self, box: Box, zone: Zone) -> bool:
        left, top, right, bottom = box
        if left < zone.x[0] or right > zone.x[1] or top < _EDGE or bottom > HEIGHT - _EDGE:
            return False
        return not any(
            left < other[2] + _GAP
            and other[0] < right + _GAP
            and top < other[3] + _GAP
            and other[1] < bottom + _GAP
            for other in self._boxes
        )

    def _keep(self, thing: Thing) -> None:
        self.things.append(thing)
        self._boxes.append(covered(thing, self._stock))
