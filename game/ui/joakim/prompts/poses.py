"""The dialogs and the results in telling positions, for `main.py screenshots` and for tests.

    scene = POSES["joakim_trade"](app)      # a table whose question opens the dialog by itself

What must be pressed first is pressed with the first frame.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine.session import Session
from game.games import GAMES
from game.joakim import effects
from game.ui.app import App
from game.ui.household import household
from game.ui.joakim.prompts import positions
from game.ui.kit.actions import Confirm
from game.ui.kit.scene import Scene
from game.ui.table.game_in_play import GameInPlay

Pose = Callable[[App], Scene[Any]]


def table_in(session: Session[Any], app: App) -> Scene[Any]:
    """The table in this position. Nothing is saved before somebody answers."""
    from game.ui.scenes.table import TableScene

    game = GAMES["joakim"]
    return TableScene(app, GameInPlay(game, session, household(app).saves, "joakim-pose", []))


def _asked(make: Callable[[], Session[Any]], *names: str) -> Pose:
    """A pose of the dialog in which these widgets have been pressed, one after another."""

    def press(app: App) -> None:
        for name in names:
            scene = app.stack.top
            widget = scene.focus.find(name) if scene is not None else None
            assert scene is not None and widget is not None, f"no {name} to press"
            scene.focus.set(widget)
            widget.press(Confirm())

    def pose(app: App) -> Scene[Any]:
        if names:
            app.kit.after(0, partial(press, app))
        return table_in(make(), app)

    return pose


def _results(make: Callable[[], Session[Any]]) -> Pose:
    def pose(app: App) -> Scene[Any]:
        from game.ui.joakim.results import ResultsScene
        from game.ui.scenes.table import TableScene

        table = table_in(make(), app)
        assert isinstance(table, TableScene)
        return ResultsScene(app, table)

    return pose


_WITH_CROWN = positions.trade_with_crown_and_option

POSES: dict[str, Pose] = {
    "joakim_start": _asked(partial(positions.starting_property, "gold 1", "diamond 1")),
    "joakim_start_five": _asked(partial(positions.starting_property, "oil 5")),
    "joakim_start_cards": _asked(
        partial(positions.starting_property, "oil 5", "ship 5", "gold 1", start_holding="six_cards")
    ),
    "joakim_trade": _asked(positions.trade, "ones", "ones", "ones"),
    "joakim_trade_sure": _asked(positions.trade, "ones", "fives", "deal"),
    "joakim_trade_sell": _asked(partial(positions.trade, "ship"), "sell", "most"),
    "joakim_trade_six": _asked(partial(positions.trade, transaction_limit=6), "fives", "fives"),
    "joakim_trade_crown": _asked(_WITH_CROWN, "double"),
    "joakim_trade_option": _asked(_WITH_CROWN, "option c07"),
    "joakim_trade_elsewhere": _asked(partial(_WITH_CROWN, "oil"), "option c07"),
    "joakim_trade_everything": _asked(positions.trade_with_everything, "double"),
    "joakim_bid_first": _asked(positions.bid),
    "joakim_bid": _asked(partial(positions.bid, 33, 41, 0, auction_clock=30)),
    "joakim_bid_five": _asked(partial(positions.bid_of_five, 33, 41, 0)),
    "joakim_bid_sure": _asked(partial(positions.bid, 33, 41, 0), "all in", "bid"),
    "joakim_bid_none": _asked(partial(positions.bid, 33, 41, 0, cash=(75, 88, 46, 30))),
    "joakim_auction_kind": _asked(positions.auction_kind),
    "joakim_came_by": _asked(partial(positions.small_heading, effects.CameBy)),
    "joakim_give_up": _asked(partial(positions.small_heading, effects.Worthless)),
    "joakim_exchange_take": _asked(partial(positions.small_heading, effects.Exchange)),
    "joakim_exchange_give": _asked(
        partial(positions.small_heading, effects.Exchange, "oil 1 of 1")
    ),
    "joakim_take_over": _asked(partial(positions.small_heading, effects.TakeOver)),
    "joakim_take_over_rich": _asked(positions.take_over_from_the_rich),
    "joakim_take_over_safe": _asked(
        partial(positions.small_heading, effects.TakeOver, take_over_price="market"), "bank 5 of 1"
    ),
    "joakim_sold": _asked(partial(positions.small_heading, effects.Sold)),
    "joakim_swap_give": _asked(partial(positions.club_card, effects.Swap)),
    "joakim_swap_take": _asked(partial(positions.club_card, effects.Swap, "ship"), "ship"),
    "joakim_forced_sale": _asked(positions.forced_sale),
    "joakim_forced_sale_own": _asked(partial(positions.forced_sale, 1, "gold"), "ship 5"),
    "joakim_may_buy": _asked(positions.may_buy),
    "joakim_may_buy_poor": _asked(partial(positions.may_buy, 1), "buy"),
    "joakim_option": _asked(partial(positions.club_card, effects.OptionCard)),
    "joakim_crown_before": _asked(positions.crown_before),
    "joakim_results": _results(positions.played_out),
    "joakim_results_five": _results(partial(positions.played_out, 5, win_limit=250)),
}
