"""The stack of scenes: results, order, rebuilding."""

import threading

import pytest

from game.ui.kit.actions import Inspect
from game.ui.kit.box import SAFE, Box
from game.ui.kit.bubbles import Bubble, Toast
from game.ui.kit.dialog import Choice, MessageDialog
from game.ui.kit.harness import EchoWords, Pilot
from game.ui.kit.scene import Scene
from game.ui.kit.shell import Shell
from game.ui.kit.widgets.button import Button, Spot


class Step(Scene[int]):
    """Notes what happens to it."""

    def __init__(self, shell: Shell, log: list[str], name: str, opaque: bool = True) -> None:
        super().__init__(shell.kit)
        self.log, self.name = log, name
        self.opaque = opaque

    def build(self) -> None:
        for place, box in enumerate(Box(100, 100, 900, 80).columns(3, 20)):
            self.add(Button(box, self.t(f"b{place}"), lambda: None, name=f"b{place}"))

    def enter(self) -> None:
        self.log.append(f"{self.name} enters")

    def resume(self) -> None:
        self.log.append(f"{self.name} resumes")

    def leave(self) -> None:
        self.log.append(f"{self.name} leaves")


def test_results_come_back_after_the_scene_below_is_on_top() -> None:
    log: list[str] = []
    pilot = Pilot.start(lambda shell: Step(shell, log, "a"))
    top = Step(pilot.shell, log, "b", opaque=False)
    pilot.shell.stack.push(top, lambda n: log.append(f"got {n}"))
    top.finish(7)
    assert log == ["a enters", "b enters", "b leaves", "a resumes", "got 7"]
    top.finish(8)
    assert log[-1] == "got 7"


def test_finishing_below_takes_what_is_above_along() -> None:
    log: list[str] = []
    pilot = Pilot.start(lambda shell: Step(shell, log, "a"))
    middle = Step(pilot.shell, log, "b")
    pilot.shell.stack.push(middle, lambda n: log.append(f"got {n}"))
    pilot.shell.stack.push(Step(pilot.shell, log, "c"), lambda n: log.append("never"))
    middle.finish(1)
    assert log[3:] == ["c leaves", "b leaves", "a resumes", "got 1"]


def test_replacing_leaves_all() -> None:
    log: list[str] = []
    pilot = Pilot.start(lambda shell: Step(shell, log, "a"))
    pilot.shell.stack.replace(Step(pilot.shell, log, "b"))
    assert log == ["a enters", "a leaves", "b enters"]
    assert [s.name for s in pilot.shell.stack.scenes] == ["b"]


def test_another_language_keeps_the_focus() -> None:
    class Loud(EchoWords):
        def t(self, key: str, **values: object) -> str:
            return key.upper()

    pilot = Pilot.start(lambda shell: Step(shell, [], "a"))
    pilot.focus_on("b2")
    pilot.shell.kit.words = Loud()
    pilot.shell.refresh()
    pilot.settle()
    assert pilot.focused == "b2"
    assert {t.string for t in pilot.texts()} == {"B0", "B1", "B2"}


class Told(Scene[None]):
    """Two things that tell what they are, and one that has nothing to tell."""

    def build(self) -> None:
        for place, told in enumerate(("A", "B", "")):
            self.add(Spot(Box(100 + 300 * place, 600, 200, 100), spoken=told, name=f"s{place}"))


def test_asking_of_another_thing_shows_its_tip_in_place_of_the_open_one() -> None:
    scene = Pilot.start(lambda shell: Told(shell.kit)).scene

    def ask(x: float, y: float) -> str | None:
        scene.handle(Inspect("mouse", (x, y)))
        return scene.bubble.text if scene.bubble is not None else None

    assert ask(200, 650) == "A"
    assert ask(500, 650) == "B"
    assert ask(500, 640) is None  # the same thing
    assert ask(500, 650) == "B"
    assert ask(1800, 200) is None  # nothing there
    assert ask(200, 650) == "A"
    assert ask(*scene.bubble.box.centre) is None  # the tip itself
    assert ask(200, 650) == "A"
    assert ask(800, 650) is None  # nothing to tell
    assert ask(200, 650) == "A"
    scene.handle(Inspect("key"))
    assert scene.bubble is None


def test_a_press_only_closes_an_open_tip() -> None:
    pilot = Pilot.start(lambda shell: Told(shell.kit))
    pilot.scene.handle(Inspect("mouse", (200, 650)))
    pilot.click(500, 650)
    assert pilot.scene.bubble is None


def test_work_in_the_background_comes_back_to_the_screens_thread() -> None:
    pilot = Pilot.start(lambda shell: Step(shell, [], "a"))
    threads: list[threading.Thread] = []

    def work() -> int:
        threads.append(threading.current_thread())
        return 42

    got: list[int] = []

    def done(result: int) -> None:
        threads.append(threading.current_thread())
        got.append(result)

    pilot.shell.run_in_background(work, done)
    pilot.settle()
    assert got == [42]
    assert threads[0] is not threads[1] is threading.current_thread()


def test_a_fault_in_the_background_is_a_fault() -> None:
    pilot = Pilot.start(lambda shell: Step(shell, [], "a"))

    def work() -> int:
        raise RuntimeError("thinking failed")

    pilot.shell.run_in_background(work, lambda n: None)
    with pytest.raises(RuntimeError, match="thinking"):
        pilot.settle()


def test_a_toast_takes_the_place_of_the_one_before() -> None:
    pilot = Pilot.start(lambda shell: Step(shell, [], "a"))
    pilot.scene.toast("Hej")
    pilot.wait(2500)
    pilot.scene.toast("Hej igen")
    assert [sprite.text for sprite in pilot.scene.sprites if isinstance(sprite, Toast)] == [
        "Hej igen"
    ]
    assert len(pilot.wait(3000).scene.sprites) == 1
    assert len(pilot.wait(1500).scene.sprites) == 0


def test_toasts_go_by_themselves() -> None:
    pilot = Pilot.start(lambda shell: Step(shell, [], "a"))
    pilot.scene.toast("Hej")
    assert pilot.wait(100).shell.sleep_until() is not None
    assert len(pilot.scene.sprites) == 1
    assert len(pilot.wait(5000).scene.sprites) == 0
    assert pilot.shell.sleep_until() is None


class Musical(Scene[None]):
    """A scene with a tune."""

    music = "tune"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.kit)


def test_a_tune_goes_on_as_long_as_its_scene_is_on_the_stack(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pilot = Pilot.start(Musical)
    stack, kit = pilot.shell.stack, pilot.shell.kit
    wanted: list[str | None] = []
    monkeypatch.setattr(kit.sounds, "music", wanted.append)
    stack.push(MessageDialog(kit, "Titel", "Text", [Choice(1, "OK")]))
    pilot.press("enter")
    stack.replace(Scene(kit))
    assert wanted == ["tune", "tune", None]


def test_a_tip_leaves_its_thing_and_what_heads_it_free() -> None:
    """It stands below what it is about; only where the screen ends there, above it."""
    writer = Pilot.start(lambda shell: Told(shell.kit)).scene.kit.writer
    for y in (40, 400, 700, 900, 960):
        near = Box(100, y, 200, 80)
        box = Bubble("Så här är det.", near, writer).box
        assert box.y > near.bottom or box.bottom < near.y
        assert (box.y > near.bottom) == (near.bottom + 26 + box.h <= SAFE.bottom)
