"""Only what changed is redrawn and presented; when nothing changes, nothing is."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from PIL import Image

from game.ui.kit import theme
from game.ui.kit.animation import Tween, glide
from game.ui.kit.backdrop import SHRINK, Backdrop
from game.ui.kit.box import SCREEN, Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Choice, MessageDialog
from game.ui.kit.harness import Pilot, headless_window
from game.ui.kit.scene import Scene
from game.ui.kit.shell import Shell
from game.ui.kit.sprites import PaintedSprite, Sprite
from game.ui.kit.widgets.button import Button


class Table(Scene[None]):
    """A background, two buttons and a moving square; counts its paintings."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.kit)
        self.painted: list[pygame.Rect] = []
        self.pawn: Sprite = self.sprites.add(
            PaintedSprite(Box(100, 100, 100, 100), lambda c, box: c.fill(box, (250, 10, 10)))
        )

    def build(self) -> None:
        self.add(Button(Box(100, 900, 300, 80), "A", lambda: None, name="a"))
        self.add(Button(Box(600, 900, 300, 80), "B", lambda: None, name="b"))

    def draw(self, canvas: Canvas) -> None:
        self.painted.append(canvas.surface.get_clip())
        canvas.fill(SCREEN, (10, 60, 40))
        canvas.text(Box(300, 300, 500, 80), "Bordet", theme.TITLE)
        self.draw_widgets(canvas)


@pytest.fixture
def updates(monkeypatch: pytest.MonkeyPatch) -> list[list[pygame.Rect]]:
    """What is presented from now on."""
    seen: list[list[pygame.Rect]] = []
    monkeypatch.setattr(pygame.display, "update", lambda rects: seen.append(list(rects)))
    return seen


def pixels(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.shell.stage.window, "RGB")


def test_nothing_happens_when_nothing_happens(updates: list[list[pygame.Rect]]) -> None:
    pilot = Pilot.start(Table)
    updates.clear()
    pilot.wait(5000)
    assert updates == []
    assert pilot.shell.sleep_until() is None
    assert not pilot.shell.moving


def test_a_moving_sprite_redraws_only_its_way(updates: list[list[pygame.Rect]]) -> None:
    pilot = Pilot.start(Table, (1920, 1080))
    table = pilot.scene
    table.painted.clear()
    updates.clear()
    table.pawn.box = Box(140, 100, 100, 100)
    pilot.shell.frame(16)
    assert updates == [[pygame.Rect(100, 100, 140, 100)]]
    assert table.painted == []


def test_moving_focus_paints_two_buttons_only(updates: list[list[pygame.Rect]]) -> None:
    pilot = Pilot.start(Table)
    pilot.scene.painted.clear()
    pilot.press("right")
    area = sum(clip.w * clip.h for clip in pilot.scene.painted)
    assert 0 < area < 0.12 * 1280 * 720


def changes() -> list[Callable[[Pilot], object]]:
    def remove(pilot: Pilot) -> None:
        pilot.scene.sprites.remove(pilot.scene.pawn)

    def hide(pilot: Pilot) -> None:
        pilot.scene.pawn.visible = False

    def move(pilot: Pilot) -> None:
        pilot.scene.playback.add(glide(pilot.scene.pawn, Box(350, 310, 100, 100), 300))

    def dialog(pilot: Pilot) -> None:
        box = MessageDialog(pilot.scene.kit, "Titel", "Text", [Choice(1, "OK")])
        pilot.shell.stack.push(box)
        pilot.press("enter")

    return [remove, hide, move, dialog, lambda p: p.press("tab"), lambda p: p.scene.toast("Hej")]


@pytest.mark.parametrize("change", changes())
def test_a_changed_picture_is_the_picture_drawn_anew(change: Callable[[Pilot], object]) -> None:
    """Whatever was restored piece by piece looks as if all had been drawn at once."""
    pilot = Pilot.start(Table, (1366, 768))
    change(pilot)
    pilot.settle()
    pieces = pixels(pilot)
    pilot.shell.stage.redraw()
    pilot.shell.frame(0)
    assert pixels(pilot) == pieces


def test_a_backdrop_has_no_seams() -> None:
    """Any part painted alone is the same as in the whole."""
    headless_window((640, 360))
    picture = pygame.Surface((643, 361))
    for x in range(0, 643, 7):
        picture.fill(((x * 5) % 256, (x * 3) % 256, 90), (x, (x * 11) % 300, 40, 60))
    backdrop = Backdrop(picture)
    whole = pygame.Surface(picture.get_size())
    backdrop.paint(whole, whole.get_rect())
    pieces = pygame.Surface(picture.get_size())
    for area in (pygame.Rect(0, 0, 250, 361), pygame.Rect(250, 0, 393, 130)):
        pieces.set_clip(area)
        backdrop.paint(pieces, area)
        pieces.set_clip(None)
        for x in range(area.left, area.right, 5):
            for y in range(area.top, area.bottom, 3):
                a, b = whole.get_at((x, y)), pieces.get_at((x, y))
                assert all(abs(a[i] - b[i]) <= 2 for i in range(3)), (x, y)
    assert backdrop.small.get_width() <= 643 // SHRINK + 2


