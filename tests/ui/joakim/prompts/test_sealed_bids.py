"""Sealed bids: set on wheels whose digits show only while something is held, opened all at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from game.engine.rulebook import Seating
from game.games import LOOKS
from game.joakim.state import BANK
from game.ui.app import App
from game.ui.joakim.look import JoakimLook
from game.ui.joakim.sharks import bargain_positions as positions
from game.ui.joakim.sharks.bids_opened import BidsOpened
from game.ui.joakim.sharks.digit_wheel import DigitWheel
from game.ui.joakim.sharks.sealed_bid import SealedBid
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import KEYS, Pilot
from game.ui.kit.recorder import TextRecorder
from game.ui.kit.widgets.button import Button
from game.ui.scenes.pause import PauseMenu
from game.ui.scenes.saved_games import SavedGames
from game.ui.scenes.table import TableScene
from game.ui.table.log_scene import LogScene

from .asking import Ask, Asked, plainly

SECRET = {"3", "7", "37 M", "38 M"}
"""A bid of 37 out of 75, and what it leaves."""


def key(pilot: Pilot, kind: int, name: str) -> None:
    pilot.post(kind, key=KEYS[name], mod=0, unicode="", scancode=0)


@contextmanager
def painted() -> Iterator[set[str]]:
    """All strings that were painted meanwhile, in every frame."""
    strings: set[str] = set()
    with TextRecorder() as recorder:
        yield strings
        strings |= {plainly(text.string) for text in recorder.texts}


def ready(asked: Asked) -> SealedBid:
    """The person who is asked has taken over."""
    scene = asked.pilot.scene
    assert isinstance(scene, SealedBid) and not scene.handed_over
    asked.press("enter")
    asked.pilot.wait(HAND_OVER)
    return scene


def set_by_keys(asked: Asked, amount: int) -> None:
    """Turn the wheels to an amount, from the hundreds to the ones."""
    scene = asked.pilot.scene
    assert isinstance(scene, SealedBid)
    for digit in str(amount).rjust(scene.places, "0"):
        asked.press(*["up"] * int(digit), "right")


def bid(asked: Asked, amount: int) -> None:
    """One person's bid by keys alone, hand-over included."""
    ready(asked)
    set_by_keys(asked, amount)
    asked.walk_to("seal").press("enter")
    asked.pilot.wait(HAND_OVER)


@pytest.mark.case("O35")
def test_digits_are_painted_only_while_something_is_held(ask: Ask) -> None:
    asked = ask(positions.sealed_bids())
    pilot = asked.pilot
    with painted() as strings:
        ready(asked)
    assert not SECRET & strings
    for name in ("up", "up", "up", "right", *["up"] * 7, "right"):
        with painted() as held:
            key(pilot, pygame.KEYDOWN, name)
            pilot.wait(200)
        with painted() as free:
            key(pilot, pygame.KEYUP, name)
            pilot.wait(200)
        assert "0 M" in held or name == "right" or held
        assert not SECRET & free and not any(text.isdigit() for text in free), name
    assert pilot.focused == "hold"
    assert not SECRET & set(asked.drawn)
    key(pilot, pygame.KEYDOWN, "enter")
    pilot.wait(200)
    assert set(asked.drawn) >= SECRET
    with painted() as free:
        key(pilot, pygame.KEYUP, "enter")
        pilot.wait(200)
    assert not SECRET & free
    assert not SECRET & set(asked.drawn)
    asked.walk_to("seal")
    with painted() as strings:
        asked.press("enter")
        pilot.wait(HAND_OVER)
        asked.press("enter")
        pilot.wait(HAND_OVER)
    assert asked.answers == [37]
    assert not SECRET & strings


@pytest.mark.case("O35")
def test_the_first_frame_after_a_bid_names_the_next_and_nothing_else(ask: Ask) -> None:
    asked = ask(positions.sealed_bids())
    ready(asked)
    set_by_keys(asked, 37)
    asked.walk_to("seal").press("enter")
    scene = asked.pilot.scene
    assert isinstance(scene, SealedBid)
    assert scene.seat == 1 and not scene.handed_over and scene.value == 0
    assert set(asked.drawn) == {
        "Lämna över till Göran", "Alla andra tittar bort.", "Det är jag", "B",
    }  # fmt: skip
    asked.pilot.wait(HAND_OVER)
    asked.press("escape")
    assert isinstance(asked.pilot.scene, PauseMenu)
    assert asked.session.why_no_undo() is not None


