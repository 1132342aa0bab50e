from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest

from game.storage.settings import Settings, SettingsFile


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "home" / "settings.json")


def write(file: SettingsFile, text: str | bytes) -> None:
    file.path.parent.mkdir(exist_ok=True)
    file.path.write_bytes(text if isinstance(text, bytes) else text.encode())


CHOSEN: dict[str, Any] = {
    "language": "fi", "text_size": 1.25, "speed": "off", "sound": 0, "music": 100, "muted": True,
    "reduced_motion": True, "fullscreen": False, "safe_margin": 0.05, "auto_end_turn": True,
    "reading_time": 2, "reaction_seconds": 12,
    "last_setup": {"joakim": {"names": ["Åsa", "Bo"], "options": {"n": 1}}},
    "memory": {"ankka": {"asked": {"people": ["q001"]}}},
}  # fmt: skip

NONSENSE: list[tuple[str, Any]] = [
    ("language", "suomi"), ("language", 7), ("language", ""), ("text_size", 0.9),
    ("text_size", 150), ("text_size", "large"), ("text_size", True), ("speed", "warp"),
    ("speed", None), ("speed", []), ("sound", -1), ("sound", 101), ("sound", "30"),
    ("sound", True), ("sound", 1e300), ("music", None), ("music", 30.5), ("muted", 1),
    ("muted", "yes"), ("reduced_motion", None), ("fullscreen", "true"), ("safe_margin", -0.01),
    ("safe_margin", 3), ("safe_margin", False), ("safe_margin", float("nan")),
    ("auto_end_turn", 0), ("reading_time", 0), ("reading_time", float("inf")),
    ("reaction_seconds", -1), ("reaction_seconds", 6.5), ("reaction_seconds", True),
    ("last_setup", []), ("last_setup", {"joakim": 3}), ("last_setup", None),
    ("memory", ["q001"]), ("memory", {"ankka": ["q001"]}),
]  # fmt: skip


def test_nothing_stored_means_the_defaults_and_makes_no_file(file: SettingsFile) -> None:
    assert file.load() == Settings()
    assert not file.path.parent.exists()


def test_every_setting_survives_a_restart(file: SettingsFile) -> None:
    assert set(CHOSEN) == {each.name for each in fields(Settings)}
    assert all(value != asdict(Settings())[name] for name, value in CHOSEN.items())
    for name, value in CHOSEN.items():
        file.change(**{name: value})
    assert asdict(SettingsFile(file.path).load()) == CHOSEN


@pytest.mark.parametrize(("name", "value"), NONSENSE)
def test_nonsense_falls_back_setting_by_setting(
    file: SettingsFile, name: str, value: object
) -> None:
    write(file, json.dumps({**CHOSEN, name: value}))
    assert asdict(file.load()) == {**CHOSEN, name: asdict(Settings())[name]}


@pytest.mark.parametrize(("name", "value"), [*NONSENSE, ("loudness", 3)])
def test_nonsense_is_never_written(file: SettingsFile, name: str, value: object) -> None:
    with pytest.raises(ValueError, match="no such setting"):
        file.change(**{name: value})
    assert not file.path.exists()


def test_only_what_changes_is_written_and_unknown_keys_stay(file: SettingsFile) -> None:
    write(file, '{"future": [1, 2], "sound": "loud"}')
    assert file.change(music=20).sound == 80
    stored = json.loads(file.path.read_bytes())
    assert stored == {"future": [1, 2], "sound": "loud", "music": 20}


def test_setups_are_remembered_game_by_game(file: SettingsFile) -> None:
    file.change(last_setup={"joakim": {"seats": 4, "old": 1}})
    file.change(last_setup={"ankka": {"seats": 2}})
    file.change(last_setup={"joakim": {"seats": 3}})
    assert file.load().last_setup == {"joakim": {"seats": 3}, "ankka": {"seats": 2}}


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b" " * 50])
def test_a_damaged_file_gives_the_defaults_and_is_kept_aside(
    file: SettingsFile, data: bytes
) -> None:
    write(file, data)
    assert file.load() == Settings()
    assert file.path.read_bytes() == data
    assert file.change(language="sv").language == "sv"
    assert file.load() == Settings(language="sv")
    assert file.path.with_name("settings.damaged-1.json").read_bytes() == data


def test_a_file_from_an_editor_with_a_byte_order_mark_loads(file: SettingsFile) -> None:
    write(file, b"\xef\xbb\xbf" + b'{\r\n "language": "en"\r\n}')
    assert file.load().language == "en"
