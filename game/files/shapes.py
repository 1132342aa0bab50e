"""Read what a file says into the frozen dataclass that describes it.

The annotations of the dataclass are the description: a wrong type, a missing or unknown key, a
number too small, a name that nothing has, all are told at once, each with its line. Nothing is
converted: "5" in quotes is no number. In the file
- a field is a key of the same name; one that has a default may be left out;
- a tuple is a list; a tuple of pairs may be written as a mapping;
- a choice between dataclasses (`A | B`) is made by the key `do`, their field of that name;
- `Annotated` fields keep to their marks (see game.annotations).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Mapping as AnyMapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from game.annotations import AtLeast, IndexOf
from game.files.faults import did_you_mean
from game.files.yaml_source import Mapping, Place, Sequence, Source

Shape = TypeVar("Shape")

Indices = AnyMapping[str, AnyMapping[str, int] | None]
"""For each sort of thing the index of each id; None if that is not known, so nothing is checked."""

FORMAT = 1

_HEADER = ("kind", "format")
_WORDS = {int: "a whole number", str: "text", bool: "true or false", type(None): "nothing"}


def fit(source: Source, shape: type[Shape], indices: Indices | None = None) -> Shape | None:
    """The file as an object of the shape; None, and faults of the source, if it does not fit."""
    if not source.root:
        return None
    written = source.root.get("format")
    if written != FORMAT:
        source.fault(("format",), f"format: {FORMAT} is wanted, not {plainly(written)}")
    before = len(source.faults)
    found: Shape = _Reader(source, indices or {}).dataclass(shape, source.root, (), _HEADER)
    return found if len(source.faults) == before else None


class _Reader:
    """Reads the values of one file. After a fault it goes on with None in the value's place."""

    def __init__(self, source: Source, indices: Indices) -> None:
        self._source = source
        self._indices = indices

    def _fault(self, place: Place, message: str) -> None:
        self._source.fault(place, owner(self._source, place) + message)

    def value(self, hint: Any, value: Any, place: Place) -> Any:
        if is_dataclass(hint):
            return self.dataclass(hint, value, place)
        origin = get_origin(hint)
        if origin is Annotated:
            return self._marked(hint, value, place)
        if origin is Literal:
            return self._one_of(get_args(hint), value, place)
        if origin is tuple:
            return self._tuple(get_args(hint), value, place)
        if origin in (UnionType, Union):
            return self._union(get_args(hint), value, place)
        return self._plain((hint,), value, place)

    def dataclass(self, shape: Any, value: Any, place: Place, ignored: Iterable[str] = ()) -> Any:
        if not isinstance(value, Mapping):
            return self._fault(place, f"a mapping is wanted, not {plainly(value)}")
        before = len(self._source.faults)
        hints = _hints(shape)
        missing = {f.name for f in fields(shape) if f.default is MISSING} - value.keys()
        for key in value:
            if key not in hints and key not in ignored:
                meant = did_you_mean(key, sorted(missing) or hints)
                missing -= {name for name in missing if meant.endswith(f" {name}?")}
                self._fault((*place, key), f"unknown key {key}{meant}")
        for name in sorted(missing):
            self._fault(place, f"{name} is missing")
        found = {
            name: self.value(hint, value[name], (*place, name))
            for name, hint in hints.items()
            if name in value
        }
        return shape(**found) if len(self._source.faults) == before else None

    def _marked(self, hint: Any, value: Any, place: Place) -> Any:
        base, *marks = get_args(hint)
        for mark in marks:
            if isinstance(mark, IndexOf):
                return self._index(mark.sort, value, place)
        found = self.value(base, value, place)
        for mark in marks:
            if isinstance(mark, AtLeast) and found is not None and found < mark.least:
                self._fault(place, f"{place[-1]} is {found}: at least {mark.least} is wanted")
        return found

    def _index(self, sort: str, value: Any, place: Place) -> int:
        known = self._indices.get(sort)
        if known is None:
            return 0
        word = plainly(value)
        if word not in known:
            self._fault(place, f"unknown {sort} {word}{did_you_mean(word, known)}")
        return known.get(word, 0)

    def _one_of(self, known: tuple[Any, ...], value: Any, place: Place) -> Any:
        if value in known:
            return value
        word, words = plainly(value), [plainly(each) for each in known]
        meant = did_you_mean(word, words) or f": one of {', '.join(words)} is wanted"
        return self._fault(place, f"unknown {place[-1]} {word}{meant}")

    def _tuple(self, hints: tuple[Any, ...], value: Any, place: Place) -> Any:
        if hints[-1] is not Ellipsis:
            if not isinstance(value, list) or len(value) != len(hints):
                return self._fault(place, f"a list of {len(hints)} is wanted")
            pairs = enumerate(zip(hints, value, strict=True))
            return tuple(self.value(hint, item, (*place, at)) for at, (hint, item) in pairs)
        if isinstance(value, list):
            items = enumerate(value)
            return tuple(self.value(hints[0], item, (*place, at)) for at, item in items)
        pair = get_args(hints[0])
        if isinstance(value, Mapping) and get_origin(hints[0]) is tuple and len(pair) == 2:
            return tuple(
                (self.value(pair[0], key, (*place, key)), self.value(pair[1], item, (*place, key)))
                for key, item in value.items()
            )
        return self._fault(place, f"a list is wanted, not {plainly(value)}")

    def _union(self, members: tuple[Any, ...], value: Any, place: Place) -> Any:
        if type(value) in members:  # nothing, or a plain value beside a dataclass
            return value
        shapes = [member for member in members if is_dataclass(member)]
        if len(shapes) > 1:
            return self._effect(shapes, value, place)
        if shapes:
            return self.dataclass(shapes[0], value, place)
        return self._plain(members, value, place)

    def _effect(self, shapes: list[Any], value: Any, place: Place) -> Any:
        if not isinstance(value, Mapping):
            return self._fault(place, f"an effect (do: ...) is wanted, not {plainly(value)}")
        if "do" not in value:
            return self._fault(place, "do is missing: what is to happen?")
        by_name = {shape.__dataclass_fields__["do"].default: shape for shape in shapes}
        word = plainly(value["do"])
        if word not in by_name:
            meant = did_you_mean(word, by_name)
            return self._fault((*place, "do"), f"unknown effect {word}{meant}")
        return self.dataclass(by_name[word], value, place)

    def _plain(self, types: tuple[Any, ...], value: Any, place: Place) -> Any:
        if type(value) in types:  # not isinstance: true is no whole number
            return value
        wanted = " or ".join(_WORDS[each] for each in types)
        is_word = types == (str,) and isinstance(value, (bool, int))
        quotes = ": put quotes round it" if is_word else ""
        return self._fault(place, f"{wanted} is wanted, not {plainly(value)}{quotes}")


