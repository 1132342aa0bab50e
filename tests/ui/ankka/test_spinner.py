"""The spinner: the sector under the pointer is that of the rules, and nothing is told before."""

from __future__ import annotations

from math import cos, radians, sin
from pathlib import Path

import pygame
import pytest

from game.ankka import events as e
from game.ankka.data import INVENTIONS, Invention
from game.ui.ankka.posing import nothing, session_in
from game.ui.ankka.shown.needle import strip_of
from game.ui.ankka.shown.spinner import SpinnerShown
from game.ui.kit.harness import headless_window
from tests.ui.ankka.playing import Play, Played

IMAGES = Path(__file__).parents[3] / "images" / "ankka"
WHEEL_COLOURS = {0: (255, 227, 188), 3: (255, 165, 72), 6: (226, 82, 30)}
RING_HUES: dict[Invention, tuple[int, int]] = {
    "time": (205, 230), "magnet": (20, 45), "swap": (255, 290), "beam": (165, 195),
    "shrink": (300, 345),
}  # fmt: skip
"""Degrees of the colour circle, by NOTES of the art: blue, orange, violet, teal, pink."""

Spin = e.WheelSpun | e.MachineSpun


def spins(played: Played) -> list[Spin]:
    """Every sector of both rings."""
    spinner = played.look.data.spinner
    found: list[Spin] = [e.WheelSpun(0, n, steps) for n, steps in enumerate(spinner.wheel)]
    return found + [e.MachineSpun(0, n, invention) for n, invention in enumerate(spinner.machine)]


def picture(name: str) -> pygame.Surface:
    headless_window((8, 8))
    return pygame.image.load(IMAGES / f"{name}.webp").convert_alpha()


def at(surface: pygame.Surface, sector: int, sectors: int, radius: float) -> pygame.Color:
    """The colour in the middle of a sector, clockwise from the top; `radius` as a share of half
    the width. A little beside the middle, where no sign and no digit lies."""
    angle = radians(360 / sectors * (sector + 0.36))
    half = surface.get_width() / 2
    x, y = half + radius * half * sin(angle), half - radius * half * cos(angle)
    return surface.get_at((round(x), round(y)))


@pytest.mark.clause("ankka.wheel.1", "ankka.machine.1")
def test_the_pointer_rests_on_the_sector_of_the_rules(play: Play) -> None:
    played = play(session_in(nothing))
    for event in spins(played):
        scene = SpinnerShown(played.look, event)
        played.app.stack.push(scene)
        sectors = 8 if isinstance(event, e.WheelSpun) else 10
        clockwise = -scene._pointer.angle % 360
        assert round(clockwise / (360 / sectors)) % sectors == event.sector
        assert scene.rests
        scene.close()


def test_the_pictures_of_both_rings_have_the_sectors_of_the_data(play: Play) -> None:
    spinner = play(session_in(nothing)).look.data.spinner
    wheel, ring = picture("spinner_wheel"), picture("spinner_ring")
    for sector, steps in enumerate(spinner.wheel):
        seen = at(wheel, sector, len(spinner.wheel), 0.42)
        nearest = min(WHEEL_COLOURS, key=lambda kind: distance(seen, WHEEL_COLOURS[kind]))
        assert nearest == steps, (sector, seen)
    for sector, invention in enumerate(spinner.machine):
        low, high = RING_HUES[invention]
        hue = at(ring, sector, len(spinner.machine), 0.72).hsva[0]
        assert low <= hue <= high, (sector, invention, hue)
    assert set(RING_HUES) == set(INVENTIONS)


def distance(colour: pygame.Color, other: tuple[int, int, int]) -> float:
    return sum((a - b) ** 2 for a, b in zip(colour[:3], other, strict=True))


def test_the_machine_shows_no_number_of_steps(play: Play) -> None:
    """The ring of the pointer framed a "0" of the dimmed wheel within."""
    played = play(session_in(nothing))
    for wheel in (True, False):
        event: Spin = e.WheelSpun(0, 2, 3) if wheel else e.MachineSpun(0, 5, "swap")
        played.app.stack.push(SpinnerShown(played.look, event))
        played.pilot.settle()
        window = played.app.stage.window
        around = [radians(degrees) for degrees in range(200, 340, 4)]  # clear of the needle
        x, y, radius = window.get_width() * 520 / 1920, window.get_height() / 2, 60
        places = [(round(x + radius * cos(a)), round(y + radius * sin(a))) for a in around]
        assert (len({tuple(window.get_at(place)) for place in places}) == 1) is not wheel


@pytest.mark.parametrize("wheel", [True, False])
def test_the_result_is_told_only_when_the_pointer_rests(wheel: bool, play: Play) -> None:
    played = play(session_in(nothing), speed="normal")
    event: Spin = e.WheelSpun(0, 2, 3) if wheel else e.MachineSpun(0, 5, "swap")
    scene = SpinnerShown(played.look, event)
    result = scene.result() if wheel else scene.meaning()
    played.app.stack.push(scene)
    for _ in range(10):
        played.pilot.wait(100)
        assert not scene.rests and not tells(played, result)
    played.pilot.settle()
    assert scene.rests and tells(played, result)


def tells(played: Played, result: str) -> bool:
    return any(result in text.string for text in played.pilot.texts())


def test_the_needle_leaves_no_trace_behind(play: Play) -> None:
    played = play(session_in(nothing), speed="normal")
    played.app.stack.push(SpinnerShown(played.look, e.WheelSpun(0, 2, 3)))
    for _ in range(6):
        played.pilot.wait(150)
        in_parts = played.pixels()
        played.app.stage.redraw()
        played.app.frame(0)
        assert played.pixels() == in_parts


def test_the_needle_lies_within_the_strip_that_is_turned() -> None:
    whole = picture("spinner_pointer")
    assert strip_of(whole).contains(whole.get_bounding_rect())


def test_a_press_shows_the_result_at_once(play: Play) -> None:
    played = play(session_in(nothing), speed="slow")
    scene = SpinnerShown(played.look, e.WheelSpun(0, 2, 3))
    played.app.stack.push(scene)
    played.pilot.wait(300).press("enter")
    assert scene.rests and played.top is scene


def test_with_reduced_motion_nothing_turns(play: Play) -> None:
    played = play(session_in(nothing), speed="normal", reduced=True)
    scene = SpinnerShown(played.look, e.WheelSpun(0, 2, 3))
    played.app.stack.push(scene)
    assert scene.rests
