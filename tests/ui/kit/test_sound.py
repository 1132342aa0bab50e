"""Sound that is never in the way (O30)."""

import time
from collections.abc import Callable, Iterator
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
    (tmp_path / "tune.ogg").write_bytes((REPO / "sounds" / "music_table.ogg").read_bytes())
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


class Later:
    """Calls that wait for their time."""

    def __init__(self) -> None:
        self.calls: list[Callable[[], object]] = []

    def __call__(self, delay: float, call: Callable[[], object]) -> None:
        assert delay >= 1000
        self.calls.append(call)

    def come(self) -> None:
        calls, self.calls = self.calls, []
        for call in calls:
            call()


def until(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + 5
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def test_a_device_that_stays_silent_is_closed_and_opened_again(tmp_path: Path) -> None:
    pygame.mixer.quit()
    later = Later()
    sounds = Sounds(REPO / "sounds", lambda: 80, after=later)
    sounds.play("focus")
    until(lambda: sounds.available)

    def closed() -> bool:  # while it is opened or heard, it is looked at again later
        if later.calls:
            later.come()
        return pygame.mixer.get_init() is None

    until(closed)
    assert sounds.available, "what was found out is still known"
    sounds.play("focus")
    until(pygame.mixer.get_busy)
    assert later.calls
    sounds.close()


def test_a_sound_that_plays_keeps_the_device_open(tmp_path: Path) -> None:
    pygame.mixer.quit()
    later = Later()
    sounds = Sounds(REPO / "sounds", lambda: 80, after=later)
    sounds.play("win")
    until(pygame.mixer.get_busy)
    later.come()
    assert pygame.mixer.get_init()
    assert later.calls, "it is looked at again"
    sounds.close()


class TestMusic:
    """One tune, again and again, as loud as the slider says."""

    @pytest.fixture
    def loudness(self) -> dict[str, int]:
        return {"music": 50}

    @pytest.fixture
    def music(self, sounds: Sounds, loudness: dict[str, int]) -> Sounds:
        sounds._music_volume = lambda: loudness["music"]
        return sounds

    def test_it_plays_until_it_is_ended(self, music: Sounds) -> None:
        music.music("tune")
        until(lambda: pygame.mixer.get_init() and pygame.mixer.music.get_busy())
        music.music("tune")
        assert pygame.mixer.music.get_busy()
        music.music(None)
        until(lambda: not pygame.mixer.music.get_busy())

    def test_it_follows_the_slider_and_stops_when_muted(
        self, music: Sounds, loudness: dict[str, int]
    ) -> None:
        music.music("tune")
        until(lambda: pygame.mixer.get_init() and pygame.mixer.music.get_busy())
        half = pygame.mixer.music.get_volume()
        assert 0 < half < 0.5, "quiet, beside the sounds"
        loudness["music"] = 100
        music.volume_changed()
        assert half < pygame.mixer.music.get_volume() <= 0.51
        loudness["music"] = 0
        music.volume_changed()
        until(lambda: not pygame.mixer.music.get_busy())
        loudness["music"] = 50
        music.volume_changed()
        until(pygame.mixer.music.get_busy)

    def test_at_volume_none_nothing_is_opened(
        self, music: Sounds, loudness: dict[str, int]
    ) -> None:
        loudness["music"] = 0
        music.music("tune")
        assert pygame.mixer.get_init() is None

    @pytest.mark.case("O30")
    def test_what_is_not_there_is_passed_over(
        self, music: Sounds, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        opened(music)
        music.music("no such tune")
        assert music.available
        music.close()
        monkeypatch.setenv("SDL_AUDIODRIVER", "nonexistent")
        music.music("tune")
        until(lambda: music.available is False)
        music.music(None)
        monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
        music.music("tune")
        assert music.retry()
        assert pygame.mixer.music.get_busy(), "a device that was found plays what is wanted"
