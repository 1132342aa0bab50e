"""Expenses: paid in cash, with forced sales at half value where the cash does not do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from game.engine.requests import Choice, Option, Reason, Refused, Seat, Target
from game.joakim import leaving, offers
from game.joakim.effects import Kind
from game.joakim.events import DebtForgiven, Money
from game.joakim.state import BANK, card_of
from game.joakim.table import Table


class Piece(NamedTuple):
    """One property card that might be sold: of one or of five, for so many M."""

    kind: Kind
    units: int
    value: int


async def pay(t: Table, seat: Seat, amount: int, cause: str, clause: str, card: str = "") -> bool:
    """Pay the bank an amount in M, whatever it takes; whether the whole of it could be paid.

    If not, the seat is out of the game (option: the rest is forgiven).
    """
    if not amount:
        return True
    if t.state.sharks is not None:
        await ask_other_players(t, seat, amount)
    if t.state.cash[seat] < amount:
        if t.state.cash[seat] + liquidation(t, seat) < amount:
            give_all(t, seat, amount, cause, clause, card)
            return False
        await sell_by_force(t, seat, amount)
    t.emit(Money(seat, BANK, amount, cause, clause, card))
    return True


def liquidation(t: Table, seat: Seat) -> int:
    """What all the seat's property brings at half value, in M."""
    return sum(t.half_value(kind) * t.state.owned(seat, kind) for kind in range(len(t.data.kinds)))


# Forced sales


async def sell_by_force(t: Table, seat: Seat, debt: int) -> None:
    """Sell for the debt: the kind of the seat's own square first, then what its player chooses.

    No card is sold without need: without any one of those chosen, the debt would not be paid.
    """
    here = t.data.board.squares[t.state.squares[seat]].sells
    if here is not None and t.state.owned(seat, here):
        value = t.half_value(here) * t.state.owned(seat, here)
        if t.state.cash[seat] + value >= debt:
            await _sell_pieces(t, seat, debt, [here])
            return
        ones, fives = t.state.ones[seat][here], t.state.fives[seat][here]
        t.sell(seat, here, ones, fives, value, "forced_sale", "joakim.debts.3")
    await _sell_pieces(t, seat, debt, list(range(len(t.data.kinds))))


async def _sell_pieces(t: Table, seat: Seat, debt: int, kinds: list[Kind]) -> None:
    """One card after another, each of them needed, until the cash covers the debt."""
    sold: list[int] = []  # values of the cards sold for this debt
    while t.state.cash[seat] < debt:
        piece = await Choice(
            seat,
            "forced_sale",
            tuple(_sales(t, seat, debt, kinds, sold)),
            (("debt", debt), ("cash", t.state.cash[seat]), ("missing", debt - t.state.cash[seat])),
            partial(_why_not_sale, t, seat, debt, kinds, tuple(sold)),
        )
        cards = card_of(piece.units)
        t.sell(seat, piece.kind, *cards, piece.value, "forced_sale", "joakim.debts.2")
        sold.append(piece.value)


def _sales(
    t: Table, seat: Seat, debt: int, kinds: list[Kind], sold: list[int]
) -> Iterator[Option[Piece]]:
    pieces = held_pieces(t, seat, kinds)
    for piece in dict.fromkeys(pieces):
        if can_be_needed(piece, pieces, debt - t.state.cash[seat], sold):
            yield Option(_piece_id(t, piece), piece, Target("property", t.kind_id(piece.kind)))


def _why_not_sale(
    t: Table, seat: Seat, debt: int, kinds: list[Kind], sold: tuple[int, ...]
) -> Iterator[Refused]:
    """The other cards: those of a kind that is not to be sold yet, and those not needed."""
    possible = {option.id for option in _sales(t, seat, debt, kinds, list(sold))}
    for piece in dict.fromkeys(held_pieces(t, seat, list(range(len(t.data.kinds))))):
        id, target = _piece_id(t, piece), Target("property", t.kind_id(piece.kind))
        if piece.kind not in kinds:
            facts = (("kind", t.kind_id(kinds[0])),)
            yield Refused(id, Reason("own_square_first", "joakim.debts.3", facts), target)
        elif id not in possible:
            missing = (("missing", debt - t.state.cash[seat]), ("value", piece.value))
            yield Refused(id, Reason("sale_not_needed", "joakim.debts.4", missing), target)


def _piece_id(t: Table, piece: Piece) -> str:
    return f"{t.kind_id(piece.kind)} {piece.units}"


def held_pieces(t: Table, seat: Seat, kinds: list[Kind]) -> list[Piece]:
    """Every card of these kinds in the seat's hands, with what it brings at half value."""
    pieces = []
    for kind in kinds:
        half = t.half_value(kind)
        pieces += [Piece(kind, 1, half)] * t.state.ones[seat][kind]
        pieces += [Piece(kind, 5, 5 * half)] * t.state.fives[seat][kind]
    return pieces


def can_be_needed(piece: Piece, pieces: list[Piece], missing: int, sold: list[int]) -> bool:
    """Whether this card can be one of a set that pays what is missing with none too many.

    A set has none too many if its least card is worth more than what it brings beyond the debt.
    So for each card that might be the least, ask whether cards of at least that worth add up to
    the debt, or to less than that worth above it. The sums are the bits of a whole number.
    """
    must = min([piece.value, *sold])
    others = [each.value for each in pieces]
    others.remove(piece.value)
    for least in sorted({must, *(value for value in others if value < must)}):
        sums = 1
        for value in others:
            if value >= least:
                sums |= sums << value
        wanted = (1 << least) - 1  # a sum that leaves 0, 1, … least - 1 beyond the debt
        low = missing - piece.value
        if (sums >> low if low >= 0 else sums << -low) & wanted:
            return True
    return False


# Business sharks: another player may give more than the bank's half


_LOOKS = 4  # for each offer that may be made
_TO_THE_BANK: Option[Seat | None] = Option("bank", None, Target("button", "bank"))


async def ask_other_players(t: Table, seat: Seat, debt: int) -> None:
    """Before the bank takes its half, the seat may offer what it has to others, a few times. What
    is not offered after all does not count, but nobody looks about for ever."""
    made, most = 0, t.data.numbers.offers_in_move
    for _ in range(_LOOKS * most):
        helpers = tuple(offers.may_help(t, seat))
        if made == most or t.state.cash[seat] >= debt or not helpers:
            return
        cash = t.state.cash[seat]
        facts = (
            ("debt", debt),
            ("cash", cash),
            ("missing", debt - cash),
            ("half", liquidation(t, seat)),
        )
        partner = await Choice(seat, "forced_offer", (_TO_THE_BANK, *helpers), facts)
        if partner is None:
            return
        made += await offers.negotiate(t, seat, partner, ("sell",))


# Out of the game


def give_all(t: Table, seat: Seat, debt: int, cause: str, clause: str, card: str) -> None:
    """All the property does not pay the debt: the player leaves (option: the rest is forgiven)."""
    gentle = t.state.options.unpaid == "gentle"
    for kind in range(len(t.data.kinds)):
        ones, fives = t.state.ones[seat][kind], t.state.fives[seat][kind]
        if ones or fives:
            value = t.half_value(kind) * t.state.owned(seat, kind) if gentle else 0
            t.sell(seat, kind, ones, fives, value, "forced_sale", "joakim.debts.5")
    cash = t.state.cash[seat]
    if cash:
        t.emit(Money(seat, BANK, cash, cause, clause, card))
    if gentle:
        t.emit(DebtForgiven(seat, debt - cash))
        return
    leaving.leave(t, seat, debt)
