"""Check data files of every kind, each by itself and all together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.files import ankka, ankka_decks, ankka_questions, ankka_scenes, finans, joakim
from game.files.card_words import check_cards
from game.files.faults import Fault, did_you_mean
from game.files.lengths import read_lengths
from game.files.rulebook import check_wording, read_rulebook
from game.files.shapes import ids_in
from game.files.translations import Entry, check_languages, language_of, read_entries, read_texts
from game.files.yaml_source import DATA, Source, read

_GAMES = (joakim.GAME_FILES, finans.GAME_FILES, ankka.GAME_FILES)
_LENGTHS = tuple(f"{game.game}.lengths" for game in _GAMES)
_OWN_KINDS = tuple(kind for game in _GAMES for kind in game.kinds)
_ASKED = (*ankka_questions.KINDS, *ankka_scenes.KINDS)
_KINDS = (*_OWN_KINDS, *_LENGTHS, *_ASKED, "texts", "rulebook", "rulebook_texts")


@dataclass(frozen=True, slots=True)
class Report:
    """What a check has found: the faults, sorted, and how much of each thing was read."""

    faults: tuple[Fault, ...]
    counts: tuple[tuple[str, int], ...]


def check_all(paths: Sequence[Path] = (DATA,)) -> Report:
    """Check files, and all YAML files in folders. Nothing is raised: every fault is reported."""
    sources = [read(path) for path in _files(paths)]
    for source in sources:
        if source.root and source.kind not in _KINDS:
            word = source.kind or "nothing"
            meant = did_you_mean(word, _KINDS)
            source.fault(("kind",), f"unknown kind of file {word}{meant}")
    counts = Counter(files=len(sources))
    texts = _check_texts(sources, counts)
    for game in _GAMES:
        own = [source for source in sources if source.kind in game.kinds]
        for folder, inside in _by_folder(own):
            game.check_folder(inside)
            if game.is_whole(inside):
                check_cards(game, inside, texts.get(folder / "texts", {}))
            for source in inside:
                counts["cards"] += sum(1 for _ in ids_in(source, "cards"))
    _check_rulebooks(sources, counts)
    _check_questions(sources, counts)
    for source in sources:
        if source.kind in _LENGTHS:
            read_lengths(source)
    faults = tuple(sorted({fault for source in sources for fault in source.faults}))
    return Report(faults, tuple(counts.items()))


def _files(paths: Iterable[Path]) -> list[Path]:
    found: dict[Path, None] = {}
    for path in paths:
        inside = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        found.update(dict.fromkeys(inside))
    return list(found)


def _by_folder(sources: Iterable[Source]) -> list[tuple[Path, list[Source]]]:
    found: dict[Path, list[Source]] = {}
    for source in sources:
        found.setdefault(source.path.parent, []).append(source)
    return list(found.items())


def _check_texts(
    sources: Iterable[Source], counts: Counter[str]
) -> dict[Path, dict[str, list[Entry]]]:
    """The texts by the folder that holds the languages' folders, then by language."""
    found: dict[Path, dict[str, list[Entry]]] = {}
    for source in sources:
        if source.kind == "texts":
            language, entries = read_texts(source)
            folder = source.path.parent
            if language is not None and folder.parent.name == "texts":
                _check_filed(source, language, folder.name)
                found.setdefault(folder.parent, {}).setdefault(language, []).extend(entries)
            counts["texts"] += len(entries)
    for texts in found.values():
        if len(texts) > 1:  # one language alone was asked for
            check_languages(texts)
    return found


def _check_filed(source: Source, language: str, place: str) -> None:
    """The program looks for a language by the name of the folder or the file."""
    if place != language:
        source.fault(("language",), f"language: {language}, but it is filed under {place}")


def _check_questions(sources: Iterable[Source], counts: Counter[str]) -> None:
    """The question cards, and the scenes of their pictures, each held against the others."""
    asked = [source for source in sources if source.kind in _ASKED]
    for _, inside in _by_folder(source for source in asked if source.kind in ankka_questions.KINDS):
        counts["question cards"] += len(ankka_questions.check_questions(inside))
        ankka_decks.check_pictures(inside)
    for _, inside in _by_folder(source for source in asked if source.kind in ankka_scenes.KINDS):
        counts["pictures"] += len(ankka_scenes.check_scenes(inside)[1])


def _check_rulebooks(sources: Iterable[Source], counts: Counter[str]) -> None:
    kinds = ("rulebook", "rulebook_texts")
    for _, inside in _by_folder(source for source in sources if source.kind in kinds):
        texts: dict[str, list[Entry]] = {}
        for source in inside:
            if source.kind == "rulebook_texts" and (language := language_of(source)):
                _check_filed(source, language, source.path.stem)
                texts[language] = read_entries(source, "")
        for source in inside:
            if source.kind == "rulebook" and (rulebook := read_rulebook(source)):
                counts["clauses"] += sum(len(chapter.clauses) for chapter in rulebook.chapters)
                check_wording(rulebook, source, texts)
