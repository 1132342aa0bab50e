"""Every frame of a scripted game of sharks between two people, and what may be seen in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.joakim.events.event import sharks_of
from game.ui.joakim.player_panels import PlayerPanels
from game.ui.joakim.sharks.hand import CurtainedHand
from game.ui.joakim.sharks.hand_cards import HandCards
from game.ui.joakim.sharks.sealed_bid import SealedBid
from game.ui.kit.box import SCREEN
from game.ui.kit.settings import Speed
from tests.ui.joakim.recording import FIRST, Picture, Recorder
from tests.ui.joakim.secretive import USUAL, Evening, Secrets

pytestmark = pytest.mark.case("O35")

OTHER_CARDS = Secrets(anna=("t08", "t31"), bo="t18", papers=(21, 35))
OTHER_BIDS = Secrets(bids=(12, 33))
CURTAINS = {"CurtainedHand", "InspectedHand", "PlayableHand", "ReactionCurtain", "CurtainedPapers",
            "SealedBid"}  # fmt: skip


def recorded(
    folder: Path,
    secrets: Secrets = USUAL,
    speed: Speed = "off",
    play: Callable[[Evening], None] = Evening.play,
) -> Recorder:
    """All frames of an evening, or of a part of it."""
    evening = Evening(folder, secrets, speed)
    with Recorder(evening.played) as recorder:
        evening.seen = recorder.look
        play(evening)
    return recorder


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Recorder:
    """The whole evening."""
    return recorded(tmp_path_factory.mktemp("usual"))


def test_no_frame_shows_a_secret_but_to_whom_it_belongs(usual: Recorder) -> None:
    assert usual.leaks == []
    assert usual.stale == [], "and none is left on the window when it is let go"
    seen = {"t26", "t05", "t17", "t20", "t31", "n04", "n09", "bid of 0", "bid of 1"}
    assert seen <= usual.seen_in_secret, "else the recorder would have found nothing to find"


def test_nor_does_any_while_things_move(tmp_path: Path) -> None:
    recorder = recorded(tmp_path, speed="fast")
    assert recorder.leaks == []
    assert recorder.stale == []


def test_the_first_frame_after_a_hand_over_is_the_same_whatever_is_secret(
    usual: Recorder, tmp_path: Path
) -> None:
    """And so is everything else that is seen while nothing is held: to the pixel."""
    others = recorded(tmp_path, OTHER_CARDS)
    assert others.pictures == usual.pictures
    firsts = [picture.scene for picture in usual.pictures if picture.moment == FIRST]
    assert {*CURTAINS, "TableScene", "ReactionWindow"} <= set(firsts)


def test_nothing_tells_a_bid_before_all_are_opened(usual: Recorder, tmp_path: Path) -> None:
    """To the pixel, though the wheels were turned otherwise."""
    others = recorded(tmp_path, OTHER_BIDS)
    assert others.leaks == []
    assert before_the_bids_open(others) == before_the_bids_open(usual)


def before_the_bids_open(recorder: Recorder) -> list[Picture]:
    """What was seen until the last envelope was sealed, but for each turn of a wheel."""
    moments = [picture.moment for picture in recorder.pictures]
    last = len(moments) - moments[::-1].index("before seal")
    turned = "let go of wheel"
    return [each for each in recorder.pictures[:last] if not each.moment.startswith(turned)]


# What the recorder finds


def drawing(evening: Evening) -> None:
    """The first move: three tips are drawn, and another hand is inspected."""
    evening.anna_draws_three_and_inspects()


def test_it_finds_a_hand_that_lies_open(tmp_path: Path, monkeypatch: Any) -> None:
    front = HandCards._draw_front
    monkeypatch.setattr(
        HandCards, "draw_back", lambda self, canvas, box: front(self, canvas, box, 4, "")
    )
    leaks = recorded(tmp_path, play=drawing).leaks
    assert {("t05", "CurtainedHand"), ("t05", "PlayableHand")} <= {
        (leak.what, leak.scene) for leak in leaks
    }


def test_it_finds_the_emblem_of_a_tip_beside_its_owner(tmp_path: Path, monkeypatch: Any) -> None:
    """For the room, though it says nothing."""
    evening = Evening(tmp_path)
    draw = PlayerPanels.draw

    def draw_more(panels: PlayerPanels, canvas: Any, *rest: Any) -> None:
        draw(panels, canvas, *rest)
        for card in sharks_of(evening.played.session_state).hands[1]:
            canvas.picture(f"joakim/{panels.data.tips[card].picture}", SCREEN.inset(400))

    monkeypatch.setattr(PlayerPanels, "draw", draw_more)
    with Recorder(evening.played) as recorder:
        drawing(evening)
    assert {leak.what for leak in recorder.leaks} == {"t20", "t31"}
    assert "TableScene" in {leak.scene for leak in recorder.leaks}


def test_it_finds_what_stays_on_the_window(tmp_path: Path, monkeypatch: Any) -> None:
    """The curtain falls, but not all over what it should cover."""
    covers = CurtainedHand.covers
    monkeypatch.setattr(CurtainedHand, "covers", lambda self: covers(self) if self.held else ())
    recorder = recorded(tmp_path, play=drawing)
    assert recorder.leaks == []
    assert len(recorder.stale) >= 3


def test_it_finds_a_bid_that_can_be_read_when_the_wheel_is_let_go(
    tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(SealedBid, "is_open", True)
    assert {leak.what for leak in recorded(tmp_path).leaks} == {"bid of 0", "bid of 1"}


def test_a_line_that_depends_on_the_hand_is_found_in_the_first_frame(
    tmp_path: Path, monkeypatch: Any
) -> None:
    hint = CurtainedHand.hint
    monkeypatch.setattr(CurtainedHand, "hint", lambda self: hint(self) + "." * (self.cards[1] % 2))
    one, other = (recorded(tmp_path, each, play=drawing) for each in (USUAL, OTHER_CARDS))
    assert one.leaks == other.leaks == []
    assert one.pictures != other.pictures
