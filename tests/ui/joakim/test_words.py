"""The table has words for everything that can happen, be asked or be refused, in each language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.engine.events import AnyEvent, Event
from game.engine.requests import Choice, Option, Reason
from game.engine.rulebook import Seating
from game.games import GAMES
from game.joakim import events as e
from game.joakim.data import GameData
from game.joakim.sharks import Lot, Refusal, TradeOffer
from game.joakim.state import BANK, NOBODY, Ending, Phase
from game.texts import Texts
from game.ui.joakim.telling import SILENT, Telling
from game.ui.joakim.words import Words

RULES = sorted(Path("game/joakim").rglob("*.py"))
LANGUAGES = ("sv", "fi", "en")
SECOND_PERSON = {
    "sv": r"\b(du|dig|din|ditt|dina|ni|er)\b",
    "fi": r"\b(sinä|sinun|sinut|sinulle|te|teidän)\b",
    "en": r"\b(you|your|yours)\b",
}
FACTS: dict[str, int | str] = {
    "kind": "gold", "seat": 1, "leader": 1, "steps": 3, "fewest": 4, "ones": 2, "fives": 1,
    "units": 1, "limit": 10, "total": 20, "cash": 12, "price": 4, "least": 5, "missing": 8,
    "value": 2, "debt": 20, "taken": 2, "wanted": 6, "best": 3, "strike": 40, "card": "c01",
    "low": 3, "high": 75, "drawn": 2, "change": 3, "bid": 4, "half": 9, "verb": "buy",
}  # fmt: skip
EVENTS: tuple[AnyEvent, ...] = (
    e.PhaseBegan(0, Phase.MOVE), e.BeginnerNamed(0), e.MoveEnded(0), e.DieRolled(0, 4, "move"),
    e.DieRolled(0, 4, "uncle"), e.DieRolled(0, 4, "value"), e.PawnMoved(0, 12, 1),
    e.PawnMoved(0, 12, 4), e.PawnMoved(0, 12, 0),
    e.NothingHappened(0, "uncle_is_away", "joakim.uncle.1", (("value", 2),)),
    e.Money(0, 1, 5, "take_over", ""), e.Money(BANK, 0, 5, "earn", "", "n01"),
    e.Money(0, BANK, 5, "robbery", "", "n04"), e.Money(0, 1, 5, "swap", ""),
    e.MarketMoved(2, 12, "newspaper"), e.CardDrawn(0, "newspaper", 3), e.CardDrawn(0, "uncle", 3),
    e.CardDrawn(0, "club", 3), e.CardPutUnder("club", 3), e.NumberFollowed(3), e.CardRemoved(3),
    e.DeckShuffled("newspaper", (1, 2)), e.Peeked(0, (-1,)), e.Peeked(0, (-1, -1)),
    e.ClubClosed(3), e.ClubOpened(), e.OptionKept(0, 2), e.OptionReturned(0, 2),
    e.AuctionOpened(0, 1), e.BidMade(0, 0), e.BidMade(0, 7), e.CrownLent(0),
    *(e.CrownReturned(0, use) for use in ("before", "double", "jump", "out")),
    e.OrderSuspended(1), e.OrderSuspended(NOBODY), e.DebtForgiven(0, 9), e.PlayerLeft(0, 30),
    *(e.GameEnded((0,), ending) for ending in Ending if ending != Ending.NOT_YET),
    e.GameEnded((0, 1), Ending.LIMIT),
    e.MarketMoved(2, 12, "trade_step"), e.MarketMoved(2, 12, "rumour"),
    e.DeckShuffled("tips", (1, 2)), e.TipsDrawn(0, (4,)), e.TipsDrawn(0, (4, 5, 6)),
    e.MoveInterrupted(Phase.MOVE), e.TipPlayed(0, 4), e.TipUsed(0, 20),
    e.ReactionsAwaited(Phase.RUMOUR, (1,)), e.ReactionPassed(1), e.CardKept(0, 26),
    e.KeptCardReturned(0, 26), e.HandInspected(0, 1, (4,)), e.TipsReturned(0, (4,)),
    e.ContactsUsed(0, 2), e.BeagleCardLaid(0, 12), e.BeagleCardReturned(0, 12), e.MoveMissed(0),
    e.LoanTaken(0, 1, 30), e.LoanReturned(0, 1, 30), e.ClosedAuctionOpened(0, Lot(2, 5)),
    e.BidsRevealed(((0, 5), (1, 0)), ()), e.BidsRevealed(((0, 5), (1, 5)), (0, 1)),
    e.ClosedAuctionEnded(), e.OfferBegan(0, 1), e.OfferWithdrawn(0, 1),
    e.OfferMade(0, TradeOffer(0, 1, 2, 3, 0, 20)),
    e.OfferMade(0, TradeOffer(1, 0, 2, 3, 0, 20)),
    e.OfferRefused(0, Refusal(9, 1, TradeOffer(0, 1, 2, 3, 0, 20))),
    e.Money(BANK, 0, 25, "loan", ""), e.Money(0, BANK, 30, "repayment", ""),
    e.Money(0, BANK, 5, "interest", "", "t17"), e.Money(0, BANK, 5, "tax_inspection", "", "t31"),
    e.Money(0, BANK, 2, "tie_penalty", ""),
)  # fmt: skip
UNTOLD = (
    e.DieRolled(0, 4, "value"), e.Money(0, 1, 5, "take_over", ""), e.OrderSuspended(NOBODY),
    e.Money(BANK, 0, 25, "loan", ""),
)  # fmt: skip
"""Told by what follows or came before: the value thrown, the cards paid for, the loan card; or
nothing to tell."""


def strings_in(call: ast.Call) -> list[str]:
    return [
        node.value
        for argument in (*call.args, *(keyword.value for keyword in call.keywords))
        for node in ast.walk(argument)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def calls(name: str) -> list[ast.Call]:
    """All calls of a function of this name in the rules."""
    found = []
    for path in RULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if called == name:
                    found.append(node)
    return found


def reason_codes() -> set[str]:
    """Every code of the rules for why not, and for why a rule came to nothing."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in RULES)
    codes = {text for call in calls("Reason") for text in strings_in(call)[:1]}
    codes |= {text for call in calls("nothing") for text in strings_in(call)[:1]}
    codes |= set(re.findall(r'(?:reason|where) = "([a-z_]+)" if', source))
    otherwise = r'^(?!\s*prompt = ).*else "([a-z]+(?:_[a-z]+)+)"$'  # of a question it is no reason
    codes |= set(re.findall(otherwise, source, re.MULTILINE))
    return {code for code in codes if re.fullmatch("[a-z]+(_[a-z]+)+", code)}


