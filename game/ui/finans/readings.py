"""Scenes above the table that stay until they have been read, as steps of the playback."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.engine.events import AnyEvent
from game.engine.requests import Seat
from game.finans import events as e
from game.ui.table.reading import Reading, scene_to_read

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook


def card(look: FinansLook, event: e.CardDrawn) -> Reading:
    """The drawn card lies open."""
    from game.ui.finans.shown.card import CardShown

    return scene_to_read(look.table, partial(CardShown, look, event.deck, event.card))


def drawing(look: FinansLook, event: e.BondsDrawn) -> Reading:
    """The winning bonds, before they go back."""
    from game.ui.finans.shown.bond_drawing import BondDrawing

    roll = next(each for each in _before(look) if isinstance(each, e.DiceRolled))
    first, second = roll.dice
    owners = tuple(look.state.bonds[number - 1] for number in event.numbers)
    make = partial(BondDrawing, look, event, (first, second), owners)
    return scene_to_read(look.table, make)


def outcome(look: FinansLook, called: e.MeetingCalled, dice: tuple[int, ...]) -> Reading:
    """How a meeting goes, before anything changes hands."""
    from game.ui.finans.shown.meeting_outcome import MeetingOutcome

    make = partial(MeetingOutcome, look, called, dice, _gets(look))
    return scene_to_read(look.table, make)


def left(look: FinansLook, event: e.PlayerLeft) -> Reading:
    """Somebody is out of the game."""
    from game.ui.finans.shown.player_left import PlayerOut

    return scene_to_read(look.table, partial(PlayerOut, look, event))


def ended(look: FinansLook, event: e.GameEnded) -> Reading:
    """Somebody has won."""
    from game.ui.finans.shown.game_won import GameWon

    return scene_to_read(look.table, partial(GameWon, look, event))


def called(look: FinansLook) -> e.MeetingCalled:
    """The meeting for which the dice are being rolled. Raises StopIteration if there is none."""
    return next(each for each in _before(look) if isinstance(each, e.MeetingCalled))


def _before(look: FinansLook) -> Iterator[AnyEvent]:
    """What the room has seen, the latest first."""
    seen: list[AnyEvent] = look.table.session.log[: look.table.told]
    return reversed(seen)


def _gets(look: FinansLook) -> dict[Seat, int]:
    """What each loser of a meeting gets in all: the rules have played it to its end already."""
    gets: dict[Seat, int] = {}
    for event in look.table.session.log[look.table.told :]:
        if isinstance(event, e.PhaseBegan):
            break
        if isinstance(event, e.Money) and event.cause in ("taken_over", "fee_part"):
            gets[event.payee] = gets.get(event.payee, 0) + event.amount
        elif isinstance(event, e.Money) and event.cause == "redemption":
            gets[event.payer] -= event.amount
    return gets
