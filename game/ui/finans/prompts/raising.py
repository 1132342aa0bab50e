"""Raising money for something: what is missing, and each way with what it brings and costs."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from game.finans.loans import interest_each
from game.ui.finans.prompts.paper_list import PaperListPrompt
from game.ui.finans.prompts.ways import ActionTile, WayTile
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import Colour

_MILDNESS = "loan", "mortgage", "sell_car", "sell_plot", "sell_share"
"""The ways, from the one that is most easily taken back."""

_BAR, _COLUMN, _TILE = 168, 544, 112
_HEAD = 58
"""Units of the column that its heading takes, clear of the ring around the first tile."""

_FIGURE = theme.MONEY_STYLE.sized(56)


class Raising(PaperListPrompt):
    """One way after another until there is enough. The bar shows what the focused one adds.

    Override `wanted`. `wanted_label`: what that amount is called; `told_height`: of what stands
    below the column (see `told`).
    """

    wanted_label: ClassVar[str] = "debt"
    told_height: ClassVar[float] = 0

    @property
    def wanted(self) -> int:
        """How much there is to be, in kronor."""
        raise NotImplementedError

    def told(self) -> str:
        """What the money is for, where that does not stand elsewhere."""
        return ""

    @property
    def missing(self) -> int:
        """What is missing, in kronor."""
        return max(0, self.wanted - self.cash)

    def is_enough(self, amount: int) -> bool:
        return amount >= self.missing > 0

    @property
    def content(self) -> Box:
        """Nearer to the plaque than in other dialogs: there is much to show."""
        return Box(self.box.x + 44, self.box.y + 66, self.box.w - 88, self.box.h - 66 - 28)

    @property
    def body(self) -> Box:
        """No footer is needed: a debt cannot be left."""
        return self.content

    @property
    def _below_bar(self) -> Box:
        return self.body.split_top(_BAR, gap=18)[1]

    def bar_box(self) -> Box:
        """Where it stands what is wanted, what there is, and what is missing."""
        return self.body.split_top(_BAR)[0]

    def list_box(self) -> Box:
        return self._below_bar.split_left(_COLUMN, gap=26)[1]

    def first_choice(self) -> str:
        """A way that is enough, and of those what can be undone most easily; else the same. One
        that would spoil all comes last."""
        tiles = [each for each in self.focus if isinstance(each, WayTile | ActionTile)]

        def rank(tile: WayTile | ActionTile) -> tuple[bool, bool, bool, int]:
            mildness = _MILDNESS.index(tile.name.split()[0])
            return bool(tile.reason), bool(self.warning(tile.name)), not tile.enough, mildness

        return min(tiles, key=rank).name

    def build(self) -> None:
        super().build()
        self.add_papers()
        offered, refusals = self.offered(), self.refusals()
        numbers = self.data.numbers
        column = self._below_bar.split_left(_COLUMN)[0]
        ways = (
            ("loan", "finans/loan", numbers.loan), ("sell_car", "finans/car", numbers.car_sold_for)
        )  # fmt: skip
        for place, (id, picture, amount) in enumerate(ways):
            reason = "" if id in offered else refusals.get(id, self.table.t("table.not_possible"))
            note = self.tell(
                f"note.{id}", n=self.state.loans[self.seat], of=numbers.loans_each,
                interest=interest_each(self.register.rules),
            )  # fmt: skip
            box = Box(column.x, column.y + _HEAD + place * (_TILE + 12), column.w, _TILE)
            self.add(
                ActionTile(
                    box, picture, self.verb(id), self.register.gain(amount), note,
                    partial(self.take, id), reason, id, not reason and self.is_enough(amount),
                )
            )  # fmt: skip

    def handle(self, action: Action) -> bool:
        before = self.focus.current
        used = super().handle(action)
        if self.focus.current is not before:
            self.focus_moved()
        return used

    def focus_moved(self) -> None:
        """Another way is looked at now: the bar shows that one."""
        self.invalidate(self.bar_box().inset(-6))

    def focused_way(self) -> str:
        """The option under focus, if it is a way that may be taken; else ""."""
        widget = self.focus.current
        ways = isinstance(widget, WayTile | ActionTile) and not widget.reason
        return widget.name if ways and widget is not None else ""

    def _focused_amount(self) -> int:
        """What the way under focus brings, in kronor."""
        verb, _, id = self.focused_way().partition(" ")
        numbers = self.data.numbers
        if verb == "sell_share":
            return self.data.shares[self.register.share_ids[id]].buy_back
        if verb in ("mortgage", "sell_plot"):
            deed = self.data.plots[self.register.plot_ids[id]]
            return deed.mortgage if verb == "mortgage" else deed.buy_back
        return {"loan": numbers.loan, "sell_car": numbers.car_sold_for}.get(verb, 0)

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        self.draw_bar(canvas, self.bar_box())
        column = self._below_bar.split_left(_COLUMN)[0]
        style = theme.BODY.sized(34).coloured(theme.INK_SOFT)
        canvas.text(column.split_top(40)[0], self.tell("raise_money.quick"), style)
        help_box = column.split_bottom(column.h - _HEAD - 2 * (_TILE + 12) - 8)[1]
        help_box, told = help_box.split_bottom(self.told_height)
        canvas.text(told, self.told(), theme.BODY.sized(38), max_lines=2)
        canvas.text(
            help_box, self.tell("raise_money.help"), theme.BODY.sized(34), valign="top",
            max_lines=None,
        )  # fmt: skip
        self.draw_list(canvas, self.tell("raise_money.papers"), self.tell("more.no_papers"))

    def draw_bar(self, canvas: Canvas, box: Box) -> None:
        """What is wanted as a groove: full as far as the cash goes, striped for the way under
        focus."""
        canvas.skin(box, looks.SLOT)
        figures, bar = box.inset(24, 10).split_bottom(46, gap=6)
        more = self._focused_amount()
        for (key, amount, colour), column in zip(
            self._figures(more), figures.columns(4, gap=20), strict=False
        ):
            label, figure = column.split_top(column.h * 0.38)
            canvas.text(label, self.tell(f"raise_money.{key}"), theme.LABEL.sized(32), "centre")
            if key == "enough":
                sign, figure = figure.split_left(64, gap=6)
                canvas.picture("finans/sign_yes", sign)
            written = self.register.gain(amount) if key == "enough" else self.register.money(amount)
            canvas.text(figure, written, _FIGURE.coloured(colour), "centre")
        canvas.skin(bar, looks.GROOVE)
        full = bar.w * min(1.0, self.cash / self.wanted)
        if more:
            wide = min(bar.w - full, bar.w * more / self.wanted)
            part = Box(bar.x + full, bar.y, wide, bar.h).inset(0, 6)
            canvas.fill(part, theme.GOLD[0], radius=8)
            canvas.pattern(part, "slants", theme.GOLD[3], 170)
        if full > 2:
            canvas.skin(Box(bar.x, bar.y, max(28.0, full), bar.h), looks.GROOVE_FULL)

    def _figures(self, more: int) -> list[tuple[str, int, Colour]]:
        """What the bar says: label, amount, colour. `more`: what the way under focus brings."""
        missing = self.missing
        amounts: list[tuple[str, int, Colour]] = [
            (self.wanted_label, self.wanted, theme.INK), ("has", self.cash, theme.GAIN),
            ("missing", missing, theme.LOSS if missing else theme.GAIN),
        ]  # fmt: skip
        if self.is_enough(more):
            amounts.append(("enough", more, theme.GAIN))
        elif more and missing:
            amounts.append(("then", missing - more, theme.LOSS))
        return amounts
