"""How fast the program starts: each start is a process of its own, measured by its processor time.

The children print what they have used since their own beginning, Python's start included.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from statistics import median
from typing import Any

from game.boot import PROJECT
from game.commands.bench_figures import Figure, Goal, figure, middle_ratio, missing

SIMULATE = Goal(must=0.25, aim=0.1)  # seconds
FIRST_FRAME = Goal(must=1.8, aim=1.25)
LONGEST = 120  # seconds that a child may take

_SIMULATE = """
import time
from game.cli import main
from game.commands import simulate
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import GAMES
seats = Seating("A", "red", "trader"), Seating("B", "blue", "trader")
Session.begin(GAMES["joakim"].rulebook(), GameSetup(seats, {}, 1))
GAMES["joakim"].player("trader", 1)
import json, sys
print(json.dumps({"seconds": time.process_time(), "pygame": "pygame" in sys.modules}))
"""

_BARE_WINDOW = """
import json, os, time
import pygame
pygame.display.init()
pygame.display.set_mode((1920, 1080))
pygame.display.flip()
print(json.dumps({"seconds": time.process_time()}), flush=True)
os._exit(0)
"""

# The real command line; the first presented frame is the first call of either way to present.
_FIRST_FRAME = """
import json, os, time
import pygame
def told(present):
    def first(*areas):
        present(*areas)
        print(json.dumps({"seconds": time.process_time()}), flush=True)
        os._exit(0)
    return first
pygame.display.update = told(pygame.display.update)
pygame.display.flip = told(pygame.display.flip)
from game.cli import main
raise SystemExit(main(["--windowed", "--size", "1920x1080"]))
"""


class ChildFailed(Exception):
    """A measuring process did not come to its end; the message is its last line."""


def starts_figures(repeats: int) -> dict[str, Figure]:
    """The start of `simulate`, and the start of the shelf beside a bare window."""
    return {"simulate_start": _simulate_start(repeats), "first_frame": _first_frame(repeats)}


def _simulate_start(repeats: int) -> Figure:
    told = [child(_SIMULATE) for _ in range(repeats)]
    seconds = [each["seconds"] for each in told]
    return figure(median(seconds), SIMULATE, pygame_loaded=any(each["pygame"] for each in told))


def _first_frame(repeats: int) -> Figure:
    ours: list[float] = []
    floors: list[float] = []
    try:
        for _ in range(repeats):
            ours.append(child(_FIRST_FRAME)["seconds"])
            floors.append(child(_BARE_WINDOW)["seconds"])
    except ChildFailed as fault:
        return missing(str(fault))
    return figure(
        middle_ratio(ours, floors),
        FIRST_FRAME,
        seconds=round(median(ours), 4),
        floor_seconds=round(median(floors), 4),
    )


def child(code: str, *arguments: str) -> dict[str, Any]:
    """Run this code in a Python of its own, away from the user's files; the JSON it prints.

    Raises ChildFailed.
    """
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"GAME_SHELF_HOME": home, "SHELF_DEBUG": "1"}
        if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) and (
            sys.platform.startswith("linux")
        ):
            environment.setdefault("SDL_VIDEODRIVER", "dummy")  # no screen to measure on
            environment.setdefault("SDL_AUDIODRIVER", "dummy")
        try:
            done = subprocess.run(
                [sys.executable, "-c", code, *arguments],
                cwd=PROJECT,
                env=environment,
                capture_output=True,
                text=True,
                timeout=LONGEST,
            )
            return dict(json.loads(done.stdout.strip().splitlines()[-1]))
        except subprocess.TimeoutExpired as fault:
            raise ChildFailed(f"not done after {LONGEST} seconds") from fault
        except (IndexError, ValueError, TypeError) as fault:
            words = done.stderr.strip().splitlines()
            raise ChildFailed(words[-1] if words else "it printed nothing") from fault
