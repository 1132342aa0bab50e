"""What somebody has of plots and shares, looked up once for all that can be done with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.finans.data import PlotIndex, ShareIndex
from game.finans.state import Holder
from game.finans.table import Table


class Holdings(NamedTuple):
    """The plots of a holder, those of them that are mortgaged or are not, and the shares."""

    plots: Sequence[PlotIndex]
    free: Sequence[PlotIndex]
    mortgaged: Sequence[PlotIndex]
    shares: Sequence[ShareIndex]


def holdings_of(t: Table, holder: Holder) -> Holdings:
    """What a seat, or the bank, has now."""
    state = t.state
    shares = owned(state.shares, holder)
    plots = owned(state.plots, holder)
    if not plots:
        return Holdings((), (), (), shares)
    mortgaged = [plot for plot in plots if state.mortgaged[plot]]
    free = [plot for plot in plots if not state.mortgaged[plot]] if mortgaged else plots
    return Holdings(plots, free, mortgaged, shares)


def owned(owners: list[Holder], holder: Holder) -> Sequence[int]:
    """The papers of a holder, of one sort. Many have none: that is seen without a list."""
    if holder not in owners:
        return ()
    return [paper for paper, owner in enumerate(owners) if owner == holder]
