"""Bonds: bought for a little, and three of them win at each drawing."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.requests import Choice, Option, Seat, Target
from game.finans.debts import raise_for, reach
from game.finans.events import BondMoved, BondsDrawn
from game.finans.state import BANK
from game.finans.table import Table

_NO_BOND: Option[int | None] = Option("pass", None, Target("button", "pass"))


async def may_buy(t: Table, seat: Seat, *, must: bool = False) -> None:
    """One bond of one's choice of those that the bank still has (option: it must be bought)."""
    price = t.data.numbers.bond_price
    bonds = tuple(bonds_left(t))
    if not bonds:
        t.nothing(seat, "no_bond_left", "finans.bonds.1")
        return
    if reach(t, seat) < price:
        t.nothing(seat, "cannot_pay_bond", "finans.bonds.1", (("price", price),))
        return
    must = must and t.state.cash[seat] >= price  # nobody has to sell anything for a bond
    options = bonds if must else (_NO_BOND, *bonds)
    number = await Choice(seat, "bond", options, (("price", price),))
    if number is not None and await raise_for(t, seat, price, "bond", "finans.bonds.1"):
        t.money(seat, BANK, price, "bond", "finans.bonds.1")
        t.emit(BondMoved(number, BANK, seat, "bond", "finans.bonds.1"))


def bonds_left(t: Table) -> Iterator[Option[int | None]]:
    """The bonds in the bank, as options: "bond 8"."""
    for number, owner in enumerate(t.state.bonds, start=1):
        if owner == BANK:
            yield Option(f"bond {number}", number, Target("property", f"bond_{number}"))


# Drawings


async def large_drawing(t: Table, seat: Seat) -> None:
    """Whoever draws the news and then the others may each buy a bond; then it is drawn."""
    must = t.state.options.large_drawing == "must_buy"
    for each in t.state.seats_from(seat):
        await may_buy(t, each, must=must)
    await draw(t, seat, t.data.numbers.prizes.large, "large_drawing", "finans.bonds.3")


async def small_drawing(t: Table, seat: Seat) -> None:
    """The prizes are smaller."""
    await draw(t, seat, t.data.numbers.prizes.small, "small_drawing", "finans.bonds.4")


async def draw(t: Table, seat: Seat, prizes: tuple[int, ...], cause: str, clause: str) -> None:
    """Both dice say which bonds win; who has one gets its prize, and the bond goes back."""
    first, second = await t.roll(seat, 2, cause)
    numbers = winning_numbers(first, second, len(t.state.bonds))
    t.emit(BondsDrawn(numbers, prizes))
    for number, prize in zip(numbers, prizes, strict=True):
        owner = t.state.bonds[number - 1]
        if owner != BANK:
            t.earn(owner, prize, cause, clause)
            t.emit(BondMoved(number, owner, BANK, cause, "finans.bonds.6"))


def winning_numbers(first: int, second: int, bonds: int) -> tuple[int, int, int]:
    """The total, the higher die, the lower die; of equal dice the one below them.

    Of two ones that is the last bond of all (clause bonds.5).
    """
    high, low = max(first, second), min(first, second)
    third = low if low != high else low - 1 or bonds
    return first + second, high, third
