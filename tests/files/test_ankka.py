"""Faults in the files of Aku Ankka: all are told at once, each with its line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.ankka.questions_data import LANGUAGES, say
from game.data_files import FaultyData, load_ankka
from game.files.ankka import FILES, FOLDER
from game.files.ankka_decks import check_pictures, read_decks
from game.files.checking import check_all
from game.files.yaml_source import read
from game.texts import Texts


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        shutil.copy(FOLDER / f"{name}.yaml", tmp_path)
    for name in ("questions", "scenes"):
        (tmp_path / name).symlink_to(FOLDER / name)
    return tmp_path


def change(folder: Path, name: str, old: str, new: str) -> int:
    """Change one place of a file; the number of its line."""
    path = folder / f"{name}.yaml"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old} stands {text.count(old)} times"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def told(folder: Path) -> list[tuple[str, int, str]]:
    with pytest.raises(FaultyData) as refused:
        load_ankka(folder)
    return [(Path(fault.file).stem, fault.line, fault.message) for fault in refused.value.faults]


def test_the_files_themselves_have_no_fault(folder: Path) -> None:
    assert len(load_ankka(folder).nodes) == 45
    files = [folder / f"{name}.yaml" for name in FILES]
    assert [fault for fault in check_all(files).faults if fault.serious] == []


ELSEWHERE = ("id: bin,", "tokens: 4 ")
"""What is changed here is told where it is missed, or where it does harm."""


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("board", "nodes_in_all: 45", "nodes_in_all: 44", "nodes_in_all is 44, but there are 45"),
        ("board", "links_in_all: 48", "links_in_all: 49", "links_in_all is 49, but there are 48"),
        ("board", "id: r02,", "id: r01,", "r01 stands twice, in lines"),
        ("board", "- [aku, r01]", "- [akku, r01]", "unknown node akku: did you mean aku?"),
        ("board", "- [aku, r01]", "- [aku, aku]", "aku cannot be linked with itself"),
        ("board", "- [r01, r02]", "- [r01, aku]", "r01 and aku are linked already"),
        ("board", "at: [458, 180], topic: pictures", "at: [458, 180], topic: picture", "pictures?"),
        ("board", "width: 226", "width: 226, topic: people", "iines: a place has no topic"),
        ("board", "id: bin,", "id: bun,", "there is no bin, where the dime is brought"),
        ("characters", "start: r62", "start: r64", "iines: unknown node r64"),
        ("characters", "quick: [julle, mummo]", "quick: [julle, r01]", "r01 is no destination"),
        ("characters", "quick: [julle, mummo]", "quick: [julle, bin]", "bin is no destination"),
        ("characters", "quick: [julle, mummo]", "quick: [julle, julle]", "stands on the route"),
        ("characters", "quick: [julle, mummo]", "quick: [julle]", "all quick routes are equally"),
        ("characters", "quick: [julle, mummo]", "quick: []", "a route needs a destination"),
        ("characters", "id: hannu", "id: aku", "aku stands twice"),
        ("spinner", "[6, 0, 3, 0, 0, 3, 0, 0]", "[6, 0, 3, 6, 0, 3]", "a spin costs 2"),
        ("spinner", "[6, 0, 3, 0, 0, 3, 0, 0]", "[]", "the wheel has no sector"),
        ("spinner", "shrink, swap,", "shrink, beam,", "the machine has no sector swap"),
        ("spinner", "shrink, swap,", "shrink, swop,", "unknown 5 swop: did you mean swap?"),
        ("numbers", "tokens: 4 ", "tokens: 3 ", "there are only 3 tokens"),
        ("numbers", "steps: 5 ", "steps: 0 ", "at least 1 is wanted"),
        ("numbers", "question_cost: 2 ", "question_price: 2 ", "did you mean question_cost?"),
        ("events", "cards_in_all: 50", "cards_in_all: 48", "48, but there are 50"),
        ("events", "id: e50", "id: e49", "e49 stands twice"),
        ("events", "id: e50", "id: n50", "n50: ids are e01, e02 ..."),
        ("events", "do: lose_kept", "do: loose_kept", "e48: unknown effect loose_kept"),
        ("events", "to: left", "to: right", "e31: unknown to right"),
    ],
)
def test_a_fault_is_told_where_it_is(
    folder: Path, name: str, old: str, new: str, message: str
) -> None:
    line = change(folder, name, old, new)
    faults = told(folder)
    assert any(message in text and (at == line or old in ELSEWHERE) for _, at, text in faults)


def test_a_part_of_the_town_that_no_road_leads_to_is_told(folder: Path) -> None:
    change(folder, "board", "  - [klubi, r71]\n", "")
    change(folder, "board", "  - [r63, klubi]\n", "")
    change(folder, "board", "links_in_all: 48", "links_in_all: 46")
    [(_, _, message)] = told(folder)
    assert message == "klubi: no road leads here from aku"


@pytest.mark.case("O09")
def test_a_deck_and_a_wheel_that_give_back_what_they_cost_are_refused(folder: Path) -> None:
    """With them a turn need never end: one would win steps as fast as one spends them."""
    path = folder / "events.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("do: machine", "do: steps, steps: 6"), encoding="utf-8")
    change(folder, "spinner", "[6, 0, 3, 0, 0, 3, 0, 0]", "[6, 0, 3, 3, 0, 3, 0, 1]")
    assert [message for _, _, message in told(folder)] == [
        "endless turns: a question costs 2, and gives as much back",
        "endless turns: a spin costs 2, and gives as much back",
    ]


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("do: steps, steps: 0", "no steps are no event"),
        ("do: keep, what: steps", "how many steps is it worth when it is used?"),
        ("do: keep, what: shield, steps: 2", "a shield gives no steps"),
        ("do: milla, steps: 0", "at least 1 is wanted"),
    ],
)
def test_an_effect_that_makes_no_sense_is_told(folder: Path, effect: str, message: str) -> None:
    line = change(folder, "events", "effect: {do: lose_kept}", f"effect: {{{effect}}}")
    [(_, at, text)] = told(folder)
    assert message in text and text.startswith("e48: ") and at == line


def test_a_deck_that_players_could_keep_is_refused(folder: Path) -> None:
    card = "  - {id: e01, picture: event_shield, effect: {do: keep, what: shield}}\n"
    head = "kind: ankka.events\nformat: 1\ncards_in_all: 1\ncards:\n"
    (folder / "events.yaml").write_text(head + card, encoding="utf-8")
    assert ("events", 4, "cards: all are kept, so players could hold the whole deck") in told(
        folder
    )


def test_a_topic_without_questions_is_told(folder: Path) -> None:
    (folder / "questions").unlink()
    missing = [message for _, _, message in told(folder)]
    assert "there is no question of the topic people" in missing


def test_every_question_has_its_wording(folder: Path) -> None:
    decks, sources = read_decks(FOLDER)
    assert not any(source.faults for source in sources)
    for questions, wordings in zip(decks.questions, decks.wordings, strict=True):
        assert len({question.id for question in questions}) == len(questions) == len(wordings)
        for question, wording in zip(questions, wordings, strict=True):
            assert question.answers == len(wording.answers) == 3
            assert 0 <= question.right < 3 and 1 <= question.level <= 3


def test_a_picture_that_there_is_not_and_one_that_two_cards_have_are_told(tmp_path: Path) -> None:
    (tmp_path / "scenes").symlink_to(FOLDER / "scenes")
    (tmp_path / "questions").mkdir()
    path = tmp_path / "questions" / "cards_001.yaml"
    cards = "".join(
        f"  - {{id: q{n:03}, pictures: {{scene: {scene}}}}}\n"
        for n, scene in enumerate(("attic_001", "attic_999", "attic_001"), start=1)
    )
    path.write_text(f"kind: ankka.questions\nformat: 1\ncards:\n{cards}", encoding="utf-8")
    source = read(path)
    check_pictures([source])
    assert [(fault.line, fault.message) for fault in source.faults] == [
        (5, "q002: there is no scene attic_999"),
        (6, "q003: q001 has the picture attic_001 already"),
    ]


def test_a_file_is_checked_by_itself_with_the_board_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "characters.yaml"
    text = (FOLDER / "characters.yaml").read_text(encoding="utf-8")
    path.write_text(text.replace("start: r62", "start: r69"), encoding="utf-8")
    [fault] = check_all([path]).faults
    assert fault.message.startswith("iines: unknown node r69")


def test_an_option_that_the_rules_do_not_know_is_told(tmp_path: Path) -> None:
    path = tmp_path / "options.yaml"
    text = (FOLDER / "options.yaml").read_text(encoding="utf-8")
    path.write_text(text.replace("{id: disputes,", "{id: dispute,"), encoding="utf-8")
    [fault] = check_all([path]).faults
    assert fault.message == "dispute: the rules know no such option: did you mean disputes?"


# Words that look like true and false, and words that are missing


@pytest.mark.case("O26")
def test_answers_like_on_and_no_are_words_in_every_language(tmp_path: Path) -> None:
    """The question of the case, written without quotes: the answers stay what they are."""
    (tmp_path / "questions").mkdir()
    (tmp_path / "scenes").symlink_to(FOLDER / "scenes")
    asked = (
        "      level: 1\n"
        "      source: https://example.org/ducks\n"
        "      checked: 1\n"
        "      ask: {sv: Är ankan gul?, fi: Onko ankka keltainen?, en: Is the duck yellow?}\n"
        "      right: {sv: Ja, fi: On, en: Yes}\n"
        "      wrong: [{sv: Nej, fi: Ei, en: No}, {sv: Av, fi: Pois, en: Off}]\n"
    )
    card = "".join(f"    {topic}:\n{asked}" for topic in ("people", "stories", "this_and_that"))
    card += "    pictures: {scene: attic_001}\n"
    head = "kind: ankka.questions\nformat: 1\ncards:\n  - id: q001\n"
    path = tmp_path / "questions" / "cards_001.yaml"
    path.write_text(head + card, encoding="utf-8")
    decks, sources = read_decks(tmp_path)
    assert not any(source.faults for source in sources)
    [wording] = decks.wordings[0]
    shown = {language: [say(each, language) for each in wording.answers] for language in LANGUAGES}
    assert shown == {
        "sv": ["Ja", "Nej", "Av"], "fi": ["On", "Ei", "Pois"], "en": ["Yes", "No", "Off"],
    }  # fmt: skip


@pytest.mark.case("O26")
def test_a_language_that_there_is_not_and_a_real_false_are_told(tmp_path: Path) -> None:
    (tmp_path / "questions").mkdir()
    (tmp_path / "scenes").symlink_to(FOLDER / "scenes")
    text = (FOLDER / "questions" / "cards_001.yaml").read_text(encoding="utf-8")
    path = tmp_path / "questions" / "cards_001.yaml"
    for word, message in (("no: Nei, sv:", "unknown key no"), ("fi: false, sv:", "put quotes")):
        path.write_text(text.replace("right: {sv:", f"right: {{{word}", 1), encoding="utf-8")
        _, sources = read_decks(tmp_path)
        told = [fault for source in sources for fault in source.faults]
        assert any(message in fault.message and fault.line > 1 for fault in told), told


@pytest.mark.case("O29")
def test_a_missing_translation_is_told_with_file_card_and_language(tmp_path: Path) -> None:
    """And another language's words are shown: never an empty card, and never a raw key."""
    folder = tmp_path / "ankka"
    shutil.copytree(FOLDER / "texts", folder / "texts")
    for name in FILES:
        shutil.copy(FOLDER / f"{name}.yaml", folder)
    path = folder / "texts" / "fi" / "cards.yaml"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    at = lines.index("    e17:\n")
    del lines[at + 1]  # its title
    path.write_text("".join(lines), encoding="utf-8")
    told = [str(fault) for fault in check_all([folder]).faults]
    assert any("e17.title" in fault and "Finnish" in fault for fault in told), told
    assert Texts("fi", tmp_path).t("ankka.events.e17.title") in (
        Texts(language, tmp_path).t("ankka.events.e17.title") for language in ("sv", "en")
    )
