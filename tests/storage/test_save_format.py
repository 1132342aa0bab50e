"""A save loads whole or not at all, whatever happened to its bytes."""

from __future__ import annotations

import hashlib
import json
import random
import zlib
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.storage.errors import CannotRead
from game.storage.save_format import FORMAT, Header, decode, decode_header, encode
from tests.storage.conftest import body, header

SAVED_AT = datetime(2025, 12, 24, 15, 0, 0, 123456, tzinfo=UTC)
GOOD = encode(header(7), SAVED_AT, body(30))
CONTENTS = decode(GOOD)
OURS = b'{"format":1,"program":"game-shelf","header":{},"body":%s}'
PICTURE = b"\x89PNG\r\n\x1a\n" + zlib.compress(bytes(9000))

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text()
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


def fault(data: bytes) -> CannotRead:
    """The reason for which both ways of reading refuse these bytes."""
    with pytest.raises(CannotRead) as full:
        decode(data)
    with pytest.raises(CannotRead) as quick:
        decode_header(data)
    assert (full.value.code, full.value.numbers) == (quick.value.code, quick.value.numbers)
    return full.value


def rewritten(change: Callable[[dict[str, Any]], object], **style: Any) -> bytes:
    """The good save changed and written anew, as by another tool."""
    document = json.loads(GOOD)
    change(document)
    return json.dumps(document, **style).encode()


@settings(deadline=None)
@given(names=st.lists(st.text(), max_size=6), body=JSON, extra=st.dictionaries(st.text(), JSON))
def test_what_was_saved_is_read(names: list[str], body: Any, extra: dict[str, Any]) -> None:
    ours = {"game", "names", "round", "finished", "saved_at"}
    extra = {key: value for key, value in extra.items() if key not in ours}
    written = Header("finans", tuple(names), 3, True, extra)
    data = encode(written, SAVED_AT, body)
    assert decode(data) == (written, SAVED_AT, body)
    assert decode_header(data) == (written, SAVED_AT)


def test_the_order_of_keys_is_kept() -> None:
    assert list(CONTENTS[2]["state"]) == ["z", "a"]


def test_a_save_is_json_of_two_lines() -> None:
    document = json.loads(GOOD)
    assert document["format"] == FORMAT
    assert document["header"]["names"] == ["Åsa", "Bo 🦆", "100% {0}"]
    assert document["body"] == body(30)
    assert GOOD.count(b"\n") == 1


