"""What can be asked about a picture; the answer is worked out in `solver`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.annotations import Positive

Pattern: TypeAlias = tuple[tuple[str, str], ...]
"""Which things are meant: {part: sailboat, sail: red}."""

Patterns: TypeAlias = tuple[Pattern, ...]
"""Things that any of these patterns means."""

Side: TypeAlias = Literal["left", "right", "top", "bottom"]


@dataclass(frozen=True, slots=True)
class Count:
    """How many are there?"""

    of: Pattern
    do: Literal["count"] = "count"


@dataclass(frozen=True, slots=True)
class Sum:
    """How many are there of several sorts together?"""

    of: Patterns
    do: Literal["sum"] = "sum"


@dataclass(frozen=True, slots=True)
class Difference:
    """How many more are there of the first than of the second?"""

    of: tuple[Pattern, Pattern]
    do: Literal["difference"] = "difference"


@dataclass(frozen=True, slots=True)
class Compare:
    """Of which are there more? The answer is `first`, `second` or `same`."""

    of: tuple[Pattern, Pattern]
    do: Literal["compare"] = "compare"


@dataclass(frozen=True, slots=True)
class Kinds:
    """How many different colours (or other looks) have they?"""

    of: Pattern
    by: str
    do: Literal["kinds"] = "kinds"


@dataclass(frozen=True, slots=True)
class WhichMost:
    """Of which colour, or of which part, are there most?"""

    of: Patterns
    by: str
    do: Literal["which_most"] = "which_most"


@dataclass(frozen=True, slots=True)
class WhichMissing:
    """Which of the options is not in the picture?"""

    of: Patterns
    by: str
    do: Literal["which_missing"] = "which_missing"


@dataclass(frozen=True, slots=True)
class WhichTwice:
    """Of which are there exactly two?"""

    of: Patterns
    by: str
    do: Literal["which_twice"] = "which_twice"


@dataclass(frozen=True, slots=True)
class OddOneOut:
    """One thing differs from the rest in `by`: which one is it, told by its `tell`?"""

    of: Pattern
    by: str
    tell: str
    do: Literal["odd_one_out"] = "odd_one_out"


@dataclass(frozen=True, slots=True)
class ColourOf:
    """What colour (or other look) has the only one there is?"""

    of: Pattern
    by: str
    do: Literal["colour_of"] = "colour_of"


@dataclass(frozen=True, slots=True)
class Order:
    """Which one is the nth from a side?"""

    of: Patterns
    side: Side
    nth: Positive
    by: str
    do: Literal["order"] = "order"


@dataclass(frozen=True, slots=True)
class Where:
    """Which one comes next to the only `to` there is, on a side of it?"""

    of: Patterns
    to: Pattern
    side: Side
    by: str
    do: Literal["where"] = "where"


@dataclass(frozen=True, slots=True)
class Nearest:
    """Which one is nearest to the only `to` there is?"""

    of: Patterns
    to: Pattern
    by: str
    do: Literal["nearest"] = "nearest"


@dataclass(frozen=True, slots=True)
class Largest:
    """Which one is the largest or the smallest?"""

    of: Patterns
    which: Literal["largest", "smallest"]
    by: str
    do: Literal["largest"] = "largest"


Ask: TypeAlias = (
    Count
    | Sum
    | Difference
    | Compare
    | Kinds
    | WhichMost
    | WhichMissing
    | WhichTwice
    | OddOneOut
    | ColourOf
    | Order
    | Where
    | Nearest
    | Largest
)