def causes() -> set[str]:
    """Every cause of money that the rules name."""
    found = {text for call in calls("Money") for text in strings_in(call)}
    for name in ("earn", "pay", "buy", "sell", "hand_over", "everyone_earns", "everyone_pays"):
        found |= {text for call in calls(name) for text in strings_in(call)}
    effects = Path("game/joakim/effects/newspaper.py").read_text(encoding="utf-8")
    literal = re.search(r"cause: Literal\[(.*)\]", effects)
    assert literal is not None
    found |= set(re.findall(r'"(\w+)"', literal.group(1)))
    found |= {"all_earn", "all_earn_per_card", "all_pay", "all_pay_per_card", "dividend"}
    return {cause for cause in found if re.fullmatch("[a-z_]+", cause)}


def prompts() -> set[str]:
    """Every question of the rules."""
    asked = {
        text for name in ("Choice", "Amount", "buy_or_not") for call in calls(name)
        for text in strings_in(call)[:1]
    }  # fmt: skip
    return {prompt for prompt in asked if re.fullmatch("[a-z_]+", prompt)}


@pytest.fixture
def data() -> GameData:
    found: GameData = GAMES["joakim"].rulebook().data  # type: ignore[attr-defined]
    return found


def words_in(language: str, data: GameData) -> tuple[Words, Texts]:
    texts = Texts(language)
    seats = Seating("Anna", "red"), Seating("Bo", "blue")
    table: Any = SimpleNamespace(t=texts.t, seating=lambda seat: seats[seat], shown=None)
    return Words(table, data), texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_no_second_person(language: str, data: GameData) -> None:
    words, texts = words_in(language, data)
    codes = reason_codes()
    assert len(codes) > 28
    for code in codes:
        if code.startswith("undo") or code == "nothing_to_undo":
            continue
        text = words.reason(Reason(code, "joakim.movement.1", tuple(FACTS.items())))
        assert text.endswith("."), code
        assert not re.search(SECOND_PERSON[language], text, re.IGNORECASE), text
    assert texts.missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_words(language: str, data: GameData) -> None:
    _, texts = words_in(language, data)
    found = causes()
    assert {"exchange", "robbery", "dinner", "swap", "forced_sale", "dividend"} <= found
    for cause in found:
        assert texts.has(f"joakim.cause.{cause}"), cause


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str, data: GameData) -> None:
    words, texts = words_in(language, data)
    found = prompts()
    assert len(found) == 29
    for prompt in found:
        question = Choice(0, prompt, (Option("end", None),), tuple(FACTS.items()))
        assert words.question(question), prompt
    assert texts.missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_with_names_or_silent(language: str, data: GameData) -> None:
    words, texts = words_in(language, data)
    telling = Telling(words)
    kinds = {
        value for value in vars(e).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not e.Event
    }  # fmt: skip
    assert {type(event) for event in EVENTS} | {e.Cards} == kinds
    for event in EVENTS:
        line = telling.line(event)
        assert bool(line) == (event not in UNTOLD and not isinstance(event, SILENT)), event
        assert not re.search(SECOND_PERSON[language], line, re.IGNORECASE), line
    for cause in (
        "start", "buy", "sell", "crown_sale", "option", "bought", "came_by", "sold", "worthless",
        "take_over", "exchange", "auction", "swap", "may_buy", "forced_sale", "closed_auction",
        "player_trade", "worthless_purchase",
    ):  # fmt: skip
        for giver, taker in ((BANK, 0), (0, BANK), (1, 0)):
            for price in (0, 12):
                assert "Anna" in telling.line(e.Cards(giver, taker, 0, 3, 0, price, cause, ""))
    assert texts.missing == []


def test_amounts_and_cases_are_right(data: GameData) -> None:
    """One, many, and what is bought: as the language has it."""
    sold = e.Cards(0, BANK, 1, 4, 0, 36, "sell", "")
    bought = e.Cards(BANK, 0, 0, 1, 0, 1000, "buy", "")
    lines = {}
    for language in LANGUAGES:
        telling = Telling(words_in(language, data)[0])
        lines[language] = telling.line(sold), telling.line(bought)
    assert lines["sv"] == (
        "Anna säljer 4 oljekällor för 36\u00a0M.",
        "Anna köper 1 guldgruva för 1\u00a0000\u00a0M.",
    )
    assert lines["fi"] == (
        "Anna myy 4 öljylähdettä hintaan 36\u00a0M.",
        "Anna ostaa 1 kultakaivoksen hintaan 1\u00a0000\u00a0M.",
    )
    assert lines["en"] == (
        "Anna sells 4 oil wells for 36\u00a0M.",
        "Anna buys 1 gold mine for 1,000\u00a0M.",
    )
