"""The program in a real window: keys, clicks, resizing, full screen, and a quick end (O24, O32)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.display import Display, XWindow

pytestmark = pytest.mark.window
REPO = Path(__file__).parents[2]

PROGRAM = """
import sys
from game.ui.app import run
from game.ui.kit.box import Box
from game.ui.kit.window import Window
from game.ui.kit.widgets.button import Button
from tests.ui.test_app import First, options
class Buttons(First):
    def build(self):
        for name, box in zip("abc", Box(100, 500, 1700, 90).columns(3, 40)):
            self.add(Button(box, name, lambda n=name: print("pressed", n, flush=True), name=name))
        print("built", flush=True)
    def drawn(self):
        super().drawn()
        print("shown", *self.kit.view.size, flush=True)
sys.exit(run(options(first_scene=Buttons), Window((960, 540), False)))
"""


class Running:
    """The program above on a display; `said` is what it printed since it was last asked to act."""

    def __init__(self, display: Display) -> None:
        self.program = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            cwd=REPO, env=os.environ | {"DISPLAY": display.name}, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.program.stdout is not None
        os.set_blocking(self.program.stdout.fileno(), False)
        self.said: list[str] = []

    def wait_for(self, line: str, seconds: float = 15) -> None:
        """Until the program prints this line. Fails with all that it did print."""
        assert self.program.stdout is not None
        deadline = time.monotonic() + seconds
        while line not in self.said:
            assert time.monotonic() < deadline, f"no {line!r} in {self.said}"
            more = self.program.stdout.readline().strip()
            self.said += [more] if more else []
            if not more:
                time.sleep(0.02)
        self.said.clear()


@pytest.fixture
def display() -> Iterator[Display]:
    with Display((1600, 900)) as made:
        yield made


@pytest.fixture
def running(display: Display) -> Iterator[Running]:
    made = Running(display)
    yield made
    made.program.kill()
    made.program.wait()


@pytest.mark.case("O32")
def test_keys_clicks_sizes_full_screen_and_the_end(display: Display, running: Running) -> None:
    running.wait_for("shown 960 540")
    window = XWindow.of(display, running.program.pid)
    time.sleep(0.3)
    window.key("Right")
    window.key("Return")
    running.wait_for("pressed b")

    window.key("F11")
    running.wait_for("shown 1600 900")
    time.sleep(0.3)
    window.click(1300, 450)
    running.wait_for("pressed c")
    window.key("F11")
    running.wait_for("shown 960 540")

    for size in ((1, 1), (1024, 600), (700, 880), (1200, 500)):
        window.resize(*size)
        time.sleep(0.15)
    running.wait_for("shown 1200 500")
    time.sleep(0.3)

    begun = time.monotonic()
    running.program.send_signal(signal.SIGTERM)
    assert running.program.wait(timeout=10) == 0
    assert time.monotonic() - begun < 2
