"""What the scene maker asks of single things: which one, what colour. See scene_drafts."""

from __future__ import annotations

import scene_words as words
from scene_drafts import Desk, Draft, meant, text, turning
from scene_placing import NoRoom


def _amounts(desk: Desk) -> list[int]:
    """Three numbers, the first the greatest."""
    first = desk.by_level((3, 4), (4, 5), (5, 5))
    gap = 2 if desk.level == 1 else 1
    return [first, first - gap, max(1, first - gap - desk.rng.randint(0, 1))]


def most_part(desk: Desk) -> Draft:
    parts = [desk.pick("most", desk.countable)]
    parts += desk.others(2, [*parts, *(p for p in desk.parts if not desk.countable(p))])
    wishes = [
        desk.wish(part) for part, n in zip(parts, _amounts(desk), strict=True) for _ in range(n)
    ]
    return Draft(
        wishes,
        {"do": "which_most", "of": [meant(part) for part in parts], "by": "part"},
        text("most_part"),
        desk.three(parts[0], parts, words.some_parts),
        taboo=set(parts),
    )


def most_colour(desk: Desk) -> Draft:
    part = desk.pick("most_colour", desk.coloured)
    colours = desk.palette(part, "colour", 3)
    wishes = [
        desk.wish(part, colour=colour)
        for colour, n in zip(colours, _amounts(desk), strict=True)
        for _ in range(n)
    ]
    return Draft(
        wishes,
        {"do": "which_most", "of": [meant(part)], "by": "colour"},
        text("most_colour", words.noun(part)),
        desk.three(colours[0], colours, lambda colour: words.a_colour(colour, "c_ptvpl")),
        taboo={part},
    )


def missing_part(desk: Desk) -> Draft:
    """Two of three are there, among other things."""
    missing = desk.pick("missing", lambda _: True)
    present = desk.others(desk.by_level((4, 5), (6, 8), (9, 11)), [missing])
    return Draft(
        [desk.wish(part) for part in present],
        {"do": "which_missing", "of": [{}], "by": "part"},
        text("missing_part"),
        desk.three(missing, present, words.a_part),
        taboo={missing},
    )


def missing_colour(desk: Desk) -> Draft:
    part = desk.pick("missing_colour", desk.coloured)
    missing, *present = desk.palette(part, "colour", 3 if desk.level == 1 else 4)
    more = [desk.rng.choice(present) for _ in range(desk.by_level((2, 3), (4, 5), (6, 7)))]
    return Draft(
        [desk.wish(part, colour=colour) for colour in present + more],
        {"do": "which_missing", "of": [meant(part)], "by": "colour"},
        text("missing_colour", words.noun(part)),
        desk.three(missing, present, lambda colour: words.a_colour(colour, "c_ptv")),
        taboo={part},
    )


def twice_part(desk: Desk) -> Draft:
    parts = [desk.pick("twice", desk.countable)]
    parts += desk.others(3, [*parts, *(p for p in desk.parts if not desk.countable(p))])
    numbers = (2, 1, 3, desk.by_level((1, 1), (3, 3), (4, 4)))
    wishes = [desk.wish(p) for p, n in zip(parts, numbers, strict=True) for _ in range(n)]
    return Draft(
        wishes,
        {"do": "which_twice", "of": [meant(part) for part in parts], "by": "part"},
        text("twice_part"),
        desk.three(parts[0], parts, lambda part: words.some_parts(part, "of")),
        taboo=set(parts),
    )


def twice_colour(desk: Desk) -> Draft:
    part = desk.pick("twice_colour", desk.coloured)
    colours = desk.palette(part, "colour", 3)
    numbers = (2, desk.by_level((1, 1), (1, 3), (3, 4)), desk.by_level((3, 3), (3, 4), (4, 4)))
    wishes = [
        desk.wish(part, colour=colour)
        for colour, n in zip(colours, numbers, strict=True)
        for _ in range(n)
    ]
    return Draft(
        wishes,
        {"do": "which_twice", "of": [meant(part)], "by": "colour"},
        text("twice_colour", words.noun(part)),
        desk.three(colours[0], colours, lambda colour: words.a_colour(colour, "c_ptvpl")),
        taboo={part},
    )


