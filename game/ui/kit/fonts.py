"""The two typefaces: where their files lie, their sizes, and which signs they have.

Their packages are found without importing them (an import lists folders and costs milliseconds).
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import pygame

Face = Literal["heading", "text"]

_FILES: dict[Face, tuple[str, str]] = {
    "heading": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "text": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
}
_UNASSIGNED = "\uefff"
_TALLEST, _CAPITAL = "ÅÖgjpq|", "H"


@lru_cache(maxsize=8)
def font_file(face: Face) -> Path:
    """The file of a typeface. Raises FileNotFoundError when its package is not installed."""
    package, name = _FILES[face]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"the typeface package {package} is not installed")
    return Path(spec.origin).parent / "files" / name


@lru_cache(maxsize=2)
def _measuring(face: Face) -> tuple[pygame.font.Font, object]:
    """The typeface so large that no sign measures like the box for missing ones, and that box."""
    font = pygame.font.Font(str(font_file(face)), 400)
    return font, font.metrics(_UNASSIGNED)[0]


@lru_cache(maxsize=2048)
def _is_drawn(face: Face, sign: str) -> bool:
    """Whether the typeface has a glyph for the character; its size makes no difference."""
    font, missing = _measuring(face)
    metrics = font.metrics(sign)
    return bool(metrics) and metrics[0] is not None and metrics[0] != missing


class Typeface:
    """One typeface at one pixel size, measured once: ink of the tallest letters, capitals."""

    def __init__(self, face: Face, pixels: int) -> None:
        self.face = face
        self.pixels = pixels
        self.font = pygame.font.Font(str(font_file(face)), pixels)
        self.line_height = self.font.get_linesize()
        self.ink_top, self.ink_bottom = self._ink(_TALLEST)
        self.capital_top, self.capital_bottom = self._ink(_CAPITAL)
        self._known: set[str] = set()

    def _ink(self, letters: str) -> tuple[int, int]:
        """From the top of a line to the ink's upper and lower end, without drawing anything."""
        ascent = self.font.get_ascent()
        known = [m for m in self.font.metrics(letters) if m is not None]
        return ascent - max(m[3] for m in known), ascent - min(m[2] for m in known)

    def has(self, sign: str) -> bool:
        """Does the typeface draw this single character?"""
        return _is_drawn(self.face, sign)

    def has_all(self, letters: str) -> bool:
        """Does the typeface draw each of these characters?"""
        fresh = set(letters) - self._known
        if not all(map(self.has, fresh)):
            return False
        self._known |= fresh
        return True

    def width(self, letters: str) -> int:
        return self.font.size(letters)[0]


class Fonts:
    """Typefaces by face and pixel size, opened when asked for, those last used kept (each with its
    letters takes up to 200 kB); `clear` on resizing."""

    _MOST = 24

    def __init__(self) -> None:
        self._faces: OrderedDict[tuple[Face, int], Typeface] = OrderedDict()

    def get(self, face: Face, pixels: int) -> Typeface:
        key = face, pixels
        found = self._faces.get(key)
        if found is not None:
            self._faces.move_to_end(key)
            return found
        if not pygame.font.get_init():
            pygame.font.init()
        found = self._faces[key] = Typeface(face, max(1, pixels))
        if len(self._faces) > self._MOST:
            self._faces.popitem(last=False)
        return found

    def clear(self) -> None:
        self._faces.clear()

    def missing_signs(self, face: Face, letters: str) -> set[str]:
        """The characters that neither this face nor the text face can draw."""
        own, other = self.get(face, 40), self.get("text", 40)
        return {c for c in letters if not c.isspace() and not own.has(c) and not other.has(c)}
