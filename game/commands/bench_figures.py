"""One figure of the bench: what was measured, against what it is held to."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple

Figure = dict[str, Any]


class Goal(NamedTuple):
    """What a figure must reach and what it should. `up`: more is better; otherwise less is."""

    must: float
    aim: float
    up: bool = False

    def reached_by(self, value: float) -> str:
        """The better of the two that is reached: "aim", "must" or "neither"."""
        for name, goal in (("aim", self.aim), ("must", self.must)):
            if value >= goal if self.up else value <= goal:
                return name
        return "neither"


def figure(value: float, goal: Goal, **measured: Any) -> Figure:
    """A figure with what it was worked out from."""
    return {
        "value": round(value, 4),
        "reached": goal.reached_by(value),
        "must": goal.must,
        "aim": goal.aim,
        **measured,
    }


def missing(reason: str) -> Figure:
    """A figure that could not be measured here."""
    return {"value": None, "reason": reason}


def middle_ratio(ours: Sequence[float], floors: Sequence[float]) -> float:
    """The median of the ratios of what was measured in turn."""
    return median(one / floor for one, floor in zip(ours, floors, strict=True))
