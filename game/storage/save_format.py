"""A save as bytes: one JSON document in two lines, so that a list need not parse the second.

    {"format":1,"program":"game-shelf","sum":"…","header":{…},"body":
    {…}}

`sum` is the BLAKE2b of header and body, each in its compact JSON. The order of keys is kept: it is
part of what the engine gave. A file that another tool wrote anew with the same contents loads too;
so do unknown fields beside these.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NoReturn

from game.storage.errors import CannotRead

FORMAT = 1
PROGRAM = "game-shelf"
_OPENING = b'{"format":'
_BODY = b'"body":'
_Reading = tuple[dict[str, Any], bytes]


@dataclass(frozen=True)
class Header:
    """What the list of saved games shows of one, without reading the game itself."""

    game: str
    names: tuple[str, ...]
    round: int
    finished: bool = False
    extra: Mapping[str, Any] = field(default_factory=dict)  # small: minutes, a picture's name, …


def encode(header: Header, saved_at: datetime, body: object) -> bytes:
    """The whole save. `body` is anything that JSON can hold; ValueError or TypeError otherwise."""
    head = _compact(
        {
            **header.extra,
            "game": header.game,
            "names": list(header.names),
            "round": header.round,
            "finished": header.finished,
            "saved_at": saved_at.isoformat(),
        }
    )
    content = _compact(body)
    opening = b'%s%d,"program":"%s","sum":"%s","header":%s,%s\n' % (
        _OPENING, FORMAT, PROGRAM.encode(), _sum(head, content).encode(), head, _BODY,
    )  # fmt: skip
    return opening + content + b"}"


def decode(data: bytes) -> tuple[Header, datetime, Any]:
    """Header, time of saving and body. Raises CannotRead for anything but a whole save."""
    found, content = _checked(data)
    return *_header(found["header"]), json.loads(content)


def decode_header(data: bytes) -> tuple[Header, datetime]:
    """Header and time of saving: checks the whole file, but does not parse the body."""
    return _header(_checked(data)[0]["header"])


def _compact(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode("ascii")


def _sum(head: bytes, content: bytes) -> str:
    return hashlib.blake2b(head + b"\n" + content, digest_size=16).hexdigest()


def _checked(data: bytes) -> _Reading:
    """The document (its body maybe not parsed) and the body's bytes, once version and sum hold."""
    if not data.strip(b" \t\r\n\0"):
        raise CannotRead("empty")
    quick = _read_as_laid_out(data)
    if quick and _is_sound(quick):
        return quick
    whole = _parse(data)
    if whole is None:
        raise CannotRead("broken" if data.startswith(_OPENING) else "foreign")
    if whole.get("program") != PROGRAM:
        raise CannotRead("foreign")
    with suppress(RecursionError):  # nested so deep that it can be parsed, but not written
        reading = whole, _compact(whole.get("body"))
        if _is_sound(reading):
            return reading
    raise CannotRead("changed")


def _read_as_laid_out(data: bytes) -> _Reading | None:
    first, _, rest = data.partition(b"\n")
    if not (first.endswith(_BODY) and rest.endswith(b"}")):
        return None
    found = _parse(first + b"null}")
    return (found, rest[:-1]) if found and found.get("program") == PROGRAM else None


def _parse(data: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(data.decode("utf-8-sig"), parse_constant=_refuse, parse_float=_finite)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not JSON")


def _finite(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _refuse(text)


def _is_sound(reading: _Reading) -> bool:
    """Whether the sum is right. Raises CannotRead for the version, which is looked at first: how
    a newer program sums up is not known here."""
    found, content = reading
    _check_version(found.get("format"))
    return "header" in found and found.get("sum") == _sum(_compact(found["header"]), content)


def _check_version(version: object) -> None:
    if type(version) is not int or version < 1:
        raise CannotRead("version")
    if version > FORMAT:
        raise CannotRead("newer", {"found": version, "known": FORMAT})


def _header(found: object) -> tuple[Header, datetime]:
    match found:
        case {
            "game": str(game),
            "names": list(names),
            "round": int(number),
            "finished": bool(finished),
            "saved_at": str(saved_at),
            **extra,
        } if all(isinstance(name, str) for name in names):
            try:
                moment = datetime.fromisoformat(saved_at)
            except ValueError:
                raise CannotRead("broken") from None
            if moment.tzinfo is not None:
                more = {str(key): value for key, value in extra.items()}
                return Header(game, tuple(names), number, finished, more), moment
    raise CannotRead("broken")
