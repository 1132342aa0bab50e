"""The reaction window and what lies behind it in telling positions, for screenshots and tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine.rulebook import Seating
from game.engine.session import Session
from game.games import LOOKS
from game.joakim.sharks import Purchase
from game.ui.app import App
from game.ui.household import household
from game.ui.joakim.look import JoakimLook
from game.ui.joakim.posing import LONG_NAMES
from game.ui.joakim.prompts.poses import table_in
from game.ui.joakim.sharks.occasion import Occasion
from game.ui.joakim.sharks.open_reaction import OpenReaction
from game.ui.joakim.sharks.reaction_curtain import ReactionCurtain
from game.ui.joakim.sharks.reaction_positions import (
    HANDS,
    crown,
    purchase,
    rumour,
    session_of,
    uncle_at_home,
)
from game.ui.kit.scene import Scene
from game.ui.scenes.manners import Manners
from game.ui.scenes.pause import PauseMenu
from game.ui.scenes.seats import Seats
from game.ui.scenes.table import TableScene

Pose = Callable[[App], Scene[Any]]
Make = Callable[[], Session[Any]]


def _window(make: Make, seconds: int = 12) -> Pose:
    """The table opens the window by itself."""

    def pose(app: App) -> Scene[Any]:
        household(app).settings.reaction_seconds = seconds
        return table_in(make(), app)

    return pose


def _curtain(make: Make, held: bool) -> Pose:
    """Behind the curtain of seat 1, ready or held down."""

    def pose(app: App) -> Scene[Any]:
        look, occasion = _look(app, make)
        curtain = ReactionCurtain(look, 1, occasion)
        curtain.handed_over, curtain.held = True, held
        return curtain

    return pose


def _openly(make: Make, seat: int) -> Pose:
    """What a seat decides on with cards that lie open."""

    def pose(app: App) -> Scene[Any]:
        look, occasion = _look(app, make)
        request = look.table.session.request
        assert request is not None
        return OpenReaction(look, seat, occasion, request)

    return pose


def _manners(app: App) -> Scene[Any]:
    """What is agreed on at a table with people and a computer."""
    look, _ = _look(app, partial(session_of, purchase, human=(0, 1, 3)))
    look.table.game.manners.ask(1, False)
    return Manners(app, look.table.game)


def _seats(app: App) -> Scene[Any]:
    """A person has left a table of five: a computer plays for them."""
    look, _ = _look(app, partial(session_of, purchase, seats=_LONG, hands=_FIVE_HANDS))
    look.table.game.hand_over(1, "trader")
    return Seats(look.table)


def _paused(app: App) -> Scene[Any]:
    look, _ = _look(app, partial(session_of, purchase))
    return PauseMenu(app, look.table)


def _look(app: App, make: Make) -> tuple[JoakimLook, Occasion]:
    """A table below, with its window open."""
    table = table_in(make(), app)
    app.stack.push(table)
    assert isinstance(table, TableScene) and isinstance(table.look, JoakimLook)
    request = table.session.request
    assert request is not None
    return table.look, Occasion(table.look, request)


_bought_many = partial(purchase, bought=Purchase(3, 3, 1))
_LONG = tuple(Seating(name, look) for name, look in zip(LONG_NAMES, LOOKS, strict=True))
_FIVE_HANDS = (("t02",), *HANDS[1:], ("t03",))

POSES: dict[str, Pose] = {
    "reaction_uncle": _window(partial(session_of, uncle_at_home)),
    "reaction_purchase": _window(partial(session_of, _bought_many)),
    "reaction_rumour": _window(partial(session_of, rumour)),
    "reaction_rumour_down": _window(partial(session_of, rumour, tip="t08")),
    "reaction_crown": _window(partial(session_of, crown)),
    "reaction_no_clock": _window(partial(session_of, purchase), 0),
    "reaction_names": _window(partial(session_of, purchase, seats=_LONG, hands=_FIVE_HANDS)),
    "reaction_curtain": _curtain(partial(session_of, purchase), False),
    "reaction_curtain_held": _curtain(partial(session_of, purchase), True),
    "reaction_doubt": _openly(partial(session_of, rumour), 1),
    "reaction_go_before": _openly(partial(session_of, crown), 2),
    "manners": _manners,
    "seats": _seats,
    "pause_sharks": _paused,
}
