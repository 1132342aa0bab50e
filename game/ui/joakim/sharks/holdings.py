"""What a player has, as rows to leaf through: property, loans, tips, kept cards, options.

Of the tips only how many there are: their faces are nobody else's business.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from game.engine.requests import Card, Seat
from game.joakim.data import DeckName
from game.joakim.effects import OptionCard
from game.joakim.events.event import sharks_of
from game.ui.joakim.consequences import numbers_of
from game.ui.joakim.deck_card import DeckCard
from game.ui.joakim.words import capitalised
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.lists import ScrollList

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_ROW, _GAP = 52.0, 3.0
_AMOUNT = 118.0


class Holding(NamedTuple):
    """A row: its picture, what it is, an amount ("" for none), and all that can be said of it.
    `card`: a card that lies open and can be read."""

    picture: str
    title: str
    amount: str
    told: str
    card: tuple[DeckName, Card] | None = None


class CardAgain(DeckCard):
    """A card that lies before a player, read once more: the way back leads to the rows."""

    def back(self) -> None:
        self.close()


class Holdings:
    """The rows of one seat, for a scene that shows them."""

    def __init__(self, look: JoakimLook, seat: Seat, scene: Scene[None]) -> None:
        self.look = look
        self.seat = seat
        self._scene = scene

    def widget(self, box: Box) -> ScrollList[Holding]:
        """The list; a press opens a card, or says more."""
        rows: ScrollList[Holding] = ScrollList(
            box, list(self.rows()), lambda row: self._open(rows, row), self._draw,
            lambda row: row.told, _ROW, _GAP, "holdings",
        )  # fmt: skip
        return rows

    def rows(self) -> Iterator[Holding]:
        """Property first, then what is owed, then cards."""
        yield from self._property()
        yield from self._loans()
        yield from self._tips()
        yield from self._open_cards()

    def _property(self) -> Iterator[Holding]:
        words, state, seat = self.look.words, self.look.state, self.seat
        for kind, each in enumerate(self.look.data.kinds):
            cards = words.cards_told(state.ones[seat][kind], state.fives[seat][kind])
            units = state.owned(seat, kind)
            told = words.counted(each.id, units)
            if cards:
                told = f"{told}: {cards}"
            yield Holding(f"icon_{each.id}", cards, str(units), f"{told}.")

    def _loans(self) -> Iterator[Holding]:
        words = self.look.words
        for size, loan in enumerate(self.look.data.loans):
            count = sharks_of(self.look.state).loans[self.seat][size]
            if count:
                title = words.t("joakim.loan.of", amount=loan.amount)
                if count > 1:
                    title = words.t("joakim.table.loan_count", n=count, loan=title)
                terms = words.t(
                    "joakim.table.loan_terms", due=loan.repayment, interest=loan.interest
                )
                owed = words.signed(-count * loan.repayment)
                yield Holding("icon_loan", title, owed, f"{title}. {terms}.")

    def _tips(self) -> Iterator[Holding]:
        words, sharks = self.look.words, sharks_of(self.look.state)
        for picture, key, count in (
            ("icon_tips", "joakim.deck.tips.count", len(sharks.hands[self.seat])),
            ("icon_beagle", "joakim.table.misses", len(sharks.beagles[self.seat])),
        ):
            if count:
                told = words.t(key, n=count)
                yield Holding(picture, told, "", f"{told}.")

    def _open_cards(self) -> Iterator[Holding]:
        """Kept Joakim cards, then option cards, with all that stands on them."""
        state, words = self.look.state, self.look.words
        for card in sharks_of(state).kept[self.seat]:
            kept = self.look.data.uncle[card]
            yield self._card("uncle", card, kept.picture, words.heading("uncle", card))
        for card in state.options_held[self.seat]:
            effect = self.look.data.club[card].effect
            assert isinstance(effect, OptionCard)
            things = words.things(effect.property, self.look.data.numbers.auction_units)
            title = words.t("joakim.table.option_line", things=things, amount=effect.strike)
            yield self._card("club", card, "emblem_option", title)

    def _card(self, deck: DeckName, card: Card, picture: str, title: str) -> Holding:
        words = self.look.words
        face = getattr(self.look.data, deck)[card]
        text = words.t(f"joakim.{deck}.{face.id}.text", **numbers_of(face.effect))
        return Holding(picture, title, "", f"{words.heading(deck, card)}. {text}", (deck, card))

    def _open(self, rows: ScrollList[Holding], row: Holding) -> None:
        """The card itself, if it is one; of the others more is said."""
        if row.card is None:
            rows.inspect()
            return
        assert self._scene.stack is not None
        self._scene.stack.push(CardAgain(self.look, self.seat, *row.card))

    def _draw(self, canvas: Canvas, box: Box, row: Holding, chosen: bool) -> None:
        if chosen:
            canvas.skin(box, _CHOSEN)
        icon, rest = box.inset(4, 2).split_left(58, gap=10)
        canvas.picture(f"joakim/{row.picture}", Box.around(*icon.centre, 54, box.h - 6))
        if row.picture.removeprefix("icon_") in {kind.id for kind in self.look.data.kinds}:
            units, title = rest.split_left(62, gap=14)
            style = _UNITS if row.title else _UNITS.coloured(_FAINT)
            canvas.text(units, row.amount, style, "right")
            canvas.text(title, row.title, _SOFT)
            return
        title = rest
        if row.amount:
            title, amount = rest.split_right(_AMOUNT, gap=8)
            canvas.text(amount, row.amount, _OWED, "right")
        canvas.text(title, capitalised(row.title), _TITLE)


_UNITS = theme.NUMBER.sized(42)
_OWED = theme.NUMBER.sized(36).coloured(theme.LOSS)
_TITLE, _SOFT = theme.BODY.sized(34), theme.BODY_SOFT.sized(34)
_FAINT = theme.rgb("B79F78")
_CHOSEN = looks.Skin((theme.rgb("FFF3C4"), theme.rgb("FFE39A")), theme.rgb("B07A2C"), 3, radius=16)
