"""How large things are while they fly, in design units: always the same, so that each picture is
scaled once."""

from __future__ import annotations

NOTES = (100_000, 50_000, 10_000, 5_000, 1_000, 500)
"""The notes there are, in kronor, from the largest on."""

NOTE = (112.0, 56.0)
DEED = (70.0, 98.0)
SHARE, BOND, LOAN = (110.0, 76.0), (104.0, 70.0), (104.0, 70.0)
CAR = (104.0, 62.0)
PAWN_MARK = (60.0, 64.0)
CARD_BACK = (168.0, 236.0)
