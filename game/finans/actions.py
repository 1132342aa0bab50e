"""What a player can do in a turn beside moving: each as an option, and how they are told apart."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

from game.engine.requests import Option, Reason, Refused, Seat, Target, TargetKind
from game.finans.data import GameData, PlotIndex, ShareIndex
from game.finans.holdings import Holdings, holdings_of
from game.finans.table import Table

WhyNot = Callable[[Table, Seat, int], Reason | None]
"""What keeps a seat from doing something with the paper of this index (0 where it is about none);
None if nothing does."""

Among = Callable[[Table, Seat, Holdings], Sequence[int]]
"""The papers with which a seat may do it now, at a glance: those that `WhyNot` has nothing against,
without a reason worked out for each of the others."""

Where = Callable[[GameData], Collection[int]]
"""The numbers of the spaces on which alone it is done."""

Sort = Literal["none", "plot", "share", "group", "seat"]


class Action(NamedTuple):
    """What to do, and with which paper (its index; 0 where there is none)."""

    verb: str
    paper: int = 0


class Near(NamedTuple):
    """A sort of action: what it is about, what may be against it, with which papers it is open.

    `where`: None stands for anywhere; else `among` is asked only there.
    """

    verb: str
    sort: Sort
    why_not: WhyNot
    among: Among
    where: Where | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Menu:
    """What there may be to do at one moment of a turn, and which of it there is."""

    near: tuple[Near, ...]

    def possible(self, t: Table, seat: Seat) -> list[Option[Action]]:
        """What nothing is against, as options: "mortgage joinery", "loan"."""
        options: list[Option[Action]] = []
        own = holdings_of(t, seat)
        asked: Among | None = None
        papers: Sequence[int] = ()
        for among, there_are in _on_space(self, t.data, t.state.players, t.state.spaces[seat]):
            if among is not asked:
                asked, papers = among, among(t, seat, own)
            if papers:
                options += [there_are[paper] for paper in papers]
        return options

    def refused(self, t: Table, seat: Seat) -> Iterator[Refused]:
        """What something is against, each with its reason."""
        for near in self.near:
            for option in _all(near, t.data, t.state.players):
                reason = near.why_not(t, seat, option.value.paper)
                if reason is not None:
                    yield Refused(option.id, reason, option.target)


# The options are the same in every turn, and so made only once.

Options = tuple[Option[Action], ...]


@cache
def _on_space(
    menu: Menu, data: GameData, players: int, number: int
) -> tuple[tuple[Among, Options], ...]:
    """What of a menu may be done on the space of this number, with all options of each sort."""
    return tuple(
        (near.among, _all(near, data, players))
        for near in menu.near
        if near.where is None or number in near.where(data)
    )


@cache
def _all(near: Near, data: GameData, players: int) -> Options:
    """All of a sort, possible or not."""
    verb, sort = near.verb, near.sort
    if sort == "none":
        return (Option(verb, Action(verb), Target("button", verb)),)
    kind: TargetKind = "seat" if sort == "seat" else "property"
    ids = {
        "plot": [plot.id for plot in data.plots],
        "share": [share.id for share in data.shares],
        "group": [group.id for group in data.groups],
        "seat": [str(seat) for seat in range(players)],
    }[sort]
    return tuple(
        Option(f"{verb} {id}", Action(verb, index), Target(kind, id))
        for index, id in enumerate(ids)
    )


# With which papers

THE_ONE: Sequence[int] = (0,)
"""What is open about no paper in particular; () if it is not."""


def own_free_plots(t: Table, seat: Seat, own: Holdings) -> Sequence[PlotIndex]:
    """The plots of a seat that are not mortgaged."""
    return own.free


def own_shares(t: Table, seat: Seat, own: Holdings) -> Sequence[ShareIndex]:
    """The shares of a seat."""
    return own.shares
