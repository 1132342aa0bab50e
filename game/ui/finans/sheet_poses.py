"""What is read up above or after the table of Nya Finans, for screenshots and for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.finans.data import GameData
from game.finans.effects import BuildAnyTime
from game.finans.state import Ending, State
from game.finans.table import Table
from game.finans.winning import worth
from game.ui.app import App
from game.ui.finans.look import FinansLook
from game.ui.finans.posing import LONG_NAMES, NAMES, Pose, played, rich, table_of
from game.ui.kit.scene import Scene


def _million(state: State, data: GameData) -> None:
    """Seat 1 has won, somebody else is out."""
    rich(state, data)
    state.cash[1] = 1_012_500
    for group in (0, 3):
        for plot in data.groups[group].plots:
            state.plots[plot], state.mortgaged[plot] = 1, False
        for share in data.groups[group].shares:
            state.shares[share] = 1
    state.out[0] = True
    state.ending, state.winners = Ending.MILLION, [1]


def _laps(state: State, data: GameData) -> None:
    """The agreed laps are through, and two are equally rich."""
    rich(state, data)
    rules = Table(data, state, [])
    state.cash[2] += worth(rules, 0) - worth(rules, 2)
    state.ending, state.winners = Ending.LAPS, [0, 2]


def _results(
    players: int, change: Callable[[State, GameData], None], names: tuple[str, ...] = NAMES
) -> Pose:
    def pose(app: App) -> Scene[Any]:
        from game.ui.finans.results import ResultsScene

        session = played(players, 40, "turn", names)
        change(session.state, session.rulebook.data)  # type: ignore[attr-defined]
        return ResultsScene(app, table_of(app, session))

    return pose


def _above(make: Callable[[FinansLook], Scene[Any]], names: tuple[str, ...], turns: int) -> Pose:
    """A scene above a table for as many as there are names."""

    def pose(app: App) -> Scene[Any]:
        table = table_of(app, played(len(names), turns, "turn", names))
        app.stack.push(table)
        assert isinstance(table.look, FinansLook)
        return make(table.look)

    return pose


def _log(look: FinansLook) -> Scene[Any]:
    from game.ui.table.log_scene import LogScene

    return LogScene(look)


def _book(look: FinansLook) -> Scene[Any]:
    from game.ui.finans.cash_book import FinansBook

    return FinansBook(look, 0)


def _book_of_all(look: FinansLook) -> Scene[Any]:
    """Seat 0 has all that can lie before a player: there must be room for it."""
    state, tips = look.state, enumerate(look.data.tips)
    state.bonds[:] = [0] * len(state.bonds)
    state.kept[0] = [n for n, card in tips if isinstance(card.effect, BuildAnyTime)]
    return _book(look)


POSES: dict[str, Pose] = {
    "finans_log": _above(_log, NAMES[:4], 40),
    "finans_log_six": _above(_log, LONG_NAMES, 40),
    "finans_book": _above(_book, NAMES[:3], 60),
    "finans_book_six": _above(_book_of_all, LONG_NAMES, 60),
    "finans_results": _results(4, _million),
    "finans_results_six": _results(6, _million, LONG_NAMES),
    "finans_results_shared": _results(3, _laps),
}
