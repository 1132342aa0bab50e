"""The words of the scene maker: nouns and colours in the forms that three languages want.

The words stand in src/ankka/parts/words.yaml, the questions in src/ankka/parts/asking.yaml.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

_PARTS = Path(__file__).resolve().parent / "src" / "ankka" / "parts"
LANGUAGES = ("sv", "fi", "en")

Words = dict[str, str]
"""A text by language."""

Forms = dict[str, dict[str, str]]
"""What may be filled into a text, by language."""


@cache
def asking() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((_PARTS / "asking.yaml").read_text("utf-8"))
    return found


@cache
def nouns() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = yaml.safe_load(
        (_PARTS / "words.yaml").read_text("utf-8")
    )["parts"]
    return found


def noun(part: str, mark: str = "") -> Forms:
    """The forms of a part's name; `mark` tells a second one from the first: {some2}."""
    sv, fi, en = (nouns()[part][language] for language in LANGUAGES)
    article, bare = sv[0].split(" ", 1)
    ett = article == "ett"
    forms = {
        "sv": {
            "one": sv[0], "some": sv[1], "the": sv[2], "bare": bare, "En": article.capitalize(),
            "den": "det" if ett else "den", "ingen": "inget" if ett else "ingen",
        },
        "fi": {"one": fi[0], "of": fi[1], "some": fi[2], "gen": fi[3]},
        "en": {
            "one": en[0], "some": en[1], "the": en[2] if en[2:] else f"the {en[0]}",
            "a": with_article(en[0]),
        },
    }  # fmt: skip
    return {
        language: {name + mark: form for name, form in own.items()}
        for language, own in forms.items()
    }


def with_article(noun: str) -> str:
    return ("an " if noun[0] in "aeiou" else "a ") + noun


def colour(name: str, part: str) -> Forms:
    """The forms of a colour, for one part or several."""
    sv, fi, en = (asking()["colours"][name][language] for language in LANGUAGES)
    ett = nouns()[part]["sv"][0].startswith("ett ")
    return {
        "sv": {"c_en": sv[0], "c_ett": sv[1], "c_pl": sv[2], "c_n": sv[1] if ett else sv[0]},
        "fi": dict(zip(("c", "c_ptv", "c_pl", "c_ptvpl"), fi, strict=True)),
        "en": {"c": en, "a_c": with_article(en)},
    }


def fill(template: Mapping[str, str], *forms: Mapping[str, Mapping[str, str]]) -> Words:
    """The text in every language, with all forms filled in."""
    return {
        language: template[language].format(
            **{name: form for each in forms for name, form in each.get(language, {}).items()}
        )
        for language in LANGUAGES
    }


def capitalised(words: Mapping[str, str]) -> Words:
    return {language: text[0].upper() + text[1:] for language, text in words.items()}


def counted(number: int, part: str) -> Words:
    """ "3 gulls": how many of a part, as an option says it."""
    if number == 1:
        bare = noun(part)["sv"]["bare"]
        return {"sv": f"1 {bare}", **{x: f"1 {noun(part)[x]['one']}" for x in ("fi", "en")}}
    some = {"sv": "some", "fi": "of", "en": "some"}
    return {language: f"{number} {noun(part)[language][form]}" for language, form in some.items()}


def plainly(number: int) -> Words:
    return dict.fromkeys(LANGUAGES, str(number))


def a_part(part: str) -> Words:
    """ "A gull"."""
    forms = noun(part)
    return capitalised({"sv": forms["sv"]["one"], "fi": forms["fi"]["one"], "en": forms["en"]["a"]})


def some_parts(part: str, finnish: str = "some") -> Words:
    """ "Gulls": in Finnish in the partitive plural, or `of` after a number."""
    forms = noun(part)
    return capitalised(
        {"sv": forms["sv"]["some"], "fi": forms["fi"][finnish], "en": forms["en"]["some"]}
    )


def a_colour(name: str, finnish: str = "c") -> Words:
    """ "Red": in Finnish in the case that the question asks in."""
    sv, fi, en = (asking()["colours"][name][language] for language in LANGUAGES)
    case = ("c", "c_ptv", "c_pl", "c_ptvpl").index(finnish)
    return capitalised({"sv": sv[0], "fi": fi[case], "en": en})
