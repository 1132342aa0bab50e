"""The program around the scenes: faults, languages, the way out, no screen (O24, O30, O32, O38)."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.ui.app import App, Options
from game.ui.kit.box import Box
from game.ui.kit.harness import EchoWords, Pilot, PlainSettings
from game.ui.kit.scene import Scene
from game.ui.kit.waiting import Waiting
from game.ui.kit.widgets.button import Button

REPO = Path(__file__).parents[2]


class First(Scene[None]):
    """A scene with a button that fails."""

    fails_on_drawing = False

    def __init__(self, app: App) -> None:
        super().__init__(app.kit)
        self.app = app
        self.closed = 0

    def build(self) -> None:
        self.add(Button(Box(100, 100, 400, 80), self.t("hello"), self.fail, name="fail"))

    def fail(self) -> None:
        raise RuntimeError("a fault in a scene")

    def closing(self) -> None:
        self.closed += 1


class Spoken(EchoWords):
    def __init__(self, language: str) -> None:
        self.language = language

    def t(self, key: str, **values: object) -> str:
        return f"{self.language}:{super().t(key, **values)}"


def options(**changes: object) -> Options:
    made = Options(PlainSettings(), Spoken, Path("none"), Path("none"), first_scene=First)
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def test_a_fault_says_so_and_goes_on_with_the_first_scene() -> None:
    reports: list[Exception] = []

    def report(fault: Exception) -> str:
        reports.append(fault)
        return "fault.txt"

    pilot = Pilot.start_app(options(report=report))
    first = pilot.scene
    pilot.press("enter")
    shown = {t.string for t in pilot.texts()}
    assert "sv:kit.crash_title" in shown
    assert any("fault.txt" in text for text in shown)
    assert [str(r) for r in reports] == ["a fault in a scene"]
    pilot.press("enter")
    assert isinstance(pilot.scene, First)
    assert pilot.scene is not first


def test_a_fault_in_every_drawing_ends_the_program_in_plain_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    class Broken(First):
        def draw(self, canvas: object) -> None:
            raise RuntimeError("cannot draw")

    pilot = Pilot.start_app(options(first_scene=Broken))
    for _ in range(12):
        if not pilot.shell.running:
            break
        pilot.click(960, 640)
    app = pilot.shell
    assert isinstance(app, App)
    assert (app.running, app.exit_code) == (False, 1)
    assert "kit.crash_text" in capsys.readouterr().err


def test_another_language_at_once() -> None:
    saved: list[int] = []
    pilot = Pilot.start_app(options(save_settings=lambda: saved.append(1)))
    app = pilot.shell
    assert isinstance(app, App)
    app.set_language("fi")
    pilot.settle()
    assert {t.string for t in pilot.texts()} == {"fi:hello"}
    assert (app.settings.language, saved) == ("fi", [1])


@pytest.mark.case("O24")
def test_closing_the_window_lets_every_scene_save() -> None:
    pilot = Pilot.start_app(options())
    first = pilot.scene
    pilot.post(pygame.QUIT)
    assert not pilot.shell.running
    pilot.shell.close()
    assert first.closed == 1


@pytest.mark.case("O39")
def test_a_kiosk_is_not_left_by_closing_or_keys() -> None:
    pilot = Pilot.start_app(options(kiosk=True))
    pilot.post(pygame.QUIT)
    pilot.post(pygame.KEYDOWN, key=pygame.K_F11, mod=0)
    assert pilot.shell.running


@pytest.mark.case("O32")
def test_alt_enter_and_f11_switch_without_pressing_anything() -> None:
    pilot = Pilot.start_app(options())
    settings = pilot.shell.kit.settings
    pilot.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_ALT)
    assert settings.fullscreen
    pilot.post(pygame.KEYDOWN, key=pygame.K_F11, mod=0)
    assert not settings.fullscreen
    assert isinstance(pilot.scene, First)


@pytest.mark.case("O15")
def test_computers_that_answer_at_once_do_not_keep_the_program_from_listening(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pilot = Pilot.start_app(options())
    app = pilot.shell
    assert isinstance(app, App)
    app.run_in_background(lambda: 1, lambda _: None)
    while not app.background.results_waiting:
        pass
    pressed = pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)
    monkeypatch.setattr(pygame.event, "get", lambda: [pressed])
    assert app._events(pygame.time.Clock(), Waiting()) == [pressed]
    monkeypatch.setattr(pygame.event, "get", list)
    assert app._events(pygame.time.Clock(), Waiting()) == []


def test_a_shortcut_is_for_keys_that_the_scene_has_no_use_for() -> None:
    pressed: list[App] = []
    pilot = Pilot.start_app(options(shortcuts={"m": pressed.append}))
    pilot.press("m", "n")
    assert pressed == [pilot.shell]


def run_program(code: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    hidden = {"SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "DISPLAY", "WAYLAND_DISPLAY"}
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=REPO, env=env | environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


PROGRAM = """
import sys
from pathlib import Path
from tests.ui.test_app import First, options
from game.ui.app import run
from game.ui.kit.window import Window
class Short(First):
    def enter(self):
        self.play("coin")
        self.kit.after(300, self.app.quit)
sys.exit(run(options(first_scene=Short), Window((640, 360), False)))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a screen")
def test_without_a_screen_there_is_no_window() -> None:
    ended = run_program(PROGRAM)
    assert ended.returncode == 1
    assert "NoDisplayError" in ended.stderr.splitlines()[-1]


@pytest.mark.case("O30")
def test_without_a_sound_device_it_runs_and_ends() -> None:
    ended = run_program(PROGRAM, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="nonexistent")
    assert (ended.returncode, ended.stderr) == (0, "")


STARTED = """
import os, signal, sys, threading, time
from game.cli import main
def end_once_it_runs():
    while signal.getsignal(signal.SIGTERM) == signal.SIG_DFL:
        time.sleep(0.05)
    time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGTERM)
threading.Thread(target=end_once_it_runs, daemon=True).start()
sys.exit(main(["--windowed", "--size", "1280x720"]))
"""


def test_the_program_says_nothing_on_standard_output(tmp_path: Path) -> None:
    """Nor do the libraries it uses."""
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    ended = run_program(STARTED, GAME_SHELF_HOME=str(tmp_path), **drivers)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
