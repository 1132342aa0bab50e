"""Three ways to choose what is on the screen: the keyboard's, the gamepad's and the mouse's."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque

from game.ui.kit.box import Box
from game.ui.kit.focus import neighbour
from game.ui.kit.widgets.base import Widget as KitWidget
from tests.window.program import Program
from tests.window.shown import Shown, Widget

ARROWS = {"Up": (0, -1), "Down": (0, 1), "Left": (-1, 0), "Right": (1, 0)}
_OWN_SIDEWAYS = {"Sided", "Slider", "Toggle", "FeeSlider"}
_OWN_UPRIGHT = {"ScrollList", "ScrollText", "DigitWheel"}


class Hands(ABC):
    """Presses things by their names, as somebody who sees them."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def see(self, name: str) -> Widget:
        """A widget of the scene that is shown now."""
        found = self.program.read().find(name)
        assert found is not None, f"there is no {name}: {self.program.account()}"
        return found

    @abstractmethod
    def press(self, name: str) -> Shown:
        """Choose it; what is shown then."""

    @abstractmethod
    def step(self, name: str, by: int) -> Shown:
        """Make a value one less (-1) or one more (1)."""

    @abstractmethod
    def turn(self, name: str, by: int) -> Shown:
        """Turn a wheel down (-1) or up (1)."""

    @abstractmethod
    def hold(self, name: str, seconds: float) -> Shown:
        """Hold it down for so long."""

    @abstractmethod
    def back(self) -> Shown:
        """Leave a page."""

    @abstractmethod
    def go_on(self) -> Shown:
        """Put away whatever lies there to be read, or end what moves."""

    def set(self, name: str, value: int) -> None:
        """Make a value this one, step by step."""
        while (now := self.see(name).value) != value:
            assert isinstance(now, int | float)
            self.step(name, 1 if now < value else -1)
            assert self.see(name).value != now, f"{name} stays {now}"


class Keyboard(Hands):
    """Arrows, Enter and Esc."""

    def key(self, name: str) -> Shown:
        """Press and release one of them."""
        return self.program.key(name)

    def press(self, name: str) -> Shown:
        self.focus(name)
        return self.key("Return")

    def step(self, name: str, by: int) -> Shown:
        self.focus(name)
        return self.key("Right" if by > 0 else "Left")

    def turn(self, name: str, by: int) -> Shown:
        self.focus(name)
        return self.key("Up" if by > 0 else "Down")

    def hold(self, name: str, seconds: float) -> Shown:
        self.focus(name)
        return self.program.hold("Return", seconds)

    def back(self) -> Shown:
        return self.key("Escape")

    def go_on(self) -> Shown:
        return self.key("Return")

    def focus(self, name: str) -> None:
        """Go there with the arrows, by the shortest way."""
        self.see(name)
        for _ in range(60):
            now = self.program.read()
            if now.focus == name:
                return
            way = route(now, name)
            assert way, f"no arrow leads from {now.focus} to {name}: {self.program.account()}"
            self.key(way[0])
        raise AssertionError(f"{name} is not reached: {self.program.account()}")


class Pad(Keyboard):
    """The cross, A and B of a gamepad, which is plugged in."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        program.tell({"plug": True})
        program.wait(lambda now: now.line["pads"], "no gamepad came")

    def key(self, name: str) -> Shown:
        return self.program.pad(name)

    def hold(self, name: str, seconds: float) -> Shown:
        self.focus(name)
        return self.program.pad("Return", seconds)


class Mouse(Hands):
    """The left button alone."""

    def press(self, name: str) -> Shown:
        return self.program.click(*self.see(name).centre)

    def step(self, name: str, by: int) -> Shown:
        x, y, width, height = self.see(name).pixels
        aside = min(height, width / 3) / 2
        return self.program.click(x + width - aside if by > 0 else x + aside, y + height / 2)

    def turn(self, name: str, by: int) -> Shown:
        x, y, width, height = self.see(name).pixels
        aside = height / 10
        return self.program.click(x + width / 2, y + aside if by > 0 else y + height - aside)

    def hold(self, name: str, seconds: float) -> Shown:
        return self.program.hold_at(*self.see(name).centre, seconds)

    def back(self) -> Shown:
        return self.press("back")

    def go_on(self) -> Shown:
        now = self.program.read()
        button = next((each for each in now.widgets if "Button" in each.kinds), None)
        if now.line["busy"] or button is None:
            return self.program.click(*self._middle(now))
        return self.press(button.name)

    @staticmethod
    def _middle(now: Shown) -> tuple[float, float]:
        width, height = now.line["size"]
        return width / 2, height / 2


def route(now: Shown, goal: str) -> list[str]:
    """The arrows that lead from the focused widget to another, as the kit moves the focus."""
    shapes = {}
    for each in now.widgets:
        if each.focusable:
            shapes[each.name] = KitWidget(Box(*each.box), each.name)
    kinds = {each.name: each.kinds for each in now.widgets}
    widgets = list(shapes.values())
    ways: dict[str, list[str]] = {now.focus: []}
    open_ends = deque([now.focus])
    while open_ends and goal not in ways:
        here = open_ends.popleft()
        for arrow, (dx, dy) in ARROWS.items():
            if here not in shapes or _keeps(kinds[here], dx):
                continue
            there = neighbour(shapes[here], widgets, dx, dy)
            if there is not None and there.name not in ways:
                ways[there.name] = [*ways[here], arrow]
                open_ends.append(there.name)
    return ways.get(goal, [])


def _keeps(kinds: object, dx: int) -> bool:
    """Whether a widget uses this arrow itself."""
    assert isinstance(kinds, list)
    own = _OWN_SIDEWAYS | {"TextField"} if dx else _OWN_UPRIGHT
    return bool(own & set(kinds))
