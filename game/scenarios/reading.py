"""Read a scenario file: every fault in it is told at once, with its line."""

from __future__ import annotations

from collections.abc import Mapping as AnyMapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.files.faults import FaultyData, did_you_mean
from game.files.shapes import fit, plainly
from game.files.yaml_source import Mapping, Place, Sequence, Source, read
from game.games import GAMES
from game.scenarios.scenery import Scenery, scenery_of
from game.scenarios.shapes import BANK, NOBODY, ScenarioFile


@dataclass(frozen=True, slots=True)
class Scenario:
    """A game that stands where the file says, and what is to be done and expected in it."""

    source: Source
    file: ScenarioFile
    names: tuple[str, ...]
    scenery: Scenery
    session: Session[Any]


def read_scenario(path: Path) -> Scenario:
    """The scenario in a file. Raises FaultyData, with every fault, if it cannot be played."""
    return scenario_of(read(path))


def scenario_of(source: Source) -> Scenario:
    """The scenario in a file that has been read. Raises FaultyData as `read_scenario` does."""
    scenario = _scenario(source) if source.root else None
    if scenario is None or source.faults:
        raise FaultyData(source.faults)
    return scenario


def _scenario(source: Source) -> Scenario | None:
    if source.kind != "scenario":
        source.fault(("kind",), f"kind: scenario is wanted, not {plainly(source.root.get('kind'))}")
    game = source.root.get("game")
    playable = list(GAMES)
    if not isinstance(game, str) or game not in playable:
        meant = did_you_mean(plainly(game), playable)
        source.fault(("game",), f"unknown game {plainly(game)}{meant}")
        return None
    scenery = scenery_of(game, GAMES[game].rulebook())
    _spell_out(source, scenery)
    names = _names(source)
    seats = {name: seat for seat, name in enumerate(names)}
    indices = {
        "player": seats,
        "player or bank": seats | {BANK: -1},
        "player or nobody": seats | {NOBODY: -1},
        **scenery.indices(),
    }
    _read_options(source, game)
    file = fit(source, scenery.shape, indices)
    if file is None or source.faults:
        return None
    setup = GameSetup(_seatings(source, file), dict(file.options), file.seed)
    session = None if source.faults else _session(source, scenery, file, setup)
    return None if session is None else Scenario(source, file, names, scenery, session)


def _session(
    source: Source, scenery: Scenery, file: ScenarioFile, setup: GameSetup
) -> Session[Any] | None:
    """The game in its position, or at its very start; None, with faults, if it cannot be."""
    try:
        start = scenery.rulebook.new_state(setup)
    except ValueError as fault:
        source.fault(("seats",), str(fault))
        return None
    scenery.check(file, source)
    if "position" in source.root:
        position = scenery.position(file, source, setup)
        return None if source.faults else Session(scenery.rulebook, position, setup)
    return None if source.faults else Session(scenery.rulebook, start, setup)


# Short forms


def _spell_out(source: Source, scenery: Scenery) -> None:
    """Write the short forms at length: `- Anna` as `- {name: Anna}`, and so on."""
    root = source.root
    _each_at_length(root, "seats", {str: "name"})
    _each_at_length(root, "chance", {int: "die", list: "order"})
    _each_at_length(root, "answers", {str: "answer", int: "answer"})
    steps = root.get("answers")
    expected = [step.get("expect") for step in steps or () if isinstance(step, dict)]
    for each in (root.get("position"), root.get("expect"), *expected):
        if isinstance(each, Mapping):
            for key, long in scenery.short_forms.items():
                _at_length(each, key, long)
            for key, long in scenery.short_items.items():
                _each_at_length(each, key, long)


def _each_at_length(holder: Mapping, key: str, long: AnyMapping[type, str]) -> None:
    values = holder.get(key)
    if isinstance(values, (Mapping, Sequence)):
        for step in list(values.lines):
            _at_length(values, step, long)


def _at_length(values: Any, step: str | int, long: AnyMapping[type, str]) -> None:
    value = values[step] if step in values.lines else None
    for short, name in long.items():
        if isinstance(value, short) and not isinstance(value, bool):
            line = values.lines[step]
            spelt = Mapping()
            spelt[name] = value
            spelt.lines[name] = line
            values[step] = spelt


# Seats and options


def _names(source: Source) -> tuple[str, ...]:
    """The players' names; no two are alike, and none is a word that means something else."""
    seats = source.root.get("seats")
    names: list[str] = []
    for index, seat in enumerate(seats if isinstance(seats, list) else ()):
        name = seat.get("name") if isinstance(seat, dict) else None
        if isinstance(name, str):
            place: Place = ("seats", index, "name")
            if name in names:
                source.fault(place, f"two players are called {name}")
            elif name in (BANK, NOBODY, ""):
                source.fault(place, f"no player can be called {name or 'nothing'}")
        names.append(str(name))
    return tuple(names)


def _read_options(source: Source, game: str) -> None:
    """Note what cannot be chosen; true and false become the words of the option."""
    specs = {spec.id: spec for spec in GAMES[game].options().options}
    options = source.root.get("options")
    if not isinstance(options, Mapping):
        return
    for id, value in options.items():
        if id not in specs:
            source.fault(("options", id), f"unknown option {id}{did_you_mean(id, specs)}")
        elif specs[id].allows(meant := specs[id].spelt(value)):
            options[id] = meant
        else:
            source.fault(("options", id), f"{id} cannot be {plainly(value)}")


def _seatings(source: Source, file: ScenarioFile) -> tuple[Seating, ...]:
    """Who sits where; a seat without a look gets the next one that nobody has."""
    taken, looks = {seat.look for seat in file.seats}, GAMES[file.game].looks
    free = iter([look for look in looks if look not in taken])
    seatings: list[Seating] = []
    for index, seat in enumerate(file.seats):
        look = seat.look or next(free, looks[0])
        if look not in looks:
            message = f"unknown look {look}{did_you_mean(look, looks)}"
            source.fault(("seats", index, "look"), message)
        seatings.append(Seating(seat.name, look, seat.player, dict(seat.helps)))
    return tuple(seatings)
