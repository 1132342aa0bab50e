"""How loud a sound is to the ear: K-weighting after ITU-R BS.1770-4, and peaks."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from sounds.src.synthesis import RATE, Sound

Spectrum: TypeAlias = npt.NDArray[np.complex128]

_WINDOW = 0.4  # seconds: the "momentary" window of EBU Tech 3341
_HOP = 0.1
_SILENCE = -120.0


def momentary(sound: Sound) -> float:
    """The loudest 0.4 s, in LUFS: the measure for sounds that are shorter than a sentence."""
    return max(_blocks(sound))


def integrated(sound: Sound) -> float:
    """The loudness of the whole, in LUFS, without its silent and its quiet parts (gated)."""
    blocks = np.array(_blocks(sound))
    heard = blocks[blocks > -70.0]
    if not len(heard):
        return _SILENCE
    heard = heard[heard > _mean(heard) - 10.0]
    return _mean(heard)


def peak(sound: Sound) -> float:
    """The highest sample, in dB below full scale."""
    return float(20 * np.log10(max(float(np.abs(sound).max(initial=0)), 1e-6)))


def _mean(loudness: Sound) -> float:
    return float(10 * np.log10(np.mean(10 ** (loudness / 10))))


def _blocks(sound: Sound) -> list[float]:
    window, hop = int(_WINDOW * RATE), int(_HOP * RATE)
    heard = _k_weighted(np.pad(sound, (0, max(0, window - len(sound)))))
    energy = np.concatenate(([0.0], np.cumsum(heard**2)))
    starts = range(0, len(heard) - window + 1, hop)
    powers = [(energy[start + window] - energy[start]) / window for start in starts]
    return [float(-0.691 + 10 * np.log10(max(power, 1e-12))) for power in powers]


def _k_weighted(sound: Sound) -> Sound:
    """Through the two filters of the standard: the head's treble shelf, and no deep bass."""
    size = len(sound) + RATE // 2  # room for the filters to ring out
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    response = _shelf(z) * _high_pass(z)
    return np.asarray(np.fft.irfft(np.fft.rfft(sound, size) * response, size)[: len(sound)])


def _shelf(z: Spectrum) -> Spectrum:
    gain, quality, frequency = 3.999843853973347, 0.7071752369554196, 1681.974450955533
    k = np.tan(np.pi * frequency / RATE)
    high = 10 ** (gain / 20)
    band = high**0.4996667741545416
    above = [
        high + band * k / quality + k * k,
        2 * (k * k - high),
        high - band * k / quality + k * k,
    ]
    below = [1 + k / quality + k * k, 2 * (k * k - 1), 1 - k / quality + k * k]
    return np.asarray(_polynomial(above, z) / _polynomial(below, z))


def _high_pass(z: Spectrum) -> Spectrum:
    quality, frequency = 0.5003270373238773, 38.13547087602444
    k = np.tan(np.pi * frequency / RATE)
    below = [1 + k / quality + k * k, 2 * (k * k - 1), 1 - k / quality + k * k]
    # The standard's numerator is 1, -2, 1 as it stands, with the denominator divided by its first.
    return np.asarray(_polynomial([1, -2, 1], z) * below[0] / _polynomial(below, z))


def _polynomial(factors: list[float], z: Spectrum) -> Spectrum:
    return np.asarray(factors[0] + factors[1] * z + factors[2] * z * z)
