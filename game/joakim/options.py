"""The switches of one game; what may be chosen stands in data/joakim/options.yaml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from game.annotations import AtLeast, Positive
from game.switches import Switches


@dataclass(frozen=True, slots=True)
class Options(Switches):
    """One game's house rules; the defaults are the rulebook's, or our ruling where it is silent."""

    win_limit: Positive = 1000  # M in cash
    numbers_game: Literal["off", "on"] = "off"
    start_cash: Positive = 75  # M
    start_holding: Literal["six_properties", "six_cards"] = "six_properties"
    transaction_limit: Positive = 10  # properties in one deal
    first_player: Literal["random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"] = "random"
    dividend: Literal["normal", "capped", "once", "removed"] = "capped"
    extra_draw: Literal["move", "number"] = "move"
    take_over_price: Literal["free", "market"] = "free"
    unpaid: Literal["out", "gentle"] = "out"
    blocked_move: Literal["stay", "reroll"] = "stay"
    club_reopens: Literal["card_or_shuffle", "next_number"] = "card_or_shuffle"
    drawn_numbers: Literal["discard", "bottom"] = "discard"
    auction_clock: Annotated[int, AtLeast(0)] = 0  # seconds to bid; the screen's clock then passes
    auction_lot: Literal["five_units", "five_card"] = "five_units"
    crown_sale: Literal["one_property", "one_card", "ten"] = "one_property"
    crown_jump: Literal["skip", "insert"] = "skip"
    crown_asks: Literal["each_move", "own_button"] = "each_move"
    exchange_fives: Literal["nothing", "may_give_five"] = "nothing"
    take_over_fives: Literal["five_too", "ones_only"] = "five_too"
    forced_purchase: Literal["skip", "forced"] = "skip"
    club_swap_price: Literal["flat", "difference"] = "flat"
    win_check: Literal["everyone", "own_turn"] = "everyone"
    win_tie: Literal["most_cash", "shared"] = "most_cash"
    last_player: Literal["wins", "plays_on"] = "wins"
    numbers_count: Literal["cash", "with_property"] = "cash"
    # Business sharks, and what is their own.
    sharks: Literal["off", "on"] = "off"
    option_step: Literal["counts", "exempt"] = "counts"
    loans_at_win: Literal["repaid", "by_hand"] = "repaid"
    repay_where: Literal["anywhere", "exchange"] = "anywhere"
    tip_moments: Literal["three", "start_and_end"] = "three"
    away_cancels: Literal["before_draw", "drawn_card"] = "before_draw"
    worthless_takes: Literal["one_or_five", "ones_only"] = "one_or_five"
    beagle_cards: Literal["stack", "one_each"] = "stack"
    trade_prices: Literal["bounded", "free"] = "bounded"
    trade_parties: Literal["active_player", "any_two"] = "active_player"
