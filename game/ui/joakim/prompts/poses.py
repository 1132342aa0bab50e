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


def asked(make: Callable[[], Session[Any]], *names: str) -> Pose:
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
    "joakim_start": asked(partial(positions.starting_property, "gold 1", "diamond 1")),
    "joakim_start_five": asked(partial(positions.starting_property, "oil 5")),
    "joakim_start_cards": asked(
        partial(positions.starting_property, "oil 5", "ship 5", "gold 1", start_holding="six_cards")
    ),
    "joakim_trade": asked(positions.trade, "ones", "ones", "ones"),
    "joakim_trade_sure": asked(positions.trade, "ones", "fives", "deal"),
    "joakim_trade_sell": asked(partial(positions.trade, "ship"), "sell", "most"),
    "joakim_trade_to_fives": asked(
        partial(positions.trade, holding=positions.FEW_ONES), "sell", "ones", "ones"
    ),
    "joakim_trade_six": asked(partial(positions.trade, transaction_limit=6), "fives", "fives"),
    "joakim_trade_crown": asked(_WITH_CROWN, "double"),
    "joakim_trade_option": asked(_WITH_CROWN, "option c07"),
    "joakim_trade_elsewhere": asked(partial(_WITH_CROWN, "oil"), "option c07"),
    "joakim_trade_everything": asked(positions.trade_with_everything, "double"),
    "joakim_bid_first": asked(positions.bid),
    "joakim_bid": asked(partial(positions.bid, 33, 41, 0, auction_clock=30)),
    "joakim_bid_five": asked(partial(positions.bid_of_five, 33, 41, 0)),
    "joakim_bid_sure": asked(partial(positions.bid, 33, 41, 0), "all in", "bid"),
    "joakim_bid_none": asked(partial(positions.bid, 33, 41, 0, cash=(75, 88, 46, 30))),
    "joakim_auction_kind": asked(positions.auction_kind),
    "joakim_came_by": asked(partial(positions.small_heading, effects.CameBy)),
    "joakim_give_up": asked(partial(positions.small_heading, effects.Worthless)),
    "joakim_exchange_take": asked(partial(positions.small_heading, effects.Exchange)),
    "joakim_exchange_give": asked(partial(positions.small_heading, effects.Exchange, "oil 1 of 1")),
    "joakim_take_over": asked(partial(positions.small_heading, effects.TakeOver)),
    "joakim_take_over_rich": asked(positions.take_over_from_the_rich),
    "joakim_take_over_safe": asked(
        partial(positions.small_heading, effects.TakeOver, take_over_price="market"), "bank 5 of 1"
    ),
    "joakim_sold": asked(partial(positions.small_heading, effects.Sold)),
    "joakim_swap_give": asked(partial(positions.club_card, effects.Swap)),
    "joakim_swap_take": asked(partial(positions.club_card, effects.Swap, "ship"), "ship"),
    "joakim_forced_sale": asked(positions.forced_sale),
    "joakim_forced_sale_own": asked(partial(positions.forced_sale, 1, "gold"), "ship 5"),
    "joakim_may_buy": asked(positions.may_buy),
    "joakim_may_buy_poor": asked(partial(positions.may_buy, 1), "buy"),
    "joakim_option": asked(partial(positions.club_card, effects.OptionCard)),
    "joakim_crown_before": asked(positions.crown_before),
    "joakim_results": _results(positions.played_out),
    "joakim_results_five": _results(partial(positions.played_out, 5, win_limit=250)),
}
