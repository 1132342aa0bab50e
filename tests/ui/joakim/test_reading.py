"""Cards stay until they are read; what only one may see is shown to no one else."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.joakim import effects
from game.joakim.data import GameData
from game.joakim.events import Peeked
from game.joakim.state import State
from game.ui.joakim.curtained_papers import CurtainedPapers
from game.ui.joakim.open_card import OpenCard
from game.ui.kit.box import Box
from game.ui.kit.settings import Speed
from tests.ui.joakim.playing import Played, in_play, with_the_crown


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_card_stays_until_a_person_has_read_it(tmp_path: Path, speed: Speed) -> None:
    """Also without animations."""
    played = Played(tmp_path, position=with_the_crown, speed=speed)
    played.jump_to("newspaper")
    card, told = played.top, played.table.told
    assert isinstance(card, OpenCard)
    played.watch(lambda until=played.clock.now + 60_000: played.clock.now >= until, frame=500)
    assert played.top is card
    assert played.table.told == told
    played.pilot.press("enter")
    assert played.top is not card
    assert played.table.told > told


def test_computers_alone_have_the_time_that_the_words_take(tmp_path: Path) -> None:
    played = Played(tmp_path, ("trader", "trader"), {"win_limit": 900}, speed="fast")
    played.watch(lambda: isinstance(played.top, OpenCard))
    card, began = played.top, played.clock.now
    assert isinstance(card, OpenCard)
    words = len(card.told().split())
    played.watch(lambda: played.top is not card, frame=16)
    assert played.clock.now - began >= max(2000, 350 * words) - 16


def papers(played: Played) -> bytes:
    """The pixels where the headings of two numbers are shown."""
    area = played.shell.kit.view.rect(Box(90, 250, 1740, 420))
    return pygame.image.tobytes(played.shell.stage.window.subsurface(area), "RGB")


def key(played: Played, kind: int) -> None:
    event = pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    played.shell.feed([event])
    played.shell.frame(0)


@pytest.mark.case("O35")
def test_a_tip_is_seen_only_while_it_is_held(tmp_path: Path) -> None:
    played = Played(tmp_path, speed="off", position=before_a_tip)
    played.jump_to("club")
    assert isinstance(played.top, OpenCard)
    played.pilot.press("enter")
    assert isinstance(played.top, CurtainedPapers)
    secret, pilot = headings(played), played.pilot
    assert len(secret) == 2

    def shown() -> set[str]:
        return secret & {text.string for text in pilot.texts()}

    assert not shown()
    pilot.wait(500).press("enter")
    hidden = papers(played)
    assert not shown()
    pilot.wait(500)
    key(played, pygame.KEYDOWN)
    pilot.wait(200)
    assert papers(played) != hidden
    assert shown() == secret
    pilot.wait(3000)
    assert shown() == secret
    key(played, pygame.KEYUP)
    assert papers(played) == hidden
    assert not shown()
    pilot.focus_on("done").press("enter")
    assert not isinstance(played.top, CurtainedPapers)
    assert not shown()


def before_a_tip(state: State, data: GameData) -> None:
    """The club's top card lets its drawer look at two newspapers."""
    with_the_crown(state, data)
    number = next(
        n for n, card in enumerate(data.club)
        if isinstance(card.effect, effects.Tip) and card.effect.cards == 2
    )  # fmt: skip
    state.club.remove(number)
    state.club.insert(0, number)


def headings(played: Played) -> set[str]:
    """The large headings that only the looking seat may know."""
    seen = next(e for e in played.play.session.log if isinstance(e, Peeked))
    return {played.look.words.heading("newspaper", card) for card in seen.cards}


@pytest.mark.case("O37")
def test_seats_are_told_apart_in_grey(tmp_path: Path) -> None:
    """The coloured columns of any two panels differ without their colours."""
    played = Played(tmp_path, ("human",) * 5, position=in_play, size=(1280, 720))
    played.pilot.settle()
    grey = []
    for seat in range(5):
        panel = played.look.panels.box(played.look.state, seat)
        column = Box(panel.x + 4, panel.y + 4, 92, panel.h - 16)
        area = played.shell.kit.view.rect(column)
        picture = pygame.transform.grayscale(played.shell.stage.window.subsurface(area))
        small = pygame.transform.smoothscale(picture, (24, 24))
        grey.append([small.get_at((x, y))[0] for x in range(24) for y in range(24)])
    for one in range(5):
        for other in range(one):
            difference = sum(abs(a - b) for a, b in zip(grey[one], grey[other], strict=True))
            assert difference / 576 > 8, (one, other)
