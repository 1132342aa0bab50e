"""Company groups: plots of one colour and as many shares; one owner of all makes it complete."""

from __future__ import annotations

from game.engine.requests import Seat
from game.finans.holdings import Holdings
from game.finans.state import BANK, Holder
from game.finans.table import Table


def owners_of(t: Table, group: int) -> list[Holder]:
    """Who has each of the plots and then each of the shares of a group."""
    papers, plots, shares = t.data.groups[group], t.state.plots, t.state.shares
    return [plots[plot] for plot in papers.plots] + [shares[share] for share in papers.shares]


def is_complete(t: Table, group: int, seat: Seat) -> bool:
    """Whether a seat has all plots and all shares of a group, built on or not, mortgaged or not."""
    owners = owners_of(t, group)
    return owners.count(seat) == len(owners)


def complete_groups(t: Table, seat: Seat) -> int:
    """How many complete groups a seat has."""
    return sum(is_complete(t, group, seat) for group in range(len(t.data.groups)))


def is_protected(t: Table, group: int) -> bool:
    """Whether a group is complete, and so protected against forced transfer."""
    owner = t.state.plots[t.data.groups[group].plots[0]]
    return owner != BANK and is_complete(t, group, owner)


def has_part(t: Table, group: int, seat: Seat) -> bool:
    """Whether a seat has at least one plot or share of a group."""
    return seat in owners_of(t, group)


def groups_of(t: Table, own: Holdings) -> list[int]:
    """The groups of which somebody has at least one plot or share, in the order of the board."""
    groups = {t.data.plots[plot].group for plot in own.plots}
    groups |= {t.data.shares[share].group for share in own.shares}
    return sorted(groups)


def share_capital(t: Table, group: int, seat: Seat) -> int:
    """The face value of a seat's shares in a group, in kronor."""
    shares = t.data.groups[group].shares
    return sum(t.data.shares[each].face for each in shares if t.state.shares[each] == seat)
