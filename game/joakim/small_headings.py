"""The small headings of the newspaper: they concern only the player who drew the number."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.engine.requests import Choice, Option, Reason, Refused, Seat, Target
from game.joakim import crown, effects
from game.joakim.data import NewspaperCard
from game.joakim.debts import pay
from game.joakim.effects import Kind
from game.joakim.events import Cards
from game.joakim.state import BANK, Phase, card_of
from game.joakim.table import Table

Taking = tuple[Seat, Kind, int]  # from whom, which kind, a card of how many
_NO_EXCHANGE: Option[Taking | None] = Option("pass", None, Target("button", "pass"))


async def follow(t: Table, seat: Seat, card: NewspaperCard) -> Phase:
    """Follow the small heading, and tell what comes then: the end of the move, as a rule."""
    match card.small:
        case effects.Earn(amount):
            t.earn(seat, amount, "earn", "joakim.newspaper.4", card.id)
        case effects.Pay(amount, cause):
            await pay(t, seat, amount, cause, "joakim.newspaper.4", card.id)
        case effects.Exchange():
            await exchange(t, seat)
        case effects.Worthless():
            await give_up(t, seat)
        case effects.TakeOver():
            await take_over(t, seat)
        case effects.Bought(kind, price):
            await bought(t, seat, kind, price)
        case effects.CameBy():
            await came_by(t, seat)
        case effects.Sold(above):
            await sold(t, seat, {k: t.data.numbers.clamp(v + above) for k, v in values(t)})
        case effects.SoldDouble():
            await sold(t, seat, {k: t.double_value(k) for k, _ in values(t)})
        case effects.Crown():
            crown.lend(t, seat)
        case effects.ExtraMove():
            return extra_move(t)
        case effects.Shuffle():
            if t.state.options.numbers_game == "on":
                t.nothing(seat, "no_shuffle_in_numbers_game", "joakim.winning.4")
    return Phase.END


def says_shuffle(card: NewspaperCard) -> bool:
    """Whether all the numbers are shuffled after this one; no other is drawn in its place."""
    return isinstance(card.small, effects.Shuffle)


def extra_move(t: Table) -> Phase:
    """A whole new move at once, roll and all (option: another number)."""
    return Phase.NEWSPAPER if t.state.options.extra_draw == "number" else Phase.MOVE


def values(t: Table) -> Iterable[tuple[Kind, int]]:
    """Every kind and its market value in M."""
    return enumerate(t.state.market)


# Giving up, exchanging, taking over


async def give_up(t: Table, seat: Seat) -> None:
    """One property back to the bank for nothing; a card of five only from who has no single one."""
    ones, fives = t.state.ones[seat], t.state.fives[seat]
    units = 1 if any(ones) else 5
    kinds = t.kinds_held(ones if units == 1 else fives)
    if not kinds:
        t.nothing(seat, "owns_nothing", "joakim.newspaper.5")
        return
    kind = await Choice(seat, "give_up", kind_options(t, kinds), (("units", units),))
    t.sell(seat, kind, *card_of(units), 0, "worthless", "joakim.newspaper.5")


async def exchange(t: Table, seat: Seat) -> None:
    """Take a single property from whom one likes, and give one for it."""
    takings = [taking_option(t, taking) for taking in single_cards_of_others(t, seat)]
    givings = t.kinds_held(t.state.ones[seat])
    units = 1
    if not givings and t.state.options.exchange_fives == "may_give_five":
        givings, units = t.kinds_held(t.state.fives[seat]), 5
    if not takings:
        t.nothing(seat, "nobody_has_single_cards", "joakim.newspaper.6")
        return
    if not givings:
        t.nothing(seat, "has_no_single_card", "joakim.newspaper.6")
        return
    need_not = (_NO_EXCHANGE,) if units == 5 else ()  # option: a five is given only freely
    taking = await Choice(seat, "exchange_take", (*need_not, *takings))
    if taking is None:
        return
    other, taken, _ = taking
    facts = (("seat", other), ("kind", t.kind_id(taken)), ("units", units))
    given = await Choice(seat, "exchange_give", kind_options(t, givings), facts)
    t.hand_over(other, seat, taken, 1, 0, 0, "exchange", "joakim.newspaper.6")
    t.hand_over(seat, other, given, *card_of(units), 0, "exchange", "joakim.newspaper.6")


async def take_over(t: Table, seat: Seat) -> None:
    """Take a property from whom one likes, free of charge (option: at market value)."""
    takings = [*single_cards_of_others(t, seat), *fives_of_the_others(t, seat)]
    if not takings:
        t.nothing(seat, "nothing_to_take_over", "joakim.newspaper.7")
        return
    affordable = [each for each in takings if take_over_price(t, each) <= t.state.cash[seat]]
    if not affordable:
        t.nothing(
            seat, "cannot_pay_take_over", "joakim.newspaper.7", (("cash", t.state.cash[seat]),)
        )
        return
    options = tuple(taking_option(t, taking) for taking in affordable)
    refuse = partial(why_not_take_over, t, seat, takings)
    taking = await Choice(seat, "take_over", options, refuse=refuse)
    other, kind, units = taking
    price = take_over_price(t, taking)
    t.hand_over(other, seat, kind, *card_of(units), price, "take_over", "joakim.newspaper.7")


def take_over_price(t: Table, taking: Taking) -> int:
    """Nothing (option: the market value of the card, in M)."""
    _, kind, units = taking
    free = t.state.options.take_over_price == "free"
    return 0 if free else t.state.market[kind] * units


def why_not_take_over(t: Table, seat: Seat, takings: list[Taking]) -> Iterable[Refused]:
    """Fives of players who have single cards (option: all fives), and what costs too much."""
    cash = t.state.cash[seat]
    for taking in takings:
        price = take_over_price(t, taking)
        if price > cash:
            option = taking_option(t, taking)
            facts = (("total", price), ("cash", cash))
            reason = Reason("not_enough_cash", "joakim.newspaper.7", facts)
            yield Refused(option.id, reason, option.target)
    never = t.state.options.take_over_fives == "ones_only"
    for other in t.state.seats_from(seat)[1:]:
        if never or any(t.state.ones[other]):
            code = "only_ones_are_taken_over" if never else "fives_are_safe"
            reason = Reason(code, "joakim.newspaper.7", (("seat", other),))
            for kind in t.kinds_held(t.state.fives[other]):
                option = taking_option(t, (other, kind, 5))
                yield Refused(option.id, reason, option.target)


def single_cards_of_others(t: Table, seat: Seat) -> list[Taking]:
    """Every kind of single card that another player has, clockwise."""
    return [
        (other, kind, 1)
        for other in t.state.seats_from(seat)[1:]
        for kind in t.kinds_held(t.state.ones[other])
    ]


def fives_of_the_others(t: Table, seat: Seat) -> list[Taking]:
    """The fives of those who have nothing else (option: they are safe too)."""
    if t.state.options.take_over_fives == "ones_only":
        return []
    return [
        (other, kind, 5)
        for other in t.state.seats_from(seat)[1:]
        if not any(t.state.ones[other])
        for kind in t.kinds_held(t.state.fives[other])
    ]


def taking_option(t: Table, taking: Taking) -> Option[Taking]:
    """A card of another seat, as an option: "gold 1 of 2" is a single gold mine of seat 2."""
    other, kind, units = taking
    id = f"{t.kind_id(kind)} {units} of {other}"
    return Option(id, taking, Target("property", id))


def kind_options(t: Table, kinds: list[Kind]) -> tuple[Option[Kind], ...]:
    """Kinds of property as options: "gold"."""
    return tuple(Option(t.kind_id(k), k, Target("property", t.kind_id(k))) for k in kinds)


# Bought, came by, sold


async def bought(t: Table, seat: Seat, kind: Kind, price: int) -> None:
    """One from the bank, if there is a single one and the cash for it (option: a debt like any)."""
    about = (("kind", t.kind_id(kind)),)
    if not t.state.ones[BANK][kind]:
        t.nothing(seat, "no_single_card_in_bank", "joakim.debts.8", about)
        return
    price = t.data.numbers.clamp(price)
    if t.state.cash[seat] < price and t.state.options.forced_purchase == "skip":
        facts = (("total", price), ("cash", t.state.cash[seat]))
        t.nothing(seat, "cannot_pay_purchase", "joakim.newspaper.8", facts)
        return
    if await pay(t, seat, price, "bought", "joakim.newspaper.8"):
        t.emit(Cards(BANK, seat, kind, 1, 0, price, "bought", "joakim.newspaper.8"))


async def came_by(t: Table, seat: Seat) -> None:
    """One of any kind from the bank, for nothing."""
    kinds = t.kinds_held(t.state.ones[BANK])
    if not kinds:
        t.nothing(seat, "no_single_card_in_bank_at_all", "joakim.debts.8")
        return
    kind = await Choice(seat, "came_by", kind_options(t, kinds))
    t.buy(seat, kind, 1, 0, 0, "came_by", "joakim.newspaper.8")


async def sold(t: Table, seat: Seat, prices: dict[Kind, int]) -> None:
    """One single property to the bank, of a kind one chooses, at the price of the heading."""
    kinds = t.kinds_held(t.state.ones[seat])
    if not kinds:
        t.nothing(seat, "has_no_single_card", "joakim.newspaper.8")
        return
    facts = tuple((t.kind_id(kind), prices[kind]) for kind in kinds)
    kind = await Choice(seat, "sold", kind_options(t, kinds), facts)
    t.sell(seat, kind, 1, 0, prices[kind], "sold", "joakim.newspaper.8")
