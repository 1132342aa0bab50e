"""A gamepad made by SDL itself, so that its real events come without hardware."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import Self

import pygame

GAMECONTROLLER = 1


class VirtualPad:
    """Attached when made; leaving it as a context takes it out again, so that no later test
    finds it. Raises OSError where SDL's library cannot be found."""

    def __init__(self) -> None:
        self._sdl = ctypes.CDLL(_library())
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._sdl.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
        self._sdl.SDL_JoystickSetVirtualButton.argtypes = [
            ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8,
        ]  # fmt: skip
        self._sdl.SDL_JoystickSetVirtualAxis.argtypes = [
            ctypes.c_void_p, ctypes.c_int, ctypes.c_int16,
        ]  # fmt: skip
        self.index = self._sdl.SDL_JoystickAttachVirtual(GAMECONTROLLER, 6, 15, 1)
        if self.index < 0:
            raise OSError("no virtual pad")
        self._pad = self._sdl.SDL_JoystickOpen(self.index)
        self._attached = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._attached:
            self.detach()

    def button(self, number: int, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._pad, number, int(down))

    def axis(self, number: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._pad, number, value)

    def detach(self) -> None:
        self._sdl.SDL_JoystickClose(self._pad)
        self._sdl.SDL_JoystickDetachVirtual(self.index)
        self._attached = False


def _library() -> str:
    libraries = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
    found = sorted(libraries.glob("libSDL2-2-*"))
    if not found or not sys.platform.startswith("linux"):
        raise OSError("SDL's library was not found")
    return str(found[0])
