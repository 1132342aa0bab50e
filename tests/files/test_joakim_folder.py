"""A folder that makes a game of joakim: all its files at once, and how they go together."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.data_files import FaultyData, load_joakim
from game.files.checking import check_all
from game.files.joakim import FILES, FOLDER

CASES = Path(__file__).parents[1] / "cases"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        shutil.copy(FOLDER / f"{name}.yaml", tmp_path)
    return tmp_path


def test_loading_tells_the_faults_of_all_files_at_once(folder: Path) -> None:
    shutil.copy(CASES / "unknown_effect.yaml", folder / "newspaper.yaml")
    shutil.copy(CASES / "negative_price.yaml", folder / "uncle.yaml")
    (folder / "club.yaml").unlink()
    with pytest.raises(FaultyData) as refused:
        load_joakim(folder)
    told = [(Path(fault.file).name, fault.line) for fault in refused.value.faults]
    assert told == [("club.yaml", 1), ("newspaper.yaml", 17), ("uncle.yaml", 7)]
    assert "did you mean all_pay?" in str(refused.value)


def test_a_deck_that_players_could_keep_in_their_hands_is_refused(folder: Path) -> None:
    """Of a club with nothing but options there may come a visit that finds no card to draw."""
    path = folder / "club.yaml"
    lines = path.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if "{id: c" not in line or "do: option" in line]
    text = "\n".join(kept).replace("cards_in_all: 19", "cards_in_all: 12")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FaultyData, match="cards: all are options"):
        load_joakim(folder)


@pytest.mark.case("O07")
def test_a_deck_of_five_tips_can_be_played_with(folder: Path) -> None:
    shutil.copy(CASES / "tiny_tip_deck.yaml", folder / "tips.yaml")
    assert [card.id for card in load_joakim(folder).tips] == ["t01", "t02", "t03", "t04", "t05"]


def test_tips_and_loans_that_lack_words_or_pictures_are_told(tmp_path: Path) -> None:
    folder = tmp_path / "joakim"
    shutil.copytree(FOLDER, folder)
    tips, english = folder / "tips.yaml", folder / "texts" / "en" / "cards.yaml"
    tips.write_text(tips.read_text("utf-8").replace("emblem_tax", "emblem_tacks"), "utf-8")
    for cards in folder.glob("texts/*/cards.yaml"):
        text = cards.read_text("utf-8").replace("    t05:", "    t55:").replace("loan_50:", "lone:")
        cards.write_text(text, "utf-8")
    english.write_text(english.read_text("utf-8").replace("repayment:M", "rent:M"), "utf-8")
    told = [fault.message for fault in check_all([folder]).faults]
    assert "t31: there is no picture images/joakim/emblem_tacks_inspection.webp" in told
    assert "t05: no language has the text joakim.tips.t05.title" in told
    assert "loan_50: no language has the text joakim.loans.loan_50.text" in told
    assert "joakim.loans.loan_10.text: the card loan_10 has no {rent:M}" in told


def test_a_file_of_another_kind_is_refused(folder: Path) -> None:
    shutil.copy(folder / "club.yaml", folder / "uncle.yaml")
    with pytest.raises(FaultyData, match=r"uncle\.yaml.*unknown deck club"):
        load_joakim(folder)


def test_unknown_property_is_not_told_of_every_card_when_its_own_file_is_missing(
    folder: Path,
) -> None:
    (folder / "properties.yaml").unlink()
    with pytest.raises(FaultyData) as refused:
        load_joakim(folder)
    assert [Path(fault.file).name for fault in refused.value.faults] == ["properties.yaml"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("die: 6", "die: 600", "a die has 8 sides at most"),
        ("lowest_value: 1", "lowest_value: 25", "lowest_value is not below highest_value"),
        ("uncle_home_from: 4", "uncle_home_from: 7", "uncle is never at home"),
        ("die: 6", "die: '6'", "a whole number is wanted, not 6"),
        ("die: 6", "die: true", "a whole number is wanted, not true"),
        ("die: 6", "dye: 6", "unknown key dye: did you mean die?"),
        ("units: 8, steps: 2", "units: 4, steps: 2", "more properties must move the value further"),
        ("units: 8, steps: 2", "units: 8, steps: 1", "more properties must move the value further"),
        ("units: 4, steps: 1", "units: 0, steps: 1", "units is 0: at least 1 is wanted"),
        ("tips_drawn: 3", "tips_drawn: 0", "tips_drawn is 0: at least 1 is wanted"),
        ("format: 1", "format: 2", "format: 1 is wanted, not 2"),
    ],
)
def test_numbers_that_make_no_sense(folder: Path, old: str, new: str, message: str) -> None:
    path = folder / "numbers.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(FaultyData) as refused:
        load_joakim(folder)
    assert [fault.message for fault in refused.value.faults if message in fault.message]
