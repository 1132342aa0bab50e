"""A finished game as a line of the family's record book, and who stands where in it."""

from __future__ import annotations

from datetime import datetime

from game.engine.session import Session
from game.joakim.state import Ending, State
from game.joakim.winning import shown_cash
from game.storage.records import GameRecord
from game.ui.table.record import game_record


def standing(state: State) -> list[int]:
    """The seats from first to last: winners, then by cash and property less loans; who is out comes
    last."""
    return sorted(
        range(state.players),
        key=lambda seat: (
            seat not in state.winners, state.out[seat], -state.net_cash(seat), -state.worth(seat),
            seat,
        ),
    )  # fmt: skip


def why(state: State) -> str:
    """How the game was decided: the name of the sentence that says so (`joakim.results.why`)."""
    winners = set(state.winners)
    rivals = [seat for seat in range(state.players) if seat not in winners and not state.out[seat]]
    best = max((state.net_cash(seat) for seat in winners), default=0)
    if state.ending is Ending.LIMIT:
        also = [seat for seat in rivals if shown_cash(state, seat) >= state.options.win_limit]
        if len(winners) > 1:
            return "limit_shared"
        if state.options.win_check == "own_turn" or not also:
            return "limit"
        return "limit_order" if any(state.net_cash(seat) == best for seat in also) else "limit_most"
    if state.ending is Ending.LAST_NUMBER:
        if len(winners) > 1:
            return "last_number_shared"
        if state.options.numbers_count == "with_property":
            return "last_number_with_property"
        tie = any(state.net_cash(seat) == best for seat in rivals)
        return "last_number_tie" if tie else "last_number"
    return "last_player" if state.ending is Ending.LAST_PLAYER else "nobody_left"


def record_of(session: Session[State], id: str, ended_at: datetime, minutes: float) -> GameRecord:
    """The game for the record book. `id` is that of its save; the score is the cash less loans,
    in M."""
    state = session.state
    scores = [state.net_cash(seat) for seat in range(state.players)]
    return game_record(session, scores, state.winners, id, ended_at, minutes)
