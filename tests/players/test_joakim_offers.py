"""The trader's offers and answers in trades between players, and its manners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from game.engine.match import Match
from game.engine.players import Player, Position
from game.engine.requests import Amount, Answer, Choice
from game.engine.session import Session
from game.joakim.events import OfferBegan, OfferMade, OfferRefused
from game.joakim.sharks import Refusal, TradeOffer
from game.joakim.state import Phase, State
from game.players.joakim_trader import JoakimTrader
from tests.players.games import begin
from tests.players.shark_games import GOLD, NEWSPAPER, a_game, answer, asked, give, traders

# Manners


def refusing(position: Position[State]) -> Answer:
    """A person who trades with nobody, and for the rest does the first thing that is possible."""
    request = position.request
    if isinstance(request, Choice):
        ids = [option.id for option in request.options]
        return "refuse" if "refuse" in ids else "roll" if "roll" in ids else ids[0]
    return 0


def countering(position: Position[State]) -> Answer:
    """A person who always names another price, and otherwise trades with nobody."""
    request = position.request
    if isinstance(request, Choice):
        offered = any(option.id == "counter" for option in request.options)
        return "counter" if offered else refusing(position)
    assert isinstance(request, Amount)
    if request.prompt != "counter_price":
        return 0
    facts = dict(request.facts)
    price = int(facts["price"]) + (9 if facts["verb"] == "sell" else -9)
    return price if request.allows(price) else 0


class Scripted:
    def __init__(self, choose: Callable[[Position[State]], Answer]) -> None:
        self.choose = choose


class Manners:
    """Follows the log of a game and counts what traders should not do."""

    def __init__(self) -> None:
        self.offers = self.read = 0
        self.asked: Counter[tuple[int, int]] = Counter()  # offers of a maker in a move
        self.refusals: list[Refusal] = []

    def look(self, session: Session[State]) -> None:
        for event in session.log[self.read :]:
            turns = session.state.turns
            match event:
                case OfferBegan(maker, _):
                    self.asked[turns, maker] += 1
                case OfferMade(seat, offer):
                    self.offers += 1
                    assert not any(self.is_repeated(seat, offer, each) for each in self.refusals)
                case OfferRefused(_, refusal, first):
                    self.refusals += [refusal, *([first] if first else [])]
        self.refusals = [each for each in self.refusals if each.until > session.state.turns]
        self.read = len(session.log)

    def is_repeated(self, seat: int, offer: TradeOffer, refusal: Refusal) -> bool:
        """Whether it is refused before: the same cards and partner, at no better price."""
        if refusal.maker != seat or refusal.offer._replace(price=offer.price) != offer:
            return False
        better = offer.price < refusal.offer.price
        return not (better if offer.seller == seat else offer.price > refusal.offer.price)


@pytest.mark.case("O16")
def test_a_thousand_moves_with_good_manners() -> None:
    moves = offers = 0
    for seed in range(6):
        session, manners = begin(4, seed, sharks="on"), Manners()
        match = Match(session, traders(4, seed))
        while match.step():
            manners.look(session)
        assert max(manners.asked.values(), default=0) <= 1
        moves, offers = moves + session.state.turns, offers + manners.offers
    assert moves > 1000
    assert 30 < offers < moves / 5


@pytest.mark.case("O16")
@pytest.mark.parametrize("person, seed", [(refusing, 5), (countering, 25)])
def test_whoever_refuses_everything_is_not_pestered(
    person: Callable[[Position[State]], Answer], seed: int
) -> None:
    """The other moves end, whatever the answer; and no refused offer comes again so soon, nor one
    that was answered with another price."""
    session, manners = begin(3, seed, sharks="on"), Manners()
    players: dict[int, Player] = {**traders(3, seed), 0: Scripted(person)}
    match, questions, turns = Match(session, players), 0, 0
    while match.step() and session.state.turns < 400:
        manners.look(session)
        questions = questions + 1 if session.state.turns == turns else 0
        turns = session.state.turns
        assert questions < 120
    assert max(manners.asked.values(), default=0) <= 1
    refused = [each for each in session.log if isinstance(each, OfferRefused)]
    assert any(bool(each.first) == (person is countering) for each in refused)


def test_mute_traders_make_no_offers() -> None:
    for seed in range(2):
        session = begin(3, seed, sharks="on")
        Match(session, traders(3, seed, offers=False)).play(60_000)
        assert not any(isinstance(event, OfferMade) for event in session.log)


# Answers


@pytest.mark.parametrize("price, wanted", [(60, "accept"), (150, "refuse")])
def test_it_answers_an_offer_by_what_the_cards_are_worth(price: int, wanted: str) -> None:
    state = a_game(4)
    state.cash[1] = 200
    give(state, 0, GOLD, 0, 2)
    session = offer_on_table(state, "sell gold", "0x1 2x5", price)
    assert session.request is not None and session.request.seat == 1  # type: ignore[attr-defined]
    assert answer(session, "offer_answer") == wanted


def test_it_counters_once_with_a_price_between() -> None:
    state = a_game(4)
    state.cash[1] = 200
    give(state, 0, GOLD, 10, 6)
    session = offer_on_table(state, "sell gold", "0x1 2x5", 130)
    assert answer(session, "offer_answer") == "counter"
    session.answer("counter")
    price = answer(session, "counter_price")
    assert isinstance(price, int) and 50 < price < 110
    session.answer(price)
    session.answer("refuse")
    session.answer("offer 1")
    for word in ("sell gold", "0x1 2x5", 130):
        session.answer(word)
    assert answer(session, "offer_answer") == "refuse"


def test_it_hands_nobody_the_win() -> None:
    state = a_game(2)
    state.cash[0], state.cash[1] = 960, 200
    give(state, 0, GOLD, 0, 1)
    session = offer_on_table(state, "sell gold", "0x1 1x5", 40)
    assert answer(session, "offer_answer") == "refuse"


def offer_on_table(state: State, kind: str, cards: str, price: int) -> Session[State]:
    """The first seat has made an offer to the second."""
    session = asked(state)
    for word in ("offer 1", kind, cards, price):
        session.answer(word)
    return session


def test_in_need_it_asks_others_for_more_than_the_bank_gives() -> None:
    state = a_game(3)
    give(state, 0, GOLD, 5, 2)
    state.cash[:3] = [0, 200, 10]
    state.phase = Phase.LARGE_HEADING
    state.face_up = NEWSPAPER["n31"]
    state.newspaper_drawn = [state.face_up]
    session, trader = asked(state), JoakimTrader(1)
    assert session.request is not None and session.request.question == "forced_offer"
    asked_for = [trader.choose(Position(session))]
    session.answer(asked_for[0])
    while session.request is not None and session.seat_asked == 0:
        asked_for.append(trader.choose(Position(session)))
        session.answer(asked_for[-1])
    assert asked_for[0] == "offer 1" and str(asked_for[1]) == "sell gold"
    assert session.request is not None and session.request.question == "offer_answer"
    facts = dict(session.request.facts)  # type: ignore[attr-defined]
    units = int(facts["ones"]) + 5 * int(facts["fives"])
    assert int(facts["price"]) > 5 * units
    assert JoakimTrader(2).choose(Position(session)) in ("accept", "counter")
