"""What is printed: the news and the tips of finans."""

from __future__ import annotations

from collections import Counter

import pytest

from game.data_files import load_finans
from game.finans import effects
from game.finans.data import GameData, Space


@pytest.fixture(scope="module")
def data() -> GameData:
    return load_finans()


@pytest.mark.clause("finans.news.1")
def test_the_twenty_news(data: GameData) -> None:
    assert [card.id for card in data.news] == [f"n{n:02}" for n in range(1, 21)]
    assert Counter(card.effect.do for card in data.news) == {
        "good_times": 2,
        "bad_times": 2,
        "large_drawing": 3,
        "dividend_for_all": 3,
        "strike": 2,
        "building_boom": 1,
        "dear_money": 1,
        "car_tax": 1,
        "building_tax": 1,
        "share_fall": 2,
        "share_gain": 1,
        "all_earn": 1,
    }


LASTING = {"good_times", "bad_times", "strike", "building_boom", "dear_money"}


@pytest.mark.clause("finans.news.2", "finans.news.3")
def test_what_holds_until_further_notice(data: GameData) -> None:
    for card in data.news:
        assert card.until_further_notice == (card.effect.do in LASTING), card.id


@pytest.mark.clause("finans.news.3")
def test_the_strikes_are_about_whole_groups(data: GameData) -> None:
    strikes = [card.effect for card in data.news if isinstance(card.effect, effects.Strike)]
    ids = [[data.groups[n].id for n in strike.groups] for strike in strikes]
    assert ids == [["kemi", "industri"], ["service", "hantverk"]]
    on_strike = [n for group in strikes[0].groups for n in data.groups[group].plots]
    assert on_strike == [n for n, each in enumerate(data.plots) if each.is_industrial]


@pytest.mark.clause("finans.tips.1")
def test_the_forty_four_tips(data: GameData) -> None:
    assert [card.id for card in data.tips] == [f"t{n:02}" for n in range(1, 45)]
    assert Counter(card.effect.do for card in data.tips) == {
        "dividend": 6,
        "give_dividend": 4,
        "take_news": 5,
        "earn": 8,
        "pay": 7,
        "build_any_time": 3,
        "take_share": 2,
        "take_plot": 2,
        "go_to": 3,
        "buy_bond": 1,
        "small_drawing": 1,
        "buy_share": 1,
        "go_to_prison": 1,
    }
    earned = [card.effect.amount for card in data.tips if isinstance(card.effect, effects.Earn)]
    paid = [card.effect.amount for card in data.tips if isinstance(card.effect, effects.Pay)]
    assert (min(earned), max(earned)) == (5_000, 25_000)
    assert (min(paid), max(paid)) == (5_000, 20_000)


@pytest.mark.clause("finans.moving.4")
def test_where_tips_send_one(data: GameData) -> None:
    sent = [
        data.space(card.effect.space) for card in data.tips if isinstance(card.effect, effects.GoTo)
    ]
    assert sent == [Space(12, "branch"), Space(17, "building"), Space(34, "entrance")]
