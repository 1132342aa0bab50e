"""A forced sale: the debt as a bar that fills, and one's own cards at half their value."""

from __future__ import annotations

from functools import partial

from game.joakim.effects import Kind
from game.ui.joakim.prompts.base import JoakimPrompt
from game.ui.joakim.prompts.card_spot import CardSpot
from game.ui.joakim.prompts.figures import card_picture, draw_figure
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_DEBT = 190
_NAME = theme.NUMBER.sized(36)


class ForcedSalePrompt(JoakimPrompt):
    """One card after another until the debt is covered. The bar shows what the focused one adds."""

    def question(self) -> str:
        return self.t("joakim.prompts.forced_sale.question", amount=int(self.facts["debt"]))

    def enter(self) -> None:
        self.focus.set_by_name(self.choice.options[0].id)

    def handle(self, action: Action) -> bool:
        before = self.focus.current
        used = super().handle(action)
        if self.focus.current is not before:
            self.invalidate(self._debt_box())
        return used

    def _debt_box(self) -> Box:
        return self.body.split_top(_DEBT)[0].inset(-6)

    def build(self) -> None:
        super().build()
        offered, refused = self.offered(), self.refusals()
        for units, row in zip((1, 5), self._rows(), strict=True):
            held = self.state.ones if units == 1 else self.state.fives
            for kind, box in enumerate(row.columns(len(self.data.kinds), gap=30)):
                count = held[self.seat][kind]
                id = f"{self.kind_id(kind)} {units}"
                if not count:
                    continue
                self.add(
                    CardSpot(
                        box, card_picture(self.kind_id(kind), units), partial(self.finish, id),
                        self.t(f"joakim.kind.{self.kind_id(kind)}.count", n=units),
                        self.t("joakim.prompts.gets", amount=self.brings(kind, units)),
                        f"×{count}" if count > 1 else "",
                        "" if id in offered else refused.get(id, self.t("table.not_possible")),
                        name=id,
                    )
                )  # fmt: skip

    def _rows(self) -> list[Box]:
        return self.body.split_top(_DEBT + 60)[1].rows(2, gap=14)

    def brings(self, kind: Kind, units: int) -> int:
        """What a card brings at half value, in M: each property is rounded down, and at least 1."""
        return self.data.numbers.clamp(self.state.market[kind] // 2) * units

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        self._draw_debt(canvas, self.body.split_top(_DEBT)[0])
        names = Box(self.body.x, self.body.y + _DEBT + 10, self.body.w, 44)
        for kind, box in enumerate(names.columns(len(self.data.kinds), gap=30)):
            name = self.t(f"joakim.kind.{self.kind_id(kind)}.short")
            canvas.text(box, name, _NAME, "centre")
        for row in self._rows():
            for kind, box in enumerate(row.columns(len(self.data.kinds), gap=30)):
                units = 1 if row.y == self._rows()[0].y else 5
                held = self.state.ones if units == 1 else self.state.fives
                if not held[self.seat][kind]:
                    canvas.skin(Box.around(*box.centre, 130, box.h - 34), looks.SLOT)

    def _draw_debt(self, canvas: Canvas, box: Box) -> None:
        """The debt as a groove: full as far as the cash goes, then striped for the focused card."""
        debt, cash = int(self.facts["debt"]), int(self.facts["cash"])
        canvas.skin(box, looks.SLOT)
        figures, bar = box.inset(24, 10).split_bottom(56, gap=4)
        columns = figures.columns(3, gap=20)
        amounts = (
            ("cash", cash, theme.GAIN), ("missing", debt - cash, theme.LOSS),
            ("debt", debt, theme.INK),
        )  # fmt: skip
        for (key, amount, colour), column in zip(amounts, columns, strict=True):
            label = self.t(f"joakim.prompts.forced_sale.{key}")
            draw_figure(canvas, column, label, self.say_money(amount), colour, 68)
        canvas.skin(bar, looks.GROOVE)
        full = bar.w * min(1.0, cash / debt)
        focused = self.focus.current
        if isinstance(focused, CardSpot) and not focused.reason:
            id, _, units = focused.name.partition(" ")
            more = self.brings(self.data.kind(id), int(units))
            wide = min(bar.w - full, bar.w * more / debt)
            part = Box(bar.x + full, bar.y, wide, bar.h).inset(0, 6)
            canvas.fill(part, theme.GOLD[0], radius=8)
            canvas.pattern(part, "slants", theme.GOLD[3], 170)
        if full > 2:
            canvas.skin(Box(bar.x, bar.y, max(28.0, full), bar.h), looks.GROOVE_FULL)
