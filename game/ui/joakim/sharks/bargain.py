"""What all dialogs about a trade between two players share: who sells what to whom, and how far
they have come."""

from __future__ import annotations

from functools import partial

from game.ui.joakim.prompts.base import BUTTON_HEIGHT, GAP, JoakimPrompt
from game.ui.joakim.prompts.figures import draw_seat
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

_STRIP = 88.0
_STEPS = ("offer_kind", "offer_cards", "offer_price")
_STEP = theme.NUMBER.sized(36)
ASIDE = 404.0
"""Width of the column at the left, and of the button below it."""


class BargainPrompt(JoakimPrompt):
    """A question about an offer; the facts say with whom, and from the second step on of what."""

    # Who and what

    @property
    def partner(self) -> int:
        """With whom the one who is asked trades."""
        return int(self.facts["seat"])

    @property
    def sells(self) -> bool:
        """Whether the one who is asked would sell."""
        return self.facts["verb"] == "sell"

    @property
    def seller(self) -> int:
        return self.seat if self.sells else self.partner

    @property
    def buyer(self) -> int:
        return self.partner if self.sells else self.seat

    @property
    def kind_name(self) -> str:
        """The id of the kind that is traded."""
        return str(self.facts["kind"])

    @property
    def kind(self) -> int:
        return self.data.kind(self.kind_name)

    @property
    def ones(self) -> int:
        return int(self.facts["ones"])

    @property
    def fives(self) -> int:
        return int(self.facts["fives"])

    @property
    def units(self) -> int:
        """How many properties are traded."""
        return self.ones + 5 * self.fives

    @property
    def value(self) -> int:
        """What they are worth at market value, in M."""
        return int(self.facts["value"])

    # The words

    def what(self, units: int) -> str:
        """So many properties: "5 guldgruvor"."""
        return self.t(f"joakim.kind.{self.kind_name}.count", n=units)

    def object(self) -> str:
        """The traded properties as what is bought or sold."""
        return self.t(f"joakim.kind.{self.kind_name}.object", n=self.units)

    def why_short(self, buyer: int, units: int) -> str:
        """Why a buyer cannot pay the least that so many properties may cost, "" if it can."""
        bounded = self.state.options.trade_prices == "bounded"
        least = self.data.numbers.lowest_value * (units if bounded else 1)
        name, cash = self.name_of(buyer), self.state.cash[buyer]
        if cash >= least:
            return ""
        return self.why("buyer_short", "joakim.offers.2", name=name, cash=cash, least=least)

    # The steps on the way to an offer

    @property
    def strip(self) -> Box:
        """Where it says how far the offer has come."""
        return self.body.split_top(_STRIP)[0]

    @property
    def desk(self) -> Box:
        """Between the strip and the buttons."""
        return self.body.split_top(_STRIP, gap=14)[1].split_bottom(BUTTON_HEIGHT, gap=GAP)[0]

    @property
    def foot(self) -> Box:
        return self.body.split_bottom(BUTTON_HEIGHT)[1]

    def add_withdraw(self, answer: str | int) -> Box:
        """The button that ends it without an offer; returns the room beside it."""
        box, rest = self.foot.split_left(ASIDE, gap=32)
        label = self.t("joakim.offer.withdraw")
        self.add(Button(box, label, partial(self.finish, answer), name="pass"))
        return rest

    def draw_steps(self, canvas: Canvas) -> None:
        """The three steps of an offer, the present one in gold, and with whom it is made."""
        steps, partner = self.strip.split_right(460, gap=24)
        now = _STEPS.index(self.request.question)
        for number, box in enumerate(steps.columns(len(_STEPS), gap=16)):
            canvas.skin(box, looks.KNOB if number == now else looks.SLOT)
            label = self.t(f"joakim.offer.step.{_STEPS[number]}", n=number + 1)
            ink = theme.INK if number <= now else theme.INK_SOFT
            face = Box(box.x, box.y, box.w, box.h - 6).inset(14, 8)
            canvas.text(face, label, _STEP.coloured(ink), "centre")
        canvas.skin(partner, looks.CHIP)
        pawn, rest = partner.inset(16, 6).split_left(64, gap=12)
        seating = self.table.seating(self.partner)
        canvas.picture(f"joakim/pawn_{seating.look}", pawn)
        draw_seat(canvas, rest, seating.look, seating.name, theme.NUMBER.sized(42))
