"""What the room has been shown so far, put in order: values by turn, news, money, log lines."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from game.engine.requests import Card, Seat
from game.joakim.effects import Kind
from game.joakim.events import (
    CardDrawn,
    DieRolled,
    MarketMoved,
    Money,
    MoveEnded,
    MoveMissed,
    PhaseBegan,
)
from game.ui.table.cash_book import Payment

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


SHIFTS = ("trade_step", "rumour")
"""Causes of values that move for a reason of their own."""


class News(NamedTuple):
    """A number of the newspaper: in which turn it was drawn, by whom, and which."""

    turn: int
    seat: Seat
    card: Card


class Shift(NamedTuple):
    """A value that moved for a reason of its own, not by the newspaper: in which turn, on whose
    move, by how many M, and why."""

    turn: int
    seat: Seat
    kind: Kind
    change: int
    cause: str


class Change(NamedTuple):
    """A value from then on, in M: in which turn, and as the how-manieth event of the log."""

    turn: int
    place: int
    value: int


class Chronicle:
    """Reads the table's log as far as it has been shown. Turns count from 0."""

    def __init__(self, table: TableScene, kinds: int) -> None:
        self._table = table
        self._kinds = kinds
        self._forget()

    def _forget(self) -> None:
        self.read = 0
        self.turn = 0
        self.values: list[list[Change]] = [[] for _ in range(self._kinds)]
        self.news: list[News] = []
        self.shifts: list[Shift] = []
        self._seat: Seat = 0
        self.payments: list[Payment] = []
        self.die: int | None = None
        """What the die showed last in the turn that is played; None before it is thrown."""

    def catch_up(self) -> None:
        """Read what has been shown since; after an undo, everything anew."""
        told = self._table.told
        if told < self.read:
            self._forget()
        for place in range(self.read, told):
            self._note(place)
        self.read = told

    def _note(self, place: int) -> None:
        event = self._table.session.log[place]
        if isinstance(event, Money):
            self.payments.append(Payment(self.turn, place, event))
        elif isinstance(event, MarketMoved):
            self._note_value(event, place)
        elif isinstance(event, CardDrawn):
            if event.deck == "newspaper":
                self.news.append(News(self.turn, event.seat, event.card))
        elif isinstance(event, DieRolled):
            self.die = event.value if event.purpose != "value" else None
        elif isinstance(event, PhaseBegan):
            self._seat = event.seat
        elif isinstance(event, MoveEnded | MoveMissed):
            self.turn += 1
            self.die = None

    def _note_value(self, event: MarketMoved, place: int) -> None:
        values = self.values[event.kind]
        if event.cause in SHIFTS and values:
            change = event.value - values[-1].value
            self.shifts.append(Shift(self.turn, self._seat, event.kind, change, event.cause))
        values.append(Change(self.turn, place, event.value))

    def by_turn(self, kind: Kind, first: int = 0) -> list[int]:
        """The value of a kind at the end of each turn from `first` on, in M; empty before it has
        one. The last is what it is now. (A game gone on with from a checkpoint has no log before
        it: then all that is known is the value now.)"""
        changes, out = self.values[kind], []
        value, at = 0, 0
        for turn in range(self.turn + 1):
            while at < len(changes) and changes[at].turn <= turn:
                value, at = changes[at].value, at + 1
            if turn >= first and value:
                out.append(value)
        now: int = self._table.shown.market[kind]
        return out or ([now] if now else [])

    def direction(self, kind: Kind, turns: int) -> int:
        """1 if the last turn of so many that changed the value raised it, -1 if it lowered it, 0 if
        none did. What one turn moves up and down again counts as the line shows it: by its end."""
        values = self.by_turn(kind, self.turn - turns)
        steps = [after - before for before, after in pairwise(values) if after != before]
        return (1 if steps[-1] > 0 else -1) if steps else 0