@cache
def _hints(shape: Any) -> dict[str, Any]:
    return get_type_hints(shape, include_extras=True)


def plainly(value: Any) -> str:
    """A value as a message shows it, in the words of YAML."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "a mapping"
    return "a list" if isinstance(value, list) else str(value)


def owner(source: Source, place: Place) -> str:
    """ "n02: " if the place lies inside something that has this id, else nothing."""
    value: Any = source.root
    found = ""
    for step in place:
        if not isinstance(value, (Mapping, Sequence)) or step not in value.lines:
            break
        value = value[step]  # type: ignore[index]
        if isinstance(value, Mapping) and isinstance(value.get("id"), str):
            found = f"{value['id']}: "
    return found


def ids_in(source: Source, key: str) -> Iterator[tuple[int, str]]:
    """Position and id of every item of the list under a key that has one."""
    items = source.root.get(key)
    for index, item in enumerate(items if isinstance(items, list) else ()):
        if isinstance(item, Mapping) and isinstance(item.get("id"), str):
            yield index, item["id"]


def check_ids_differ(source: Source, key: str) -> None:
    """Note every id that stands twice in the list under a key of the file."""
    first: dict[str, int] = {}
    for index, id in ids_in(source, key):
        line = source.line((key, index, "id"))
        if id in first:
            source.fault(line, f"{id} stands twice, in lines {first[id]} and {line}")
        first.setdefault(id, line)
