"""The decks and the loans of joakim: how many cards of each sort there are, and what they say."""

from __future__ import annotations

from collections import Counter

import pytest

from game.data_files import load_joakim
from game.joakim import effects
from game.joakim.data import GameData


@pytest.fixture(scope="module")
def data() -> GameData:
    return load_joakim()


@pytest.mark.clause("joakim.components.6")
def test_128_cards_with_the_crown_and_49_of_them_with_a_shark(data: GameData) -> None:
    basic = [card for card in data.uncle if not card.shark]
    assert (len(data.newspaper), len(basic), len(data.club)) == (40, 19, 19)
    decks = {
        "n": [card.id for card in data.newspaper],
        "u": [card.id for card in data.uncle],
        "c": [card.id for card in data.club],
        "t": [card.id for card in data.tips],
    }
    loans = sum(loan.cards for loan in data.loans)
    assert sum(map(len, decks.values())) + loans + 1 == 128
    assert len(data.uncle) - len(basic) + loans + len(data.tips) == 49
    for letter, ids in decks.items():
        assert ids == [f"{letter}{i:02}" for i in range(1, len(ids) + 1)]


@pytest.mark.clause("joakim.newspaper.2", "joakim.newspaper.10")
def test_every_kind_of_large_and_small_heading_is_printed(data: GameData) -> None:
    small = Counter(card.small.do for card in data.newspaper)
    assert small == {
        "earn": 8,
        "pay": 9,
        "exchange": 4,
        "worthless": 3,
        "take_over": 3,
        "bought": 2,
        "came_by": 1,
        "sold": 1,
        "sold_double": 1,
        "extra_move": 3,
        "crown": 3,
        "shuffle": 2,
    }
    large = Counter(effect.do for card in data.newspaper for effect in card.large)
    assert large.keys() == {
        "market",
        "market_all",
        "all_earn",
        "all_earn_per_card",
        "all_pay",
        "all_pay_per_card",
        "auction",
        "close_club",
        "open_club",
        "dividend",
    }


@pytest.mark.clause("joakim.newspaper.2")
def test_every_kind_of_property_rises_and_falls(data: GameData) -> None:
    changes = [
        change
        for card in data.newspaper
        for effect in card.large
        if isinstance(effect, effects.Market)
        for change in effect.changes
    ]
    for kind in range(len(data.kinds)):
        assert {(kind, by) for by in (4, 8, -5)} <= set(changes)


@pytest.mark.clause("joakim.uncle.2", "joakim.uncle.3", "joakim.uncle.4", "joakim.uncle.5")
def test_the_nineteen_joakim_cards_without_a_shark(data: GameData) -> None:
    found = Counter(card.effect.do for card in data.uncle if not card.shark)
    assert found == {"earn": 6, "may_buy": 6, "crown": 2, "next_number": 2, "tip": 3}
    offers = [card.effect for card in data.uncle if isinstance(card.effect, effects.MayBuy)]
    assert [offer.property for offer in offers] == list(range(6))


@pytest.mark.clause("joakim.uncle.6")
def test_the_ten_joakim_cards_with_a_shark(data: GameData) -> None:
    found = Counter(card.effect.do for card in data.uncle if card.shark)
    assert found == {"borrow": 5, "inspect": 2, "do_not_believe": 3}


@pytest.mark.clause("joakim.club.2", "joakim.club.3", "joakim.club.4", "joakim.club.7")
def test_the_nineteen_club_cards(data: GameData) -> None:
    found = Counter(card.effect.do for card in data.club)
    assert found == {"option": 12, "swap": 3, "tip": 2, "pay": 1, "earn": 1}
    options = [card.effect for card in data.club if isinstance(card.effect, effects.OptionCard)]
    assert Counter(option.property for option in options) == dict.fromkeys(range(6), 2)


@pytest.mark.clause("joakim.club.5")
def test_the_printed_example_of_an_option(data: GameData) -> None:
    """Six M for the card and 47 M for five aeroplane companies: 53 M."""
    plane = data.kind("plane")
    assert effects.OptionCard(plane, 6, 47) in [card.effect for card in data.club]


@pytest.mark.clause("joakim.tips.7", "joakim.tips.9", "joakim.tips.12", "joakim.tips.13")
def test_the_thirty_one_business_tips(data: GameData) -> None:
    found = Counter(card.effect.do for card in data.tips)
    assert found == {
        "rumour": 12,
        "beagle_boys": 4,
        "closed_auction": 4,
        "interest": 3,
        "uncle_away": 3,
        "worthless_purchase": 3,
        "good_contacts": 1,
        "tax_inspection": 1,
    }
    rumours = [card.effect for card in data.tips if isinstance(card.effect, effects.Rumour)]
    assert {(rumour.property, rumour.change) for rumour in rumours} == {
        (kind, by) for kind in range(len(data.kinds)) for by in (3, -3)
    }
    assert effects.TaxInspection(5) in [card.effect for card in data.tips]


@pytest.mark.clause("joakim.tips.1")
def test_five_full_hands_leave_tips_in_the_pile(data: GameData) -> None:
    assert 5 * data.numbers.tips_drawn < len(data.tips)


@pytest.mark.clause("joakim.loans.1", "joakim.loans.4")
def test_the_eight_loan_cards(data: GameData) -> None:
    amounts = [(loan.amount, loan.repayment, loan.interest, loan.cards) for loan in data.loans]
    assert amounts == [(10, 12, 2, 3), (25, 30, 5, 3), (50, 60, 10, 2)]


@pytest.mark.clause("joakim.sharks.2")
def test_how_far_a_deal_moves_the_value(data: GameData) -> None:
    assert [data.numbers.steps(units) for units in range(11)] == [0] * 4 + [1] * 4 + [2] * 3
