"""The short sounds that all games share. A function a sound; its name is the name of the file."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sounds.src.synthesis import (
    RATE,
    Noise,
    Placed,
    Sound,
    attack,
    bell,
    clink,
    crackle,
    flick,
    in_a_room,
    knock,
    marimba,
    mix,
    note,
    ringing,
    seconds,
    slide,
    thud,
)


def click(noise: Noise) -> Sound:
    return mix([(0, knock(1180, noise, 0.018)), (0.012, 0.4 * knock(720, noise, 0.02))])


def focus(noise: Noise) -> Sound:
    return mix([(0, marimba(note("E6"), 0.12)), (0, 0.2 * knock(1900, noise, 0.008))])


def refuse(noise: Noise) -> Sound:
    low = [(0.0, marimba(note("G3"), 0.22)), (0.15, marimba(note("Eb3"), 0.34))]
    return in_a_room(mix([*low, (0, 0.6 * thud(noise)), (0.15, 0.6 * thud(noise))]), 0.15)


def dice_roll(noise: Noise) -> Sound:
    """Two dice shaken in a cup: many small knocks, closer and then sparser."""
    parts: list[Placed] = []
    when = 0.0
    while when < 0.85:
        loud = noise.uniform(0.35, 1.0) * (1 - 0.4 * when)
        parts.append((when, loud * knock(noise.uniform(900, 2100), noise, 0.016, 0.8)))
        when += noise.uniform(0.018, 0.06)
    return in_a_room(mix(parts), 0.2)


def dice_land(noise: Noise) -> Sound:
    falls = [(0.0, 1.0, 620), (0.11, 0.65, 780), (0.19, 0.45, 690), (0.245, 0.28, 840)]
    parts = [(at, loud * knock(pitch, noise, 0.035, 0.8)) for at, loud, pitch in falls]
    return in_a_room(mix([*parts, (0, 0.5 * thud(noise))]), 0.3)


def step(noise: Noise) -> Sound:
    return in_a_room(mix([(0, knock(540, noise, 0.026)), (0, 0.35 * thud(noise))]), 0.12)


def jump(noise: Noise) -> Sound:
    """Up through the air, and down on the board."""
    time = seconds(0.3)
    pitch = 330 + 520 * np.sin(np.pi * np.minimum(time / 0.3, 1) * 0.62)
    leap = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * attack(time, 0.02)
    leap = leap * np.exp(-time / 0.16) * 0.6
    landing = mix([(0, knock(540, noise, 0.03)), (0, 0.5 * thud(noise))])
    air = 0.5 * slide(0.28, noise, 500, 2400, 0.6)
    return in_a_room(mix([(0, leap), (0, air), (0.3, 1.3 * landing)]), 0.2)


def card_draw(noise: Noise) -> Sound:
    drawn = slide(0.2, noise, 900, 4200, 0.65)
    bent = 0.2 * crackle(0.12, noise)
    return in_a_room(mix([(0, drawn), (0.05, bent), (0.17, 0.7 * flick(noise, 2200))]), 0.1, 0.12)


def card_turn(noise: Noise) -> Sound:
    drawn = 0.6 * slide(0.14, noise, 700, 3600, 0.7)
    laid = mix([(0, flick(noise, 3200)), (0.004, 0.5 * thud(noise))])
    return mix([(0, drawn), (0.06, 0.8 * flick(noise, 3000)), (0.17, 1.4 * laid)])


def shuffle(noise: Noise) -> Sound:
    """A riffle, the bridge falling together, and the pack tapped on the table."""
    parts: list[Placed] = []
    for run, (begin, count, length) in enumerate([(0.0, 26, 0.42), (0.55, 30, 0.34)]):
        for number in range(count):
            when = begin + length * (number / count) ** 0.85 + noise.uniform(0, 0.004)
            pitch = noise.uniform(1500, 2600) + 500 * run
            parts.append((when, noise.uniform(0.5, 1.0) * flick(noise, pitch)))
    taps = [(0.98, 0.9 * knock(430, noise, 0.02)), (1.1, 0.7 * knock(450, noise, 0.02))]
    return in_a_room(mix([*parts, *taps]), 0.15)


def coin(noise: Noise) -> Sound:
    return in_a_room(mix([(0, clink(2350)), (0.075, 0.8 * clink(2790, 0.45))]), 0.12)


def coins(noise: Noise) -> Sound:
    return in_a_room(_handful(noise, 9, 0.62), 0.15)


def pay(noise: Noise) -> Sound:
    """Coins pushed over the felt, lower and lower."""
    away = [(0.02, 2960.0), (0.13, 2640.0), (0.25, 2240.0), (0.38, 1980.0)]
    parts = [(at, (1 - at) * clink(pitch, 0.3)) for at, pitch in away]
    return in_a_room(mix([(0, 0.5 * slide(0.4, noise, 300, 1800, 0.4)), *parts]), 0.12)


def buy(noise: Noise) -> Sound:
    """The stamp on the deed, and two notes up."""
    stamp = mix([(0, 1.2 * thud(noise)), (0, 0.6 * knock(360, noise, 0.04))])
    notes = [(0.13, marimba(note("G4"), 0.3)), (0.24, marimba(note("C5"), 0.55))]
    return in_a_room(mix([(0, stamp), (0.02, 0.25 * crackle(0.1, noise)), *notes]), 0.2)


def sell(noise: Noise) -> Sound:
    """The deed handed over, and the money counted."""
    notes = [(0.12, 0.8 * marimba(note("C5"), 0.3)), (0.23, 0.8 * marimba(note("A4"), 0.4))]
    deed = 0.6 * slide(0.2, noise, 800, 3600, 0.6)
    return in_a_room(mix([(0, deed), *notes, (0.3, 0.55 * _handful(noise, 5, 0.3))]), 0.15)


def pin(noise: Noise) -> Sound:
    pricked = mix([(0, 0.6 * knock(2500, noise, 0.006, 0.9)), (0.012, thud(noise))])
    return mix([(0, pricked), (0.03, 0.15 * slide(0.06, noise, 600, 2400))])


def market_up(noise: Noise) -> Sound:
    return in_a_room(_rattling_notes(noise, ("C5", "E5", "G5")), 0.18)


def market_down(noise: Noise) -> Sound:
    return in_a_room(_rattling_notes(noise, ("A4", "F4", "D4")), 0.18)


def bid(noise: Noise) -> Sound:
    """A paddle raised."""
    air = 0.35 * slide(0.12, noise, 600, 3000, 0.7)
    tap = mix([(0, knock(880, noise, 0.04)), (0, 0.7 * marimba(note("D5"), 0.35))])
    return in_a_room(mix([(0, air), (0.09, tap)]), 0.15)


def gavel(noise: Noise) -> Sound:
    blow = mix([(0, knock(310, noise, 0.075, 0.9)), (0, 0.9 * thud(noise))])
    block = 0.5 * ringing(505, 0.4, [(1, 1, 0.05), (2.1, 0.4, 0.03)])
    blow = mix([(0, blow), (0, block)])
    return in_a_room(mix([(0, 0.75 * blow), (0.24, blow)]), 0.45, 0.45)


def crown(noise: Noise) -> Sound:
    """The lucky coin spins and shines."""
    notes = ("G5", "B5", "D6", "G6", "B6")
    shine = [(0.09 * n, (0.9 - 0.1 * n) * bell(note(name), 0.9)) for n, name in enumerate(notes)]
    return in_a_room(mix([(0, 0.5 * clink(2350)), *shine]), 0.3, 0.5)


def newspaper(noise: Noise) -> Sound:
    """Unfolded with both hands: three rustles and a snap of the sheet."""
    parts: list[Placed] = []
    for when, length, loud in [(0.0, 0.24, 0.7), (0.2, 0.3, 1.0), (0.46, 0.22, 0.7)]:
        rustle = crackle(length, noise, 420)
        rustle = rustle * np.interp(seconds(length), [0, length * 0.3, length], [0, 1, 0])
        parts += [(when, loud * rustle), (when, 0.5 * loud * slide(length, noise, 500, 3800))]
    snap = mix([(0, flick(noise, 3400)), (0.005, 0.6 * thud(noise))])
    return in_a_room(mix([*parts, (0.62, 1.5 * snap)]), 0.15)


def door(noise: Noise) -> Sound:
    """Three polite knocks, and the latch."""
    panel = [(at, loud * _on_a_door(noise)) for at, loud in [(0, 0.8), (0.17, 1.0), (0.34, 0.9)]]
    latch = mix([(0, 0.35 * knock(1500, noise, 0.015)), (0.06, 0.45 * knock(980, noise, 0.02))])
    return in_a_room(mix([*panel, (0.72, latch)]), 0.4, 0.4)


def club(noise: Noise) -> Sound:
    """A glass is touched, and the house band plays its one chord."""
    glass = 0.18 * ringing(2093, 0.6, [(1, 1, 0.18), (2.7, 0.3, 0.08)])
    chord = [("F3", 0.0), ("C4", 0.03), ("E4", 0.06), ("A4", 0.09), ("D5", 0.12)]
    band = [(0.1 + at, 0.6 * marimba(note(name), 1.0, 0.006)) for name, at in chord]
    return in_a_room(mix([(0, glass), *band]), 0.3, 0.5)


def turn(noise: Noise) -> Sound:
    return in_a_room(mix([(0, marimba(note("G4"), 0.4)), (0.16, marimba(note("D5"), 0.7))]), 0.25)


def win(noise: Noise) -> Sound:
    """A little march for bars and bells, and a rain of coins."""
    tune = [
        ("G4", 0.0), ("G4", 0.15), ("C5", 0.3), ("E5", 0.6), ("D5", 0.85), ("E5", 1.0), ("G5", 1.2),
    ]  # fmt: skip
    parts = [(at, marimba(note(name), 0.8)) for name, at in tune]
    parts += [(at, 0.35 * marimba(note(name) / 2, 0.8)) for name, at in tune]
    parts += [(1.2, 0.5 * marimba(note(name), 1.2)) for name in ("C4", "E4", "C5", "E5")]
    parts += [(1.2 + 0.07 * n, 0.22 * bell(note(p), 1.0)) for n, p in enumerate(("C6", "E6", "G6"))]
    return in_a_room(mix([*parts, (1.35, 0.25 * _handful(noise, 12, 0.8))]), 0.3, 0.5)


def lose(noise: Noise) -> Sound:
    fall = [("E4", 0.0), ("D4", 0.22), ("B3", 0.44)]
    return in_a_room(mix([(at, marimba(note(name), 0.7, 0.008)) for name, at in fall]), 0.3)


def out(noise: Noise) -> Sound:
    """Four notes down, and the lid of the box is closed."""
    fall = [("A4", 0.0), ("F4", 0.18), ("D4", 0.36), ("A3", 0.54)]
    lid = mix([(0, 1.2 * thud(noise)), (0, 0.8 * knock(280, noise, 0.05))])
    notes = [(at, marimba(note(name), 0.6, 0.006)) for name, at in fall]
    return in_a_room(mix([*notes, (1.0, lid)]), 0.3)


def curtain(noise: Noise) -> Sound:
    """Heavy cloth along a rod, its wooden rings one after the other."""
    cloth = slide(0.62, noise, 150, 1500, 0.45)
    rings = [
        (0.05 + 0.055 * n, 0.22 * knock(noise.uniform(1300, 1900), noise, 0.012)) for n in range(9)
    ]
    return in_a_room(mix([(0, 1.4 * cloth), *rings]), 0.2)


def save(noise: Noise) -> Sound:
    """Two strokes of a pen and a quiet note: written down."""
    pen = [(0, 0.3 * slide(0.08, noise, 1800, 5200)), (0.1, 0.3 * slide(0.11, noise, 1500, 4800))]
    return in_a_room(mix([*pen, (0.2, 0.35 * marimba(note("C6"), 0.3))]), 0.15)


def seat_red(noise: Noise) -> Sound:
    return _motif([("C5", 0.0), ("E5", 0.14), ("G5", 0.28)])


def seat_blue(noise: Noise) -> Sound:
    return _motif([("A4", 0.0), ("A4", 0.1), ("D5", 0.27)])


def seat_green(noise: Noise) -> Sound:
    return _motif([("G4", 0.0), ("E4", 0.22), ("C5", 0.32)])


def seat_yellow(noise: Noise) -> Sound:
    return _motif([("F5", 0.0), ("A5", 0.08), ("F5", 0.16), ("C6", 0.24)])


def seat_violet(noise: Noise) -> Sound:
    return _motif([("B3", 0.0), ("F#4", 0.3)])


def seat_white(noise: Noise) -> Sound:
    return _motif([("D4", 0.0), ("A5", 0.12), ("D4", 0.34)])


def seat_orange(noise: Noise) -> Sound:
    return _motif([("E5", 0.0), ("C#5", 0.1), ("A4", 0.2), ("C#5", 0.3)])


def seat_pink(noise: Noise) -> Sound:
    return _motif([("G5", 0.0), ("E4", 0.16), ("B5", 0.36)])


EFFECTS: dict[str, Callable[[Noise], Sound]] = {
    effect.__name__: effect
    for effect in (
        click, focus, refuse, dice_roll, dice_land, step, jump, card_draw, card_turn, shuffle,
        coin, coins, pay, buy, sell, pin, market_up, market_down, bid, gavel, crown, newspaper,
        door, club, turn, win, lose, out, curtain, save,
        seat_red, seat_blue, seat_green, seat_yellow, seat_violet, seat_white, seat_orange,
        seat_pink,
    )
}  # fmt: skip


def _motif(notes: list[tuple[str, float]]) -> Sound:
    """Who it is: a few notes, other ones and another rhythm for each seat."""
    return in_a_room(mix([(at, marimba(note(name), 0.42)) for name, at in notes]), 0.2, 0.2)


def _on_a_door(noise: Noise) -> Sound:
    panel = ringing(235, 0.35, [(1, 1, 0.05), (1.73, 0.7, 0.04), (2.9, 0.4, 0.025)])
    return mix([(0, panel), (0, 0.4 * knock(560, noise, 0.02))])


def _handful(noise: Noise, count: int, length: float) -> Sound:
    times = np.sort(noise.uniform(0, length, count))
    times[0] = 0
    return mix(
        (float(at), noise.uniform(0.35, 0.9) * clink(noise.uniform(1900, 3600), 0.32))
        for at in times
    )


def _rattling_notes(noise: Noise, names: tuple[str, ...]) -> Sound:
    """A peg that goes from hole to hole, each with its note."""
    parts: list[Placed] = []
    for number, name in enumerate(names):
        when = 0.11 * number
        peg = 0.4 * knock(1300, noise, 0.012)
        parts += [(when, marimba(note(name), 0.45)), (when, peg)]
    return mix(parts)
