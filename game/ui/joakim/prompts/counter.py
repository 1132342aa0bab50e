"""A number between minus and plus that says why it goes no further."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.widgets.sided import Sided


class Counter(Sided):
    """A whole number. Left and right change it by one; a side that is greyed gives its reason.

    `refusal(value)`: why the number cannot become that value, "" if it can.
    """

    signs = "-", "+"
    radius = 26

    def __init__(
        self,
        box: Box,
        value: int,
        on_change: Callable[[int], object],
        refusal: Callable[[int], str],
        shown: Callable[[int], str] = str,
        name: str = "counter",
        size: float = 64,
    ) -> None:
        super().__init__(box, name)
        self.value = value
        self.on_change = on_change
        self.refusal = refusal
        self.shown = shown
        self.style = theme.NUMBER.sized(size)

    def shown_value(self) -> str:
        return self.shown(self.value)

    def why_not(self, by: int) -> str:
        return self.refusal(self.value + by)

    def can(self, by: int) -> bool:
        return not self.why_not(by)

    def change(self, by: int) -> None:
        self.value += by
        self.on_change(self.value)
