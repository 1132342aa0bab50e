"""Somebody has to leave in the middle of a game: a computer takes the seat, and gives it back."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.engine.players import Position
from game.engine.requests import Choice
from game.engine.rulebook import GameSetup, Seating
from game.engine.saves import state_hash
from game.games import GAMES
from game.storage.saves import Saves
from game.ui.kit.harness import Pilot
from game.ui.scenes.pause import PauseMenu
from game.ui.scenes.seats import Seats
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay
from game.ui.table.log_scene import LogScene
from tests.ui.scenes.conftest import Start, shown

SHORT: Mapping[str, Mapping[str, int | str]] = {
    "joakim": {"win_limit": 400, "sharks": "on"},
    "finans": {"win_cash": 500000, "win_groups": 1, "laps": 4},
    "ankka": {"route": "quick"},
}


def table_of(pilot: Pilot) -> TableScene:
    table = pilot.shell.stack.scenes[0]
    assert isinstance(table, TableScene)
    return table


def begun(start: Start, game: str, **changes: bool) -> Pilot:
    """A table at which the first person is asked."""
    pilot = start(**changes)
    pilot.click_on(f"box {game}")
    if pilot.scene.focus.find("start") is None:  # the box was only turned to
        pilot.click_on("play")
    pilot.click_on("start").settle()
    while table_of(pilot).asking is None:  # what is dealt lies open until it has been read
        pilot.wait(500).press("enter").settle()
    return pilot


def hand_over(pilot: Pilot, seat: int, *presses: str) -> Pilot:
    """Open the menu and turn to who plays a seat; the keys then change it."""
    if not isinstance(pilot.scene, PauseMenu):
        pilot.wait(500).press("escape")  # until the seat that is asked has been handed over
    pilot.click_on("seats")
    pilot.scene.focus.set_by_name(f"player {seat}")
    return pilot.press(*presses)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_can_be_left_while_it_is_asked_and_taken_back(start: Start, game: str) -> None:
    """Complaint 25: works while that player is in the middle of a decision."""
    pilot = begun(start, game)
    table = table_of(pilot)
    asked = table.session.seat_asked
    assert asked is not None and table.game.computer_asked is None
    before = len(table.session.entries)
    hand_over(pilot, asked, "right")
    assert isinstance(pilot.scene, Seats)
    assert table.game.seats[asked].player == next(iter(GAMES[game].levels))
    pilot.press("escape", "escape").settle()
    assert len(table.session.entries) > before, "the computer answers in place of the person"
    hand_over(pilot, asked, "left")
    assert isinstance(pilot.scene, LogScene), "what happened meanwhile can be read"
    assert pilot.scene.heading() == pilot.scene.t("table.log_meanwhile")
    pilot.press("escape", "escape", "escape").settle()
    assert table.game.seats == table.session.setup.seats


def test_a_question_in_a_dialog_goes_with_its_seat(start: Start) -> None:
    """The dialog of somebody who has left does not stay for somebody else to answer."""
    pilot = begun(start, "joakim")
    table = table_of(pilot)
    rng = random.Random(4)
    while table.prompt is None:
        request = table.session.request
        assert isinstance(request, Choice)
        table.answer(rng.choice(request.options).id)
        pilot.settle()
    asked, entries = table.session.seat_asked, len(table.session.entries)
    assert asked is not None and pilot.scene is table.prompt
    hand_over(pilot, asked, "right").press("escape", "escape").settle()
    assert len(table.session.entries) > entries
    assert all(not isinstance(each, PauseMenu | Seats) for each in pilot.shell.stack.scenes)


def test_who_plays_is_kept_with_the_saved_game(start: Start) -> None:
    pilot = begun(start, "finans")
    hand_over(pilot, 0, "right").press("escape", "escape")
    table_of(pilot).closing()
    later = start(resume=True)
    table = table_of(later)
    assert table.game.seats[0].player == "investor"
    assert table.session.setup.seats[0].player == "human"
    assert not table.is_human(0)


def test_a_guest_takes_the_seat_of_a_computer(start: Start) -> None:
    pilot = begun(start, "ankka")
    table = table_of(pilot)
    computer = next(n for n, each in enumerate(table.game.seats) if each.player != "human")
    level = table.game.seats[computer].player
    hand_over(pilot, computer)
    while table.game.seats[computer].player != "human":
        pilot.press("right")
    assert table.is_human(computer) and computer not in table.game.players
    assert table.session.setup.seats[computer].player == level
    assert pilot.scene.t("seats.title") in shown(pilot)


@pytest.mark.parametrize("game", GAMES)
def test_seats_change_hands_every_few_turns_and_the_game_is_sound(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People and computers take over from one another at random (wish A8); whoever played, the
    answers alone make the game, so it is the same when it is opened again."""
    monkeypatch.setattr(GameInPlay, "save", lambda play: None)  # the disk is not what is tried
    box, rng = GAMES[game], random.Random(8)
    levels, helps = list(box.levels), {"answers": 0} if game == "ankka" else {}
    seats = tuple(Seating(f"P{n}", look, "human", helps) for n, look in enumerate(box.looks[:3]))
    saves = Saves(tmp_path)
    play = GameInPlay.begin(box, GameSetup(seats, SHORT[game], 21), saves)
    person, by_computers = box.player(levels[0], 3), 0
    for step in range(60_000):
        request = play.session.request
        if request is None:
            break
        if step % 15 == 0:
            play.hand_over(rng.randrange(3), rng.choice(["human", *levels]))
        if request.asked is None:
            play.answer_by_chance()
        elif play.computer_asked is not None:
            play.answer(play.think())
            by_computers += 1
        else:
            play.answer(person.choose(Position(play.session)))
    assert play.is_over and by_computers > 20
    monkeypatch.undo()
    play.save()
    again, lost = GameInPlay.resume(saves, saves.read(play.save_id)[0])
    assert not lost and again.seats == play.seats
    assert state_hash(again.session.state) == state_hash(play.session.state)


def test_only_a_computer_knows_what_it_would_have_said_aloud() -> None:
    """Without options the neighbour judges; not so when the answer was a computer's."""
    rules = GAMES["ankka"].rulebook()
    facts = (("player", 2), ("card", "q001"))
    judge: Choice[bool] = Choice(0, "judge", (), facts)
    assert rules.answers_for(judge, ()) == 0
    assert rules.answers_for(judge, (1,)) == 0
    assert rules.answers_for(judge, (2,)) == 2
    assert rules.answers_for(judge, (0,)) == 2, "the judge has left: they say how it was"
    assert rules.answers_for(Choice(1, "answer", ()), (1,)) == 1
