"""Read the board of Aku Ankka and its characters, and see to it that every route can be walked."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from game.ankka.data import BIN, Character, Node, NodeId
from game.annotations import Positive
from game.files.faults import did_you_mean
from game.files.shapes import check_ids_differ, fit
from game.files.yaml_source import Place, Source

Links = tuple[tuple[NodeId, NodeId], ...]

SETS_OF_TOKENS = 6
"""As many characters lie in the box (A3)."""


@dataclass(frozen=True, slots=True)
class Board:
    """What the file of the board holds."""

    nodes_in_all: Positive
    links_in_all: Positive
    nodes: tuple[Node, ...]
    links: Links


@dataclass(frozen=True, slots=True)
class _CharactersFile:
    characters: tuple[Character, ...]


def read_board(source: Source) -> Board | None:
    """The circles, places and links; None, with faults, if the file does not fit."""
    check_ids_differ(source, "nodes")
    found = fit(source, Board)
    if found is None:
        return None
    before = len(source.faults)
    for key in ("nodes", "links"):
        told, there_are = getattr(found, f"{key}_in_all"), len(getattr(found, key))
        if told != there_are:
            source.fault((f"{key}_in_all",), f"{key}_in_all is {told}, but there are {there_are}")
    for index, node in enumerate(found.nodes):
        if node.is_place and node.topic:
            source.fault(("nodes", index, "topic"), f"{node.id}: a place has no topic")
    ids = [node.id for node in found.nodes]
    if BIN not in ids:
        source.fault(("nodes",), f"there is no {BIN}, where the dime is brought")
    _check_links(source, found.links, ids)
    return found if len(source.faults) == before else None


def _check_links(source: Source, links: Links, ids: Sequence[NodeId]) -> None:
    """Every link joins two nodes, once; and every node can be reached from every other."""
    first: dict[frozenset[NodeId], int] = {}
    near: dict[NodeId, list[NodeId]] = {id: [] for id in ids}
    for index, link in enumerate(links):
        place = ("links", index)
        for at, id in enumerate(link):
            if id not in near:
                source.fault((*place, at), f"unknown node {id}{did_you_mean(id, ids)}")
        if link[0] == link[1]:
            source.fault(place, f"{link[0]} cannot be linked with itself")
        elif (pair := frozenset(link)) in first:
            source.fault(place, f"{link[0]} and {link[1]} are linked already")
        else:
            first[pair] = index
            for one, other in (link, link[::-1]):
                near.setdefault(one, []).append(other)
    reached = set(_reached(near, ids[0])) if ids else set()
    for index, id in enumerate(ids):
        if id not in reached:
            source.fault(("nodes", index), f"{id}: no road leads here from {ids[0]}")


def _reached(near: dict[NodeId, list[NodeId]], start: NodeId) -> Iterator[NodeId]:
    """Every node to which the links lead from this one."""
    seen, todo = {start}, [start]
    while todo:
        id = todo.pop()
        yield id
        for other in near[id]:
            if other not in seen:
                seen.add(other)
                todo.append(other)


def read_characters(source: Source, board: Board | None) -> tuple[Character, ...]:
    """The characters; none, with faults, if the file does not fit."""
    check_ids_differ(source, "characters")
    found = fit(source, _CharactersFile)
    if found is None:
        return ()
    if len(found.characters) != SETS_OF_TOKENS:
        message = f"{SETS_OF_TOKENS} characters are wanted, not {len(found.characters)}"
        source.fault(("characters",), message)
    for index, character in enumerate(found.characters):
        place: Place = ("characters", index)
        if board is not None:
            _check_start(source, (*place, "start"), character, board)
            for side in ("normal", "quick"):
                _check_route(source, (*place, side), character, getattr(character, side), board)
        for side in ("normal", "quick"):
            if len(getattr(character, side)) != len(getattr(found.characters[0], side)):
                source.fault((*place, side), f"{character.id}: all {side} routes are equally many")
    return found.characters


def _check_start(source: Source, place: Place, character: Character, board: Board) -> None:
    known = [node.id for node in board.nodes]
    if character.start not in known:
        meant = did_you_mean(character.start, known)
        source.fault(place, f"{character.id}: unknown node {character.start}{meant}")


def _check_route(
    source: Source, place: Place, character: Character, route: Collection[NodeId], board: Board
) -> None:
    """Every destination is another place, and none of them the bin: there everyone goes last."""
    places = [node.id for node in board.nodes if node.is_place and node.id != BIN]
    seen: set[NodeId] = set()
    for at, id in enumerate(route):
        here = (*place, at)
        if id not in places:
            meant = did_you_mean(id, places)
            source.fault(here, f"{character.id}: {id} is no destination{meant}")
        elif id in seen:
            source.fault(here, f"{character.id}: {id} stands on the route already")
        seen.add(id)
    if not route:
        source.fault(place, f"{character.id}: a route needs a destination")
