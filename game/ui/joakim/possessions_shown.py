"""How money, property cards and market values are shown as they change."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.joakim.data import DeckName
from game.joakim.events import Cards, MarketMoved, Money
from game.joakim.state import BANK, NOBODY, Holder
from game.ui.joakim import layout, market_slide
from game.ui.joakim.announcements import ANNOUNCED, Announcer
from game.ui.joakim.sizes import NOTE, NOTES, PROPERTY
from game.ui.kit.animation import Call, Sequence, Step, Wait
from game.ui.kit.box import Box
from game.ui.table.showing import FLIGHT, Apply

_TO_THE_NEXT = 260.0
"""Milliseconds between two players who all earn or pay by the same card."""

_CHOSEN = 280.0
_SMALL_SUM = 5
_SOUNDS = {
    "auction": "gavel", "closed_auction": "gavel", "buy": "buy", "player_trade": "buy",
    "sell": "sell", "crown_sale": "sell",
}  # fmt: skip
_DECKS: dict[str, DeckName] = {"n": "newspaper", "u": "uncle", "c": "club", "t": "tips"}


class PossessionsShown:
    """Steps for events that change what somebody has, or what it is worth."""

    def __init__(self, announcer: Announcer) -> None:
        self.announcer = announcer
        self.look = announcer.look

    def money(self, event: Money, apply: Apply) -> Iterable[Step]:
        """A note flies, then the cash is another, and a tag says by how much."""
        look, state = self.look, self.look.state
        if event.cause == "start":
            return ()
        value = next(note for note in NOTES if note <= event.amount)
        sound = "coins" if event.amount > _SMALL_SUM else "coin"
        done = Sequence(
            self.announcer.fly(
                f"joakim/note_{value}",
                self._money_place(event.payer, event.card),
                self._money_place(event.payee, event.card),
                apply,
            ),
            Call(partial(self._tag, event)),
            self.announcer.sound("pay" if event.payee == BANK else sound),
        )
        if not look.telling.line(event):
            return (done,)  # the cards that are paid for tell of it
        seat = event.payee if event.payer == BANK else event.payer
        if event.cause.startswith("all_") or event.cause == "dividend":
            is_last = seat == state.seats_from(state.seat)[-1]
            return (done, Wait(ANNOUNCED if is_last else _TO_THE_NEXT))
        return (self.announcer.say(event, seat, done),)

    def _tag(self, event: Money) -> None:
        """Say beside the cash of those concerned by how much it has changed."""
        for seat, amount in ((event.payer, -event.amount), (event.payee, event.amount)):
            if seat != BANK:
                cash = self.look.panels.cash_box(self.look.state, seat)
                text = self.look.words.signed(amount)
                right, middle = cash.x + 26, cash.centre[1]
                self.announcer.tags.show(seat, right, middle, text, amount > 0)

    def cards(self, event: Cards, apply: Apply) -> Iterable[Step]:
        """A property card flies to its new holder."""
        units = 5 if event.fives else 1
        start = event.cause == "start"
        fly = self.announcer.fly(
            f"joakim/property_{self.look.data.kinds[event.kind].id}_{units}",
            self._card_place(event.giver, event.kind),
            self._card_place(event.taker, event.kind),
            apply,
            _CHOSEN if start else FLIGHT,
        )
        if start:
            return (fly,)
        sound = self.announcer.sound(_SOUNDS.get(event.cause, "card_turn"))
        seat = event.giver if event.taker == BANK else event.taker
        return (self.announcer.say(event, seat, Sequence(sound, fly)),)

    def market_moved(self, event: MarketMoved, apply: Apply) -> Iterable[Step]:
        """The pin slides along its groove."""
        look, old = self.look, self.look.state.market[event.kind]
        sound = "pin" if not old else "market_up" if event.value > old else "market_down"
        slide = market_slide.slide(
            look.table.sprites, look.market, event, old, apply, self.announcer.reduced
        )
        move = Sequence(self.announcer.sound(sound), slide)
        if event.cause == "trade_step":
            return (self.announcer.say_text(self._step_told(event), look.state.seat, move),)
        if event.cause == "rumour":
            return (self.announcer.say(event, NOBODY, move),)
        return (move,)

    def _step_told(self, event: MarketMoved) -> str:
        """How many were bought or sold, and so by how much the value moves."""
        table, words = self.look.table, self.look.words
        log = table.session.log[: table.told]
        deal = next(each for each in reversed(log) if isinstance(each, Cards))
        return words.t(
            f"joakim.table.step_{'sold' if deal.taker == BANK else 'bought'}",
            things=words.things(deal.kind, deal.ones + 5 * deal.fives),
            change=words.signed(event.value - self.look.state.market[event.kind]),
        )

    # Where things come from and go to

    def _money_place(self, holder: Holder, card: str) -> Box:
        """A player's cash; for the bank, the pile of the card that says so, or the square."""
        if holder != BANK:
            place = self.look.panels.cash_box(self.look.state, holder).centre
        elif card:
            place = layout.centre(self.look.board.deck_cell(_DECKS[card[0]]))
        else:
            place = self.look.bank_place()
        return Box.around(*place, *NOTE)

    def _card_place(self, holder: Holder, kind: int) -> Box:
        if holder == BANK:
            return Box.around(*self.look.bank_place(), *PROPERTY)
        chip = self.look.panels.chip_box(self.look.state, holder, kind)
        return Box.around(*chip.centre, *PROPERTY)
