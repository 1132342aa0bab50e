"""Pawns walk, the dime flies, cards lie open: skipped by a press, without motion if that is wished,
never flashing, and at speed `off` only what must be read."""

from __future__ import annotations

from typing import Any

import pytest

from game.ankka import events as e
from game.ankka.state import Ending
from game.engine.events import AnyEvent
from game.ui.ankka import layout
from game.ui.ankka.posing import nothing, session_in
from game.ui.kit.box import Box
from game.ui.kit.settings import Speed
from game.ui.table.flying import FlyingPicture
from tests.ui.ankka.playing import Play, Played
from tests.ui.joakim.test_flashes import MOST_IN_A_SECOND, brightness, changes, window

CAPTURE = e.DimeMoved(1, 0, "capture", "ankka.capture.1")
DEALT = e.DimesDealt((1, 0, 1, 1))
WON = e.GameEnded((0,), Ending.STEPPED_IN)
FRAME = 1000 / 60


def flights(played: Played, ms: float = 1200) -> dict[str, list[Box]]:
    """The way of everything that flies in the next moments."""
    ways: dict[str, list[Box]] = {}
    for _ in range(int(ms / FRAME)):
        played.pilot.wait(FRAME)
        for each in played.table.sprites:
            if isinstance(each, FlyingPicture):
                ways.setdefault(each.name.removeprefix("ankka/"), []).append(each.box)
    return ways


def near(a: Box, b: Box) -> bool:
    return abs(a.centre[0] - b.centre[0]) < 30 and abs(a.centre[1] - b.centre[1]) < 30


def test_the_dime_flies_in_a_curve_and_a_banner_tells_it_until_it_is_read(play: Play) -> None:
    played = play(session_in(nothing), speed="normal")
    before = played.look.pawns.dime.box
    played.happens(CAPTURE)
    way = flights(played)["dime_front"]
    after = played.look.pawns.dime.box
    assert near(way[0], before) and near(way[-1], after) and not near(before, after)
    assert min(box.centre[1] for box in way) < min(before.centre[1], after.centre[1]) - 20
    assert (
        played.look.pawns.dime.visible and played.look.banner.is_up and played.table.shown.dime == 0
    )
    told = [text.string for text in played.pilot.texts()]
    assert played.look.telling.line(CAPTURE) in told
    played.pilot.wait(6000)
    assert not played.look.banner.is_up


@pytest.mark.parametrize(
    "event",
    [e.NothingHappened(0, "all_visited", "ankka.machine.3"), e.PawnsSwapped(0, 1)],
    ids=type,
)
def test_what_would_be_missed_stands_across_the_town(event: AnyEvent, play: Play) -> None:
    """A line of the log alone told that a character swap had taken place."""
    played = play(session_in(nothing), speed="normal")
    played.happens(event)
    played.watch(lambda: played.look.banner.is_up)
    played.pilot.wait(100).press("enter")
    assert not played.look.banner.is_up


def test_with_reduced_motion_the_dime_is_here_and_then_there(play: Play) -> None:
    played = play(session_in(nothing), speed="normal", reduced=True)
    played.happens(CAPTURE)
    assert len(set(flights(played)["dime_front"])) <= 2


def test_a_kept_card_flies_to_the_panel(play: Play) -> None:
    session = session_in(nothing)
    played = play(session, speed="normal")
    played.happens(e.EventDrawn(0, session.state.events[0]), e.EventKept(0, 36))
    played.pilot.wait(300)
    played.pilot.scene.close()  # type: ignore[attr-defined]
    played.pilot.wait(100)
    assert list(flights(played, 300)) == ["card_event_back"]
    played.pilot.wait(2000)
    assert 36 in played.table.shown.kept[0]


def test_swapped_pawns_change_panels(play: Play) -> None:
    played = play(session_in(nothing), speed="normal")
    panels = layout.panel_boxes(4)
    played.happens(e.PawnsSwapped(0, 1))
    ways = flights(played, 800)
    assert set(ways) == {"pawn_blue", "pawn_pink"}
    for name, (start, end) in {"pawn_blue": (0, 1), "pawn_pink": (1, 0)}.items():
        for box, seat in ((ways[name][0], start), (ways[name][-1], end)):
            assert near(box, layout.panel_parts(panels[seat]).pawn)
    assert played.table.shown.pawn[:2] == [1, 0]


