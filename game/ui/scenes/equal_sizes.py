"""Texts of one rank in one size: the size in which the longest of them fits its box."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.box import Box
from game.ui.kit.text import Writer
from game.ui.kit.theme import TextStyle


def equally_sized(
    writer: Writer,
    texts: Iterable[tuple[str, Box]],
    style: TextStyle,
    max_lines: int | None = 1,
) -> TextStyle:
    """The style at the largest size in which every text fits its own box. Lines as in
    `Canvas.text`."""
    sizes = [writer.fit(text, style, box.w, box.h, max_lines=max_lines).size for text, box in texts]
    return style.sized(min([style.size, *(size / writer.text_size for size in sizes)]))
