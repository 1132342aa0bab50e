"""Cards played off one's own move: those who may hold one are asked in turn, and the first wins.

Each answer is a phase of its own, so that nothing secret is ever waiting in a question's past.
Whoever holds tips is asked, whatever they are: that somebody is asked tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from game.engine.requests import Choice, Facts, Option, Seat, Target
from game.joakim import effects
from game.joakim.events import (
    CardDrawn,
    CardPutUnder,
    KeptCardReturned,
    ReactionPassed,
    ReactionsAwaited,
    TipUsed,
)
from game.joakim.sharks import Purchase
from game.joakim.state import NO_CARD, Phase
from game.joakim.table import Table

_PASS: Option[int | None] = Option("pass", None, Target("button", "pass"))
E = TypeVar("E", bound=effects.Effect)


def await_reactions(
    t: Table, seat: Seat, phase: Phase, seats: list[Seat], purchase: Purchase | None = None
) -> bool:
    """Go on to this phase, if there are seats to be asked; whether there are."""
    if seats:
        t.emit(ReactionsAwaited(phase, tuple(seats), purchase))
        t.begin(seat, phase)
    return bool(seats)


def tip_holders(t: Table, seat: Seat) -> list[Seat]:
    """The others with tips in hand, clockwise from this seat."""
    return [other for other in t.state.others(seat) if t.sharks.hands[other]]


def tips_that(t: Table, seat: Seat, kind: type[E]) -> Iterator[Option[int | None]]:
    """The tips in a seat's hand that do this, as secret options: "tip t20"."""
    for card in t.sharks.hands[seat]:
        tip = t.data.tips[card]
        if isinstance(tip.effect, kind):
            yield Option(f"tip {tip.id}", card, Target("card", tip.id), secret=True)


async def ask_next(
    t: Table, prompt: str, cards: Iterator[Option[int | None]], facts: Facts = ()
) -> int | None:
    """The card that the next seat plays; None if it passes."""
    asked = t.sharks.to_react[0]
    card = await Choice(asked, prompt, (_PASS, *cards), facts)
    if card is None:
        t.emit(ReactionPassed(asked))
    return card


# Farbror Joakim is away


async def uncle_at_home(t: Table, seat: Seat) -> None:
    """He is at home; before the card is drawn (option: after), another may send him away."""
    asked = t.sharks.to_react[0]
    card = await ask_next(
        t, "uncle_at_home", tips_that(t, asked, effects.UncleAway), (("seat", seat),)
    )
    if card is not None:
        t.emit(TipUsed(asked, card))
        t.nothing(seat, "uncle_is_away_after_all", "joakim.tips.10", (("seat", asked),))
        if t.state.face_up != NO_CARD:
            t.emit(CardPutUnder("uncle", t.state.face_up))
        t.begin(seat, Phase.END)
    elif not t.sharks.to_react:
        draw_uncle_card(t, seat)


def draw_uncle_card(t: Table, seat: Seat) -> None:
    """The card is drawn, unless it lies there already, and will be followed."""
    if t.state.face_up == NO_CARD:
        t.emit(CardDrawn(seat, "uncle", t.state.uncle[0]))
    t.begin(seat, Phase.UNCLE_CARD)


# A newly bought property turns out to be worthless


def await_worthless(t: Table, seat: Seat, purchase: Purchase) -> bool:
    """After a purchase on a property square others may react to it; whether they are asked."""
    if t.state.options.worthless_takes == "ones_only" and not purchase.ones:
        return False
    return await_reactions(t, seat, Phase.WORTHLESS_PURCHASE, tip_holders(t, seat), purchase)


async def worthless_purchase(t: Table, seat: Seat) -> None:
    """One property of what was just bought goes back unpaid: a single card if there was one."""
    asked, purchase = t.sharks.to_react[0], t.sharks.purchase
    assert purchase is not None
    facts = (("seat", seat), ("kind", t.kind_id(purchase.kind)), ("units", purchase.units))
    card = await ask_next(t, "purchase", tips_that(t, asked, effects.WorthlessPurchase), facts)
    if card is not None:
        ones, fives = (1, 0) if purchase.ones else (0, 1)
        t.emit(TipUsed(asked, card))
        t.sell(seat, purchase.kind, ones, fives, 0, "worthless_purchase", "joakim.tips.11")
    if not t.sharks.to_react:
        t.begin(seat, Phase.END)


# Don't believe all the rumours


def doubters(t: Table, seat: Seat) -> list[Seat]:
    """The others who keep a card against rumours, open before them, clockwise from this seat."""
    return [
        other for other in t.state.others(seat) if any(kept_that(t, other, effects.DoNotBelieve))
    ]


def kept_that(t: Table, seat: Seat, kind: type[E]) -> Iterator[Option[int | None]]:
    """The kept Joakim cards of a seat that do this, as options: "card u27"."""
    for card in t.sharks.kept[seat]:
        kept = t.data.uncle[card]
        if isinstance(kept.effect, kind):
            yield Option(f"card {kept.id}", card, Target("card", kept.id))


async def doubt(t: Table, rumour: effects.Rumour) -> bool | None:
    """Whether the rumour is believed; None while somebody is still to be asked."""
    asked = t.sharks.to_react[0]
    about = (("kind", t.kind_id(rumour.property)), ("change", rumour.change))
    card = await ask_next(t, "rumour", kept_that(t, asked, effects.DoNotBelieve), about)
    if card is not None:
        t.emit(KeptCardReturned(asked, card))
        t.nothing(asked, "rumour_not_believed", "joakim.tips.8", (("seat", asked),))
        return False
    return None if t.sharks.to_react else True
