"""What a player can do in a turn beside moving: each as an option, and how they are told apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Literal, NamedTuple

from game.engine.requests import Option, Reason, Refused, Seat, Target, TargetKind
from game.finans.data import GameData, PlotIndex, ShareIndex
from game.finans.table import Table

WhyNot = Callable[[Table, Seat, int], Reason | None]
"""What keeps a seat from doing something with the paper of this index (0 where it is about none);
None if nothing does."""

Among = Callable[[Table, Seat], Sequence[int]]
"""The papers that a seat may have to do with now; at a glance, and all others are refused."""

Sort = Literal["none", "plot", "share", "group", "seat"]


class Action(NamedTuple):
    """What to do, and with which paper (its index; 0 where there is none)."""

    verb: str
    paper: int = 0


class Near(NamedTuple):
    """A sort of action: what it is about, what may be against it, and about which to ask at all.

    `sure`: nothing is against those that are named, so they need not be asked about one by one.
    """

    verb: str
    sort: Sort
    why_not: WhyNot
    among: Among
    sure: bool = False


def possible(near: Iterable[Near], t: Table, seat: Seat) -> list[Option[Action]]:
    """Those that nothing is against, as options: "mortgage joinery", "loan"."""
    options: list[Option[Action]] = []
    data, players = t.data, t.state.players
    asked: Among | None = None
    papers: Sequence[int] = ()
    for verb, sort, why_not, among, sure in near:
        if among is not asked:
            asked, papers = among, among(t, seat)
        if papers:
            there_are = _all(data, players, verb, sort)
            if sure:
                options += [there_are[paper] for paper in papers]
                continue
            for paper in papers:
                if why_not(t, seat, paper) is None:
                    options.append(there_are[paper])
    return options


def refused(near: Iterable[Near], t: Table, seat: Seat) -> Iterator[Refused]:
    """Those that something is against, each with its reason."""
    for verb, sort, why_not, _, _ in near:
        for option in _all(t.data, t.state.players, verb, sort):
            reason = why_not(t, seat, option.value.paper)
            if reason is not None:
                yield Refused(option.id, reason, option.target)


@cache
def _all(data: GameData, players: int, verb: str, sort: Sort) -> tuple[Option[Action], ...]:
    """All of a sort, possible or not; they are the same in every turn, and so made only once."""
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


# Which papers to ask about


def only_one(t: Table, seat: Seat) -> Sequence[int]:
    """For what is about no paper."""
    return (0,)


def own_car(t: Table, seat: Seat) -> Sequence[int]:
    """The car that a seat has, if it has one."""
    return (0,) if t.state.cars[seat] else ()


def own_loans(t: Table, seat: Seat) -> Sequence[int]:
    """A loan that a seat has, if it has any: they are alike."""
    return (0,) if t.state.loans[seat] else ()


def own_tips(t: Table, seat: Seat) -> Sequence[int]:
    """A kept tip of a seat, if it has any: they are alike."""
    return (0,) if t.state.kept[seat] else ()


def own_plots(t: Table, seat: Seat) -> list[PlotIndex]:
    """The plots of a seat."""
    return [plot for plot, owner in enumerate(t.state.plots) if owner == seat]


def own_free_plots(t: Table, seat: Seat) -> list[PlotIndex]:
    """The plots of a seat that are not mortgaged."""
    mortgaged = t.state.mortgaged
    owners = enumerate(t.state.plots)
    return [plot for plot, owner in owners if owner == seat and not mortgaged[plot]]


def own_mortgaged_plots(t: Table, seat: Seat) -> Sequence[PlotIndex]:
    """The plots of a seat that are."""
    plots = t.state.plots
    return [plot for plot, is_so in enumerate(t.state.mortgaged) if is_so and plots[plot] == seat]


def own_shares(t: Table, seat: Seat) -> list[ShareIndex]:
    """The shares of a seat."""
    return [share for share, owner in enumerate(t.state.shares) if owner == seat]
