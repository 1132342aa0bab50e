from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from game.errors import PlainError
from game.storage.folders import Folders
from game.ui.household import Household
from game.ui.launch import launch
from game.ui.program import options
from tests.ui.scenes.conftest import Start

ARGS = {
    "windowed": True, "size": None, "kiosk": False, "pin": None, "game": None, "resume": False,
    "language": None,
}  # fmt: skip


def test_a_game_that_there_is_not_is_told_of_before_a_window_opens() -> None:
    with pytest.raises(PlainError, match="'chess'"):
        launch(Namespace(**ARGS | {"game": "chess"}))


REPO = Path(__file__).parents[3]


def started(code: str, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own, with no screen but what is given."""
    hidden = {"SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"}
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=REPO, capture_output=True, text=True, timeout=60,
        env=env | {"GAME_SHELF_HOME": str(home)} | environment, check=False,
    )  # fmt: skip


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a screen")
@pytest.mark.parametrize(("language", "told"), [("fi", "Peli ei löydä"), (None, "Spelet hittar")])
def test_without_a_screen_it_says_so(tmp_path: Path, language: str | None, told: str) -> None:
    (tmp_path / "settings.json").write_text('{"language": "xx"}')
    code = f"""if True:
        import sys
        from argparse import Namespace
        from game.ui.launch import launch
        sys.exit(launch(Namespace(**{ARGS | {"language": language}!r})))
    """
    ended = started(code, tmp_path, LC_ALL="sv_SE.UTF-8")
    assert ended.returncode == 1
    assert told in ended.stderr
    assert "Traceback" not in ended.stderr


FRAMES = """if True:
    import sys
    import pygame
    HEAVY = {"yaml", "game.ui.app", "game.games", "game.storage.saves"}
    def told(present):
        def presented(*areas):
            present(*areas)
            edge_of_shelf = pygame.display.get_surface().get_at((640, 540))
            loaded = HEAVY & sys.modules.keys()
            print("shown", len(loaded), sum(edge_of_shelf[:3]) > 150, flush=True)
            if loaded and present is update:
                sys.exit(0)
        return presented
    update = pygame.display.update
    pygame.display.update, pygame.display.flip = told(update), told(pygame.display.flip)
    from game.cli import main
    main(["--windowed", "--size", "1280x720"])
"""


def test_the_first_picture_waits_for_nothing_but_the_window(tmp_path: Path) -> None:
    """It is the room, out of focus; then comes the shelf."""
    ended = started(FRAMES, tmp_path, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    shown = [line for line in ended.stdout.splitlines() if line.startswith("shown")]
    assert shown[0] == "shown 0 True", ended.stderr
    assert shown[-1].startswith("shown 4 ")


def test_a_fault_is_reported_with_the_answers_of_the_game(start: Start, tmp_path: Path) -> None:
    pilot = start()
    pilot.click_on("play").click_on("start").press("enter")
    report = Path(pilot.shell.options.report(ZeroDivisionError("oops")))  # type: ignore[attr-defined]
    text = report.read_text("utf-8")
    assert report.parent == tmp_path / "reports"
    assert "ZeroDivisionError: oops" in text
    assert "seed=" in text


def test_a_report_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    house = Household(Folders(blocked / "home"), "sv")
    assert options(house, Namespace(**ARGS)).report(ValueError()) == ""
