"""Names of players: any letters there are, but something to see, and no two alike.

tidy("  Åsa \\n")                           # "Åsa"
distinct(["Pekka", "Pekka", "pekka"])     # ["Pekka", "Pekka (2)", "pekka (3)"]
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.kit.graphemes import JOINER, SOFT_HYPHEN, cleaned, graphemes

LONGEST = 40
"""Visible characters that are kept; what a panel has no room for it shortens itself."""

_SHORT = 4
"""Letters of a word that does not begin a line of its own: "1", "(2)", "Jr"."""


def tidy(name: str) -> str:
    """The name without space around it, on one line, at most 40 visible characters; "" if there
    is nothing to see in it."""
    name = " ".join(cleaned(name).replace("\n", " ").split())
    if not name.replace(JOINER, "").replace(SOFT_HYPHEN, "").strip():
        return ""
    return "".join(graphemes(name)[:LONGEST])


def kept_together(name: str) -> str:
    """The name with its number (or another short last word) on the line of the word before it."""
    before, space, last = name.rpartition(" ")
    return f"{before}\N{NO-BREAK SPACE}{last}" if space and len(last) <= _SHORT else name


def distinct(names: Sequence[str]) -> list[str]:
    """The names, with a number after those that stood there already; case is no difference."""
    out: list[str] = []
    taken = {name.casefold() for name in names}
    used: set[str] = set()
    for name in names:
        number, shown = 1, name
        while shown.casefold() in used or (number > 1 and shown.casefold() in taken):
            number += 1
            shown = f"{name} ({number})"
        used.add(shown.casefold())
        out.append(shown)
    return out
