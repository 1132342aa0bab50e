"""Setting up: characters, the drawing of the dime, who begins, and what a setup must be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.ankka.events import BeginnerNamed, DimeLaidDown, DimesDealt
from game.engine.rulebook import GameSetup, Seating
from game.games import GAMES
from tests.ankka.laying import lay


def state_of(looks: tuple[str, ...], **options: Any) -> Any:
    setup = GameSetup(tuple(Seating(f"P{n}", look) for n, look in enumerate(looks)), options, 1)
    return GAMES["ankka"].rulebook().new_state(setup)


@pytest.mark.clause("ankka.setup.1")
def test_two_to_six_can_play() -> None:
    looks = GAMES["ankka"].looks
    assert [len(state_of(looks[:n]).pawn) for n in range(2, 7)] == [2, 3, 4, 5, 6]
    for wrong in (looks[:1], (*looks, "blue"), ("blue", "blue"), ("blue", "black")):
        with pytest.raises(ValueError, match=r"play|same|character"):
            state_of(wrong)


@pytest.mark.clause("ankka.setup.3", "ankka.destinations.1")
def test_characters_begin_on_their_starts_without_tokens() -> None:
    state = state_of(("pink", "blue"))
    assert (state.characters, state.nodes, state.visited) == (
        ("iines", "aku"),
        ["r62", "r02"],
        [0, 0],
    )


@pytest.mark.clause("ankka.setup.4")
def test_one_of_as_many_dimes_as_players_is_genuine() -> None:
    table = lay(at_start=True)
    (dealt,) = table.events(DimesDealt)
    assert sorted(dealt.dimes) == [0, 1, 2]
    assert table.state.dime == dealt.dimes.index(0)
    holders = Counter(lay(at_start=True, seed=seed).holder for seed in range(90))
    assert min(holders.values()) > 15 and len(holders) == 3


@pytest.mark.clause("ankka.setup.4")
def test_option_the_dime_lies_in_the_bin() -> None:
    table = lay(options={"first_dime": "bin"}, at_start=True)
    assert table.holder is None and table.events(DimeLaidDown) == [DimeLaidDown()]


@pytest.mark.clause("ankka.setup.5")
def test_the_lot_says_who_begins_or_the_hosts_do() -> None:
    beginners = Counter(
        lay(at_start=True, seed=seed).events(BeginnerNamed)[0].seat for seed in range(60)
    )
    assert set(beginners) == {0, 1, 2}
    for seed in range(5):
        table = lay(options={"first_player": "seat_1"}, at_start=True, seed=seed)
        assert (table.asked, table.steps) == ("Anna", 5)
    third = lay(options={"first_player": "seat_3"}, at_start=True)
    assert (third.asked, third.state.beginner) == ("Cia", 2)
    with pytest.raises(ValueError, match="there is no seat_3 to begin"):
        state_of(GAMES["ankka"].looks[:2], first_player="seat_3")


@pytest.mark.clause("ankka.setup.5")
def test_turns_go_clockwise() -> None:
    table = lay(options={"stop_early": "on"})
    for name in ("Anna", "Bo", "Cia", "Anna"):
        assert table.asked == name
        table.answer("stop")
    assert table.state.turns == 5


@pytest.mark.clause("ankka.setup.6")
def test_nobody_ever_leaves_the_game() -> None:
    assert lay().state.out == [False] * 3


def test_helps_and_memory_are_saved_and_old_setups_still_load() -> None:
    seat = Seating("Anna", "blue", helps={"answers": 2})
    setup = GameSetup((seat, Seating("Bo", "green")), {}, 7, {"asked": {"people": ["q001"]}})
    assert GameSetup.from_json(setup.to_json()) == setup
    old = {"seats": [["Anna", "red", "human"], ["Bo", "blue", "trader"]], "options": {}, "seed": 1}
    assert GameSetup.from_json(old).to_json() == old
