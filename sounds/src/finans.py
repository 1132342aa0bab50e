"""What is heard in Nya Finans alone. A function a sound; its name is the name of the file."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sounds.src.synthesis import (
    RATE,
    Noise,
    Placed,
    Sound,
    attack,
    clink,
    crackle,
    flick,
    in_a_room,
    knock,
    low_pass,
    mix,
    ringing,
    seconds,
    slide,
    thud,
)


def stamp(noise: Noise) -> Sound:
    """The rubber stamp: from the pad on the paper, and lifted again."""
    pad = mix([(0, 0.5 * thud(noise)), (0.02, 0.2 * slide(0.07, noise, 300, 1500))])
    handle = mix([(0, 0.7 * knock(300, noise, 0.05)), (0, flick(noise, 1800))])
    blow = mix([(0, 1.4 * thud(noise)), (0, handle)])
    lifted = 0.3 * crackle(0.07, noise, 320)
    return in_a_room(mix([(0, pad), (0.24, 1.3 * blow), (0.4, lifted)]), 0.2)


def drum(noise: Noise) -> Sound:
    """The lots tumble in the drum, slower and slower, and one falls into the tray."""
    turns: list[Placed] = []
    when, pause = 0.0, 0.016
    while when < 0.95:
        pitch = noise.uniform(1100, 1900)
        turns.append((when, noise.uniform(0.25, 0.8) * knock(pitch, noise, 0.012, 0.7)))
        when += pause * noise.uniform(0.6, 1.4)
        pause *= 1.035
    rolling = 0.5 * slide(0.95, noise, 200, 1100, 0.2)
    lot = mix([(0, knock(760, noise, 0.03)), (0.09, 0.5 * knock(820, noise, 0.025))])
    brass = 0.25 * clink(1720, 0.3)
    return in_a_room(mix([(0, rolling), *turns, (1.05, mix([(0, 1.2 * lot), (0.01, brass)]))]), 0.2)


def horn(noise: Noise) -> Sound:
    """An old car's horn with a rubber ball: pressed twice, short and long."""
    return in_a_room(mix([(0, 0.8 * _honk(noise, 0.13)), (0.2, _honk(noise, 0.3))]), 0.25)


def cell_door(noise: Noise) -> Sound:
    """An iron grating swings shut, and the bolt goes home."""
    iron = [(1, 1.0, 0.16), (1.47, 0.8, 0.13), (2.09, 0.6, 0.1), (2.83, 0.5, 0.07)]
    bars = mix([(0, ringing(210, 0.7, iron)), (0.004, 0.8 * ringing(223, 0.7, iron))])
    shut = mix([(0, bars), (0, thud(noise)), (0, 0.6 * knock(430, noise, 0.02, 0.9))])
    bolt = mix([(0, 0.7 * knock(1150, noise, 0.02)), (0.05, 0.9 * ringing(520, 0.3, iron[:3]))])
    return in_a_room(mix([(0, 0.3 * _creak(noise)), (0.34, shut), (0.66, 0.55 * bolt)]), 0.45, 0.45)


FINANS: dict[str, Callable[[Noise], Sound]] = {
    effect.__name__: effect for effect in (stamp, drum, horn, cell_door)
}


def _honk(noise: Noise, length: float) -> Sound:
    """A reed in a brass bell: it bends up as the air comes, and down as it goes."""
    time = seconds(length)
    bend = 1 + 0.04 * np.minimum(time / 0.03, 1) - 0.05 * np.maximum(time / length - 0.75, 0)
    phase = 2 * np.pi * np.cumsum(311 * bend) / RATE
    reed = sum(np.sin(n * phase) / n**0.7 for n in range(1, 13))
    breath = 0.15 * noise.standard_normal(len(time))
    blown = low_pass(reed + breath, 2600) * attack(time, 0.012)
    return np.asarray(blown * np.minimum((length - time) / 0.04, 1))


def _creak(noise: Noise) -> Sound:
    """A hinge that sticks and slips a dozen times."""
    slips = np.zeros(int(0.3 * RATE))
    slips[(np.cumsum(noise.uniform(0.012, 0.025, 12)) * RATE).astype(int)] = 1.0
    return np.convolve(slips, ringing(640, 0.05, [(1, 1, 0.008), (2.3, 0.5, 0.005)]))
