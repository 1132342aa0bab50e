"""The staff's way out of a kiosk: by touch only, by keyboard only, and with a wrong PIN."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.kit.actions import Confirm, Move
from game.ui.kit.harness import Pilot, unreachable_by_arrows
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.shelf_picture import SIGN
from game.ui.scenes.staff import HOLD, PATIENCE, PinDialog
from tests.ui.scenes.conftest import Start

PIN = "0427"
F12 = {"key": pygame.K_F12, "mod": 0}
CORNERS = (4, 4), (1916, 4), (4, 1076), (1916, 1076)
pytestmark = pytest.mark.case("O39")


@pytest.fixture
def kiosk(start: Start) -> Pilot:
    return start(kiosk=True, pin=PIN)


def finger(pilot: Pilot, x: float, y: float) -> dict[str, Any]:
    view = pilot.shell.kit.view
    pixel = view.point(x, y)
    at = {"x": pixel[0] / view.width, "y": pixel[1] / view.height}
    return {"touch_id": 1, "finger_id": 1, "dx": 0.0, "dy": 0.0, **at}


def hold_finger(pilot: Pilot, ms: float) -> Pilot:
    at = finger(pilot, *SIGN.centre)
    pilot.wait(200).post(pygame.FINGERDOWN, **at)
    pilot.wait(ms / 2).post(pygame.FINGERMOTION, **at | {"x": at["x"] + 0.004})
    return pilot.wait(ms / 2).post(pygame.FINGERUP, **at).wait(200)


def hold_key(pilot: Pilot, ms: float = HOLD + 100) -> Pilot:
    pilot.wait(200).post(pygame.KEYDOWN, **F12).wait(ms)
    return pilot.post(pygame.KEYUP, **F12).wait(200)


def shown_in(pilot: Pilot) -> set[str]:
    return {getattr(sprite, "text", "") for sprite in pilot.scene.sprites}


def test_by_touch_only(kiosk: Pilot) -> None:
    hold_finger(kiosk, HOLD + 100)
    assert isinstance(kiosk.scene, PinDialog)
    for digit in PIN:
        assert kiosk.shell.running
        kiosk.tap(*kiosk.find(f"digit {digit}").box.centre)
    assert not kiosk.shell.running


def test_by_keyboard_only(kiosk: Pilot) -> None:
    hold_key(kiosk).type("1").press("backspace").type(PIN)
    assert not kiosk.shell.running


def test_by_the_arrows_of_keyboard_or_pad(kiosk: Pilot) -> None:
    hold_key(kiosk)
    assert not unreachable_by_arrows(kiosk.scene)
    for _ in range(3):
        kiosk.scene.handle(Move("pad", 0, 1))
    for _ in range(2):
        kiosk.scene.handle(Move("pad", 1, 0))
    assert kiosk.focused == "erase"
    kiosk.scene.handle(Move("pad", -1, 0))
    kiosk.scene.handle(Confirm("pad"))
    assert isinstance(kiosk.scene, PinDialog)
    assert kiosk.scene.typed == "0"


def test_a_wrong_pin_leads_back_to_the_shelf(kiosk: Pilot) -> None:
    hold_key(kiosk).type("0428")
    assert isinstance(kiosk.scene, Shelf)
    assert kiosk.scene.t("staff.wrong") in shown_in(kiosk)
    assert kiosk.shell.running
    hold_key(kiosk).type(PIN)
    assert not kiosk.shell.running


@pytest.mark.parametrize("way", ["escape", "cancel"])
def test_it_can_be_left(kiosk: Pilot, way: str) -> None:
    hold_key(kiosk)
    kiosk = kiosk.press(way) if way == "escape" else kiosk.click_on(way)
    assert isinstance(kiosk.scene, Shelf)
    assert kiosk.scene.t("staff.wrong") not in shown_in(kiosk)


def test_it_closes_when_nobody_enters_anything(kiosk: Pilot) -> None:
    hold_key(kiosk).wait(PATIENCE - 5_000).type("0").wait(100)
    kiosk.press("left").wait(PATIENCE - 1_000)
    assert isinstance(kiosk.scene, PinDialog)
    kiosk.wait(2_000)
    assert isinstance(kiosk.scene, Shelf)
    kiosk.wait(PATIENCE)
    assert isinstance(kiosk.scene, Shelf)


def test_neither_a_short_hold_nor_fifty_fast_taps_open_it(kiosk: Pilot) -> None:
    hold_finger(kiosk, HOLD - 500)
    hold_key(kiosk, HOLD - 500)
    for place in (SIGN.centre, *CORNERS):
        at = finger(kiosk, *place)
        for _ in range(50):
            kiosk.post(pygame.FINGERDOWN, **at).wait(90).post(pygame.FINGERUP, **at).wait(30)
    for _ in range(50):
        kiosk.post(pygame.KEYDOWN, **F12).wait(90).post(pygame.KEYUP, **F12).wait(30)
    kiosk.wait(HOLD)
    assert isinstance(kiosk.scene, Shelf)


def test_a_tap_on_the_sign_and_a_long_press_elsewhere_are_no_hold(kiosk: Pilot) -> None:
    kiosk.tap(*SIGN.centre)
    kiosk.post(pygame.FINGERDOWN, **finger(kiosk, 960, 880)).wait(HOLD + 500)
    assert isinstance(kiosk.scene, Shelf)


@pytest.mark.parametrize("changes", [{"kiosk": True}, {"pin": PIN}])
def test_without_kiosk_or_pin_there_is_no_such_way(start: Start, changes: dict[str, Any]) -> None:
    pilot = hold_key(hold_finger(start(**changes), HOLD + 500))
    assert isinstance(pilot.scene, Shelf)


def test_no_other_key_button_or_tap_leads_out(kiosk: Pilot) -> None:
    control, alt = pygame.KMOD_LCTRL, pygame.KMOD_LALT
    for key, mod in (("q", control), ("w", control), ("f4", alt), ("f11", 0), ("escape", 0)):
        kiosk.press(key, mod=mod)
    kiosk.post(pygame.QUIT)
    for button in (pygame.CONTROLLER_BUTTON_GUIDE, pygame.CONTROLLER_BUTTON_BACK,
                   pygame.CONTROLLER_BUTTON_START):  # fmt: skip
        kiosk.post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)
    for place in CORNERS:
        at = {"pos": kiosk.shell.kit.view.point(*place), "touch": False}
        kiosk.post(pygame.MOUSEBUTTONDOWN, button=3, **at)
        kiosk.post(pygame.MOUSEBUTTONUP, button=3, **at)
    assert kiosk.shell.running
    assert isinstance(kiosk.scene, Shelf)
