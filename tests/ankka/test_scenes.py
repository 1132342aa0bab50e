"""The pictures that are asked about: answers are worked out, and nothing unclear gets through."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from game.ankka.scenes import asks
from game.ankka.scenes.asks import Ask
from game.ankka.scenes.scene import Part, Scene, Stock, Thing, Value
from game.ankka.scenes.seeing import covered, hidden, see
from game.ankka.scenes.solver import Unclear, solve
from game.files.ankka_scenes import FOLDER, check_scenes, load
from game.files.faults import FaultyData
from game.files.yaml_source import read

COLOURS = ("red", "blue", "yellow", "green", "white")
STOCK = Stock(
    ("field",),
    COLOURS,
    (("red", "green"),),
    (("bird", ("gull",)),),
    (
        Part("ball", (-40, -80, 40, 0), (("colour", COLOURS),)),
        Part("fish", (-60, -50, 50, 0), (("colour", COLOURS), ("facing", ("left", "right")))),
        Part("gull", (-40, -60, 40, 0)),
        Part("bird", (-40, -60, 40, 0)),
    ),
)
BALL, FISH, GULL = (("part", "ball"),), (("part", "fish"),), (("part", "gull"),)


def ball(colour: str, x: int = 100, y: int = 300, size: int = 100) -> Thing:
    return Thing("ball", (x, y), size, (("colour", colour),))


def fish(colour: str, facing: str, x: int = 100) -> Thing:
    return Thing("fish", (x, 500), 100, (("colour", colour), ("facing", facing)))


def gull(x: int = 100, y: int = 100) -> Thing:
    return Thing("gull", (x, y), 100)


def answer(things: list[Thing], ask: Ask, *offered: Value) -> Value:
    return solve(see(things, STOCK), ask, offered)


FIVE = [
    ball(colour, 100 * at) for at, colour in enumerate(("red", "blue", "red", "white", "red"), 1)
]


@pytest.mark.parametrize(
    ("ask", "right"),
    [
        (asks.Count(BALL), 5),
        (asks.Count((*BALL, ("colour", "red"))), 3),
        (asks.Count(GULL), 2),
        (asks.Sum((BALL, GULL)), 7),
        (asks.Difference((BALL, GULL)), 3),
        (asks.Compare((BALL, GULL)), "first"),
        (asks.Compare((GULL, BALL)), "second"),
        (asks.Compare((GULL, GULL)), "same"),
        (asks.Kinds(BALL, "colour"), 3),
        (asks.WhichMost((BALL,), "colour"), "red"),
        (asks.WhichMost((BALL, GULL), "part"), "ball"),
        (asks.WhichTwice((BALL, GULL), "part"), "gull"),
        (asks.ColourOf((*BALL, ("colour", "white")), "colour"), "white"),
        (asks.Order((BALL,), "left", 2, "colour"), "blue"),
        (asks.Order((BALL,), "right", 2, "colour"), "white"),
        (asks.Where((BALL,), (*BALL, ("colour", "white")), "left", "colour"), "red"),
        (asks.Where((BALL,), (*BALL, ("colour", "blue")), "left", "colour"), "red"),
    ],
)
def test_the_answer_is_worked_out_from_the_list_of_things(ask: Ask, right: Value) -> None:
    assert answer([*FIVE, gull(200), gull(400)], ask) == right


def test_what_is_missing_is_the_only_option_that_nothing_has() -> None:
    ask = asks.WhichMissing((BALL,), "colour")
    assert answer(FIVE, ask, "red", "green", "blue") == "green"
    with pytest.raises(Unclear, match="green, yellow is missing: exactly one is wanted"):
        answer(FIVE, ask, "red", "green", "yellow")


def test_the_odd_one_out_is_told_by_a_colour_of_its_own() -> None:
    shoal = [
        fish("blue", "left"),
        fish("red", "right"),
        fish("white", "left"),
        fish("blue", "left"),
    ]
    ask = asks.OddOneOut(FISH, "facing", "colour")
    assert answer(shoal, ask) == "red"
    with pytest.raises(Unclear, match="the odd one is red, but others are too"):
        answer([*shoal, fish("red", "left")], ask)
    with pytest.raises(Unclear, match="one must differ in facing"):
        answer([*shoal, fish("yellow", "right")], ask)


def test_the_largest_is_clearly_larger_than_the_next() -> None:
    ask = asks.Largest((BALL,), "largest", "colour")
    assert answer([ball("red", size=80), ball("blue", size=100)], ask) == "blue"
    with pytest.raises(Unclear, match="none is clearly the largest"):
        answer([ball("red", size=90), ball("blue", size=100)], ask)


def test_the_nearest_is_clearly_nearer_than_the_next() -> None:
    ask = asks.Nearest((BALL,), GULL, "colour")
    assert answer([gull(100, 300), ball("red", 250), ball("blue", 450)], ask) == "red"
    with pytest.raises(Unclear, match="none is clearly nearest"):
        answer([gull(300, 300), ball("red", 100), ball("blue", 520)], ask)


def test_the_nearest_is_so_from_edge_to_edge_as_well() -> None:
    """A small ball's middle was nearest, while a large one's rim all but touched."""
    things = [gull(100, 300), ball("red", 200, size=40), ball("blue", 290, size=290)]
    with pytest.raises(Unclear, match="the edge of another is nearest"):
        answer(things, asks.Nearest((BALL,), GULL, "colour"))


@pytest.mark.parametrize(
    ("things", "ask", "why"),
    [
        (FIVE[:2], asks.WhichMost((BALL,), "colour"), "as many of red as of blue"),
        (FIVE, asks.ColourOf(BALL, "colour"), "means 5 things, not one"),
        (FIVE[:1], asks.ColourOf(BALL, "pattern"), "ball has no pattern"),
        (FIVE[:1], asks.Difference((BALL, BALL)), "there must be more first"),
        (FIVE[:2], asks.Order((BALL,), "left", 2, "colour"), "too few"),
        (FIVE, asks.Where((BALL,), BALL, "left", "colour"), "means 5 things"),
        ([gull(60)], asks.Where((BALL,), GULL, "left", "colour"), "nothing stands on the left"),
        (
            [ball("red", 100), ball("blue", 120), ball("white", 300)],
            asks.Order((BALL,), "left", 1, "colour"),
            "less than 30 units apart",
        ),
    ],
)
def test_a_question_without_one_clear_answer_is_refused(
    things: list[Thing], ask: Ask, why: str
) -> None:
    with pytest.raises(Unclear, match=why):
        answer(things, ask)


def test_what_faces_left_is_drawn_as_in_a_mirror() -> None:
    assert covered(fish("red", "right"), STOCK) == (40, 450, 150, 500)
    assert covered(fish("red", "left"), STOCK) == (50, 450, 160, 500)


def test_how_much_is_hidden_is_told_of_the_smaller_one() -> None:
    assert hidden((0, 0, 100, 100), (90, 0, 110, 100)) == 50
    assert hidden((0, 0, 100, 100), (100, 0, 110, 100)) == 0


# Faults of the files

SCENE = "harbour_test"
WRITTEN = """kind: ankka.scene
format: 1
id: harbour_test
backdrop: harbour
level: 1
things:
  - {part: buoy, at: [100, 400], size: 90, looks: {colour: red}}
  - {part: buoy, at: [300, 400], size: 90, looks: {colour: blue}}
  - {part: buoy, at: [500, 400], size: 90, looks: {colour: blue}}
  - {part: gull, at: [400, 120], size: 90, looks: {facing: right}}
