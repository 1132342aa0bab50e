"""What everybody did in a game, counted from its events: steps, answers, captures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.ankka import events as e
from game.ankka.state import NOBODY
from game.engine.events import AnyEvent
from game.engine.requests import Seat


@dataclass(slots=True)
class Tally:
    """One seat's figures."""

    walked: int = 0
    asked: int = 0
    right: int = 0
    captures: int = 0


def tally(log: Iterable[AnyEvent], players: int) -> list[Tally]:
    """The figures by seat. A pawn's doings count for the seat that moves it at the time."""
    found = [Tally() for _ in range(players)]
    pawn = list(range(players))
    answerer: Seat = NOBODY
    for event in log:
        match event:
            case e.PawnsSwapped():
                one, other = event.seat, event.other
                pawn[one], pawn[other] = pawn[other], pawn[one]
            case e.PawnMoved() if event.way == "walk":
                found[pawn.index(event.pawn)].walked += 1
            case e.QuestionDrawn():
                answerer = event.seat
                found[answerer].asked += 1
            case e.AnswerGiven() | e.AnswerJudged() if event.right:
                found[event.seat].right += 1
            case e.AnswerOverruled():
                found[answerer].right += 1 if event.right else -1
            case e.DimeMoved() if event.cause == "capture":
                found[pawn.index(event.taker)].captures += 1
    return found
