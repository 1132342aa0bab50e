"""The game that is being set up, before it begins. Knows no screen.

draft = Draft.fresh(game)
draft.seats[0].name = "Åsa"
setup = draft.setup(seed=7, default_name=lambda person, number: f"Spelare {number}")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from game.engine.rulebook import GameSetup, Seating
from game.games import Game
from game.setup_options import OptionValue, SetupOptions
from game.ui.scenes.new_game.names import distinct, tidy

HUMAN = "human"
DefaultName = Callable[[bool, int], str]
"""The name of the n-th person (True) or computer (False) to whom nobody gave one."""
_START_CASH, _WIN_LIMIT = "start_cash", "win_limit"
"""The options of what each begins with, and of what wins."""


class Obstacle(NamedTuple):
    """Why a game cannot begin: the key of the sentence, and the numbers in it."""

    key: str
    values: dict[str, OptionValue]


@dataclass
class DraftSeat:
    """A seat. An empty name stands for the default one; `player`: "human" or a level; `helps`: what
    makes the game easier for whoever sits there (Seating.helps)."""

    name: str
    look: str
    player: str = HUMAN
    helps: dict[str, int | str] = field(default_factory=dict)

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


class Draft:
    """Seats and options of a game. Each could be so; `obstacle` says if not all of them at once."""

    def __init__(
        self, game: Game, options: SetupOptions, seats: list[DraftSeat], chosen: dict[str, Any]
    ) -> None:
        self.game = game
        self.known = options
        self.seats = seats
        self.options: dict[str, OptionValue] = chosen
        self.beginner = next((each.id for each in options.options if "seat_1" in each.values), "")
        """The option of who begins, with the values "random" and "seat_1", "seat_2" …; "" in a game
        in which the dice decide it."""

    @classmethod
    def fresh(cls, game: Game) -> Self:
        """Two people and two computers, or as many as the game takes, by the rules of the box."""
        options = game.options()
        level = next(iter(game.levels))
        seats = [DraftSeat("", game.looks[place]) for place in range(max(2, game.fewest))]
        more = game.looks[len(seats) : min(4, game.most)]
        seats += [DraftSeat("", look, level) for look in more]
        return cls(game, options, seats, options.defaults())

    @classmethod
    def among(cls, game: Game, stored: Mapping[str, Any]) -> Self:
        """For those who played from another box, as `to_json` wrote it there: the people with their
        names, as many computers, all in the looks they had if this game has them. Fresh if there
        were no people."""
        draft = cls.fresh(game)
        raws = stored.get("seats")
        found = raws if isinstance(raws, list) else []
        seats = [DraftSeat(*raw[:3]) for raw in found if _is_seat(raw)]
        people = [seat for seat in seats if seat.is_human]
        if people:
            level = next(iter(game.levels))
            rest = [DraftSeat("", seat.look, level) for seat in seats if not seat.is_human]
            missing = game.fewest - len(seats)
            rest += [DraftSeat("", "", level) for _ in range(missing)]
            draft.seats = [*people, *rest][: game.most]
            draft._dress()
        return draft

    @classmethod
    def remembered(cls, game: Game, stored: object) -> Self | None:
        """As it was written by `to_json`. What no longer makes sense is left out; None if there is
        too little left of it."""
        draft = cls.fresh(game)
        if not isinstance(stored, Mapping):
            return None
        seats = stored.get("seats")
        found = [_seat(game, raw) for raw in seats] if isinstance(seats, list) else []
        kept = [seat for seat in found if seat is not None]
        if len(kept) != len(found) or not game.fewest <= len(kept) <= game.most:
            return None
        if len({seat.look for seat in kept}) < len(kept):
            return None
        draft.seats = kept
        draft.options |= _sensible(draft.known, stored.get("options"))
        draft._forget_missing_beginner()
        return draft

    @classmethod
    def of_rules(cls, game: Game, options: Mapping[str, Any]) -> Self:
        """The rules of a game that has begun, without its seats. What an older save does not know,
        or what is not known any more, is as in the box."""
        known = game.options()
        return cls(game, known, [], known.defaults() | _sensible(known, options))

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": [
                Seating(seat.name, seat.look, seat.player, seat.helps).to_json()
                for seat in self.seats
            ],
            "options": dict(self.options),
        }

    # Seats

    @property
    def can_add(self) -> bool:
        return len(self.seats) < self.game.most

    @property
    def can_remove(self) -> bool:
        return len(self.seats) > self.game.fewest

    @property
    def has_people(self) -> bool:
        return any(seat.is_human for seat in self.seats)

    def add(self) -> None:
        """One more person, with the first look that is free. Nothing happens at a full table."""
        if self.can_add:
            taken = {seat.look for seat in self.seats}
            look = next(look for look in self.game.looks if look not in taken)
            self.seats.append(DraftSeat("", look))

    def remove(self, place: int) -> None:
        """Nothing happens when fewer could not play."""
        if self.can_remove:
            del self.seats[place]
            self._forget_missing_beginner()

    def give_look(self, place: int, look: str) -> None:
        """Whoever had the look gets the one that is given up for it."""
        for seat in self.seats:
            if seat.look == look:
                seat.look = self.seats[place].look
        self.seats[place].look = look

    def default_name(self, place: int, default_name: DefaultName) -> str:
        person = self.seats[place].is_human
        number = sum(seat.is_human == person for seat in self.seats[: place + 1])
        return default_name(person, number)

    def names(self, default_name: DefaultName) -> list[str]:
        """What the seats will be called: tidy, each with something, no two alike."""
        given = [
            tidy(seat.name) or self.default_name(place, default_name)
            for place, seat in enumerate(self.seats)
        ]
        return distinct(given)

    # Options

    def use_preset(self, preset: str | None) -> None:
        """The preset's rules (None: the rulebook's); who begins is no rule and stays."""
        first = self.options.get(self.beginner)
        self.options = self._rules(preset)
        if first is not None:
            self.options[self.beginner] = first

    @property
    def preset(self) -> str | None:
        """The preset whose rules these are."""
        return next((p.id for p in self.known.presets if not self.differing(p.id)), None)

    def differing(self, preset: str | None = None) -> list[str]:
        """The options that are not as in the preset (None: not as in the rulebook)."""
        rules = self._rules(preset).items()
        return [id for id, value in rules if self.options[id] != value and id != self.beginner]

    def _rules(self, preset: str | None) -> dict[str, OptionValue]:
        return self.known.of_preset(preset) if preset else self.known.defaults()

    def obstacle(self) -> Obstacle | None:
        """What stands in the way of beginning: the rules refuse this table. None if nothing."""
        try:
            self.game.rulebook().new_state(self.setup(0, lambda person, number: str(number)))
        except ValueError:
            cash, limit = (self.options.get(name) for name in (_START_CASH, _WIN_LIMIT))
            if isinstance(cash, int) and isinstance(limit, int) and cash >= limit:
                return Obstacle("setup.won_at_once", {"cash": cash, "limit": limit})
            return Obstacle("setup.cannot_begin", {})
        return None

    def setup(
        self, seed: int, default_name: DefaultName, memory: Mapping[str, Any] | None = None
    ) -> GameSetup:
        """All that is needed to begin. `memory`: what the game remembers of earlier evenings."""
        names = self.names(default_name)
        seats = tuple(
            Seating(name, seat.look, seat.player, dict(seat.helps))
            for name, seat in zip(names, self.seats, strict=True)
        )
        return GameSetup(seats, dict(self.options), seed, dict(memory or {}))

    def _dress(self) -> None:
        """A look of its own, of this game, for every seat that has none."""
        free = list(self.game.looks)
        for seat in self.seats:
            if seat.look in free:
                free.remove(seat.look)
            else:
                seat.look = ""
        for seat in self.seats:
            seat.look = seat.look or free.pop(0)

    def _forget_missing_beginner(self) -> None:
        first = self.options.get(self.beginner)
        allowed = {f"seat_{number}" for number in range(1, len(self.seats) + 1)}
        if first is not None and first not in allowed:
            self.options[self.beginner] = "random"


def _sensible(known: SetupOptions, stored: object) -> dict[str, OptionValue]:
    """Of what is stored, the values that these options may have."""
    values = stored if isinstance(stored, Mapping) else {}
    found = ((option, values.get(option.id)) for option in known.options)
    return {
        option.id: value for option, value in found if value is not None and option.allows(value)
    }


def _is_seat(raw: object) -> bool:
    """Whether this is a seat as `Draft.to_json` writes it, of whatever game."""
    return (
        isinstance(raw, list) and len(raw) >= 3 and all(isinstance(each, str) for each in raw[:3])
    )


def _seat(game: Game, raw: object) -> DraftSeat | None:
    match raw:
        case [str(name), str(look), str(player), *helps] if look in game.looks:
            if player == HUMAN or player in game.levels:
                given = helps[0] if helps and isinstance(helps[0], dict) else {}
                return DraftSeat(name, look, player, dict(given))
    return None
