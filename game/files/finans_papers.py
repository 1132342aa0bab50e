"""Read the company groups of finans with their deeds and shares, and the numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.annotations import Positive
from game.files.shapes import fit, ids_in
from game.files.yaml_source import Place, Source
from game.finans.data import Group, Numbers, Plot, Share

Ids = Mapping[str, int] | None
"""The index of each id; None while nobody knows them, because their own file is faulty."""


@dataclass(frozen=True, slots=True)
class Papers:
    """What the file of the groups holds."""

    groups: tuple[Group, ...]
    plots: tuple[Plot, ...]
    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class _Deed:
    id: str
    price: Positive
    building: Positive
    rent: Positive
    rent_built: Positive
    mortgage: Positive
    buy_back: Positive
    industrial: bool = False


@dataclass(frozen=True, slots=True)
class _GroupLine:
    id: str
    shares: tuple[Positive, ...]
    plots: tuple[_Deed, ...]


@dataclass(frozen=True, slots=True)
class _GroupsFile:
    plots_in_all: Positive
    share_buy_back_percent: Positive
    share_dividend_percent: Positive
    groups: tuple[_GroupLine, ...]


@dataclass(frozen=True, slots=True)
class _NumbersFile:
    cards_in_all: Positive
    numbers: Numbers


_NOTES = ("car_price", "car_sold_for", "loan", "loan_interest", "bond_price", "bonus_per_eye")
"""The numbers that are paid as they stand."""

_AMOUNTS = ("price", "building", "rent", "rent_built", "mortgage", "buy_back")
"""The same of a deed."""


# Groups


def groups_by_id(source: Source) -> Ids:
    """The groups that a file names, even if it has faults of its own."""
    return {id: index for index, id in ids_in(source, "groups")} or None


def plots_by_id(source: Source) -> Ids:
    """The plots that a file names, in the order of its groups, even if it has faults."""
    return {id: index for index, (_, id) in enumerate(_plot_ids(source))} or None


def _plot_ids(source: Source) -> Iterator[tuple[Place, str]]:
    """Place and id of every deed that has one."""
    for group, _ in ids_in(source, "groups"):
        plots = source.root["groups"][group].get("plots")
        for index, plot in enumerate(plots if isinstance(plots, list) else ()):
            if isinstance(plot, dict) and isinstance(plot.get("id"), str):
                yield ("groups", group, "plots", index, "id"), plot["id"]


def read_groups(source: Source) -> Papers | None:
    """The groups, deeds and shares of a file; None, with faults, if it does not fit."""
    _check_ids(source)
    found = fit(source, _GroupsFile)
    if found is None:
        return None
    for index, line in enumerate(found.groups):
        _check_group(source, ("groups", index), line)
    if (plots := sum(len(line.plots) for line in found.groups)) != found.plots_in_all:
        message = f"plots_in_all is {found.plots_in_all}, but there are {plots}"
        source.fault(("plots_in_all",), message)
    if not found.share_dividend_percent < found.share_buy_back_percent < 100:
        message = "a share cannot be bought back for its price or more, nor for its dividend"
        source.fault(("share_buy_back_percent",), message)
    return _papers(found)


def _check_ids(source: Source) -> None:
    """Note every id of a group or a plot that stands twice in the file."""
    places = [(("groups", index, "id"), id) for index, id in ids_in(source, "groups")]
    first: dict[str, int] = {}
    for place, id in (*places, *_plot_ids(source)):
        line = source.line(place)
        if id in first:
            source.fault(line, f"{id} stands twice, in lines {first[id]} and {line}")
        first.setdefault(id, line)


def _check_group(source: Source, place: Place, group: _GroupLine) -> None:
    if len(group.plots) not in (2, 3):
        message = f"{group.id}: {len(group.plots)} plots: two or three are wanted"
        source.fault((*place, "plots"), message)
    if len(group.shares) != len(group.plots):
        message = f"{group.id}: {len(group.shares)} shares, but {len(group.plots)} plots"
        source.fault((*place, "shares"), message)
    for index, deed in enumerate(group.plots):
        here = (*place, "plots", index)
        for field in ("mortgage", "buy_back"):
            if getattr(deed, field) >= deed.price:
                source.fault((*here, field), f"{deed.id}: {field} is not below the price")
        if deed.rent >= deed.rent_built:
            source.fault((*here, "rent_built"), f"{deed.id}: a building does not raise the rent")


def _papers(file: _GroupsFile) -> Papers:
    groups: list[Group] = []
    plots: list[Plot] = []
    shares: list[Share] = []
    for index, line in enumerate(file.groups):
        first_plot, first_share = len(plots), len(shares)
        plots += [_plot(deed, index) for deed in line.plots]
        shares += [
            Share(
                f"{line.id}_{number}",
                index,
                face,
                face * file.share_buy_back_percent // 100,
                face * file.share_dividend_percent // 100,
            )
            for number, face in enumerate(line.shares, 1)
        ]
        own = range(first_plot, len(plots)), range(first_share, len(shares))
        groups.append(Group(line.id, *map(tuple, own)))
    return Papers(tuple(groups), tuple(plots), tuple(shares))


def _plot(deed: _Deed, group: int) -> Plot:
    return Plot(
        deed.id,
        group,
        deed.price,
        deed.building,
        deed.rent,
        deed.rent_built,
        deed.mortgage,
        deed.buy_back,
        deed.industrial,
    )


# Numbers


def read_numbers(source: Source) -> tuple[int, Numbers] | None:
    """How many cards there are in all, and the figures; None, with faults, if they do not fit."""
    found = fit(source, _NumbersFile)
    if found is None:
        return None
    for field, message in _senseless(found.numbers):
        source.fault(("numbers", field), message)
    return found.cards_in_all, found.numbers


def _senseless(numbers: Numbers) -> Iterator[tuple[str, str]]:
    """Every figure that makes no sense beside the others, and why."""
    n = numbers
    if n.first_inside > n.last_inside:
        yield "first_inside", "first_inside is above last_inside"
    if n.car_sold_for >= n.car_price:
        yield "car_sold_for", "car_sold_for is not below car_price"
    if len(n.prison_rounds) != n.die:
        yield "prison_rounds", f"prison_rounds: one for each of {n.die} faces is wanted"
    if n.sent_to_prison_on >= n.die:
        yield "sent_to_prison_on", "every face of the die sends one to prison"
    if n.bonds < 2 * n.die:
        yield "bonds", f"two dice show up to {2 * n.die}: so many bonds are wanted"
    for name in ("large", "small"):
        prizes = getattr(n.prizes, name)
        if len(prizes) != 3 or sorted(prizes, reverse=True) != list(prizes):
            yield "prizes", f"{name}: three prizes are wanted, the highest first"
    if not n.fee_least <= n.fee_most or n.fee_least % n.fee_step or n.fee_most % n.fee_step:
        yield "fee_most", "the fees do not go from fee_least to fee_most by fee_step"
    if n.fee_to_bank > n.fee_least:
        yield "fee_to_bank", "fee_to_bank is more than the least fee"
    for name in _NOTES:
        if getattr(n, name) % n.rounding:
            yield name, f"{name}: {getattr(n, name)} is no multiple of {n.rounding}"


def check_notes(source: Source, papers: Papers, numbers: Numbers) -> None:
    """Note every amount of the groups' file that cannot be paid in notes."""
    note = numbers.rounding
    for place, id in _plot_ids(source):
        deed = papers.plots[(plots_by_id(source) or {})[id]]
        for field in _AMOUNTS:
            if getattr(deed, field) % note:
                source.fault((*place[:-1], field), f"{id}: {field} is no multiple of {note}")
        if deed.mortgage * numbers.mortgage_percent % (100 * note):
            source.fault((*place[:-1], "mortgage"), f"{id}: redeeming it is no multiple of {note}")
    for share in papers.shares:
        if share.face % note or share.buy_back % note or share.dividend % note:
            source.fault(
                ("groups", share.group, "shares"),
                f"{share.id}: what it costs or brings is no multiple of {note}",
            )
