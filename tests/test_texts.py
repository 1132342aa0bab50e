"""The texts: found in the right language, filled in once, with numbers as the language has them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import texts as texts_module
from game.files.translations import LANGUAGES
from game.texts import NO_TEXT, Texts, default_language, parse_amount

CASES = Path(__file__).parent / "cases"
NAMES = [entry["name"] for entry in json.loads((CASES / "names.json").read_text("utf-8"))]

SHARED = {
    "sv": """
  greeting: "Hej {name}!"
  pays: "{name} betalar {amount:M} till {other}."
  squares: {one: "{name} går ett steg.", other: "{name} går {n:d} steg."}
  only_sv: "Bara på svenska."
  empty: ""
  on: On
""",
    "fi": """
  greeting: "Hei {name}!"
  pays: "{name} maksaa {amount:M} pelaajalle {other}."
  squares: {one: "{name} siirtyy yhden askeleen.", other: "{name} siirtyy {n:d} askelta."}
  empty: "Tyhjä"
  on: Off
""",
    "en": """
  greeting: "Hello {name}!"
  pays: "{name} pays {amount:M} to {other}."
  squares: {one: "{name} goes one step.", other: "{name} goes {n:d} steps."}
  empty: "Empty"
  on: true
""",
}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    for language, content in SHARED.items():
        for folder, key in ((tmp_path / "texts", "shared"), (tmp_path / "game/texts", "play")):
            path = folder / language / "words.yaml"
            path.parent.mkdir(parents=True)
            path.write_text(
                f"kind: texts\nformat: 1\nlanguage: {language}\ntexts:\n {key}:{content}",
                encoding="utf-8",
            )
    return tmp_path


def test_a_text_is_found_by_its_key_and_the_language(data: Path) -> None:
    texts = Texts("sv", data)
    assert texts.t("shared.greeting", name="Åsa") == "Hej Åsa!"
    assert texts.t("game.play.greeting", name="Åsa") == "Hej Åsa!"
    texts.language = "fi"
    assert texts.t("shared.greeting", name="Åsa") == "Hei Åsa!"
    assert texts.missing == []


def test_an_unknown_language_is_an_error(data: Path) -> None:
    with pytest.raises(ValueError, match="no such language: no"):
        Texts("no", data)


@pytest.mark.case("O29")
def test_a_missing_text_is_said_in_another_language_and_remembered_once(data: Path) -> None:
    texts = Texts("fi", data)
    assert texts.t("shared.only_sv") == "Bara på svenska."
    assert texts.t("shared.only_sv") == "Bara på svenska."
    assert texts.missing == ["fi shared.only_sv"]
    assert not texts.has("shared.only_sv")
    assert texts.has("shared.greeting")


@pytest.mark.case("O29")
def test_an_empty_text_counts_as_missing(data: Path) -> None:
    assert Texts("sv", data).t("shared.empty") == "Empty"


@pytest.mark.case("O29")
def test_never_a_raw_key_nor_a_raw_placeholder(data: Path) -> None:
    texts = Texts("sv", data)
    assert texts.t("shared.nowhere") == NO_TEXT
    assert texts.t("shared.greeting") == f"Hej {NO_TEXT}!"
    assert texts.missing == ["sv shared.nowhere", "sv shared.greeting {name}"]


@pytest.mark.case("O29")
def test_the_case_of_missing_translations(tmp_path: Path) -> None:
    shutil.copytree(CASES / "missing_translation" / "texts", tmp_path / "joakim" / "texts")
    texts = Texts("fi", tmp_path)
    assert texts.t("joakim.newspaper.n02.story", amount=3) == "Everyone pays 3\u00a0M."
    texts.language = "sv"
    assert texts.t("joakim.newspaper.n03.story") == "Oil falls."


@pytest.mark.case("O26")
def test_words_that_look_like_true_or_false(data: Path) -> None:
    assert Texts("sv", data).t("shared.on") == "On"
    assert Texts("fi", data).t("shared.on") == "Off"
    assert Texts("en", data).t("shared.on") == "On"  # `true` is no text, so another language's


def test_a_file_that_cannot_be_read_leaves_the_other_languages(data: Path) -> None:
    (data / "texts" / "sv" / "words.yaml").write_bytes(b"kind: texts\ntexts: {a: [\n")
    assert Texts("sv", data).t("shared.greeting", name="Bo") == "Hello Bo!"


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("sv", "Bo går ett steg.", "Bo går 1\u00a0000 steg."),
        ("fi", "Bo siirtyy yhden askeleen.", "Bo siirtyy 1\u00a0000 askelta."),
        ("en", "Bo goes one step.", "Bo goes 1,000 steps."),
    ],
)
def test_plural_forms_follow_the_number_n(data: Path, language: str, one: str, many: str) -> None:
    texts = Texts(language, data)
    assert texts.t("shared.squares", name="Bo", n=1) == one
    assert texts.t("shared.squares", name="Bo", n=1000) == many
    assert texts.t("shared.squares", name="Bo", n=0) == many.replace("1\u00a0000", "0").replace(
        "1,000", "0"
    )


@pytest.mark.case("O12", "O13")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_come_through_letter_for_letter(data: Path, language: str, name: str) -> None:
    texts = Texts(language, data)
    assert texts.t("shared.pays", name=name, other="{amount:M}", amount=4) == (
        texts.t("shared.pays", name="\0", other="\1", amount=4)
        .replace("\0", name)
        .replace("\1", "{amount:M}")
    )
    assert texts.missing == []


@given(st.text())
def test_what_is_filled_in_is_never_expanded(name: str) -> None:
    assert Texts("sv").t("common.and", first=name, last="{first}") == f"{name} och {{first}}"


@pytest.mark.case("O38")
@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("sv", "1\u00a0000\u00a0000\u00a0M"),
        ("fi", "1\u00a0000\u00a0000\u00a0M"),
        ("en", "1,000,000\u00a0M"),
    ],
)
def test_money_is_grouped_and_never_broken(language: str, written: str) -> None:
    texts = Texts(language)
    assert texts.money(1_000_000) == written
    assert texts.money(25) == "25\u00a0M"
    assert texts.number(-1000) == "\u2212" + written.split("000")[0] + "000"


@pytest.mark.case("O38")
@pytest.mark.parametrize(
    "typed",
    [
        "1000000",
        "1 000 000",
        "1,000,000",
        "1\u00a0000\u00a0000\u00a0M",
        "1\u202f000\u202f000",
        " 1 000 000 m ",
    ],
)
def test_an_amount_may_be_typed_in_many_ways(typed: str) -> None:
    assert parse_amount(typed) == 1_000_000


@pytest.mark.parametrize("amount", [0, 7, 999, 1000, 12_345, 999_999_999_999])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_can_be_typed(language: str, amount: int) -> None:
    assert parse_amount(Texts(language).money(amount)) == amount


@pytest.mark.case("O02")
@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "M",
        "-1",
        "+1",
        "1.5",
        "1,5",
        "1,00",
        "10 00",
        "1 0000",
        "1, 000",
        "1e3",
        "٣",
        "ett",
    ],
)
def test_what_is_no_whole_amount_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="not a whole amount"):
        parse_amount(typed)


@pytest.mark.case("O38")
@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "sv"),
        ({"LANG": "xx_XX.UTF-8"}, "sv"),
        ({"LANG": ""}, "sv"),
        ({"LC_ALL": "C"}, "sv"),
        ({"LANG": "POSIX"}, "sv"),
        ({"LC_NUMERIC": "fi_FI", "LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "sv_FI.UTF-8"}, "sv"),
        ({"LC_ALL": "en_GB", "LANG": "sv_SE"}, "en"),
    ],
)
def test_the_language_at_first_is_the_computers(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language
    assert Texts().language == language


def test_only_what_is_asked_for_is_read(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    read = texts_module.read

    def noted(path: Path) -> object:
        opened.append(str(path.relative_to(data)))
        return read(path)

    monkeypatch.setattr(texts_module, "read", noted)
    texts = Texts("fi", data)
    assert opened == []
    for _ in range(3):
        texts.t("shared.greeting", name="Bo")
    assert opened == ["texts/fi/words.yaml"]
    texts.t("game.play.greeting", name="Bo")
    texts.language = "sv"
    texts.t("game.play.greeting", name="Bo")
    assert opened[1:] == ["game/texts/fi/words.yaml", "game/texts/sv/words.yaml"]


def test_the_words_of_a_clause_stand_in_the_rulebook(
    data: Path,
) -> None:
    shutil.copytree(CASES / "rulebook_gaps", data / "game" / "rulebook")
    texts = Texts("fi", data)
    assert texts.t("game.rulebook.setup.1") == "Aseta lauta pöydälle."
    assert texts.t("game.rulebook.setup.2") == "Deal the cards."
    assert texts.t("game.play.greeting", name="Bo") == "Hei Bo!"
    assert texts.missing == ["fi game.rulebook.setup.2"]


@pytest.mark.case("O36")
@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_words_are_there_in_every_language(language: str) -> None:
    texts = Texts(language)
    assert [texts.t(f"language.{each}") for each in LANGUAGES] == ["Svenska", "Suomi", "English"]
    assert texts.t("common.yes") == {"sv": "Ja", "fi": "Kyllä", "en": "Yes"}[language]
    assert texts.t("joakim.newspaper.n01.note", name="Bo", amount=5).startswith("Bo ")
    assert texts.missing == []
