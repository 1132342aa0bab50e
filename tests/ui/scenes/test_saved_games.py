from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from game.games import GAMES
from game.storage.save_format import Header
from game.storage.saves import SaveInfo, Saves
from game.texts import Texts
from game.ui.kit.harness import Pilot, unreachable_by_arrows
from game.ui.scenes.new_game.draft import Draft
from game.ui.scenes.save_row import when
from game.ui.scenes.saved_games import SavedGames
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay
from tests.ui.scenes.conftest import Start, bubble, shown

JOAKIM = GAMES["joakim"]


class Stock:
    """Games saved in a household's folder."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "saves"
        self.moment = datetime(2026, 3, 14, 12, tzinfo=UTC)
        self.saves = Saves(self.folder, self._tick, timedelta(0))

    def _tick(self) -> datetime:
        self.moment += timedelta(minutes=1)
        return self.moment

    def begin(self) -> Path:
        """A real game, just begun, in two generations."""
        setup = Draft.fresh(JOAKIM).setup(7, lambda person, number: f"{person} {number}")
        play = GameInPlay.begin(JOAKIM, setup, self.saves)
        play.save()
        play.close()
        return next(path for path in self.folder.glob("*.save") if path.stem.count(".") == 0)

    def write(self, name: str, *players: str) -> Path:
        self.saves.write(name, Header("joakim", players, 3), {})
        self.saves.close()
        return self.folder / f"{name}.save"


@pytest.fixture
def stock(tmp_path: Path) -> Stock:
    return Stock(tmp_path)


def at_saves(pilot: Pilot) -> SavedGames:
    scene = pilot.click_on("saves").scene
    assert isinstance(scene, SavedGames)
    return scene


def damages(good: bytes) -> dict[str, bytes]:
    middle = len(good) // 2
    return {
        "empty": b"",
        "one": good[:1],
        "half": good[:middle],
        "short": good[:-1],
        "torn": good[:middle] + b"#" * 64 + good[middle + 64 :],
        "blank": b" " * len(good),
        "picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    }


@pytest.mark.case("O17")
def test_damaged_saves_are_named_with_a_reason_and_left_alone(start: Start, stock: Stock) -> None:
    good = stock.begin()
    bad = {
        stock.folder / f"bad-{name}.save": data for name, data in damages(good.read_bytes()).items()
    }
    for path, data in bad.items():
        path.write_bytes(data)
    pilot = start()
    scene = at_saves(pilot)
    told = shown(pilot) + shown(pilot.press("pagedown"))
    for path in bad:
        assert path.stem in told
    assert len(scene.entries) == len(bad) + 1
    pilot.press("pageup").click_on("save bad-half")
    assert scene.t("saves.damaged.broken") in bubble(pilot)
    assert pilot.scene is scene
    assert {path: path.read_bytes() for path in bad} == bad
    pilot.press("escape")
    page = 0 if scene.focus.find(f"save {good.stem}") else 1
    if page:
        pilot.press("pagedown")
    pilot.click_on(f"save {good.stem}")
    assert isinstance(pilot.shell.stack.scenes[0], TableScene)


@pytest.mark.case("O17")
def test_the_older_generation_of_a_damaged_save_opens(start: Start, stock: Stock) -> None:
    good = stock.begin()
    broken = good.read_bytes()[:-9]
    good.write_bytes(broken)
    pilot = start()
    at_saves(pilot)
    told = [text for text in pilot.texts() if pilot.scene.t("saves.damaged.broken") in text.string]
    assert told and all(len(text.shown) == 1 for text in told)  # beside room, in three lines
    pilot.click_on(f"save {good.stem}")
    assert isinstance(pilot.shell.stack.scenes[0], TableScene)
    assert good.read_bytes() == broken


@pytest.mark.case("O19")
@pytest.mark.parametrize("version", [2, 1001])
def test_a_newer_save_is_refused_with_both_versions(
    start: Start, stock: Stock, version: int
) -> None:
    path = stock.begin()
    data = path.read_bytes().replace(b'"format":1', b'"format":%d' % version, 1)
    path.write_bytes(data)
    pilot = start()
    scene = at_saves(pilot)
    pilot.click_on(f"save {path.stem}")
    assert f"version {version}, " in bubble(pilot)
    assert ".." not in bubble(pilot)
    assert "klarar 1" in bubble(pilot)
    assert pilot.scene is scene
    assert path.read_bytes() == data


@pytest.mark.case("O19")
@pytest.mark.parametrize("version", [b'"two"', b"-1", b"null", b"true"])
def test_a_version_that_makes_no_sense_is_damage(
    start: Start, stock: Stock, version: bytes
) -> None:
    path = stock.write("odd", "Anna", "Bo")
    path.write_bytes(path.read_bytes().replace(b'"format":1', b'"format":' + version, 1))
    pilot = start()
    at_saves(pilot)
    assert pilot.scene.t("saves.damaged.version") in shown(pilot)
    assert "nyare" not in shown(pilot)


def test_a_save_of_no_known_game_is_told_in_one_sentence(start: Start, stock: Stock) -> None:
    stock.write("strange", "Anna", "Bo")
    pilot = start()
    scene = at_saves(pilot)
    pilot.click_on("save strange")
    assert scene.t("saves.unreadable") in shown(pilot)
    pilot.press("enter")
    assert pilot.scene is scene


def test_lost_answers_are_told_of_before_the_game_goes_on(
    start: Start, stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = stock.begin()
    real = GameInPlay.resume

    def with_a_loss(saves: Saves, info: SaveInfo) -> tuple[GameInPlay, int]:
        return real(saves, info)[0], 3

    monkeypatch.setattr(GameInPlay, "resume", with_a_loss)
    pilot = start()
    scene = at_saves(pilot)
    pilot.click_on(f"save {path.stem}")
    assert scene.t("saves.lost", n=3) in shown(pilot)
    pilot.press("escape")
    assert pilot.scene is scene
    pilot.click_on(f"save {path.stem}").press("enter")
    assert isinstance(pilot.shell.stack.scenes[0], TableScene)


def test_deleting_is_confirmed(start: Start, stock: Stock) -> None:
    path = stock.write("gone", "Anna", "Bo")
    pilot = start()
    scene = at_saves(pilot)
    pilot.click_on("delete gone").press("escape")
    assert path.exists()
    pilot.click_on("delete gone").press("enter")
    assert path.exists()
    pilot.click_on("delete gone").press("left", "enter")
    assert not path.exists()
    assert scene.t("saves.none") in shown(pilot)


def test_many_saves_stand_on_pages(start: Start, stock: Stock) -> None:
    for number in range(12):
        stock.write(f"game-{number:02}", f"Anna {number}", "Bo")
    pilot = start()
    scene = at_saves(pilot)
    assert scene.pages == 3
    assert pilot.focused == "save game-11"
    assert not unreachable_by_arrows(scene)
    pilot.click_on("next").click_on("next")
    assert pilot.find("save game-00").visible
    pilot.click_on("next")
    assert scene.page == 2 and scene.bubble is not None
    assert scene.bubble.text == scene.t("rulebook.last_page")
    pilot.press("escape")
    for name in ("game-00", "game-01"):
        pilot.click_on(f"delete {name}").click_on("choice 0")
    assert scene.pages == 2


def test_times_are_told_as_a_person_would() -> None:
    t = Texts("en").t
    helsinki = timezone(timedelta(hours=2))
    now = datetime(2026, 3, 14, 1, 30, tzinfo=helsinki)
    moment = datetime(2026, 3, 13, 22, 5, tzinfo=UTC)  # five past midnight in Helsinki
    assert when(t, moment, now) == "today\u00a000:05"
    assert when(t, moment - timedelta(hours=1), now) == "yesterday\u00a023:05"
    assert when(t, moment - timedelta(days=30), now) == "12/2/2026\u00a000:05"
