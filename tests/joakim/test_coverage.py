"""Nothing on the checklist is forgotten: every rule has a clause, every clause a test."""

from __future__ import annotations

import re

import pytest

from game.data_files import load_options
from game.files.joakim import FOLDER
from game.files.translations import LANGUAGES
from game.files.yaml_source import PROJECT, read
from game.texts import Texts
from tests import rulebooks
from tests.rulebooks import calls_in, codes_in, ids_in_code, named_by_tests, rules_of, strings_in

CLAUSE = re.compile(rulebooks.clause_pattern("joakim"))

STATED = {f"J{n}" for n in range(1, 71)}
"""What the rulebook states, from J57 on of the game with the sharks."""

RULINGS = {f"D{n}" for n in range(1, 66)}

CASES = ("O01", "O02", "O03", "O05", "O06", "O08", "O10", "O11", "O14", "O22", "O23")
"""The acceptance cases that the rules of the basic game can be held to without a window."""


def covers() -> dict[str, list[str]]:
    """Every clause, and what it covers."""
    return rulebooks.covers("joakim")


def test_every_stated_rule_and_every_ruling_has_a_clause() -> None:
    covered = {id for ids in covers().values() for id in ids}
    assert (STATED | RULINGS) - covered == set()
    assert covered - (STATED | RULINGS) == set()


def test_every_clause_is_named_by_a_test() -> None:
    assert set(covers()) - named_by_tests("clause", CLAUSE.pattern) == set()


def test_tests_name_no_clause_that_does_not_exist() -> None:
    named = {id for id in named_by_tests("clause", CLAUSE.pattern) if id.startswith("joakim.")}
    assert named - set(covers()) == set()


def test_the_program_names_only_clauses_that_exist() -> None:
    assert {where for where in ids_in_code("joakim") if where[1] not in covers()} == set()


def test_every_clause_that_gives_a_reason_is_named_in_full() -> None:
    """The clause of a reason or of money is what the help opens, so each must be one by itself."""
    for path, call in calls_in("joakim"):
        for text in strings_in(call):
            if text.startswith("joakim."):
                assert text in covers(), f"{path.name}: {text}"


# Words for all that is refused or comes to nothing

BY_THE_SCREEN = {"square_too_far"}
"""Said in place of square_out_of_reach where no throw leads that far."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_and_all_words_have_a_code(language: str) -> None:
    codes = {code for path in rules_of("joakim") for code in codes_in(path)}
    codes |= {"not_a_whole_number"} | BY_THE_SCREEN  # the first is the engine's, of an amount
    assert len(codes) > 35
    texts = Texts(language)
    assert {code for code in codes if not texts.has(f"joakim.reason.{code}")} == set()
    written = read(PROJECT / "data" / "joakim" / "texts" / language / "reasons.yaml")
    assert set(written.root["texts"]["reason"]) - codes == set()


@pytest.mark.parametrize("case", CASES)
def test_every_acceptance_case_of_the_rules_is_played(case: str) -> None:
    assert case in named_by_tests("case", "O[0-9]+")


# What the clauses call things

OPTION_CLAUSES = {
    "win_limit": "winning.1",
    "numbers_game": "winning.4",
    "start_cash": "setup.6",
    "start_holding": "setup.4",
    "transaction_limit": "property.3",
    "first_player": "setup.7",
    "dividend": "newspaper.13",
    "extra_draw": "newspaper.9",
    "take_over_price": "newspaper.7",
    "take_over_fives": "newspaper.7",
    "exchange_fives": "newspaper.6",
    "forced_purchase": "newspaper.8",
    "unpaid": "debts.5",
    "blocked_move": "movement.5",
    "club_reopens": "club.6",
    "club_swap_price": "club.2",
    "drawn_numbers": "newspaper.10",
    "auction_lot": "auction.1",
    "auction_clock": "auction.2",
    "crown_sale": "crown.4",
    "crown_jump": "crown.3",
    "crown_asks": "crown.7",
    "win_check": "winning.1",
    "win_tie": "winning.2",
    "last_player": "winning.3",
    "numbers_count": "winning.4",
    "sharks": "sharks.1",
    "option_step": "sharks.2",
    "loans_at_win": "loans.3",
    "repay_where": "loans.2",
    "tip_moments": "tips.3",
    "away_cancels": "tips.10",
    "worthless_takes": "tips.11",
    "beagle_cards": "tips.9",
    "trade_prices": "offers.2",
    "trade_parties": "offers.1",
}
"""The clause that a house rule changes."""

CHOSEN = {
    "sv": r"[Hh]ar ni valt|ni (inte )?har valt|kan( också)? välja|har bestämt|[Mm]ed affärshajar",
    "fi": r"valinneet|[Vv]oitte( myös)? valita|päättäneet|bisneshait ovat",
    "en": r"have chosen|can( also)? choose|have decided|[Ww]ith business sharks",
}
"""How a clause says that a rule is chosen, or belongs to the variant."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_a_house_rule_changes_says_so(language: str) -> None:
    assert OPTION_CLAUSES.keys() == load_options(FOLDER / "options.yaml").defaults().keys()
    chapters = read(FOLDER / "rulebook" / f"{language}.yaml").root["texts"]
    for option, clause in OPTION_CLAUSES.items():
        chapter, _, number = clause.partition(".")
        assert re.search(CHOSEN[language], chapters[chapter][number]), option


CARDS = {"newspaper": "small", "uncle": "title", "club": "title", "tips": "title"}
"""Where the name of a card's kind stands, by deck."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clauses_call_the_cards_what_the_cards_say(language: str) -> None:
    texts = PROJECT / "data" / "joakim" / "texts" / language / "cards.yaml"
    decks = read(texts).root["texts"]
    titles = [card[part].upper() for deck, part in CARDS.items() for card in decks[deck].values()]
    titles = [title.replace("\xad", "") for title in titles]
    chapters = read(FOLDER / "rulebook" / f"{language}.yaml").root["texts"]
    told = "\n".join(text for chapter in chapters.values() for text in chapter.values())
    word = r"[A-ZÅÄÖ][A-ZÅÄÖ’-]+"
    named = re.findall(rf"{word}(?:,? {word})*", told.replace("\xad", ""))
    assert len(named) > 25
    for name in named:
        kinds = [name] if any(name in title for title in titles) else name.split(", ")
        for kind in kinds:
            assert any(kind in title for title in titles), kind
