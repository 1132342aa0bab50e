"""The table in play: undo, reasons, paths, the die, the menu, hammering, who is left."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.saves import state_hash
from game.joakim import effects
from game.joakim.data import GameData
from game.joakim.events import DieRolled, PlayerLeft
from game.joakim.state import Phase, State
from game.ui.joakim.die import DieSprite
from game.ui.kit.bubbles import Toast
from game.ui.kit.dialog import MessageDialog
from game.ui.kit.widgets.button import Button
from game.ui.scenes.pause import PauseMenu
from game.ui.table.prompt import UNDO, Prompt
from tests.ui.joakim.playing import Played, in_play


def all_pay_that_ruins(state: State, data: GameData) -> None:
    """Seat 0, a person, cannot pay the number that it has drawn."""
    in_play(state, data)
    number = next(
        n for n, card in enumerate(data.newspaper) if isinstance(card.large[0], effects.AllPay)
    )
    state.cash[0] = 1
    state.ones[0][0] -= 2
    state.ones[-1][0] += 2
    state.newspaper.remove(number)
    state.newspaper_drawn.append(number)
    state.face_up, state.phase = number, Phase.LARGE_HEADING


def noticed(played: Played) -> list[str]:
    """The notices that the top scene shows."""
    assert played.top is not None
    return [sprite.text for sprite in played.top.sprites if isinstance(sprite, Toast)]


@pytest.mark.case("O23")
def test_undo_takes_the_last_answer_back_and_shows_it(tmp_path: Path) -> None:
    played = Played(tmp_path, position=in_play)
    pilot, session = played.pilot, played.play.session
    pilot.press("enter")  # rolls
    assert isinstance(pilot.find("undo"), Button)
    pilot.click_on("undo")
    said = pilot.scene.bubble
    assert said is not None
    assert said.text == played.table.t("table.reason.undo_stops_at_chance")
    pilot.press("escape")
    before, told = state_hash(session.state), len(session.log)
    chosen = session.request.options[0].id  # type: ignore[union-attr]
    pilot.focus_on(chosen).press("enter")
    assert state_hash(session.state) != before
    prompt = played.top
    assert isinstance(prompt, Prompt)
    line = next(filter(None, map(played.table.look.log_line, session.log[told:])))
    prompt.finish(UNDO)
    assert noticed(played) == [played.table.t("table.undone_line", line=line)]
    pilot.settle()
    assert state_hash(session.state) == before
    assert played.room_sees_all()
    assert played.table.asking is session.request


def test_a_dark_square_says_why_with_numbers_and_clause(tmp_path: Path) -> None:
    played = Played(tmp_path, position=in_play)
    pilot = played.pilot
    pilot.press("enter")
    possible = {option.id for option in played.play.session.request.options}  # type: ignore[union-attr]
    refused = [f"square {n}" for n in range(30) if f"square {n}" not in possible]
    assert refused
    for name in refused:
        pilot.focus_on(name).press("enter")
        said = pilot.scene.bubble
        assert said is not None
        assert "regel" in said.text
        pilot.press("escape")
    assert played.play.session.request.question == "move"  # type: ignore[union-attr]


def test_dots_lead_to_the_square_in_focus(tmp_path: Path) -> None:
    played = Played(tmp_path, position=in_play)
    pilot = played.pilot
    pilot.press("enter")
    request = played.play.session.request
    steps = dict(request.facts)["steps"]  # type: ignore[union-attr]
    dots = [
        sprite for sprite in played.table.sprites if getattr(sprite, "name", "").endswith("dot")
    ]
    assert len(dots) == 2 * steps - 1


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_the_number_is_told_only_when_the_die_rests(tmp_path: Path, speed: str) -> None:
    """And the face it rests on is the one that the rules threw."""
    played = Played(tmp_path, position=in_play)
    pilot, table = played.pilot, played.table
    heard: list[str] = []
    table.play = heard.append  # type: ignore[method-assign,assignment]
    played.settings.speed = speed  # type: ignore[assignment]
    pilot.wait(500)
    told = table.told
    pilot.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    pilot.post(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    rolled = next(x for x in played.play.session.log[told:] if isinstance(x, DieRolled))
    die: DieSprite = played.look.die
    while table.playback.busy:
        if table.told == told:
            assert table.asking is None
            assert "step" not in heard
        if "dice_land" in heard:
            assert die.face == rolled.value
            assert die.angle == 0
        pilot.wait(16)
    assert heard.index("dice_roll") < heard.index("dice_land")
    assert table.told > told
    assert played.look.chronicle.die == rolled.value == die.face


def test_a_press_ends_what_moves_within_a_frame(tmp_path: Path) -> None:
    played = Played(tmp_path, position=in_play, speed="slow")
    pilot = played.pilot.wait(500)
    pilot.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    pilot.post(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    pilot.wait(120)
    assert played.table.playback.busy
    pilot.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    pilot.wait(16)
    assert not played.table.playback.busy
    assert played.room_sees_all()


def test_a_double_press_answers_one_question(tmp_path: Path) -> None:
    """The second one chose the first square, before anybody had seen which there are."""
    played = Played(tmp_path, position=in_play, speed="off")
    pilot = played.pilot.wait(500)
    for _ in range(2):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pilot.post(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
        pilot.wait(60)
    assert played.table.asking is not None
    assert played.table.asking.question == "move"


@pytest.mark.case("O14")
def test_the_menu_opens_at_any_moment_while_computers_play(tmp_path: Path) -> None:
    played = Played(tmp_path, ("trader", "trader"), {"win_limit": 2000}, speed="normal")
    pilot_keys = {"key": pygame.K_ESCAPE, "mod": 0, "unicode": "", "scancode": 0}
    for moment in range(12):
        played.watch(lambda until=played.clock.now + 1300 + 370 * moment: played.clock.now >= until)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            played.shell.feed([pygame.event.Event(kind, pilot_keys)])
        played.shell.frame(0)
        menu = played.top
        assert isinstance(menu, PauseMenu)
        told = played.table.told
        played.watch(lambda until=played.clock.now + 3000: played.clock.now >= until)
        assert played.table.told == told  # the table stands still below the menu
        menu.back()
        played.watch(lambda until=played.clock.now + 200: played.clock.now >= until)


@pytest.mark.case("O34")
def test_hammering_the_key_ends_one_turn_and_no_other(tmp_path: Path) -> None:
    def at_the_end(state: State, data: GameData) -> None:
        in_play(state, data)
        state.phase = Phase.END

    played = Played(tmp_path, ("human", "human", "human"), position=at_the_end)
    pilot = played.pilot
    pilot.wait(500)
    for _ in range(10):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pilot.post(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
        pilot.wait(36)
    session = played.play.session
    assert session.state.turns == 1
    assert (session.state.seat, session.request.question) == (1, "roll")  # type: ignore[union-attr]


@pytest.mark.case("O14")
@pytest.mark.parametrize("choice", ["hurry", "watch"])
def test_when_the_last_person_is_out_the_people_are_asked(tmp_path: Path, choice: str) -> None:
    played = Played(
        tmp_path, ("human", "trader", "random"), {"win_limit": 300}, position=all_pay_that_ruins,
        speed="normal",
    )  # fmt: skip
    assert any(isinstance(event, PlayerLeft) for event in played.play.session.log)
    dialog = played.top
    assert isinstance(dialog, MessageDialog)
    began = played.clock.now
    dialog.finish(choice)
    if choice == "hurry":
        played.watch(lambda: played.ended, frame=1.0)
        assert played.clock.now - began < 5000
    else:
        played.watch(lambda: played.table.told > 20)
        assert played.table.course.hurried is False
    assert not isinstance(played.top, MessageDialog)
