"""What the scene maker asks about places: next to what, the second from the left, the nearest.

See scene_drafts.
"""

from __future__ import annotations

import scene_words as words
from scene_drafts import Desk, Draft, as_forms, meant, text
from scene_placing import NoRoom, Wish, Zone


def order_colour(desk: Desk) -> Draft:
    """A row of one sort in different colours."""
    part = desk.pick("order", desk.coloured)
    zone = desk.rng.choice(desk.homes(part))
    number = desk.by_level((3, 4), (4, 5), (5, 6))
    nth = 2 if desk.level == 1 else desk.rng.randint(2, min(4, number - 1))
    side = desk.rng.choice(["left", "right"])
    colours = desk.palette(part, "colour", 3 if number < 5 else 4)
    row = colours[:number] + [desk.rng.choice(colours) for _ in range(number - len(colours))]
    desk.rng.shuffle(row)
    answer = row[nth - 1] if side == "left" else row[-nth]
    forms = (words.asking()["sides"][side], words.asking()["ordinals"][nth])
    return Draft(
        [desk.wish(part, zone=zone, colour=colour) for colour in row],
        {"do": "order", "of": [meant(part)], "side": side, "nth": nth, "by": "colour"},
        text("order_colour", words.noun(part), *forms),
        desk.three(answer, row, words.a_colour),
        row=zone,
        taboo={part},
        closed={zone.name},
    )


def _mixed_row(desk: Desk, topic: str, named: bool) -> tuple[list[str], list[Wish], Zone]:
    """Different parts in a row of one zone."""
    first = desk.pick(topic, lambda p: any(not named or zone.called for zone in desk.homes(p)))
    zone = desk.rng.choice([z for z in desk.homes(first) if z.called or not named])
    others = [part for part in dict.fromkeys(zone.parts) if part != first]
    number = desk.by_level((3, 4), (4, 5), (5, 6)) - 1
    if len(others) < max(2, number):
        raise NoRoom
    parts = [first, *desk.rng.sample(others, number)]
    desk.rng.shuffle(parts)
    return parts, [desk.wish(part, zone=zone) for part in parts], zone


def order_part(desk: Desk) -> Draft:
    parts, wishes, zone = _mixed_row(desk, "order_part", named=True)
    nth = desk.rng.randint(2, min(4, len(parts) - 1))
    side = desk.rng.choice(["left", "right"])
    answer = parts[nth - 1] if side == "left" else parts[-nth]
    forms = (words.asking()["sides"][side], words.asking()["ordinals"][nth])
    return Draft(
        wishes,
        {
            "do": "order",
            "of": [meant(part) for part in parts],
            "side": side,
            "nth": nth,
            "by": "part",
        },
        text("order_part", *forms, as_forms("there", zone.called)),
        desk.three(answer, parts, words.a_part),
        row=zone,
        taboo=set(parts),
        closed={zone.name},
    )


def where(desk: Desk) -> Draft:
    """What stands next to something."""
    parts, wishes, zone = _mixed_row(desk, "where", named=False)
    side = desk.rng.choice(["left", "right"])
    at = (
        desk.rng.randint(1, len(parts) - 1)
        if side == "left"
        else desk.rng.randint(0, len(parts) - 2)
    )
    answer = parts[at - 1] if side == "left" else parts[at + 1]
    anchor = parts[at]
    others = [part for part in parts if part != anchor]
    return Draft(
        wishes,
        {
            "do": "where",
            "of": [meant(part) for part in others],
            "to": meant(anchor),
            "side": side,
            "by": "part",
        },
        text("where", words.noun(anchor), words.asking()["sides"][side]),
        desk.three(answer, others, words.a_part),
        row=zone,
        taboo=set(parts),
        closed={zone.name},
    )


def nearest_part(desk: Desk) -> Draft:
    """Different things about one: which is nearest to it?"""
    anchor = desk.pick("nearest", lambda _: True)
    parts = desk.others(desk.by_level((3, 4), (4, 6), (6, 7)), [anchor])
    wishes = [desk.wish(part) for part in [anchor, *parts]]
    return Draft(
        wishes,
        {"do": "nearest", "of": [meant(p) for p in parts], "to": meant(anchor), "by": "part"},
        text("nearest_part", words.noun(anchor)),
        desk.three(parts[0], parts, words.a_part),
        taboo=set(desk.parts),
    )


def nearest_colour(desk: Desk) -> Draft:
    part = desk.pick("nearest_colour", desk.coloured)
    anchor = desk.others(1, [part])[0]
    colours = desk.palette(part, "colour", 3 if desk.level == 1 else 4)
    more = [desk.rng.choice(colours[1:]) for _ in range(desk.by_level((1, 2), (2, 3), (4, 5)))]
    return Draft(
        [desk.wish(anchor)] + [desk.wish(part, colour=colour) for colour in colours + more],
        {"do": "nearest", "of": [meant(part)], "to": meant(anchor), "by": "colour"},
        text("nearest_colour", words.noun(part), words.noun(anchor, "2")),
        desk.three(colours[0], colours, words.a_colour),
        taboo={part, anchor},
    )
