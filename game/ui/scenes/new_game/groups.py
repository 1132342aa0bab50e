"""Which options stand together on a page."""

from __future__ import annotations

from game.setup_options import OptionSpec, SetupOptions

_GROUPS: dict[str, dict[str, tuple[str, ...]]] = {
    "joakim": {
        "length": ("win_limit", "numbers_game", "numbers_count"),
        "start": ("start_cash", "start_holding", "first_player"),
        "turns": ("transaction_limit", "blocked_move", "auction_lot", "auction_clock"),
        "newspaper": ("dividend", "extra_draw", "drawn_numbers", "forced_purchase"),
        "exchanges": ("take_over_price", "take_over_fives", "exchange_fives", "club_swap_price"),
        "club": ("club_reopens", "crown_sale", "crown_jump", "crown_asks"),
        "winning": ("unpaid", "last_player", "win_check", "win_tie"),
        "sharks": ("sharks", "option_step", "trade_prices", "trade_parties"),
        "loans": ("repay_where", "loans_at_win"),
        "tips": ("tip_moments", "away_cancels", "worthless_takes", "beagle_cards"),
    },
    "finans": {
        "length": ("win_cash", "win_groups", "laps"),
        "start": ("start_cash", "start_papers", "first_player"),
        "turns": ("rent", "interest_at", "trade"),
        "bank": ("bank_loans", "large_drawing", "prison_most", "bail"),
        "meetings": ("meetings", "meeting_parts", "meeting_mortgage"),
        "winning": ("unpaid", "bankrupt_papers", "win_check", "win_loans"),
    },
    "ankka": {
        "start": ("route", "first_player", "first_dime"),
        "steps": ("passing", "stop_early", "spin_limit"),
        "questions": ("question_again", "question_limit", "answer_seconds", "disputes"),
        "capture": ("capture_from", "lock_after", "after_capture", "bin_capture"),
        "machine": ("swap", "time_machine_done"),
    },
}
_PER_PAGE = 4
_REST = "more"


def pages(game: str, options: SetupOptions) -> list[tuple[str, list[OptionSpec]]]:
    """The options by group, at most four a page; those of no group come last."""
    left = {option.id: option for option in options.options}
    found = [
        (group, [left.pop(id) for id in ids if id in left])
        for group, ids in _GROUPS.get(game, {}).items()
    ]
    rest = list(left.values())
    found += [(_REST, rest[at : at + _PER_PAGE]) for at in range(0, len(rest), _PER_PAGE)]
    return [(group, specs) for group, specs in found if specs]
