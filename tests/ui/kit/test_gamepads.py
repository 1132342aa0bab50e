"""Real pad events, from a pad that SDL makes up: counted once, plugged in and out (O31)."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui.kit.actions import Action, Confirm, Move, OwnButton, PadCame, PadWent
from game.ui.kit.box import Box
from game.ui.kit.bubbles import Toast
from game.ui.kit.harness import Pilot, headless_window
from game.ui.kit.input import Input
from game.ui.kit.scene import Scene
from game.ui.kit.shell import Shell
from game.ui.kit.view import View
from game.ui.kit.widgets.button import Button
from tests.ui.kit.virtual_pad import VirtualPad


@pytest.fixture
def source() -> Iterator[Input]:
    headless_window((320, 200))
    source = Input(lambda: View((320, 200)))
    source.pads.start()
    pygame.event.get()
    yield source
    source.pads.pads.clear()


@pytest.fixture
def pad() -> Iterator[VirtualPad]:
    try:
        made = VirtualPad()
    except OSError as fault:
        pytest.skip(str(fault))
    with made:
        yield made
    pygame.event.pump()
    pygame.event.clear()


def heard(source: Input) -> list[Action]:
    pygame.event.pump()
    return [action for event in pygame.event.get() for action in source.translate(event, 0)]


@pytest.mark.case("O31")
def test_each_press_counts_once(source: Input, pad: VirtualPad) -> None:
    assert heard(source) == [PadCame("pad")]
    for _ in range(3):
        pad.button(0, True)
        assert heard(source) == [Confirm("pad")]
        pad.button(0, False)
        assert heard(source) == []
    pad.detach()
    assert heard(source) == [PadWent("pad")]


@pytest.mark.case("O31")
def test_x_means_whoever_holds_the_pad(source: Input, pad: VirtualPad) -> None:
    heard(source)
    pad.button(2, True)
    assert heard(source) == [OwnButton("pad", place=1)]
    pad.button(2, False)
    assert heard(source) == []


@pytest.mark.case("O31")
def test_cross_and_stick_move(source: Input, pad: VirtualPad) -> None:
    heard(source)
    pad.button(14, True)
    assert heard(source) == [Move("pad", 1, 0)]
    pad.button(14, False)
    pad.axis(1, -30000)
    assert heard(source) == [Move("pad", 0, -1)]
    pad.axis(1, -28000)
    assert heard(source) == []
    pad.axis(1, 0)
    heard(source)
    assert source.next_due() is None
    pad.detach()
    heard(source)


@pytest.mark.case("O31")
def test_twenty_times_in_and_out(source: Input) -> None:
    for _ in range(20):
        try:
            made = VirtualPad()
        except OSError as fault:
            pytest.skip(str(fault))
        with made as pad:
            assert heard(source) == [PadCame("pad")]
            pad.button(0, True)
            assert heard(source) == [Confirm("pad")]
            pad.button(0, False)
            heard(source)
        assert heard(source) == [PadWent("pad")]
    assert source.pads.pads == {}


class Words:
    """Texts that show their values."""

    def t(self, key: str, **values: object) -> str:
        return " ".join([key, *(str(value) for value in values.values())])


@pytest.mark.case("O31")
def test_pulled_out_it_is_named_and_the_keyboard_goes_on(pad: VirtualPad) -> None:
    """Even with a button held down, and while nothing else may pass."""
    pilot = Pilot.start(TwoButtons, words=Words())
    shell = pilot.shell
    shell.input.pads.start()
    feed(pilot)
    pilot.wait(200)
    pad.button(0, True)
    feed(pilot)
    came, name = toast(pilot).split(maxsplit=1)
    assert came == "kit.pad_came"
    assert shell.input.gate.held
    shell.hand_over()
    pad.detach()
    feed(pilot)
    assert toast(pilot) == f"kit.pad_went {name}"
    assert pilot.wait(500).press("right").focused == "b"


class TwoButtons(Scene[None]):
    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.kit)

    def build(self) -> None:
        self.add(Button(Box(100, 900, 300, 80), "A", lambda: None, name="a"))
        self.add(Button(Box(600, 900, 300, 80), "B", lambda: None, name="b"))


def feed(pilot: Pilot) -> None:
    pygame.event.pump()
    pilot.shell.feed(pygame.event.get())
    pilot.shell.frame(0)


def toast(pilot: Pilot) -> str:
    """What is said at the top of the screen."""
    return next(sprite.text for sprite in pilot.scene.sprites if isinstance(sprite, Toast))
