"""Money, papers and cards fly where they go: skipped by a press, without motion if that is wished,
and not at all when animations are off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.engine.session import Session
from game.finans import events as e
from game.finans.state import BANK, Ending, State
from game.ui.app import App
from game.ui.finans import layout
from game.ui.finans.look import FinansLook
from game.ui.finans.possessions_shown import notes_for
from game.ui.finans.prompts import positions
from game.ui.finans.prompts.poses import table_in
from game.ui.kit.box import Box
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import Pilot
from game.ui.kit.scene import Scene
from game.ui.kit.settings import Speed
from game.ui.kit.sprites import PaintedSprite
from game.ui.scenes.poses import strike
from game.ui.scenes.table import TableScene
from game.ui.table.flying import FlyingPicture

_FRAME = 20


class Shown:
    """A table in the middle of a game, on which something more has just happened."""

    def __init__(self, folder: Path, speed: Speed, reduced: bool) -> None:
        self.session: Session[State] = positions.session_in(positions.in_bank)

        def pose(app: App) -> Scene[None]:
            app.settings.speed, app.settings.reduced_motion = speed, reduced
            return table_in(self.session, app)

        self.pilot: Pilot = strike(pose, folder, (640, 360), "sv").wait(HAND_OVER)

    @property
    def table(self) -> TableScene:
        table = self.pilot.shell.stack.scenes[0]
        assert isinstance(table, TableScene)
        return table

    @property
    def look(self) -> FinansLook:
        look = self.table.look
        assert isinstance(look, FinansLook)
        return look

    def happens(self, event: e.Event | e.Money) -> None:
        self.table.asking = None
        self.session.log.append(event)
        self.table.course.advance()

    def flying(self) -> dict[str, Box]:
        """What is in the air, and where."""
        sprites = self.table.sprites
        return {each.name: each.box for each in sprites if isinstance(each, FlyingPicture)}

    def tags(self) -> int:
        return sum(isinstance(each, PaintedSprite) for each in self.table.sprites)

    def flights(self, ms: float = 1200) -> dict[str, list[Box]]:
        """The way of everything that flies in the next moments."""
        ways: dict[str, list[Box]] = {}
        for _ in range(int(ms / _FRAME)):
            for name, box in self.flying().items():
                ways.setdefault(name, []).append(box)
            self.pilot.wait(_FRAME)
        return ways


Show = Callable[..., Shown]


@pytest.fixture
def show(tmp_path: Path) -> Iterator[Show]:
    made: list[Shown] = []

    def begin(speed: Speed = "normal", reduced: bool = False) -> Shown:
        made.append(Shown(tmp_path, speed, reduced))
        return made[-1]

    yield begin
    for each in made:
        each.pilot.shell.close()


RENT = e.Money(0, 2, 62_500, "rent", "finans.rent.1")


def test_money_flies_from_panel_to_panel_and_tags_say_how_much(show: Show) -> None:
    shown = show()
    places = [shown.look.panels.parts(shown.look.state, seat, 0).cash for seat in (0, 2)]
    shown.happens(RENT)
    ways = shown.flights(700)
    assert set(ways) == {"finans/note_50000", "finans/note_10000", "finans/note_1000"}
    for way in ways.values():
        first, last = way[0], way[-1]
        assert abs(first.centre[1] - places[0].centre[1]) < 30
        assert abs(last.centre[1] - places[1].centre[1]) < 30
    assert shown.tags() == 2
    assert shown.table.shown.cash[2] == positions.CASH[2] + 62_500
    shown.pilot.wait(4000)
    assert shown.tags() == 0 and not shown.flying()


@pytest.mark.parametrize(
    ("amount", "notes"),
    [
        (500, [500]),
        (45_000, [10_000, 10_000, 10_000]),
        (62_500, [50_000, 10_000, 1_000]),
        (250_000, [100_000, 100_000, 50_000]),
        (1_500, [1_000, 500]),
    ],
)
def test_the_largest_notes_fly_and_never_more_than_three(amount: int, notes: list[int]) -> None:
    assert notes_for(amount) == notes


def test_a_press_ends_a_flight_and_the_money_has_arrived(show: Show) -> None:
    shown = show()
    shown.happens(RENT)
    shown.pilot.wait(100)
    assert shown.flying()
    shown.pilot.press("enter")
    assert not shown.flying()
    assert shown.table.shown.cash[2] == positions.CASH[2] + 62_500
    assert shown.tags() == 2


def test_nothing_flies_when_animations_are_off(show: Show) -> None:
    shown = show("off")
    shown.happens(RENT)
    assert shown.table.shown.cash[2] == positions.CASH[2] + 62_500
    assert not shown.flying() and not shown.tags()


def test_with_reduced_motion_nothing_travels(show: Show) -> None:
    shown = show(reduced=True)
    shown.happens(RENT)
    for way in shown.flights().values():
        assert len(set(way)) <= 2


def test_a_deed_flies_from_its_plot_to_the_panel_of_its_buyer(show: Show) -> None:
    shown = show()
    shown.happens(e.PlotMoved(4, BANK, 0, 15_000, "buy_plot", "finans.papers.2"))
    (way,) = shown.flights(600).values()
    plot = layout.space_box(shown.look.spaces.number_of(4))
    chip = shown.look.panels.group_box(shown.look.state, 0, 0, 1)
    assert abs(way[0].centre[0] - plot.centre[0]) < 40
    assert abs(way[-1].centre[0] - chip.centre[0]) < 4
    assert shown.table.shown.plots[4] == 0


@pytest.mark.parametrize(
    ("event", "picture"),
    [
        (e.ShareMoved(4, BANK, 0, 50_000, "buy_share", "finans.papers.2"), "share_service"),
        (e.BondMoved(3, BANK, 0, "bond", "finans.bonds.1"), "bond"),
        (e.LoansChanged(0, 2, "taken"), "loan"),
        (e.CarChanged(0, False), "car"),
        (e.Mortgaged(0, 0, True), "mark_pant"),
        (e.Built(0, 0, True), "bldg_small"),
        (e.NewsInForce(13), "news_dyra_lan"),
    ],
)
def test_what_changes_hands_is_seen_to_move(event: e.Event, picture: str, show: Show) -> None:
    shown = show()
    shown.happens(event)
    assert list(shown.flights()) == [f"finans/{picture}"]


def test_a_drawn_card_comes_from_the_space_of_whoever_draws_it(show: Show) -> None:
    shown = show()
    shown.happens(e.CardDrawn(0, "news", shown.session.state.news[0]))
    (way,) = shown.flights(500).values()
    assert abs(way[0].centre[0] - layout.space_box(35).centre[0]) < 40
    shown.pilot.wait(1000)
    assert type(shown.pilot.scene).__name__ == "CardShown"


@pytest.mark.clause("finans.bankruptcy.1", "finans.winning.1")
@pytest.mark.parametrize("speed", ["off", "normal"])
@pytest.mark.parametrize(
    ("event", "scene"),
    [
        (e.PlayerLeft(3, 62_500), "PlayerOut"),
        (e.GameEnded((0,), Ending.MILLION), "GameWon"),
    ],
)
def test_a_bankruptcy_and_a_win_stay_until_they_are_read(
    event: e.Event, scene: str, speed: Speed, show: Show
) -> None:
    shown = show(speed)
    shown.happens(event)
    shown.pilot.wait(20_000)
    assert type(shown.pilot.scene).__name__ == scene
    shown.pilot.press("enter")
    assert type(shown.pilot.scene).__name__ != scene


def test_confetti_falls_for_a_winner_unless_nothing_may_move(show: Show) -> None:
    for reduced, falls in ((False, True), (True, False)):
        shown = show(reduced=reduced)
        shown.happens(e.GameEnded((0,), Ending.MILLION))
        shown.pilot.wait(400)
        assert bool(list(shown.pilot.scene.sprites)) == falls
