"""A card of Farbror Joakim or of the club, or a business tip, open above the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Card, Seat
from game.joakim import effects
from game.joakim.data import ClubCard, DeckName, TipCard, UncleCard
from game.ui.joakim.consequences import moved, under_house_rules
from game.ui.joakim.open_card import OpenCard
from game.ui.joakim.sharks.tip_figures import draw_interest, draw_rumour
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

FRONT = Box(420, 84, 1080, 820.8)
_HEAD = Box(FRONT.x + 60, FRONT.y + 34, FRONT.w - 120, 112)
_EMBLEM = Box(FRONT.x + 66, FRONT.y + 232, 350, 350)
_TITLE = Box(FRONT.x + 450, FRONT.y + 216, 526, 134)
_TEXT = Box(FRONT.x + 450, FRONT.y + 372, 526, 256)
_FOOT = Box(FRONT.x + 66, FRONT.y + 632, FRONT.w - 140, 108)


class DeckCard(OpenCard):
    """The card with its emblem, title, text, and what it is about in figures."""

    def __init__(self, look: JoakimLook, seat: Seat, deck: DeckName, card: Card) -> None:
        self.deck = deck
        self.seat = seat
        self.card: UncleCard | ClubCard | TipCard = getattr(look.data, deck)[card]
        super().__init__(look)

    @property
    def title(self) -> str:
        return self.t(f"joakim.{self.deck}.{self.card.id}.title")

    @property
    def text(self) -> str:
        look = self.look
        part, figures = under_house_rules("text", self.card.effect, look.data, look.state.options)
        text = self.t(f"joakim.{self.deck}.{self.card.id}.{part}", **figures)
        return f"{text} {self._bound()}".rstrip()

    def _bound(self) -> str:
        """That the value of a rumour goes no further; "" if it does, and for other cards."""
        if not isinstance(self.card.effect, effects.Rumour):
            return ""
        kind, change = self.card.effect.property, self.card.effect.change
        before = self.look.state.market[kind]
        return self.words.bounds([moved(self.look.data, kind, before, change)])

    def told(self) -> str:
        return f"{self.title} {self.text}"

    def draw(self, canvas: Canvas) -> None:
        canvas.picture(f"joakim/front_{self.deck}", FRONT)
        name = self.t(f"joakim.deck.{self.deck}.name")
        canvas.text(_HEAD, name, theme.TITLE.sized(68).coloured(theme.CREAM, theme.INK), "centre")
        canvas.picture(f"joakim/{self.card.picture}", _EMBLEM)
        heading = theme.HEADING.sized(58)
        canvas.text(_TITLE, self.title, heading, valign="bottom", max_lines=2)
        canvas.text(_TEXT, self.text, theme.BODY.sized(40), valign="top", max_lines=None)
        self._draw_foot(canvas)
        self.draw_widgets(canvas)

    def _draw_foot(self, canvas: Canvas) -> None:
        """Whom it concerns, and the figures."""
        seating = self.look.table.seating(self.seat)
        seat = theme.SEATS[seating.look]
        key = "played_by" if self.deck == "tips" else "only"
        only = self.t(f"joakim.table.{key}", name=seating.name)
        chip = Box(_FOOT.x, _FOOT.y + 18, min(430, canvas.writer.width(only, _ONLY) + 110), 72)
        canvas.skin(chip, looks.plaque(seating.look))
        canvas.picture(f"joakim/pawn_{seating.look}", Box(chip.x + 10, chip.y - 14, 56, 78))
        ink = _ONLY.coloured(seat.ink, seat.edge if seat.ink == theme.CREAM else None)
        canvas.text(Box(chip.x + 74, chip.y + 4, chip.w - 92, chip.h - 18), only, ink)
        self._draw_figures(canvas, Box(_FOOT.right - 500, _FOOT.y, 500, _FOOT.h))

    def _draw_figures(self, canvas: Canvas, box: Box) -> None:
        match self.card.effect:
            case effects.Earn(amount):
                self._draw_amount(canvas, box, amount)
            case effects.Pay(amount, _):
                self._draw_amount(canvas, box, -amount)
            case effects.MayBuy(kind, price):
                icon = f"joakim/icon_{self.look.data.kinds[kind].id}"
                value = self.look.state.market[kind]
                self._draw_offer(canvas, box, icon, price, value)
            case effects.OptionCard(kind, _, strike):
                icon = f"joakim/icon_{self.look.data.kinds[kind].id}"
                units = self.look.data.numbers.auction_units
                self._draw_offer(canvas, box, icon, strike, self.look.state.market[kind] * units)
            case effects.TaxInspection(amount):
                self._draw_labelled(canvas, box, "tax_payer", -amount)
            case effects.Rumour(kind, change):
                draw_rumour(canvas, box, self.look, kind, change)
            case effects.Interest():
                draw_interest(canvas, box, self.look)

    def _draw_amount(self, canvas: Canvas, box: Box, amount: int) -> None:
        style = theme.NUMBER.sized(76).coloured(theme.GAIN if amount > 0 else theme.LOSS)
        canvas.text(box, self.words.signed(amount), style, "right")

    def _draw_labelled(self, canvas: Canvas, box: Box, key: str, amount: int) -> None:
        """An amount that is not of whom the card names, with whose it is above it."""
        label, number = box.split_top(40, gap=0)
        canvas.text(label, self.t(f"joakim.table.{key}"), theme.LABEL, "right")
        self._draw_amount(canvas, number, amount)

    def _draw_offer(self, canvas: Canvas, box: Box, icon: str, price: int, value: int) -> None:
        """What it costs by the card, beside what the market asks for the same now."""
        left, right = box.columns(2, 20)
        for area, key, amount, colour in (
            (left, "joakim.table.on_market", value, theme.INK_SOFT),
            (right, "joakim.table.by_card", price, theme.MONEY),
        ):
            label, number = area.split_top(40, gap=0)
            canvas.text(label, self.t(key), theme.LABEL, "right")
            text = self.words.money(amount)
            canvas.text(number, text, theme.NUMBER.sized(54).coloured(colour), "right")


_ONLY = theme.BUTTON.sized(38)
