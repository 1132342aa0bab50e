"""What the effects of cards speak of."""

from __future__ import annotations

from typing import Annotated

from game.annotations import IndexOf

Kind = Annotated[int, IndexOf("property")]
"""A property kind: its index in tray order (gold, oil, diamond, plane, bank, ship)."""
