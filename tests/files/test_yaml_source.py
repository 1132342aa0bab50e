"""Reading YAML: whoever's editor saved it, whatever it holds, and with the line of everything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.files.checking import check_all
from game.files.yaml_source import PROJECT, read

CASES = PROJECT / "tests" / "cases"


@pytest.mark.case("O27")
@pytest.mark.parametrize("kind", ["deck", "texts"])
def test_a_byte_order_mark_and_crlf_make_no_difference(kind: str) -> None:
    name = "good_bom_crlf.yaml" if kind == "deck" else "good_bom_crlf_texts.yaml"
    marked, base = read(CASES / name), read(CASES / f"base_{kind}.yaml")
    assert (CASES / name).read_bytes().startswith(b"\xef\xbb\xbf")
    assert b"\r\n" in (CASES / name).read_bytes()
    assert marked.root == base.root
    assert marked.line(("cards", 2)) == base.line(("cards", 2))


@pytest.mark.case("O27")
def test_the_computers_encoding_makes_no_difference() -> None:
    code = (
        "from pathlib import Path; from game.files.yaml_source import read;"
        f"root = read(Path({(CASES / 'base_texts.yaml').relative_to(PROJECT).as_posix()!r})).root;"
        "print(ascii(root['texts']['newspaper']['n01']['small']))"
    )
    environ = os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=environ,
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == ascii("Alla får 5 miljoner från banken.")


@pytest.mark.case("O28")
def test_a_python_tag_is_never_obeyed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert check_all([CASES / "python_tag.yaml"]).faults
    assert list(tmp_path.iterdir()) == []


@pytest.mark.case("O26")
def test_words_of_yaml_1_1_stay_words(tmp_path: Path) -> None:
    texts = read(CASES / "norway.yaml").root["texts"]
    assert [list(texts["answers"][answer].values()) for answer in texts["answers"]] == [
        ["Ja", "On", "Yes"],
        ["Nej", "Ei", "No"],
        ["Av", "Pois", "Off"],
    ]
    words = ["no", "12:30", "0123", "1_000", "2024-01-02", "3.5", "y", "0x1F", "On", "1e3"]
    path = tmp_path / "scalars.yaml"
    path.write_text(
        f"a: [{', '.join(words)}]\n"
        "b: [true, false, null, ~, 7, -7, +7, 0]\n"
        "yes: ['7', \"true\", '']\n",
        encoding="utf-8",
    )
    root = read(path).root
    assert root["b"] == [True, False, None, None, 7, -7, 7, 0]
    assert root["a"] == words
    assert root["yes"] == ["7", "true", ""]


def test_an_anchored_effect_is_used_twice() -> None:
    cards = read(CASES / "good_anchor.yaml").root["cards"]
    assert cards[0]["effect"] == cards[1]["effect"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: [1", "not YAML"),
        ("a: 1\n---\nb: 2\n", "a second document"),
        ("a: *b\n", "*b: no such anchor above"),
        ("a: &a [*a]\n", "*a: no such anchor above"),
        ("? [a]\n: 1\n", "a key must be a word"),
        ("a: \x01\n", "control character 0x01"),
        ("a: \x80\n", "control character 0x80"),
        ("a: \uffff\n", "control character 0xffff"),
        ("a: " + "[" * 3000 + "]" * 3000, "nested too deeply"),
    ],
    ids=range(9),
)
def test_what_is_no_good_yaml_is_refused_in_plain_words(
    tmp_path: Path, text: str, message: str
) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    assert any(message in fault.message for fault in read(path).faults)
