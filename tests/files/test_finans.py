"""Faults in the files of finans: all are told at once, each with its line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.data_files import FaultyData, load_finans
from game.files.checking import check_all
from game.files.finans import FILES, FOLDER
from game.files.yaml_source import PROJECT


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        shutil.copy(FOLDER / f"{name}.yaml", tmp_path)
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
        load_finans(folder)
    return [(Path(fault.file).stem, fault.line, fault.message) for fault in refused.value.faults]


def test_the_files_themselves_have_no_fault(folder: Path) -> None:
    assert len(load_finans(folder).spaces) == 46
    assert [fault for fault in check_all([folder]).faults if fault.serious] == []


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("groups", "plots_in_all: 19", "plots_in_all: 20", "20, but there are 19"),
        ("groups", "[75000, 75000] ", "[75000] ", "finanstrusten: 1 shares, but 2 plots"),
        ("groups", "id: kemi", "id: teknik", "teknik stands twice, in lines"),
        ("groups", "id: plumbing", "id: joinery", "joinery stands twice, in lines"),
        ("groups", "percent: 80", "percent: 100", "cannot be bought back for its price"),
        ("board", "spaces_in_all: 46", "spaces_in_all: 45", "45, but there are 46"),
        ("board", "2: joinery", "2: rest", "no space for the plot joinery"),
        ("board", "2: joinery", "2: joinary", "unknown space joinary: did you mean joinery?"),
        ("board", "4: plumbing", "4: joinery", "joinery lies on space 2 already"),
        ("board", "12: branch ", "12: rest ", "there is no space branch"),
        ("board", "41: repay", "41: branch", "there is a space branch already"),
        ("board", "4: plumbing", "5: plumbing", "5 stands twice"),
        ("board", "46: bond_dividend", "47: bond_dividend", "space 47 stands where 46 is wanted"),
        ("board", "10: prison", "10: go_to_prison", "there is a space go_to_prison already"),
        ("numbers", "cards_in_all: 126", "cards_in_all: 125", "all decks and papers make 126"),
        ("numbers", "last_inside: 46", "last_inside: 45", "is 45, but on this board it is 46"),
        ("numbers", "[1, 1, 2, 2, 3, 3]", "[1, 2, 3]", "one for each of 6 faces is wanted"),
        ("numbers", "bonds: 12", "bonds: 11", "two dice show up to 12"),
        ("numbers", "[50000, 25000, 15000]", "[50000, 25000]", "three prizes are wanted"),
        ("numbers", "fee_most: 120000", "fee_most: 125000", "fee_least to fee_most by fee_step"),
        ("numbers", "loan_interest: 5000", "loan_interest: 5100", "no multiple of 500"),
        ("numbers", "car_price: 50000", "car_prize: 50000", "did you mean car_price?"),
        ("news", "cards_in_all: 20", "cards_in_all: 18", "18, but there are 20"),
        ("news", "group: industri,", "group: industry,", "n18: unknown group industry"),
        ("news", "groups: [kemi, industri]", "groups: []", "n11: nobody is on strike"),
        ("tips", "cards_in_all: 44", "cards_in_all: 42", "42, but there are 44"),
        ("tips", "id: t44", "id: t43", "t43 stands twice"),
        ("tips", "space: 34", "space: 64", "t40: there is no space 64"),
        ("tips", "amount: 25000", "amount: -25000", "at least 1 is wanted"),
        ("tips", "do: buy_bond", "do: by_bond", "t41: unknown effect by_bond"),
    ],
)
def test_a_fault_is_told_where_it_is(
    folder: Path, name: str, old: str, new: str, message: str
) -> None:
    change(folder, name, old, new)
    faults = told(folder)
    assert [fault for fault in faults if fault[0] == name and message in fault[2]], faults
    assert [f for f in check_all([folder]).faults if message in f.message]


def test_spaces_that_change_places_are_told_with_both_numbers(folder: Path) -> None:
    other = change(folder, "board", "17: building ", "17: branch ")
    line = change(folder, "board", "12: branch ", "12: building ")
    assert told(folder) == [
        ("board", line, "building is space 17, not 12"),
        ("board", other, "branch is space 12, not 17"),
    ]


def test_the_faults_of_all_files_are_told_at_once(folder: Path) -> None:
    lines = [
        change(folder, "board", "21: give_dividend", "21: dividend"),
        change(folder, "groups", "plots_in_all: 19", "plots_in_all: 18"),
        change(folder, "news", "do: car_tax", "do: cart_tax"),
        change(folder, "tips", "id: t09", "id: n09"),
    ]
    (folder / "numbers.yaml").unlink()
    found = told(folder)
    assert [name for name, _, _ in found] == ["board", "groups", "news", "numbers", "tips"]
    assert [line for name, line, _ in found if name not in ("board", "numbers")] == lines[1:]


def test_a_plot_inside_the_bank_is_refused(folder: Path) -> None:
    change(folder, "board", "  33: steelworks", "  33: rest")
    line = change(folder, "board", "  43: rest ", "  43: steelworks ")
    assert told(folder) == [("board", line, "a plot cannot lie inside the bank")]


@pytest.mark.case("O09")
@pytest.mark.parametrize("kept", [0, 2])
def test_a_deck_of_tips_that_never_ends_is_refused(folder: Path, kept: int) -> None:
    """Also if only cards that players may keep would end it."""
    tips = f"kind: finans.tips\nformat: 1\ncards_in_all: {1 + kept}\ncards:\n"
    tips += "  - {id: t01, picture: ic_tomt, effect: {do: go_to, space: 15}}\n"
    for number in range(kept):
        tips += f"  - {{id: t{number + 2:02}, picture: ic_tomt, effect: {{do: build_any_time}}}}\n"
    (folder / "tips.yaml").write_text(tips, encoding="utf-8")
    change(folder, "numbers", "cards_in_all: 126", f"cards_in_all: {83 + kept}")
    assert told(folder) == [("tips", 4, "endless chain: every tip leads to another")]


def test_a_deck_of_tips_that_players_could_keep_is_refused(folder: Path) -> None:
    tips = "kind: finans.tips\nformat: 1\ncards_in_all: 1\ncards:\n"
    card = "  - {id: t01, picture: ic_tomt, effect: {do: build_any_time}}\n"
    (folder / "tips.yaml").write_text(tips + card, encoding="utf-8")
    assert ("tips", 4, "cards: all are kept, so players could hold the whole deck") in told(folder)


def test_a_file_is_checked_by_itself_with_the_groups_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "news.yaml"
    text = (FOLDER / "news.yaml").read_text(encoding="utf-8")
    path.write_text(text.replace("group: teknik,", "group: tekniq,"), encoding="utf-8")
    [fault] = check_all([path]).faults
    assert fault.message == "n17: unknown group tekniq: did you mean teknik?"


def test_an_option_that_the_rules_do_not_know_is_told(tmp_path: Path) -> None:
    path = tmp_path / "options.yaml"
    text = (FOLDER / "options.yaml").read_text(encoding="utf-8")
    path.write_text(text.replace("{id: bail,", "{id: bails,"), encoding="utf-8")
    [fault] = check_all([path]).faults
    assert fault.message == "bails: the rules know no such option: did you mean bail?"


def test_a_card_without_words_is_told(tmp_path: Path) -> None:
    """Only where the whole folder is looked through."""
    folder = tmp_path / "finans"
    shutil.copytree(PROJECT / "data" / "finans", folder)
    for language in ("sv", "fi", "en"):
        change(folder / "texts" / language, "cards", "    t17:\n", "    t70:\n")
    messages = [fault.message for fault in check_all([folder]).faults]
    assert "t17: no language has the text finans.tips.t17.title" in messages
