"""Who stands where when the game is over, how it was decided, and its line in the record book."""

from __future__ import annotations

from datetime import datetime

from game.engine.requests import Seat
from game.engine.session import Session
from game.finans.data import GameData
from game.finans.groups import complete_groups
from game.finans.state import Ending, State
from game.finans.table import Table
from game.finans.winning import shown_cash, worth
from game.storage.records import GameRecord
from game.ui.table.record import game_record


def standing(rules: Table) -> list[Seat]:
    """The seats from first to last: winners, then by what they are worth; who is out comes last."""
    state = rules.state
    return sorted(
        range(state.players),
        key=lambda seat: (
            seat not in state.winners, state.out[seat], -worth(rules, seat), -state.cash[seat], seat
        ),
    )  # fmt: skip


def why(rules: Table) -> str:
    """How the game was decided: the name of the sentence that says so (`finans.results.why`)."""
    state = rules.state
    if state.ending is Ending.LAPS:
        return "laps" if len(state.winners) == 1 else "laps_shared"
    if state.ending is Ending.LAST_PLAYER:
        return "last_player"
    also = [seat for seat in range(state.players) if seat not in state.winners]
    return "million_also" if any(_has_reached(rules, seat) for seat in also) else "million"


def _has_reached(rules: Table, seat: Seat) -> bool:
    """Whether a seat has the cash and the groups, though another has won."""
    options = rules.state.options
    return (
        options.win_check == "everyone"
        and shown_cash(rules, seat) >= options.win_cash
        and complete_groups(rules, seat) >= options.win_groups
    )


def record_of(session: Session[State], id: str, ended_at: datetime, minutes: float) -> GameRecord:
    """The game for the record book. `id` is that of its save; the score is what a seat is worth,
    in kronor."""
    state = session.state
    data: GameData = session.rulebook.data  # type: ignore[attr-defined]
    rules = Table(data, state, [])
    scores = [worth(rules, seat) for seat in range(state.players)]
    return game_record(session, scores, state.winners, id, ended_at, minutes)
