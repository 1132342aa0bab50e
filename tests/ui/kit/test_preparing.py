"""A scene that comes is read piece by piece, and the program listens in between (O15)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.kit.box import SCREEN, Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.harness import Pilot
from game.ui.kit.rehearsal import Rehearsal
from game.ui.kit.scene import Scene
from game.ui.kit.shell import Shell
from game.ui.kit.sprites import PictureSprite
from game.ui.kit.widgets.button import Button

pytestmark = pytest.mark.case("O15")
NAMES = tuple(f"thing_{number}" for number in range(6))
FLYING = "flying"


class Room(Scene[None]):
    def draw(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, (20, 40, 60))


class Full(Scene[None]):
    """Pictures on its still layer and one above it, and something that counts frames."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.kit)
        self.frames = self.presses = self.painted = 0
        self.sprites.add(PictureSprite(FLYING, Box(900, 400, 64, 64)))

    def build(self) -> None:
        self.add(Button(Box(100, 800, 300, 80), "A", self.pressed, name="a"))

    def pressed(self) -> None:
        self.presses += 1

    def update(self, ms: float) -> bool:
        self.frames += 1
        return False

    def draw(self, canvas: Canvas) -> None:
        self.painted += not isinstance(canvas, Rehearsal)
        canvas.fill(SCREEN, (90, 20, 20))
        for place, name in enumerate(NAMES):
            canvas.picture(name, Box(100 + 120 * place, 100, 64, 64))
        self.draw_widgets(canvas)


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    """A plain room is shown. To read a picture takes longer than a slice."""
    pilot = Pilot.start(lambda shell: Room(shell.kit))
    for name in (*NAMES, FLYING):
        picture = pygame.Surface((64, 64), pygame.SRCALPHA)
        picture.fill((200, len(name) * 20, 10, 255))
        pygame.image.save(picture, tmp_path / f"{name}.png")
    pilot.shell.kit.assets.folder = tmp_path
    pilot.shell.slice = 0.0
    return pilot


def pixels(shell: Shell) -> bytes:
    return pygame.image.tobytes(shell.stage.window, "RGB")


def come(pilot: Pilot) -> Full:
    full = Full(pilot.shell)
    pilot.shell.stack.push(full)
    return full


def frame(pilot: Pilot) -> bool:
    pilot.clock.now += 16
    return pilot.shell.frame(16)


def test_the_old_picture_stays_until_all_is_read(pilot: Pilot) -> None:
    shell, before = pilot.shell, pixels(pilot.shell)
    full = come(pilot)
    frame(pilot)
    frames = 1
    while shell.preparing:
        assert pixels(shell) == before
        assert (full.frames, full.painted) == (1, 0), "it lives before it is seen"
        frame(pilot)
        frames += 1
    assert frames > len(NAMES)
    assert full.painted == 1
    in_pieces = pixels(shell)
    shell.slice = None
    shell.refresh()
    frame(pilot)
    assert pixels(shell) == in_pieces


def test_no_frame_reads_more_than_its_slice(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    read: set[str] = set()
    load = pygame.image.load

    def noted(path: Path) -> pygame.Surface:
        read.add(path.stem.partition(".")[0])
        return load(path)

    monkeypatch.setattr(pygame.image, "load", noted)
    come(pilot)
    seen: set[str] = set()
    shown = False
    while not shown:
        shown = frame(pilot)
        assert len(read) <= 1
        seen |= read
        read.clear()
    assert seen == {*NAMES, FLYING}


class Asking(Scene[None]):
    """A dialog above another scene."""

    opaque = False

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(Box(400, 300, 200, 100), (250, 240, 220))


def test_what_lies_below_a_dialog_that_comes_with_it_is_read_in_slices_too(pilot: Pilot) -> None:
    """A game that is continued at a question: its table has never been painted."""
    shell, before = pilot.shell, pixels(pilot.shell)
    full = come(pilot)
    shell.stack.push(Asking(shell.kit))
    assert full.painted == 0
    frame(pilot)
    frames = 1
    while shell.preparing:
        assert (pixels(shell), full.painted) == (before, 0)
        frame(pilot)
        frames += 1
    assert frames > len(NAMES)
    assert full.painted == 1
    in_pieces = pixels(shell)
    shell.slice = None
    shell.refresh()
    frame(pilot)
    assert pixels(shell) == in_pieces


def test_a_press_meant_for_the_old_picture_does_nothing(pilot: Pilot) -> None:
    full = come(pilot)
    frame(pilot)
    while pilot.shell.preparing:
        pilot.clock.now += 150
        for type in (pygame.KEYDOWN, pygame.KEYUP):
            pilot.shell.feed([pygame.Event(type, key=pygame.K_RETURN, mod=0, unicode="")])
        frame(pilot)
    assert full.presses == 0
    pilot.wait(500)
    pilot.press("enter")
    assert full.presses == 1


def test_a_window_of_another_size_is_filled_at_once(pilot: Pilot) -> None:
    come(pilot)
    frame(pilot)
    assert pilot.shell.preparing
    pilot.shell.fit_window(pygame.Surface((800, 450)))
    assert frame(pilot)


def test_nothing_is_prepared_while_minimised(pilot: Pilot) -> None:
    full = come(pilot)
    pilot.shell.feed([pygame.Event(pygame.WINDOWMINIMIZED)])
    frame(pilot)
    frame(pilot)
    assert (pilot.shell.preparing, full.frames) == (False, 2)
