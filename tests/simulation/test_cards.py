"""The table of cards: which came up in the games, and which were followed."""

from __future__ import annotations

from game.setup_options import OptionValue
from game.simulation.playing import Order, play, play_all
from game.simulation.summary import cards_table

CARDS = 128  # 40 newspapers, 29 of Farbror Joakim, 19 of the club, 31 tips, 8 loans, the crown


def games() -> list[Order]:
    """Long games of players who try everything, and some of those who play their tips well."""
    options: dict[str, OptionValue] = {"sharks": "on", "win_limit": 600}
    levels = [("random",) * 5, ("trader",) * 4]
    return [Order("joakim", levels[n % 2], options, n, cards=True) for n in range(13)]


def basic() -> Order:
    return Order("joakim", ("trader", "trader"), {}, 3, cards=True)


def test_every_card_is_drawn_and_followed() -> None:
    told = cards_table(list(play_all(games())))
    print("\n".join(f"{card:10} {counts}" for card, counts in told["cards"].items()))
    assert told["cards_in_all"] == CARDS
    assert told["never_drawn"] == []
    assert told["never_followed"] == []


def test_no_card_is_followed_that_was_not_drawn() -> None:
    cards = play(games()[0]).cards
    assert all(followed <= drawn for drawn, followed in cards.values())
    assert sum(followed for _, followed in cards.values()) > 100


def test_the_basic_game_has_no_cards_of_the_variant() -> None:
    cards = play(basic()).cards
    assert len(cards) == 40 + 19 + 19 + 1
    assert not {"t01", "u20", "loan_10 1"} & set(cards)


def test_cards_are_counted_only_where_it_is_asked() -> None:
    assert play(Order("joakim", ("random", "random"), {"win_limit": 150}, 1)).cards == {}


def test_the_table_adds_up_what_was_counted() -> None:
    one, other = (play(Order("joakim", ("trader",) * 2, {}, seed, True)) for seed in (1, 2))
    told = cards_table([one, other])
    drawn, followed = (one.cards["n01"][n] + other.cards["n01"][n] for n in (0, 1))
    assert told["cards"]["n01"] == f"drawn {drawn}, followed {followed}"


def test_every_event_card_and_every_invention_of_aku_ankka_is_followed() -> None:
    """But for the shields: each is used in one game of ten."""
    orders = [Order("ankka", ("learner",) * 6, {}, seed, cards=True) for seed in range(1, 9)]
    told = cards_table([play(order) for order in orders])
    assert told["cards_in_all"] == 50 + 5
    assert told["never_drawn"] == []
    assert set(told["never_followed"]) <= {"e32", "e33", "e34"}
