"""Every sound is there, and can be heard without hurting or tiring anybody."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
import soundfile

from sounds.src.build import (
    FOLDER,
    MUSIC,
    NAMES,
    build,
    decode,
    encode,
    loudness_of,
    main,
    render,
    target,
)
from sounds.src.loudness import integrated, peak
from sounds.src.synthesis import RATE, Sound, note

NEEDED = [
    "click", "focus", "refuse", "dice_roll", "dice_land", "step", "jump", "card_draw",
    "card_turn", "shuffle", "coin", "coins", "pay", "buy", "sell", "pin", "market_up",
    "market_down", "bid", "gavel", "crown", "newspaper", "door", "club", "turn", "win", "lose",
    "out", "curtain", "save", "seat_red", "seat_blue", "seat_green", "seat_yellow",
    "seat_violet", "seat_white", "seat_orange", "seat_pink", "music_table", "tip", "reaction",
    "reveal", "stamp", "drum",
    "horn", "cell_door", "footstep", "spinner", "spinner_stop", "right", "wrong", "dime",
    "villain", "machine",
]  # fmt: skip
SEATS = [name for name in NEEDED if name.startswith("seat_")]
LONGEST = {
    "win": 3.0,
    "door": 1.5,
    "shuffle": 1.5,
    "crown": 2.0,
    "club": 2.0,
    "dice_roll": 1.2,
    "drum": 1.5,
    "spinner": 1.5,
}


def load(name: str) -> Sound:
    return decode((FOLDER / f"{name}.ogg").read_bytes())


def likeness(one: Sound, other: Sound) -> float:
    """1 for the same samples at any loudness, 0 for unrelated ones."""
    return float(np.dot(one, other) / np.sqrt(np.dot(one, one) * np.dot(other, other)))


def test_the_folder_holds_every_sound_and_no_other() -> None:
    assert sorted(NEEDED) == sorted(NAMES)
    assert sorted(path.stem for path in FOLDER.glob("*.ogg")) == sorted(NEEDED)


def test_the_readme_has_a_line_for_each() -> None:
    lines = re.findall(r"^\| `(\w+)` \|", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(lines) == sorted(NEEDED)


def test_the_folder_is_small() -> None:
    sizes = {path.stem: path.stat().st_size for path in FOLDER.glob("*.ogg")}
    assert sum(sizes.values()) < 1_200_000
    assert sizes[MUSIC] < 400_000


@pytest.mark.parametrize("name", NEEDED)
def test_a_sound_decodes_and_keeps_its_bounds(name: str) -> None:
    info = soundfile.info(FOLDER / f"{name}.ogg")
    assert (info.format, info.subtype, info.channels, info.samplerate) == ("OGG", "VORBIS", 1, RATE)
    sound = load(name)
    assert np.isfinite(sound).all()
    assert peak(sound) < -3.0
    assert loudness_of(name, sound) == pytest.approx(target(name), abs=1.0)
    assert abs(sound.mean()) < 0.003
    length = len(sound) / RATE
    if name == MUSIC:
        assert 30 <= length <= 60
    elif name in SEATS:
        assert length <= 1.0
    else:
        assert 0.05 < length <= LONGEST.get(name, 1.4)


@pytest.mark.parametrize("name", [name for name in NEEDED if name != MUSIC])
def test_a_sound_begins_at_once_and_ends_in_silence(name: str) -> None:
    sound = np.abs(load(name))
    loudest = sound.max()
    assert np.flatnonzero(sound > loudest / 20)[0] < 0.06 * RATE  # paper and cloth swell up
    assert sound[0] < 0.1 * loudest
    assert sound[-64:].max() < 0.02 * loudest


def test_most_sounds_are_as_loud_as_each_other_and_frequent_ones_quieter() -> None:
    assert target("coin") == target("win") == target("seat_red") == -18.0
    assert target("focus") < target("click") < target("step") < target("coin")
    assert target(MUSIC) <= -24.0


def test_the_music_goes_round_without_a_seam() -> None:
    music = load(MUSIC)
    steps = np.abs(np.diff(music))
    seam = abs(music[0] - music[-1])
    assert seam < np.quantile(steps, 0.99)
    piece = RATE // 10
    before, after = (float(np.sqrt(np.mean(p**2))) for p in (music[-piece:], music[:piece]))
    assert before > 0.002  # it rings on to the last sample
    assert after > before / 4
    twice = integrated(np.concatenate([music[-5 * RATE :], music[: 5 * RATE]]))
    assert twice == pytest.approx(target(MUSIC), abs=3.0)


@pytest.mark.parametrize(("one", "other"), list(combinations(SEATS, 2)))
def test_no_two_seats_sound_alike(one: str, other: str) -> None:
    first, second = load(one), load(other)
    size = max(len(first), len(second))
    spectra = [np.abs(np.fft.rfft(sound, size)) for sound in (first, second)]
    assert likeness(*spectra) < 0.6


@pytest.mark.parametrize("name", ["coin", "newspaper", "seat_blue"])
def test_building_again_gives_the_same_sound(name: str, tmp_path: Path) -> None:
    committed = load(name)
    again = decode(encode(name, render(name)))
    assert len(again) == len(committed)
    assert likeness(again, committed) > 0.99
    assert loudness_of(name, again) == pytest.approx(loudness_of(name, committed), abs=0.2)

    build(name, tmp_path)
    written = (tmp_path / f"{name}.ogg").read_bytes()
    build(name, tmp_path)
    assert (tmp_path / f"{name}.ogg").read_bytes() == written


def test_an_unknown_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trumpet"]) == 1
    assert "trumpet" in capsys.readouterr().err


def test_loudness_is_measured_as_the_standard_says() -> None:
    """A full tone of 997 Hz in one channel is -3.01 LUFS (BS.1770-4); halved, 6.02 less."""
    tone = np.sin(2 * np.pi * 997 * np.arange(3 * RATE) / RATE)
    assert integrated(tone) == pytest.approx(-3.01, abs=0.02)
    assert integrated(tone / 2) == pytest.approx(-9.03, abs=0.02)
    deep = np.sin(2 * np.pi * 40 * np.arange(3 * RATE) / RATE)
    assert integrated(deep) < integrated(tone) - 5
    assert integrated(np.zeros(RATE)) < -100


def test_notes_have_their_pitches() -> None:
    assert note("A4") == pytest.approx(440.0)
    assert note("C4") == pytest.approx(261.63, abs=0.01)
    assert note("F#4") == pytest.approx(note("Gb4"))
    assert note("C5") == pytest.approx(2 * note("C4"))
