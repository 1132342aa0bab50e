"""Read a YAML file so that every value knows its line, and nothing doubtful slips through.

Scalars follow YAML 1.2, and less of it: a plain whole number, `true`, `false`, `null`, `~` and
nothing at all mean what they say; everything else is text as it was typed, so `On`, `no`, `12:30`
and `0123` are words. Keys are always text. Tags (`!!python/...`) are refused unread. An anchor
may be used again below it, never inside another anchored value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import yaml

from game.files.faults import Fault, FaultyData

PROJECT = Path(__file__).resolve().parents[2]
DATA = PROJECT / "data"

T = TypeVar("T")

Place = tuple[str | int, ...]
"""Where in a file: the keys and list positions that lead there."""

_WHOLE_NUMBER = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})")
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]")
_Loader = getattr(yaml, "CLoader", yaml.Loader)  # used for its events only: it builds no objects


class Mapping(dict[str, Any]):
    """A mapping that knows the lines of its keys."""

    __slots__ = ("lines",)

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str | int, int] = {}


class Sequence(list[Any]):
    """A list that knows the lines of its items."""

    __slots__ = ("lines",)

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str | int, int] = {}


@dataclass(slots=True)
class Source:
    """A file that has been read: what it holds, and what is wrong with it so far.

    `root` is empty if the file could not be read at all; then there are faults.
    """

    path: Path
    root: Mapping = field(default_factory=Mapping)
    faults: list[Fault] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The path as messages show it: from the project folder where it lies inside."""
        path = self.path.absolute()
        return str(path.relative_to(PROJECT) if path.is_relative_to(PROJECT) else path)

    @property
    def kind(self) -> str:
        """What the file says it is; "" if it does not say."""
        kind = self.root.get("kind")
        return kind if isinstance(kind, str) else ""

    def fault(self, where: Place | int, message: str, serious: bool = True) -> None:
        """Note that something is wrong at a place, or in a line."""
        line = where if isinstance(where, int) else self.line(where)
        self.faults.append(Fault(self.name, line, message, serious))

    def line(self, place: Place) -> int:
        """The line of a place, or of as much of it as there is."""
        value: Any = self.root
        line = 1
        for step in place:
            if isinstance(value, (Mapping, Sequence)) and step in value.lines:
                line = value.lines[step]
                value = value[step]  # type: ignore[index]
        return line


_TOO_DEEP = "lists and mappings are nested too deeply"


def read(path: Path) -> Source:
    """Read a file. What is wrong with it stands in the result's `faults`; nothing is raised."""
    source = Source(path)
    text = _text(source)
    if text is None:
        return source
    try:
        root = _Builder(source).build(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if "nesting depth" in str(error.problem):
            source.fault(1, _TOO_DEEP)
        else:
            source.fault(mark.line + 1 if mark else 1, f"not YAML: {error.problem}")
        return source
    except RecursionError:
        source.fault(1, _TOO_DEEP)
        return source
    if root is None:
        source.fault(1, "the file is empty")
    elif not isinstance(root, Mapping):
        source.fault(1, "a mapping (key: value) is wanted at the top, not a list or a word")
    else:
        source.root = root
    return source


def load(path: Path, reader: Callable[[Source], T | None]) -> T:
    """What a reader makes of a file. Raises FaultyData with every fault of the file."""
    source = read(path)
    found = reader(source)
    if found is None or source.faults:
        raise FaultyData(source.faults)
    return found


def _text(source: Source) -> str | None:
    """The file's text, whoever's editor saved it; None if it has faults that hide the rest."""
    try:
        raw = source.path.read_bytes()
    except OSError as error:
        source.fault(1, f"cannot be read: {error.strerror}")
        return None
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        source.fault(raw.count(b"\n", 0, error.start) + 1, "not UTF-8: save the file as UTF-8")
        return None
    for number, line in enumerate(text.split("\n"), 1):
        if "\t" in line:
            source.fault(number, f"tab, line {number}: use spaces")
        if found := _CONTROL.search(line):
            source.fault(number, f"control character {ord(found[0]):#04x}")
    return None if source.faults else text


class _Builder:
    """Builds the values of one file out of the events of the YAML parser."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._anchors: dict[str, Any] = {}
        self._aliases = 0
        self._events: Iterator[Any]  # of yaml.Event; what each has depends on its class

    def build(self, text: str) -> Any:
        """The one document of the text, or None if there is none."""
        self._events = iter(yaml.parse(text, Loader=_Loader))
        root = None
        for event in self._events:
            line = event.start_mark.line + 1
            if isinstance(event, yaml.DocumentStartEvent):
                if root is not None:
                    self._source.fault(line, "a second document (---)")
                    return root
                root = self._value(next(self._events))
        return root

    def _value(self, event: Any) -> Any:
        line, anchor = event.start_mark.line + 1, event.anchor
        if isinstance(event, yaml.AliasEvent):
            if anchor not in self._anchors:
                self._source.fault(line, f"*{anchor}: no such anchor above")
            self._aliases += 1
            return self._anchors.get(anchor)
        if event.tag is not None:
            self._source.fault(line, f"tag {event.tag}: tags are not allowed")
        aliases_before = self._aliases
        value: Any
        if isinstance(event, yaml.ScalarEvent):
            value = _scalar(event.value) if event.implicit[0] else event.value
        elif isinstance(event, yaml.SequenceStartEvent):
            value = self._sequence()
        else:
            value = self._mapping()
        if anchor is not None:
            nested = self._aliases > aliases_before
            if nested:  # refused, as a few lines of these could grow to millions of values
                self._source.fault(line, f"&{anchor}: uses another anchor inside")
            self._anchors[anchor] = None if nested else value
        return value

    def _sequence(self) -> Sequence:
        sequence = Sequence()
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            sequence.lines[len(sequence)] = event.start_mark.line + 1
            sequence.append(self._value(event))
        return sequence

    def _mapping(self) -> Mapping:
        mapping = Mapping()
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            here = event.start_mark.line + 1
            if isinstance(event, yaml.ScalarEvent):
                key = event.value
            else:
                self._source.fault(here, "a key must be a word")
                self._value(event)
                key = ""
            value = self._value(next(self._events))
            if key in mapping:
                before = mapping.lines[key]
                self._source.fault(here, f"{key} stands twice, in lines {before} and {here}")
            else:
                mapping[key] = value
                mapping.lines[key] = here
        return mapping


def _scalar(text: str) -> str | int | bool | None:
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _WHOLE_NUMBER.fullmatch(text) else text
