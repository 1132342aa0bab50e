"""The table has words for all that can happen, be asked or be refused, in each language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from game.engine.players import Position
from game.engine.requests import Amount, Choice
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.finans import events as e
from game.finans.state import Ending
from game.games import GAMES
from game.texts import Texts
from game.ui.finans.name_plate import plate_text
from game.ui.finans.telling import SILENT, Telling
from game.ui.finans.turn_buttons import PARTS, is_of
from game.ui.finans.words import Words

GAME = GAMES["finans"]
LANGUAGES = ("sv", "fi", "en")
SECOND_PERSON = {
    "sv": r"\b(du|dig|din|ditt|dina|ni|er)\b",
    "fi": r"\b(sinä|sinun|sinut|sinulle|te|teidän)\b",
    "en": r"\b(you|your|yours)\b",
}
HOUSE_RULES: dict[str, int | str] = {
    "trade": "on", "rent": "claimed", "bail": 10_000, "bankrupt_papers": "auction",
    "meeting_parts": "partial", "start_cash": 400_000, "win_groups": 1, "laps": 6,
    "start_papers": "dealt",
}  # fmt: skip
TITLED = (
    e.CardDrawn, e.NewsInForce, e.NewsOver, e.TipKept, e.TipReturned, e.PieceMoved
)  # fmt: skip
"""Told with what is printed on a card or a space, which speaks to whoever reads it."""

RANDOM_GAMES = 3
MOST_ANSWERS = 1500


class Here:
    """What words ask of a table: its state, its seats and its texts."""

    def __init__(self, session: Session[Any], language: str) -> None:
        self.texts = Texts(language)
        self.t = self.texts.t
        self.shown = session.state
        self.seating = session.setup.seats.__getitem__


def words_of(session: Session[Any], language: str) -> tuple[Words, Here]:
    here = Here(session, language)
    return Words(here, session.rulebook.data), here  # type: ignore[arg-type, attr-defined]


def begun(options: dict[str, int | str], seed: int) -> Session[Any]:
    seats = tuple(Seating(name, look) for name, look in zip("ABCD", GAME.looks, strict=False))
    return Session.begin(GAME.rulebook(), GameSetup(seats, options, seed))


@cache
def played() -> tuple[Session[Any], ...]:
    """Whole games by chance, by the rules in the box and by others."""
    sessions = []
    for seed in range(RANDOM_GAMES):
        session = begun({} if not seed else HOUSE_RULES, seed)
        player = GAME.player("random", seed)
        for _ in range(MOST_ANSWERS):
            if session.request is None:
                break
            if session.request.asked is None:
                session.answer_by_chance()
            else:
                session.answer(player.choose(Position(session)))
        sessions.append(session)
    return tuple(sessions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_of_all_that_happens_and_never_says_you(language: str) -> None:
    for session in played():
        words, here = words_of(session, language)
        telling = Telling(words)
        for event in session.log:
            line = telling.line(event)
            assert bool(line) or isinstance(event, (*SILENT, e.Money, e.RentFell, e.NewsToCome))
            assert "{" not in line and "…" not in line, event
            if not isinstance(event, TITLED):
                assert not re.search(SECOND_PERSON[language], line, re.IGNORECASE), line
        assert here.texts.missing == []


@pytest.mark.parametrize(
    ("language", "group", "groups"),
    [
        ("sv", "koncernen,", "koncernerna,"),
        ("fi", "konsernin ", "konsernit "),
        ("en", "the group,", "the groups,"),
    ],
)
def test_who_wins_with_one_group_is_not_said_to_have_several(
    language: str, group: str, groups: str
) -> None:
    """As in a short game."""
    for told, options in ((group, HOUSE_RULES), (groups, {})):
        words, _ = words_of(begun(options, 1), language)
        assert told in Telling(words).line(e.GameEnded((0,), Ending.MILLION))


@pytest.mark.parametrize(
    ("held", "told"),
    [
        ((True, True), "Stämman lyckas: A äger nu hela Affärscentrum\u00a0AB."),
        ((True, False), "Stämman lyckas: A tar över motspelarnas delar av Affärscentrum\u00a0AB."),
        ((False, True), "Stämman misslyckas: ingen säljer."),
    ],
)
def test_the_log_says_how_a_meeting_went(held: tuple[bool, bool], told: str) -> None:
    words, _ = words_of(begun({}, 1), "sv")
    assert Telling(words).line(e.MeetingHeld(0, 2, *held)) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_and_refusal_has_words(language: str) -> None:
    asked = set()
    for before in played():
        session = begun(dict(before.setup.options), before.setup.seed)
        for entry in before.entries[:600]:
            request = session.request
            assert request is not None
            words, here = words_of(session, language)
            if isinstance(request, Choice | Amount) and request.question not in asked:
                asked.add(request.question)
                assert "…" not in words.question(request)
            if isinstance(request, Choice):
                labels = [words.label(request, option.id) for option in request.options]
                refusals = [words.reason(each.reason) for each in request.refused]
                assert not [text for text in labels + refusals if "…" in text or "{" in text]
            session.answer(entry.answer)
            assert here.texts.missing == []
    assert {"turn", "end_turn", "bond"} <= asked


def test_every_action_of_a_turn_lies_behind_one_button() -> None:
    session = begun(HOUSE_RULES, 2)
    while not (isinstance(session.request, Choice) and session.request.question == "turn"):
        session.answer_by_chance()
    ids = [option.id for option in session.request.options]
    ids += [each.id for each in session.request.refused]
    for id in ids:
        behind = [part for part in PARTS if is_of(id, part)]
        assert len(behind) == 1 or id == "roll", (id, behind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_has_a_plate(language: str) -> None:
    for session in played():
        words, here = words_of(session, language)
        for space in words.data.spaces:
            assert words.space(space.number)
            assert "{" not in plate_text(words, space.number)
        assert here.texts.missing == []