@pytest.mark.parametrize("value", [float("nan"), float("inf"), {1, 2}, object()])
def test_what_json_cannot_hold_is_refused_before_anything_is_written(value: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        encode(header(), SAVED_AT, value)


@pytest.mark.case("O17")
@pytest.mark.parametrize(
    ("damaged", "code"),
    [
        pytest.param(b"", "empty", id="no bytes"),
        pytest.param(GOOD[:1], "foreign", id="one byte"),
        pytest.param(GOOD[:60], "broken", id="first bytes"),
        pytest.param(GOOD[: len(GOOD) // 2], "broken", id="first half"),
        pytest.param(GOOD[:-1], "broken", id="all but the last byte"),
        pytest.param(GOOD[:400] + bytes(64) + GOOD[464:], "broken", id="64 zeros in the middle"),
        pytest.param(GOOD[:400] + b"x" * 64 + GOOD[464:], "changed", id="64 bytes changed"),
        pytest.param(b" " * len(GOOD), "empty", id="all spaces"),
        pytest.param(bytes(len(GOOD)), "empty", id="all zeros"),
        pytest.param(PICTURE, "foreign", id="a picture renamed"),
        pytest.param(b'{"some": "other json"}', "foreign", id="other json"),
        pytest.param(b"[" * 100_000, "foreign", id="deep nesting"),
        pytest.param(b"[]", "foreign", id="no mapping"),
        pytest.param(OURS % b"1e999", "broken", id="no number"),
        pytest.param(OURS % b"NaN", "broken", id="not JSON"),
        pytest.param(OURS % (b"[" * 900 + b"]" * 900), "changed", id="deep nesting in ours"),
        pytest.param(GOOD + GOOD, "broken", id="twice"),
        pytest.param(GOOD.replace(b"buy 3x1", b"buy 9x1", 1), "changed", id="an answer changed"),
        pytest.param(GOOD.replace(b'":12', b'":13'), "changed", id="the header changed"),
    ],
)
def test_damage_is_found_and_named(damaged: bytes, code: str) -> None:
    assert damaged != GOOD
    assert fault(damaged).code == code


@pytest.mark.case("O17")
def test_thousands_of_truncated_flipped_and_blanked_saves() -> None:
    rng = random.Random(17)
    for number in range(6000):
        damaged = bytearray(GOOD)
        start = rng.randrange(len(GOOD))
        length = rng.choice([1, 1, 2, 16, 64, 512])
        match number % 5:
            case 0:
                del damaged[start:]
            case 1:
                damaged[start] ^= 1 << rng.randrange(8)
            case 2:
                damaged[start : start + length] = b" " * len(damaged[start : start + length])
            case 3:
                damaged[start : start + length] = rng.randbytes(
                    len(damaged[start : start + length])
                )
            case 4:
                del damaged[start : start + length]
        try:
            read = decode(bytes(damaged))
        except CannotRead:
            fault(bytes(damaged))
        else:  # only where the change means nothing in JSON
            assert read == CONTENTS


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300))
def test_garbage_is_refused(data: bytes) -> None:
    assert fault(data).code in {"empty", "foreign", "broken"}


@pytest.mark.case("O19")
@pytest.mark.parametrize("more", [1, 1000])
def test_a_newer_version_is_refused_with_both_numbers(more: int) -> None:
    newer = fault(rewritten(lambda save: save.update(format=FORMAT + more)))
    assert (newer.code, newer.numbers) == ("newer", {"found": FORMAT + more, "known": FORMAT})
    in_place = fault(GOOD.replace(b'"format":1', b'"format":%d' % (FORMAT + more)))
    assert (in_place.code, in_place.numbers) == (newer.code, newer.numbers)


@pytest.mark.case("O19")
@pytest.mark.parametrize("nonsense", ["1", "new", -1, 0, 1.0, True, None, [1]])
def test_nonsense_as_a_version_is_damage(nonsense: object) -> None:
    assert fault(rewritten(lambda save: save.update(format=nonsense))).code == "version"


@pytest.mark.case("O19")
def test_a_missing_version_is_damage() -> None:
    assert fault(rewritten(lambda save: save.pop("format"))).code == "version"


@pytest.mark.case("O19")
@pytest.mark.parametrize(
    "style", [{}, {"indent": 4}, {"separators": (",", ":")}, {"ensure_ascii": False}]
)
def test_an_unknown_field_at_the_same_version_loads(style: dict[str, Any]) -> None:
    changed = rewritten(lambda save: save.update(weather="snow"), **style)
    assert decode(changed) == CONTENTS
    assert decode_header(changed) == CONTENTS[:2]
    assert decode(GOOD[:-1] + b',"weather":"snow"}') == CONTENTS


@pytest.mark.parametrize(
    "change",
    [
        {"game": None}, {"names": "Åsa"}, {"names": [1]}, {"round": "7"}, {"finished": 1},
        {"saved_at": "yesterday"}, {"saved_at": "2025-12-24T15:00:00"},
    ],
)  # fmt: skip
def test_a_header_that_makes_no_sense_is_damage_even_with_the_right_sum(
    change: dict[str, Any],
) -> None:
    def compact(value: object) -> bytes:
        return json.dumps(value, separators=(",", ":")).encode()

    def forge(save: dict[str, Any]) -> None:
        save["header"].update(change)
        content = compact(save["header"]) + b"\n" + compact(save["body"])
        save["sum"] = hashlib.blake2b(content, digest_size=16).hexdigest()

    assert fault(rewritten(forge)).code == "broken"
