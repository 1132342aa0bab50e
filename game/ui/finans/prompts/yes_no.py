"""Yes or no: rent that is claimed, bail, and an offer of another player."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from game.ui.finans.papers.deed import draw_deed
from game.ui.finans.papers.share import draw_share
from game.ui.finans.prompts.base import FinansPrompt
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

_PICTURE = 470
_BUTTON = 96


class YesNoPrompt(FinansPrompt):
    """A picture, a sentence, the figures that decide, and two buttons."""

    size = (1480, 800)
    yes: ClassVar[str] = ""
    no: ClassVar[str] = "pass"

    def build(self) -> None:
        super().build()
        foot = self.content.split_bottom(_BUTTON)[1]
        for box, id, kind in zip(
            foot.columns(2, 24), (self.no, self.yes), ("brown", "primary"), strict=True
        ):
            label = self.table.look.label(self.choice, id)
            self.add(Button(box, label, partial(self.finish, id), kind, name=id))  # type: ignore[arg-type]

    def figures(self) -> Iterator[tuple[str, str]]:
        """Labels and amounts."""
        raise NotImplementedError

    def draw_picture(self, canvas: Canvas, box: Box) -> None:
        raise NotImplementedError

    def draw_inside(self, canvas: Canvas) -> None:
        main = self.content.split_bottom(_BUTTON, gap=24)[0]
        picture, rest = main.split_left(_PICTURE, gap=36)
        self.draw_picture(canvas, picture)
        words, figures = rest.split_top(rest.h * 0.44, gap=16)
        question = self.table.look.question(self.choice)
        canvas.text(words, question, theme.BODY.sized(46), max_lines=None)
        rows = tuple(self.figures())
        for (label, amount), row in zip(rows, figures.rows(len(rows), 14), strict=True):
            canvas.skin(row, looks.CHIP)
            left, right = row.inset(26, 8).split_right(row.w * 0.46)
            canvas.text(left, label, theme.BODY)
            canvas.text(right, amount, theme.MONEY_STYLE.sized(52), "right")

    def cash_after(self, change: int) -> Iterator[tuple[str, str]]:
        """The cash now and afterwards; or what is to be raised first."""
        after = self.cash + change
        yield self.tell("cash"), self.register.money(self.cash)
        if after < 0:
            yield self.tell("raise_money.missing"), self.register.money(-after)
        else:
            yield self.tell("cash_after"), self.register.money(after)


class ClaimRentPrompt(YesNoPrompt):
    """Option: the owner asks for the rent, or lets it be."""

    yes = "claim"
    first = "claim"

    def figures(self) -> Iterator[tuple[str, str]]:
        amount = int(self.facts["amount"])
        yield self.tell("claim_rent.rent"), self.register.money(amount)
        yield from self.cash_after(amount)

    def draw_picture(self, canvas: Canvas, box: Box) -> None:
        plot = self.register.plot_ids[str(self.facts["plot"])]
        draw_deed(canvas, box, self.register, plot)


class BailPrompt(YesNoPrompt):
    """Option: pay, and leave prison at once."""

    yes, no = "bail", "wait"
    first = "wait"

    def figures(self) -> Iterator[tuple[str, str]]:
        price = int(self.facts["price"])
        yield self.tell("bail.price"), self.register.money(price)
        yield from self.cash_after(-price)

    def draw_picture(self, canvas: Canvas, box: Box) -> None:
        canvas.skin(box, looks.SLOT)
        canvas.picture("finans/sp_fangelse", box.inset(24))


class OfferAnswerPrompt(YesNoPrompt):
    """Option: another player offers a deal."""

    yes, no = "accept", "refuse"
    first = "refuse"

    def figures(self) -> Iterator[tuple[str, str]]:
        price = int(self.facts["price"])
        yield self.tell("price"), self.register.money(price)
        yield from self.cash_after(price if self.facts["verb"] == "sell" else -price)

    def draw_picture(self, canvas: Canvas, box: Box) -> None:
        draw_paper(canvas, box, self, str(self.facts["paper"]))


def draw_paper(canvas: Canvas, box: Box, prompt: FinansPrompt, id: str) -> None:
    """The deed or the share of this id."""
    register = prompt.register
    if id in register.plot_ids:
        draw_deed(canvas, box, register, register.plot_ids[id])
    else:
        draw_share(canvas, box, register, register.share_ids[id])
