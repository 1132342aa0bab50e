"""Which picture stands for what: groups, plots, spaces, pieces, cards."""

from __future__ import annotations

from game.finans.data import GameData, Plot, Space, SpaceType

GROUPS: dict[str, str] = {
    "hantverk": "hantverk",
    "service": "service",
    "affarscentrum": "affar",
    "finanstrusten": "finans",
    "teknik": "teknik",
    "kemi": "kemi",
    "industri": "industri",
}
"""By a group's id: how its pictures end, as in `finans/badge_affar`."""

THINGS = {
    "loan": "finans/loan",
    "bond": "finans/bond",
    "car": "finans/car",
    "tip": "finans/sp_byggaffar",
}
"""What a panel counts beside papers."""

_PLOTS: dict[str, str] = {
    "joinery": "snickeri",
    "plumbing": "rormokeri",
    "cleaning": "stad",
    "hairdresser": "frisor",
    "car_repair": "bilverkstad",
    "fruit_vegetables": "frukt",
    "furniture_interiors": "mobler",
    "sports_leisure": "sport",
    "insurance": "forsakring",
    "brokerage": "fondmakleri",
    "telecom": "telekom",
    "electronics": "elektronik",
    "robotics": "robotteknik",
    "sustainable_energy": "energi",
    "pharmaceutical": "lakemedel",
    "biotechnology": "bioteknik",
    "sawmill": "sagverk",
    "paper_mill": "pappersbruk",
    "steelworks": "stalverk",
}
_SPACES: dict[SpaceType, str] = {
    "exit": "utgang",
    "tip": "tips",
    "news": "nytt",
    "dividend": "utdelning",
    "prison": "fangelse",
    "branch": "bankkontor",
    "building": "byggprojekt",
    "give_dividend": "ge20",
    "go_to_prison": "gatill",
    "entrance": "ingang",
    "building_deals": "byggaffar",
    "repay": "betala",
    "small_drawing": "dragning",
    "bond_dividend": "oblkop",
}
_GROUNDS: dict[SpaceType, str] = {
    "exit": "bank",
    "tip": "tips",
    "news": "nytt",
    "dividend": "utdelning",
    "prison": "fangelse",
    "branch": "bank",
    "building": "bygg",
    "give_dividend": "ge20",
    "go_to_prison": "gatill",
    "entrance": "bank",
}
_QUIET = {35: "kassa", 38: "valv", 43: "skap"}
"""The rooms of the bank in which nothing happens, by their numbers."""


def plot_picture(plot: Plot) -> str:
    """What a plot's business looks like."""
    return f"finans/plot_{_PLOTS[plot.id]}"


def building_picture(plot: Plot) -> str:
    """What is built on a plot."""
    return "finans/bldg_industri" if plot.is_industrial else "finans/bldg_small"


def group_of(data: GameData, plot: Plot) -> str:
    """How the pictures of a plot's group end."""
    return GROUPS[data.groups[plot.group].id]


def group_picture(data: GameData, sort: str, group: int) -> str:
    """A picture of a group: its "emblem", "glyph", "badge", "deed", "share" or "slab_plot"."""
    return f"finans/{sort}_{GROUPS[data.groups[group].id]}"


def space_picture(data: GameData, space: Space) -> str:
    """What is drawn on a space."""
    if space.plot is not None:
        return plot_picture(data.plots[space.plot])
    return f"finans/sp_{_SPACES.get(space.type) or _QUIET[space.number]}"


def ground_picture(data: GameData, space: Space) -> str:
    """The tile of a space on the ring. Raises KeyError for a room of the bank: it has none."""
    if space.plot is not None:
        return f"finans/tile_{group_of(data, data.plots[space.plot])}"
    return f"finans/tile_{_GROUNDS[space.type]}"


def piece_picture(look: str) -> str:
    """The piece of a seat."""
    return f"finans/piece_{look}"
