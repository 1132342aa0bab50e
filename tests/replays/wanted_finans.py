"""The golden games of Nya Finans: one for each ending, and one with the house rules."""

from __future__ import annotations

from typing import Any

from game.engine.players import Position
from game.engine.requests import Choice
from game.players.finans_investor import FinansInvestor
from tests.replays.wanted import Wanderer, Wanted

HOUSE_RULES: dict[str, int | str] = {
    "rent": "claimed",
    "interest_at": "leaving",
    "large_drawing": "must_buy",
    "bail": 10_000,
    "meeting_parts": "partial",
    "meetings": "unlimited",
    "bankrupt_papers": "auction",
    "trade": "on",
}


class Investor(FinansInvestor):
    """The computer player of the box."""


class Squanderer(Wanderer):
    """Spends whatever it has and rolls on: bound for ruin."""

    def among(self, request: Choice[Any], position: Position[Any]) -> str:
        ids = [option.id for option in request.options]
        spends = [id for id in ids if id.startswith(("buy", "build", "meet", "loan"))]
        if spends and request.prompt == "turn":
            return self._rng.choice(spends)
        return next((id for id in ids if id in ("roll", "end")), self._rng.choice(ids))


FINANS: dict[str, Wanted] = {
    "million": Wanted({}, (Investor,) * 4, least_answers=1_300),
    "last_player": Wanted({}, (Squanderer,) * 3),
    "laps": Wanted({"laps": 6, "start_papers": "dealt"}, (Investor,) * 6),
    "wandering_laps": Wanted(
        {"laps": 8, "unpaid": "gentle"}, (Wanderer,) * 5, least_answers=2_000, ending="laps"
    ),
    "house_rules_last_player": Wanted(
        HOUSE_RULES, (Investor, Wanderer, Wanderer, Squanderer), ending="last_player"
    ),
}
