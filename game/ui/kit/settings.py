"""What the kit needs from outside: settings, words, and the folders of pictures and sounds."""

from __future__ import annotations

from typing import Literal, Protocol

Speed = Literal["slow", "normal", "fast", "off"]


class Settings(Protocol):
    """The settings that the kit reads; kept and saved elsewhere."""

    language: str
    text_size: float
    """1.0 to 1.5, times every type size."""
    speed: Speed
    sound: int
    """Volume that is heard, 0 to 100."""
    music: int
    """Volume of the music, 0 to 100."""
    muted: bool
    """Neither sound nor music is heard."""
    reduced_motion: bool
    fullscreen: bool
    safe_margin: float
    """Share of each side that the screen cuts off, 0 to 0.1."""


class Words(Protocol):
    """The texts of one language."""

    def t(self, key: str, **values: object) -> str: ...
