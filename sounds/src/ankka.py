"""What is heard in Aku Ankka alone. A function a sound; its name is the name of the file."""

from __future__ import annotations

from collections.abc import Callable

from sounds.src.synthesis import (
    Noise,
    Placed,
    Sound,
    bell,
    clink,
    crackle,
    flick,
    in_a_room,
    knock,
    low_pass,
    marimba,
    mix,
    note,
    ringing,
    slide,
    thud,
)


def footstep(noise: Noise) -> Sound:
    """A shoe on the sand of the road: heel and sole."""
    heel = mix([(0, 0.8 * thud(noise)), (0, 0.5 * crackle(0.05, noise, 420))])
    sole = mix([(0, 0.4 * thud(noise)), (0, 0.4 * crackle(0.07, noise, 300))])
    return in_a_room(mix([(0, heel), (0.07, sole)]), 0.15)


def spinner(noise: Noise) -> Sound:
    """The pointer runs past the pins, slower and slower; ends before it rests."""
    pins: list[Placed] = []
    when, pause = 0.0, 0.03
    while when < 1.2:
        loud = 0.6 + 0.4 * when
        pins.append((when, loud * knock(noise.uniform(1240, 1360), noise, 0.014, 0.8)))
        when += pause
        pause *= 1.075
    run = 0.25 * slide(1.1, noise, 300, 1800, 0.15)
    return in_a_room(mix([(0, run), *pins]), 0.2)


def spinner_stop(noise: Noise) -> Sound:
    """The pointer leans on the last pin and falls back: it rests."""
    last = knock(1180, noise, 0.02, 0.8)
    back = mix([(0, 0.8 * knock(820, noise, 0.025)), (0, 0.5 * thud(noise))])
    return in_a_room(mix([(0, last), (0.11, back), (0.2, 0.7 * marimba(note("G4"), 0.5))]), 0.22)


def right(noise: Noise) -> Sound:
    """The answer is right: bars run up to a bell."""
    bars = [
        (0.075 * place, 0.8 * marimba(note(name), 0.4))
        for place, name in enumerate(("G4", "C5", "E5", "G5"))
    ]
    card = 0.5 * flick(noise, 3200)
    return in_a_room(mix([(0, card), *bars, (0.3, 0.5 * bell(note("C6"), 0.8))]), 0.22)


def wrong(noise: Noise) -> Sound:
    """The answer is wrong: two bars under the hand, a step down, and the card laid away."""
    damped = [(1, 1.0, 0.09), (3.98, 0.2, 0.03)]
    bars = [
        (0, ringing(note("E4"), 0.35, damped, soft=0.004)),
        (0.19, ringing(note("Bb3"), 0.5, [(1, 1.0, 0.16), (3.98, 0.15, 0.04)], soft=0.004)),
    ]
    away = mix([(0, 0.4 * slide(0.2, noise, 500, 2600, 0.5)), (0.16, 0.5 * thud(noise))])
    return in_a_room(mix([*bars, (0.34, away)]), 0.22)


def dime(noise: Noise) -> Sound:
    """The coin changes hands: flicked up, ringing in the air, caught."""
    nail = mix([(0, flick(noise, 4200)), (0, clink(2350, 0.5))])
    turning = [(0.1 + 0.05 * n, 0.3 * (0.9**n) * clink(2350 + 40 * n, 0.2)) for n in range(5)]
    caught = mix([(0, 0.7 * thud(noise)), (0.01, 0.35 * clink(1900, 0.12))])
    up = [(0.4, 0.4 * bell(note("E6"), 0.6)), (0.5, 0.4 * bell(note("A6"), 0.6))]
    return in_a_room(mix([(0, nail), *turning, (0.37, caught), *up]), 0.25)


def villain(noise: Noise) -> Sound:
    """Somebody creeps round the corner: soft low bars, a half step up and back."""
    steps: list[Placed] = [
        (0.2 * place, marimba(note(name), 0.4))
        for place, name in enumerate(("D3", "Eb3", "D3", "Ab3"))
    ]
    tread = [(0.2 * place, 0.5 * low_pass(thud(noise), 300)) for place in range(4)]
    coat = 0.3 * slide(0.4, noise, 200, 1100, 0.6)
    return in_a_room(mix([*steps, *tread, (0.5, coat)]), 0.4, 0.4)


def machine(noise: Noise) -> Sound:
    """The invention starts: gears that catch, faster and faster, steam, and it is done."""
    gears: list[Placed] = []
    when, pause = 0.0, 0.12
    while when < 0.6:
        pitch = noise.uniform(500, 560) if len(gears) % 2 else noise.uniform(680, 740)
        gears.append((when, 0.7 * knock(pitch, noise, 0.02, 0.7)))
        when += pause
        pause = max(0.03, pause * 0.88)
    steam = 0.8 * slide(0.4, noise, 1200, 6000, 0.3)
    done = 0.7 * bell(note("G5"), 0.5)
    return in_a_room(mix([*gears, (0.4, steam), (0.64, done)]), 0.25)


ANKKA: dict[str, Callable[[Noise], Sound]] = {
    effect.__name__: effect
    for effect in (footstep, spinner, spinner_stop, right, wrong, dime, villain, machine)
}
