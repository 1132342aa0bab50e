"""Visible characters: what a person counts as one sign, however many code points it takes.

Covers what names hold: combining marks, emoji with skin tones and joiners, flags, keycaps.
"""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"
SOFT_HYPHEN = "\u00ad"


def _extends(sign: str) -> bool:
    """Is the code point drawn as a part of the one before it?"""
    return (
        unicodedata.category(sign) in ("Mn", "Me", "Mc")
        or sign in (JOINER, "\u200c", "\u20e3")
        or "\U0001f3fb" <= sign <= "\U0001f3ff"  # skin tones
        or "\U000e0020" <= sign <= "\U000e007f"  # tags of regional flags
    )


def _is_flag_half(sign: str) -> bool:
    return "\U0001f1e6" <= sign <= "\U0001f1ff"


def graphemes(text: str) -> list[str]:
    """The visible characters of a text, in order; joined together they are the text again."""
    out: list[str] = []
    for sign in text:
        last = out[-1] if out else ""
        flag = _is_flag_half(sign) and len(last) == 1 and _is_flag_half(last)
        if last and (_extends(sign) or last.endswith(JOINER) or flag):
            out[-1] += sign
        else:
            out.append(sign)
    return out


def cleaned(text: str) -> str:
    """The text as it is drawn and stored: composed letters, no control or direction signs.

    Line breaks stay; other control characters become spaces. Soft hyphens and joiners stay.
    """
    out = []
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if sign == "\n" or sign in (SOFT_HYPHEN, JOINER):
            out.append(sign)
        elif category == "Cc":
            out.append(" ")
        elif category not in ("Cf", "Cs", "Zl", "Zp") or "\U000e0020" <= sign <= "\U000e007f":
            out.append(sign)
    return "".join(out)
