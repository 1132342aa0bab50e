"""What is printed: the town, the characters, the spinner, the cards and the figures."""

from __future__ import annotations

from collections import Counter
from dataclasses import FrozenInstanceError
from itertools import pairwise
from typing import get_args

import pytest

from game.ankka import effects
from game.ankka.board import distances, neighbours, route_length
from game.ankka.data import BIN, INVENTIONS, TOPICS, GameData, Invention
from game.ankka.options import Options
from game.data_files import load_ankka, load_options
from game.files.ankka import FOLDER
from game.files.ankka_cards import given_by_cards
from game.games import GAMES


@pytest.fixture(scope="module")
def data() -> GameData:
    return load_ankka()


# The town


@pytest.mark.clause("ankka.board.1")
def test_nine_places_36_circles_and_48_roads_between_them(data: GameData) -> None:
    places = [node.id for node in data.nodes if node.is_place]
    assert (len(places), len(data.nodes), len(data.links)) == (9, 45, 48)
    assert places == ["aku", "iines", "julle", "paja", "mummo", "morska", "tehdas", "klubi", "bin"]
    near = neighbours(data)
    assert Counter(len(near[place]) for place in places) == {2: 4, 3: 4, 4: 1}
    assert all(len(near[node.id]) == 2 for node in data.nodes if not node.is_place)


@pytest.mark.clause("ankka.board.1")
def test_three_circles_lie_between_neighbouring_places(data: GameData) -> None:
    ring = ["aku", "iines", "julle", "paja", "mummo", "morska", "tehdas", "klubi", "aku"]
    steps_to = distances(data)
    assert all(steps_to[one][other] == 4 for one, other in pairwise(ring))
    to_bin = {place: steps_to[BIN][place] for place in ring}
    assert {place for place, steps in to_bin.items() if steps == 4} == {
        "aku", "julle", "mummo", "tehdas",
    }  # fmt: skip


@pytest.mark.clause("ankka.board.2")
def test_seven_circles_of_each_topic_and_eight_white_ones_never_two_alike_in_a_row(
    data: GameData,
) -> None:
    assert TOPICS == ("people", "stories", "this_and_that", "pictures")
    circles = {node.id: node for node in data.nodes if not node.is_place}
    assert Counter(node.topic for node in circles.values()) == {
        "": 8, "people": 7, "stories": 7, "this_and_that": 7, "pictures": 7,
    }  # fmt: skip
    for one, other in data.links:
        if one in circles and other in circles:
            assert circles[one].topic != circles[other].topic
    white = [id for id, node in circles.items() if not node.topic]
    assert sorted(id[:2] for id in white) == [f"r{road}" for road in range(8)]
    assert all(not node.topic for node in data.nodes if node.is_place)


def test_everything_lies_on_the_screen_and_nothing_on_top_of_another(data: GameData) -> None:
    for node in data.nodes:
        assert 50 < node.at[0] < 1430 and 150 < node.at[1] < 900
    circles = [node.at for node in data.nodes if not node.is_place]
    for n, (x, y) in enumerate(circles):
        assert all((x - a) ** 2 + (y - b) ** 2 >= 72**2 for a, b in circles[:n])


# The characters


@pytest.mark.clause("ankka.destinations.3", "ankka.setup.3")
@pytest.mark.parametrize(("side", "length", "each"), [("normal", 38, 3), ("quick", 22, None)])
def test_all_routes_are_equally_long_and_use_the_places_alike(
    data: GameData, side: str, length: int, each: int | None
) -> None:
    routes = {character.id: getattr(character, side) for character in data.characters}
    lengths = {
        character.id: route_length(data, character.start, routes[character.id])
        for character in data.characters
    }
    assert set(lengths.values()) == {length} and len(lengths) == 6
    uses = Counter(place for route in routes.values() for place in route)
    if each:
        assert set(uses.values()) == {each} and len(uses) == 8
        assert len({route[0] for route in routes.values()}) == 6
    assert {len(route) for route in routes.values()} == {4 if side == "normal" else 2}


@pytest.mark.clause("ankka.setup.1", "ankka.setup.3")
def test_six_characters_begin_in_the_middle_of_six_roads(data: GameData) -> None:
    assert [(each.id, each.start) for each in data.characters] == [
        ("aku", "r02"), ("hannu", "r72"), ("mummo", "r42"), ("pelle", "r22"),
        ("ankanpojat", "r52"), ("iines", "r62"),
    ]  # fmt: skip
    assert data.numbers.tokens == 4
    assert len(set(GAMES["ankka"].looks)) == len(data.characters)


