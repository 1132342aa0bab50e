"""Ankeborgstidningen: the large heading is for everyone, the small one for the drawer."""

from __future__ import annotations

from game.engine.requests import Seat, Shuffle
from game.joakim import effects, small_headings, winning
from game.joakim.auction import hold
from game.joakim.debts import pay
from game.joakim.effects import Dividend, LargeEffect
from game.joakim.events import (
    CardDrawn,
    CardPutUnder,
    CardRemoved,
    ClubClosed,
    ClubOpened,
    DeckShuffled,
    NumberFollowed,
)
from game.joakim.state import NO_CARD, Phase
from game.joakim.table import Table


def visit(t: Table, seat: Seat) -> None:
    """Whoever lands on a newspaper square draws the next number."""
    t.begin(seat, Phase.NEWSPAPER)


async def draw_number(t: Table, seat: Seat) -> None:
    """The next number lies open for everyone."""
    if t.state.options.club_reopens == "next_number" and t.state.club_closed_by != NO_CARD:
        open_club(t)
    t.emit(CardDrawn(seat, "newspaper", t.state.newspaper[0]))
    t.begin(seat, Phase.LARGE_HEADING)


async def follow_large_heading(t: Table, seat: Seat) -> None:
    """It concerns everyone, and comes first. Who is sent out by it has no small heading left."""
    for effect in t.data.newspaper[t.state.face_up].large:
        await large_heading(t, seat, effect)
    winning.check(t)
    t.begin(seat, Phase.SMALL_HEADING)


async def follow_small_heading(t: Table, seat: Seat) -> None:
    """It concerns only the drawer. Then the number is put away."""
    number = t.state.face_up
    then = Phase.END
    if not t.state.out[seat]:
        then = await small_headings.follow(t, seat, t.data.newspaper[number])
        winning.check(t)
    put_away(t, number)
    if t.state.options.numbers_game == "on":
        if not t.state.newspaper:
            winning.end_after_last_number(t)
    elif small_headings.says_shuffle(t.data.newspaper[number]) or not t.state.newspaper:
        await shuffle_numbers(t)
    t.begin(seat, Phase.END if t.state.out[seat] else then)


# Large headings


async def large_heading(t: Table, seat: Seat, effect: LargeEffect) -> None:
    """Values go up or down; everyone earns or pays; an auction; the club; the dividend."""
    match effect:
        case effects.Market(changes):
            for kind, change in changes:
                t.move_pin(kind, change, "newspaper")
        case effects.MarketAll(change):
            for kind in range(len(t.data.kinds)):
                t.move_pin(kind, change, "newspaper")
        case effects.AllEarn(amount):
            everyone_earns(t, dict.fromkeys(t.state.seats_from(seat), amount), effect.do)
        case effects.AllEarnPerCard(each, at_most):
            everyone_earns(t, per_card(t, seat, each, at_most), effect.do)
        case effects.AllPay(amount):
            await everyone_pays(t, dict.fromkeys(t.state.seats_from(seat), amount), effect.do)
        case effects.AllPayPerCard(each, at_most):
            await everyone_pays(t, per_card(t, seat, each, at_most), effect.do)
        case effects.Auction():
            await hold(t, seat)
        case effects.CloseClub():
            if t.state.club_closed_by != NO_CARD:
                open_club(t)  # only one card lies there, and the other one is not to be lost
            t.emit(ClubClosed(t.state.face_up))
        case effects.OpenClub():
            if t.state.club_closed_by != NO_CARD:
                open_club(t)
            else:
                t.nothing(seat, "club_was_open", "joakim.club.6")
        case effects.Dividend():
            await demand_dividend(t, seat, effect)


def everyone_earns(t: Table, amounts: dict[Seat, int], cause: str) -> None:
    """Amounts in M by seat: the drawer first, then clockwise."""
    for each, amount in amounts.items():
        if amount:
            t.earn(each, amount, cause, "joakim.newspaper.3", number_id(t))


async def everyone_pays(t: Table, amounts: dict[Seat, int], cause: str) -> None:
    """Amounts in M by seat, in that order; each settles the whole debt before the next one pays."""
    for each, amount in amounts.items():
        await pay(t, each, amount, cause, "joakim.newspaper.3", number_id(t))


def per_card(t: Table, seat: Seat, each: int, at_most: int) -> dict[Seat, int]:
    """So many M for every property card, up to a limit: by seat, beginning with the drawer.

    A card of five is one card.
    """
    return {
        holder: min(at_most, each * (sum(t.state.ones[holder]) + sum(t.state.fives[holder])))
        for holder in t.state.seats_from(seat)
    }


async def demand_dividend(t: Table, seat: Seat, effect: Dividend) -> None:
    """Everyone pays a share of their cash, rounded down, and by default 100 M at the most."""
    choice, cap = t.state.options.dividend, t.data.numbers.dividend_cap
    for each in t.state.seats_from(seat):
        share = t.state.cash[each] // effect.divide_by
        amount = min(share, cap) if choice == "capped" else share
        await pay(t, each, amount, effect.do, "joakim.newspaper.13", number_id(t))


def number_id(t: Table) -> str:
    """The id of the newspaper that is being followed: "n01"."""
    return t.data.newspaper[t.state.face_up].id


# The pile


def put_away(t: Table, number: int) -> None:
    """The number stays with the drawn ones (option: goes under the pile), unless it is one-time."""
    once = t.state.options.dividend == "once"
    if once and any(isinstance(effect, Dividend) for effect in t.data.newspaper[number].large):
        t.emit(CardRemoved(number))
    elif number in t.state.newspaper_drawn:
        put_under(t, number)
    t.emit(NumberFollowed(number))


def put_under(t: Table, number: int) -> None:
    """Option: drawn numbers go under the pile, so that they come again in the same order."""
    if t.state.options.drawn_numbers == "bottom" and t.state.options.numbers_game == "off":
        t.emit(CardPutUnder("newspaper", number))


async def shuffle_numbers(t: Table) -> None:
    """All the numbers in the game are shuffled, the one that closed the club included."""
    state = t.state
    numbers = [*state.newspaper, *state.newspaper_drawn]
    if state.club_closed_by != NO_CARD:
        numbers.append(state.club_closed_by)
    order = await Shuffle("newspaper", tuple(sorted(numbers)))
    t.emit(DeckShuffled("newspaper", order))


def open_club(t: Table) -> None:
    """Players may land on the club's squares again; the card that closed it is put away."""
    number = t.state.club_closed_by
    t.emit(ClubOpened())
    put_under(t, number)
