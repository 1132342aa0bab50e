"""Yes or no: an uncle's offer, an option card, and the crown before somebody else's move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.engine.requests import Seat
from game.joakim.state import BANK, State
from game.ui.joakim.prompts.base import BUTTON_HEIGHT, GAP, JoakimPrompt
from game.ui.joakim.prompts.figures import (
    card_picture,
    draw_cards,
    draw_change,
    draw_figure,
    draw_seat,
)
from game.ui.joakim.words import Words
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

_PICTURE = 430
_WORDS = theme.BODY.sized(40)


class OfferPrompt(JoakimPrompt):
    """A picture, the figures that decide, a sentence, and two buttons."""

    yes, no = "buy", "pass"
    size = (1480, 820)

    def enter(self) -> None:
        self.focus.set_by_name(self.yes if self.yes in self.offered() else self.no)

    def build(self) -> None:
        super().build()
        no, yes = self.body.split_bottom(BUTTON_HEIGHT)[1].columns(2, gap=GAP)
        reason = "" if self.yes in self.offered() else self.refusals().get(self.yes, "")
        self.add(Button(no, self.no_label(), partial(self.finish, self.no), name=self.no))
        self.add(
            Button(
                yes, self.yes_label(), partial(self.finish, self.yes), "primary",
                not reason, reason, name=self.yes,
            )
        )  # fmt: skip

    def yes_label(self) -> str:
        return self.t(f"joakim.prompts.{self.choice.prompt}.yes", **self.words())

    def no_label(self) -> str:
        return self.t(f"joakim.prompts.{self.choice.prompt}.no", **self.words())

    def question(self) -> str:
        return self.t(f"joakim.prompts.{self.choice.prompt}.question", **self.words())

    def words(self) -> dict[str, object]:
        """What is filled into the texts."""
        return dict(self.facts)

    def draw_inside(self, canvas: Canvas) -> None:
        main, _ = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)
        picture, rest = main.split_left(_PICTURE, gap=34)
        canvas.skin(picture, looks.SLOT)
        self.draw_picture(canvas, picture.inset(20))
        figures, note = rest.split_bottom(124, gap=16)
        self.draw_figures(canvas, figures)
        canvas.skin(note, looks.CHIP)
        canvas.text(note.inset(26, 8), self.note(), _WORDS, max_lines=2)

    def draw_picture(self, canvas: Canvas, box: Box) -> None:
        raise NotImplementedError

    def draw_figures(self, canvas: Canvas, box: Box) -> None:
        raise NotImplementedError

    def draw_cash(self, canvas: Canvas, box: Box) -> None:
        """The cash now and after buying; only now where it does not do."""
        now, after = self.say_money(self.cash), self.cash - int(self.facts["price"])
        if after < 0:
            draw_figure(canvas, box, self.t("joakim.prompts.cash"), now, theme.LOSS, 84)
            return
        label = self.t("joakim.prompts.cash_if_bought")
        draw_change(canvas, box, label, now, self.say_money(after), after - self.cash)

    def note(self) -> str:
        """What it comes to, in one or two lines."""
        return self.t(f"joakim.prompts.{self.choice.prompt}.note", **self.words())


def _draw_pair(canvas: Canvas, boxes: Sequence[Box], figures: Sequence[tuple[str, str]]) -> None:
    for box, (label, amount) in zip(boxes, figures, strict=True):
        canvas.skin(box, looks.CHIP)
        draw_figure(canvas, box.inset(16, 12), label, amount, size=84)


class MayBuyPrompt(OfferPrompt):
    """One property at a fixed price: cheaper or dearer than the market, and what it leaves."""

    def words(self) -> dict[str, object]:
        kind = str(self.facts["kind"])
        gain = int(self.facts["value"]) - int(self.facts["price"])
        return {
            "what": self.t(f"joakim.kind.{kind}.count", n=1), "price": int(self.facts["price"]),
            "difference": abs(gain), "cash": self.cash,
        }  # fmt: skip

    def draw_picture(self, canvas: Canvas, box: Box) -> None:
        kind = str(self.facts["kind"])
        card, foot = box.split_bottom(50)
        canvas.picture(card_picture(kind, 1), card)
        count = self.state.ones[BANK][self.data.kind(kind)]
        text = self.t("joakim.prompts.in_bank", n=count, name="")
        canvas.text(foot, text, theme.LABEL.sized(34), "centre")

    def draw_figures(self, canvas: Canvas, box: Box) -> None:
        top, below = box.rows(2, gap=16)
        _draw_pair(
            canvas, top.columns(2, gap=16),
            (
                (self.t("joakim.prompts.price"), self.say_money(int(self.facts["price"]))),
                (self.t("joakim.prompts.market_value"), self.say_money(int(self.facts["value"]))),
            ),
        )  # fmt: skip
        canvas.skin(below, looks.CHIP)
        self.draw_cash(canvas, below.inset(16, 12))

    def note(self) -> str:
        gain = int(self.facts["value"]) - int(self.facts["price"])
        key = "cheaper" if gain > 0 else "dearer" if gain < 0 else "same"
        return self.t(f"joakim.prompts.may_buy.{key}", **self.words())


class OptionPrompt(OfferPrompt):
    """An option card: what it costs now, what five will cost with it, and what they cost today."""

    @property
    def five_now(self) -> int:
        """What five cost at market value today, in M."""
        kind = self.data.kind(str(self.facts["kind"]))
        return self.state.market[kind] * self.data.numbers.auction_units

    def words(self) -> dict[str, object]:
        kind, units = str(self.facts["kind"]), self.data.numbers.auction_units
        price, strike = int(self.facts["price"]), int(self.facts["strike"])
        total = price + strike
        return {
            "what": self.t(f"joakim.kind.{kind}.count", n=units), "price": price,
            "strike": strike, "total": total, "now": self.five_now,
            "needed": total // units + 1, "difference": abs(total - self.five_now),
        }  # fmt: skip

    def draw_picture(self, canvas: Canvas, box: Box) -> None:
        kind = str(self.facts["kind"])
        emblem, cards = box.rows(2, gap=12)
        canvas.picture("joakim/emblem_option", emblem)
        draw_cards(canvas, cards, card_picture(kind, 5), 1)

    def draw_figures(self, canvas: Canvas, box: Box) -> None:
        top, below = box.rows(2, gap=16)
        _draw_pair(
            canvas, top.columns(2, gap=16),
            (
                (self.t("joakim.prompts.option.price"), self.say_money(int(self.facts["price"]))),
                (self.t("joakim.prompts.option.strike"), self.say_money(int(self.facts["strike"]))),
            ),
        )  # fmt: skip
        left, right = below.columns(2, gap=16)
        for part in (left, right):
            canvas.skin(part, looks.CHIP)
        draw_figure(
            canvas, left.inset(16, 12), self.t("joakim.prompts.option.now"),
            self.say_money(self.five_now), theme.INK, 84,
        )  # fmt: skip
        self.draw_cash(canvas, right.inset(16, 12))

    def note(self) -> str:
        total = int(self.facts["price"]) + int(self.facts["strike"])
        key = "worth_it" if self.five_now > total else "not_yet"
        return self.t(f"joakim.prompts.option.{key}", **self.words())


class CrownBeforePrompt(OfferPrompt):
    """The crown before the next move: who would have it, and what using the crown does."""

    yes, no = "go_before", "wait"

    @property
    def following(self) -> int:
        return int(self.facts["seat"])

    def enter(self) -> None:
        self.focus.set_by_name(self.no)  # the crown is not spent by a press too many

    @property
    def is_next_anyway(self) -> bool:
        """Option: whether the crown wins a move before the holder's own."""
        return self.following == self.seat

    def question(self) -> str:
        key = "question_own" if self.is_next_anyway else "question"
        return self.t(f"joakim.prompts.crown_before.{key}", other=self.name_of(self.following))

    def draw_picture(self, canvas: Canvas, box: Box) -> None:
        canvas.picture("joakim/coin_crown", box.inset(20))

    def draw_figures(self, canvas: Canvas, box: Box) -> None:
        used = "with_own" if self.is_next_anyway else "with"
        rows = ("without", self.following), (used, self.seat)
        for (key, seat), row in zip(rows, box.rows(2, gap=16), strict=True):
            canvas.skin(row, looks.CHIP)
            label, name = row.inset(26, 12).split_top(row.h * 0.32)
            canvas.text(label, self.t(f"joakim.prompts.crown_before.{key}"), theme.LABEL.sized(34))
            seating = self.table.seating(seat)
            pawn, words = name.split_left(90, gap=16)
            canvas.picture(f"joakim/pawn_{seating.look}", pawn)
            draw_seat(canvas, words, seating.look, seating.name, theme.NUMBER.sized(56))

    def note(self) -> str:
        return crown_note(Words(self.table, self.data), self.state, self.seat, self.following)


def crown_note(words: Words, state: State, holder: Seat, following: Seat) -> str:
    """Who is passed over if the crown's holder goes before this seat, and what becomes of it."""
    seats = state.seats_from(following)
    passed_over = tuple(seats[: seats.index(holder)])  # the next one included
    mode = state.options.crown_jump if passed_over else "own"
    names = words.names(passed_over)
    return words.t(f"joakim.prompts.crown_before.{mode}", names=names, n=len(passed_over))
