"""Sounds by name, at most eight at once; silence where there is no device, never a fault.

    kit.sounds.play("coin")        # sounds/coin.ogg

Nothing is opened before the first sound, and then beside the game, so that no frame waits for it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pygame

CHANNELS = 8
ENDINGS = (".ogg", ".wav")


class Sounds:
    """Plays sounds of one folder. `volume`: asked at each sound, 0 to 100."""

    def __init__(self, folder: Path, volume: Callable[[], int]) -> None:
        self.folder = folder
        self.available: bool | None = None
        """Is there a device? None until that was tried."""
        self._volume = volume
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._opening: threading.Thread | None = None
        self._waiting = ""
        self._lock = threading.Lock()

    def play(self, name: str) -> None:
        """Play it now; unknown names, full channels and missing devices are passed over."""
        if self._volume() <= 0:
            return
        if self.available is None:
            self._waiting = name
            if self._opening is None:
                self._opening = threading.Thread(target=self._open_and_play, daemon=True)
                self._opening.start()
            return
        if self.available:
            self._play_now(name)

    def retry(self) -> bool:
        """Look for a device again (after plugging one in); True if there is one now."""
        if self._opening is not None:
            self._opening.join(timeout=2)
        with self._lock:
            self._sounds.clear()
            try:
                pygame.mixer.quit()
            except pygame.error:
                self.available = False
        self._open()
        return bool(self.available)

    def close(self) -> None:
        """Let the device go; leaving never waits long for it."""
        if self._opening is not None:
            self._opening.join(timeout=1)
        if self.available:
            pygame.mixer.quit()
        self.available = None
        self._opening = None
        self._sounds.clear()

    def _open(self) -> None:
        with self._lock:
            try:
                if not pygame.mixer.get_init():
                    pygame.mixer.init(44_100, -16, 2, 1024)
                pygame.mixer.set_num_channels(CHANNELS)
                self.available = True
            except (pygame.error, NotImplementedError):
                self.available = False

    def _open_and_play(self) -> None:
        self._open()
        if self.available and self._waiting:
            self._play_now(self._waiting)

    def _play_now(self, name: str) -> None:
        try:
            if name not in self._sounds:
                self._sounds[name] = self._load(name)
            sound = self._sounds[name]
            channel = pygame.mixer.find_channel() if sound else None
            if sound and channel:
                channel.set_volume((self._volume() / 100) ** 1.6)
                channel.play(sound)
        except pygame.error:
            self.available = False

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        for ending in ENDINGS:
            try:
                return pygame.mixer.Sound(self.folder / (name + ending))
            except (FileNotFoundError, pygame.error):
                continue
        return None
