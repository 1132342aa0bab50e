"""Rent: who lands on another's plot pays what stands on its deed, double for a complete group."""

from __future__ import annotations

from game.engine.requests import Choice, Option, Seat, Target
from game.finans import effects
from game.finans.data import PlotIndex
from game.finans.debts import pay
from game.finans.events import RentFell
from game.finans.groups import is_complete
from game.finans.state import BANK, Phase, RentDue
from game.finans.table import Table
from game.finans.winning import go_on

_CLAIM_OR_NOT: tuple[Option[bool], ...] = (
    Option("claim", True, Target("button", "claim")),
    Option("pass", False, Target("button", "pass")),
)


def rent_of(t: Table, plot: PlotIndex) -> int:
    """What landing on a plot costs now, in kronor; 0 for one in the bank or a mortgaged one."""
    deed, owner = t.data.plots[plot], t.state.plots[plot]
    news = t.news_in_force
    if owner == BANK or t.state.mortgaged[plot]:
        return 0
    if isinstance(news, effects.Strike) and deed.group in news.groups:
        return 0
    rent = deed.rent_built if t.state.built[plot] else deed.rent
    return 2 * rent if is_complete(t, deed.group, owner) else rent


async def land_on_plot(t: Table, seat: Seat, plot: PlotIndex) -> None:
    """Nothing on one's own plot, or on the bank's; else rent (option: if it is asked for)."""
    owner, rent = t.state.plots[plot], rent_of(t, plot)
    if owner in (BANK, seat) or not rent:
        why_no_rent(t, seat, plot)
        go_on(t, seat, Phase.END)
    elif t.state.options.rent == "claimed":
        t.emit(RentFell(RentDue(seat, owner, plot, rent)))
        go_on(t, seat, Phase.RENT)
    else:
        await pay(t, seat, rent, owner, "rent", "finans.rent.1")
        go_on(t, seat, Phase.END)


def why_no_rent(t: Table, seat: Seat, plot: PlotIndex) -> None:
    """Tell why another's plot costs nothing now."""
    if t.state.plots[plot] not in (BANK, seat):
        code = "plot_mortgaged" if t.state.mortgaged[plot] else "strike"
        t.nothing(seat, code, "finans.rent.2", (("plot", t.data.plots[plot].id),))


async def claim(t: Table, seat: Seat) -> None:
    """Option: the owner asks for the rent before the next player rolls, or loses it."""
    due = t.state.rent
    assert due is not None
    facts = (("seat", due.payer), ("amount", due.amount), ("plot", t.data.plots[due.plot].id))
    if await Choice(due.owner, "claim_rent", _CLAIM_OR_NOT, facts):
        await pay(t, due.payer, due.amount, due.owner, "rent", "finans.rent.1")
    else:
        t.nothing(due.owner, "rent_not_claimed", "finans.rent.3", (("amount", due.amount),))
    t.emit(RentFell(None))
    go_on(t, seat, Phase.END)
