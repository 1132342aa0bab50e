"""What the bench's children do: a game on the table, and what its frames, its rest and it all cost.

Each function measures in a process that does nothing else, and answers what it found.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

from game.engine.match import Match
from game.engine.rulebook import GameSetup, Seating
from game.games import GAMES
from game.storage.folders import Folders
from game.ui.app import App
from game.ui.household import Household, household
from game.ui.kit.harness import Clock, headless_window
from game.ui.kit.scene import Scene
from game.ui.kit.window import Window, return_memory_at_once
from game.ui.program import options
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay

SEED = 7
ROUND = 11  # the table is measured in the middle of a game
FRAMES = 600
MOST_FRAMES = 40_000  # made-up ones, after which it is measured with what there is
FRAME_MS = 16.0
COMES_TO_REST = 7.0  # seconds after which the program naps long
RESTS = 4.0  # seconds for which it is then watched


def frames(game: str, width: int, height: int) -> dict[str, Any]:
    """Frames of animations while computers play, beside blits of the whole window, in ms.

    Every frame is counted that changes the window while an animation runs, those too in which a
    part of the still layer is painted anew (also told apart as `painted`). Only the first frame of
    a scene that has come, or come back, is none of an animation: these are the `cuts`. `whole` is
    the frame with all that happens in it: steps, rules, autosave, and what is made ready for later.
    Times are those of the screen's own thread: computers think in another, beside it.
    """
    clock = Clock()
    app = App(_options((width, height)), headless_window((width, height)), clock, None)
    app.stack.push(_table(app, game, human=False))
    drawn: list[float] = []
    painted: list[float] = []
    cuts: list[float] = []
    whole: list[float] = []
    render = app.stage.render

    def timed(moving: bool = False) -> bool:
        kinds = [drawn, painted] if app.stage.damaged else [drawn]
        if app.stage.anew:
            kinds = [cuts]
        elif not moving:
            kinds = []
        began = time.thread_time()
        changed = render(moving)
        spent = 1000 * (time.thread_time() - began)
        if changed:
            for kind in kinds:
                kind.append(spent)
        return changed

    app.stage.render = timed  # type: ignore[method-assign]
    for _ in range(MOST_FRAMES):
        clock.now += FRAME_MS
        before, began = len(drawn), time.thread_time()
        app.frame(FRAME_MS)
        if len(drawn) > before:
            whole.append(1000 * (time.thread_time() - began))
        if not app.moving:
            time.sleep(0.001)  # a computer may be thinking in its thread
        if len(drawn) >= FRAMES:
            break
    if not drawn:
        raise RuntimeError("nothing moved on the table")
    return {
        "frames": len(drawn),
        "median": median(drawn),
        "p99": _p99(drawn),
        "painted_frames": len(painted),
        "painted": median(painted),
        "painted_slowest": max(painted),
        "cuts": len(cuts),
        "cut_slowest": max(cuts[1:], default=0.0),  # the first reads all pictures of the table
        "whole_p99": _p99(whole),
        "blit": median(_blit(app) for _ in range(FRAMES // 4)),
    }


def _p99(times: list[float]) -> float:
    """What ninety-nine in a hundred do not exceed."""
    return sorted(times)[len(times) * 99 // 100]


def _blit(app: App) -> float:
    """One blit of the whole window, in ms."""
    began = time.thread_time()
    app.stage.window.blit(app.stage.layer, (0, 0))
    return 1000 * (time.thread_time() - began)


def idle(game: str, width: int, height: int) -> dict[str, Any]:
    """Updates of the screen per second, and the share of a core, while a person thinks, without
    music (to mix it is work of its own, and is told apart)."""
    silent, heard = _rest(game, (width, height), 0), _rest(game, (width, height), 50)
    return {**silent, "share_with_music": heard["share"]}


def _rest(game: str, size: tuple[int, int], music: int) -> dict[str, Any]:
    """Updates per second and the share of a core, with this volume of the music."""
    seen: list[tuple[float, float, int]] = []

    def look(app: App) -> None:
        seen.append((time.monotonic(), time.process_time(), app.stage.presented))

    _run(game, size, {COMES_TO_REST: look, COMES_TO_REST + RESTS: look}, music)
    (wall, cpu, shown), (wall_after, cpu_after, shown_after) = seen
    seconds = wall_after - wall
    return {
        "updates_per_second": (shown_after - shown) / seconds,
        "share": (cpu_after - cpu) / seconds,
    }


def memory(game: str, width: int, height: int) -> dict[str, Any]:
    """What the process holds in real memory at the table, in MiB."""
    found: list[float] = []
    _run(game, (width, height), {3.0: lambda app: found.append(_resident())})
    return {"mebibytes": found[0]}


def _resident() -> float:
    if not sys.platform.startswith("linux"):
        raise RuntimeError("real memory is only measured on Linux")
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _run(
    game: str,
    size: tuple[int, int],
    moments: dict[float, Callable[[App], object]],
    music: int = 50,
) -> None:
    """The program in its real loop with a question open; at each second of these, a look at it."""
    window = Window(size, False)
    return_memory_at_once()
    house = replace(_options(size), first_scene=lambda app: _table(app, game, human=True))
    house.settings.music = music
    app = App(house, window.surface, lambda: time.monotonic() * 1000, window)
    for second, look in moments.items():
        app.kit.after(1000 * second, lambda look=look: look(app))  # type: ignore[misc]
    app.kit.after(1000 * max(moments) + 1, app.quit)
    code = app.run()
    window.close()
    if code:
        raise RuntimeError("the program failed")


def _options(size: tuple[int, int]) -> Any:
    folder = Path(os.environ.get("GAME_SHELF_HOME") or tempfile.mkdtemp())
    house = Household(Folders(folder), "sv")
    args = Namespace(windowed=True, size=size, kiosk=False, pin=None, game=None, resume=False)
    return options(house, args)


def _table(app: App, name: str, human: bool) -> Scene[Any]:
    """A game of four in its middle; with a human, it stands at a question to them."""
    game = GAMES[name]
    best = next(iter(game.levels))
    levels = ["human" if human else best, best, best, best]
    seats = tuple(Seating(f"Spelare {n}", game.looks[n], level) for n, level in enumerate(levels))
    play = GameInPlay.begin(game, GameSetup(seats, {}, SEED), household(app).saves)
    match = Match(play.session, {seat: game.player(best, seat) for seat in range(len(seats))})
    session = play.session
    while session.rulebook.round(session.state) < ROUND or session.seat_asked != 0:
        if not match.step():
            raise RuntimeError(f"the game was over before round {ROUND}")
    return TableScene(app, play)
