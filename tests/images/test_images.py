"""The picture masters: complete, readable, as large as promised, small on disk, up to date."""

from __future__ import annotations

import importlib.util
import itertools
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
import yaml
from PIL import Image

IMAGES = Path(__file__).resolve().parents[2] / "images"
SCENES = IMAGES / "ankka" / "scenes"
"""What scenes.py paints, by its own manifest."""
MOST_BYTES = {"shelf joakim": 6_500_000, "finans": 4_000_000, "ankka": 4_200_000}
"""All masters of these folders together, large and small: the shelf and its first game, and each
other game."""


def _build_script() -> ModuleType:
    """images/build.py is a script beside the pictures, not a module of the program."""
    spec = importlib.util.spec_from_file_location("images_build", IMAGES / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["images_build"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


build = _build_script()
PICTURES = list(build.pictures())
by_key = {picture.key: picture for picture in PICTURES}


def _expanded(pattern: str) -> list[str]:
    """`die_{1,2}` -> die_1, die_2; several braces multiply."""
    parts = re.split(r"\{([^}]*)\}", pattern)
    choices = [part.split(",") if i % 2 else [part] for i, part in enumerate(parts)]
    return ["".join(chosen) for chosen in itertools.product(*choices)]


def _promised() -> dict[str, tuple[int, int]]:
    """Names and sizes in the tables of README.md, below the heading of their folder."""
    promised: dict[str, tuple[int, int]] = {}
    folder = ""
    for line in (IMAGES / "README.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            folder = line[3:]
        row = re.match(r"\| `([^`]+)` \| (\d+) x (\d+) \|", line)
        if row:
            for name in _expanded(row[1]):
                assert f"{folder}/{name}" not in promised
                promised[f"{folder}/{name}"] = int(row[2]), int(row[3])
    return promised


def test_every_source_has_its_master_and_the_other_way_round() -> None:
    wanted = {path for picture in PICTURES for path in picture.files}
    found = {path for folder in build.FOLDERS for path in (IMAGES / folder).iterdir()}
    assert found - {SCENES} == wanted


def test_readme_names_every_picture() -> None:
    assert _promised().keys() == by_key.keys()


def test_masters_are_readable_and_as_large_as_promised() -> None:
    promised, recorded = _promised(), build.read_manifest()
    wrong = []
    for key, picture in by_key.items():
        with Image.open(picture.master) as master:
            master.load()
            size = master.size
        entry = recorded[key]
        if not size == promised[key] == (entry["width"], entry["height"]):
            wrong.append((key, size, promised[key]))
        if size[0] != picture.width:
            wrong.append((key, size, picture.width))
    assert wrong == []


def test_smaller_masters_show_the_same_in_less() -> None:
    smaller = [(p, path) for p in PICTURES for path in p.files if path != p.master]
    assert {path.name.split(".", 1)[1] for _, path in smaller} == {"half.webp", "tiny.webp"}
    for picture, path in smaller:
        with Image.open(path) as small, Image.open(picture.master) as master:
            assert small.width == picture.files[path]
            assert build.difference(small, master.resize(small.size)) < build.TOLERANCE
        assert path.stat().st_size < picture.master.stat().st_size / 2


def test_no_source_changed_after_its_master_was_built() -> None:
    recorded = build.read_manifest()
    assert {p.key: p.digest() for p in PICTURES} == {k: e["source"] for k, e in recorded.items()}


def test_every_folder_has_a_budget() -> None:
    assert sorted(" ".join(MOST_BYTES).split()) == sorted(build.FOLDERS)


@pytest.mark.parametrize("folders", MOST_BYTES)
def test_masters_stay_small(folders: str) -> None:
    masters = [path for p in PICTURES if p.folder in folders.split() for path in p.files]
    assert sum(path.stat().st_size for path in masters) < MOST_BYTES[folders]


@pytest.mark.parametrize("key", ["shelf/sym_history", "joakim/pin_oil", "shelf/die_5"])
def test_rendering_again_gives_the_master(key: str) -> None:
    assert build.is_up_to_date(by_key[key])


def test_another_picture_counts_as_different() -> None:
    five, six = (build.render(by_key[f"shelf/die_{n}"]) for n in (5, 6))
    assert build.difference(five, five) == 0
    assert build.difference(five, six) > build.TOLERANCE


def test_a_width_with_a_folder_is_for_that_folder_alone() -> None:
    """Both games have tiles: those of Finans are drawn smaller, those of Joakim as before."""
    assert by_key["finans/tile_bank"].width == 360
    assert by_key["joakim/tile_bank"].width == 512


SEATS = "red", "blue", "green", "yellow", "violet", "white"
CHARACTERS = "blue", "pink", "violet", "orange", "green", "red"
LOOKS = {
    "finans/piece": SEATS,
    "finans/marker": SEATS,
    "finans/rim": SEATS,
    "ankka/pawn": CHARACTERS,
    "ankka/token": CHARACTERS,
}
"""What each look of a seat has of its own."""
SHAPES = [
    (kind, *pair)
    for kind, looks in LOOKS.items()
    if kind != "finans/rim"  # told apart by the marker that lies beside it
    for pair in itertools.combinations(looks, 2)
]


@pytest.mark.parametrize("kind", LOOKS)
def test_every_look_of_a_seat_has_its_own_things(kind: str) -> None:
    assert {key for key in by_key if key.startswith(f"{kind}_")} == {
        f"{kind}_{look}" for look in LOOKS[kind]
    }


@pytest.mark.parametrize(("kind", "one", "other"), SHAPES)
def test_no_two_looks_are_alike_without_colour(kind: str, one: str, other: str) -> None:
    """As small as on the board, in grey: the shapes alone must do."""
    pictures = (build.render(by_key[f"{kind}_{look}"], 48) for look in (one, other))
    assert (
        build.difference(*(p.convert("LA").convert("RGBA") for p in pictures)) > 2 * build.TOLERANCE
    )


def test_every_event_card_has_a_picture_of_its_own() -> None:
    events = yaml.safe_load((IMAGES.parent / "data/ankka/events.yaml").read_text("utf-8"))
    shown = sorted(f"ankka/{card['picture']}" for card in events["cards"])
    assert shown == sorted(key for key in by_key if key.startswith("ankka/event_"))


def test_sources_stand_alone_and_hold_no_text() -> None:
    foreign = re.compile(r"<text|<image|<script|font-family|href=\"(?!#)|url\((?!#)")
    assert [p.key for p in PICTURES if foreign.search(p.source.read_text("utf-8"))] == []
