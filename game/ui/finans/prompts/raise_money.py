"""Raising money for a debt: what is missing, and each way with what it brings and costs."""

from __future__ import annotations

from functools import partial

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


class RaiseMoneyPrompt(PaperListPrompt):
    """One way after another until the debt is covered. The bar shows what the focused one adds."""

    @property
    def missing(self) -> int:
        """What is missing, in kronor."""
        return int(self.facts["missing"])

    def is_enough(self, amount: int) -> bool:
        return amount >= self.missing

    @property
    def content(self) -> Box:
        """No footer is needed: the dialog cannot be left."""
        return Box(self.box.x + 44, self.box.y + 66, self.box.w - 88, self.box.h - 66 - 28)

    def _bar_box(self) -> Box:
        return self.content.split_top(_BAR)[0]

    def list_box(self) -> Box:
        rest = self.content.split_top(_BAR, gap=18)[1]
        return rest.split_left(_COLUMN, gap=26)[1]

    def first_choice(self) -> str:
        """A way that is enough, and of those what can be undone most easily; else the same."""
        tiles = [each for each in self.focus if isinstance(each, WayTile | ActionTile)]

        def rank(tile: WayTile | ActionTile) -> tuple[bool, bool, int]:
            return bool(tile.reason), not tile.enough, _MILDNESS.index(tile.name.split()[0])

        return min(tiles, key=rank).name

    def build(self) -> None:
        super().build()
        self.add_papers()
        offered, refusals = self.offered(), self.refusals()
        numbers = self.data.numbers
        column = self.content.split_top(_BAR, gap=18)[1].split_left(_COLUMN)[0]
        ways = (
            ("loan", "finans/loan", numbers.loan), ("sell_car", "finans/car", numbers.car_sold_for)
        )  # fmt: skip
        for place, (id, picture, amount) in enumerate(ways):
            reason = "" if id in offered else refusals.get(id, self.table.t("table.not_possible"))
            note = self.tell(
                f"note.{id}", n=self.state.loans[self.seat], of=numbers.loans_each,
                interest=numbers.loan_interest,
            )  # fmt: skip
            box = Box(column.x, column.y + _HEAD + place * (_TILE + 12), column.w, _TILE)
            self.add(
                ActionTile(
                    box, picture, self.tell(f"way.{id}"), self.register.gain(amount), note,
                    partial(self.finish, id), reason, id, not reason and self.is_enough(amount),
                )
            )  # fmt: skip

    def handle(self, action: Action) -> bool:
        before = self.focus.current
        used = super().handle(action)
        if self.focus.current is not before:
            self.invalidate(self._bar_box().inset(-6))
        return used

    def _focused_amount(self) -> int:
        """What the way under focus brings, in kronor."""
        widget = self.focus.current
        if not isinstance(widget, WayTile | ActionTile) or widget.reason:
            return 0
        verb, _, id = widget.name.partition(" ")
        numbers = self.data.numbers
        if verb == "loan":
            return numbers.loan
        if verb == "sell_car":
            return numbers.car_sold_for
        if verb == "sell_share":
            return self.data.shares[self.register.share_ids[id]].buy_back
        deed = self.data.plots[self.register.plot_ids[id]]
        return deed.mortgage if verb == "mortgage" else deed.buy_back

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        self._draw_bar(canvas, self._bar_box())
        column = self.content.split_top(_BAR, gap=18)[1].split_left(_COLUMN)[0]
        style = theme.BODY.sized(34).coloured(theme.INK_SOFT)
        canvas.text(column.split_top(40)[0], self.tell("raise_money.quick"), style)
        help_box = column.split_bottom(column.h - _HEAD - 2 * (_TILE + 12) - 8)[1]
        canvas.text(
            help_box, self.tell("raise_money.help"), theme.BODY.sized(34), valign="top",
            max_lines=None,
        )  # fmt: skip
        self.draw_list(canvas, self.tell("raise_money.papers"), self.tell("more.no_papers"))

    def _draw_bar(self, canvas: Canvas, box: Box) -> None:
        """The debt as a groove: full as far as the cash goes, striped for the way under focus."""
        debt, cash, more = int(self.facts["debt"]), int(self.facts["cash"]), self._focused_amount()
        canvas.skin(box, looks.SLOT)
        figures, bar = box.inset(24, 10).split_bottom(46, gap=6)
        amounts: list[tuple[str, int, Colour]] = [
            ("debt", debt, theme.INK), ("has", cash, theme.GAIN),
            ("missing", self.missing, theme.LOSS),
        ]  # fmt: skip
        if more:
            enough = more >= self.missing
            left = ("enough", more, theme.GAIN), ("then", self.missing - more, theme.LOSS)
            amounts.append(left[0] if enough else left[1])
        for (key, amount, colour), column in zip(amounts, figures.columns(4, gap=20), strict=False):
            label, figure = column.split_top(column.h * 0.38)
            canvas.text(label, self.tell(f"raise_money.{key}"), theme.LABEL.sized(32), "centre")
            if key == "enough":
                sign, figure = figure.split_left(64, gap=6)
                canvas.picture("finans/sign_yes", sign)
            written = self.register.gain(amount) if key == "enough" else self.register.money(amount)
            canvas.text(figure, written, _FIGURE.coloured(colour), "centre")
        canvas.skin(bar, looks.GROOVE)
        full = bar.w * min(1.0, cash / debt)
        if more:
            wide = min(bar.w - full, bar.w * more / debt)
            part = Box(bar.x + full, bar.y, wide, bar.h).inset(0, 6)
            canvas.fill(part, theme.GOLD[0], radius=8)
            canvas.pattern(part, "slants", theme.GOLD[3], 170)
        if full > 2:
            canvas.skin(Box(bar.x, bar.y, max(28.0, full), bar.h), looks.GROOVE_FULL)
