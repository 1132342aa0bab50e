"""Names on one line: all of them if there is room, else the first ones and how many more.

name_line(["Anna", "Bo", "Åsa"], t, fits)         # "Anna, Bo, Åsa" or "Anna och 2 till"
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.kit.graphemes import graphemes
from game.ui.kit.wrapping import ELLIPSIS

_SHORTEST = 4
"""Visible characters of a name that are always left."""


def name_line(names: Sequence[str], t: Callable[..., str], fits: Callable[[str], bool]) -> str:
    """As many whole names as fit, at least a part of the first one."""

    def line(shown: Sequence[str]) -> str:
        listed, more = ", ".join(shown), len(names) - len(shown)
        return t("shelf.and_more", names=listed, n=more) if more else listed

    for count in range(len(names), 0, -1):
        text = line(names[:count])
        if fits(text):
            return text
    signs = graphemes(names[0]) if names else []
    while len(signs) > _SHORTEST and not fits(line(["".join(signs).rstrip() + ELLIPSIS])):
        signs.pop()
    return line(["".join(signs).rstrip() + ELLIPSIS]) if signs else ""
