"""Reactions off one's own move: one window for all, the same whoever holds what."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.engine.saves import state_hash
from game.ui.joakim.sharks.reaction_curtain import ReactionCurtain
from game.ui.joakim.sharks.reaction_positions import (
    purchase,
    session_of,
    uncle_at_home,
)
from game.ui.joakim.sharks.reaction_window import ReactionWindow
from game.ui.kit.actions import OwnButton
from game.ui.scenes.pause import PauseMenu
from tests.ui.joakim.reacting import (
    WITH,
    WITHOUT,
    hand,
    play_behind_curtain,
    table_at,
    table_of,
    used,
    window,
)

_PARTS = "title", "text"


@pytest.mark.case("O35")
@pytest.mark.clause("joakim.tips.5")
@pytest.mark.parametrize("change", [purchase, uncle_at_home])
@pytest.mark.parametrize("seconds", [6, 0])
def test_every_frame_is_the_same_whoever_holds_what(
    change: Callable[..., None], seconds: int, tmp_path: Path
) -> None:
    shown: list[list[bytes]] = []
    for number, hands in enumerate((WITH, WITHOUT)):
        make = partial(session_of, change, hands=hands)
        pilot = table_at(tmp_path / str(number), make, seconds)
        frames = []
        for _ in range(70):
            frames.append(pygame.image.tobytes(pilot.shell.stage.window, "RGB"))
            pilot.wait(100)
        assert isinstance(pilot.scene, ReactionWindow) == (seconds == 0)
        shown.append(frames)
        pilot.shell.close()
    assert shown[0] == shown[1]


@pytest.mark.parametrize("seconds", [6, 12])
def test_without_a_press_everybody_passes_when_the_ring_ends(seconds: int, tmp_path: Path) -> None:
    pilot = table_at(tmp_path, partial(session_of, purchase, hands=WITH), seconds)
    before = state_hash(table_of(pilot).session.state)
    pilot.wait(seconds * 1000 - 600)
    assert window(pilot).people == (1, 2, 3)
    assert state_hash(table_of(pilot).session.state) == before, "the rules know of no window"
    pilot.wait(1000)
    assert pilot.scene is table_of(pilot)
    request = table_of(pilot).session.request
    assert request is not None and (request.asked, request.question) == (0, "end_move")
    assert not used(pilot)


def test_declining_leaves_what_not_being_asked_leaves(tmp_path: Path) -> None:
    make = partial(session_of, purchase, hands=WITH)
    asked = table_at(tmp_path / "asked", make)
    play_behind_curtain(asked, "2", "nothing")
    asked.wait(7000)
    never = table_at(tmp_path / "never", make, never=(1, 2, 3))
    assert never.scene is table_of(never), "nobody wants to be asked"
    hashes = [state_hash(table_of(pilot).session.state) for pilot in (asked, never)]
    assert hashes[0] == hashes[1]


def test_a_card_is_played_by_keys_alone(tmp_path: Path) -> None:
    pilot = table_at(tmp_path, partial(session_of, purchase, hands=WITH))
    play_behind_curtain(pilot, "2", "play 1")
    assert not used(pilot), "the others still have the rest of the time"
    assert not window(pilot).focus.find("seat 1").enabled  # type: ignore[union-attr]
    pilot.wait(7000)
    assert used(pilot) == [(1, 22)]
    assert hand(pilot, 1) == [19, 0]


@pytest.mark.case("O35")
def test_the_hand_shows_only_while_it_is_held(tmp_path: Path) -> None:
    pilot = table_at(tmp_path, partial(session_of, purchase, hands=WITH))
    t = pilot.scene.t
    secrets = {t(f"joakim.tips.{id}.{part}", amount=3) for id in WITH[1] for part in _PARTS}
    secrets |= {t("joakim.reactions.fits"), t("joakim.reactions.fits_not")}

    def shown() -> set[str]:
        return {text.string for text in pilot.texts()} & secrets

    enter = {"key": pygame.K_RETURN, "mod": 0, "unicode": "", "scancode": 0}
    assert not shown()
    pilot.wait(500).press("2")
    assert not shown()
    pilot.wait(500).press("enter").wait(500)
    assert not shown()
    pilot.post(pygame.KEYDOWN, **enter).wait(100)
    assert shown() == secrets
    pilot.post(pygame.KEYUP, **enter).wait(100)
    assert not shown()
    pilot.click_on("play 0")
    assert not shown()
    pilot.click_on("nothing")
    assert not shown()


def test_a_card_that_does_not_react_stays_in_the_hand(tmp_path: Path) -> None:
    pilot = table_at(tmp_path, partial(session_of, purchase, hands=WITH))
    play_behind_curtain(pilot, "2", "play 0")
    assert isinstance(pilot.scene, ReactionCurtain)
    assert len(hand(pilot, 1)) == 3


def test_whoever_plays_alone_reacts_without_hand_over_or_hold(tmp_path: Path) -> None:
    make = partial(session_of, purchase, human=(1,), computer="random", hands=WITH)
    pilot = table_at(tmp_path, make)
    pilot.wait(500).press("2").wait(500)
    assert isinstance(pilot.scene, ReactionCurtain)
    words = pilot.scene.look.words
    hidden = {words.heading("tips", card) for card in pilot.scene.cards}
    assert pilot.focused == "open" and not hidden & {text.string for text in pilot.texts()}
    pilot.press("enter")
    assert pilot.focused == "nothing" and hidden <= {text.string for text in pilot.texts()}
    pilot.click_on("play 1")
    assert (1, 22) in used(pilot)


@pytest.mark.clause("joakim.tips.5")
def test_clockwise_the_first_wins_and_the_other_keeps_the_card(tmp_path: Path) -> None:
    pilot = table_at(tmp_path, partial(session_of, purchase, hands=WITH))
    play_behind_curtain(pilot, "3", "play 0")
    play_behind_curtain(pilot, "2", "play 1")
    play_behind_curtain(pilot, "4", "nothing")
    assert not isinstance(pilot.scene, ReactionWindow), "all have answered: nobody waits"
    assert used(pilot) == [(1, 22)]
    assert hand(pilot, 2) == [23, 20]


def test_whoever_is_never_asked_has_no_button(tmp_path: Path) -> None:
    pilot = table_at(tmp_path, partial(session_of, purchase, hands=WITH), never=(1,))
    assert window(pilot).people == (2, 3)
    assert pilot.press("2").scene is window(pilot)


@pytest.mark.parametrize("question", ["purchase", "uncle_at_home"])
def test_without_a_person_to_be_asked_there_is_no_window(question: str, tmp_path: Path) -> None:
    change = purchase if question == "purchase" else uncle_at_home
    pilot = table_at(tmp_path, partial(session_of, change, hands=WITHOUT, human=(0,)))
    assert not isinstance(pilot.scene, ReactionWindow)
    assert [entry.question for entry in table_of(pilot).session.entries] == [question] * 3


def test_the_window_opens_before_a_computer_is_asked(tmp_path: Path) -> None:
    pilot = table_at(tmp_path, partial(session_of, purchase, hands=WITH, human=(0, 3)))
    assert window(pilot).people == (3,)
    assert not table_of(pilot).session.entries
    pilot.wait(7000).settle()
    assert table_of(pilot).session.entries


def test_without_a_clock_somebody_goes_on_for_all(tmp_path: Path) -> None:
    pilot = table_at(tmp_path, partial(session_of, purchase, hands=WITH), seconds=0)
    pilot.wait(60_000)
    assert pilot.focused == "seat 1", "a press too many does not pass for everybody"
    pilot.wait(500).click_on("go on")
    assert pilot.scene is table_of(pilot) and not used(pilot)


@pytest.mark.parametrize("above", ["escape", "f10", "2"])
def test_the_clock_stands_still_while_something_lies_above(above: str, tmp_path: Path) -> None:
    pilot = table_at(tmp_path, partial(session_of, purchase, hands=WITH))
    pilot.wait(3000).press(above)
    assert isinstance(pilot.scene, ReactionCurtain if above == "2" else PauseMenu)
    pilot.wait(60_000)
    if above == "2":
        pilot.press("enter").wait(500).click_on("nothing")
    else:
        pilot.press(above)
    clock = window(pilot).clock
    assert clock is not None and 1500 < clock.left < 3200


def test_by_mouse_and_by_touch_and_by_a_pad_of_ones_own(tmp_path: Path) -> None:
    for way in ("mouse", "touch", "pad", "focus"):
        pilot = table_at(tmp_path / way, partial(session_of, purchase, hands=WITH))
        pilot.wait(500)
        middle = pilot.find("seat 2").box.centre
        if way == "mouse":
            pilot.click(*middle)
        elif way == "touch":
            pilot.tap(*middle)
        elif way == "pad":
            pilot.scene.handle(OwnButton("pad", place=3))
        else:
            pilot.press("right", "enter")
        assert isinstance(pilot.scene, ReactionCurtain) and pilot.scene.seat == 2
        pilot.shell.close()
