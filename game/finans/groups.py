"""Company groups: plots of one colour and as many shares; one owner of all makes it complete."""

from __future__ import annotations

from game.engine.requests import Seat
from game.finans.state import BANK
from game.finans.table import Table


def is_complete(t: Table, group: int, seat: Seat) -> bool:
    """Whether a seat has all plots and all shares of a group, built on or not, mortgaged or not."""
    papers = t.data.groups[group]
    return all(t.state.plots[plot] == seat for plot in papers.plots) and all(
        t.state.shares[share] == seat for share in papers.shares
    )


def complete_groups(t: Table, seat: Seat) -> int:
    """How many complete groups a seat has."""
    return sum(is_complete(t, group, seat) for group in range(len(t.data.groups)))


def is_protected(t: Table, group: int) -> bool:
    """Whether a group is complete, and so protected against forced transfer."""
    owner = t.state.plots[t.data.groups[group].plots[0]]
    return owner != BANK and is_complete(t, group, owner)


def has_part(t: Table, group: int, seat: Seat) -> bool:
    """Whether a seat has at least one plot or share of a group."""
    papers = t.data.groups[group]
    return any(t.state.plots[plot] == seat for plot in papers.plots) or any(
        t.state.shares[share] == seat for share in papers.shares
    )


def groups_of(t: Table, seat: Seat) -> list[int]:
    """The groups of which a seat has at least one plot or share, in the order of the board."""
    plots, shares = t.data.plots, t.data.shares
    groups = {plots[plot].group for plot, owner in enumerate(t.state.plots) if owner == seat}
    groups |= {shares[share].group for share, owner in enumerate(t.state.shares) if owner == seat}
    return sorted(groups)


def share_capital(t: Table, group: int, seat: Seat) -> int:
    """The face value of a seat's shares in a group, in kronor."""
    shares = t.data.groups[group].shares
    return sum(t.data.shares[each].face for each in shares if t.state.shares[each] == seat)
