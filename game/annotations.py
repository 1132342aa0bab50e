"""Marks on the fields of frozen data classes: what a value in a data file must keep to.

Used inside `Annotated`; the reader of the data files obeys them, the rules see plain numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated


@dataclass(frozen=True, slots=True)
class AtLeast:
    """The least that a number may be."""

    least: int


@dataclass(frozen=True, slots=True)
class IndexOf:
    """In the file the id of a thing, in the program its index among all things of that sort."""

    sort: str


Positive = Annotated[int, AtLeast(1)]
"""A number that makes no sense below one: every amount, price and count."""
