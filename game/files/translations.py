"""Read the texts of one language, and hold the languages against one another."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.files.faults import did_you_mean
from game.files.shapes import FORMAT, plainly
from game.files.yaml_source import Mapping, Place, Source

LANGUAGES = ("sv", "fi", "en")
LANGUAGE_NAMES = {"sv": "Swedish", "fi": "Finnish", "en": "English"}

PLACEHOLDER = re.compile(r"\{([a-z][a-z0-9_]*)(?::([Md]))?\}")
"""{name}, a number {n:d} or an amount of money {amount:M}."""

Text = str | dict[str, str]
"""A text, or its forms {"one": ..., "other": ...} for different numbers `n`."""

PLURAL_FORMS = ("one", "other")

_KEYS = ("kind", "format", "language", "texts")


@dataclass(frozen=True, slots=True)
class Entry:
    """A text as it stands in a file."""

    key: str  # with the game's prefix
    text: Text  # empty if it is missing or cannot be shown
    source: Source
    line: int


def prefix_of(path: Path) -> str:
    """ "joakim." for data/joakim/texts/sv/cards.yaml; nothing for data/texts/sv/common.yaml."""
    owner, folder = path.absolute().parents[2], path.absolute().parents[1]
    return f"{owner.name}." if folder.name == "texts" and owner.name != "data" else ""


def is_plural(value: Any) -> bool:
    """Whether this is a text in its forms for different numbers, rather than texts by key."""
    return isinstance(value, dict) and bool(value) and value.keys() <= set(PLURAL_FORMS)


def leaves(content: Mapping, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every text of nested mappings, with the keys that lead there."""
    for key, value in content.items():
        if isinstance(value, Mapping) and not is_plural(value):
            yield from leaves(value, (*place, key))
        else:
            yield (*place, key), value


def join(prefix: str, place: Place) -> str:
    """The key of a text: the keys that lead to it, joined by dots."""
    return prefix + ".".join(str(step) for step in place)


def language_of(source: Source) -> str | None:
    """The language that a file says it is in; None, with a fault, if there is no such language."""
    written = plainly(source.root.get("language"))
    if written in LANGUAGES:
        return written
    meant = did_you_mean(written, LANGUAGES) or f": one of {', '.join(LANGUAGES)} is wanted"
    source.fault(("language",), f"unknown language {written}{meant}")
    return None


def read_texts(source: Source) -> tuple[str | None, list[Entry]]:
    """The language and the texts of a file; what is wrong with them stands in its faults."""
    return language_of(source), read_entries(source, prefix_of(source.path))


def read_entries(source: Source, prefix: str) -> list[Entry]:
    """The texts under `texts`, each checked by itself."""
    if (written := source.root.get("format")) != FORMAT:
        source.fault(("format",), f"format: {FORMAT} is wanted, not {plainly(written)}")
    for key in source.root:
        if key not in _KEYS:
            source.fault((key,), f"unknown key {key}{did_you_mean(key, _KEYS)}")
    texts = source.root.get("texts")
    if not isinstance(texts, Mapping):
        source.fault(("texts",), f"texts: a mapping is wanted, not {plainly(texts)}")
        return []
    entries = []
    for place, value in leaves(texts):
        key, here = join(prefix, place), ("texts", *place)
        text = value if _check(source, here, key, value) else ""
        entries.append(Entry(key, text, source, source.line(here)))
    return entries


def _check(source: Source, place: Place, key: str, value: Any) -> bool:
    """Whether a text can be shown; what is wrong with it is noted."""
    if is_plural(value):
        missing = [form for form in PLURAL_FORMS if form not in value]
        if missing:
            source.fault(place, f"{key}: the plural form {missing[0]} is missing")
        forms = [_check(source, (*place, form), key, text) for form, text in value.items()]
        return all(forms) and not missing
    if value is None or value == "":
        source.fault(place, f"{key}: the text is empty", serious=False)
        return False
    if not isinstance(value, str):
        quotes = "" if isinstance(value, list) else f": put quotes round {plainly(value)}"
        source.fault(place, f"{key}: text is wanted, not {plainly(value)}{quotes}")
        return False
    if "{" in (rest := PLACEHOLDER.sub("", value)) or "}" in rest:
        source.fault(place, f"{key}: not a placeholder: only {{name}}, {{n:d}} and {{amount:M}}")
    return True


def check_languages(texts: dict[str, list[Entry]]) -> None:
    """Note every text that another language has not, or has with other placeholders.

    `texts` holds the texts of every language of one game.
    """
    by_language = {language: _by_key(texts.get(language, ())) for language in LANGUAGES}
    for key in dict.fromkeys(key for own in by_language.values() for key in own):
        having = {language: own[key] for language, own in by_language.items() if key in own}
        model, *others = having.values()
        for language in LANGUAGES:
            if language not in having:
                message = f"{key} has no text in {LANGUAGE_NAMES[language]} ({language})"
                model.source.fault(model.line, message, serious=False)
        for entry in others:
            if entry.text and model.text:
                _compare(entry, model)


def _by_key(entries: Sequence[Entry]) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for entry in entries:
        if entry.key in found:
            first = found[entry.key]
            message = f"{entry.key} stands in {first.source.name}:{first.line} too"
            entry.source.fault(entry.line, message)
        found.setdefault(entry.key, entry)
    return found


def _compare(entry: Entry, model: Entry) -> None:
    """Note the placeholders that only one of two languages has."""
    own, wanted = placeholders(entry.text), placeholders(model.text)
    if isinstance(entry.text, dict) or isinstance(model.text, dict):
        own, wanted = own - {"{n}"}, wanted - {"{n}"}  # the form may say how many there are
    where = f"{model.source.name}:{model.line}"
    for name in sorted(wanted - own):
        entry.source.fault(entry.line, f"{entry.key}: {name} is missing, see {where}")
    for name in sorted(own - wanted):
        entry.source.fault(entry.line, f"{entry.key}: {name} does not stand in {where}")


def placeholders(text: Text) -> set[str]:
    """The placeholders of a text, as "{name}" and "{amount:M}"."""
    forms = text.values() if isinstance(text, dict) else (text,)
    return {
        f"{{{name}:M}}" if style == "M" else f"{{{name}}}"
        for form in forms
        for name, style in PLACEHOLDER.findall(form)
    }
