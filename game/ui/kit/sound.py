"""Sounds by name, at most eight at once, and music; silence where there is no device, no fault.

    kit.sounds.play("coin")             # sounds/coin.ogg
    kit.sounds.music("music_table")     # again and again, until music(None)
    kit.sounds.volume_changed()         # a volume was set: what plays follows at once

Nothing is opened before the first sound, and then beside the game, so that no frame waits for it.
A device that stays silent is closed again: an open one is asked for samples all the time.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pygame

CHANNELS = 8
ENDINGS = (".ogg", ".wav")
QUIET = 4000.0
"""Milliseconds between looks whether the device is still needed."""
_FADE_IN, _FADE_OUT = 2500, 600
_MUSIC = 0.5
"""Music at its loudest, beside sounds at theirs."""

Later = Callable[[float, Callable[[], object]], object]


class Sounds:
    """Plays sounds of one folder. `volume`, `music_volume`: asked each time, 0 to 100. `after`:
    calls something so many milliseconds from now; without it the device stays open."""

    def __init__(
        self,
        folder: Path,
        volume: Callable[[], int],
        music_volume: Callable[[], int] = lambda: 0,
        after: Later | None = None,
    ) -> None:
        self.folder = folder
        self.available: bool | None = None
        """Is there a device? None until that was tried."""
        self._open_now = False
        self._volume = volume
        self._music_volume = music_volume
        self._after = after
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._opening: threading.Thread | None = None
        self._waiting = ""
        self._tune = ""
        """The music that is wanted."""
        self._playing = ""
        """The music that plays."""
        self._watched = False
        self._lock = threading.RLock()

    def play(self, name: str) -> None:
        """Play it now; unknown names, full channels and missing devices are passed over."""
        if self._volume() <= 0:
            return
        if self._open_now:
            self._play_now(name)
        elif self.available is not False:
            self._waiting = name
            self._open_beside()
        self._close_when_quiet()

    def music(self, name: str | None) -> None:
        """Play this again and again from now on, or nothing. The same name goes on as it is."""
        if (name or "") != self._tune:
            self._tune = name or ""
            self.volume_changed()

    def volume_changed(self) -> None:
        """A volume was set: music that plays follows, begins or stops."""
        if self._tune and self._music_volume() > 0:
            if self._open_now:
                self._play_music()
            elif self.available is not False:
                self._open_beside()
        elif self._playing:
            self._playing = ""
            if self._open_now:
                pygame.mixer.music.fadeout(_FADE_OUT)
            self._close_when_quiet()

    def retry(self) -> bool:
        """Look for a device again (after plugging one in); True if there is one now."""
        if self._opening is not None:
            self._opening.join(timeout=2)
        with self._lock:
            self._forget_all()
            try:
                pygame.mixer.quit()
            except pygame.error:
                self.available = False
            self._open_now = False
        self._open()
        if self.available:
            self._play_music()
        return bool(self.available)

    def close(self) -> None:
        """Let the device go; leaving never waits long for it."""
        if self._opening is not None:
            self._opening.join(timeout=1)
        if self._open_now:
            pygame.mixer.quit()
        self.available, self._open_now = None, False
        self._opening = None
        self._forget_all()

    # -- the device ----------------------------------------------------------------------------

    def _open_beside(self) -> None:
        if self._opening is None or not self._opening.is_alive():
            self._opening = threading.Thread(target=self._open_and_play, daemon=True)
            self._opening.start()

    def _open(self) -> None:
        with self._lock:
            try:
                if not pygame.mixer.get_init():
                    # One channel, as the files have: half the memory. SDL serves any device.
                    pygame.mixer.init(44_100, -16, 1, 1024, allowedchanges=0)
                pygame.mixer.set_num_channels(CHANNELS)
                self.available = self._open_now = True
            except (pygame.error, NotImplementedError):
                self.available = False

    def _open_and_play(self) -> None:
        with self._lock:  # the device must not be closed below what begins to play
            self._open()
            if not self.available:
                return
            name, self._waiting = self._waiting, ""
            if name:
                self._play_now(name)
            self._play_music()

    def _close_when_quiet(self) -> None:
        if self._after is not None and not self._watched:
            self._watched = True
            self._after(QUIET, self._close_if_quiet)

    def _close_if_quiet(self) -> None:
        self._watched = False
        if not self._open_now or self._playing:
            return
        opening = self._opening is not None and self._opening.is_alive()
        if opening or pygame.mixer.get_busy() or pygame.mixer.music.get_busy():
            self._close_when_quiet()
            return
        self._open_now = False
        threading.Thread(target=self._close_quietly, daemon=True).start()

    def _close_quietly(self) -> None:
        with self._lock:
            if not self._open_now:  # nobody has wanted it in the meantime
                pygame.mixer.quit()

    def _forget_all(self) -> None:
        self._sounds.clear()
        self._playing = ""

    # -- what is heard -------------------------------------------------------------------------

    def _play_now(self, name: str) -> None:
        try:
            if name not in self._sounds:
                self._sounds[name] = self._load(name)
            sound = self._sounds[name]
            channel = pygame.mixer.find_channel() if sound else None
            if sound and channel:
                channel.set_volume(_loudness(self._volume()))
                channel.play(sound)
        except pygame.error:
            self.available = self._open_now = False

    def _play_music(self) -> None:
        """Begin the music that is wanted, if it does not play yet, and set how loud it is."""
        volume = self._music_volume()
        if not self._tune or volume <= 0:
            return
        try:
            pygame.mixer.music.set_volume(_MUSIC * _loudness(volume))
            if self._playing != self._tune:
                self._playing = self._tune
                pygame.mixer.music.load(self.folder / (self._tune + ENDINGS[0]))
                pygame.mixer.music.play(-1, fade_ms=_FADE_IN)
        except (FileNotFoundError, pygame.error):
            return  # the game goes on without

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        for ending in ENDINGS:
            try:
                return pygame.mixer.Sound(self.folder / (name + ending))
            except (FileNotFoundError, pygame.error):
                continue
        return None


def _loudness(volume: int) -> float:
    """The amplitude (0 to 1) of a volume of 0 to 100, which ears take for even steps."""
    return float((volume / 100) ** 1.6)
