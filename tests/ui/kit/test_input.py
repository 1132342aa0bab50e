"""Raw events to actions, each press once (O31, O33, O34)."""

import pygame
import pytest

from game.ui.kit.actions import (
    Back,
    Backspace,
    Char,
    Confirm,
    Inspect,
    Move,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    Scroll,
    Shortcut,
    Step,
)
from game.ui.kit.gate import HAND_OVER, QUIET
from game.ui.kit.input import FIRST_REPEAT, LONG_PRESS, NEXT_REPEAT, Input
from game.ui.kit.view import View


@pytest.fixture
def source() -> Input:
    return Input(lambda: View((1920, 1080)))


def event(kind: int, **values: object) -> pygame.Event:
    return pygame.event.Event(kind, values)


def key(down: bool, code: int, mod: int = 0) -> pygame.Event:
    return event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=mod)


def mouse(kind: int, x: int, y: int, touch: bool = False, button: int = 1) -> pygame.Event:
    return event(kind, pos=(x, y), button=button, touch=touch)


def finger(kind: int, x: int, y: int, number: int = 1) -> pygame.Event:
    return event(kind, x=x / 1920, y=y / 1080, finger_id=number, touch_id=1)


def kinds(source: Input, *events: pygame.Event, now: float = 0) -> list[str]:
    return [type(a).__name__ for e in events for a in source.translate(e, now)]


