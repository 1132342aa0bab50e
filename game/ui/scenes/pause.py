"""The pause menu above the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ui.app import App
from game.ui.kit.actions import Action, Menu
from game.ui.kit.box import Box
from game.ui.kit.dialog import Dialog
from game.ui.kit.looks import ButtonKind
from game.ui.kit.widgets.button import Button
from game.ui.table.clause_now import clause_now

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_ENTRIES: tuple[tuple[str, str, ButtonKind], ...] = (
    ("continue", "right", "primary"),
    ("rules", "rules", "gold"),
    ("chosen_rules", "check", "gold"),
    ("history", "history", "gold"),
    ("seats", "human", "gold"),
    ("manners", "help", "gold"),
    ("settings", "settings", "gold"),
    ("shelf", "save", "brown"),
)
"""Name, symbol and look of each entry, from top to bottom. Not every game has `manners`."""
_HEIGHT, _GAP = 86, 16


class PauseMenu(Dialog[str]):
    """Finishes with "continue", "history" or "shelf". Whatever else there is opens above it, and
    leads back to it."""

    def __init__(self, app: App, table: TableScene) -> None:
        left_out = {"settings"} if app.kiosk else set()
        left_out |= set() if table.look.has_manners else {"manners"}
        self.entries = [each for each in _ENTRIES if each[0] not in left_out]
        height = 76 + len(self.entries) * (_HEIGHT + _GAP) - _GAP + 56
        super().__init__(app.kit, Box.around(960, 560, 860, height), app.kit.t("pause.title"))
        self.app = app
        self.table = table

    def build(self) -> None:
        self.title = self.t("pause.title")
        super().build()
        rows = self.content.rows(len(self.entries), _GAP)
        for (name, symbol, kind), box in zip(self.entries, rows, strict=True):
            why_not = self._why_not(name)
            self.add(
                Button(
                    box, self.t(f"pause.{name}"), partial(self._choose, name), kind, not why_not,
                    why_not, name, f"shelf/sym_{symbol}", 44,
                )
            )  # fmt: skip

    def _why_not(self, name: str) -> str:
        """What several people decide at once is decided before one of them leaves."""
        decides = self.table.course.reactions.is_open
        return self.t("pause.seats_later") if name == "seats" and decides else ""

    def handle(self, action: Action) -> bool:
        if isinstance(action, Menu):
            self.back()
            return True
        return super().handle(action)

    def back(self) -> None:
        self.finish("continue")

    def _choose(self, name: str) -> None:
        assert self.stack is not None
        if name == "rules":
            from game.ui.scenes.rulebook import RulebookScene

            game = self.table.session.rulebook.game
            self.stack.push(RulebookScene(self.app, game, clause_now(self.table)))
        elif name == "settings":
            from game.ui.scenes.settings import SettingsScene

            self.stack.push(SettingsScene(self.app))
        elif name == "seats":
            from game.ui.scenes.seats import Seats

            self.stack.push(Seats(self.table))
        elif name == "chosen_rules":
            from game.ui.scenes.chosen_rules import ChosenRules

            self.stack.push(ChosenRules(self.app, self.table.game))
        elif name == "manners":
            from game.ui.scenes.manners import Manners

            self.stack.push(Manners(self.app, self.table.game))
        else:
            self.finish(name)
