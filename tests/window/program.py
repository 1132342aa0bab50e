"""The running program as a test sees it: what it shows, and keys and clicks into it.

with Program(home, display) as program:             # in a real window
    program.key("Return")
    program.wait(lambda now: now.top == "NewGame")

Program(home)                                       # the same loop without a screen
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from tests.window.display import Display, XWindow
from tests.window.posted import PostedInput
from tests.window.shown import Shown

OBSERVED = Path(__file__).with_name("observed.py")
SIZE = (1280, 720)


class Gone(AssertionError):
    """The program has ended while something was awaited of it."""


class Program:
    """main.py, started and observed. Ends with the `with` block, whatever happens in it."""

    def __init__(
        self,
        home: Path,
        display: Display | None = None,
        *arguments: str,
        size: tuple[int, int] = SIZE,
        language: str | None = "en",
        environment: Mapping[str, str] | None = None,
        command: Sequence[str] = (sys.executable, str(OBSERVED)),
        cwd: Path | None = None,
    ) -> None:
        """`home`: GAME_SHELF_HOME. `environment`: more variables, None-like "" ones are taken out.
        `command`: what comes before the arguments of observed.py."""
        home.mkdir(parents=True, exist_ok=True)
        self.home = home
        self.display = display
        self._lines = home.parent / f"{home.name}-{time.monotonic_ns()}.jsonl"
        self._lines.touch()
        self._lines.chmod(0o666)
        self._reading = self._lines.open(encoding="utf-8")
        self._partial = ""
        self.said: list[Mapping[str, Any]] = []
        self.now = Shown({})
        given = ["--windowed", "--size", f"{size[0]}x{size[1]}"]
        given += ["--language", language] if language else []
        self._errors = home.parent / f"{self._lines.stem}.txt"
        self.started_at = time.monotonic() * 1000
        with self._errors.open("w") as errors:
            self.process = subprocess.Popen(
                [*command, str(self._lines), *given, *arguments],
                env=self._environment(environment or {}),
                stdin=subprocess.PIPE,
                stdout=errors,
                stderr=errors,
                cwd=cwd,
                text=True,
            )
        self._input: XWindow | PostedInput | None = None

    def _environment(self, more: Mapping[str, str]) -> dict[str, str]:
        devices = {"SDL_AUDIODRIVER": "dummy"}
        if self.display is None:
            devices["SDL_VIDEODRIVER"] = "dummy"
        else:
            devices["DISPLAY"] = self.display.name
        values = os.environ | {"GAME_SHELF_HOME": str(self.home)} | devices
        for gone in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
            if gone not in devices:
                values.pop(gone, None)
        return {name: value for name, value in (values | dict(more)).items() if value}

    def __enter__(self) -> Self:
        self.wait(lambda now: bool(now.scenes), "no scene was shown")
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(10)
        self.read()
        self._reading.close()
        if self.process.stdin is not None:
            with suppress(BrokenPipeError):  # what was still to be told
                self.process.stdin.close()

    # What it says

    def read(self) -> Shown:
        """Take in what it has said since; what it shows now."""
        self._partial += self._reading.read()
        *lines, self._partial = self._partial.split("\n")
        for line in map(json.loads, lines):
            self.said.append(line)
            if line["kind"] == "shown":
                self.now = Shown(line)
        return self.now

    def wait(
        self, until: Callable[[Shown], object], why: str = "never came", seconds: float = 20
    ) -> Shown:
        """Until the program shows this. Raises AssertionError with what it shows instead, Gone if
        it has ended."""
        deadline = time.monotonic() + seconds
        while not until(self.read()):
            if self.process.poll() is not None:
                raise Gone(f"{why}: the program ended ({self.process.returncode}): {self.errors}")
            assert time.monotonic() < deadline, f"{why}: {self.account()}"
            time.sleep(0.004)
        return self.now

    @property
    def errors(self) -> str:
        """What it wrote on standard output and standard error."""
        return self._errors.read_text(encoding="utf-8", errors="replace").strip()

    def account(self) -> str:
        """In a few lines, for the message of a test that failed."""
        line = {k: v for k, v in self.now.line.items() if k not in ("widgets", "kind")}
        names = ", ".join(each.name for each in self.now.widgets if "Spot" not in each.kinds)
        return f"{line}\nwidgets: {names}\n{self.errors}"

    def promised(self) -> list[list[Any]] | None:
        """The answers that were saved when the last of them was given; None if none was given."""
        saved = (each["answers"] for each in reversed(self.said) if each["kind"] == "saved")
        return next(saved, None)

    def answers(self) -> list[list[Any]]:
        """All answers of the game on the table, chance's included."""
        return list(self.ask("answers")["answers"])

    def ask(self, kind: str, **what: Any) -> Mapping[str, Any]:
        """Have the observer say something: see observed.Observer.heard."""
        self.read()
        before = len(self.said)
        self.tell(what or {kind: True})

        def said(_: Shown) -> bool:
            return any(each["kind"] == kind for each in self.said[before:])

        self.wait(said, f"no {kind}")
        return next(each for each in self.said[before:] if each["kind"] == kind)

    def texts(self) -> list[str]:
        """Every string that is on the screen. Each lies within its box."""
        drawn = self.ask("texts")["texts"]
        outside = [string for string, overflows in drawn if overflows]
        assert not outside, f"not in their boxes: {outside}"
        return [string for string, _ in drawn]

    def tell(self, what: Mapping[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(what) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Gone(self.errors) from None

    def picture(self, path: Path) -> None:
        """Keep what the window shows, to look at it when a test fails."""
        self.tell({"picture": str(path)})

    # What is done to it

    @property
    def input(self) -> XWindow | PostedInput:
        if self._input is None:
            if self.display is None:
                self._input = PostedInput(self.tell)
            else:
                self._input = XWindow.of(self.display, self.process.pid)
        return self._input

    @property
    def window(self) -> XWindow:
        """The real window."""
        window = self.input
        assert isinstance(window, XWindow)
        return window

    def ready(self) -> None:
        """Until a press counts: nothing is held, and the pause after a change of scenes is over."""
        now = self.wait(lambda now: not now.line["held"], "something stays held")
        pause = now.line["gate"] - time.monotonic() * 1000
        if pause > 0:
            time.sleep(pause / 1000)

    def _taken(self, events: int, what: str, do: Callable[[], None]) -> Shown:
        """Do it, and wait until the program has taken so many presses and releases."""
        self.ready()
        before = self.now.taken
        try:
            do()
        except (AssertionError, BrokenPipeError):
            if self.process.poll() is None:
                raise
        return self.wait(lambda now: now.taken >= before + events, f"{what} was not taken")

    def key(self, name: str) -> Shown:
        """Press and release a key, by its name in X."""
        return self._taken(2, name, lambda: self.input.key(name))

    def click(self, x: float, y: float) -> Shown:
        """With the left button, at a pixel of the window."""
        return self._taken(2, f"a click at {x}, {y}", lambda: self.input.click(x, y))

    def hold(self, name: str, seconds: float) -> Shown:
        """Hold a key down for so long."""
        self._taken(1, name, lambda: self.input.hold(name))
        time.sleep(seconds)
        return self._let_go(name, lambda: self.input.let_go(name))

    def pad(self, key: str, seconds: float = 0) -> Shown:
        """Hold down, for so long, what means the same on a gamepad as this key."""
        self._taken(1, f"{key} of the pad", lambda: self.tell({"pad": [key, True]}))
        time.sleep(seconds)
        return self._let_go(f"{key} of the pad", lambda: self.tell({"pad": [key, False]}))

    def hold_at(self, x: float, y: float, seconds: float) -> Shown:
        """Hold the left button down there for so long."""
        self._taken(1, "the button", lambda: self.input.button_down(x, y))
        time.sleep(seconds)
        return self._let_go("the button", lambda: self.input.button_up(x, y))

    def _let_go(self, what: str, do: Callable[[], None]) -> Shown:
        do()
        return self.wait(lambda now: not now.line["held"], f"{what} stays held")

    def type(self, text: str) -> None:
        """Type a text, and wait until the focused field shows it."""
        self.ready()
        self.input.type(text)

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.wait(10)

    def end(self, by: signal.Signals = signal.SIGTERM) -> float:
        """Ask it to end, and wait until it has; the seconds that took."""
        asked = time.monotonic()
        self.process.send_signal(by)
        return self.ended(asked)

    def ended(self, since: float) -> float:
        """Wait until it has ended; the seconds since then. Its exit code must be 0."""
        assert self.process.wait(10) == 0, self.errors
        return time.monotonic() - since

    def share_of_processor(self, seconds: float) -> float:
        """What it uses of one processor while nothing is done to it."""
        ticks = os.sysconf("SC_CLK_TCK")

        def used() -> int:
            stat = Path(f"/proc/{self.process.pid}/stat").read_text()
            fields = stat.rpartition(")")[2].split()
            return int(fields[11]) + int(fields[12])

        before = used()
        time.sleep(seconds)
        return (used() - before) / ticks / seconds
