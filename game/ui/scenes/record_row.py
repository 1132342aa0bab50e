"""A finished game in the record book: what it was, and how everybody ended."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from game.games import GAMES
from game.storage.records import GameRecord, SeatRecord
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Spot
from game.ui.scenes.save_row import Words, when

_FEWEST_COLUMNS = 3
"""Two seats do not stretch over the whole row."""
_GAP = 12
_LIP = 8
_HEAD, _SCORE, _TROPHY = 44, 40, 46
"""Heights at normal text size; they grow with it."""
_NAME = replace(theme.LABEL, leading=0.86)
"""A long name stands on two lines."""


def score_told(t: Words, game: str, score: int) -> str:
    """A score in the money of its game; a bare number if this program does not know the game."""
    known = GAMES.get(game)
    key = f"{game}.game.score" if known else "records.score"
    return t(key, score=score)


class RecordRow(Spot):
    """The row of one game. Pressed, it tells everything, names in full."""

    def __init__(self, box: Box, record: GameRecord, t: Words, now: datetime) -> None:
        game = GAMES.get(record.game)
        title = t(f"{game.id}.game.short") if game else record.game
        self.record = record
        self.t = t
        self.title = t("records.game", game=title, when=when(t, record.ended_at, now))
        self.length = self._length()
        super().__init__(box, None, self.title, name=f"record {record.id}", radius=24)

    def _length(self) -> str:
        """The rounds, and the minutes where they are known."""
        rounds = self.t("records.rounds", n=self.record.rounds)
        minutes = round(self.record.minutes)
        if minutes < 1:
            return rounds
        return self.t("records.length", rounds=rounds, minutes=minutes)

    def name_of(self, seat: SeatRecord) -> str:
        return self.t("records.nameless") if seat.name is None else seat.name

    def score_of(self, seat: SeatRecord) -> str:
        return score_told(self.t, self.record.game, seat.score)

    def spoken(self) -> str:
        ends = ", ".join(
            self.t(
                "records.winner" if seat.winner else "records.seat",
                name=self.name_of(seat), score=self.score_of(seat),
            )
            for seat in self.record.seats
        )  # fmt: skip
        return f"{self.title}. {self.length}. {ends}."

    def explain(self) -> str:
        return self.spoken()

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.box, looks.CARD_PANEL)
        grown = canvas.writer.text_size
        inside = self.box.inset(24, 8)
        head, body = Box(inside.x, inside.y, inside.w, inside.h - _LIP).split_top(_HEAD * grown, 4)
        width = min(canvas.writer.width(self.length, theme.LABEL) + 8, head.w * 0.42)
        title, length = head.split_right(width, gap=20)
        cuts = [
            canvas.text(title, self.title, theme.HEADING.sized(36)),
            canvas.text(length, self.length, theme.LABEL, "right"),
        ]
        seats = self.record.seats
        places = body.columns(max(_FEWEST_COLUMNS, len(seats)), _GAP)
        cuts += [
            self._draw_seat(canvas, place, seat) for seat, place in zip(seats, places, strict=False)
        ]
        self.cut = any(cuts)

    def _draw_seat(self, canvas: Canvas, box: Box, seat: SeatRecord) -> bool:
        """Mark, name and score; a winner's in gold with the trophy. Was the name cut?"""
        canvas.skin(box, looks.GROOVE_FULL if seat.winner else looks.SLOT)
        mark, words = box.inset(10, 4).split_left(56, gap=8)
        side = min(mark.w, mark.h)
        if seat.look in theme.SEATS:
            canvas.seat_mark(Box.around(*mark.centre, side, side), seat.look)
        name, score = words.split_bottom(_SCORE * canvas.writer.text_size)
        if seat.winner:
            score, trophy = score.split_right(_TROPHY, gap=4)
            canvas.picture("shelf/sym_trophy", Box.around(*trophy.centre, _TROPHY, _TROPHY))
        gone = theme.INK_SOFT if seat.name is None else theme.INK
        cut = canvas.text(name, self.name_of(seat), _NAME.coloured(gone), max_lines=2)
        canvas.text(score, self.score_of(seat), theme.MONEY_STYLE.sized(38))
        return cut
