"""The games on the shelf: what each is called, how many play, and how its rules are made.

Nothing is loaded before it is asked for, so that the shelf opens at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.engine.players import Player
    from game.engine.rulebook import GameSetup, Rulebook
    from game.setup_options import SetupOptions

LOOKS = ("red", "blue", "green", "yellow", "violet")
"""The looks of pawns, in the order in which seats are offered them, where a game has no others."""

Maker = Callable[[int, bool], "Player"]
"""Makes a computer player with a seed; it may make offers to others, or not."""


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A box on the shelf."""

    id: str
    fewest: int
    most: int
    load: Callable[[], tuple[Rulebook[Any], SetupOptions]]
    levels: Mapping[str, Maker]  # by name
    looks: tuple[str, ...] = LOOKS

    def rulebook(self) -> Rulebook[Any]:
        """The rules, with the boards and decks of the data files.

        Raises FaultyData if a file is not as it should be.
        """
        return _loaded(self)[0]

    def options(self) -> SetupOptions:
        """What can be chosen at setup. Raises as `rulebook` does."""
        return _loaded(self)[1]

    def player(self, level: str, seed: int, offers: bool = True) -> Player:
        """A computer player of this level. Raises KeyError for an unknown one."""
        return self.levels[level](seed, offers)

    def players(self, setup: GameSetup, offers: bool = True) -> dict[int, Player]:
        """The computer players of a game by seat; humans have none. Without `offers` they make
        none to other players."""
        return {
            seat: self.player(each.player, setup.seed * 8 + seat, offers)
            for seat, each in enumerate(setup.seats)
            if each.player != "human"
        }


@cache
def _loaded(game: Game) -> tuple[Rulebook[Any], SetupOptions]:
    return game.load()


def _load_joakim() -> tuple[Rulebook[Any], SetupOptions]:
    from game.data_files import DATA, load_joakim, load_options
    from game.joakim.rulebook import JoakimRules

    return JoakimRules(load_joakim()), load_options(DATA / "joakim" / "options.yaml")


def _load_finans() -> tuple[Rulebook[Any], SetupOptions]:
    from game.data_files import DATA, load_finans, load_options
    from game.finans.rulebook import FinansRules

    return FinansRules(load_finans()), load_options(DATA / "finans" / "options.yaml")


def _load_ankka() -> tuple[Rulebook[Any], SetupOptions]:
    from game.ankka.rulebook import AnkkaRules
    from game.data_files import DATA, load_ankka, load_options

    return AnkkaRules(load_ankka()), load_options(DATA / "ankka" / "options.yaml")


def _random_player(seed: int, offers: bool) -> Player:
    from game.players.random_player import RandomPlayer

    return RandomPlayer(seed, offers)


def _joakim_trader(seed: int, offers: bool) -> Player:
    from game.players.joakim_trader import JoakimTrader

    return JoakimTrader(seed, offers=offers)


def _finans_investor(seed: int, offers: bool) -> Player:
    from game.players.finans_investor import FinansInvestor

    return FinansInvestor(seed)


def _ankka_racer(level: str, seed: int, offers: bool) -> Player:
    from game.players.ankka_racer import AnkkaRacer

    return AnkkaRacer(seed, level)


GAMES: dict[str, Game] = {
    "joakim": Game(
        "joakim", 2, 5, _load_joakim, {"trader": _joakim_trader, "random": _random_player}
    ),
    "finans": Game(
        "finans",
        2,
        6,
        _load_finans,
        {"investor": _finans_investor, "random": _random_player},
        (*LOOKS, "white"),
    ),
    "ankka": Game(
        "ankka",
        2,
        6,
        _load_ankka,
        {
            "racer": partial(_ankka_racer, "racer"),
            "learner": partial(_ankka_racer, "learner"),
            "expert": partial(_ankka_racer, "expert"),
            "random": _random_player,
        },
        ("blue", "pink", "violet", "orange", "green", "red"),
    ),
}
