"""A screen without a monitor, and hands on its keyboard and mouse: Xvfb and xdotool."""

from __future__ import annotations

import os
import subprocess
import time
from dataclasses import dataclass


class Display:
    """An X server of its own, on a number that is free. Use it with `with`."""

    def __init__(self, size: tuple[int, int] = (1400, 800)) -> None:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", "-noreset"]
        command += ["-screen", "0", f"{size[0]}x{size[1]}x24"]
        self._server = subprocess.Popen(
            command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            self.name = f":{answer.readline().strip()}"
        assert self.name != ":", "Xvfb did not start"
        self.do("mousemove", size[0] - 1, size[1] - 1)  # nobody's hand lies on the mouse

    def __enter__(self) -> Display:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        self._server.wait(10)

    def do(self, *arguments: object) -> str:
        """Run xdotool; what it prints."""
        command = ["xdotool", *(str(argument) for argument in arguments)]
        environment = os.environ | {"DISPLAY": self.name}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=20)
        assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"
        return done.stdout.strip()

    def layout(self, name: str) -> None:
        """Another keyboard: `se`, `fi`, `us`."""
        subprocess.run(
            ["setxkbmap", name], env=os.environ | {"DISPLAY": self.name}, check=True, timeout=20
        )


@dataclass
class XWindow:
    """A window on a display. Points are in its own pixels."""

    display: Display
    id: str

    @classmethod
    def of(cls, display: Display, process: int) -> XWindow:
        """The window that a process shows, once it does."""
        found = display.do("search", "--sync", "--onlyvisible", "--pid", process)
        window = cls(display, found.splitlines()[0])
        display.do("windowfocus", "--sync", window.id)
        return window

    def key(self, name: str, times: int = 1, apart: int = 0) -> None:
        """Press and release, by the names of X: `Return`, `Escape`, `aring`. `apart`: in ms."""
        for number in range(times):
            if number:
                time.sleep(apart / 1000)
            self.display.do("key", "--delay", 0, name)

    def hold(self, name: str) -> None:
        self.display.do("keydown", name)

    def let_go(self, name: str) -> None:
        self.display.do("keyup", name)

    def point(self, x: float, y: float) -> None:
        self.display.do("mousemove", "--window", self.id, round(x), round(y))

    def click(self, x: float, y: float, times: int = 1, apart: int = 0) -> None:
        """With the left button. `apart`: milliseconds between two clicks."""
        again = ["--repeat", times, "--delay", apart] if times > 1 else []
        where = ["mousemove", "--window", self.id, round(x), round(y)]
        self.display.do(*where, "click", *again, 1)

    def button_down(self, x: float, y: float) -> None:
        self.point(x, y)
        self.display.do("mousedown", 1)

    def button_up(self, x: float, y: float) -> None:
        self.point(x, y)
        self.display.do("mouseup", 1)

    def type(self, text: str) -> None:
        self.display.do("type", "--delay", 15, "--", text)

    def resize(self, width: int, height: int) -> None:
        self.display.do("windowsize", self.id, width, height)

    def ask_to_close(self) -> None:
        """What a window manager does for the X in the corner and for Alt+F4."""
        from tests.window.xclose import delete_window

        delete_window(self.display.name, int(self.id))
