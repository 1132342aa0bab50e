"""`main.py simulate GAME`: computer players play whole games without a window."""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from game.errors import PlainError
from game.games import GAMES, Game
from game.setup_options import OptionSpec, OptionValue, SetupOptions
from game.simulation.pairs import all_pairs, combinations_of_pairs
from game.simulation.playing import Order, Record, play_all, setup_of
from game.simulation.summary import cards_table, spread, summary

DEFAULT_PLAYERS = 4
DEFAULT_PRESET = "classic"


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--games", type=_count, default=100, metavar="N", help="how many games")
    parser.add_argument("--players", type=_count, metavar="K", help="how many seats")
    parser.add_argument(
        "--levels", metavar="A,B,…", help="who plays: the levels change seats from game to game"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first game")
    parser.add_argument("--preset", metavar="NAME", help="a ready-made set of options")
    parser.add_argument(
        "--set",
        nargs="+",
        action="extend",
        default=[],
        metavar="OPTION=VALUE",
        help="change options",
    )
    parser.add_argument("--jobs", type=_count, default=1, metavar="J", help="processes at a time")
    parser.add_argument(
        "--pairwise",
        type=_count,
        metavar="G",
        help="combinations in which every two values of all options meet, G games of each",
    )
    parser.add_argument(
        "--lengths",
        action="store_true",
        help="how long each preset lasts with each number of players (and with what --set says)",
    )
    parser.add_argument(
        "--cards",
        action="store_true",
        help="how often each card was drawn and followed",
    )


def run(args: Namespace) -> int:
    """Print one JSON object; 1 if a game had a fault, which is told on standard error.

    Raises PlainError for what cannot be played.
    """
    game = GAMES[args.game]
    print(json.dumps(found := _simulate(game, args), ensure_ascii=False, indent=2))
    return 1 if found["faults"] else 0


def _simulate(game: Game, args: Namespace) -> dict[str, Any]:
    levels = _levels(game, args)
    if args.lengths:
        return _lengths(game, levels[:1], args)
    options = _options(game.options(), args, args.preset or DEFAULT_PRESET)
    first = replace(_first_order(game, levels, options, args.seed), cards=args.cards)
    if args.pairwise:
        return _pairwise(game, first, args)
    records, seconds = _play([first], args.games, args.jobs)
    preset = {"preset": args.preset or DEFAULT_PRESET}
    return _heading(game, first) | preset | {"options": options} | _figures(args, records, seconds)


# What is to be played


def _levels(game: Game, args: Namespace) -> tuple[str, ...]:
    """The level of each seat in the first game: those named, over and over again."""
    known = list(game.levels)
    named = args.levels.split(",") if args.levels else known[:1]
    for level in named:
        if level not in known:
            raise PlainError(f"{game.id} has no player {level!r}, but {' and '.join(known)}.")
    players = args.players or (len(named) if len(named) > 1 else DEFAULT_PLAYERS)
    if not game.fewest <= players <= game.most:
        raise PlainError(f"{game.fewest} to {game.most} can play {game.id}, not {players}.")
    if len(named) > players:
        raise PlainError(f"{len(named)} levels are too many for {players} seats.")
    return tuple(named[seat % len(named)] for seat in range(players))


def _options(known: SetupOptions, args: Namespace, preset: str) -> dict[str, OptionValue]:
    """The values that differ from the defaults, as the preset and `--set` have it."""
    chosen = _preset(known, preset)
    specs = {option.id: option for option in known.options}
    for each in args.set:
        id, equals, word = each.partition("=")
        if not equals:
            raise PlainError(f"--set wants OPTION=VALUE, not {each!r}.")
        if id not in specs:
            raise PlainError(f"There is no option {id!r}; there are {', '.join(specs)}.")
        chosen[id] = _value(specs[id], word)
    return {id: value for id, value in chosen.items() if value != specs[id].default}


def _preset(known: SetupOptions, id: str) -> dict[str, OptionValue]:
    try:
        return known.of_preset(id)
    except KeyError:
        names = ", ".join(preset.id for preset in known.presets)
        raise PlainError(f"There is no preset {id!r}; there are {names}.") from None


def _value(option: OptionSpec, word: str) -> OptionValue:
    """A value as it was typed. Raises PlainError if the option does not allow it."""
    value: OptionValue = word
    if word in ("true", "false"):
        value = option.spelt(word == "true")
    elif word.removeprefix("-").isdecimal():
        value = int(word)
    if option.allows(value):
        return value
    allowed = [str(each) for each in option.values or ("true", "false")]
    if option.range is not None:
        allowed.append(f"{option.range.lowest} to {option.range.highest}")
    raise PlainError(f"{option.id} cannot be {word}, only {', '.join(allowed)}.")


def _first_order(
    game: Game, levels: tuple[str, ...], options: dict[str, OptionValue], seed: int
) -> Order:
    """The first game of a kind. Raises PlainError if the rules cannot begin it."""
    order = Order(game.id, levels, options, seed)
    try:
        game.rulebook().new_state(setup_of(order))
    except ValueError as fault:
        raise PlainError(f"This cannot be played: {fault}.") from fault
    return order


# Playing


def _play(kinds: Iterable[Order], games: int, jobs: int) -> tuple[list[Record], float]:
    """So many games of each kind, with seeds and levels moving on; and the seconds it took."""
    orders = [
        replace(first, seed=first.seed + n, levels=_moved(first.levels, n))
        for first in kinds
        for n in range(games)
    ]
    began = time.perf_counter()
    records = list(play_all(orders, jobs))
    for number, record in enumerate(records, 1):
        if record.fault:
            order = record.order
            print(f"game {number}, {order}: {record.fault}", file=sys.stderr)
    return records, time.perf_counter() - began


def _moved(levels: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The levels so many seats on: no level profits from a good seat."""
    cut = seats % len(levels)
    return levels[-cut:] + levels[:-cut] if cut else levels


def _heading(game: Game, first: Order) -> dict[str, Any]:
    return {
        "game": game.id,
        "players": len(first.levels),
        "levels": list(dict.fromkeys(first.levels)),
        "seed": first.seed,
    }


def _figures(args: Namespace, records: list[Record], seconds: float) -> dict[str, Any]:
    told = summary(records, seconds)
    return told | cards_table(records) if args.cards else told


def _pairwise(game: Game, first: Order, args: Namespace) -> dict[str, Any]:
    """Games in which every two values of all options meet."""
    values = {
        option.id: [
            value
            for value in option.values or (False, True)
            if _possible(game, replace(first, options={option.id: value}))
        ]
        for option in game.options().options
    }
    kinds = [replace(first, options=row) for row in combinations_of_pairs(values)]
    records, seconds = _play(kinds, args.pairwise, args.jobs)
    counts = {"pairs": len(all_pairs(values)), "combinations": len(kinds)}
    return _heading(game, first) | counts | _figures(args, records, seconds)


def _possible(game: Game, order: Order) -> bool:
    try:
        game.rulebook().new_state(setup_of(order))
    except ValueError:
        return False
    return True


def _lengths(game: Game, levels: tuple[str, ...], args: Namespace) -> dict[str, Any]:
    """The rounds of every preset with every number of players."""
    found: dict[str, dict[int, Any]] = {}
    faults = 0
    for preset in game.options().presets:
        for players in range(game.fewest, game.most + 1):
            options = _options(game.options(), args, preset.id)
            first = _first_order(game, levels * players, options, args.seed)
            records, _ = _play([first], args.games, args.jobs)
            faults += sum(bool(record.fault) for record in records)
            rounds = [record.rounds for record in records if not record.fault]
            found.setdefault(preset.id, {})[players] = spread(rounds)
    return {"game": game.id, "games": args.games, "faults": faults, "rounds": found}


def _count(word: str) -> int:
    """A whole number above 0: the argparse type of all counts."""
    if not word.isdecimal() or not int(word):
        raise ArgumentTypeError(f"{word!r} is no whole number above 0")
    return int(word)
