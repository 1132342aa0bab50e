"""The log: each event in a line, with names and never "you"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ankka import events as e
from game.ankka.state import NO_LOCK, NOBODY, Pawn
from game.engine.events import AnyEvent
from game.engine.requests import Reason
from game.ui.ankka.words import Words

SILENT = (
    e.PhaseBegan, e.TurnEnded, e.EventPutAway, e.QuestionDrawn, e.QuestionClosed, e.BarLifted,
)  # fmt: skip
"""What the log leaves out: nobody at a table would say it."""


class Telling:
    """Log lines in the language that is chosen now; "" for what is not told."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._tellers: dict[type[AnyEvent], Callable[[Any], str]] = {
            e.DeckShuffled: self._shuffled,
            e.DimesDealt: self._dealt,
            e.DimeLaidDown: lambda event: self._log("dime_in_bin"),
            e.BeginnerNamed: lambda event: self._log("beginner", event.seat),
            e.TurnBegan: lambda event: self._log("turn", event.seat, n=event.steps),
            e.StepsChanged: self._steps,
            e.PawnMoved: self._moved,
            e.DestinationVisited: self._visited,
            e.CaptureTried: self._tried,
            e.DimeMoved: self._dime,
            e.CaptureLocked: self._locked,
            e.DimeSafe: lambda event: self._of(event, event.pawn, "safe"),
            e.QuestionBought: self._bought,
            e.AnswerGiven: lambda event: self._log(_how(event.right), event.seat),
            e.AnswerSaid: lambda event: self._log("said", event.seat),
            e.AnswerJudged: self._judged,
            e.Disagreed: lambda event: self._log("disagreed", event.seat),
            e.VoteCast: lambda event: self._log(
                f"vote.{'yes' if event.agrees else 'no'}", event.seat
            ),
            e.AnswerOverruled: lambda event: self._log(f"overruled.{_how(event.right)}"),
            e.EventDrawn: lambda event: self._card("event", event.seat, event.card),
            e.EventKept: lambda event: self._of(
                event, event.pawn, "kept", title=self._title(event.card)
            ),
            e.KeptReturned: self._returned,
            e.WheelSpun: lambda event: self._log("wheel", event.seat, n=event.steps),
            e.MachineSpun: self._machine,
            e.PawnsSwapped: self._swapped,
            e.ShortTurnComes: lambda event: self._log("short_turn", event.seat),
            e.NothingHappened: self._nothing,
            e.GameEnded: self._ended,
        }

    def line(self, event: AnyEvent) -> str:
        """What happened. Raises KeyError for an event that is neither told nor silent."""
        if isinstance(event, SILENT):
            return ""
        return self._tellers[type(event)](event)

    def _log(self, key: str, seat: int = NOBODY, **values: object) -> str:
        name = self.words.name(seat) if seat != NOBODY else ""
        return self.words.t(f"log.{key}", name=name, **values)

    def _of(self, event: AnyEvent, pawn: Pawn, key: str, **values: object) -> str:
        """A line about whoever moved a pawn when this happened."""
        return self.words.t(f"log.{key}", name=self.words.mover(pawn, event), **values)

    def _title(self, card: int) -> str:
        return self.words.event(card)

    def _card(self, key: str, seat: int, card: int) -> str:
        return self._log(key, seat, title=self._title(card))

    def _shuffled(self, event: e.DeckShuffled) -> str:
        return self._log("shuffled.events") if event.deck == "events" else ""

    def _dealt(self, event: e.DimesDealt) -> str:
        return self._of(event, event.dimes.index(0), "dealt")

    # Steps and pawns

    def _steps(self, event: e.StepsChanged) -> str:
        if event.cause == "move":
            return ""  # the pawn's own line tells it
        return self._log(f"steps.{event.cause}", event.seat, n=event.amount)

    def _moved(self, event: e.PawnMoved) -> str:
        place = self.words.place(event.node)
        key = "moved" if event.way == "walk" else f"came.{event.way}"
        return self._of(event, event.pawn, key, place=place)

    def _visited(self, event: e.DestinationVisited) -> str:
        return self._of(
            event, event.pawn, "visited", place=self.words.place(event.node), n=event.visited
        )

    def _swapped(self, event: e.PawnsSwapped) -> str:
        return self._log("swapped", event.seat, other=self.words.name(event.other))

    # The dime

    def _tried(self, event: e.CaptureTried) -> str:
        return self._log("tried", event.seat, other=self.words.name(event.holder))

    def _dime(self, event: e.DimeMoved) -> str:
        other = self.words.mover(event.giver, event) if event.giver != NOBODY else ""
        return self._of(event, event.taker, f"dime.{event.cause}", other=other)

    def _locked(self, event: e.CaptureLocked) -> str:
        if event.visited == NO_LOCK:
            return self._of(event, event.pawn, "locked.waits")
        place = self.words.place(self.words.destination(event.pawn, event.visited))
        return self._of(event, event.pawn, "locked.next", place=place)

    # Questions, cards and spins

    def _bought(self, event: e.QuestionBought) -> str:
        topic = self.words.asked_on(event.node, event.seat)
        return self._log("asked", event.seat, topic=self.words.topic(topic))

    def _judged(self, event: e.AnswerJudged) -> str:
        other = self.words.name(event.judge)
        return self._log(f"judged.{_how(event.right)}", event.seat, other=other)

    def _returned(self, event: e.KeptReturned) -> str:
        key = "lost_card" if event.lost else "used"
        return self._of(event, event.pawn, key, title=self._title(event.card))

    def _machine(self, event: e.MachineSpun) -> str:
        return self._log("machine", event.seat, invention=self.words.invention(event.invention))

    def _nothing(self, event: e.NothingHappened) -> str:
        facts = (("player", event.seat), *event.facts)  # about whom it is, unless another is named
        reason = self.words.reason(Reason(event.code, event.clause, facts))
        return self._log("nothing", event.seat, reason=reason)

    def _ended(self, event: e.GameEnded) -> str:
        return self._log(f"ended.{event.ending.name.lower()}", event.winners[0])


def _how(right: bool) -> str:
    return "right" if right else "wrong"
