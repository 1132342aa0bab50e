"""While something moves, what has changed is painted piece by piece, and made ready before."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ui.kit import looks, stage, theme
from game.ui.kit.animation import Tween
from game.ui.kit.box import SCREEN, Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.harness import Pilot
from game.ui.kit.kit import Kit
from game.ui.kit.scene import Scene
from game.ui.kit.shell import Shell


class Panel(Scene[None]):
    """A panel whose colour and number change; counts the areas that are painted."""

    box = Box(200, 200, 1000, 600)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.kit)
        self.number = 0
        self.areas: list[pygame.Rect] = []

    def draw(self, canvas: Canvas) -> None:
        self.areas.append(canvas.surface.get_clip())
        canvas.fill(SCREEN, (10, 60, 40))
        canvas.fill(self.box, (20 * self.number, 30, 30))
        canvas.text(self.box, f"Nummer {self.number}", theme.TITLE, "centre")

    def change(self) -> None:
        self.number += 1
        self.invalidate(self.box)


def moving(pilot: Pilot, ms: float = 1500) -> Panel:
    scene = pilot.scene
    assert isinstance(scene, Panel)
    scene.playback.add(Tween(ms, lambda share: None))
    scene.areas.clear()
    return scene


def corners(pilot: Pilot) -> set[tuple[int, ...]]:
    """The colours at the panel's corners, on the window."""
    window, view = pilot.shell.stage.window, pilot.shell.kit.view
    places = [(205, 205), (1195, 205), (205, 795), (1195, 795)]
    return {tuple(window.get_at(view.point(*place))[:3]) for place in places}


def frame(pilot: Pilot) -> None:
    pilot.clock.now += 16
    pilot.shell.frame(16)


def test_a_panel_is_painted_in_pieces_and_shown_whole() -> None:
    pilot = Pilot.start(Panel, (1920, 1080))
    scene = moving(pilot)
    scene.change()
    shown = []
    for _ in range(40):
        frame(pilot)
        shown.append(corners(pilot))
        if shown[-1] == {(20, 30, 30)}:
            break
    assert all(len(colours) == 1 for colours in shown), "half of the change was seen"
    assert shown[-1] == {(20, 30, 30)}
    whole = pilot.shell.kit.view.rect(scene.box)
    assert max(area.w * area.h for area in scene.areas) < 0.2 * whole.w * whole.h


def test_what_changes_all_the_time_is_seen_nevertheless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage, "_PAINTING", 0.0)
    pilot = Pilot.start(Panel, (1280, 720))
    scene = moving(pilot)
    for _ in range(60):
        scene.number = (scene.number + 1) % 12
        scene.invalidate(scene.box)
        frame(pilot)
    before = corners(pilot)
    assert before != {(0, 30, 30)}


def test_at_rest_a_change_is_there_with_the_next_frame() -> None:
    pilot = Pilot.start(Panel, (1280, 720))
    scene = pilot.scene
    assert isinstance(scene, Panel)
    scene.change()
    frame(pilot)
    assert corners(pilot) == {(20, 30, 30)}


def test_a_rest_of_pieces_is_painted_when_the_movement_ends() -> None:
    pilot = Pilot.start(Panel, (1920, 1080))
    scene = moving(pilot, 40)
    scene.change()
    pilot.settle()
    assert corners(pilot) == {(20, 30, 30)}
    assert not pilot.shell.stage.damaged


def test_a_rehearsal_puts_in_store_what_is_drawn_later(tmp_path: Path) -> None:
    pilot = Pilot.start(Panel, (1280, 720), images=tmp_path)
    kit = pilot.shell.kit
    pygame.image.save(pygame.Surface((40, 40), pygame.SRCALPHA), tmp_path / "star.png")

    def paint(canvas: Canvas) -> None:
        canvas.skin(Box(10, 10, 300, 120), looks.PAPER_PANEL)
        canvas.picture("star", Box(3000, 3000, 60, 60))
        canvas.text(Box(0, 0, 500, 60), "Bald", theme.HEADING)

    kit.rehearse(paint)
    held = kit.assets.held
    pilot.wait(400)
    assert kit.assets.held > held
    assert pilot.shell.sleep_until() is None
    assert made(kit, paint) == 0


def made(kit: Kit, paint: Callable[[Canvas], object]) -> int:
    """How many pieces are drawn anew when this is painted."""

    def held() -> int:
        stores = kit.assets._small, kit.assets._large, kit.skins._pieces, kit.writer._blocks
        return sum(map(len, stores))

    before = held()
    kit.rehearse(paint)
    while kit._rehearsals._jobs:
        kit._rehearsals._next()
    return held() - before
