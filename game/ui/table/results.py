"""The end of any game: the winner on a plaque, the record book, and the ways on from there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from game.engine.requests import Seat
from game.engine.rulebook import GameSetup
from game.engine.session import Session
from game.storage.errors import CannotRead, CannotSave
from game.storage.records import GameRecord
from game.ui.app import App
from game.ui.household import household
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import Button
from game.ui.table.game_in_play import GameInPlay, new_seed

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

HEAD = Box(60, 40, 1800, 148)
BODY = Box(60, 214, 1800, 706)
"""Where a game shows how everybody stands."""
_ROW = Box(60, 944, 1800, 96)


class GameOver(Scene[None]):
    """Shows a game that is over, and writes it into the record book, once."""

    behind = ""
    """The picture behind all of it."""

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app.kit)
        self.app = app
        self.game = table.game
        self.session: Session[Any] = table.session
        self.recorded = False
        """Does the record book hold this game?"""

    # What each game has of its own

    @property
    @abstractmethod
    def winners(self) -> Sequence[Seat]:
        """Who has won."""

    @property
    @abstractmethod
    def turns(self) -> int:
        """How many turns the game had."""

    @abstractmethod
    def reason(self) -> str:
        """Why they have won, with the amounts that decided it."""

    @abstractmethod
    def piece(self, look: str) -> str:
        """The picture of what a seat plays with."""

    @abstractmethod
    def record(self, id: str, ended_at: datetime, minutes: float) -> GameRecord:
        """The game for the record book."""

    @abstractmethod
    def draw_body(self, canvas: Canvas) -> None:
        """How everybody stands, between the plaque and the buttons."""

    # The life of the scene

    def enter(self) -> None:
        self.focus.set_by_name("again")
        self.app.hand_over()  # a press that was meant for the last move chooses nothing here
        self.recorded = self._record()
        self.play("win")
        self.rebuild()
        book = self.focus.find("records")
        if not self.recorded and book is not None:
            self.say(self.t("results.not_recorded"), book.box)

    def back(self) -> None:
        self.app.show_first_scene()

    def _record(self) -> bool:
        """Write the game down unless it is there already; False if that cannot be done. A kiosk
        keeps no names."""
        if self.app.kiosk:
            return True
        house, id = household(self.app), self.game.save_id
        records = house.records
        try:
            if any(known.id == id and known.finished for known in records.games(limit=1000)):
                return True
            records.add(self._as_played(self.record(id, house.now(), self.game.seconds / 60)))
        except (CannotSave, CannotRead):
            return False
        return True

    def _as_played(self, record: GameRecord) -> GameRecord:
        """With who played each seat in the end: the book counts the games of people."""
        levels = [None if each.player == "human" else each.player for each in self.game.seats]
        seats = tuple(replace(each, level=levels[each.seat]) for each in record.seats)
        return replace(record, seats=seats)

    def open_records(self) -> None:
        """The record book, above the results."""
        from game.ui.scenes.record_book import RecordBook

        assert self.stack is not None
        self.stack.push(RecordBook(self.app))

    def play_again(self) -> None:
        """The same players and rules, and new chances."""
        from game.ui.scenes.table import TableScene

        setup, game = self.session.setup, self.session.rulebook.game
        memory = household(self.app).settings.memory.get(game, {})
        again = GameSetup(setup.seats, setup.options, new_seed(), dict(memory))
        play = GameInPlay.begin(self.game.game, again, household(self.app).saves)
        self.app.stack.replace(TableScene(self.app, play))

    # The words

    def _name(self, seat: Seat) -> str:
        return self.session.setup.seats[seat].name

    def title(self) -> str:
        """Who has won."""
        winners = self.winners
        if not winners:
            return self.t("results.nobody_wins")
        names = self._name(winners[0])
        for place, seat in enumerate(winners[1:], 2):
            key = "common.and" if place == len(winners) else "results.names"
            names = self.t(key, first=names, last=self._name(seat))
        return self.t("results.wins", names=names, n=len(winners))

    def look_of(self, seat: Seat) -> str:
        """The look in which a seat ended the game."""
        look: str = self.session.setup.seats[seat].look
        return look

    def place_told(self, place: int, seat: Seat) -> str:
        """The place of a seat in the ranking, in which `place` counts from 0: all who win together
        are first."""
        return self.t("results.place", n=1 if seat in self.winners else place + 1)

    # The picture

    def build(self) -> None:
        again, shelf = _ROW.split_right(1150)[1].columns(2, gap=28)
        book = _ROW.split_left(620)[0].split_right(324)[1]
        why_not = "" if self.recorded else self.t("results.not_recorded")
        self.add(
            Button(
                book, self.t("results.records"), self.open_records, "brown",
                enabled=not why_not, reason=why_not, name="records",
            )
        )  # fmt: skip
        self.add(
            Button(again, self.t("results.again"), self.play_again, "primary", name="again",
                   size=46)
        )  # fmt: skip
        self.add(Button(shelf, self.t("results.shelf"), self.back, "gold", name="shelf", size=46))

    def draw(self, canvas: Canvas) -> None:
        canvas.background(self.behind)
        self._draw_head(canvas)
        self.draw_body(canvas)
        self._draw_notes(canvas, _ROW.split_left(274)[0])
        self.draw_widgets(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        """The winner on a plaque in the winner's colour."""
        winners = self.winners
        look = self.look_of(winners[0]) if winners else "yellow"
        seat = theme.SEATS[look]
        canvas.skin(HEAD, looks.plaque(look))
        canvas.pattern(HEAD.inset(14, 16).moved(0, -4), seat.pattern, seat.ink, 14)
        canvas.picture("shelf/sym_trophy", Box(HEAD.x + 30, HEAD.y + 10, 116, 116))
        for place, winner in enumerate(reversed(winners)):
            piece = self.piece(self.look_of(winner))
            canvas.picture(piece, Box(HEAD.right - 150 - 104 * place, HEAD.y - 26, 116, 162))
        pieces = 130 + 104 * len(winners)
        room = Box(HEAD.x + 170, HEAD.y + 10, HEAD.w - 200 - pieces, HEAD.h - 26)
        title, reason = room.split_top(74)
        shade = seat.edge if seat.ink == theme.CREAM else None
        canvas.text(title, self.title(), theme.TITLE.sized(68).coloured(seat.ink, shade))
        canvas.text(reason, self.reason(), theme.BODY.coloured(seat.ink), max_lines=2)

    def _draw_notes(self, canvas: Canvas, box: Box) -> None:
        """How long it was, and the seed that would bring the same chances again."""
        canvas.skin(box, looks.DARK_PANEL)
        light = theme.LABEL.sized(32).coloured(theme.CREAM)
        upper, lower = box.inset(18, 6).rows(2)
        canvas.text(upper, self.t("results.turns", n=self.turns), light)
        canvas.text(lower, self.t("results.seed", seed=self.session.setup.seed), light)
