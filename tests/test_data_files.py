"""The data files: every fault of every file is told, with its line, and good files load."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.data_files import FaultyData, load_options, load_rulebook
from game.files.checking import Report, check_all
from game.files.joakim import FOLDER
from game.files.joakim_board import kinds_by_id
from game.files.joakim_cards import endless, read_newspaper
from game.files.yaml_source import read

CASES = Path(__file__).parent / "cases"

# File, line, and what the message says, for every fault of the folder of cases.
FAULTS = [
    ("anchor_in_anchor.yaml", 7, "&b: uses another anchor inside"),
    ("bad_placeholder.yaml", 12, "newspaper.n01.note: not a placeholder"),
    ("boolean_text.yaml", 9, "put quotes round true"),
    ("dangling_square.yaml", 14, "tips: [9, 1] lies outside the board"),
    ("dear_loan.yaml", 7, "loan_25: interest is not below amount"),
    ("duplicate_id.yaml", 23, "n02 stands twice, in lines 14 and 23"),
    ("duplicate_key_amount.yaml", 11, "amount stands twice, in lines 10 and 11"),
    ("duplicate_key_cards.yaml", 30, "cards stands twice, in lines 5 and 30"),
    ("effect_loop/effect_loop_a.yaml", 6, "endless chain"),
    ("effect_loop/effect_loop_b.yaml", 6, "from newspaper and uncle"),
    ("empty.yaml", 1, "empty"),
    ("empty_rumour.yaml", 7, "t01: change: nothing happens"),
    ("empty_win.yaml", 5, "win_limit: nothing to choose from"),
    ("free_loan.yaml", 7, "loan_25: repayment is not above amount"),
    ("id_of_another_deck.yaml", 8, "u02: ids are t01, t02 ..."),
    ("latin1.yaml", 11, "not UTF-8"),
    ("list_at_top.yaml", 1, "a mapping (key: value) is wanted at the top"),
    ("missing_shark.yaml", 8, "u02: borrow is for the sharks: shark: true is wanted"),
    ("missing_translation/texts/sv/cards.yaml", 8, "n02.story has no text in Finnish (fi)"),
    ("missing_translation/texts/sv/cards.yaml", 9, "n03.story: the text is empty"),
    ("negative_price.yaml", 7, "u01: price is -4: at least 1 is wanted"),
    ("norway.yaml", 4, "unknown language no"),
    ("other_placeholders/texts/en/log.yaml", 6, "{amount:M} is missing"),
    ("other_placeholders/texts/fi/log.yaml", 6, "{toinen} does not stand in"),
    ("python_tag.yaml", 18, "tags are not allowed"),
    ("rulebook_gaps/clauses.yaml", 9, "setup.2 has no words in Finnish (fi)"),
    ("rulebook_gaps/en.yaml", 9, "no such clause: setup.3"),
    ("shark_on_a_tip.yaml", 8, "t02: unknown key shark"),
    ("sharks_alone.yaml", 6, "cards: all have a shark, so the basic game has none"),
    ("tab_indent.yaml", 26, "tab, line 26"),
    ("unequal_rows.yaml", 6, "row 1 has 6 cells, not 5"),
    ("unknown_deck.yaml", 7, "unknown square NEVS: did you mean NEWS?"),
    ("unknown_deck_name.yaml", 4, "unknown deck unkle: did you mean uncle?"),
    ("unknown_effect.yaml", 17, "n02: unknown effect al_pay: did you mean all_pay?"),
    ("unknown_key.yaml", 7, "n01: unknown key pictuer: did you mean picture?"),
    ("unknown_kind.yaml", 2, "did you mean joakim.newspaper?"),
    ("unknown_property.yaml", 7, "u01: unknown property oli: did you mean oil?"),
    ("unreachable_square.yaml", 8, "no way leads to the square EXCH at [4, 2]"),
    ("wrong_loan_id.yaml", 7, "loan_25: a loan of 20 is called loan_20"),
    ("wrong_total.yaml", 4, "cards_in_all is 4, but there are 3"),
    ("wrong_total_loans.yaml", 4, "cards_in_all is 8, but there are 5"),
    ("wrong_total_property.yaml", 4, "cards_in_all is 196, but there are 33"),
    ("zero_cards.yaml", 5, "no cards, though squares draw from the deck newspaper"),
]
FAULTY = sorted({name for name, _, _ in FAULTS})
GOOD = [
    "base_board.yaml",
    "base_cards.yaml",
    "base_deck.yaml",
    "base_loans.yaml",
    "base_options.yaml",
    "base_properties.yaml",
    "base_texts.yaml",
    "base_tips.yaml",
    "good_anchor.yaml",
    "good_bom_crlf.yaml",
    "good_bom_crlf_texts.yaml",
    "labels_long",
    "tiny_tip_deck.yaml",
]


@pytest.fixture(scope="module")
def report() -> Report:
    return check_all([CASES])


@pytest.mark.case("O25", "O26", "O27", "O28", "O29", "O09")
@pytest.mark.parametrize(("name", "line", "message"), FAULTS)
def test_one_run_tells_every_fault_with_its_line(
    report: Report, name: str, line: int, message: str
) -> None:
    path = f"tests/cases/{name}"
    found = [(fault.line, fault.message) for fault in report.faults if fault.file == path]
    assert any(at == line and message in text for at, text in found), found


def test_no_other_file_of_the_cases_has_a_fault(report: Report) -> None:
    assert sorted({fault.file.removeprefix("tests/cases/") for fault in report.faults}) == FAULTY


def test_the_faults_are_sorted_and_told_once(report: Report) -> None:
    assert list(report.faults) == sorted(set(report.faults))
    assert str(report.faults[-1]) == (
        "tests/cases/zero_cards.yaml:5: no cards, though squares draw from the deck newspaper"
    )


@pytest.mark.parametrize("name", [name for name in FAULTY if "/" not in name])
def test_a_faulty_file_is_refused_by_itself_as_well(report: Report, name: str) -> None:
    alone = check_all([CASES / name]).faults
    assert alone == tuple(f for f in report.faults if f.file == f"tests/cases/{name}")


@pytest.mark.parametrize("name", GOOD)
def test_a_good_file_has_no_fault(name: str) -> None:
    assert check_all([CASES / name]).faults == ()


@pytest.mark.case("O09")
def test_an_endless_chain_is_seen_only_where_every_card_goes_on() -> None:
    on, end = {"b"}, set[str]()
    assert endless({"a": [on, on], "b": [{"a"}]}) == {"a", "b"}
    assert endless({"a": [{"a"}]}) == {"a"}
    assert endless({"a": [on, on], "b": [{"a"}, end]}) == set()
    assert endless({"a": [on], "b": [{"b"}], "c": [{"a"}, end]}) == {"a", "b"}
    assert endless({"a": [on], "b": []}) == set()


def test_options_and_presets_of_a_file() -> None:
    options = load_options(CASES / "base_options.yaml")
    assert options.defaults() == {"win_limit": 1000, "numbers_game": "off"}
    assert options.of_preset("short") == {"win_limit": 400, "numbers_game": "off"}
    win_limit, numbers_game = options.options
    assert win_limit.allows(400)
    assert win_limit.allows(650)
    assert not any(win_limit.allows(value) for value in (651, 50, "400", True))
    assert numbers_game.allows("on")
    assert not numbers_game.allows(False)


def test_a_preset_of_an_unknown_option_is_refused(tmp_path: Path) -> None:
    text = (CASES / "base_options.yaml").read_text(encoding="utf-8")
    path = tmp_path / "options.yaml"
    path.write_text(text.replace("short: {win_limit", "short: {win_limits"), encoding="utf-8")
    with pytest.raises(FaultyData, match="unknown option win_limits: did you mean win_limit"):
        load_options(path)


def test_the_rulebook_lists_its_clauses_in_reading_order() -> None:
    rulebook = load_rulebook(CASES / "rulebook_gaps" / "clauses.yaml")
    assert rulebook.game == "test"
    clauses = [clause.id for chapter in rulebook.chapters for clause in chapter.clauses]
    assert clauses == ["test.setup.1", "test.setup.2"]


def test_a_clause_of_another_chapter_or_twice_is_refused(tmp_path: Path) -> None:
    text = (CASES / "rulebook_gaps" / "clauses.yaml").read_text(encoding="utf-8")
    path = tmp_path / "clauses.yaml"
    path.write_text(text.replace("setup.2", "move.2") + text.splitlines()[-2] + "\n", "utf-8")
    with pytest.raises(FaultyData) as refused:
        load_rulebook(path)
    assert [fault.message for fault in refused.value.faults] == [
        "test.move.2: in this chapter ids are test.setup.1, test.setup.2 ...",
        "test.setup.1 stands twice, in lines 8 and 10",
    ]


def test_a_question_that_two_clauses_are_about_is_refused(tmp_path: Path) -> None:
    text = (CASES / "rulebook_gaps" / "clauses.yaml").read_text(encoding="utf-8")
    path = tmp_path / "clauses.yaml"
    path.write_text(text.replace("]}", "], asks: [roll]}"), encoding="utf-8")
    with pytest.raises(
        FaultyData, match=r"test\.setup\.2: roll is asked by test\.setup\.1 already"
    ):
        load_rulebook(path)


# Whatever a damaged file holds, reading it ends, and in faults or in a deck.

DECK = (CASES / "base_deck.yaml").read_bytes()
PIECES = [
    b"\n",
    b" ",
    b"- ",
    b": ",
    b"{",
    b"}",
    b"[",
    b"]",
    b"&a ",
    b"*a",
    b"!!int ",
    b"-1",
    b"\xe5",
]


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.integers(0, len(DECK)),
            st.integers(0, 12),
            st.one_of(st.sampled_from(PIECES), st.binary(max_size=4)),
        ),
        min_size=1,
        max_size=4,
    )
)
def test_a_damaged_deck_never_breaks_the_reader(
    tmp_path_factory: pytest.TempPathFactory, cuts: list[tuple[int, int, bytes]]
) -> None:
    raw = DECK
    for at, length, piece in cuts:
        raw = raw[:at] + piece + raw[at + length :]
    path = tmp_path_factory.getbasetemp() / "damaged.yaml"
    path.write_bytes(raw)
    source = read(path)
    kinds = kinds_by_id(read(FOLDER / "properties.yaml"))
    cards = read_newspaper(source, kinds)
    assert cards or source.faults
    check_all([path])
