"""Holds a text in the clipboard of a display until it is ended: `clipboard.py TEXT`."""

from __future__ import annotations

import sys

import pygame


def main(text: str) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64), pygame.NOFRAME)
    pygame.scrap.put_text(text)
    print("held", flush=True)
    while pygame.event.wait().type != pygame.QUIT:
        pass


if __name__ == "__main__":
    main(sys.argv[1])
