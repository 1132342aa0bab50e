"""The pictures of the picture questions: one for each scene, painted from it, and small on disk."""

from __future__ import annotations

import itertools
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
import yaml
from PIL import Image

IMAGES = Path(__file__).resolve().parents[2] / "images"
SOURCES = IMAGES / "src" / "ankka"
MOST_BYTES_IN_ALL = 8_500_000
MOST_BYTES = 64_000


def _script(name: str) -> ModuleType:
    """images/scenes.py and what it uses are scripts beside the pictures."""
    sys.path.insert(0, str(IMAGES))
    try:
        return __import__(name)
    finally:
        sys.path.remove(str(IMAGES))


scenes = _script("scenes")
painting = _script("scene_painting")
PICTURES = {picture.name: picture for picture in scenes.pictures()}
STOCK = yaml.safe_load(scenes.STOCK.read_text("utf-8"))
LOOKS = {part["id"]: part.get("looks", {}) for part in STOCK["parts"]}
BOXES = {part["id"]: tuple(part["box"]) for part in STOCK["parts"]}


def test_every_scene_has_its_picture_and_the_other_way_round() -> None:
    assert {path.stem for path in scenes.MASTERS.glob("*.webp")} == PICTURES.keys()


def test_no_scene_and_no_drawing_changed_after_it_was_painted() -> None:
    assert scenes.read_manifest() == {name: each.digest() for name, each in PICTURES.items()}


def test_pictures_have_the_size_of_their_place_and_stay_small() -> None:
    sizes = {name: picture.master.stat().st_size for name, picture in PICTURES.items()}
    assert sum(sizes.values()) < MOST_BYTES_IN_ALL
    assert [name for name, size in sizes.items() if size > MOST_BYTES] == []
    for picture in PICTURES.values():
        with Image.open(picture.master) as found:
            assert found.size == (painting.WIDTH, painting.HEIGHT)


@pytest.mark.parametrize("name", ["harbour_001", "kitchen_005", "night_010"])
def test_painting_again_gives_the_picture(name: str) -> None:
    assert PICTURES[name].is_up_to_date()


def test_another_scene_counts_as_different() -> None:
    one, other = (PICTURES[name].render().convert("RGBA") for name in ("park_001", "park_002"))
    assert scenes.difference(one, other) > scenes.TOLERANCE


def test_every_part_and_every_backdrop_is_drawn() -> None:
    assert {path.stem for path in (SOURCES / "parts").glob("*.svg")} == LOOKS.keys()
    drawn = {path.stem for path in (SOURCES / "backdrops").glob("*.svg")}
    assert drawn == set(STOCK["backdrops"])


@pytest.mark.parametrize("part", ["cat", "umbrella", "icecream", "wagon", "sailboat", "cake"])
def test_a_box_is_what_the_drawing_covers(part: str) -> None:
    assert painting.measure(part, LOOKS[part]) == BOXES[part]


def test_a_drawing_shows_every_look_and_knows_no_other() -> None:
    for part, looks in LOOKS.items():
        text = (SOURCES / "parts" / f"{part}.svg").read_text("utf-8")
        shown = {look: set() for look in re.findall(r"\{(\w+)\}", text)}
        for look, values in re.findall(r'if="(\w+)=([\w|]+)"', text):
            shown.setdefault(look, set()).update(values.split("|"))
        assert shown.keys() | {"facing"} == looks.keys() | {"facing"}, part
        for look, values in shown.items():
            assert values <= set(looks[look]), part


@pytest.mark.parametrize(
    ("part", "look"),
    [("cup", "pattern"), ("crate", "lid"), ("clock", "time"), ("owl", "eyes"), ("bulb", "light")],
)
def test_each_look_makes_another_picture(part: str, look: str) -> None:
    """As large as in the pictures: open from shut, dotted from striped."""
    first = {name: values[0] for name, values in LOOKS[part].items()}
    seen = [painting.alone(part, first | {look: value}) for value in LOOKS[part][look]]
    for one, other in itertools.combinations(seen, 2):
        assert scenes.difference(one, other) > scenes.TOLERANCE


def test_sources_stand_alone_and_hold_no_text() -> None:
    foreign = re.compile(r"<text|<image|<script|font-family|href=\"(?!#)|url\((?!#)")
    sources = [*(SOURCES / "parts").glob("*.svg"), *(SOURCES / "backdrops").glob("*.svg")]
    assert [path.name for path in sources if foreign.search(path.read_text("utf-8"))] == []


# What the maker of scenes reads


def test_every_part_has_its_words_and_its_places() -> None:
    words = _script("scene_words").nouns()
    assert words.keys() == LOOKS.keys()
    for part, forms in words.items():
        assert (len(forms["sv"]), len(forms["fi"])) == (3, 4), part
        assert len(forms["en"]) in (2, 3), part
        assert forms["sv"][0].startswith(("en ", "ett ")), part
    places = yaml.safe_load((SOURCES / "backdrops" / "places.yaml").read_text("utf-8"))
    assert places["places"].keys() == set(STOCK["backdrops"])
    zones = [zone for place in places["places"].values() for zone in place.values()]
    assert {part for zone in zones for part in zone["parts"]} == LOOKS.keys()
