"""Building on plots: where the bank arranges it, or with the tip that lets one build any time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.requests import Reason, Seat
from game.finans import effects
from game.finans.actions import THE_ONE
from game.finans.data import GameData, PlotIndex
from game.finans.events import Built, TipReturned
from game.finans.holdings import Holdings, holdings_of
from game.finans.mortgages import why_no_cash
from game.finans.state import BANK, Phase
from game.finans.table import Table


def may_build_here(t: Table, seat: Seat) -> bool:
    """Whether a piece stands where one builds, and has not rolled yet; or a tip lets it."""
    state = t.state
    here = state.phase is Phase.TURN and state.spaces[seat] in where_one_builds(t.data)
    return here or state.builds


@cache
def where_one_builds(data: GameData) -> frozenset[int]:
    """The numbers of the spaces on which the bank arranges building."""
    types = ("building", "building_deals")
    return frozenset(space.number for space in data.spaces if space.type in types)


def price_of(t: Table, plot: PlotIndex) -> int:
    """What the building costs, in kronor; less while there is a building boom."""
    news, price = t.news_in_force, t.data.plots[plot].building
    return price // news.divide_by if isinstance(news, effects.BuildingBoom) else price


def buildings_left(t: Table, *, industrial: bool) -> int:
    """How many buildings of a size are in the stock."""
    numbers = t.data.numbers
    there_are = numbers.industrial_buildings if industrial else numbers.smaller_buildings
    standing = sum(
        built and plot.is_industrial == industrial
        for built, plot in zip(t.state.built, t.data.plots, strict=True)
    )
    return there_are - standing


def why_not_build(t: Table, seat: Seat, plot: PlotIndex) -> Reason | None:
    """One's own plot, not mortgaged, not built on, here and now, with a building in the stock."""
    deed = t.data.plots[plot]
    if t.state.plots[plot] != seat:
        return Reason("plot_not_owned", "finans.building.1")
    if t.state.built[plot]:
        return Reason("plot_built", "finans.building.2")
    if not may_build_here(t, seat):
        return Reason("no_building_here", "finans.building.1")
    if t.state.mortgaged[plot]:
        return Reason("plot_mortgaged", "finans.building.2")
    if not buildings_left(t, industrial=deed.is_industrial):
        return Reason("no_buildings_left", "finans.building.3")
    return why_no_cash(t, seat, price_of(t, plot), "finans.building.2")


def plots_to_build_on(t: Table, seat: Seat, own: Holdings) -> Sequence[PlotIndex]:
    """Those of one's own on which one may build here and now."""
    if not may_build_here(t, seat):
        return ()
    return [plot for plot in own.free if why_not_build(t, seat, plot) is None]


def build(t: Table, seat: Seat, plot: PlotIndex) -> None:
    """The bank is paid, and the building stands."""
    t.money(seat, BANK, price_of(t, plot), "building", "finans.building.2")
    t.emit(Built(seat, plot, True))


def why_not_use_tip(t: Table, seat: Seat, paper: int = 0) -> Reason | None:
    """A kept tip, unless one may build already, or has nothing to build on any more."""
    if not t.state.kept[seat]:
        return Reason("no_building_tip", "finans.building.4")
    if may_build_here(t, seat):
        return Reason("may_build_already", "finans.building.4")
    if t.state.phase is Phase.END and not could_build(t, seat):
        return Reason("nothing_to_build_on", "finans.building.4")
    return None


def could_build(t: Table, seat: Seat) -> bool:
    """Whether a seat has a plot for a building that is in the stock, if it could build and pay."""
    return any(
        not t.state.built[plot] and buildings_left(t, industrial=t.data.plots[plot].is_industrial)
        for plot in holdings_of(t, seat).free
    )


def own_tip(t: Table, seat: Seat, own: Holdings) -> Sequence[int]:
    """A kept tip of a seat that may be used: they are alike."""
    may = t.state.kept[seat] and why_not_use_tip(t, seat) is None
    return THE_ONE if may else ()


def use_tip(t: Table, seat: Seat) -> None:
    """The kept tip goes under its pile, and in this turn one builds wherever one stands."""
    t.emit(TipReturned(seat, t.state.kept[seat][0], True))
