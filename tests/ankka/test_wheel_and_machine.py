"""The Wheel of Fortune, and Pelle's invention machine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.ankka.events import MachineSpun, PawnMoved, WheelSpun
from game.data_files import load_ankka
from game.engine.chance import answer_of_chance
from game.engine.requests import Roll
from tests.ankka.laying import Laid, lay

BEAM, TIME, MAGNET, SHRINK, SWAP = 1, 2, 3, 5, 6
"""What the die of the machine shows, for its inventions."""


def machine(shows: int, seats: str = "Anna Bo Cia", **position: Any) -> Laid:
    """Anna spins the machine, which stops there."""
    return lay(seats, phase="machine", chance=[shows], **position)


# The wheel


@pytest.mark.clause("ankka.wheel.1", "ankka.steps.2")
@pytest.mark.parametrize(("shows", "won"), [(1, 6), (2, 0), (3, 3), (4, 0), (5, 0), (6, 3), (8, 0)])
def test_a_spin_costs_two_and_gives_what_its_sector_says(shows: int, won: int) -> None:
    table = lay(chance=[shows]).answer("wheel")
    assert table.steps == 5 - 2 + won
    assert table.events(WheelSpun) == [WheelSpun(0, shows - 1, won)]


@pytest.mark.clause("ankka.wheel.2")
def test_option_so_many_spins_in_a_turn() -> None:
    table = lay(options={"spin_limit": 1}, chance=[1]).answer("wheel")
    assert table.refused["wheel"] == "spin_limit"
    assert "wheel" in lay(chance=[1]).answer("wheel").offered


@pytest.mark.clause("ankka.wheel.1", "ankka.wheel.2")
def test_always_spinning_ends_a_turn_soon() -> None:
    """On average after 8.6 spins: five steps, of which each spin takes half a one."""
    data, spins, turns = load_ankka(), [], 4000
    roll, n = Roll("wheel", len(data.spinner.wheel)), 0
    for _ in range(turns):
        steps, count = data.numbers.steps, 0
        while steps >= data.numbers.wheel_cost:
            shown = answer_of_chance(roll, 7, n)
            assert isinstance(shown, int)
            steps += data.spinner.wheel[shown - 1] - data.numbers.wheel_cost
            count, n = count + 1, n + 1
        spins.append(count)
    assert max(spins) < 400 and 8 < sum(spins) / turns < 9.3


@pytest.mark.clause("ankka.wheel.2")
@pytest.mark.parametrize("seed", range(12))
def test_a_player_who_always_spins_comes_to_the_end_of_the_turn(seed: int) -> None:
    table = lay(seed=seed)
    while table.asked == "Anna":
        table.answer("wheel" if "wheel" in table.offered else table.offered[0])
    assert len(table.events(WheelSpun)) < 200 and table.asked == "Bo"


@pytest.mark.clause("ankka.wheel.1", "ankka.machine.1")
@pytest.mark.parametrize(("ring", "sectors", "bound"), [("wheel", 8, 24.3), ("machine", 10, 27.9)])
def test_every_sector_comes_equally_often(ring: str, sectors: int, bound: float) -> None:
    """Chi-square over spins of the engine's own chance; the bound is passed once in a thousand.

    A million spins of each gave 5.5 and 8.3.
    """
    spins = 40_000
    roll = Roll(ring, sectors)
    shown = Counter(answer_of_chance(roll, 11, n) for n in range(spins))
    expected = spins / sectors
    assert sum((shown[face + 1] - expected) ** 2 / expected for face in range(sectors)) < bound


# Pelle's machine


@pytest.mark.clause("ankka.machine.1", "ankka.cards.1")
def test_only_a_card_lets_one_spin_the_machine() -> None:
    table = lay(phase="event", events=["e18"], chance=[SHRINK])
    assert table.events(MachineSpun) == [MachineSpun(0, SHRINK - 1, "shrink")]
    assert not any("machine" in id for id in lay().offered)


@pytest.mark.clause("ankka.machine.2")
def test_time_machine_the_next_destination_is_reached() -> None:
    table = machine(TIME)
    assert (table.node("Anna"), table.visited("Anna"), table.steps) == ("klubi", 1, 5)


@pytest.mark.clause("ankka.machine.2")
def test_time_machine_after_the_last_destination_leads_to_the_bin() -> None:
    done = machine(TIME, visited={"Anna": 4}, dime="Bo")
    assert done.node("Anna") == "bin" and done.winners == []
    assert machine(TIME, visited={"Anna": 4}, dime="Anna").winners == ["Anna"]
    there = machine(TIME, visited={"Anna": 4}, nodes={"Anna": "bin"}, dime="Bo")
    assert there.nothing == ["in_the_bin"]
    option = machine(
        TIME, visited={"Anna": 4}, dime="Anna", options={"time_machine_done": "nothing"}
    )
    assert option.nothing == ["all_visited"] and option.node("Anna") == "r02"


@pytest.mark.clause("ankka.machine.3", "ankka.capture.5")
def test_coin_magnet_the_dime_comes_from_wherever_it_is() -> None:
    table = machine(MAGNET, dime="Bo", visited={"Bo": 3}, barred=["Anna"], locks={"Anna": 1})
    assert table.holder == "Anna" and table.dime_moves == [(1, 0, "magnet")]
    assert machine(MAGNET, dime="Anna").nothing == ["has_the_dime"]


@pytest.mark.clause("ankka.machine.6")
def test_downsizing_machine_three_steps_next_turn_and_twice_is_still_three() -> None:
    for short_turn in ([], ["Anna"]):
        table = machine(SHRINK, "Anna Bo", short_turn=short_turn)
        assert table.state.short_turn == [True, False] and table.steps == 5
        table.answer("go r13", "go s03")
        assert (table.asked, table.steps, table.state.short_turn) == ("Anna", 3, [False, False])


@pytest.mark.clause("ankka.machine.6", "ankka.steps.4")
def test_steps_won_in_a_short_turn_are_added_to_the_three() -> None:
    table = lay(steps=1, short_turn=["Bo"], chance=[1]).answer("go r03", "wheel")
    assert (table.asked, table.steps) == ("Bo", 3 - 2 + 6)


@pytest.mark.clause("ankka.machine.5")
def test_transporter_sends_another_back_but_leaves_its_tokens() -> None:
    table = machine(BEAM, nodes={"Bo": "bin", "Cia": "r12"}, visited={"Bo": 2}, dime="Bo")
    assert (table.prompt, table.offered) == ("beam", ["seat 1", "seat 2", "no"])
    table.answer("seat 1")
    assert (table.node("Bo"), table.visited("Bo"), table.holder) == ("morska", 2, "Bo")
    assert table.events(PawnMoved) == [PawnMoved(1, "morska", "beam")]
    back = machine(BEAM, nodes={"Cia": "r12"})
    assert back.offered == ["seat 2", "no"] and back.refused == {"seat 1": "is_there_already"}
    assert back.answer("seat 2").node("Cia") == "r42"
    assert machine(BEAM, nodes={"Cia": "r12"}).answer("no").node("Cia") == "r12"


@pytest.mark.clause("ankka.machine.5")
def test_transporter_when_all_others_are_on_their_starts_does_nothing() -> None:
    """CASES O10 (d): never a choice with nothing to choose."""
    table = machine(BEAM)
    assert table.nothing == ["nobody_to_beam"] and table.prompt == "turn"


# Character swap


@pytest.mark.clause("ankka.machine.4")
def test_swap_hands_over_all_that_is_a_characters_own() -> None:
    table = machine(
        SWAP,
        nodes={"Anna": "r11", "Bo": "s22"},
        visited={"Anna": 1, "Bo": 3},
        dime="Bo",
        kept={"Bo": ["e32"], "Anna": ["e37"]},
        locks={"Anna": 2},
        barred=["Anna"],
        short_turn=["Bo"],
        steps=3,
    )
    assert (table.prompt, table.offered) == ("swap", ["seat 1", "seat 2", "no"])
    table.answer("seat 1")
    state = table.state
    assert state.pawn == [1, 0, 2] and state.nodes[:2] == ["r11", "s22"]
    assert (table.node("Anna"), table.visited("Anna"), table.holder) == ("s22", 3, "Anna")
    assert (table.kept("Anna"), table.kept("Bo")) == (["e32"], ["e37"])
    assert (state.lock[table.pawn("Bo")], state.lost_in[table.pawn("Bo")]) == (2, 0)
    assert (state.short_turn, state.seat, table.steps) == ([False, True, False], 0, 3)
    assert table.dime_moves == []  # nothing was lost: nobody is locked for it


@pytest.mark.clause("ankka.machine.4")
def test_swap_may_be_declined_unless_the_option_forces_it_or_takes_it_out() -> None:
    assert machine(SWAP).answer("no").state.pawn == [0, 1, 2]
    assert machine(SWAP, options={"swap": "must"}).offered == ["seat 1", "seat 2"]
    removed = lay(phase="machine", chance=[SWAP, SWAP, SHRINK], options={"swap": "removed"})
    assert removed.nothing == ["swap_removed"] * 2 and removed.state.short_turn[0]


@pytest.mark.clause("ankka.machine.4")
def test_after_a_swap_the_turn_goes_on_with_the_other_character() -> None:
    table = machine(SWAP, nodes={"Bo": "r21"}, steps=2).answer("seat 1")
    assert "go r22" in table.offered and "go r01" not in table.offered
    table.answer("go julle", "go r13")
    assert (table.node("Anna"), table.node("Bo"), table.asked) == ("r13", "r02", "Bo")
    assert "go r03" in table.offered
