"""Scenes above the table that stay until they have been read, as steps of the playback."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ankka import events as e
from game.ui.table.reading import Reading, scene_to_read

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook


def event_card(look: AnkkaLook, event: e.EventDrawn) -> Reading:
    """The drawn event card lies open."""
    from game.ui.ankka.shown.event_card import EventShown

    return scene_to_read(look.table, partial(EventShown, look, event.card, event.seat))


def spinner(look: AnkkaLook, event: e.WheelSpun | e.MachineSpun) -> Reading:
    """The spinner turns, slows down, and its result is read when it rests."""
    from game.ui.ankka.shown.spinner import SpinnerShown

    return scene_to_read(look.table, partial(SpinnerShown, look, event))


def answer(look: AnkkaLook, event: e.AnswerGiven | e.AnswerSaid) -> Reading:
    """The question with the answer that was given and the right one."""
    from game.ui.ankka.shown.answer import AnswerShown

    return scene_to_read(look.table, partial(AnswerShown, look, event))


def dimes(look: AnkkaLook, event: e.DimesDealt) -> Reading:
    """Everybody turns a dime."""
    from game.ui.ankka.shown.dimes import DimesShown

    return scene_to_read(look.table, partial(DimesShown, look, event))


def ended(look: AnkkaLook, event: e.GameEnded) -> Reading:
    """Who has won, before the open vault."""
    from game.ui.ankka.shown.game_won import GameWon

    return scene_to_read(look.table, partial(GameWon, look, event))