question:
  ask: {do: count, of: {part: buoy, colour: blue}}
  text: {sv: "Hur många?", fi: "Montako?", en: "How many?"}
  options:
    - {value: 1, text: {sv: "1", fi: "1", en: "1"}}
    - {value: 2, text: {sv: "2", fi: "2", en: "2"}}
    - {value: 3, text: {sv: "3", fi: "3", en: "3"}}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(FOLDER / "stock.yaml", tmp_path)
    (tmp_path / f"{SCENE}.yaml").write_text(WRITTEN, encoding="utf-8")
    return tmp_path


def told(folder: Path) -> list[tuple[str, int, str]]:
    with pytest.raises(FaultyData) as refused:
        load(folder)
    return [(Path(fault.file).stem, fault.line, fault.message) for fault in refused.value.faults]


def test_a_scene_without_fault_is_solved(folder: Path) -> None:
    assert {id: solved.right for id, solved in load(folder).items()} == {SCENE: 1}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("id: harbour_test", "id: harbour_other", "but the file is called harbour_test"),
        ("backdrop: harbour", "backdrop: harbor", "unknown backdrop harbor: did you mean harbour?"),
        ("level: 1", "level: 4", "unknown level 4"),
        ("{part: gull", "{part: gul", "unknown part gul: did you mean gull?"),
        (
            "at: [300, 400], size: 90, looks: {colour: blue}",
            "at: [300, 400], size: 90",
            "is missing",
        ),
        ("looks: {colour: red}", "looks: {colour: rde}", "buoy: unknown colour rde: did you mean"),
        ("looks: {colour: red}", "looks: {color: red}", "buoy: unknown look color"),
        ("of: {part: buoy, colour: blue}", "of: {part: buoy, colour: bleu}", "unknown colour bleu"),
        ("of: {part: buoy, colour: blue}", "of: {part: bouy}", "unknown part bouy"),
        ("do: count,", "do: counts,", "unknown effect counts"),
        ("at: [100, 400]", "at: [20, 400]", "buoy reaches over the edge of the picture"),
        ("at: [400, 120], size: 90", "at: [400, 120], size: 50", "gull is 33 units large"),
        ("at: [100, 400]", "at: [280, 400]", "buoy and buoy overlap by 73 per cent"),
        ("value: 2,", "value: 4,", "the answer is 2, but the options are 1, 4, 3"),
        ("value: 3,", "value: 2,", "the answer is 2, but the options are 1, 2, 2"),
        ("value: 3,", "value: 5,", "5 is too far from 2"),
        ("value: 3,", "value: red,", "red is another kind of answer than 2"),
        ('fi: "3"', 'fi: "2"', "two options read the same in fi: 1, 2, 2"),
        ('fi: "Montako?", ', "", "fi is missing"),
        ('fi: "Montako?"', 'fi: " "', "the text is empty"),
        ("colour: blue}}\n  text", "colour: red}}\n  text", "the answer is 1"),
    ],
)
def test_what_is_wrong_with_a_scene_is_told_with_its_line(
    folder: Path, old: str, new: str, message: str
) -> None:
    assert WRITTEN.count(old) == 1 or message == "the answer is 1"
    path = folder / f"{SCENE}.yaml"
    changed = WRITTEN.replace(old, new)
    if message == "the answer is 1":
        changed = changed.replace("value: 1,", "value: 4,")
    path.write_text(changed, encoding="utf-8")
    found = [fault for fault in told(folder) if message in fault[2]]
    assert found and found[0][0] == SCENE
    assert found[0][1] <= changed.count("\n")


