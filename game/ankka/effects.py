"""What the event cards do: the whole vocabulary, a small frozen class for each effect.

This is the reference for whoever writes a card. In the data files an effect is a mapping whose
`do` names the effect and whose other keys are the fields below:

    {do: steps, steps: 4}

The rules match on these classes, so import the module, not its names:

    match effect:
        case effects.Steps(steps): ...
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from game.annotations import AtLeast, Positive


@dataclass(frozen=True, slots=True)
class Steps:
    """The drawer gets steps, or loses some (a number below nought), in this turn."""

    steps: int
    do: Literal["steps"] = "steps"


@dataclass(frozen=True, slots=True)
class Machine:
    """The drawer spins Pelle's invention machine (ankka.machine.1)."""

    do: Literal["machine"] = "machine"


@dataclass(frozen=True, slots=True)
class Dime:
    """The dime goes to the drawer, to whoever has visited least, or to the drawer's left."""

    to: Literal["self", "fewest_tokens", "left"]
    do: Literal["dime"] = "dime"


@dataclass(frozen=True, slots=True)
class Keep:
    """The drawer keeps the card: a shield against one capture, a free question, or steps."""

    what: Literal["shield", "free_question", "steps"]
    steps: Annotated[int, AtLeast(0)] = 0  # what it is worth when it is used
    do: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Milla:
    """The holder loses the dime to the nearest rival; any other drawer loses so many steps."""

    steps: Positive
    do: Literal["milla"] = "milla"


@dataclass(frozen=True, slots=True)
class Back:
    """The drawer's character goes back to the place visited last, or to its start."""

    do: Literal["back"] = "back"


@dataclass(frozen=True, slots=True)
class LoseKept:
    """The drawer gives up one kept card."""

    do: Literal["lose_kept"] = "lose_kept"


@dataclass(frozen=True, slots=True)
class ShortTurn:
    """The drawer's next turn has fewer steps."""

    do: Literal["short_turn"] = "short_turn"


EventEffect = Steps | Machine | Dime | Keep | Milla | Back | LoseKept | ShortTurn
