"""The figures by which the racers play, all in one place; found by playing them against each other.

Chances to win are logistic: each thing that matters adds its weight to the log of the odds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Held(NamedTuple):
    """What matters to whoever has the dime at the end of a turn; or the weights of all that."""

    need: float  # steps to the end; the longer the game lasts, the more they count
    threat: float  # how likely a rival can capture before the next turn
    arrives: float  # 1 if the next turn can be the last
    able: float  # part of the rivals who have visited as much
    shield: float  # 1 with a shield
    rivals: float  # how many


class Sought(NamedTuple):
    """What matters to whoever has not; or the weights of all that."""

    need: float
    their_need: float  # steps of the holder to the end
    chase: float  # how likely the holder can be captured from in the next turn
    able: float  # 1 with as many destinations as the holder will have then
    they_arrive: float  # 1 if the holder's next turn can be the last
    rivals: float


@dataclass(frozen=True, slots=True)
class Weights:
    """What everything adds to the log of the odds. `dime`: to have it, all else being nought."""

    held: Held
    sought: Sought
    dime: float = 3.0

    def of_holder(self, held: Held) -> float:
        """The log of the odds of whoever has the dime."""
        return self.dime + sum([w * each for w, each in zip(self.held, held, strict=True)])

    def of_seeker(self, sought: Sought) -> float:
        """The log of the odds of whoever has not."""
        return sum([w * each for w, each in zip(self.sought, sought, strict=True)])


WEIGHTS = Weights(
    Held(need=-0.1, threat=-1.0, arrives=1.5, able=-0.6, shield=0.5, rivals=-0.25),
    Sought(need=-0.1, their_need=0.05, chase=0.5, able=0.6, they_arrive=-1.5, rivals=-0.25),
)

BLIND = Weights(
    Held(need=-0.1, threat=0, arrives=0, able=0, shield=0.5, rivals=-0.25),
    Sought(need=-0.1, their_need=0.05, chase=0, able=0, they_arrive=0, rivals=-0.25),
)
"""Those of somebody who looks at nothing but the own route."""
