"""Nothing on the checklist is forgotten: every rule has a clause, all that is said has words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import partial
from typing import get_args

import pytest

from game.data_files import load_finans
from game.files.translations import LANGUAGES
from game.files.yaml_source import PROJECT, read
from game.finans import effects
from game.finans.data import DECK_NAMES, GameData, SpaceType
from game.finans.state import Ending
from game.games import GAMES
from game.texts import Texts
from tests.rulebooks import (
    calls_in,
    clause_pattern,
    codes_in,
    constant,
    covers,
    ids_in_code,
    named_by_tests,
    rules_of,
    strings_in,
    words_of_calls,
)

STATED = {f"F{n}" for n in range(1, 65)}
RULINGS = {f"FD{n}" for n in range(1, 53)}


@pytest.fixture(scope="module")
def data() -> GameData:
    return load_finans()


def test_every_stated_rule_and_every_ruling_has_a_clause() -> None:
    covered = {id for ids in covers("finans").values() for id in ids}
    assert covered == STATED | RULINGS


def test_every_clause_is_named_by_a_test() -> None:
    named = named_by_tests("clause", clause_pattern("finans"))
    assert set(covers("finans")) - named == set()


def test_the_program_names_only_clauses_that_exist() -> None:
    known = covers("finans")
    assert {
        where
        for where in ids_in_code("finans")
        if where[1] not in known and not where[1].startswith("finans.events")
    } == set()


def test_every_clause_that_gives_a_reason_is_named_in_full() -> None:
    """The clause of a reason or of money is what the help opens, so each must be one by itself."""
    known = covers("finans")
    for path, call in calls_in("finans"):
        for text in strings_in(call):
            if text.startswith("finans."):
                assert text in known, f"{path.name}: {text}"


# Words for all that the rules can say


first_words = partial(words_of_calls, "finans")


def causes() -> Iterator[str]:
    """Every cause of money or of a paper's way: it stands before the clause."""
    for _, call in calls_in("finans"):
        if ast.unparse(call.func) not in ("Reason", "t.nothing"):
            for one, following in zip(call.args, call.args[1:], strict=False):
                is_clause = constant(following).startswith("finans.")
                if constant(one) and (is_clause or ast.unparse(following) == "clause"):
                    yield constant(one)
    for_all = (effects.AllEarn(1), effects.CarTax(1), effects.BuildingTax(1))
    yield from (effect.do for effect in (*for_all, effects.ShareFall(0, 1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_and_all_words_have_a_code(language: str) -> None:
    codes = {code for path in rules_of("finans") for code in codes_in(path)}
    codes |= {"not_a_whole_number"}  # the engine's, of an amount
    assert len(codes) > 35
    texts = Texts(language)
    assert {code for code in codes if not texts.has(f"finans.reason.{code}")} == set()
    written = read(PROJECT / "data" / "finans" / "texts" / language / "reasons.yaml")
    assert set(written.root["texts"]["reason"]) - codes == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_words_and_all_words_have_a_cause(language: str) -> None:
    found = set(causes())
    assert len(found) > 30
    written = read(PROJECT / "data" / "finans" / "texts" / language / "log.yaml").root["texts"]
    assert set(written["cause"]) == found
    papers = first_words(3, "t.move_plot", "t.move_share") | first_words(4, "hand_over")
    assert set(written["log"]["paper"]) == papers
    drawings = {"large_drawing", "small_drawing"}
    assert set(written["log"]["bond"]) == first_words(3, "BondMoved") | drawings
    assert set(written["log"]["rolled"]) == first_words(2, "t.roll") | drawings
    assert set(written["log"]["ended"]) == {
        ending.name.lower() for ending in Ending if ending is not Ending.NOT_YET
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_action_has_words(language: str) -> None:
    written = read(PROJECT / "data" / "finans" / "texts" / language / "questions.yaml").root
    prompts = first_words(1, "Choice", "Amount")
    assert len(prompts) >= 13
    assert set(written["texts"]["question"]) == prompts
    labels = set(written["texts"]["label"])
    verbs = first_words(0, "Near", "Option") - {"pass"}
    assert len(verbs) > 15
    assert verbs - labels == set()
    by_their_papers = {"bond", "fee", "take_share", "take_plot", "offer_buy", "offer_sell", "pass"}
    assert labels - verbs == by_their_papers
    assert set(written["texts"]["label"]["pass"]) <= prompts


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str, data: GameData) -> None:
    texts = Texts(language)
    keys = [f"group.{group.id}.{part}" for group in data.groups for part in ("name", "short")]
    keys += [f"plot.{plot.id}" for plot in data.plots]
    keys += [
        f"space.{type}.{part}" for type in get_args(SpaceType) for part in ("name", "sentence")
    ]
    keys += [f"room.{space.number}" for space in data.spaces if space.type == "rest"]
    keys += [f"deck.{deck}.{part}" for deck in DECK_NAMES for part in ("name", "card", "count")]
    looks = GAMES["finans"].looks
    keys += [f"{what}.{look}" for what in ("look", "pawn") for look in looks]
    for option in GAMES["finans"].options().options:
        parts = ["name", "sentence", *(["own"] if option.range else []), *map(str, option.values)]
        keys += [f"option.{option.id}.{part}" for part in parts]
    for preset in GAMES["finans"].options().presets:
        keys += [f"preset.{preset.id}.{part}" for part in ("name", "sentence")]
    assert [key for key in keys if not texts.has(f"finans.{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_are_kronor_and_written_as_the_language_writes_numbers(language: str) -> None:
    """ "10 000" or "10,000", never "10000", and never the M of the other game's millions."""
    kronor = ("amount", "price", "face", "fee", "total", "missing", "debt", "interest")
    for path in (PROJECT / "data" / "finans" / "texts" / language).glob("*.yaml"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            plain = [name for name in kronor if f"{{{name}}}" in line]
            assert (plain, ":M}" in line) == ([], False), f"{path.name}:{number}"
