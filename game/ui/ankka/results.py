"""The end of a game: who carried the dime into the bin, and how far everybody came."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from game.ankka.data import GameData
from game.ankka.state import State
from game.engine.requests import Seat
from game.storage.records import GameRecord
from game.ui.ankka.pictures import pawn_picture
from game.ui.ankka.tally import tally
from game.ui.app import App
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.ranking import FIGURE, Column, RankedResults, draw_count
from game.ui.table.record import game_record

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


def show_results(table: TableScene) -> None:
    """The results in place of the table."""
    table.app.stack.replace(ResultsScene(table.app, table))


class ResultsScene(RankedResults):
    """Destinations, right answers, captured dimes and steps walked."""

    behind = "shelf/menu_room"
    columns = (
        Column("ankka.results.visited", 300),
        Column("ankka.results.answers", 300),
        Column("ankka.results.captures", 290),
        Column("ankka.results.steps_walked", 290),
    )
    note = "ankka.results.told"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app, table)
        self.state: State = self.session.state
        self.data: GameData = self.session.rulebook.data  # type: ignore[attr-defined]
        self.tally = tally(self.session.log, self.state.players)
        self.order = standing(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.state.winners

    @property
    def turns(self) -> int:
        return self.state.turns

    def piece(self, look: str) -> str:
        return pawn_picture(look)

    def look_of(self, seat: Seat) -> str:
        character = self.state.characters[self.state.pawn[seat]]
        return self.data.character(character).look

    def record(self, id: str, ended_at: datetime, minutes: float) -> GameRecord:
        """The score is how many destinations were visited."""
        scores = [self.state.visited[pawn] for pawn in self.state.pawn]
        return game_record(self.session, scores, self.winners, id, ended_at, minutes)

    def reason(self) -> str:
        ending = self.state.ending.name.lower()
        return self.t(f"ankka.results.why.{ending}", name=self._name(self.winners[0]))

    def draw_figure(self, canvas: Canvas, cell: Box, seat: Seat, column: int) -> None:
        figures, pawn = self.tally[seat], self.state.pawn[seat]
        if column == 0:
            of = len(self.data.route(self.state.characters[pawn], self.state.options.route))
            text = self.t("ankka.results.visited_of", n=self.state.visited[pawn], of=of)
            canvas.text(cell, text, FIGURE, "right")
        elif column == 1:
            text = self.t("ankka.results.answers_of", n=figures.right, of=figures.asked)
            canvas.text(cell, text, FIGURE, "right")
        elif column == 2:
            draw_count(canvas, cell, figures.captures, "ankka/dime_front")
        else:
            draw_count(canvas, cell, figures.walked, "ankka/icon_steps")


def standing(state: State) -> list[Seat]:
    """The seats from first to last: the winner, then by destinations, then who has the dime."""
    return sorted(
        range(state.players),
        key=lambda seat: (
            seat not in state.winners,
            -state.visited[state.pawn[seat]],
            state.dime != state.pawn[seat],
            seat,
        ),
    )
