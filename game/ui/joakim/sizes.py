"""How large things are while they fly, in design units: always the same, so that each picture is
scaled once."""

from __future__ import annotations

NOTES = (100, 50, 10, 5, 1)
"""The notes there are, in M, from the largest on."""

NOTE = (108.0, 57.0)
PROPERTY = (70.0, 98.0)
COIN = (100.0, 100.0)
SMALL_BACK = (70.0, 98.0)
MASK = (120.0, 120.0)
LOAN = (122.0, 76.0)
