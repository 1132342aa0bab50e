"""Whom a tip hits, and whether to borrow."""

from __future__ import annotations

from functools import partial

from game.joakim import effects
from game.joakim.data import LoanSize, TipCard
from game.joakim.sharks import Sharks
from game.joakim.state import BANK
from game.ui.joakim.consequences import numbers_of
from game.ui.joakim.prompts.base import BUTTON_HEIGHT, GAP, JoakimPrompt
from game.ui.joakim.sharks.tiles import Tile
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

_NOTE = 170.0


class SharkPrompt(JoakimPrompt):
    """A question that only sharks are asked."""

    @property
    def sharks(self) -> Sharks:
        assert self.state.sharks is not None
        return self.state.sharks

    def draw_note(self, canvas: Canvas, picture: str, text: str) -> None:
        """The card that asks, and what it says, at the top of the paper."""
        box = self.body.split_top(_NOTE)[0]
        canvas.skin(box, looks.SLOT)
        sign, words = box.inset(24, 10).split_left(150, gap=24)
        canvas.picture(picture, sign)
        canvas.text(words, text, theme.BODY.sized(38), max_lines=3)


class TipSeatPrompt(SharkPrompt):
    """The other players as big tiles, each with what tells whether the tip hurts."""

    def enter(self) -> None:
        self.focus.set_by_name(self.choice.options[0].id)

    @property
    def card(self) -> TipCard:
        """The tip that is being followed."""
        return next(card for card in self.data.tips if card.id == self.facts["card"])

    def question(self) -> str:
        effect = self.card.effect
        return self.t(f"joakim.prompts.tip_seat.{effect.do}", **numbers_of(effect))

    def build(self) -> None:
        super().build()
        area = self.body.split_top(_NOTE, gap=GAP)[1]
        seats = [option.value for option in self.choice.options]
        width = min(480.0, (area.w - 24 * (len(seats) - 1)) / len(seats))
        whole = width * len(seats) + 24 * (len(seats) - 1)
        row = Box(area.centre[0] - whole / 2, area.y, whole, min(area.h, 420))
        for seat, box in zip(seats, row.columns(len(seats), 24), strict=True):
            look = self.table.seating(seat).look
            beagles = len(self.sharks.beagles[seat])
            hit = isinstance(self.card.effect, effects.BeagleBoys) and beagles
            self.add(
                Tile(box, f"joakim/pawn_{look}", self.name_of(seat),
                     partial(self.finish, f"seat {seat}"), self._note(seat), seat=look,
                     badge=f"×{beagles}" if hit else "", name=f"seat {seat}")
            )  # fmt: skip

    def _note(self, seat: int) -> str:
        cash = self.t("joakim.prompts.tip_seat.cash", cash=self.state.cash[seat])
        if isinstance(self.card.effect, effects.BeagleBoys) and self.sharks.beagles[seat]:
            return self.t("joakim.prompts.tip_seat.misses", n=len(self.sharks.beagles[seat]))
        return cash

    def draw_inside(self, canvas: Canvas) -> None:
        text = self.t(f"joakim.tips.{self.card.id}.text", **numbers_of(self.card.effect))
        self.draw_note(canvas, f"joakim/{self.card.picture}", text)


class BorrowPrompt(SharkPrompt):
    """The sizes of loan cards: what is got, paid back later, and paid when interest is demanded."""

    def enter(self) -> None:
        self.focus.set_by_name(self.choice.options[1].id)

    def question(self) -> str:
        return self.t("joakim.prompts.borrow.question")

    def build(self) -> None:
        super().build()
        area, foot = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
        row = area.split_top(_NOTE, gap=GAP)[1]
        for size, box in enumerate(row.columns(len(self.data.loans), 28)):
            self._add_loan(self.data.loans[size], self.sharks.loans[BANK][size], box)
        box = Box.around(*foot.centre, 620, foot.h)
        label = self.t("joakim.prompts.borrow.pass")
        self.add(Button(box, label, partial(self.finish, "pass"), name="pass"))

    def _add_loan(self, loan: LoanSize, left: int, box: Box) -> None:
        reason = "" if left else self.why("no_such_loan", "joakim.loans.1", amount=loan.amount)
        label = self.t("joakim.prompts.borrow.get", amount=loan.amount)
        note = self.t(
            "joakim.prompts.borrow.terms", repayment=loan.repayment, interest=loan.interest
        )
        self.add(
            Tile(box, "joakim/loan_note", label, partial(self.finish, loan.id), note,
                 badge=f"×{left}", reason=reason, name=loan.id)
        )  # fmt: skip

    def draw_inside(self, canvas: Canvas) -> None:
        text = self.t("joakim.prompts.borrow.note", cash=self.cash)
        self.draw_note(canvas, "joakim/emblem_borrow", text)
