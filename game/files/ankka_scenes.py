"""Read the pictures that are asked about, and see to it that each has one right answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.ankka.scenes.asks import Pattern
from game.ankka.scenes.fairness import LANGUAGES, asked_patterns, right_option, unfair
from game.ankka.scenes.scene import Scene, SolvedScene, Stock, Words
from game.ankka.scenes.seeing import see, unseen
from game.files.faults import FaultyData, did_you_mean
from game.files.game_files import check_kind
from game.files.shapes import check_ids_differ, fit
from game.files.yaml_source import DATA, Place, Source, read

FOLDER = DATA / "ankka" / "scenes"
STOCK = "stock"
"""The file of what pictures are made of; every other file of the folder is a scene."""

KINDS = ("ankka.stock", "ankka.scene")


def load(folder: Path = FOLDER) -> dict[str, SolvedScene]:
    """All scenes of a folder by id, each with the position of its right option.

    Raises FaultyData, with every fault of every file, if one of them cannot be asked.
    """
    sources = [read(path) for path in sorted(folder.glob("*.yaml"))]
    stock, scenes = check_scenes(sources)
    faults = [fault for source in sources for fault in source.faults]
    if stock is None or any(fault.serious for fault in faults):
        raise FaultyData(faults)
    return {scene.id: SolvedScene(scene, right_option(scene, stock)) for scene in scenes}


def check_scenes(sources: Sequence[Source]) -> tuple[Stock | None, list[Scene]]:
    """Note what is wrong with the scenes of one folder, each by itself and all together.

    Without a stock among them, they are held against the program's own.
    """
    by_name = {source.path.stem: source for source in sources}
    stock = read_stock(by_name.get(STOCK) or read(FOLDER / f"{STOCK}.yaml"))
    scenes = []
    first: dict[object, str] = {}
    for name, source in by_name.items():
        if name != STOCK and (scene := read_scene(source)):
            _check_id(source, scene)
            _check_unlike(source, scene, first)
            if stock is not None:
                _check_scene(source, scene, stock)
            scenes.append(scene)
    return stock, scenes


def read_stock(source: Source) -> Stock | None:
    """What pictures are made of; None, with faults, if the file does not fit."""
    check_kind(source, "ankka.stock")
    stock = fit(source, Stock)
    if stock is None:
        return None
    check_ids_differ(source, "parts")
    for at, pair in enumerate(stock.alike):
        for colour in pair:
            if colour not in stock.colours:
                message = f"unknown colour {colour}{did_you_mean(colour, stock.colours)}"
                source.fault(("alike", at), message)
    for word, others in stock.covers:
        for part_id in (word, *others):
            if part_id not in stock.by_id:
                message = f"unknown part {part_id}{did_you_mean(part_id, stock.by_id)}"
                source.fault(("covers", word), message)
    for at, part in enumerate(stock.parts):
        left, top, right, bottom = part.box
        if left >= right or top >= bottom:
            source.fault(("parts", at), f"{part.id}: the box has no inside: {list(part.box)}")
    return stock


def read_scene(source: Source) -> Scene | None:
    """A picture and its question; None, with faults, if the file does not fit."""
    check_kind(source, "ankka.scene")
    return fit(source, Scene)


def _check_id(source: Source, scene: Scene) -> None:
    if source.path.stem != scene.id:
        source.fault(("id",), f"id: {scene.id}, but the file is called {source.path.stem}")


def _check_unlike(source: Source, scene: Scene, first: dict[object, str]) -> None:
    """Note a scene whose things are those of another one."""
    things = (scene.backdrop, tuple(sorted((each.part, each.looks) for each in scene.things)))
    if things in first:
        source.fault(("things",), f"{scene.id} has the same things as {first[things]}")
    first.setdefault(things, scene.id)


def _check_scene(source: Source, scene: Scene, stock: Stock) -> None:
    """Note what in a scene is not in stock, cannot be seen, or cannot be answered."""
    before = len(source.faults)
    if scene.backdrop not in stock.backdrops:
        meant = did_you_mean(scene.backdrop, stock.backdrops)
        source.fault(("backdrop",), f"unknown backdrop {scene.backdrop}{meant}")
    for place, message in (*_unknown_things(scene, stock), *_unknown_asked(scene, stock)):
        source.fault(place, message)
    for place, words in _texts(scene):
        for language in LANGUAGES:
            if not getattr(words, language).strip():
                source.fault((*place, language), "the text is empty")
    if len(source.faults) > before:
        return
    for at, message in unseen(see(scene.things, stock)):
        source.fault(("things", at), message)
    for message in unfair(scene, stock):
        source.fault(("question",), message)


def _unknown_things(scene: Scene, stock: Stock) -> Iterator[tuple[Place, str]]:
    """Every part that is not in stock; every look that it has not, lacks, or has no such value."""
    for at, thing in enumerate(scene.things):
        place = ("things", at)
        if thing.part not in stock.by_id:
            yield place, f"unknown part {thing.part}{did_you_mean(thing.part, stock.by_id)}"
            continue
        chosen = dict(thing.looks)
        for look, value in thing.looks:
            yield from _unknown_look(place, thing.part, look, value, stock)
        for look, _ in stock.by_id[thing.part].looks:
            if look not in chosen:
                yield place, f"{thing.part}: {look} is missing"


def _unknown_asked(scene: Scene, stock: Stock) -> Iterator[tuple[Place, str]]:
    """The same for what the question is about: a misspelt colour would make none of them right."""
    place = ("question", "ask")
    for pattern in asked_patterns(scene.question.ask):
        yield from _unknown_pattern(place, pattern, stock)


def _unknown_pattern(place: Place, pattern: Pattern, stock: Stock) -> Iterator[tuple[Place, str]]:
    asked = dict(pattern)
    part = asked.pop("part", "")
    if part and part not in stock.by_id:
        yield place, f"unknown part {part}{did_you_mean(part, stock.by_id)}"
    elif part:
        for look, value in asked.items():
            yield from _unknown_look(place, part, look, value, stock)


def _unknown_look(
    place: Place, part: str, look: str, value: str, stock: Stock
) -> Iterator[tuple[Place, str]]:
    known = dict(stock.by_id[part].looks)
    if look not in known:
        yield place, f"{part}: unknown look {look}{did_you_mean(look, known)}"
    elif value not in known[look]:
        yield place, f"{part}: unknown {look} {value}{did_you_mean(value, known[look])}"


def _texts(scene: Scene) -> Iterator[tuple[Place, Words]]:
    yield ("question", "text"), scene.question.text
    for at, option in enumerate(scene.question.options):
        yield ("question", "options", at, "text"), option.text
