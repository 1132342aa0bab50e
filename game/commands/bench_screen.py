"""How much drawing costs: frames, standing still, and memory, with a game on the table.

Each is measured in a process of its own, which runs this module's functions by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.commands.bench_figures import Figure, Goal, figure, missing
from game.commands.bench_starts import ChildFailed, child

SIZES = {"1080p": (1920, 1080), "2160p": (3840, 2160)}
FRAME, SLOWEST_FRAME = Goal(must=1, aim=0.35), Goal(must=4, aim=2)
UPDATES = Goal(must=0, aim=0)  # of the screen, per second, when nothing happens
IDLE_SHARE = Goal(must=0.01, aim=0.001)  # of one core
MEMORY = {"1080p": Goal(must=120, aim=80), "2160p": Goal(must=260, aim=180)}  # MiB

_RUN = """
import json, sys
from game.commands import bench_table
what, game, width, height = sys.argv[1:]
print(json.dumps(getattr(bench_table, what)(game, int(width), int(height))))
"""


def screen_figures(games: Sequence[str]) -> dict[str, Figure]:
    """Of each game: frames and memory at both sizes, and what it costs to stand still."""
    found: dict[str, Figure] = {}
    for game in games:
        for name, size in SIZES.items():
            found[f"{game}_frame_{name}"] = _measured("frames", game, size, _frame)
        for name, size in SIZES.items():
            told = partial(_memory, MEMORY[name])
            found[f"{game}_memory_{name}"] = _measured("memory", game, size, told)
        found[f"{game}_idle"] = _measured("idle", game, SIZES["1080p"], _idle)
    return found


def _measured(
    what: str, game: str, size: tuple[int, int], told: Callable[[dict[str, Any]], Figure]
) -> Figure:
    """A figure of what a child of the bench answers."""
    try:
        return told(child(_RUN, what, game, *map(str, size)))
    except ChildFailed as fault:
        return missing(str(fault))


def _frame(told: dict[str, Any]) -> Figure:
    """A frame beside a blit of the whole window; the slowest in a hundred beside the same blit."""
    slowest = told["p99"] / told["blit"]
    return figure(
        told["median"] / told["blit"],
        FRAME,
        p99=round(slowest, 3),
        p99_reached=SLOWEST_FRAME.reached_by(slowest),
        milliseconds=round(told["median"], 3),
        floor_milliseconds=round(told["blit"], 3),
        frames=told["frames"],
        painted_frames=told["painted_frames"],
        painted=round(told["painted"] / told["blit"], 3),
        painted_slowest=round(told["painted_slowest"] / told["blit"], 3),
        cuts=told["cuts"],
        slowest_cut_milliseconds=round(told["cut_slowest"], 1),
        whole_p99_milliseconds=round(told["whole_p99"], 2),
    )


def _memory(goal: Goal, told: dict[str, Any]) -> Figure:
    """What the process holds in real memory, in MiB."""
    return figure(told["mebibytes"], goal)


def _idle(told: dict[str, Any]) -> Figure:
    """The share of a core, and how often the screen was updated, with a question open."""
    updates = told["updates_per_second"]
    return figure(
        told["share"],
        IDLE_SHARE,
        updates_per_second=round(updates, 2),
        updates_reached=UPDATES.reached_by(updates),
        share_with_music=round(told["share_with_music"], 4),
    )
