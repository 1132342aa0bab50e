"""How long a game lasts, as measured: shown when one is set up."""

from __future__ import annotations

from dataclasses import dataclass

from game.annotations import Positive


@dataclass(frozen=True, slots=True)
class Length:
    """How many rounds a preset lasts with so many players: the median.

    A round is a move of everyone. A tenth of the games is below `low`, a tenth above `high`. In
    place of a preset an option may stand, if it decides the length by itself once it is chosen.
    """

    preset: str
    players: Positive
    rounds: Positive
    low: Positive
    high: Positive


@dataclass(frozen=True, slots=True)
class Lengths:
    """The lengths of all presets. `seconds_per_move`: what a family takes for a whole move."""

    seconds_per_move: Positive
    lengths: tuple[Length, ...]

    def of(self, preset: str, players: int) -> Length | None:
        """The length of a preset with so many players, if it was measured."""
        for each in self.lengths:
            if (each.preset, each.players) == (preset, players):
                return each
        return None

    def minutes(self, rounds: int, players: int) -> int:
        """About how long so many rounds take, in minutes: whole steps of five, never none."""
        return max(5, 5 * round(rounds * players * self.seconds_per_move / 300))
