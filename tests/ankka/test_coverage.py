"""Nothing on the checklist is forgotten: every rule has a clause, all that is said has words."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from game.ankka.data import INVENTIONS, TOPICS
from game.ankka.events import Way
from game.ankka.options import Options
from game.ankka.state import Ending
from game.ankka.turn import PLAIN
from game.data_files import load_ankka
from game.files.translations import LANGUAGES
from game.files.yaml_source import PROJECT, read
from game.games import GAMES
from game.texts import Texts
from tests.rulebooks import (
    calls_in,
    clause_pattern,
    codes_in,
    covers,
    ids_in_code,
    named_by_tests,
    rules_of,
    strings_in,
    words_of_calls,
)

STATED = {f"A{n}" for n in range(1, 36)}
RULINGS = {f"AD{n}" for n in range(1, 44)}
OWN = {f"AC{n}" for n in range(2, 9)}
"""What the box is silent about, and the design settles: the characters (1) are in no clause."""


def test_every_stated_rule_and_every_ruling_has_a_clause() -> None:
    covered = {id for ids in covers("ankka").values() for id in ids}
    assert covered == STATED | RULINGS | OWN


def test_every_clause_is_named_by_a_test() -> None:
    named = named_by_tests("clause", clause_pattern("ankka"))
    assert set(covers("ankka")) - named == set()


def test_the_program_names_only_clauses_that_exist() -> None:
    known = covers("ankka")
    modules = ("ankka.events", "ankka.scenes")
    assert {
        where
        for where in ids_in_code("ankka")
        if where[1] not in known and not where[1].startswith(modules)
    } == set()


def test_every_clause_that_gives_a_reason_is_named_in_full() -> None:
    """The clause of a reason or of steps is what the help opens, so each must be one by itself."""
    known = covers("ankka")
    for path, call in calls_in("ankka"):
        for text in strings_in(call):
            if text.startswith("ankka."):
                assert text in known, f"{path.name}: {text}"


def test_every_option_is_read_by_a_rule() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in rules_of("ankka"))
    assert {name for name in Options().to_json() if f"options.{name}" not in source} == set()


# Words for all that the rules can say


def written(language: str, file: str) -> dict[str, Any]:
    """What stands in a file of texts."""
    path = PROJECT / "data" / "ankka" / "texts" / language / f"{file}.yaml"
    texts: dict[str, Any] = read(path).root["texts"]
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_and_all_words_have_a_code(language: str) -> None:
    codes = {code for path in rules_of("ankka") for code in codes_in(path)}
    assert len(codes) > 25 and set(written(language, "reasons")["reason"]) == codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_of_steps_and_of_the_dimes_way_has_words(language: str) -> None:
    log, causes = written(language, "log")["log"], words_of_calls("ankka", 2, "t.gain", "t.lose")
    assert set(written(language, "log")["cause"]) == causes
    assert set(log["steps"]) == causes - {"move"}  # a walk is told circle by circle
    assert set(log["dime"]) == words_of_calls("ankka", 2, "pass_to")
    assert set(log["came"]) == set(get_args(Way)) - {"walk"}
    assert set(log["ended"]) == {
        ending.name.lower() for ending in Ending if ending is not Ending.NOT_YET
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_action_has_words(language: str) -> None:
    questions = written(language, "questions")
    assert set(questions["question"]) == words_of_calls("ankka", 1, "Choice")
    actions = {"go", "capture", "steps", "seat", *PLAIN, *words_of_calls("ankka", 0, "Option")}
    assert actions - set(questions["label"]) == set()
    assert set(questions["label"]) - actions == {"card"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    texts, data, game = Texts(language), load_ankka(), GAMES["ankka"]
    keys = [f"place.{node.id}.{part}" for node in data.nodes if node.is_place
            for part in ("name", "short")]  # fmt: skip
    keys += [f"character.{each.id}" for each in data.characters]
    keys += [f"pawn.{look}" for look in game.looks]
    keys += [f"topic.{topic}" for topic in TOPICS]
    keys += [f"invention.{each}.{part}" for each in INVENTIONS for part in ("name", "text")]
    keys += [f"events.{card.id}.{part}" for card in data.events for part in ("title", "text")]
    for option in game.options().options:
        keys += [
            f"option.{option.id}.{part}" for part in ("name", "sentence", *map(str, option.values))
        ]
    for preset in game.options().presets:
        keys += [f"preset.{preset.id}.{part}" for part in ("name", "sentence")]
    assert [key for key in keys if not texts.has(f"ankka.{key}")] == []
