"""Nothing flashes, and with reduced motion nothing shakes or grows (O37), frame by frame."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.engine.events import AnyEvent
from game.joakim.events import DieRolled, GameEnded, PlayerLeft
from game.joakim.state import Ending
from game.ui.joakim.animations import Animations
from game.ui.kit.box import Box
from game.ui.kit.sprites import Sprite
from tests.ui.joakim.playing import Played

FRAME = 1000 / 60
LARGE, PART = 0.1, 0.25
"""A change of brightness counts from 10 % on, over a quarter of the screen."""
MOST_IN_A_SECOND = 3

EVENTS: dict[str, AnyEvent] = {
    "die": DieRolled(0, 5, "move"),
    "bankruptcy": PlayerLeft(1, 30),
    "victory": GameEnded((0,), Ending.LIMIT),
}
Light = npt.NDArray[np.float64]
Boxes = dict[int, list[Box]]


def brightness(picture: pygame.Surface) -> Light:
    """Relative luminance, 0 to 1, of a picture in 64 x 36 pieces."""
    small = pygame.transform.smoothscale(picture, (64, 36))
    linear = (pygame.surfarray.array3d(small).astype(np.float64) / 255) ** 2.2
    light: Light = linear @ np.array([0.2126, 0.7152, 0.0722])
    return light


def changes(frames: list[Light]) -> list[int]:
    """The numbers of the frames that are by a large change unlike the last such one."""
    found, last = [], frames[0]
    for number, frame in enumerate(frames):
        if (np.abs(frame - last) >= LARGE).mean() >= PART:
            found.append(number)
            last = frame
    return found


def recorded(folder: Path, event: AnyEvent, reduced: bool) -> tuple[list[Light], Boxes]:
    """Every frame while the event is shown, and where each sprite was on its way."""
    played = Played(folder, speed="normal", reduced_motion=reduced)
    played.watch(lambda: played.table.asking is not None)
    table, boxes, frames = played.table, dict[int, list[Box]](), [brightness(window())]
    animations: Animations = played.look.animations
    table.playback.add(*animations.steps(event, lambda: event.apply(table.shown)))
    for _ in range(60 * 12):
        played.clock.now += FRAME
        played.shell.frame(FRAME)
        frames.append(brightness(window()))
        for sprite in table.sprites:
            note(boxes.setdefault(id(sprite), []), sprite)
        if not table.playback.busy:
            break
    assert len(frames) > 30
    return frames, boxes


def note(boxes: list[Box], sprite: Sprite) -> None:
    if sprite.visible and (not boxes or boxes[-1] != sprite.box):
        boxes.append(sprite.box)


def window() -> pygame.Surface:
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


@pytest.mark.case("O37")
@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("event", EVENTS)
def test_nothing_flashes(tmp_path: Path, event: str, reduced: bool) -> None:
    frames, _ = recorded(tmp_path, EVENTS[event], reduced)
    found = changes(frames)
    for first in found:
        assert sum(first <= number < first + 60 for number in found) <= MOST_IN_A_SECOND


@pytest.mark.case("O37")
@pytest.mark.parametrize("event", EVENTS)
def test_with_reduced_motion_nothing_shakes_or_grows(tmp_path: Path, event: str) -> None:
    """A thing is where it was or where it goes; on the way it is nowhere."""
    _, boxes = recorded(tmp_path, EVENTS[event], True)
    assert all(len(each) <= 3 for each in boxes.values())


@pytest.mark.parametrize("event", ["die", "victory"])
def test_without_it_things_move(tmp_path: Path, event: str) -> None:
    _, boxes = recorded(tmp_path, EVENTS[event], False)
    assert max(len(each) for each in boxes.values()) > 20


def flicker(times: int) -> list[Light]:
    """A screen that goes dark and bright so many times in a second."""
    return [np.full((64, 36), 0.9 if n * times * 2 // 60 % 2 else 0.1) for n in range(60)]


def test_flashes_would_be_found() -> None:
    assert len(changes(flicker(5))) > MOST_IN_A_SECOND
    assert len(changes(flicker(1))) <= MOST_IN_A_SECOND