def _odd(desk: Desk, part: str, look: str, odd: str, even: str, kind: str) -> Draft:
    """One thing whose look is another; its colour is its own, so that it can be told by it."""
    answer, *colours = desk.palette(part, "colour", 3 if desk.level == 1 else 4)
    number = desk.by_level((3, 4), (5, 7), (8, 9))
    rest = colours + [desk.rng.choice(colours) for _ in range(number - len(colours))]
    forms = [words.noun(part)] + ([turning(part)] if look == "facing" else [])
    return Draft(
        [desk.wish(part, colour=answer, **{look: odd})]
        + [desk.wish(part, colour=colour, **{look: even}) for colour in rest],
        {"do": "odd_one_out", "of": meant(part), "by": look, "tell": "colour"},
        text(kind, *forms),
        desk.three(answer, colours, words.a_colour),
        taboo={part},
    )


def odd_facing(desk: Desk) -> Draft:
    part = desk.pick(
        "odd", lambda p: desk.coloured(p) and p in words.asking()["verbs"] and "sheep" not in p
    )
    odd, even = desk.rng.sample(["left", "right"], 2)
    return _odd(desk, part, "facing", odd, even, "odd_facing")


def odd_pattern(desk: Desk) -> Draft:
    part = desk.pick("odd_pattern", lambda p: desk.coloured(p) and "pattern" in desk.looks(p))
    odd, even = desk.rng.sample(desk.looks(part)["pattern"], 2)
    return _odd(desk, part, "pattern", odd, even, "odd_pattern")


def colour_of(desk: Desk) -> Draft:
    """What colour the only one is."""
    part = desk.pick(
        "colour_of",
        lambda p: (
            "colour" in desk.looks(p) and p not in ("sunglasses", "wheelbarrow", "lighthouse")
        ),
    )
    colours = desk.palette(part, "colour", 3)
    return Draft(
        [desk.wish(part, colour=colours[0])],
        {"do": "colour_of", "of": meant(part), "by": "colour"},
        text("colour_of", words.noun(part)),
        desk.three(colours[0], colours, words.a_colour),
        taboo={part},
    )


def tell(desk: Desk) -> Draft:
    """What can be read off the only one: the time, the candles, the colour of its flag ..."""
    looks, tells = words.asking()["looks"], words.asking()["tells"]
    kinds = [f"{part}.{look}" for part in desk.parts for look in desk.looks(part)]
    kind = desk.rng.choice([k for k in kinds if k in tells or "tell" in looks.get(k, {})] or [""])
    if not kind:
        raise NoRoom
    part, look = kind.split(".")
    desk.pick(f"tell {look}", lambda each: each == part)
    if kind in tells:
        said = tells[kind]["options"]
        right = desk.rng.choice(list(said))
        options = desk.three(right, list(said), lambda value: said[value])
        said_text = tells[kind]["text"]
    else:
        colours = desk.palette(part, look, 3)
        right, said_text = colours[0], looks[kind]["tell"]
        case = "c_pl" if looks[kind].get("plural") else "c"
        if kind in ("icecream.flavour", "jar.content"):
            case = "c_ptv"
        options = desk.three(right, colours, lambda colour: words.a_colour(colour, case))
    return Draft(
        [desk.wish(part, **{look: right})],
        {"do": "colour_of", "of": meant(part), "by": look},
        dict(said_text),
        options,
        taboo={part},
    )


def extreme(desk: Desk) -> Draft:
    """The biggest or smallest one."""
    part = desk.pick("extreme", desk.coloured)
    which = desk.rng.choice(["largest", "smallest"])
    colours = desk.palette(part, "colour", 3 if desk.level == 1 else 4)
    number = desk.by_level((3, 4), (5, 6), (6, 7))
    rest = colours[1:] + [desk.rng.choice(colours[1:]) for _ in range(number - len(colours))]
    big = which == "largest"
    return Draft(
        [desk.wish(part, 1.34 if big else 0.72, colour=colours[0])]
        + [
            desk.wish(part, desk.rng.uniform(0.86, 0.99) + (0 if big else 0.12), colour=c)
            for c in rest
        ],
        {"do": "largest", "of": [meant(part)], "which": which, "by": "colour"},
        text(which, words.noun(part)),
        desk.three(colours[0], colours, words.a_colour),
        taboo={part},
    )
