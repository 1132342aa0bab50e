"""Behind the curtain a number says what it will do: all of it, and only while it is held."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.joakim import effects
from game.joakim.data import GameData
from game.joakim.effects import LargeEffect
from game.joakim.state import State
from game.ui.app import App
from game.ui.joakim.consequences import ValueChange
from game.ui.joakim.curtained_papers import CurtainedPapers
from game.ui.joakim.look import JoakimLook
from game.ui.joakim.peeked_paper import peeked_papers
from game.ui.joakim.poses import POSES
from game.ui.joakim.posing import LONG_NAMES
from game.ui.kit.harness import Pilot
from game.ui.scenes.poses import strike
from tests.ui.joakim.playing import Played, with_the_crown
from tests.ui.joakim.test_reading import key

Says = Callable[[LargeEffect], bool]


def before_a_tip(state: State, data: GameData, tops: tuple[Says, ...]) -> None:
    """The club's top card lets its drawer look at such newspapers, as many as there are `tops`."""
    with_the_crown(state, data)
    tip = next(
        n for n, card in enumerate(data.club)
        if isinstance(card.effect, effects.Tip) and card.effect.cards >= len(tops)
    )  # fmt: skip
    state.club.remove(tip)
    state.club.insert(0, tip)
    for place, says in enumerate(tops):
        number = next(
            n
            for n in state.newspaper[place:]
            if any(says(each) for each in data.newspaper[n].large)
        )
        state.newspaper.remove(number)
        state.newspaper.insert(place, number)


def one_value(effect: LargeEffect) -> bool:
    return isinstance(effect, effects.Market) and effect.changes == ((0, 8),)


def all_pay(effect: LargeEffect) -> bool:
    return effect == effects.AllPay(8)


def strings(pilot: Pilot) -> list[str]:
    return [text.string for text in pilot.texts()]


@pytest.mark.case("O35")
def test_what_the_numbers_do_is_told_only_while_it_is_held(tmp_path: Path) -> None:
    played = Played(
        tmp_path, speed="off", position=partial(before_a_tip, tops=(one_value, all_pay))
    )
    played.jump_to("club")
    played.pilot.press("enter")
    curtain, pilot = played.top, played.pilot
    assert isinstance(curtain, CurtainedPapers)
    secret = {"5", "13\N{NO-BREAK SPACE}M", "+8", "−8\N{NO-BREAK SPACE}M"}
    notes = [
        text
        for paper in curtain.papers
        for text in (paper.heading, paper.small_heading, paper.note)
    ]
    secret |= set(notes)
    assert not secret & set(strings(pilot))
    pilot.wait(500).press("enter")
    assert not secret & set(strings(pilot))
    pilot.wait(500)
    key(played, pygame.KEYDOWN)
    pilot.wait(200)
    told = strings(pilot)
    assert secret <= set(told)
    assert told.count("−8\N{NO-BREAK SPACE}M") == 2, "a line for each player who pays"
    key(played, pygame.KEYUP)
    assert not secret & set(strings(pilot))
    key(played, pygame.KEYDOWN)
    pilot.wait(200)
    assert secret <= set(strings(pilot))
    key(played, pygame.KEYUP)
    pilot.focus_on("done").press("enter")
    pilot.settle()
    assert not set(notes) & set(strings(pilot))


def test_the_second_number_counts_from_what_the_first_leaves(tmp_path: Path) -> None:
    played = Played(tmp_path, position=with_the_crown)
    look = played.look
    up = next(n for n, card in enumerate(look.data.newspaper) if any(map(one_value, card.large)))
    first, second = peeked_papers(look, 0, (up, up))
    assert first.effects == [ValueChange(0, 5, 13)]
    assert second.effects == [ValueChange(0, 13, 21)]
    assert look.state.market[0] == 5, "nothing has happened yet"


@pytest.mark.case("O13", "O36")
@pytest.mark.parametrize(("language", "size"), [("sv", 1.0), ("sv", 1.5), ("fi", 1.5), ("en", 1.5)])
def test_every_number_fits_behind_the_curtain(language: str, size: float, tmp_path: Path) -> None:
    """Two side by side, with five players whose names are as long as can be."""
    pilot = strike(POSES["table_names"], tmp_path, (1280, 720), language, size)
    app = pilot.shell
    assert isinstance(app, App)
    look = app.stack.scenes[-1].look  # type: ignore[attr-defined]
    assert isinstance(look, JoakimLook)
    bad: list[tuple[str, str]] = []
    for number in range(0, len(look.data.newspaper), 2):
        curtain = CurtainedPapers(look, 0, (number, number + 1))
        curtain.handed_over = True
        curtain.show_for_picture(True)
        app.stack.push(curtain)
        pilot.settle()
        bad += [
            (look.data.newspaper[number].id, text.string)
            for text in pilot.texts()
            if text.overflows or (text.cut and text.string not in LONG_NAMES)
        ]
        curtain.finish(None)
    assert not bad
    assert app.kit.words.missing == []  # type: ignore[attr-defined]
    assert not app.kit.assets.missing