def test_all_faults_are_told_at_once(folder: Path) -> None:
    path = folder / f"{SCENE}.yaml"
    text = WRITTEN.replace("at: [100, 400]", "at: [20, 400]").replace("value: 2,", "value: 4,")
    path.write_text(text, encoding="utf-8")
    assert [(line, message[:16]) for _, line, message in told(folder)] == [
        (7, "buoy reaches ove"),
        (11, "the answer is 2,"),
    ]


def test_red_and_green_are_never_to_be_told_apart(folder: Path) -> None:
    path = folder / f"{SCENE}.yaml"
    text = WRITTEN.replace("colour: blue}}\n  - {part: gull", "colour: green}}\n  - {part: gull")
    text = text.replace("of: {part: buoy, colour: blue}", "of: {part: buoy, colour: red}")
    path.write_text(text, encoding="utf-8")
    assert [message for *_, message in told(folder)] == [
        "red and green are not to be told apart by everyone"
    ]


def test_a_word_that_covers_another_part_is_not_asked_about(folder: Path) -> None:
    path = folder / f"{SCENE}.yaml"
    bird = (
        "  - {part: bird, at: [600, 300], size: 90, looks: {colour: red, facing: left}}\nquestion"
    )
    text = WRITTEN.replace("question", bird, 1).replace(
        "{part: buoy, colour: blue}", "{part: bird}"
    )
    path.write_text(text, encoding="utf-8")
    assert "bird is asked about, but gull might be taken for one" in [m for *_, m in told(folder)]


