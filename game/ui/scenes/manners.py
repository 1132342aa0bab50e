"""Manners at the table: who is asked for reactions, and whether computers may make offers."""

from __future__ import annotations

from functools import partial

from game.engine.requests import Seat
from game.ui.app import App
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Dialog
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.still import Label
from game.ui.kit.widgets.values import Cycler, Toggle
from game.ui.table.game_in_play import GameInPlay

_ROW, _GAP, _CONTROL, _HEAD = 92, 14, 430, 96
_MARK = 64


class Manners(Dialog[None]):
    """A line for each person, and a switch for the computers. Every change is saved at once."""

    def __init__(self, app: App, play: GameInPlay) -> None:
        self.game = play
        self.people: list[Seat] = [
            seat for seat in range(len(play.names)) if seat not in play.players
        ]
        rows = len(self.people) + 1 + bool(play.players)
        height = 76 + _HEAD + rows * (_ROW + _GAP) + 48
        super().__init__(app.kit, Box.around(960, 570, 1240, height), app.kit.t("manners.title"))

    def build(self) -> None:
        self.title = self.t("manners.title")
        super().build()
        head, rest = self.content.split_top(_HEAD, gap=_GAP)
        self.add(Label(head, self.t("manners.asked"), theme.BODY, "centre", max_lines=2))
        rows = rest.rows(len(self.people) + 1 + bool(self.game.players), _GAP)
        values = [(True, self.t("manners.always")), (False, self.t("manners.never"))]
        for seat, row in zip(self.people, rows, strict=False):
            words, control = row.split_right(_CONTROL, gap=24)
            words = words.split_left(_MARK, gap=20)[1]
            self.add(Label(words, self.game.names[seat], theme.HEADING))
            asked = self.game.manners.wants_to_be_asked(seat)
            change = partial(self._ask, seat)
            self.add(Cycler(control, values, asked, change, f"ask {seat}"))
        if self.game.players:
            label, allowed = self.t("manners.offers"), self.game.manners.offers
            self.add(Toggle(rows[-2], label, allowed, self._allow_offers, name="offers"))
        foot = Box.around(*rows[-1].centre, 420, rows[-1].h)
        self.add(Button(foot, self.t("manners.done"), self.back, "primary", name="done"))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        seats = self.game.session.setup.seats
        for seat in self.people:
            cycler = self.focus.find(f"ask {seat}")
            assert cycler is not None
            y = cycler.box.centre[1]
            mark = Box.around(self.content.x + _MARK / 2, y, _MARK, _MARK)
            canvas.seat_mark(mark, seats[seat].look)

    def back(self) -> None:
        self.finish(None)

    def _ask(self, seat: Seat, wanted: bool) -> None:
        self.game.manners.ask(seat, wanted)
        self.game.save()

    def _allow_offers(self, allowed: bool) -> None:
        self.game.manners.offers = allowed
        self.game.mind_manners()
        self.game.save()
