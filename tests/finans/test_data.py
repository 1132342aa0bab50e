"""What is printed: the board, the papers and the figures of finans."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass

import pytest

from game.data_files import load_finans, load_options
from game.files.finans import FOLDER
from game.finans import effects
from game.finans.data import GameData, Group, NewsCard, Plot, TipCard
from game.finans.options import Options
from game.games import GAMES


@pytest.fixture(scope="module")
def data() -> GameData:
    return load_finans()


def group(data: GameData, id: str) -> Group:
    return next(each for each in data.groups if each.id == id)


def plot(data: GameData, id: str) -> Plot:
    return next(each for each in data.plots if each.id == id)


def faces(data: GameData, id: str) -> list[int]:
    return [data.shares[share].face for share in group(data, id).shares]


# The box


@pytest.mark.clause("finans.setup.2")
def test_126_cards(data: GameData) -> None:
    counts = {
        "deeds": len(data.plots),
        "shares": len(data.shares),
        "bonds": data.numbers.bonds,
        "loans": Options().bank_loans,
        "certificates": data.numbers.certificates,
        "news": len(data.news),
        "tips": len(data.tips),
    }
    assert counts == {
        "deeds": 19,
        "shares": 19,
        "bonds": 12,
        "loans": 6,
        "certificates": 6,
        "news": 20,
        "tips": 44,
    }
    assert sum(counts.values()) == 126


@pytest.mark.clause("finans.setup.2", "finans.building.3")
def test_the_stock_has_a_building_for_every_plot(data: GameData) -> None:
    industrial = sum(each.is_industrial for each in data.plots)
    assert (data.numbers.industrial_buildings, data.numbers.smaller_buildings) == (8, 15)
    assert industrial == 6
    assert len(data.plots) - industrial < data.numbers.smaller_buildings


# The board


@pytest.mark.clause("finans.setup.1", "finans.papers.1", "finans.moving.2")
def test_46_spaces_with_those_that_the_rulebook_numbers(data: GameData) -> None:
    assert [space.number for space in data.spaces] == list(range(1, 47))
    numbered = {1: "exit", 12: "branch", 17: "building", 34: "entrance", 40: "building_deals"}
    assert {number: data.space(number).type for number in numbered} == numbered
    assert [n for n in range(1, 47) if data.is_inside(n)] == list(range(35, 47))


@pytest.mark.clause("finans.setup.1")
def test_how_many_spaces_of_each_type(data: GameData) -> None:
    assert Counter(space.type for space in data.spaces) == {
        "plot": 19,
        "tip": 5,
        "news": 5,
        "dividend": 3,
        "rest": 3,
        "exit": 1,
        "prison": 1,
        "branch": 1,
        "building": 1,
        "give_dividend": 1,
        "go_to_prison": 1,
        "entrance": 1,
        "building_deals": 1,
        "repay": 1,
        "small_drawing": 1,
        "bond_dividend": 1,
    }


@pytest.mark.clause("finans.prison.3", "finans.bonds.2")
def test_the_prison_lies_before_the_way_into_it_and_the_bonds_at_the_end(data: GameData) -> None:
    assert 1 < data.number_of("prison") < data.number_of("go_to_prison") < 34
    assert (data.number_of("small_drawing"), data.number_of("bond_dividend")) == (45, 46)
    assert data.is_inside(data.number_of("repay"))


def test_the_plots_are_counted_in_the_order_of_the_board(data: GameData) -> None:
    lying = [space.plot for space in data.spaces if space.type == "plot"]
    assert lying == list(range(len(data.plots)))
    assert all(space.plot is None for space in data.spaces if space.type != "plot")


# The groups


@pytest.mark.clause("finans.groups.1")
def test_seven_groups_of_two_or_three_plots_and_as_many_shares(data: GameData) -> None:
    assert {each.id: len(each.plots) for each in data.groups} == {
        "hantverk": 2,
        "service": 3,
        "affarscentrum": 3,
        "finanstrusten": 2,
        "teknik": 3,
        "kemi": 3,
        "industri": 3,
    }
    for number, each in enumerate(data.groups):
        assert len(each.shares) == len(each.plots)
        assert {data.plots[n].group for n in each.plots} == {number}
        assert {data.shares[n].group for n in each.shares} == {number}
        ids = [data.shares[n].id for n in each.shares]
        assert ids == [f"{each.id}_{place}" for place in range(1, len(ids) + 1)]


@pytest.mark.clause("finans.groups.1")
def test_the_shares_of_the_rulebooks_examples(data: GameData) -> None:
    assert faces(data, "affarscentrum") == [75_000, 50_000, 50_000]
    assert faces(data, "hantverk") == [50_000, 50_000]
    assert faces(data, "teknik") == [100_000, 75_000, 75_000]
    assert faces(data, "finanstrusten") == [75_000, 75_000]
    shops = [data.plots[n].id for n in group(data, "affarscentrum").plots]
    assert set(shops) == {"furniture_interiors", "fruit_vegetables", "sports_leisure"}


@pytest.mark.clause("finans.meeting.5")
def test_the_plot_of_the_rulebooks_meeting(data: GameData) -> None:
    deed = plot(data, "sports_leisure")
    assert (deed.price, deed.building) == (20_000, 20_000)


@pytest.mark.clause("finans.building.3")
def test_industrial_buildings_only_on_six_named_plots(data: GameData) -> None:
    assert [each.id for each in data.plots if each.is_industrial] == [
        "sustainable_energy",
        "pharmaceutical",
        "biotechnology",
        "sawmill",
        "paper_mill",
        "steelworks",
    ]
    for each in data.groups:
        assert len({data.plots[n].is_industrial for n in each.plots}) == 1


# The figures


@pytest.mark.clause("finans.car.1", "finans.car.2", "finans.loans.1", "finans.loans.2")
@pytest.mark.clause("finans.mortgages.2", "finans.bank.1", "finans.dividends.2", "finans.bonds.1")
@pytest.mark.clause("finans.bonds.6", "finans.prison.1", "finans.prison.2", "finans.meeting.2")
@pytest.mark.clause("finans.meeting.5", "finans.setup.3", "finans.winning.1")
def test_the_figures_of_the_rulebook(data: GameData) -> None:
    n, options = data.numbers, Options()
    assert (options.start_cash, options.win_cash, options.win_groups) == (75_000, 1_000_000, 2)
    assert (n.car_price, n.car_sold_for, n.mortgage_percent) == (50_000, 25_000, 10)
    assert (n.loan, n.loans_each, options.bank_loans, n.loan_interest) == (50_000, 3, 6, 5_000)
    assert (n.bond_price, n.bonus_per_eye, n.dividend_percent) == (500, 5_000, 20)
    assert n.prizes.large == (100_000, 50_000, 25_000)
    assert n.prizes.small == (50_000, 25_000, 15_000)
    assert (n.die, n.prison_rounds, n.sent_to_prison_on) == (6, (1, 1, 2, 2, 3, 3), 2)
    assert (n.fee_least, n.fee_most, n.fee_step, n.fee_to_bank) == (30_000, 120_000, 10_000, 30_000)
    assert n.rounding == 500


@pytest.mark.clause("finans.meeting.5")
@pytest.mark.parametrize(
    ("amount", "parts", "each"), [(50_000, 2, 25_000), (10_000, 3, 3_500), (90_000, 4, 22_500)]
)
def test_the_rest_of_the_fee_is_split_to_the_nearest_note(
    data: GameData, amount: int, parts: int, each: int
) -> None:
    assert data.numbers.rounded(amount, parts) == each


def amounts(data: GameData) -> Iterator[tuple[str, int]]:
    for deed in data.plots:
        for name in ("price", "building", "rent", "rent_built", "mortgage", "buy_back"):
            yield f"{deed.id} {name}", getattr(deed, name)
        yield f"{deed.id} interest", deed.mortgage * data.numbers.mortgage_percent // 100
    for share in data.shares:
        yield f"{share.id} face", share.face
        yield f"{share.id} buy_back", share.buy_back
        yield f"{share.id} dividend", share.dividend
        yield f"{share.id} from a player", share.face * data.numbers.dividend_percent // 100
    cards: tuple[NewsCard | TipCard, ...] = (*data.news, *data.tips)
    for card in cards:
        for name in ("amount", "interest"):
            if hasattr(card.effect, name):
                yield f"{card.id} {name}", getattr(card.effect, name)


def test_everything_can_be_paid_in_notes(data: GameData) -> None:
    found = dict(amounts(data))
    assert len(found) > 200
    assert {name: each for name, each in found.items() if each <= 0 or each % 500} == {}
    falls = [card.effect for card in data.news if isinstance(card.effect, effects.ShareFall)]
    for fall in falls:
        for share in data.groups[fall.group].shares:
            assert data.shares[share].face * fall.percent % (100 * 500) == 0


@pytest.mark.clause("finans.mortgages.1", "finans.mortgages.3")
def test_nobody_gains_by_buying_and_selling_back(data: GameData) -> None:
    for deed in data.plots:
        assert deed.mortgage < deed.buy_back < deed.price
        assert deed.rent < deed.rent_built
    for share in data.shares:
        assert share.dividend <= share.face - share.buy_back < share.face


# What all of it keeps to


def test_the_data_cannot_be_changed_by_a_game(data: GameData) -> None:
    with pytest.raises(FrozenInstanceError):
        data.numbers.die = 7  # type: ignore[misc]
    hash(data)  # all the way down nothing but tuples, numbers and words


def test_amounts_are_whole_kronor_everywhere(data: GameData) -> None:
    def numbers(value: object) -> list[object]:
        if is_dataclass(value):
            return [n for f in fields(value) for n in numbers(getattr(value, f.name))]
        if isinstance(value, tuple):
            return [n for item in value for n in numbers(item)]
        return [] if isinstance(value, str | bool) or value is None else [value]

    found = numbers(data)
    assert len(found) > 300
    assert {type(number) for number in found} == {int}


def test_the_options_offered_are_those_that_the_rules_know() -> None:
    offered = load_options(FOLDER / "options.yaml")
    assert offered.defaults() == Options().to_json()
    for option in offered.options:
        for value in option.values:
            assert Options.from_json({option.id: value}).to_json()[option.id] == value
    for preset in offered.presets:
        Options.from_json(offered.of_preset(preset.id))
    assert [preset.id for preset in offered.presets] == ["short", "classic", "long"]


@pytest.mark.clause("finans.winning.4")
def test_a_short_game_is_more_than_a_lower_target() -> None:
    offered = load_options(FOLDER / "options.yaml")
    short, classic = offered.of_preset("short"), offered.of_preset("classic")
    changed = {id for id in short if short[id] != classic[id]}
    assert changed == {"win_cash", "win_groups", "laps", "start_papers"}
    assert classic == offered.defaults()


def test_no_table_can_have_all_groups_complete_and_nobody_with_enough(data: GameData) -> None:
    """Complete groups are protected: if it could, such a game might never end."""
    [option] = [each for each in GAMES["finans"].options().options if each.id == "win_groups"]
    most = max(int(value) for value in option.values)
    assert (most - 1) * GAMES["finans"].most < len(data.groups)
