"""The table has words for all that can happen, be asked or be refused, in each language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from game.ankka import events as e
from game.ankka.data import GameData
from game.ankka.questions import LETTERS
from game.engine.events import AnyEvent
from game.engine.players import Position
from game.engine.requests import AnyRequest, Choice, Reason
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import GAMES
from game.texts import Texts
from game.ui.ankka.prompts import DIALOGS
from game.ui.ankka.telling import SILENT, Telling
from game.ui.ankka.words import Words

GAME = GAMES["ankka"]
DATA: GameData = GAME.rulebook().data  # type: ignore[attr-defined]
LANGUAGES = ("sv", "fi", "en")
SECOND_PERSON = {
    "sv": r"\b(du|dig|din|ditt|dina|ni|er)\b",
    "fi": r"\b(sinä|sinun|sinut|sinulle|te|teidän)\b",
    "en": r"\b(you|your|yours)\b",
}
HOUSE_RULES: dict[str, int | str] = {
    "disputes": "on", "stop_early": "on", "first_dime": "bin", "route": "quick",
}  # fmt: skip
HELPS: tuple[dict[str, int | str], ...] = ({"answers": 0}, {"answers": 2, "level": 1}, {})
GAMES_PLAYED, MOST_ANSWERS = 3, 900
TITLED = (e.EventDrawn, e.EventKept, e.KeptReturned)
"""Told with what is printed on a card, which speaks to whoever reads it."""


class Here:
    """What words ask of a table: its state, its session, its seats and its texts."""

    def __init__(self, session: Session[Any], language: str) -> None:
        self.session = session
        self.texts = Texts(language)
        self.t = self.texts.t
        self.shown = session.state
        self.seating = session.setup.seats.__getitem__


def words_of(session: Session[Any], language: str) -> tuple[Words, Here]:
    here = Here(session, language)
    return Words(here, DATA), here  # type: ignore[arg-type]


def begun(options: dict[str, int | str], seed: int) -> Session[Any]:
    seats = tuple(
        Seating(name, look, helps=helps)
        for name, look, helps in zip("ABC", GAME.looks, HELPS, strict=False)
    )
    return Session.begin(GAME.rulebook(), GameSetup(seats, options, seed))


@cache
def played() -> tuple[tuple[Session[Any], dict[str, AnyRequest]], ...]:
    """Games by chance, by the rules in the box and by others, each with the first question of
    every sort."""
    found = []
    for seed in range(GAMES_PLAYED):
        session = begun(HOUSE_RULES if seed else {}, seed)
        player = GAME.player("random", seed)
        asked: dict[str, AnyRequest] = {}
        for _ in range(MOST_ANSWERS):
            if session.request is None:
                break
            if session.request.asked is None:
                session.answer_by_chance()
                continue
            if session.request.question not in asked:
                asked[session.request.question] = session.request
            session.answer(player.choose(Position(session)))
        found.append((session, asked))
    return tuple(found)


def happened() -> set[type[AnyEvent]]:
    return {type(event) for session, _ in played() for event in session.log}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_of_all_that_happens_and_never_says_you(language: str) -> None:
    for session, _ in played():
        words, here = words_of(session, language)
        telling = Telling(words)
        for event in session.log:
            line = telling.line(event)
            silent = isinstance(event, SILENT) or getattr(event, "cause", "") == "move"
            silent = silent or (isinstance(event, e.DeckShuffled) and event.deck != "events")
            assert bool(line) != silent, event
            assert "{" not in line and "…" not in line, event
            if not isinstance(event, TITLED):
                assert not re.search(SECOND_PERSON[language], line, re.IGNORECASE), line
        assert here.texts.missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_there_is_has_a_line(language: str) -> None:
    """Also those that did not happen in the games above."""
    words, _ = words_of(played()[0][0], language)
    telling = Telling(words)
    told = {*telling._tellers, *SILENT}
    assert happened() <= told
    assert {kind for kind in vars(e).values() if is_event(kind)} <= told


def is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, e.Event) and kind is not e.Event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_option_has_words(language: str) -> None:
    questions = set()
    for session, asked in played():
        words, here = words_of(session, language)
        for name, request in asked.items():
            questions.add(name)
            assert isinstance(request, Choice)
            ids = [option.id for option in request.options if option.id not in LETTERS]
            texts = [words.label(request, id) for id in ids]  # answers stand on their cards
            if name != "turn":
                texts.append(words.question(request))
            assert not [text for text in texts if "…" in text or "{" in text or not text]
        assert here.texts.missing == []
    assert {"turn", "answer", "aloud", "judge", "verdict", "vote"} <= questions
    assert questions - {"turn"} <= DIALOGS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_and_a_clause(language: str) -> None:
    codes = set()
    for seed in range(2):
        session = begun(HOUSE_RULES if seed else {}, seed)
        words, here = words_of(session, language)
        player = GAME.player("random", seed)
        for _ in range(200):
            request = session.request
            if request is None:
                break
            if request.asked is None:
                session.answer_by_chance()
                continue
            for each in request.refused if isinstance(request, Choice) else ():
                if each.reason.code in codes:
                    continue
                codes.add(each.reason.code)
                assert_told(words, each.reason)
            session.answer(player.choose(Position(session)))
        assert here.texts.missing == []
    assert {"too_far", "no_question_here", "not_same_circle", "has_no_dime"} <= codes


def assert_told(words: Words, reason: Reason) -> None:
    for text in (words.reason(reason), words.clause(reason.clause)):
        assert text and "…" not in text and "{" not in text, reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_topics_characters_inventions_and_cards_have_names(language: str) -> None:
    words, here = words_of(played()[0][0], language)
    texts = [words.place(node.id) for node in DATA.nodes]
    texts += [words.short(node.id) for node in DATA.nodes if node.is_place]
    texts += [words.node(node.id) for node in DATA.nodes]
    texts += [words.character(each.id) for each in DATA.characters]
    texts += [words.invention(i, part) for i in DATA.spinner.machine for part in ("name", "text")]
    texts += [words.event(n, part) for n in range(len(DATA.events)) for part in ("title", "text")]
    assert here.texts.missing == []
    assert not [text for text in texts if not text or "{" in text or "…" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lock_is_told_with_the_place_that_opens_it_if_there_is_one(language: str) -> None:
    """Who had visited everything heard of 0 destinations that were needed."""
    words, here = words_of(begun({}, 3), language)
    telling = Telling(words)
    place = words.place(DATA.route(here.shown.characters[0], "normal")[1])
    assert place in telling.line(e.CaptureLocked(0, 2, 7))
    assert not re.search(r"\d", telling.line(e.CaptureLocked(0, 0, 7)))
    assert here.texts.missing == []


def test_one_lost_step_is_one_step() -> None:
    """English said "−1 steps"."""
    telling = Telling(words_of(begun({}, 3), "en")[0])
    lost = [telling.line(e.StepsChanged(0, -n, "villains", "ankka.cards.6", "e42")) for n in (1, 2)]
    assert [line.rpartition("\u00a0")[2] for line in lost] == ["step.", "steps."]


def test_a_line_names_whoever_moved_the_pawn_then_also_after_a_swap() -> None:
    """After a character swap the log told older lines of the wrong player."""
    session = begun({}, 3)
    before, after = e.PawnMoved(0, "r01", "walk"), e.PawnMoved(0, "r02", "walk")
    swap = e.PawnsSwapped(0, 1)
    session.log[:] = [before, swap, after]
    swap.apply(session.state)
    telling = Telling(words_of(session, "en")[0])
    assert telling.line(before).startswith("A ")
    assert telling.line(after).startswith("B ")
    session.log[:] = [after]
    assert telling.line(after).startswith("A ")