def test_no_two_scenes_hold_the_same_things(folder: Path) -> None:
    text = WRITTEN.replace("id: harbour_test", "id: harbour_zzz").replace(
        "[100, 400]", "[120, 400]"
    )
    (folder / "harbour_zzz.yaml").write_text(text, encoding="utf-8")
    assert told(folder) == [("harbour_zzz", 6, "harbour_zzz has the same things as harbour_test")]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("alike: [[red, green]", "alike: [[red, gren]", "unknown colour gren: did you mean green?"),
        ("bird: [gull,", "bird: [gul,", "unknown part gul: did you mean gull?"),
        ("{id: anchor, box: [", "{id: anchor, box: [99, ", "a list of 4 is wanted"),
        ("{id: anchor,", "{id: acorn,", "acorn stands twice"),
    ],
)
def test_what_is_wrong_with_the_stock_is_told(
    folder: Path, old: str, new: str, message: str
) -> None:
    path = folder / "stock.yaml"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert any(file == "stock" and message in said for file, _, said in told(folder))


# The scenes there are


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    return [solved.scene for solved in load().values()]


def test_there_are_250_scenes_with_one_right_answer_each(scenes: list[Scene]) -> None:
    assert len(scenes) == 250


def test_a_scene_alone_is_held_against_the_stock_of_the_program() -> None:
    source = read(FOLDER / "harbour_001.yaml")
    assert [scene.id for scene in check_scenes([source])[1]] == ["harbour_001"]
    assert source.faults == []


def test_levels_are_about_40_40_and_20_per_cent(scenes: list[Scene]) -> None:
    assert Counter(scene.level for scene in scenes) == {1: 100, 2: 100, 3: 50}


def test_every_backdrop_and_every_kind_of_question_is_met_often(scenes: list[Scene]) -> None:
    stock = check_scenes([read(FOLDER / "stock.yaml")])[0]
    assert stock is not None
    places = Counter(scene.backdrop for scene in scenes)
    assert places.keys() == set(stock.backdrops) and min(places.values()) >= 15
    kinds = Counter(scene.question.ask.do for scene in scenes)
    assert len(kinds) == 14 and min(kinds.values()) >= 6 and max(kinds.values()) <= 60


def test_every_part_is_somewhere_in_a_picture(scenes: list[Scene]) -> None:
    stock = check_scenes([read(FOLDER / "stock.yaml")])[0]
    assert stock is not None and len(stock.parts) >= 120
    assert {thing.part for scene in scenes for thing in scene.things} == stock.by_id.keys()


def test_no_question_is_asked_twice_in_one_place_nor_often_at_all(scenes: list[Scene]) -> None:
    asked = Counter((scene.backdrop, scene.question.text.en) for scene in scenes)
    assert max(asked.values()) == 1


def test_english_articles_suit_the_words_behind_them(scenes: list[Scene]) -> None:
    """ "A orange flower" had been asked for."""
    wrong = re.compile(r"\ba [aeio]|\ban [^aeiou]", re.IGNORECASE)
    for scene in scenes:
        said = [scene.question.text, *(option.text for option in scene.question.options)]
        assert not [words.en for words in said if wrong.search(words.en)], scene.id


def test_no_text_has_a_gap_and_all_questions_end_as_such(scenes: list[Scene]) -> None:
    for scene in scenes:
        for language in ("sv", "fi", "en"):
            text = getattr(scene.question.text, language)
            assert text.endswith("?") and "{" not in text and "  " not in text, scene.id
            for option in scene.question.options:
                said = getattr(option.text, language)
                assert said and said == said.strip() and said[0] == said[0].upper(), scene.id
