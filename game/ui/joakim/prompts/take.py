"""A card of somebody else: whom from, and which one."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.ui.joakim.prompts.base import JoakimPrompt
from game.ui.joakim.prompts.card_spot import CardSpot
from game.ui.joakim.prompts.figures import CARD_SHAPE, card_picture
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_WHO = 296
_GAP, _NARROW_GAP = 28, 12
_MANY = 9
_CROWD = 4
_ROW = 200
_LEGEND = 44
_NAME = theme.NUMBER.sized(44)


class Held(NamedTuple):
    """Cards of one kind and size that somebody has: option id, kind, 1 or 5, how many."""

    id: str
    kind: int
    units: int
    cards: int


class TakePrompt(JoakimPrompt):
    """A row for each of the others with their cards; those that are safe are greyed."""

    def question(self) -> str:
        return self.t(f"joakim.prompts.{self.choice.prompt}.question")

    def enter(self) -> None:
        self.focus.set_by_name(self.choice.options[0].id)

    def others(self) -> list[int]:
        """The other seats still in the game, clockwise."""
        return self.state.seats_from(self.seat)[1:]

    @property
    def has_captions(self) -> bool:
        """Is there room for an amount below each card? Else the values stand at the foot."""
        return len(self.others()) < _CROWD

    def held(self, seat: int) -> list[Held]:
        """What lies before this seat: ones of every kind, then fives."""
        return [
            Held(f"{self.kind_id(kind)} {units} of {seat}", kind, units, count)
            for units, cards in ((1, self.state.ones), (5, self.state.fives))
            for kind, count in enumerate(cards[seat])
            if count
        ]

    def build(self) -> None:
        super().build()
        offered, refused = self.offered(), self.refusals()
        most = max(len(self.held(seat)) for seat in self.others())
        for seat, row in zip(self.others(), self._rows(), strict=True):
            _, cards = row.inset(16, 10).split_left(_WHO, gap=24)
            gap = _GAP if most <= _MANY else _NARROW_GAP
            room = (cards.w - gap * (most - 1)) / max(1, most)
            caption = 46 if self.has_captions else 12
            width = min(room, (cards.h - caption) * CARD_SHAPE + 16)
            for place, held in enumerate(self.held(seat)):
                box = Box(cards.x + place * (width + gap), cards.y, width, cards.h)
                reason = "" if held.id in offered else refused.get(held.id) or self._why_not(seat)
                self.add(
                    CardSpot(
                        box, card_picture(self.kind_id(held.kind), held.units),
                        partial(self.finish, held.id), self._spoken(seat, held),
                        self._caption(held) if self.has_captions else None,
                        f"×{held.cards}" if held.cards > 1 else "",
                        reason, name=held.id,
                    )
                )  # fmt: skip

    def _rows(self) -> list[Box]:
        count = len(self.others())
        gap = 16
        room = self.body.split_bottom(_LEGEND, gap=10)[0]
        height = min(_ROW, (room.h - gap * (count - 1)) / count)
        whole = height * count + gap * (count - 1)
        return Box(room.x, room.centre[1] - whole / 2, room.w, whole).rows(count, gap)

    def _spoken(self, seat: int, held: Held) -> str:
        what = self.t(f"joakim.kind.{self.kind_id(held.kind)}.count", n=held.units)
        return self.t("joakim.prompts.take.card", what=what, name=self.name_of(seat))

    def _caption(self, held: Held) -> str:
        """What the card is worth at market value, or costs where it must be paid for."""
        return self.say_money(self.state.market[held.kind] * held.units)

    def _why_not(self, seat: int) -> str:
        """The reason for a five that the rules do not name."""
        if self.choice.prompt == "exchange_take":
            return self.why("only_ones_exchanged", "joakim.newspaper.6")
        return self.why("fives_are_safe", "joakim.newspaper.7", name=self.name_of(seat))

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        self._draw_legend(canvas, self.body.split_bottom(_LEGEND)[1])
        for seat, row in zip(self.others(), self._rows(), strict=True):
            seating = self.table.seating(seat)
            look = theme.SEATS[seating.look]
            canvas.skin(row, looks.CARD_PANEL)
            column = Box(row.x + 6, row.y + 6, _WHO, row.h - 20)
            canvas.skin(column, looks.seat_column(seating.look))
            canvas.pattern(column.inset(8), look.pattern, look.ink, 22)
            pawn, words = column.inset(10, 8).split_left(84, gap=10)
            canvas.picture(f"joakim/pawn_{seating.look}", pawn)
            name, cash = words.split_top(words.h * 0.56)
            canvas.text(name, seating.name, _NAME.coloured(look.ink), max_lines=2)
            canvas.seat_mark(Box(cash.x, cash.centre[1] - 26, 52, 52), seating.look)
            money = Box(cash.x + 64, cash.y, cash.w - 64, cash.h)
            text = self.say_money(self.state.cash[seat])
            canvas.text(money, text, theme.NUMBER.sized(38).coloured(look.ink))
            if not self.held(seat):
                room = row.inset(16, 10).split_left(_WHO, gap=24)[1]
                canvas.text(room, self.t("joakim.prompts.take.nothing"), theme.BODY_SOFT)

    def _draw_legend(self, canvas: Canvas, box: Box) -> None:
        """What the amounts mean; where there is no room for any, what each kind is worth."""
        if self.has_captions:
            options = self.state.options
            costs = self.choice.prompt == "take_over" and options.take_over_price == "market"
            key = "legend_price" if costs else "legend"
            text = self.t(f"joakim.prompts.take.{key}", cash=self.cash)
            canvas.text(box, text, theme.LABEL.sized(34), "centre")
            return
        for kind, place in enumerate(box.columns(len(self.data.kinds), gap=30)):
            icon, value = place.inset(24, 0).split_left(52, gap=14)
            canvas.picture(f"joakim/icon_{self.kind_id(kind)}", icon)
            canvas.text(value, self.say_money(self.state.market[kind]), theme.NUMBER.sized(36))