@pytest.mark.case("O32")
def test_strange_resizes_leave_the_picture_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot.start(Table)
    for size in ((1, 1), (0, 0)):
        pilot.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        pilot.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
    assert pilot.shell.kit.view.size == (1280, 720)
    for size in ((800, 480), (1000, 1400), (1920, 1080)):
        pygame.display.set_mode(size)
        pilot.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        assert pilot.shell.kit.view.size == size
        assert pilot.press("tab").focused in ("a", "b")
        x, y = pilot.shell.kit.view.point(350, 320)
        assert pilot.shell.stage.window.get_at((x, y)) != theme.BARS


@pytest.mark.case("O32")
def test_a_minimised_window_draws_nothing_but_goes_on(updates: list[list[pygame.Rect]]) -> None:
    pilot = Pilot.start(Table)
    pilot.post(pygame.WINDOWMINIMIZED)
    updates.clear()
    done: list[bool] = []
    pilot.scene.playback.add(Tween(500, lambda share: done.append(share == 1)))
    pilot.wait(1000)
    assert done[-1]
    assert updates == []
    pilot.scene.pawn.box = Box(500, 500, 100, 100)
    pilot.post(pygame.WINDOWRESTORED)
    assert updates


def test_missing_pictures_are_noted(tmp_path: Path) -> None:
    pilot = Pilot.start(Table, images=tmp_path)
    canvas = pilot.shell.kit.canvas(pilot.shell.stage.window)
    canvas.picture("joakim/none", Box(100, 100, 200, 200))
    assert pilot.shell.kit.assets.missing == {"joakim/none"}


def test_the_picture_store_stays_within_its_budget(tmp_path: Path) -> None:
    headless_window((640, 360))
    (tmp_path / "f").mkdir()
    pygame.image.save(pygame.Surface((400, 400), pygame.SRCALPHA), tmp_path / "f" / "big.png")
    pilot = Pilot.start(Table, images=tmp_path)
    assets = pilot.shell.kit.assets
    assets.set_budget(1_000_000)
    for side in range(100, 300):
        assert assets.picture("f/big", side, side).get_size() == (side, side)
        assert assets.held <= 1_000_000


def test_large_pictures_cost_no_small_ones(tmp_path: Path) -> None:
    """The mark of a player who waited was read anew after every card that was shown meanwhile."""
    headless_window((640, 360))
    (tmp_path / "f").mkdir()
    pygame.image.save(pygame.Surface((400, 400), pygame.SRCALPHA), tmp_path / "f" / "big.png")
    assets = Pilot.start(Table, images=tmp_path).shell.kit.assets
    assets.set_budget(1_000_000)
    mark = assets.picture("f/big", 20, 20)
    for side in range(200, 300):
        assets.picture("f/big", side, side)
    assert assets.picture("f/big", 20, 20) is mark


def test_a_smaller_master_is_read_where_it_is_large_enough(tmp_path: Path) -> None:
    (tmp_path / "f").mkdir()
    headless_window((640, 360))
    for name, side, colour in (("a", 400, "white"), ("a.half", 200, "black"), ("b", 100, "white")):
        picture = pygame.Surface((side, side))
        picture.fill(colour)
        Image.frombytes("RGB", (side, side), pygame.image.tobytes(picture, "RGB")).save(
            tmp_path / "f" / f"{name}.webp", lossless=True
        )
    assets = Pilot.start(Table, images=tmp_path).shell.kit.assets

    def is_white(name: str, side: int) -> bool:
        return assets.picture(f"f/{name}", side, side).get_at((side // 2, side // 2))[0] > 200

    assets.set_budget(1_000_000, halves=True)
    assert assets.size("f/a") == (200, 200)
    assert [is_white("a", side) for side in (150, 200, 300)] == [False, False, True]
    assert is_white("b", 150)
    assets.set_budget(1_000_000)
    assert is_white("a", 150)


class Plaque(Scene[None]):
    """A plaque of one colour at a time, below a banner that comes and goes."""

    PLAQUE = Box(100, 600, 1000, 200)
    OLD, NEW = (10, 120, 40), (20, 70, 200)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.kit)
        self.colour = self.OLD
        self.banner = self.sprites.add(
            PaintedSprite(Box(300, 500, 400, 100), lambda c, box: c.fill(box, (250, 10, 10)), 5, 60)
        )

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, (90, 60, 30))
        canvas.fill(self.PLAQUE, self.colour)


@pytest.mark.case("O15")
def test_a_sprite_never_uncovers_a_part_that_is_half_painted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While a part is painted in pieces all of it is shown as before, then all of it anew."""
    monkeypatch.setattr("game.ui.kit.stage._PAINTING", 0.0)  # as few pieces a frame as there may be
    pilot = Pilot.start(Plaque, (1920, 1080))
    scene, shell = pilot.scene, pilot.shell
    area = shell.kit.view.rect(Plaque.PLAQUE)

    def shown() -> set[tuple[int, ...]]:
        part = shell.stage.window.subsurface(area)
        return {tuple(part.get_at((x, y)))[:3] for x in range(0, 1000, 20) for y in (0, 50, 199)}

    scene.playback.add(Tween(1400, lambda share: None))
    for colour, before in ((Plaque.NEW, Plaque.OLD), (Plaque.OLD, Plaque.NEW)):
        scene.colour = colour
        scene.invalidate(Plaque.PLAQUE)
        seen: list[set[tuple[int, ...]]] = []
        for _ in range(40):
            scene.banner.visible = not scene.banner.visible
            shell.frame(16)
            seen.append(shown())
        assert seen.count({before}) > 3
        assert seen[-1] == {colour}
        assert all(colours in ({before}, {colour}) for colours in seen)
    pilot.settle()
    assert shown() == {Plaque.OLD}
