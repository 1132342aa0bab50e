"""What the rules can ask: a player for a choice or an amount, and chance for a result.

Chance is asked like any player. So a test can say what the die shows, a save needs no state of a
random generator, and a look-ahead can try every face.

An answer is what is written down: an option's id, an amount, a die's face, an order of cards.
`Request.read` turns it into what the rule receives, and refuses one that is not allowed:

    deal = await Choice(seat, "trade", options)      # in a rule
    session.answer("buy 3x1 1x5")                    # outside
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeGuard, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Seat = int
Card = int
Answer = str | int | tuple[int, ...]
Fact = int | str
Facts = tuple[tuple[str, Fact], ...]

TargetKind = Literal["square", "card", "property", "seat", "deck", "button"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not possible: which sentence, its numbers, and the clause that says so."""

    code: str
    clause: str
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Target:
    """The thing on the table that stands for an option, so that a screen can light it up."""

    kind: TargetKind
    id: Fact


@dataclass(frozen=True, slots=True)
class Option(Generic[T_co]):
    """One allowed answer. `id` is stable (saves and tests name it), `value` is for the rule.

    A secret one tells what only the seat that is asked may know: screens show it to nobody else.
    """

    id: str
    value: T_co
    target: Target | None = None
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """An answer that is near but not allowed, and why."""

    id: str
    reason: Reason
    target: Target | None = None
    secret: bool = False


class IllegalAnswer(Exception):
    """The answer is not one that this request allows; `reason` says why, where it is known."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Request(Generic[T]):
    """Something a rule awaits from a player in a seat, or from chance."""

    @property
    def asked(self) -> Seat | None:
        """The seat that must answer; None stands for chance."""
        return None

    @property
    def question(self) -> str:
        """The name of the question, as the journal notes it beside the answer."""
        raise NotImplementedError

    def read(self, answer: Answer) -> T:
        """What the rule receives for this answer. Raises IllegalAnswer if it is not allowed."""
        raise NotImplementedError

    def __await__(self) -> Generator[Request[T], T, T]:
        return (yield self)


def is_whole(answer: object) -> TypeGuard[int]:
    """Whether this is a whole number; True and False are none."""
    return isinstance(answer, int) and not isinstance(answer, bool)


def nothing_refused() -> Iterable[Refused]:
    """What a choice refuses in which everything near is allowed."""
    return ()


@dataclass(frozen=True, slots=True)
class PlayerRequest(Request[T]):
    """A question to the player in a seat; `prompt` names it."""

    seat: Seat
    prompt: str

    @property
    def asked(self) -> Seat:
        return self.seat

    @property
    def question(self) -> str:
        return self.prompt


@dataclass(frozen=True, slots=True)
class Choice(PlayerRequest[T]):
    """One of several options. What is refused is worked out only when somebody asks for it."""

    options: tuple[Option[T], ...]
    facts: Facts = ()
    refuse: Callable[[], Iterable[Refused]] = field(
        default=nothing_refused, compare=False, repr=False
    )

    @property
    def refused(self) -> tuple[Refused, ...]:
        """What is near but not allowed, each with its reason; true while the question is open."""
        return tuple(self.refuse())

    def why_not(self, id: str) -> Reason | None:
        """The reason against this option id, or None if nobody refused it."""
        return next((each.reason for each in self.refuse() if each.id == id), None)

    def read(self, answer: Answer) -> T:
        for option in self.options:
            if option.id == answer:
                return option.value
        reason = self.why_not(answer) if isinstance(answer, str) else None
        raise IllegalAnswer(f"{answer!r} is no option of {self.prompt!r}", reason)


@dataclass(frozen=True, slots=True)
class Amount(PlayerRequest[int]):
    """Zero (to pass), or any whole number from low to high in steps from low; none when high < low.

    A sealed amount is written down in secret: until the rules tell it, nobody else may know it.
    """

    low: int
    high: int
    facts: Facts = ()
    refuse: Callable[[int], Reason | None] = field(
        default=lambda amount: None, compare=False, repr=False
    )
    sealed: bool = False
    step: int = 1

    def allows(self, amount: int) -> bool:
        """Whether this amount may be answered."""
        fits = self.low <= amount <= self.high and (amount - self.low) % self.step == 0
        return amount == 0 or fits

    def why_not(self, amount: int) -> Reason | None:
        """The reason against this amount, or None if it is allowed or nobody knows one."""
        return None if self.allows(amount) else self.refuse(amount)

    def read(self, answer: Answer) -> int:
        if is_whole(answer) and self.allows(answer):
            return answer
        reason = self.refuse(answer) if is_whole(answer) else Reason("not_a_whole_number", "")
        raise IllegalAnswer(f"{answer!r} is not 0 or {self.low} to {self.high}", reason)


@dataclass(frozen=True, slots=True)
class Roll(Request[int]):
    """One throw of a die with so many sides; `purpose` says what it is thrown for."""

    purpose: str
    sides: int = 6

    @property
    def question(self) -> str:
        return f"roll {self.purpose}"

    def read(self, answer: Answer) -> int:
        if is_whole(answer) and 1 <= answer <= self.sides:
            return answer
        raise IllegalAnswer(f"no die of {self.sides} sides shows {answer!r}")


@dataclass(frozen=True, slots=True)
class Shuffle(Request[tuple[Card, ...]]):
    """A new order for these cards of a deck, top card first."""

    deck: str
    cards: tuple[Card, ...]

    @property
    def question(self) -> str:
        return f"shuffle {self.deck}"

    def read(self, answer: Answer) -> tuple[Card, ...]:
        if isinstance(answer, (tuple, list)) and sorted(answer) == sorted(self.cards):
            return tuple(answer)
        raise IllegalAnswer(f"not the cards of {self.deck}: {answer!r}")


AnyRequest = Request[Any]
AnyChoice = Choice[Any]