def test_keys(source: Input) -> None:
    assert source.translate(key(True, pygame.K_LEFT), 0) == [Move("keyboard", -1, 0)]
    assert source.translate(key(True, pygame.K_RETURN), 0) == [Confirm()]
    assert source.translate(key(True, pygame.K_SPACE), 0) == [Confirm()]
    assert source.translate(key(True, pygame.K_ESCAPE), 0) == [Back()]
    assert source.translate(key(True, pygame.K_i), 0) == [Inspect()]
    assert source.translate(key(True, pygame.K_m), 0) == [Shortcut("keyboard", "m")]
    shifted = key(True, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert source.translate(shifted, 0) == [Step("keyboard", -1)]


@pytest.mark.case("O34")
def test_a_held_key_confirms_once(source: Input) -> None:
    presses = [key(True, pygame.K_SPACE) for _ in range(90)]
    assert kinds(source, *presses) == ["Confirm"]
    assert source.due(3000) == []


def test_a_held_arrow_repeats(source: Input) -> None:
    source.translate(key(True, pygame.K_DOWN), 0)
    assert source.next_due() == FIRST_REPEAT
    assert source.due(FIRST_REPEAT - 1) == []
    assert source.due(FIRST_REPEAT) == [Move("keyboard", 0, 1, repeated=True)]
    assert source.next_due() == FIRST_REPEAT + NEXT_REPEAT
    source.translate(key(False, pygame.K_DOWN), 600)
    assert source.next_due() is None


def test_a_pointer_that_rests_moves_nothing(source: Input) -> None:
    """As SDL tells it at the start: a motion to where the pointer is already."""
    resting = event(pygame.MOUSEMOTION, pos=(640, 360), rel=(0, 0), touch=False)
    moving = event(pygame.MOUSEMOTION, pos=(641, 360), rel=(1, 0), touch=False)
    assert source.translate(resting, 0) == []
    assert kinds(source, moving) == ["PointerMove"]


@pytest.mark.case("O33")
def test_a_touch_and_its_made_up_mouse_event_count_once(source: Input) -> None:
    assert kinds(
        source,
        mouse(pygame.MOUSEBUTTONDOWN, 500, 500, touch=True),
        finger(pygame.FINGERDOWN, 500, 500),
        mouse(pygame.MOUSEBUTTONUP, 500, 500, touch=True),
        finger(pygame.FINGERUP, 500, 500),
    ) == ["PointerDown", "PointerUp"]


@pytest.mark.case("O33")
def test_only_one_of_two_fingers_presses(source: Input) -> None:
    assert kinds(
        source,
        finger(pygame.FINGERDOWN, 100, 100, 1),
        finger(pygame.FINGERDOWN, 900, 900, 2),
        finger(pygame.FINGERUP, 900, 900, 2),
        finger(pygame.FINGERUP, 100, 100, 1),
    ) == ["PointerDown", "PointerUp"]


@pytest.mark.case("O32")
def test_bars_take_no_clicks() -> None:
    source = Input(lambda: View((1920, 1400)))
    assert (
        kinds(
            source,
            mouse(pygame.MOUSEBUTTONDOWN, 900, 20),
            mouse(pygame.MOUSEBUTTONUP, 900, 20),
            event(pygame.MOUSEMOTION, pos=(900, 20), touch=False),
        )
        == []
    )
    source.translate(mouse(pygame.MOUSEBUTTONDOWN, 900, 700), 0)
    assert source.translate(mouse(pygame.MOUSEBUTTONUP, 900, 20), 0) == [PointerCancel("mouse")]


def test_a_long_press_asks_once(source: Input) -> None:
    source.translate(finger(pygame.FINGERDOWN, 960, 540), 0)
    assert source.due(LONG_PRESS) == [Inspect("touch", (960.0, 540.0))]
    assert source.due(LONG_PRESS * 2) == []


def test_a_wandering_press_is_not_long(source: Input) -> None:
    source.translate(finger(pygame.FINGERDOWN, 960, 540), 0)
    moved = source.translate(finger(pygame.FINGERMOTION, 1060, 540), 10)
    assert [type(a) for a in moved] == [PointerMove]
    assert source.due(LONG_PRESS) == []


def test_right_button_and_wheel(source: Input) -> None:
    assert isinstance(
        source.translate(mouse(pygame.MOUSEBUTTONDOWN, 9, 9, button=3), 0)[0], Inspect
    )
    assert source.translate(event(pygame.MOUSEWHEEL, x=0, y=-2), 0) == [Scroll("mouse", 2)]


@pytest.mark.case("O13")
def test_typing_takes_letters_and_fires_no_shortcut(source: Input) -> None:
    source.typing = True
    alt_gr = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_MODE
    assert source.translate(key(True, pygame.K_2, alt_gr), 0) == []
    assert source.translate(event(pygame.TEXTINPUT, text="@"), 0) == [Char("keyboard", "@")]
    assert source.translate(key(True, pygame.K_SPACE), 0) == []
    assert source.translate(key(True, pygame.K_i), 0) == []
    assert source.translate(key(True, pygame.K_v, alt_gr), 0) == []
    assert source.translate(key(True, pygame.K_BACKSPACE), 0) == [Backspace()]
    source.typing = False
    assert source.translate(event(pygame.TEXTINPUT, text="x"), 0) == []


class TestGate:
    def test_nothing_passes_for_400_ms(self, source: Input) -> None:
        source.gate.close(0)
        assert kinds(source, key(True, pygame.K_RETURN), now=HAND_OVER - QUIET) == []
        kinds(source, key(False, pygame.K_RETURN), now=HAND_OVER - QUIET)
        assert kinds(source, key(True, pygame.K_RETURN), now=HAND_OVER) == ["Confirm"]

    def test_the_pause_counts_from_when_it_is_seen(self, source: Input) -> None:
        source.gate.close(0)
        source.gate.shown(700)
        assert kinds(source, key(True, pygame.K_RETURN), now=701) == []
        kinds(source, key(False, pygame.K_RETURN), now=702)
        source.gate.shown(900)
        assert kinds(source, key(True, pygame.K_RETURN), now=700 + HAND_OVER) == ["Confirm"]

    def test_nor_while_somebody_hammers(self, source: Input) -> None:
        source.gate.close(0)
        for now in range(100, 1100, 100):
            assert kinds(source, key(True, pygame.K_RETURN), now=now) == []
            assert kinds(source, key(False, pygame.K_RETURN), now=now + 50) == []
        assert kinds(source, key(True, pygame.K_RETURN), now=1000 + QUIET) == ["Confirm"]

    def test_nor_before_everything_is_released(self, source: Input) -> None:
        kinds(source, key(True, pygame.K_SPACE))
        source.gate.close(0)
        assert kinds(source, mouse(pygame.MOUSEBUTTONDOWN, 9, 9), now=900) == []
        assert kinds(source, key(False, pygame.K_SPACE), now=910) == []
        assert kinds(source, mouse(pygame.MOUSEBUTTONUP, 9, 9), now=920) == []
        assert kinds(source, mouse(pygame.MOUSEBUTTONDOWN, 9, 9), now=1100) == ["PointerDown"]

    def test_losing_the_window_releases_everything(self, source: Input) -> None:
        kinds(source, key(True, pygame.K_SPACE))
        source.gate.close(0)
        source.lose_focus()
        assert kinds(source, key(True, pygame.K_RETURN), now=500) == ["Confirm"]


@pytest.mark.case("O31")
def test_unknown_pads_are_ignored(source: Input) -> None:
    pygame.joystick.init()
    plugged_in = pygame.joystick.get_count()
    for number in range(plugged_in, plugged_in + 21):
        events = (
            event(pygame.JOYDEVICEADDED, device_index=number),
            event(pygame.JOYBUTTONDOWN, instance_id=number, button=0),
            event(pygame.CONTROLLERBUTTONDOWN, instance_id=number, button=0),
            event(pygame.JOYAXISMOTION, instance_id=number, axis=1, value=-1.0),
            event(pygame.JOYHATMOTION, instance_id=number, hat=0, value=(0, 1)),
            event(pygame.JOYDEVICEREMOVED, instance_id=number),
        )
        assert kinds(source, *events) == []


def test_presses_keep_their_place(source: Input) -> None:
    down = source.translate(mouse(pygame.MOUSEBUTTONDOWN, 960, 540), 0)
    up = source.translate(mouse(pygame.MOUSEBUTTONUP, 10, 10), 0)
    assert down == [PointerDown("mouse", 960.0, 540.0)]
    assert up == [PointerUp("mouse", 10.0, 10.0)]
