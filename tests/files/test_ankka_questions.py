"""The question cards: all faults are told at once, each with its line; ours have none."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.ankka.questions_data import LANGUAGES, TEXT_TOPICS, Words, say
from game.data_files import load_ankka
from game.files.ankka_question_report import question_report, source_kind
from game.files.ankka_questions import (
    FOLDER,
    LONGEST_SHARE,
    all_asked,
    load_questions,
    longest_share,
    points_at_answers,
)
from game.files.checking import check_all
from game.files.faults import FaultyData
from game.files.yaml_source import read

NAMES = """kind: ankka.names
format: 1
names:
  - {sv: [Kalle Anka, Kalle], fi: [Aku Ankka, Aku], en: [Donald Duck, Donald]}
  - {sv: [Ankeborg], fi: [Ankkalinna], en: [Duckburg]}
"""


def question(ask: str, right: str, wrong: Sequence[str] = ("blue", "green"), **more: str) -> str:
    """A question in flow style; `ask` is asked in all languages by its own words."""
    source = more.get("source", "https://example.org/colours")
    told = more.get("told", f'{{sv: "{ask} sv?", fi: "{ask} fi?", en: "{ask} en?"}}')
    listed = ", ".join(wrong)
    return (
        f'{{level: 1, source: "{source}", checked: 1, ask: {told}, '
        f"right: {right}, wrong: [{listed}]}}"
    )


def card(id: str, **topics: str) -> str:
    """A card; what is not given is a question of its own that has no fault."""
    lines = [f"  - id: {id}"]
    for topic in TEXT_TOPICS:
        plain = question(f"{topic} {id} {topic}{id}", "red")
        lines.append(f"    {topic}: {topics.get(topic, plain)}")
    return "\n".join(lines)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "names.yaml").write_text(NAMES, encoding="utf-8")
    return tmp_path


def write(folder: Path, *cards: str, name: str = "cards_001") -> None:
    text = "\n".join(("kind: ankka.questions", "format: 1", "cards:", *cards)) + "\n"
    (folder / f"{name}.yaml").write_text(text, encoding="utf-8")


def told(folder: Path) -> list[tuple[int, str]]:
    with pytest.raises(FaultyData) as refused:
        load_questions(folder)
    return [(fault.line, fault.message) for fault in refused.value.faults]


def test_cards_without_fault_are_read(folder: Path) -> None:
    write(folder, card("q001"), card("q002"))
    cards = load_questions(folder)
    assert [each.id for each in cards] == ["q001", "q002"]
    asked = cards[1].text("stories")
    assert say(asked.ask, "fi") == "stories q002 storiesq002 fi?"
    assert asked.answers == ("red", "blue", "green")


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (question("Which", "red", ("blue",)), "2 wrong answers are wanted"),
        (question("Which", "red", ("Red", "blue")), "two answers are the same in Finnish"),
        (question("Which", "red", ("blue", "'a very long answer'")), "far longer than another"),
        (question("Which", "red", source="a friend"), "a story, its maker and the year"),
        (question("", "red", told="'Which is red?'"), "wanted in three languages"),
        (question("Which of these", "red"), "needs_options: true is wanted"),
        (question("", "red", told="{sv: Vad av dessa?, fi: Mikä?, en: Which?}"), "needs_options"),
        (question("", "red", told="{sv: Vad?, fi: Mikä näistä?, en: What?}"), "needs_options"),
        (question("", "red", told="{sv: Vad?, fi: Mikä, en: What?}"), "no question mark in Finn"),
        (question("", "red", told="{sv: Vad?, fi: Mikä?}"), "en is missing"),
        (
            question("", "red", told="{sv: Vad?, fi: Mikähän se mahtaa olla?, en: What?}"),
            "twice as much",
        ),
        (
            question("", "red", told="{sv: Är Kalle röd?, fi: Onko se punainen?, en: Is Donald?}"),
            "Donald Duck is not named in Finnish",
        ),
        (
            question("", "red", told="{sv: Är Anckeborg?, fi: On Ankkalinna?, en: Is Duckburg?}"),
            "Anckeborg in Swedish: did you mean Ankeborg?",
        ),
    ],
)
def test_a_faulty_question_is_told_with_its_line(folder: Path, asked: str, message: str) -> None:
    write(folder, card("q001"), card("q002", stories=asked))
    found = told(folder)
    assert {line for line, text in found if message in text} == {10}, found


def test_every_fault_is_told_at_once(folder: Path) -> None:
    write(folder, card("q001", people=question("Which", "red", ("Red",), source="?")))
    found = [text for line, text in told(folder) if line == 5]
    assert len(found) == 5, found  # the source, one answer missing, and one twice in 3 languages


def test_a_question_stands_only_once(folder: Path) -> None:
    again = question("people q001 peopleq001", "pink")
    write(folder, card("q001"), card("q002", this_and_that=again))
    message = "q002 this_and_that: asks the same as q001 people"
    assert told(folder) == [(11, message)]


def test_a_question_asked_in_nearly_the_same_words_is_told(folder: Path) -> None:
    first = question("Whose is the old hat that lies in the money bin", "red")
    other = question("Whose is the hat that lies in the old money bin", "red")
    write(folder, card("q001", people=first, stories=other))
    assert [text for _, text in told(folder)] == ["q001 stories: asks the same as q001 people"]


def test_numbers_leave_no_gap_and_stand_once(folder: Path) -> None:
    write(folder, card("q001"), card("q003"))
    assert "q003 stands where q002 is wanted" in told(folder)[0][1]
    write(folder, card("q001"), card("q002"))
    write(folder, card("q002"), name="cards_002")
    assert any("q002 stands in another file too" in text for _, text in told(folder))


def test_all_cards_have_a_picture_or_none(folder: Path) -> None:
    write(folder, card("q001") + "\n    pictures: {scene: harbour_001}", card("q002"))
    assert [text for _, text in told(folder)] == ["q002 pictures is missing"]


def test_the_right_answer_may_not_give_itself_away_by_its_length(folder: Path) -> None:
    easy = {
        topic: question(f"{topic} of four", "longest", ("short", "less")) for topic in TEXT_TOPICS
    }
    write(folder, card("q001", **easy), card("q002"))
    found = told(folder)
    assert len(found) == len(LANGUAGES)
    assert "the longest of 50% of the questions in Swedish: at most 40%" in found[2][1]


def test_a_file_alone_is_checked_without_what_only_the_folder_tells(folder: Path) -> None:
    write(folder, card("q007"))
    report = check_all([folder / "cards_001.yaml"])
    assert report.faults == ()
    assert ("question cards", 1) in report.counts


def test_words_are_told_by_language() -> None:
    words = Words("röd", "punainen", "red")
    assert [say(words, language) for language in LANGUAGES] == ["röd", "punainen", "red"]
    assert say("1951", "fi") == "1951"


def test_kinds_of_source() -> None:
    assert source_kind("https://fi.wikipedia.org./wiki/Kirje_kotoa") == "wikipedia"
    assert source_kind("https://scrooge-mcduck.fandom.com/wiki/Gus_Goose") == "wiki"
    assert source_kind("http://news.bbc.co.uk/2/hi/uk_news") == "page"
    assert source_kind("Lost in the Andes, Carl Barks, 1949") == "story"


# Ours


def test_our_questions_have_no_fault() -> None:
    assert check_all([FOLDER]).faults == ()


def test_our_questions_that_point_at_their_answers_show_them_also_to_who_answers_aloud() -> None:
    """Without options 29 of them could not be answered: which of these is not in the picture?"""
    pointing = 0
    for wordings in load_ankka().wordings:
        for wording in wordings:
            if points_at_answers(wording.ask):
                pointing += 1
                assert wording.needs_options, wording.ask
    assert pointing > 6


def test_no_finnish_question_reads_as_why_where_it_asks_what_becomes_of_something() -> None:
    """ "Miksi" asks both; read without its answers, it asks why."""
    for each in all_asked([read(path) for path in sorted(FOLDER.glob("*.yaml"))]):
        ask, right = say(each.question.ask, "fi"), say(each.question.right, "fi")
        assert not (ask.startswith("Miksi ") and right.endswith("ksi")), each.card


def test_our_right_answers_are_seldom_the_longest() -> None:
    asked = all_asked([read(path) for path in sorted(FOLDER.glob("*.yaml"))])
    assert len(asked) >= 180
    for language in LANGUAGES:
        assert longest_share(asked, language) <= LONGEST_SHARE


def test_the_report_counts_topics_levels_and_sources(folder: Path) -> None:
    write(folder, card("q001"), card("q002"))
    lines = list(question_report(folder))
    assert lines[0] == "6 questions"
    assert "  people: level 1 2 (100%), level 2 0 (0%), level 3 0 (0%)" in lines
    assert "sources: page 6" in lines
    shutil.rmtree(folder)
    assert list(question_report(folder)) == ["no questions"]