@pytest.mark.case("O35")
def test_the_menu_covers_what_is_held(ask: Ask) -> None:
    """The menu shows, blurred, what lies below it."""
    asked = ask(positions.sealed_bids())
    scene = ready(asked)
    set_by_keys(asked, 37)
    key(asked.pilot, pygame.KEYDOWN, "enter")
    asked.pilot.wait(200)
    assert scene.is_open
    with painted() as strings:
        key(asked.pilot, pygame.KEYDOWN, "escape")
        asked.pilot.wait(200)
    assert isinstance(asked.pilot.scene, PauseMenu)
    assert not scene.is_open and not SECRET & strings
    for name in ("escape", "enter"):
        key(asked.pilot, pygame.KEYUP, name)


def test_a_wheel_is_turned_by_mouse_and_finger_and_shows_itself_meanwhile(ask: Ask) -> None:
    asked = ask(positions.sealed_bids())
    pilot, scene = asked.pilot, ready(asked)
    box = pilot.find("wheel 1").box
    view = pilot.shell.kit.view
    for y, value in ((box.y + 20, 1), (box.y + 20, 2), (box.bottom - 20, 1)):
        pos = view.point(box.centre[0], y)
        pilot.wait(200).post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
        assert scene.value == value and scene.is_open
        pilot.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
        assert not scene.is_open
    pilot.tap(box.centre[0], box.y + 20)
    assert scene.value == 2 and not scene.is_open
    start, end = view.point(*box.centre), view.point(box.centre[0], box.centre[1] - 75)
    pilot.wait(200).post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
    pilot.post(pygame.MOUSEMOTION, pos=end, rel=(0, -50), buttons=(1, 0, 0), touch=False)
    assert scene.value == 3 and scene.is_open
    pilot.post(pygame.WINDOWFOCUSLOST)
    assert not scene.is_open, "the window is no longer in front"


def test_the_number_stops_at_the_cash_without_a_word(ask: Ask) -> None:
    """A greyed arrow or a bubble would tell what is set; the limits stand there for all."""
    asked = ask(positions.sealed_bids(cash=(47,)))
    scene = ready(asked)
    assert any("högst 47 M" in text and "regel 2" in text for text in asked.drawn)
    asked.press(*["up"] * 6)
    assert scene.value == 47 and asked.said == ""
    asked.press(*["down"] * 6)
    assert scene.value == 0 and asked.said == ""
    assert not asked.reasons()


