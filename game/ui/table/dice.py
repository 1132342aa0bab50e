"""What all games' dice look like, lying and tumbling."""

from __future__ import annotations

FACES = (3, 5, 1, 6, 2, 4)
"""The order in which a tumbling die shows its sides, whatever it will rest on."""


def die_picture(face: int) -> str:
    """A die with this face up."""
    return f"shelf/die_{face}"
