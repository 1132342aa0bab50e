"""The sounds of the business sharks: what is played, asked and opened in secret."""

from __future__ import annotations

from collections.abc import Callable

from sounds.src.synthesis import (
    Noise,
    Sound,
    bell,
    crackle,
    flick,
    in_a_room,
    knock,
    marimba,
    mix,
    note,
    slide,
)


def tip(noise: Noise) -> Sound:
    """A card out of the hand, laid down; below it something glides by."""
    card = mix([(0, 0.5 * slide(0.16, noise, 900, 4000, 0.7)), (0.13, 1.2 * flick(noise, 3000))])
    water = 0.9 * slide(0.5, noise, 160, 900, 0.35)
    notes = [(0.15, 0.8 * marimba(note("D3"), 0.4)), (0.29, marimba(note("A3"), 0.6))]
    return in_a_room(mix([(0, card), (0.1, water), *notes]), 0.2)


def reaction(noise: Noise) -> Sound:
    """The bell on the counter, touched once: does anybody want to say something?"""
    touched = 0.3 * knock(1700, noise, 0.01)
    return in_a_room(mix([(0, touched), (0, bell(note("C6"), 0.7))]), 0.2, 0.3)


def reveal(noise: Noise) -> Sound:
    """A seal is broken, the paper drawn out and unfolded; two notes up."""
    seal = mix([(0, 0.9 * flick(noise, 2400)), (0, 0.5 * knock(760, noise, 0.015))])
    drawn = mix([(0, 0.6 * slide(0.26, noise, 800, 4400, 0.6)), (0.04, 0.5 * crackle(0.2, noise))])
    notes = [(0.36, 0.7 * marimba(note("E5"), 0.35)), (0.47, 0.8 * marimba(note("B5"), 0.5))]
    return in_a_room(mix([(0, seal), (0.06, drawn), (0.34, flick(noise, 3400)), *notes]), 0.18)


SHARKS: dict[str, Callable[[Noise], Sound]] = {
    "tip": tip, "reaction": reaction, "reveal": reveal
}  # fmt: skip