def test_a_token_flies_to_its_plate(play: Play) -> None:
    played = play(session_in(nothing), speed="normal")
    played.happens(e.DestinationVisited(0, "mummo", 3))
    (way,) = flights(played, 800).values()
    assert way[-1] == played.look.board.token_box(played.table.shown, "mummo", 0)
    assert played.table.shown.visited[0] == 3


def test_a_press_ends_a_walk_and_the_pawn_has_arrived(play: Play) -> None:
    played = play(session_in(nothing), speed="slow")
    played.happens(e.PawnMoved(0, "s01", "walk"))
    played.pilot.wait(50).press("enter")
    state = played.table.shown
    assert played.look.pawns.pawn(0).box == played.look.pawns.home(state, 0, "s01")


@pytest.mark.parametrize(
    "event",
    [
        CAPTURE,
        e.PawnsSwapped(0, 1),
        e.TurnBegan(1, 5),
        e.StepsChanged(0, 3, "event", "ankka.cards.1"),
        e.DestinationVisited(0, "mummo", 3),
        e.PawnMoved(0, "julle", "beam"),
        e.EventKept(0, 36),
        e.ShortTurnComes(2),
        e.CaptureLocked(1, 3, 26),
        e.BarLifted(3),
    ],
    ids=type,
)
def test_what_is_painted_anew_is_all_that_changed(event: AnyEvent, play: Play) -> None:
    """After a swap the plaque kept the colour of the other character."""
    played = play(session_in(nothing))
    played.table.course.advance = lambda: None  # type: ignore[method-assign]
    played.table.asking = None  # nothing is asked, which would paint everything anew
    played.table.rebuild()
    played.pilot.wait(100)
    for step in played.look.steps(event, lambda: event.apply(played.table.shown)):
        step.finish()
    played.app.frame(0)
    in_parts = played.pixels()
    played.app.stage.redraw()
    played.app.frame(0)
    assert played.pixels() == in_parts


READ: dict[str, tuple[AnyEvent, str]] = {
    "dimes": (DEALT, "DimesShown"),
    "card": (e.EventDrawn(0, 0), "EventShown"),
    "wheel": (e.WheelSpun(0, 0, 6), "SpinnerShown"),
    "machine": (e.MachineSpun(0, 1, "time"), "SpinnerShown"),
    "win": (WON, "GameWon"),
}


@pytest.mark.parametrize("speed", ["off", "fast"])
@pytest.mark.parametrize("name", READ)
def test_what_must_be_read_stays_until_it_is(name: str, speed: Speed, play: Play) -> None:
    event, scene = READ[name]
    played = play(session_in(nothing), speed=speed)
    played.happens(event)
    played.pilot.wait(8000)
    assert type(played.top).__name__ == scene
    played.pilot.press("enter")
    assert type(played.top).__name__ != scene


@pytest.mark.clause("ankka.setup.4")
def test_the_genuine_dime_is_turned_last_and_only_then_is_it_said_who_has_it(play: Play) -> None:
    played = play(session_in(nothing), speed="normal")
    played.happens(DEALT)
    played.pilot.wait(FRAME)
    scene: Any = played.top
    line = played.look.telling.line(DEALT)
    turned = []
    for _ in range(12):
        played.pilot.wait(200)
        shown = [dime.name.removeprefix("ankka/dime_") for dime in scene._dimes]
        turned.append(shown)
        assert "front" not in shown or shown.count("fake") == 3
    assert turned[0] == ["back"] * 4 and turned[-1] == ["fake", "front", "fake", "fake"]
    assert line in [text.string for text in played.pilot.texts()]


@pytest.mark.case("O37")
@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("event", [CAPTURE, DEALT, e.WheelSpun(0, 2, 3), WON], ids=type)
def test_nothing_flashes(event: AnyEvent, reduced: bool, play: Play) -> None:
    played = play(session_in(nothing), speed="normal", reduced=reduced)
    frames = [brightness(window())]
    played.happens(event)
    for _ in range(150):
        played.pilot.clock.now += FRAME
        played.app.frame(FRAME)
        frames.append(brightness(window()))
    found = changes(frames)
    for first in found:
        assert sum(first <= number < first + 60 for number in found) <= MOST_IN_A_SECOND


@pytest.mark.parametrize(("reduced", "falls"), [(False, True), (True, False)])
def test_confetti_falls_for_a_winner_unless_nothing_may_move(
    reduced: bool, falls: bool, play: Play
) -> None:
    played = play(session_in(nothing), speed="normal", reduced=reduced)
    played.happens(WON)
    played.pilot.wait(400)
    assert bool(list(played.top.sprites)) == falls
