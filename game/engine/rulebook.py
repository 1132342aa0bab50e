"""What a game must bring so that the engine can play, save, show and look ahead in it."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeVar

from game.engine.events import Event
from game.engine.requests import AnyRequest, Seat
from game.engine.table import Table

Script = Coroutine[AnyRequest, Any, None]
Json = dict[str, Any]


class State(Protocol):
    """Everything true at one moment of a game: plain data, cheap to copy, easy to save."""

    def copy(self) -> Self:
        """Another state that is equal and shares nothing that can change."""
        ...

    def to_json(self) -> Json:
        """All of it as JSON can write it; `Rulebook.state_from_json` reads it."""
        ...


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits in a seat: a name, the look of the pawn, and who decides ("human" or a level).

    `helps`: what makes the game easier for this seat, by name; each game knows its own.
    """

    name: str
    look: str
    player: str = "human"
    helps: Mapping[str, int | str] = field(default_factory=dict, hash=False)

    def to_json(self) -> list[Any]:
        """The seat as JSON can write it; helps only where there are some."""
        return [self.name, self.look, self.player, *([dict(self.helps)] if self.helps else [])]

    @classmethod
    def from_json(cls, raw: list[Any]) -> Self:
        """The seat that was written, also before there were helps."""
        name, look, player, *helps = raw
        return cls(str(name), str(look), str(player), dict(*helps))


@dataclass(frozen=True, slots=True)
class GameSetup:
    """All that is decided before a game begins, and so all that is needed to begin it again.

    `memory`: what a game remembers of earlier evenings; most remember nothing.
    """

    seats: tuple[Seating, ...]
    options: Mapping[str, int | str]
    seed: int
    memory: Json = field(default_factory=dict)

    def to_json(self) -> Json:
        """The setup as JSON can write it."""
        raw: Json = {
            "seats": [each.to_json() for each in self.seats],
            "options": dict(self.options),
            "seed": self.seed,
        }
        return raw | ({"memory": self.memory} if self.memory else {})

    @classmethod
    def from_json(cls, raw: Json) -> Self:
        """The setup that was written. Raises KeyError, TypeError or ValueError if it is not one."""
        seats = tuple(map(Seating.from_json, raw["seats"]))
        return cls(seats, dict(raw["options"]), int(raw["seed"]), dict(raw.get("memory", {})))


class Rulebook(ABC, Generic[S]):
    """A game's rules: its phases as scripts, and what each seat may see of its states."""

    game: str
    version: int  # rises when a change of the rules makes old answers mean something else

    @abstractmethod
    def new_state(self, setup: GameSetup) -> S:
        """The state before the first phase. Raises ValueError if the setup is not possible."""

    @abstractmethod
    def table(self, state: S, log: list[Event[S]]) -> Table[S]:
        """The table on which this state is played."""

    @abstractmethod
    def phase(self, table: Table[S]) -> Script:
        """The script of the phase in which the table's state stands."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> S:
        """The state without what this seat (None: the whole room) may not see, by allow-list."""

    @abstractmethod
    def deal_unseen(self, state: S, seat: Seat, rng: random.Random) -> S:
        """A copy in which all that this seat cannot know is dealt anew."""

    @abstractmethod
    def round(self, state: S) -> int:
        """The round that is being played, from 1: a turn of everyone."""

    def answers_for(self, request: AnyRequest, computers: Collection[Seat]) -> Seat | None:
        """Who answers a question when these seats are played by computers: the seat that is asked,
        unless only another can know."""
        return request.asked

    def memory(self, state: S, log: Sequence[Event[S]], before: Json) -> Json:
        """What the next game's setup should remember: of this one, and what was remembered before
        it is left, of newer games too."""
        return {}

    @abstractmethod
    def state_from_json(self, raw: Json) -> S:
        """The state that `to_json` wrote. Raises KeyError, TypeError or ValueError if broken."""
