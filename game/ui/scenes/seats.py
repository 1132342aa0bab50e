"""Who plays each seat: somebody has to leave and a computer goes on for them, or a guest sits down
in a computer's place. Each change counts at once, also in the middle of a decision."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Dialog
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.still import Label
from game.ui.kit.widgets.values import Cycler
from game.ui.table.log_scene import LogScene

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_ROW, _GAP, _CONTROL, _HEAD = 84, 12, 470, 84
_MARK = 60
_PERSON = "human"


class Seats(Dialog[None]):
    """A line for each seat. Who is back reads what the computer has done meanwhile."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        rows = len(table.game.seats) + 1
        height = 76 + _HEAD + rows * (_ROW + _GAP) + 40
        box = Box.around(960, 570, 1300, height)
        super().__init__(table.kit, box, table.t("seats.title"))

    def build(self) -> None:
        self.title = self.t("seats.title")
        super().build()
        game = self.table.game
        head, rest = self.content.split_top(_HEAD, gap=_GAP)
        self.add(Label(head, self.t("seats.sentence"), theme.BODY, "centre", max_lines=2))
        rows = rest.rows(len(game.seats) + 1, _GAP)
        players = [
            (player, self.t(f"setup.level.{player}")) for player in (_PERSON, *game.game.levels)
        ]
        for seat, row in enumerate(rows[:-1]):
            words, control = row.split_right(_CONTROL, gap=24)
            self.add(Label(words.split_left(_MARK, gap=20)[1], game.names[seat], theme.HEADING))
            change = partial(self._hand_over, seat)
            self.add(Cycler(control, players, game.seats[seat].player, change, f"player {seat}"))
        foot = Box.around(*rows[-1].centre, 420, rows[-1].h)
        self.add(Button(foot, self.t("seats.done"), self.back, "primary", name="done"))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for seat in range(len(self.table.game.seats)):
            cycler = self.focus.find(f"player {seat}")
            assert cycler is not None
            mark = Box.around(self.content.x + _MARK / 2, cycler.box.centre[1], _MARK, _MARK)
            canvas.seat_mark(mark, self.table.seating(seat).look)

    def back(self) -> None:
        self.finish(None)

    def _hand_over(self, seat: Seat, player: str) -> None:
        game = self.table.game
        before = game.manners.seats.get(seat)
        game.hand_over(seat, player)
        self.table.course.seats_changed()
        if player == _PERSON and before is not None:
            meanwhile = LogScene(self.table.look, seat, before.since)
            if meanwhile.lines():
                assert self.stack is not None
                self.stack.push(meanwhile)
