"""Build every sound of the program from arithmetic: `python3 -m sounds.src.build [NAME ...]`.

Each is brought to its loudness and written as Vorbis beside this folder. A file that already
sounds the same is left alone, since the encoder never writes the same bytes twice.
"""

from __future__ import annotations

import io
import sys
import zlib
from pathlib import Path

import numpy as np
import soundfile

from sounds.src.ankka import ANKKA
from sounds.src.effects import EFFECTS
from sounds.src.finans import FINANS
from sounds.src.loudness import integrated, momentary, peak
from sounds.src.music import music_table
from sounds.src.sharks import SHARKS
from sounds.src.synthesis import RATE, Sound, high_pass

FOLDER = Path(__file__).parents[1]
MUSIC = "music_table"
SHORT = EFFECTS | SHARKS | FINANS | ANKKA
NAMES = (*SHORT, MUSIC)

LOUDNESS = -18.0  # LUFS: of the loudest 0.4 s of a sound …
QUIETER = {  # … but for what is heard every few seconds, or all the time
    "focus": -28.0, "click": -24.0, "step": -22.0, "save": -26.0, "card_draw": -21.0,
    "card_turn": -21.0, "footstep": -22.0, "pin": -22.0, "reaction": -24.0, MUSIC: -26.0,
}  # fmt: skip
HIGHEST_PEAK = -3.5  # dB; Vorbis may overshoot a little, and -3 is the limit
_QUALITY = {MUSIC: 0.5}  # 0 is the largest file, 1 the smallest
_OTHERWISE = 0.4
_BLOCK = 4096  # samples to the encoder at once


def loudness_of(name: str, sound: Sound) -> float:
    """In LUFS: of the whole piece for music, of the loudest 0.4 s for all else."""
    return integrated(sound) if name == MUSIC else momentary(sound)


def target(name: str) -> float:
    """The loudness that this sound is brought to, in LUFS."""
    return QUIETER.get(name, LOUDNESS)


def render(name: str) -> Sound:
    """The finished samples. Each sound has its own noise, so that it is the same built alone."""
    if name == MUSIC:
        return _brought_to(target(name), music_table(), name)
    sound = SHORT[name](np.random.default_rng(zlib.crc32(name.encode())))
    return _brought_to(target(name), _with_soft_ends(_without_silence(sound)), name)


def encode(name: str, sound: Sound) -> bytes:
    """As an Ogg Vorbis file."""
    buffer = io.BytesIO()
    with soundfile.SoundFile(
        buffer, "w", RATE, 1, format="OGG", subtype="VORBIS",
        compression_level=_QUALITY.get(name, _OTHERWISE),
    ) as file:  # fmt: skip
        for start in range(0, len(sound), _BLOCK):
            file.write(sound[start : start + _BLOCK])
    return buffer.getvalue()


def decode(data: bytes) -> Sound:
    """The samples of an Ogg Vorbis file."""
    return np.asarray(soundfile.read(io.BytesIO(data), dtype="float64")[0])


def _brought_to(loudness: float, sound: Sound, name: str) -> Sound:
    """As loud as that, its highest peaks rounded off where they would be too high."""
    ceiling = 10 ** (HIGHEST_PEAK / 20)
    gain = 1.0
    for _ in range(12):  # what is rounded off is missing in loudness: come nearer step by step
        louder = _rounded(sound * gain, ceiling)
        gain *= 10 ** ((loudness - loudness_of(name, louder)) / 20)
    return _rounded(sound * gain, ceiling)


def _rounded(sound: Sound, ceiling: float) -> Sound:
    """Untouched up to half the ceiling; above, bent so that it never reaches it."""
    knee = ceiling / 2
    over = np.maximum(np.abs(sound) - knee, 0) / (ceiling - knee)
    bent = np.sign(sound) * (knee + (ceiling - knee) * np.tanh(over))
    return np.asarray(np.where(over > 0, bent, sound))


def _without_silence(sound: Sound) -> Sound:
    """Cut where the rest is 60 dB below the loudest."""
    heard = np.flatnonzero(np.abs(sound) > np.abs(sound).max() / 1000)
    return sound[: heard[-1] + 1]


def _with_soft_ends(sound: Sound) -> Sound:
    fade = min(len(sound) // 4, int(0.02 * RATE))
    ended = high_pass(sound, 40, poles=1)
    ended[:32] *= np.linspace(0, 1, 32)
    ended[-fade:] *= np.linspace(1, 0, fade)
    return ended


def build(name: str, folder: Path) -> None:
    """Render, encode and write one sound, unless the file sounds like that already."""
    path = folder / f"{name}.ogg"
    data = encode(name, render(name))
    sound = decode(data)
    if path.exists():
        before = decode(path.read_bytes())
        if len(before) == len(sound) and np.allclose(before, sound, atol=1e-4):
            return
    path.write_bytes(data)
    print(
        f"{name:12} {len(sound) / RATE:6.2f} s {len(data) / 1024:6.1f} kB"
        f" {loudness_of(name, sound):6.1f} LUFS, peak {peak(sound):5.1f} dB"
    )


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        print(f"no such sound: {', '.join(unknown)}", file=sys.stderr)
        return 1
    for name in names or NAMES:
        build(name, FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
