"""What a person means, whatever they mean it with: every scene and widget speaks only these.

Points are in design units. `device` says where the action came from.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Device = Literal["keyboard", "mouse", "touch", "pad"]


@dataclass(frozen=True)
class Action:
    """The base of all actions."""

    device: Device = "keyboard"


@dataclass(frozen=True)
class Move(Action):
    """An arrow key, the cross or the stick of a pad. Repeats while held."""

    dx: int = 0
    dy: int = 0
    repeated: bool = False


@dataclass(frozen=True)
class Step(Action):
    """Tab (+1) or Shift+Tab (-1): the next or former widget."""

    by: int = 1


@dataclass(frozen=True)
class Confirm(Action):
    """Enter, Space, pad A. Never repeats while held."""


@dataclass(frozen=True)
class Back(Action):
    """Esc, pad B."""


@dataclass(frozen=True)
class Menu(Action):
    """The menu key, pad Start."""


@dataclass(frozen=True)
class Inspect(Action):
    """ "What is this, and why not?": the I key or F1, pad Y, a long press, the right button.

    `at` is where the pointer asked, None for the focused thing.
    """

    at: tuple[float, float] | None = None


@dataclass(frozen=True)
class PointerDown(Action):
    x: float = 0
    y: float = 0


@dataclass(frozen=True)
class PointerUp(Action):
    x: float = 0
    y: float = 0


@dataclass(frozen=True)
class PointerMove(Action):
    x: float = 0
    y: float = 0


@dataclass(frozen=True)
class PointerCancel(Action):
    """The press ended where nothing is (on a bar, or the window lost the focus)."""


@dataclass(frozen=True)
class Scroll(Action):
    """The wheel or Page Up/Down. `lines` > 0: onwards."""

    lines: int = 0


@dataclass(frozen=True)
class Char(Action):
    """Typed or pasted text."""

    text: str = ""


@dataclass(frozen=True)
class Backspace(Action):
    """Remove the visible character before the caret."""


@dataclass(frozen=True)
class Shortcut(Action):
    """Any other key, by its name in lower case ("m", "f5"), when no text is being typed."""

    key: str = ""


@dataclass(frozen=True)
class OwnButton(Action):
    """Pad X: it means whoever holds this pad. `place`: the pad's, from 1, as they came."""

    place: int = 0


@dataclass(frozen=True)
class PadCame(Action):
    """A gamepad was plugged in. `name`: what it calls itself."""

    name: str = field(default="", compare=False)


@dataclass(frozen=True)
class PadWent(Action):
    """A gamepad was pulled out. `pad`: its instance id."""

    name: str = field(default="", compare=False)
    pad: int = field(default=-1, compare=False)


PRESSES = (Confirm, Back, PointerDown)
"""What ends the animation that runs."""