# The spinner


@pytest.mark.clause("ankka.wheel.1")
def test_the_wheel_gives_back_clearly_fewer_steps_than_it_costs(data: GameData) -> None:
    wheel = data.spinner.wheel
    assert wheel == (6, 0, 3, 0, 0, 3, 0, 0)
    assert sum(wheel) / len(wheel) == 1.5 < data.numbers.wheel_cost


@pytest.mark.clause("ankka.machine.1")
def test_the_ring_of_the_machine_never_has_two_alike_in_a_row(data: GameData) -> None:
    ring = data.spinner.machine
    assert Counter(ring) == {"time": 2, "magnet": 2, "swap": 1, "beam": 3, "shrink": 2}
    assert all(one != other for one, other in zip(ring, (*ring[1:], ring[0]), strict=True))
    assert get_args(Invention) == INVENTIONS


# The cards


@pytest.mark.clause("ankka.setup.2", "ankka.cards.1")
def test_the_fifty_event_cards(data: GameData) -> None:
    assert [card.id for card in data.events] == [f"e{n:02}" for n in range(1, 51)]
    steps = [card.effect.steps for card in data.events if isinstance(card.effect, effects.Steps)]
    assert Counter(steps) == {4: 2, 2: 6, 3: 5, 5: 2, 6: 2, -3: 4}
    assert sum(step for step in steps if step > 0) == 57
    others = [card.effect for card in data.events if not isinstance(card.effect, effects.Steps)]
    assert Counter(effect.do for effect in others) == {
        "machine": 10, "dime": 4, "keep": 7, "milla": 3, "back": 2, "lose_kept": 1, "short_turn": 2,
    }  # fmt: skip


@pytest.mark.clause("ankka.cards.2")
def test_the_magic_cloak_gives_four_steps(data: GameData) -> None:
    cloaks = [card.effect for card in data.events if card.picture.startswith("event_cloak")]
    assert cloaks == [effects.Steps(4)] * 2


@pytest.mark.clause("ankka.cards.3", "ankka.cards.4")
def test_the_cards_of_the_dime_and_those_that_are_kept(data: GameData) -> None:
    dimes = [card.effect.to for card in data.events if isinstance(card.effect, effects.Dime)]
    kept = [card.effect for card in data.events if isinstance(card.effect, effects.Keep)]
    assert Counter(dimes) == {"self": 2, "fewest_tokens": 1, "left": 1}
    assert Counter((effect.what, effect.steps) for effect in kept) == {
        ("shield", 0): 3, ("free_question", 0): 2, ("steps", 2): 2,
    }  # fmt: skip


@pytest.mark.clause("ankka.cards.1")
def test_the_event_cards_give_back_clearly_fewer_steps_than_a_question_costs(
    data: GameData,
) -> None:
    """On average 0.86; a free question saves two steps more."""
    free = sum(card.effect == effects.Keep("free_question") for card in data.events)
    given = given_by_cards(data.events) + free * data.numbers.question_cost
    assert given / len(data.events) == pytest.approx(0.94)
    assert given / len(data.events) < 0.5 * data.numbers.question_cost


# The figures


@pytest.mark.clause("ankka.steps.1", "ankka.steps.2")
def test_the_figures_that_the_rulebook_tells(data: GameData) -> None:
    numbers = data.numbers
    assert (numbers.steps, numbers.short_steps) == (5, 3)
    assert (numbers.move_cost, numbers.question_cost) == (1, 2)
    assert (numbers.wheel_cost, numbers.capture_cost) == (2, 1)


def test_all_that_is_printed_is_frozen(data: GameData) -> None:
    with pytest.raises(FrozenInstanceError):
        data.numbers.steps = 6  # type: ignore[misc]


def test_the_options_are_those_of_the_rules() -> None:
    options = load_options(FOLDER / "options.yaml")
    assert options.defaults() == Options().to_json()
    assert [preset.id for preset in options.presets] == ["short", "classic", "hunt"]
    for preset in options.presets:
        Options.from_json(options.of_preset(preset.id))
