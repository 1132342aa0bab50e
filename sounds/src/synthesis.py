"""The materials that all sounds are made of: wood, coins, paper, cloth, and a small room.

A sound is an array of samples, mono, RATE a second. Times are seconds, pitches hertz.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

RATE = 44_100
Sound: TypeAlias = npt.NDArray[np.float64]
Noise: TypeAlias = np.random.Generator
Placed: TypeAlias = tuple[float, Sound]  # when, what

_NOTES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def note(name: str) -> float:
    """The pitch of a note by its name: A4, F#5, Bb3."""
    steps = _NOTES[name[0]] + name.count("#") - name.count("b") + 12 * (int(name[-1]) - 4)
    return float(440.0 * 2 ** ((steps - 9) / 12))


def seconds(length: float) -> Sound:
    """The time of each sample of a sound this long."""
    return np.arange(int(length * RATE)) / RATE


def mix(parts: Iterable[Placed]) -> Sound:
    """Parts at their times, as long as it takes."""
    placed = [(int(start * RATE), part) for start, part in parts]
    mixed = np.zeros(max(start + len(part) for start, part in placed))
    for start, part in placed:
        mixed[start : start + len(part)] += part
    return mixed


def low_pass(sound: Sound, frequency: float, poles: int = 2) -> Sound:
    """Without what lies above the frequency: 6 dB an octave for each pole."""
    return _filtered(sound, frequency, poles, high=False)


def high_pass(sound: Sound, frequency: float, poles: int = 2) -> Sound:
    """Without what lies below the frequency: 6 dB an octave for each pole."""
    return _filtered(sound, frequency, poles, high=True)


def _filtered(sound: Sound, frequency: float, poles: int, *, high: bool) -> Sound:
    size = len(sound) + RATE // 4
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    kept = np.exp(-2 * np.pi * frequency / RATE)
    low = (1 - kept) / (1 - kept * z)
    response = (1 - low if high else low) ** poles
    return np.asarray(np.fft.irfft(np.fft.rfft(sound, size) * response, size)[: len(sound)])


def attack(time: Sound, length: float) -> Sound:
    """From nothing to all, without a click."""
    return np.asarray(np.minimum(time / length, 1.0))


def swell(length: float, top: float = 0.5) -> Sound:
    """Up to a top at this part of the length, and down again."""
    part = np.linspace(0, 1, int(length * RATE), endpoint=False)
    rising = 0.5 - 0.5 * np.cos(np.pi * np.minimum(part / top, 1))
    falling = 0.5 + 0.5 * np.cos(np.pi * np.clip((part - top) / (1 - top), 0, 1))
    return np.asarray(rising * falling)


def ringing(
    pitch: float, length: float, modes: Sequence[tuple[float, float, float]], soft: float = 0.001
) -> Sound:
    """A struck body. Each mode: times the pitch, how loud, and seconds until a third is left."""
    time = seconds(length)
    body = sum(
        loud * np.sin(2 * np.pi * pitch * times * time) * np.exp(-time / decay)
        for times, loud, decay in modes
        if pitch * times < RATE / 2
    )
    return np.asarray(body * attack(time, soft) * np.minimum((length - time) / 0.02, 1))


def knock(pitch: float, noise: Noise, decay: float = 0.045, hard: float = 0.5) -> Sound:
    """Wood on wood: a plate with a few modes, and the noise of the blow."""
    modes = [(1, 1.0, decay), (2.57, 0.5, decay * 0.6), (4.22, 0.28, decay * 0.4)]
    body = ringing(pitch, decay * 7, modes)
    blow = noise.standard_normal(int(0.012 * RATE)) * np.exp(-seconds(0.012) / 0.0025)
    return mix([(0, body), (0, hard * low_pass(blow, pitch * 5))])


def thud(noise: Noise) -> Sound:
    """Something put down on felt."""
    blow = low_pass(noise.standard_normal(int(0.09 * RATE)), 420) * np.exp(-seconds(0.09) / 0.018)
    return mix([(0, 2.5 * blow), (0, 0.8 * ringing(128, 0.14, [(1, 1, 0.03)], soft=0.002))])


def marimba(pitch: float, length: float = 0.6, soft: float = 0.003) -> Sound:
    """A tuned wooden bar over its tube: the bar's arch puts its second mode two octaves up."""
    decay = min(0.34, length / 2.2) * (440 / pitch) ** 0.35
    return ringing(
        pitch, length, [(1, 1.0, decay), (3.98, 0.30, decay * 0.28), (9.6, 0.09, decay * 0.1)], soft
    )


def bell(pitch: float, length: float = 1.0) -> Sound:
    """A small bright bell, for what is lucky."""
    return ringing(
        pitch, length, [(1, 1.0, 0.35), (2.76, 0.32, 0.16), (5.4, 0.13, 0.07), (1.003, 0.5, 0.4)]
    )


def clink(pitch: float, length: float = 0.35) -> Sound:
    """A coin on another: touched twice within a few milliseconds. No coin is quite round, so each
    of the plate's modes is a pair that beats."""
    plate = [(1, 0.5, 0.11), (1.52, 0.4, 0.08), (2.31, 0.5, 0.06), (3.27, 0.25, 0.035)]
    modes = [(m * split, a, d) for m, a, d in plate for split in (1, 1.006)]
    touch = ringing(pitch, length, modes, soft=0.0004)
    return mix([(0, touch), (0.017, 0.45 * ringing(pitch * 1.012, length, modes, soft=0.0004))])


def slide(length: float, noise: Noise, low: float, high: float, top: float = 0.4) -> Sound:
    """Paper or cloth drawn along: noise between two pitches."""
    rubbing = noise.standard_normal(int(length * RATE))
    return high_pass(low_pass(rubbing, high), low) * swell(length, top)


def crackle(length: float, noise: Noise, density: float = 220) -> Sound:
    """Paper that bends: many small snaps, each a little different, `density` a second."""
    count = int(length * density)
    snaps = np.zeros(int(length * RATE))
    at = noise.integers(0, len(snaps), count)
    np.add.at(snaps, at, noise.standard_normal(count) * noise.exponential(1.0, count))
    return high_pass(low_pass(snaps, 5200), 700) + 0.35 * low_pass(snaps, 900)


def flick(noise: Noise, pitch: float = 2600) -> Sound:
    """The edge of one card let go."""
    snap = noise.standard_normal(int(0.03 * RATE)) * np.exp(-seconds(0.03) / 0.005)
    return high_pass(low_pass(snap, pitch), 500) * attack(seconds(0.03), 0.0006)


def in_a_room(sound: Sound, amount: float = 0.25, length: float = 0.28) -> Sound:
    """The same in a small wooden room, so that all sounds come from one table."""
    noise = np.random.default_rng(1880)
    time = seconds(length)
    echo = low_pass(noise.standard_normal(len(time)), 3200) * np.exp(-time / (length / 5))
    echo *= attack(time, 0.008)
    echo *= amount / np.sqrt(np.sum(echo**2))
    size = len(sound) + len(echo)
    wet = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(echo, size), size)
    wet[: len(sound)] += sound
    return np.asarray(wet)
