"""Which of the bank's property cards is put up for a closed auction."""

from __future__ import annotations

from functools import partial

from game.joakim.state import BANK
from game.ui.joakim.prompts.base import JoakimPrompt
from game.ui.joakim.prompts.card_spot import CardSpot
from game.ui.joakim.prompts.figures import card_picture
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_NOTE, _NAMES, _ROW_NAME = 104.0, 48.0, 150.0
_NAME = theme.NUMBER.sized(38)


class LotPrompt(JoakimPrompt):
    """Six kinds as ones and as fives, each with what it is worth and how many the bank has."""

    def question(self) -> str:
        return self.t("joakim.bids.lot.question")

    def enter(self) -> None:
        self.focus.set_by_name(self.choice.options[0].id)

    def build(self) -> None:
        super().build()
        offered = self.offered()
        for units, row in zip((1, 5), self._rows(), strict=True):
            held = self.state.ones if units == 1 else self.state.fives
            for kind, box in enumerate(self._columns(row)):
                each = self.kind_id(kind)
                id, count = f"{each} {units}", held[BANK][kind]
                self.add(
                    CardSpot(
                        box, card_picture(each, units), partial(self.finish, id),
                        self.t(f"joakim.kind.{each}.count", n=units),
                        self.say_money(self.state.market[kind] * units),
                        f"×{count}" if count else "",
                        "" if id in offered else self._why_not(each, units), name=id,
                    )
                )  # fmt: skip

    def _why_not(self, kind: str, units: int) -> str:
        key = "no_one_in_bank" if units == 1 else "no_five_in_bank"
        kinds = self.t(f"joakim.kind.{kind}.some")
        return self.why(key, "joakim.closed_auction.1", kinds=kinds)

    def _rows(self) -> list[Box]:
        return self.body.split_top(_NOTE + _NAMES, gap=14)[1].rows(2, gap=12)

    def _columns(self, row: Box) -> list[Box]:
        return row.split_left(_ROW_NAME, gap=14)[1].columns(len(self.data.kinds), gap=20)

    def draw_inside(self, canvas: Canvas) -> None:
        note, rest = self.body.split_top(_NOTE, gap=8)
        canvas.skin(note, looks.SLOT)
        sign, words = note.inset(24, 8).split_left(110, gap=20)
        canvas.picture("joakim/emblem_closed_auction", sign)
        canvas.text(words, self.t("joakim.bids.lot.note"), theme.BODY.sized(38), max_lines=2)
        names = rest.split_top(_NAMES)[0]
        for kind, box in enumerate(self._columns(names)):
            canvas.text(box, self.t(f"joakim.kind.{self.kind_id(kind)}.short"), _NAME, "centre")
        for units, row in zip((1, 5), self._rows(), strict=True):
            label = self.t(f"joakim.prompts.cards_of_{units}")
            canvas.text(row.split_left(_ROW_NAME)[0], label, _NAME, "centre")
