"""Sound that is never in the way (O30)."""

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.kit.sound import CHANNELS, Sounds

REPO = Path(__file__).parents[3]


@pytest.fixture
def sounds(tmp_path: Path) -> Iterator[Sounds]:
    pygame.mixer.quit()
    wave = b"\x00\x10" * 44_100
    head = (
        b"RIFF"
        + (36 + len(wave)).to_bytes(4, "little")
        + b"WAVEfmt "
        + bytes([16, 0, 0, 0, 1, 0, 1, 0, 0x44, 0xAC, 0, 0, 0x88, 0x58, 1, 0, 2, 0, 16, 0])
    )
    data = head + b"data" + len(wave).to_bytes(4, "little") + wave
    (tmp_path / "coin.wav").write_bytes(data)
    made = Sounds(tmp_path, lambda: 80)
    yield made
    made.close()


def opened(sounds: Sounds) -> Sounds:
    sounds.play("coin")
    deadline = time.monotonic() + 3
    while sounds.available is None and time.monotonic() < deadline:
        time.sleep(0.005)
    return sounds


def test_nothing_is_opened_before_the_first_sound(sounds: Sounds) -> None:
    assert pygame.mixer.get_init() is None
    assert sounds.available is None
    assert opened(sounds).available


def test_never_more_than_eight_at_once(sounds: Sounds) -> None:
    opened(sounds)
    for _ in range(30):
        sounds.play("coin")
    assert pygame.mixer.get_num_channels() == CHANNELS
    assert sum(pygame.mixer.Channel(n).get_busy() for n in range(CHANNELS)) <= CHANNELS


def test_unknown_sounds_are_passed_over(sounds: Sounds) -> None:
    opened(sounds).play("no such sound")
    assert sounds.available


def test_at_volume_none_nothing_is_opened(tmp_path: Path) -> None:
    pygame.mixer.quit()
    silent = Sounds(tmp_path, lambda: 0)
    silent.play("coin")
    assert pygame.mixer.get_init() is None


@pytest.mark.case("O30")
def test_without_a_device_it_is_silent_and_a_retry_finds_one(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonexistent")
    assert opened(sounds).available is False
    sounds.play("coin")
    assert not sounds.retry()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert sounds.retry()
    sounds.play("coin")


@pytest.mark.case("O30")
def test_closing_is_quick(sounds: Sounds) -> None:
    opened(sounds)
    begun = time.monotonic()
    sounds.close()
    assert time.monotonic() - begun < 1
