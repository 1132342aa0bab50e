"""What the scene maker can ask: for every kind of question which things it takes, and its words.

Each function drafts one scene for a Desk: it chooses parts that the backdrop has room for, how many
and how they look, and writes question and options. The solver then judges whether it is any good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

import scene_words as words
from scene_placing import NoRoom, Wish, Zone, single_parts, zones

from game.ankka.scenes.scene import Stock

Options = list[tuple[int | str, words.Words]]
NOT_COUNTED = ("wheelbarrow", "sunglasses", "moon")
"""Words that Finnish has in the plural only, and what there is but one of."""


@dataclass
class Draft:
    """A scene before its things have places. `row`: the zone where they stand in this order;
    `taboo`: parts that must not be added; `closed`: zones where nothing must be added."""

    wishes: list[Wish]
    ask: dict[str, Any]
    text: words.Words
    options: Options
    row: Zone | None = None
    taboo: set[str] = field(default_factory=set)
    closed: set[str] = field(default_factory=set)


class Desk:
    """One scene in the making: what there is to choose from, and the dice."""

    def __init__(
        self, stock: Stock, backdrop: str, level: int, rng: Random, taken: set[tuple[str, str]]
    ) -> None:
        self.stock, self.level, self.rng = stock, level, rng
        self.zones = zones(backdrop)
        self.taken = taken
        self.topic = ""
        self.parts = list(dict.fromkeys(part for zone in self.zones for part in zone.parts))

    def looks(self, part: str) -> dict[str, tuple[str, ...]]:
        return dict(self.stock.by_id[part].looks)

    def homes(self, part: str) -> list[Zone]:
        return [zone for zone in self.zones if part in zone.parts]

    def wish(self, part: str, scale: float = 1.0, zone: Zone | None = None, **looks: str) -> Wish:
        """A part that looks as said, and otherwise by chance."""
        chosen = {name: self.rng.choice(values) for name, values in self.looks(part).items()}
        return Wish(part, chosen | looks, [zone] if zone else self.homes(part), scale)

    def pick(self, topic: str, fits: Callable[[str], bool] = lambda _: True) -> str:
        """A part to ask about that this topic has not had on this backdrop. Raises NoRoom."""
        found = [p for p in self.parts if fits(p) and (topic, p) not in self.taken]
        if not found:
            raise NoRoom
        part = self.rng.choice(found)
        self.topic = f"{topic} {part}"
        self.taken = self.taken | {(topic, part)}
        return part

    def countable(self, part: str) -> bool:
        return part not in NOT_COUNTED and part not in single_parts()

    def coloured(self, part: str) -> bool:
        return "colour" in self.looks(part) and self.countable(part)

    def palette(self, part: str, look: str, number: int) -> list[str]:
        """So many colours of a look that everybody can tell apart. Raises NoRoom."""
        alike = {frozenset(pair) for pair in self.stock.alike}
        clear = [value for value in self.looks(part)[look] if value in self.stock.colours]
        sets = [
            list(chosen)
            for chosen in combinations(clear, number)
            if not any(frozenset(pair) in alike for pair in combinations(chosen, 2))
        ]
        if not sets:
            raise NoRoom
        chosen = self.rng.choice(sets)
        self.rng.shuffle(chosen)
        return chosen

    def by_level(self, *ranges: tuple[int, int]) -> int:
        """A number between the two that stand for this level."""
        return self.rng.randint(*ranges[self.level - 1])

    def others(self, number: int, without: Iterable[str]) -> list[str]:
        """Other parts of the backdrop. Raises NoRoom."""
        left = [part for part in self.parts if part not in without]
        if len(left) < number:
            raise NoRoom
        return self.rng.sample(left, number)

    def near(self, right: int, say: Callable[[int], words.Words], least: int = 1) -> Options:
        """Three numbers in order, one of them right."""
        first = self.rng.randint(max(least, right - 2), right)
        return [(number, say(number)) for number in range(first, first + 3)]

    def three(self, right: str, wrong: Sequence[str], say: Callable[[str], words.Words]) -> Options:
        """The right one and two others, in any order. Raises NoRoom."""
        values = list(dict.fromkeys(value for value in wrong if value != right))
        if len(values) < 2:
            raise NoRoom
        chosen = [right, *self.rng.sample(values, 2)]
        self.rng.shuffle(chosen)
        return [(value, say(value)) for value in chosen]


def text(kind: str, *forms: Mapping[str, Mapping[str, str]]) -> words.Words:
    return words.capitalised(words.fill(words.asking()["texts"][kind], *forms))


def meant(part: str, **looks: str) -> dict[str, str]:
    return {"part": part, **looks}


# How many


def count(desk: Desk) -> Draft:
    part = desk.pick("count", desk.countable)
    number = desk.by_level((2, 4), (5, 7), (8, 10))
    return Draft(
        [desk.wish(part) for _ in range(number)],
        {"do": "count", "of": meant(part)},
        text("count", words.noun(part)),
        desk.near(number, lambda n: words.counted(n, part)),
        taboo={part},
    )


def count_colour(desk: Desk) -> Draft:
    """Things of one colour among others of the same sort."""
    custom = words.asking()["looks"]
    choices = [
        f"{part}.{look}"
        for part in desk.parts
        if desk.countable(part)
        for look in desk.looks(part)
        if look == "colour" or "count" in custom.get(f"{part}.{look}", {})
    ]
    kind = desk.rng.choice(choices)
    part, look = kind.split(".")
    desk.pick("count_colour", lambda each: each == part)
    asked, *others = desk.palette(part, look, 3 if len(desk.looks(part)[look]) > 2 else 2)
    number, rest = desk.by_level((2, 3), (3, 5), (5, 6)), desk.by_level((2, 3), (4, 5), (5, 6))
    template = custom.get(kind, {}).get("count") or words.asking()["texts"]["count_colour"]
    return Draft(
        [desk.wish(part, **{look: asked}) for _ in range(number)]
        + [desk.wish(part, **{look: desk.rng.choice(others)}) for _ in range(rest)],
        {"do": "count", "of": meant(part, **{look: asked})},
        words.fill(template, words.noun(part), words.colour(asked, part)),
        desk.near(number, lambda n: words.counted(n, part)),
        taboo={part},
    )


def _phrased(desk: Desk, part: str) -> list[tuple[str, str, dict[str, str]]]:
    """The looks of a part that have words of their own: look, value and words."""
    said = words.asking()["is"]
    return [
        (look, value, phrase)
        for look, values in desk.looks(part).items()
        for value in values
        if (phrase := said.get(f"{part}.{look}={value}") or said.get(f"{look}={value}"))
    ]


def count_is(desk: Desk) -> Draft:
    """Things that are open, lit, dotted ... among others that are not."""
    part = desk.pick("count_is", lambda p: desk.countable(p) and bool(_phrased(desk, p)))
    look, value, phrase = desk.rng.choice(_phrased(desk, part))
    others = [other for other in desk.looks(part)[look] if other != value]
    number, rest = desk.by_level((2, 3), (3, 5), (5, 6)), desk.by_level((2, 3), (3, 4), (4, 6))
    return Draft(
        [desk.wish(part, **{look: value}) for _ in range(number)]
        + [desk.wish(part, **{look: desk.rng.choice(others)}) for _ in range(rest)],
        {"do": "count", "of": meant(part, **{look: value})},
        text("count_is", words.noun(part), as_forms("is", phrase)),
        desk.near(number, lambda n: words.counted(n, part)),
        taboo={part},
    )


def as_forms(name: str, said: Mapping[str, str]) -> words.Forms:
    return {language: {name: text} for language, text in said.items()}


def count_both(desk: Desk) -> Draft:
    """Of one colour and open, lit, dotted ... at the same time."""
    part = desk.pick("count_both", lambda p: desk.coloured(p) and bool(_phrased(desk, p)))
    look, value, phrase = desk.rng.choice(_phrased(desk, part))
    others = [other for other in desk.looks(part)[look] if other != value]
    asked, *colours = desk.palette(part, "colour", 3)
    number = desk.by_level((1, 2), (2, 3), (3, 4))
    half, rest = desk.by_level((1, 2), (2, 2), (2, 3)), desk.by_level((1, 2), (2, 3), (3, 4))
    return Draft(
        [desk.wish(part, colour=asked, **{look: value}) for _ in range(number)]
        + [desk.wish(part, colour=asked, **{look: desk.rng.choice(others)}) for _ in range(half)]
        + [desk.wish(part, colour=desk.rng.choice(colours), **{look: value}) for _ in range(rest)],
        {"do": "count", "of": meant(part, colour=asked, **{look: value})},
        text(
            "count_both",
            words.noun(part),
            words.colour(asked, part),
            as_forms("is", phrase),
        ),
        desk.near(number, lambda n: words.counted(n, part)),
        taboo={part},
    )


def turning(part: str) -> words.Forms:
    return as_forms("verb", words.asking()["verbs"][part])


def count_facing(desk: Desk) -> Draft:
    part = desk.pick("facing", lambda p: desk.countable(p) and p in words.asking()["verbs"])
    side, other = desk.rng.sample(["left", "right"], 2)
    number, rest = desk.by_level((2, 3), (3, 5), (5, 6)), desk.by_level((1, 3), (3, 4), (4, 5))
    return Draft(
        [desk.wish(part, facing=side) for _ in range(number)]
        + [desk.wish(part, facing=other) for _ in range(rest)],
        {"do": "count", "of": meant(part, facing=side)},
        text("count_facing", words.noun(part), words.asking()["sides"][side], turning(part)),
        desk.near(number, lambda n: words.counted(n, part)),
        taboo={part},
    )


def total(desk: Desk) -> Draft:
    """Two sorts of things together."""
    part = desk.pick("sum", desk.countable)
    other = desk.pick("sum", lambda each: desk.countable(each) and each != part)
    numbers = [desk.by_level((1, 3), (3, 5), (5, 6)) for _ in range(2)]
    return Draft(
        [desk.wish(each) for each, n in zip((part, other), numbers, strict=True) for _ in range(n)],
        {"do": "sum", "of": [meant(part), meant(other)]},
        text("sum", words.noun(part), words.noun(other, "2")),
        desk.near(sum(numbers), words.plainly, 2),
        taboo={part, other},
    )


def difference(desk: Desk) -> Draft:
    part = desk.pick("difference", desk.countable)
    other = desk.pick("difference", lambda each: desk.countable(each) and each != part)
    fewer, more = desk.by_level((1, 2), (2, 4), (4, 5)), desk.by_level((1, 2), (1, 3), (2, 4))
    return Draft(
        [desk.wish(part) for _ in range(fewer + more)] + [desk.wish(other) for _ in range(fewer)],
        {"do": "difference", "of": [meant(part), meant(other)]},
        text("difference", words.noun(part), words.noun(other, "2")),
        desk.near(more, words.plainly),
        taboo={part, other},
    )


def compare(desk: Desk) -> Draft:
    """More of the one, of the other, or as many."""
    part = desk.pick("compare", desk.countable)
    other = desk.pick("compare", lambda each: desk.countable(each) and each != part)
    number = desk.by_level((2, 3), (4, 5), (5, 6))
    second = max(1, number + desk.rng.choice((-2, 2) if desk.level == 1 else (-1, 0, 1)))
    return Draft(
        [desk.wish(part) for _ in range(number)] + [desk.wish(other) for _ in range(second)],
        {"do": "compare", "of": [meant(part), meant(other)]},
        text("compare", words.noun(part), words.noun(other, "2")),
        [
            ("first", words.some_parts(part)),
            ("second", words.some_parts(other)),
            ("same", words.asking()["same"]),
        ],
        taboo={part, other},
    )


def kinds(desk: Desk) -> Draft:
    """How many different colours there are."""
    part = desk.pick("kinds", desk.coloured)
    number = desk.by_level((2, 3), (3, 4), (4, 5))
    colours = desk.palette(part, "colour", number)
    more = [desk.rng.choice(colours) for _ in range(desk.by_level((1, 2), (2, 4), (3, 5)))]
    return Draft(
        [desk.wish(part, colour=colour) for colour in colours + more],
        {"do": "kinds", "of": meant(part), "by": "colour"},
        text("kinds", words.noun(part)),
        desk.near(number, lambda n: words.asking()["colour_counts"][n], 2),
        taboo={part},
    )
