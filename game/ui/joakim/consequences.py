"""What a large heading will do, worked out before it happens, so that the card can say it.

The amounts come from the same functions of the rules that the rules themselves use.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.requests import Seat
from game.joakim import effects, newspaper
from game.joakim.data import GameData, NewspaperCard
from game.joakim.effects import Kind, LargeEffect
from game.joakim.options import Options
from game.joakim.state import State
from game.joakim.table import Table


@dataclass(frozen=True)
class ValueChange:
    """A market value before and after, in M. `bound`: where it stopped, "lowest" or "highest",
    though it was to go further; "" for nowhere."""

    kind: Kind
    before: int
    after: int
    bound: str = ""


@dataclass(frozen=True)
class MoneyChange:
    """What a player gets (or pays: negative), in M."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class Told:
    """Something without numbers: the key of a text of `joakim.table`, and a picture."""

    key: str
    picture: str


Consequence = ValueChange | MoneyChange | Told


def consequences(
    data: GameData, state: State, seat: Seat, card: NewspaperCard
) -> list[Consequence]:
    """All that the card's large heading does to this state, the drawer being `seat`."""
    table = Table(data, state.copy(), [])
    found: list[Consequence] = []
    for effect in card.large:
        found += _of(table, seat, effect)
    return found


def _of(t: Table, seat: Seat, effect: LargeEffect) -> Iterator[Consequence]:
    match effect:
        case effects.Market(changes):
            yield from (_moved(t, kind, change) for kind, change in changes)
        case effects.MarketAll(change):
            yield from (_moved(t, kind, change) for kind in range(len(t.data.kinds)))
        case effects.AllEarn(amount):
            yield from (MoneyChange(each, amount) for each in t.state.seats_from(seat))
        case effects.AllPay(amount):
            yield from (MoneyChange(each, -amount) for each in t.state.seats_from(seat))
        case effects.AllEarnPerCard(each, at_most):
            amounts = newspaper.per_card(t, seat, each, at_most)
            yield from (MoneyChange(holder, amount) for holder, amount in amounts.items())
        case effects.AllPayPerCard(each, at_most):
            amounts = newspaper.per_card(t, seat, each, at_most)
            yield from (MoneyChange(holder, -amount) for holder, amount in amounts.items())
        case effects.Dividend(divide_by):
            most = t.data.numbers.dividend_cap if t.state.options.dividend == "capped" else None
            for each in t.state.seats_from(seat):
                share = t.state.cash[each] // divide_by
                yield MoneyChange(each, -(share if most is None else min(share, most)))
        case effects.Auction():
            yield Told("auction_told", "joakim/scene_auction")
        case effects.CloseClub():
            yield Told("club_closes", "joakim/icon_club")
        case effects.OpenClub():
            yield Told("club_opens", "joakim/icon_club")


def _moved(t: Table, kind: Kind, change: int) -> ValueChange:
    return moved(t.data, kind, t.state.market[kind], change)


def moved(data: GameData, kind: Kind, before: int, change: int) -> ValueChange:
    """What becomes of a value that is to change by so much."""
    wanted = before + change
    after = data.numbers.clamp(wanted)
    bound = "lowest" if wanted < after else "highest" if wanted > after else ""
    return ValueChange(kind, before, after, bound)


def numbers_of(effect: object) -> dict[str, object]:
    """An effect's figures under the names that its card's texts use for them."""
    names = ("amount", "each", "at_most", "price", "strike", "above_market", "cards", "divide_by")
    values = {name: getattr(effect, name) for name in names if hasattr(effect, name)}
    if isinstance(effect, effects.Market):
        values["amount"] = max(abs(change) for _, change in effect.changes)
    elif isinstance(effect, effects.MarketAll | effects.Rumour):
        values["amount"] = abs(effect.change)
    return values


def under_house_rules(
    key: str, effect: object, data: GameData, options: Options
) -> tuple[str, dict[str, object]]:
    """The key of a card's text about an effect, and its figures, as this game has the rules."""
    values = numbers_of(effect)
    match effect:
        case effects.Dividend() if options.dividend == "capped":
            return f"{key}_capped", values | {"cap": data.numbers.dividend_cap}
        case effects.ExtraMove() if options.extra_draw == "number":
            return f"{key}_number", values
        case effects.Swap() if options.club_swap_price == "flat":
            return f"{key}_flat", values | {"price": data.numbers.club_swap_price}
    return key, values
