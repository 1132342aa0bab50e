"""The switches of one game; what may be chosen stands in data/finans/options.yaml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from game.annotations import AtLeast, Positive
from game.switches import Switches


@dataclass(frozen=True, slots=True)
class Options(Switches):
    """One game's house rules; the defaults are the rulebook's, or our ruling where it is silent."""

    win_cash: Positive = 1_000_000  # kronor
    win_groups: Positive = 2  # complete company groups
    laps: Annotated[int, AtLeast(0)] = 0  # the game ends after so many laps of the leader; 0: never
    start_cash: Positive = 75_000
    start_papers: Literal["none", "dealt"] = "none"
    first_player: Literal["reroll", "random"] = "reroll"  # how a tie is settled
    rent: Literal["automatic", "claimed"] = "automatic"
    interest_at: Literal["arriving", "leaving"] = "arriving"
    bank_loans: Positive = 6  # how many the bank has
    large_drawing: Literal["may_buy", "must_buy"] = "may_buy"
    prison_most: Positive = 3  # rounds
    bail: Annotated[int, AtLeast(0)] = 0  # kronor; 0: there is none
    meeting_parts: Literal["whole_group", "partial"] = "whole_group"
    meeting_mortgage: Literal["paid_off", "literal"] = "paid_off"
    meetings: Literal["one", "unlimited"] = "one"
    unpaid: Literal["out", "gentle"] = "out"
    bankrupt_papers: Literal["bank", "auction"] = "bank"
    win_check: Literal["everyone", "own_turn"] = "everyone"
    win_loans: Literal["count", "net"] = "count"
    trade: Literal["off", "on"] = "off"  # plots and shares between players
