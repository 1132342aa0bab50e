"""Real pad events, from a pad that SDL makes up: counted once, plugged in and out (O31)."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui.kit.actions import Action, Confirm, Move, PadCame, PadWent
from game.ui.kit.harness import headless_window
from game.ui.kit.input import Input
from game.ui.kit.view import View
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
def pad() -> VirtualPad:
    try:
        return VirtualPad()
    except OSError as fault:
        pytest.skip(str(fault))


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
            pad = VirtualPad()
        except OSError as fault:
            pytest.skip(str(fault))
        assert heard(source) == [PadCame("pad")]
        pad.button(0, True)
        assert heard(source) == [Confirm("pad")]
        pad.button(0, False)
        heard(source)
        pad.detach()
        assert heard(source) == [PadWent("pad")]
    assert source.pads.pads == {}
