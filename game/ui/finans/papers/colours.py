"""The colours of the company groups, and of the other spaces."""

from __future__ import annotations

from dataclasses import dataclass

from game.finans.data import SpaceType
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

_BANK = GroupColours(rgb("FFFFFF"), rgb("EDE7DC"), rgb("C3BAAC"), rgb("4A4036"))
_QUIET = GroupColours(rgb("F6EFE2"), rgb("DDD0BA"), rgb("B09E82"), rgb("4A3C2A"))
_PRISON = GroupColours(rgb("B4C2D8"), rgb("6C7C98"), rgb("3A465E"), rgb("161C2A"))
_SITE = GroupColours(rgb("BFE6FA"), rgb("6FB6E2"), rgb("3A7CB4"), rgb("123A5C"))
_BONDS = GroupColours(rgb("A8D6FF"), rgb("3F8AD8"), rgb("1A4C90"), rgb("08203F"))

SPACE_COLOURS: dict[SpaceType, GroupColours] = {
    "exit": _BANK,
    "entrance": _BANK,
    "branch": _BANK,
    "rest": _QUIET,
    "tip": GroupColours(rgb("C7A2F8"), rgb("7A48C8"), rgb("43207E"), rgb("1E0A40")),
    "news": GroupColours(rgb("F58A7C"), rgb("C8363A"), rgb("851A2A"), rgb("3F0812")),
    "dividend": GroupColours(rgb("5CC496"), rgb("217E5C"), rgb("0E4436"), rgb("06281E")),
    "give_dividend": GroupColours(rgb("5F8CDC"), rgb("2A4E9E"), rgb("142A62"), rgb("0A1840")),
    "prison": _PRISON,
    "go_to_prison": _PRISON,
    "building": _SITE,
    "building_deals": _SITE,
    "repay": GroupColours(rgb("FFB49E"), rgb("DE5A44"), rgb("9A2A22"), rgb("4A0E10")),
    "small_drawing": _BONDS,
    "bond_dividend": _BONDS,
}
"""Of the spaces that are no plots."""
