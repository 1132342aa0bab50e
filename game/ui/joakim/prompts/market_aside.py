"""What a kind is worth now, in large type, and how its value has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.joakim.data import GameData
from game.joakim.effects import Kind
from game.joakim.state import State
from game.ui.joakim.chronicle import Chronicle
from game.ui.joakim.market_panel import DIRECTIONS, draw_marker, draw_trend
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_TURNS = 24
"""How many turns back the line goes."""


class MarketAside:
    """The market value of one kind beside the deal."""

    def __init__(self, table: TableScene, kind: Kind) -> None:
        self.kind = kind
        self._table = table
        self._state: State = table.shown
        self._data: GameData = table.session.rulebook.data  # type: ignore[attr-defined]
        self._past = Chronicle(table, len(self._data.kinds))
        self._past.catch_up()

    @property
    def value(self) -> int:
        return self._state.market[self.kind]

    def draw(self, canvas: Canvas, box: Box, after: int | None = None) -> None:
        """Picture, value, line, and the lowest and highest value there has been. `after`: what the
        deal makes of the value, in M, if it moves it."""
        canvas.skin(box, looks.SLOT)
        picture, rest = box.inset(20, 16).split_top(178)
        canvas.picture(f"joakim/tile_{self._data.kinds[self.kind].id}", picture)
        label, rest = rest.split_top(44)
        key = "market_value" if after is None else "trade.moves_value"
        text = self._table.t(f"joakim.prompts.{key}", value=after)
        canvas.text(label, text, theme.LABEL.sized(34), "centre")
        number, rest = rest.split_top(126)
        amount = self._table.t("joakim.prompts.money", amount=self.value)
        canvas.text(number, amount, theme.MONEY_STYLE.sized(110), "centre")
        trend, foot = rest.split_bottom(46)
        canvas.skin(trend, looks.CHIP)
        self._draw_trend(canvas, trend.inset(24, 18))
        values = [change.value for change in self._past.values[self.kind]] or [self.value]
        span = self._table.t("joakim.prompts.trade.span", low=min(values), high=max(values))
        canvas.text(foot, span, theme.LABEL, "centre")

    def _draw_trend(self, canvas: Canvas, box: Box) -> None:
        values = self._past.by_turn(self.kind, self._past.turn - _TURNS) or [self.value]
        direction = self._past.direction(self.kind, self._state.players)
        highest = self._data.numbers.highest_value
        end = draw_trend(canvas, box, values, highest, DIRECTIONS[direction])
        draw_marker(canvas, *end, direction, 36)
