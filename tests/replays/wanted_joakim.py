"""The golden games of joakim: one for each ending, without and with the business sharks."""

from __future__ import annotations

from typing import Any

from game.engine.players import Position
from game.engine.requests import Amount, Answer, Choice
from game.games import GAMES
from tests.replays.wanted import Wanderer, Wanted


class Spendthrift(Wanderer):
    """Lives on newspapers, bids all it has, and buys where it is dear: bound for ruin."""

    def choose(self, position: Position[Any]) -> Answer:
        request = position.request
        if isinstance(request, Amount):
            return max(0, request.high) if request.low <= request.high else 0
        return super().choose(position)

    def among(self, request: Choice[Any], position: Position[Any]) -> Answer:
        ids = [option.id for option in request.options]
        if request.prompt == "move":
            board = GAMES["joakim"].rulebook().data.board  # type: ignore[attr-defined]
            news = [id for id in ids if board.squares[int(id.split()[1])].type == "newspaper"]
            return self._rng.choice(news or ids)
        if request.prompt == "trade":
            return next((id for id in reversed(ids) if id.startswith("buy")), "pass")
        return "buy" if "buy" in ids else self._rng.choice(ids)


JOAKIM: dict[str, Wanted] = {
    "limit": Wanted({"win_limit": 600}, (Wanderer,) * 4, least_answers=3000),
    "last_number": Wanted({"numbers_game": "on", "first_player": "seat_2"}, (Wanderer,) * 5),
    "last_player": Wanted({"start_cash": 10}, (Spendthrift,) * 3),
    "nobody_left": Wanted({"start_cash": 10, "last_player": "plays_on"}, (Spendthrift,) * 2),
    "sharks_limit": Wanted(
        {"sharks": "on", "win_limit": 400}, (Wanderer,) * 4, least_answers=10_000, ending="limit"
    ),
    "sharks_last_number": Wanted(
        {"sharks": "on", "numbers_game": "on"}, (Wanderer,) * 5, ending="last_number"
    ),
    "sharks_last_player": Wanted(
        {"sharks": "on", "start_cash": 10}, (Spendthrift,) * 3, ending="last_player"
    ),
}