def test_no_notch_of_a_wheel_is_heard(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks away could count the clicks of somebody else's bid."""
    asked = ask(positions.sealed_bids())
    pilot, scene, heard = asked.pilot, ready(asked), list[str]()
    monkeypatch.setattr(pilot.shell.kit.sounds, "play", heard.append)
    asked.press("up", "up", "down")
    box = pilot.find("wheel 0").box
    pilot.tap(box.centre[0], box.y + 20)
    assert scene.value == 2 * 10 ** (scene.places - 1) and heard == []


def test_sealing_a_bid_and_staying_out_look_the_same(ask: Ask) -> None:
    asked = ask(positions.sealed_bids())
    ready(asked)
    seal, out = asked.pilot.find("seal"), asked.pilot.find("out")
    assert isinstance(seal, Button) and isinstance(out, Button)
    assert (seal.kind, seal.size, seal.sound) == (out.kind, out.size, out.sound)
    assert (seal.box.w, seal.box.h) == (out.box.w, out.box.h)
    asked.walk_to("out").press("enter")
    assert asked.answers == [0]
    assert isinstance(asked.pilot.scene, SealedBid)


def test_the_envelopes_look_alike_whatever_is_in_them(ask: Ask) -> None:
    frames = []
    for amount in (0, 1, 75):
        asked = ask(positions.sealed_bids(amount))
        ready(asked)
        asked.pilot.shell.stage.redraw()
        asked.pilot.shell.frame(0)
        frames.append(asked.pilot.shell.stage.window.get_buffer().raw)
    assert frames[0] == frames[1] == frames[2]


def test_one_person_among_computers_has_nobody_to_hide_from(ask: Ask) -> None:
    asked = ask(positions.sealed_bids(seats=positions.ALONE))
    scene = asked.pilot.scene
    assert isinstance(scene, SealedBid) and scene.handed_over
    assert asked.pilot.focused == "wheel 0"
    asked.press("up", "up", "right", "up")
    assert "21 M" in asked.drawn and scene.focus.find("hold") is None


@pytest.mark.case("O35")
def test_neither_the_log_nor_the_list_of_saves_tells_a_bid(ask: Ask) -> None:
    asked = ask(positions.sealed_bids())
    app = asked.pilot.shell
    assert isinstance(app, App)
    bid(asked, 37)
    table = app.stack.scenes[0]
    assert isinstance(table, TableScene) and isinstance(table.look, JoakimLook)
    for scene in (LogScene(table.look), SavedGames(app)):
        app.stack.push(scene)
        asked.pilot.settle()
        assert not [text for text in asked.drawn if "37" in text]
        scene.finish(None)
    table.rebuild()
    with painted() as strings:
        app.stack.replace(table)
        asked.pilot.settle()
    assert not [text for text in strings if "37" in text]


# What was in the envelopes


def opened(asked: Asked) -> BidsOpened:
    scene = asked.pilot.scene
    assert isinstance(scene, BidsOpened), type(scene)
    return scene


def test_two_equal_bids_are_raised_in_secret_and_the_highest_takes_the_card(ask: Ask) -> None:
    session = positions.sealed_bids()
    asked = ask(session)
    for amount in (12, 30, 0, 30):
        bid(asked, amount)
    assert opened(asked).is_open
    drawn = asked.drawn
    assert drawn.count("30 M") == 2 and "12 M" in drawn and "Inget bud" in drawn
    assert any(text.startswith("Göran och Elsa bjuder lika mycket") for text in drawn)
    asked.press("enter")
    asked.pilot.wait(HAND_OVER)
    scene = ready(asked)
    assert scene.seat == 1 and "30 M" in asked.drawn and "Lägg inget till" in asked.drawn
    set_by_keys(asked, 4)
    asked.walk_to("seal").press("enter")
    asked.pilot.wait(HAND_OVER)
    bid(asked, 5)
    assert any(text.startswith("Elsa bjuder mest") and "35 M" in text for text in asked.drawn)
    asked.press("enter")
    state = session.state
    gold = 0
    assert state.cash[3] == 141 - 35 and state.fives[3][gold] == 2
    assert state.cash[1] == 88


def test_equal_once_more_the_card_stays_and_both_pay(ask: Ask) -> None:
    session = positions.raises()
    asked = ask(session)
    before = session.state.fives[BANK][0]
    bid(asked, 5)
    bid(asked, 5)
    text = next(text for text in asked.drawn if text.startswith("Göran och Elsa är lika igen"))
    assert "35 M" in text and "2 M" in text
    asked.press("enter")
    assert session.state.cash[1] == 86 and session.state.cash[3] == 139
    assert session.state.fives[BANK][0] == before


def test_nobody_bids_and_the_card_stays_in_the_bank(ask: Ask) -> None:
    asked = ask(positions.sealed_bids(0, 0, 0))
    bid(asked, 0)
    assert opened(asked).top() == ()
    assert "Ingen har bjudit, så kortet stannar i banken." in asked.drawn


def test_before_the_countdown_is_over_no_bid_is_painted(ask: Ask) -> None:
    asked = ask(positions.sealed_bids(12, 30, 0))
    pilot = asked.pilot
    pilot.shell.kit.settings.speed = "normal"
    ready(asked)
    with painted() as strings:
        key(pilot, pygame.KEYDOWN, "tab")
        key(pilot, pygame.KEYUP, "tab")
        pilot.focus_on("out")
        key(pilot, pygame.KEYDOWN, "enter")
        key(pilot, pygame.KEYUP, "enter")
        for count in (3, 2):
            pilot.wait(600 if count == 3 else 700)
            scene = opened(asked)
            assert scene.count == count and scene.focus.find("read on") is None
    assert {"3", "2"} <= strings
    assert not {"12 M", "30 M", "Inget bud"} & strings
    asked.press("enter")
    assert scene.is_open, "a press ends the countdown"
    assert {"12 M", "30 M", "Inget bud"} <= set(asked.drawn)
    pilot.wait(20_000)
    assert pilot.scene is scene, "it stays until it has been read"
    pilot.shell.kit.settings.speed = "off"


def test_wheels_never_tell_their_number_to_whoever_asks_what_they_are(ask: Ask) -> None:
    asked = ask(positions.sealed_bids())
    scene = ready(asked)
    set_by_keys(asked, 37)
    for widget in scene.focus:
        if isinstance(widget, DigitWheel):
            asked.pilot.focus_on(widget.name)
            asked.press("f1")
            assert asked.said == "" and widget.spoken() == ""


def test_a_full_table_of_long_names_fits(ask: Ask) -> None:
    names = ("Åsa Öström-Häkkinen", "W" * 20, "100% {0} %s", "🦆 Pekka", "Ii" * 10)
    seats = tuple(Seating(name, look) for name, look in zip(names, LOOKS, strict=True))
    asked = ask(positions.sealed_bids(1, 2, 3, 4, seats=seats))
    ready(asked)
    assert [text.string for text in asked.pilot.texts() if text.overflows] == []
