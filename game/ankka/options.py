"""The switches of one game; what may be chosen stands in data/ankka/options.yaml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from game.annotations import AtLeast
from game.switches import Switches

Limit = Annotated[int, AtLeast(0)]
"""So many; 0 stands for no limit."""


@dataclass(frozen=True, slots=True)
class Options(Switches):
    """One game's house rules; the defaults are the rulebook's, or our ruling where it is silent."""

    route: Literal["normal", "quick"] = "normal"  # which side of the Route cards lies up
    first_player: Literal["random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"] = (
        "random"
    )
    first_dime: Literal["lot", "bin"] = "lot"  # bin: it lies there until somebody comes
    passing: Literal["counts", "must_stop"] = "counts"  # whether one may walk through a destination
    stop_early: Literal["off", "on"] = "off"  # steps may be left unused
    question_again: Literal["any", "new_circle"] = "any"  # one question a circle in a turn
    question_limit: Limit = 0  # in a turn
    spin_limit: Limit = 0  # in a turn
    disputes: Literal["off", "on"] = "off"  # whether the table may overrule an answer
    answer_seconds: Limit = 0  # what a player has to think; 0: as long as it takes
    capture_from: Literal["same_circle", "moved_in"] = "same_circle"
    lock_after: Literal["any_loss", "capture"] = "any_loss"
    after_capture: Literal["open", "safe_turn"] = "open"
    bin_capture: Literal["wins", "step_in"] = "wins"  # the dime comes while one stands in the bin
    time_machine_done: Literal["to_bin", "nothing"] = "to_bin"  # when all is visited
    swap: Literal["may", "must", "removed"] = "may"
