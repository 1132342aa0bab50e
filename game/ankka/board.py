"""The roads of the town: what lies next to what, how far it is, and which way one goes.

All of it follows from the data, and is worked out once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise

from game.ankka.data import BIN, GameData, NodeId


@cache
def neighbours(data: GameData) -> Mapping[NodeId, tuple[NodeId, ...]]:
    """By node what lies one step away, in the order of the data."""
    near: dict[NodeId, list[NodeId]] = {node.id: [] for node in data.nodes}
    for one, other in data.links:
        near[one].append(other)
        near[other].append(one)
    return {id: tuple(ids) for id, ids in near.items()}


@cache
def distances(data: GameData) -> Mapping[NodeId, Mapping[NodeId, int]]:
    """By node how many steps it is to every node."""
    near = neighbours(data)
    found: dict[NodeId, dict[NodeId, int]] = {}
    for start in near:
        steps, edge = {start: 0}, [start]
        for id in edge:  # which grows while it is walked through
            for other in near[id]:
                if other not in steps:
                    steps[other] = steps[id] + 1
                    edge.append(other)
        found[start] = steps
    return found


@cache
def within(data: GameData, start: NodeId, steps: int) -> tuple[NodeId, ...]:
    """The other nodes that are at most so many steps away, in the order of the data."""
    steps_to = distances(data)[start]
    return tuple(node.id for node in data.nodes if 0 < steps_to[node.id] <= steps)


@cache
def way(
    data: GameData, start: NodeId, goal: NodeId, by: NodeId | None = None
) -> tuple[NodeId, ...]:
    """The nodes one enters on a shortest way, the last one being the goal.

    Of several the one that passes `by`, then the first in the order of the data.
    """
    steps_to = distances(data)
    if by is not None and steps_to[start][by] + steps_to[by][goal] == steps_to[start][goal]:
        return (*_first_way(data, start, by), *_first_way(data, by, goal))
    return tuple(_first_way(data, start, goal))


def _first_way(data: GameData, start: NodeId, goal: NodeId) -> list[NodeId]:
    left, nodes = distances(data)[goal], []
    while start != goal:
        start = next(id for id in neighbours(data)[start] if left[id] < left[start])
        nodes.append(start)
    return nodes


def route_length(data: GameData, start: NodeId, route: tuple[NodeId, ...]) -> int:
    """How many steps it is from a node along a route and into the bin (ankka.destinations.3)."""
    steps_to = distances(data)
    return sum(steps_to[one][other] for one, other in pairwise((start, *route, BIN)))
