"""The colours of the company groups."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.kit.theme import Colour, rgb


@dataclass(frozen=True, slots=True)
class GroupColours:
    """Light to dark; `ink` is for words on paper."""

    light: Colour
    mid: Colour
    dark: Colour
    ink: Colour


GROUP_COLOURS: dict[str, GroupColours] = {
    "hantverk": GroupColours(rgb("FBB45A"), rgb("E2741C"), rgb("9C4310"), rgb("4A1E08")),
    "service": GroupColours(rgb("66D6DE"), rgb("1B9DB0"), rgb("0D5E74"), rgb("06303E")),
    "affarscentrum": GroupColours(rgb("FF97BE"), rgb("D93F80"), rgb("8F1C52"), rgb("480A2A")),
    "finanstrusten": GroupColours(rgb("7A9CE8"), rgb("2F55B4"), rgb("182F74"), rgb("0C1738")),
    "teknik": GroupColours(rgb("BF98F4"), rgb("7A45C4"), rgb("47217F"), rgb("220C44")),
    "kemi": GroupColours(rgb("AEE070"), rgb("4FA03A"), rgb("246A2C"), rgb("0F3414")),
    "industri": GroupColours(rgb("A9B3C2"), rgb("5F6A7B"), rgb("353E4C"), rgb("171B22")),
}
"""By the id of the group."""
