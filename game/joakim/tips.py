"""Business tips: three at a time, secret until played, one in each of one's own moves."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.requests import Choice, Option, Reason, Refused, Seat, Target
from game.joakim import closed_auction, effects, loans, reactions
from game.joakim.debts import pay
from game.joakim.effects import Kind
from game.joakim.events import (
    BeagleCardLaid,
    BeagleCardReturned,
    ContactsUsed,
    HandInspected,
    KeptCardReturned,
    MoveMissed,
    TipPlayed,
    TipsDrawn,
)
from game.joakim.interrupted import go_on, interrupt
from game.joakim.small_headings import kind_options
from game.joakim.state import Phase
from game.joakim.table import Table


def draw(t: Table, seat: Seat) -> None:
    """On the Stock Exchange an empty hand draws three tips; any other hand draws none."""
    wanted, pile = t.data.numbers.tips_drawn, t.sharks.tips
    if t.sharks.hands[seat]:
        t.nothing(seat, "tips_in_hand", "joakim.tips.1")
        return
    cards = tuple(pile[:wanted])
    if cards:
        t.emit(TipsDrawn(seat, cards))
    if not cards:
        t.nothing(seat, "tip_pile_empty", "joakim.tips.1")
    elif len(cards) < wanted:
        facts = (("drawn", len(cards)), ("wanted", wanted))
        t.nothing(seat, "tip_pile_short", "joakim.tips.1", facts)


# Playing a tip


def why_not_play(t: Table, seat: Seat, card: int, moment: Phase) -> Reason | None:
    """What keeps a seat from playing a tip of its hand at this moment of its move."""
    effect = t.data.tips[card].effect
    if isinstance(effect, effects.UncleAway | effects.WorthlessPurchase):
        return Reason("tip_off_move", "joakim.tips.5")
    if t.sharks.tip_is_played:
        return Reason("one_tip_a_move", "joakim.tips.3")
    if isinstance(effect, effects.GoodContacts):
        here = t.data.board.squares[t.state.squares[seat]]
        if moment is Phase.SQUARE and here.sells is not None:
            return None
        return Reason("tip_not_here", "joakim.tips.12")
    if moment is Phase.SQUARE and t.state.options.tip_moments == "start_and_end":
        return Reason("moment_not_for_tips", "joakim.tips.3")
    if isinstance(effect, effects.BeagleBoys) and not any(beagle_targets(t, seat)):
        return Reason("nobody_to_hit", "joakim.tips.9")
    if isinstance(effect, effects.TaxInspection) and not any(others(t, seat)):
        return Reason("nobody_to_hit", "joakim.tips.13")
    if isinstance(effect, effects.ClosedAuction) and not any(closed_auction.cards_in_bank(t)):
        return Reason("no_card_in_bank", "joakim.closed_auction.1")
    return None


def play(t: Table, seat: Seat, card: int, moment: Phase) -> None:
    """The tip lies face up, and is followed; then the move goes on where it was."""
    interrupt(t, moment)
    t.emit(TipPlayed(seat, card))
    t.begin(seat, Phase.TIP)


async def follow(t: Table, seat: Seat) -> None:
    """Each tip does its own."""
    tip = t.data.tips[t.state.face_up]
    match tip.effect:
        case effects.Rumour():
            if reactions.await_reactions(t, seat, Phase.RUMOUR, reactions.doubters(t, seat)):
                return
            spread(t, tip.effect)
        case effects.BeagleBoys():
            victim = await choose_seat(t, seat, tuple(beagle_targets(t, seat)))
            t.emit(BeagleCardLaid(victim, t.state.face_up))
        case effects.ClosedAuction():
            await closed_auction.open_auction(t, seat)
            return
        case effects.Interest():
            await pay_interest(t, seat, tip.id)
        case effects.TaxInspection(amount):
            victim = await choose_seat(t, seat, tuple(others(t, seat)))
            await pay(t, victim, amount, "tax_inspection", "joakim.tips.13", tip.id)
        case effects.GoodContacts():
            await use_contacts(t, seat)
    go_on(t, seat)


async def choose_seat(t: Table, seat: Seat, seats: tuple[Option[Seat], ...]) -> Seat:
    """Whom the tip hits."""
    facts = (("card", t.data.tips[t.state.face_up].id),)
    question: Choice[Seat] = Choice(seat, "tip_seat", seats, facts)
    return await question


def others(t: Table, seat: Seat) -> Iterator[Option[Seat]]:
    """Every other player, as an option: "seat 1"."""
    for other in t.state.others(seat):
        yield Option(f"seat {other}", other, Target("seat", other))


# The kinds of tips


async def rumour(t: Table, seat: Seat) -> None:
    """Before anybody trades at the new value, those who do not believe it may say so."""
    effect = t.data.tips[t.state.face_up].effect
    assert isinstance(effect, effects.Rumour)
    believed = await reactions.doubt(t, effect)
    if believed is None:
        return
    if believed:
        spread(t, effect)
    go_on(t, seat)


def spread(t: Table, effect: effects.Rumour) -> None:
    """The value of the kind rises or falls."""
    t.move_pin(effect.property, effect.change, "rumour")


def beagle_targets(t: Table, seat: Seat) -> Iterator[Option[Seat]]:
    """The others (option: those without such a card)."""
    stack = t.state.options.beagle_cards == "stack"
    return (each for each in others(t, seat) if stack or not t.sharks.beagles[each.value])


def serve_beagles(t: Table, following: Seat) -> Seat:
    """Whoever is next and has such a card before them misses the move; who is next then."""
    while t.sharks.beagles[following]:
        t.emit(MoveMissed(following))
        t.emit(BeagleCardReturned(following, t.sharks.beagles[following][0]))
        following = t.state.seat_after(following)
    return following


async def use_contacts(t: Table, seat: Seat) -> None:
    """In this move another kind may be traded in place of the square's own."""
    here = t.data.board.squares[t.state.squares[seat]].sells
    kinds: list[Kind] = [kind for kind in range(len(t.data.kinds)) if kind != here]
    kind = await Choice(seat, "tip_kind", kind_options(t, kinds))
    t.emit(ContactsUsed(seat, kind))


async def pay_interest(t: Table, seat: Seat, card: str) -> None:
    """Everyone pays for every loan card: whoever plays the tip first, then clockwise."""
    if not any(t.sharks.due):
        t.nothing(seat, "no_interest_due", "joakim.loans.4")
    for each in t.state.seats_from(seat):
        await pay(t, each, loans.interest(t, each), "interest", "joakim.loans.4", card)


# Looking at a hand


def inspect(t: Table, seat: Seat, owner: Seat) -> None:
    """The kept card goes under its pile, and the owner's hand is seen by this seat alone."""
    card = next(reactions.kept_that(t, seat, effects.Inspect)).value
    assert card is not None
    t.emit(KeptCardReturned(seat, card))
    t.emit(HandInspected(seat, owner, tuple(t.sharks.hands[owner])))


def why_not_inspect(t: Table, seat: Seat) -> Reason | None:
    """What keeps a seat from looking at any hand: nobody has a tip."""
    if any(t.sharks.hands[other.value] for other in others(t, seat)):
        return None
    return Reason("no_tips_to_inspect", "joakim.tips.6")


def why_no_tip(t: Table, seat: Seat, moment: Phase) -> Iterator[Refused]:
    """The tips in hand that cannot be played now; nobody else may read this."""
    for card in t.sharks.hands[seat]:
        reason = why_not_play(t, seat, card, moment)
        if reason is not None:
            id = t.data.tips[card].id
            yield Refused(f"tip {id}", reason, Target("card", id), secret=True)
