"""The music at the table: a slow waltz in G for wooden bars, that ends where it begins."""

from __future__ import annotations

import numpy as np

from sounds.src.synthesis import RATE, Sound, in_a_room, marimba, note, ringing, seconds

BEAT = 0.8  # seconds; three to a bar
_BARS = [  # a bar: bass, and the chord that is broken over it
    "G2 B3 D4 G4", "E3 B3 D4 G4", "C3 G3 D4 E4", "D3 A3 D4 F#4",
    "B2 G3 D4 G4", "C3 G3 C4 E4", "A2 E3 C4 G4", "D3 A3 C4 G4",
    "E3 G3 B3 E4", "B2 F#3 B3 D4", "C3 E3 G3 D4", "B2 G3 B3 D4",
    "A2 E3 A3 C4", "D3 F#3 A3 D4", "C3 G3 C4 E4", "D3 A3 C4 F#4",
]  # fmt: skip
_TUNE = [  # bar and beat from 0, note
    (0, 0, "D5"), (0, 2, "B4"), (1, 0, "G4"), (2, 0, "E5"), (2, 2, "D5"), (3, 0, "A4"),
    (4, 0, "B4"), (4, 1, "D5"), (4, 2, "G5"), (5, 0, "E5"), (6, 0, "C5"), (6, 2, "B4"),
    (7, 0, "A4"), (8, 0, "G5"), (8, 2, "F#5"), (9, 0, "D5"), (10, 0, "E5"), (10, 2, "D5"),
    (11, 0, "B4"), (12, 0, "C5"), (12, 1, "B4"), (12, 2, "C5"), (13, 0, "A4"), (14, 0, "G4"),
    (14, 2, "A4"), (15, 0, "F#4"),
]  # fmt: skip


def music_table() -> Sound:
    """One round, in samples that go on at the first after the last: what rings at the end of the
    round is heard at its beginning."""
    round_of = np.zeros(int(len(_BARS) * 3 * BEAT * RATE))
    for bar, names in enumerate(_BARS):
        bass, *chord = names.split()
        _put(round_of, bar * 3, 0.9 * marimba(note(bass), 2.2, 0.012))
        for name in chord:
            _put(round_of, bar * 3 - 0.4, 0.05 * _breath(note(name), 3.6 * BEAT))
        for beat, name in zip((1, 1.5, 2, 2.5), [*chord, chord[1]], strict=True):
            _put(round_of, bar * 3 + beat, 0.26 * marimba(note(name), 1.2, 0.008))
    for bar, beat, name in _TUNE:
        _put(round_of, bar * 3 + beat + 0.015, 0.62 * _kalimba(note(name)))
    return round_of


def _put(round_of: Sound, beat: float, part: Sound) -> None:
    part = in_a_room(part, 0.35, 0.7)
    places = (int(beat * BEAT * RATE) + np.arange(len(part))) % len(round_of)
    np.add.at(round_of, places, part)


def _kalimba(pitch: float) -> Sound:
    """A tongue plucked with the thumb: nearly a pure tone, and a touch of metal."""
    return ringing(pitch, 1.6, [(1, 1.0, 0.5), (2, 0.12, 0.3), (5.6, 0.05, 0.06)], soft=0.006)


def _breath(pitch: float, length: float) -> Sound:
    """A held note that comes and goes."""
    time = seconds(length)
    return np.asarray(np.sin(2 * np.pi * pitch * time) * np.sin(np.pi * time / length) ** 2)
