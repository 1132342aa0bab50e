"""The first step of an offer: which kind is bought of the other, or sold to the other."""

from __future__ import annotations

from functools import partial
from typing import Literal

from game.ui.joakim.prompts.card_spot import CardSpot
from game.ui.joakim.prompts.figures import card_picture
from game.ui.joakim.sharks.bargain import BargainPrompt
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

Verb = Literal["buy", "sell"]

_NAMES, _ROW_NAME, _ONE_ROW = 46.0, 280.0, 320.0
_NAME = theme.NUMBER.sized(38)
_VERB = theme.HEADING.sized(42)


class OfferKindPrompt(BargainPrompt):
    """A row of what the other has and a row of what one has oneself; only the second if it is a
    debtor who sells."""

    def question(self) -> str:
        return self.t("joakim.offer.kind.question", name=self.name_of(self.partner))

    def enter(self) -> None:
        self.focus.set_by_name(next(id for id in self._ids() if id in self.offered()))

    def _ids(self) -> list[str]:
        return [f"{verb} {kind.id}" for verb in self._verbs() for kind in self.data.kinds]

    def _verbs(self) -> list[Verb]:
        return ["sell"] if self._is_forced else ["buy", "sell"]

    @property
    def _is_forced(self) -> bool:
        """Whether it is a debtor who looks for a better price than the bank's half."""
        entries = self.table.session.entries
        return bool(entries) and entries[-1].question == "forced_offer"

    def build(self) -> None:
        super().build()
        offered = self.offered()
        for verb, row in zip(self._verbs(), self._rows(), strict=True):
            owner = self.partner if verb == "buy" else self.seat
            for kind, box in enumerate(self._columns(row)):
                each = self.kind_id(kind)
                id, count = f"{verb} {each}", self.state.owned(owner, kind)
                only_fives = count and not self.state.ones[owner][kind]
                self.add(
                    CardSpot(
                        box, card_picture(each, 5 if only_fives else 1), partial(self.finish, id),
                        self.t(f"joakim.kind.{each}.count", n=count),
                        self.say_money(self.state.market[kind]), str(count) if count else "",
                        "" if id in offered else self._why_not(verb, kind), name=id,
                    )
                )  # fmt: skip
        self.add_withdraw("pass")

    def _why_not(self, verb: Verb, kind: int) -> str:
        """The seller has no card of the kind, or the buyer could not pay even the smallest."""
        seller, buyer = (
            (self.partner, self.seat) if verb == "buy" else (self.seat, self.partner)
        )  # fmt: skip
        if not self.state.owned(seller, kind):
            kinds = self.t(f"joakim.kind.{self.kind_id(kind)}.some")
            name = self.name_of(seller)
            return self.why("owns_none", "joakim.offers.1", name=name, kinds=kinds)
        return self.why_short(buyer, 1 if self.state.ones[seller][kind] else 5)

    def _rows(self) -> list[Box]:
        area = self._table().split_top(_NAMES, gap=14)[1]
        return area.rows(len(self._verbs()), gap=12)

    def _table(self) -> Box:
        """The rows with the names of the kinds above them."""
        height = self.desk.h if len(self._verbs()) > 1 else _NAMES + _ONE_ROW
        return Box.around(*self.desk.centre, self.desk.w, height)

    def _columns(self, row: Box) -> list[Box]:
        return row.split_left(_ROW_NAME, gap=14)[1].columns(len(self.data.kinds), gap=16)

    def draw_inside(self, canvas: Canvas) -> None:
        self.draw_steps(canvas)
        for kind, box in enumerate(self._columns(self._table().split_top(_NAMES)[0])):
            canvas.text(box, self.t(f"joakim.kind.{self.kind_id(kind)}.short"), _NAME, "centre")
        for verb, row in zip(self._verbs(), self._rows(), strict=True):
            canvas.skin(row, looks.SLOT)
            label = self.t(f"joakim.offer.kind.{verb}", name=self.name_of(self.partner))
            words = row.split_left(_ROW_NAME)[0].inset(18, 10)
            canvas.text(words, label, _VERB, max_lines=3)
        legend = self.foot.split_left(404, gap=32)[1]
        text = self.t("joakim.offer.kind.legend", cash=self.cash)
        canvas.text(legend, text, theme.BODY, max_lines=2)
