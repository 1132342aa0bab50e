"""What can be opened in the middle of a game, in telling positions: see poses.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.games import GAMES
from game.setup_options import OptionValue
from game.ui.app import App
from game.ui.household import household
from game.ui.kit.scene import Scene
from game.ui.scenes.chosen_rules import ChosenRules
from game.ui.scenes.new_game.draft import Draft
from game.ui.scenes.pause import PauseMenu
from game.ui.table.game_in_play import GameInPlay

_MANY_RULES: dict[str, OptionValue] = {
    "win_limit": 650, "start_cash": 60, "start_holding": "six_cards", "transaction_limit": 6,
    "dividend": "once", "extra_draw": "number", "unpaid": "gentle", "sharks": "on",
    "forced_purchase": "forced",
}  # fmt: skip


def _pause(app: App, **options: OptionValue) -> PauseMenu:
    from game.ui.scenes.table import TableScene

    draft = Draft.fresh(GAMES["joakim"])
    draft.options |= options
    setup = draft.setup(seed=7, default_name=lambda person, number: f"{number}")
    play = GameInPlay.begin(draft.game, setup, household(app).saves)
    table = TableScene(app, play)
    app.stack.push(table)
    return PauseMenu(app, table)


def _chosen_rules(**options: OptionValue) -> Callable[[App], Scene[Any]]:
    def pose(app: App) -> Scene[Any]:
        menu = _pause(app, **options)
        app.stack.push(menu)
        return ChosenRules(app, menu.table.game)

    return pose


PAUSE_POSES: dict[str, Callable[[App], Scene[Any]]] = {
    "pause": _pause,
    "chosen_rules": _chosen_rules(**_MANY_RULES),
    "chosen_rules_short": _chosen_rules(win_limit=400),
    "chosen_rules_of_the_box": _chosen_rules(),
}
