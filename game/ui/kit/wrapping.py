"""Breaking text into lines: soft hyphens, no-break spaces, and never a line wider than its box.

    wrap("Verk\u00adstäder i Hel\u00adsing\u00adfors", 200, font_width)

Knows no fonts: the width of a string comes from the function it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ui.kit.graphemes import SOFT_HYPHEN, graphemes

Measure = Callable[[str], int]
ELLIPSIS = "…"
_LOOSE = " \N{NO-BREAK SPACE},;:-–"
"""What does not stand before an ellipsis."""
_BREAK_AFTER = "-–—/"


class Wrapped(NamedTuple):
    """`lines` without soft hyphens; `forced`: a word had to be broken where no break is set."""

    lines: list[str]
    forced: bool


def plain(text: str) -> str:
    """The text without its soft hyphens."""
    return text.replace(SOFT_HYPHEN, "")


def wrap(text: str, width: int, measure: Measure) -> Wrapped:
    """Lines no wider than `width` pixels (a single character may be). Keeps line breaks."""
    lines: list[str] = []
    forced = False
    for paragraph in text.split("\n"):
        more, broken = _wrap_paragraph(paragraph, width, measure)
        lines += more
        forced = forced or broken
    return Wrapped(lines, forced)


def shorten(line: str, width: int, measure: Measure) -> str:
    """The beginning of the line that fits with an ellipsis behind it."""
    signs = graphemes(plain(line))
    while signs and measure(_broken_off(signs)) > width:
        signs.pop()
    return _broken_off(signs)


def _broken_off(signs: list[str]) -> str:
    return "".join(signs).rstrip(_LOOSE) + ELLIPSIS


def _wrap_paragraph(text: str, width: int, measure: Measure) -> tuple[list[str], bool]:
    lines: list[str] = []
    forced = False
    line = ""
    for word in (w for w in text.replace("\t", " ").split(" ") if w):
        whole = plain(word)
        joined = f"{line} {whole}" if line else whole
        if measure(joined) <= width:
            line = joined
            continue
        if line:
            lines.append(line)
        # A word that fits on a line of its own is not broken: families read from the sofa.
        line = whole
        if measure(whole) > width:
            broken, line, by_force = _break_word(_fragments(word), width, measure)
            lines += broken
            forced = forced or by_force
    lines.append(line)
    return lines, forced


def _fragments(word: str) -> list[tuple[str, str]]:
    """The parts of a word that a break may part, each with the sign to write at the break."""
    out: list[tuple[str, str]] = []
    part = ""
    for sign in word:
        if sign == SOFT_HYPHEN:
            if part:
                out.append((part, "-"))
                part = ""
            continue
        part += sign
        if sign in _BREAK_AFTER and len(part) > 1:
            out.append((part, ""))
            part = ""
    if part:
        out.append((part, ""))
    return out


def _break_word(
    fragments: list[tuple[str, str]], width: int, measure: Measure
) -> tuple[list[str], str, bool]:
    """The full lines of a word that is too wide, what is left for the next line, and by force?"""
    lines: list[str] = []
    forced = False
    line, mark = "", ""
    for part, hyphen in fragments:
        if line and measure(line + part + hyphen) > width:
            lines.append(line + mark)
            line = ""
        while not line and measure(part + hyphen) > width and len(signs := graphemes(part)) > 1:
            fitting = len(signs) - 1
            while fitting > 1 and measure("".join(signs[:fitting]) + "-") > width:
                fitting -= 1
            lines.append("".join(signs[:fitting]) + "-")
            part, forced = "".join(signs[fitting:]), True
        line, mark = line + part, hyphen
    return lines, line, forced
