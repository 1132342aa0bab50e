"""One of the six kinds, as cards: what is up for auction, given up, come by, sold or swapped."""

from __future__ import annotations

from functools import partial

from game.joakim.state import BANK
from game.ui.joakim.prompts.base import BUTTON_HEIGHT, GAP, JoakimPrompt
from game.ui.joakim.prompts.card_spot import CardSpot
from game.ui.joakim.prompts.figures import card_picture
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

_NAME = theme.NUMBER.sized(40)
_NOTE = 104
_FROM_BANK = ("auction_kind", "came_by", "swap_take")
"""Questions whose cards lie in the bank; those of the others are one's own."""


class KindPrompt(JoakimPrompt):
    """Six cards, each with how many there are and what it comes to; greyed ones give a reason."""

    @property
    def prompt(self) -> str:
        return self.choice.prompt

    def question(self) -> str:
        return self.t(f"joakim.prompts.{self.prompt}.question", n=self._units())

    def enter(self) -> None:
        ids = [option.id for option in self.choice.options if option.id != "pass"]
        self.focus.set_by_name(ids[0] if ids else "pass")

    def build(self) -> None:
        super().build()
        offered, refused = self.offered(), self.refusals()
        for kind, box in enumerate(self._columns()):
            id = self.kind_id(kind)
            self.add(
                CardSpot(
                    box.split_top(62)[1], card_picture(id, self._units()), partial(self.finish, id),
                    self.t(f"joakim.kind.{id}.one"), self._caption(kind), self._badge(kind),
                    reason="" if id in offered else refused.get(id) or self._why_not(kind), name=id,
                )
            )  # fmt: skip
        if "pass" in offered:
            box = self.content.split_bottom(BUTTON_HEIGHT)[1]
            label = self.t(f"joakim.prompts.{self.prompt}.pass")
            button = Box.around(*box.centre, 620, box.h)
            self.add(Button(button, label, partial(self.finish, "pass"), name="pass"))

    def _columns(self) -> list[Box]:
        foot = BUTTON_HEIGHT if "pass" in self.offered() else 0
        area = self.body.split_top(_NOTE, gap=10)[1]
        area = Box(area.x, area.y, area.w, area.h - (foot + GAP if foot else 0))
        height = min(area.h, 500)
        row = Box(area.x, area.centre[1] - height / 2, area.w, height)
        return row.columns(len(self.data.kinds), gap=28)

    def _units(self) -> int:
        """Is a card of one or of five chosen?"""
        return 5 if self.prompt == "auction_kind" else int(self.facts.get("units", 1))

    def _count(self, kind: int) -> int:
        """How many such cards there are to choose from."""
        if self.prompt == "tip_kind":
            return self.state.owned(self.seat, kind)
        holder = BANK if self.prompt in _FROM_BANK else self.seat
        return (self.state.ones if self._units() == 1 else self.state.fives)[holder][kind]

    def _badge(self, kind: int) -> str:
        count = self._count(kind)
        return f"×{count}" if count else ""

    def _caption(self, kind: int) -> str:
        """What the card comes to: its price, what it brings, or what it is worth."""
        value = self.state.market[kind]
        if self.prompt == "sold":
            price = self.facts.get(self.kind_id(kind))
            return "" if price is None else self.t("joakim.prompts.gets", amount=price)
        if self.prompt == "swap_take":
            price = self._swap_price(kind)
            return "" if price is None else self.t("joakim.prompts.pays", amount=price)
        if self.prompt == "auction_kind":
            return self.say_money(value * self.data.numbers.auction_units)
        return self.say_money(value * self._units())

    def _swap_price(self, kind: int) -> int | None:
        values = {option.id: option.value for option in self.choice.options}
        found = values.get(self.kind_id(kind))
        return None if found is None else int(found[1])

    def _why_not(self, kind: int) -> str:
        """The reason for a kind that the rules do not even name: there is no such card."""
        kinds = self.t(f"joakim.kind.{self.kind_id(kind)}.some")
        if self.prompt == "tip_kind":
            return self.why("kind_of_square", "joakim.tips.12", kinds=kinds)
        if self.prompt in _FROM_BANK:
            return self.why("no_one_in_bank", "joakim.debts.8", kinds=kinds)
        key = "no_one_owned" if self._units() == 1 else "no_five_owned"
        clause = {"give_up": "joakim.newspaper.5", "exchange_give": "joakim.newspaper.6",
                  "sold": "joakim.newspaper.8"}.get(self.prompt, "joakim.club.2")  # fmt: skip
        return self.why(key, clause, name=self.name_of(self.seat), kinds=kinds)

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        self._draw_note(canvas, self.body.split_top(_NOTE)[0])
        for kind, box in enumerate(self._columns()):
            name = self.t(f"joakim.kind.{self.kind_id(kind)}.short")
            canvas.text(box.split_top(56)[0], name, _NAME, "centre")

    def _draw_note(self, canvas: Canvas, box: Box) -> None:
        """What the cards are for, with a picture of what is taken or given for them."""
        canvas.skin(box, looks.SLOT)
        other = ""
        if self.prompt in ("exchange_give", "swap_take"):
            other = str(self.facts["kind"])
        sign, words = box.inset(24, 8).split_left(120, gap=20)
        picture = card_picture(other, 1) if other else f"joakim/{_EMBLEMS[self.prompt]}"
        canvas.picture(picture, sign)
        values: dict[str, object] = {"cash": self.cash}
        if other:
            values["what"] = self.t(f"joakim.kind.{other}.object", n=1)
        if self.prompt == "exchange_give":
            values["name"] = self.name_of(int(self.facts["seat"]))
        if self.prompt == "swap_give":
            values["price"] = int(self.facts["price"])
        if self.prompt == "auction_kind":
            values["n"] = self.data.numbers.auction_units
        differs = self.state.options.club_swap_price == "difference"
        key = "note_difference" if self.prompt == "swap_give" and differs else "note"
        text = self.t(f"joakim.prompts.{self.prompt}.{key}", **values)
        canvas.text(words, text, theme.BODY.sized(38), max_lines=2)


_EMBLEMS = {
    "auction_kind": "icon_exchange",
    "came_by": "emblem_came_by",
    "give_up": "emblem_worthless",
    "sold": "emblem_sold",
    "swap_give": "emblem_swap",
    "tip_kind": "emblem_good_contacts",
}
