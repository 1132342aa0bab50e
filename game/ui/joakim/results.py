"""The end of a game: who won and why, how everybody stands, and how it came about."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.rulebook import GameSetup
from game.engine.session import Session
from game.joakim.events import Money
from game.joakim.state import State
from game.storage.errors import CannotRead, CannotSave
from game.ui.app import App
from game.ui.household import household
from game.ui.joakim.results_charts import DASHES, KIND_COLOURS, Line, draw_chart
from game.ui.joakim.results_curves import curves_of
from game.ui.joakim.results_record import record_of, standing, why
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import Button
from game.ui.table.game_in_play import GameInPlay, new_seed

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_HEAD = Box(60, 40, 1800, 148)
_TABLE = Box(60, 214, 880, 706)
_WEALTH = Box(964, 214, 896, 330)
_MARKET = Box(964, 560, 896, 360)
_ROW = Box(60, 944, 1800, 96)
_LOANS, _RANK = 40, 100
"""Height of the line that tells of a player's loans, and the width left of it for the rank."""

_COLUMNS = (168, 168, 178)
"""Widths of cash, property and the sum of both."""
_NAME = theme.TextStyle("text", 42, theme.INK)
_CASH, _OTHER = theme.MONEY_STYLE.sized(46), theme.NUMBER.sized(38)


def show_results(table: TableScene) -> None:
    """The results in place of the table."""
    table.app.stack.replace(ResultsScene(table.app, table))


class ResultsScene(Scene[None]):
    """Shows a game that is over, and writes it into the record book, once."""

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app.kit)
        self.app = app
        self.game = table.game
        self.session: Session[State] = table.session
        self.state = self.session.state
        self.data = self.session.rulebook.data  # type: ignore[attr-defined]
        self.order = standing(self.state)
        self.curves = curves_of(self.session)
        self.recorded = False
        """Does the record book hold this game?"""

    # The life of the scene

    def enter(self) -> None:
        self.focus.set_by_name("again")
        self.app.hand_over()  # a press that was meant for the last move chooses nothing here
        self.recorded = self._record()
        self.play("win")
        self.rebuild()
        book = self.focus.find("records")
        if not self.recorded and book is not None:
            self.say(self.t("joakim.results.not_recorded"), book.box)

    def back(self) -> None:
        self.app.show_first_scene()

    def _record(self) -> bool:
        """Write the game down unless it is there already; False if that cannot be done."""
        house, id = household(self.app), self.game.save_id
        records = house.records
        try:
            if any(known.id == id and known.finished for known in records.games(limit=1000)):
                return True
            records.add(record_of(self.session, id, house.now(), self.game.seconds / 60))
        except (CannotSave, CannotRead):
            return False
        return True

    def open_records(self) -> None:
        """The record book, above the results."""
        from game.ui.scenes.record_book import RecordBook

        assert self.stack is not None
        self.stack.push(RecordBook(self.app))

    def play_again(self) -> None:
        """The same players and rules, and new chances."""
        from game.ui.scenes.table import TableScene

        setup = self.session.setup
        again = GameSetup(setup.seats, setup.options, new_seed())
        play = GameInPlay.begin(self.game.game, again, household(self.app).saves)
        self.app.stack.replace(TableScene(self.app, play))

    # The words

    def _money(self, amount: int) -> str:
        return self.t("joakim.prompts.money", amount=amount)

    def _name(self, seat: int) -> str:
        return self.session.setup.seats[seat].name

    def title(self) -> str:
        """Who has won."""
        winners = self.state.winners
        if not winners:
            return self.t("joakim.results.nobody_wins")
        names = self._name(winners[0])
        for place, seat in enumerate(winners[1:], 2):
            key = "common.and" if place == len(winners) else "joakim.results.names"
            names = self.t(key, first=names, last=self._name(seat))
        return self.t("joakim.results.wins", names=names, n=len(winners))

    def reason(self) -> str:
        """Why, with the amounts that decided it."""
        first = self.order[0]
        return self.t(
            f"joakim.results.why.{why(self.state)}", name=self._name(first),
            cash=self.state.net_cash(first), limit=self.state.options.win_limit,
            worth=self.state.worth(first) - self.state.net_cash(first),
        )  # fmt: skip

    def loans_told(self, seat: int) -> str:
        """What a player has paid for loans, and what is taken off for those still owed."""
        owed = self.state.cash[seat] - self.state.net_cash(seat)
        repaid = sum(
            event.amount
            for event in self.session.log
            if isinstance(event, Money) and event.cause == "repayment" and event.payer == seat
        )
        amounts = {"loans_repaid": repaid, "loans_owed": owed}
        told = [
            self.t(f"joakim.results.{key}", amount=amount)
            for key, amount in amounts.items()
            if amount
        ]
        return ". ".join(told)

    # The picture

    def build(self) -> None:
        again, shelf = _ROW.split_right(1150)[1].columns(2, gap=28)
        book = _ROW.split_left(620)[0].split_right(324)[1]
        why_not = "" if self.recorded else self.t("joakim.results.not_recorded")
        self.add(
            Button(
                book, self.t("joakim.results.records"), self.open_records, "brown",
                enabled=not why_not, reason=why_not, name="records",
            )
        )  # fmt: skip
        self.add(
            Button(again, self.t("joakim.results.again"), self.play_again, "primary", name="again",
                   size=46)
        )  # fmt: skip
        self.add(
            Button(shelf, self.t("joakim.results.shelf"), self.back, "gold", name="shelf", size=46)
        )

    def draw(self, canvas: Canvas) -> None:
        canvas.background("joakim/table_top")
        self._draw_head(canvas)
        self._draw_standing(canvas)
        self._draw_charts(canvas)
        self._draw_notes(canvas, _ROW.split_left(274)[0])
        self.draw_widgets(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        """The winner on a plaque in the winner's colour."""
        winners = self.state.winners
        look = self.session.setup.seats[winners[0]].look if winners else "yellow"
        seat = theme.SEATS[look]
        canvas.skin(_HEAD, looks.plaque(look))
        canvas.pattern(_HEAD.inset(14, 16).moved(0, -4), seat.pattern, seat.ink, 14)
        canvas.picture("shelf/sym_trophy", Box(_HEAD.x + 30, _HEAD.y + 10, 116, 116))
        for place, winner in enumerate(reversed(winners)):
            pawn = f"joakim/pawn_{self.session.setup.seats[winner].look}"
            canvas.picture(pawn, Box(_HEAD.right - 150 - 104 * place, _HEAD.y - 26, 116, 162))
        pawns = 130 + 104 * len(winners)
        room = Box(_HEAD.x + 170, _HEAD.y + 10, _HEAD.w - 200 - pawns, _HEAD.h - 26)
        title, reason = room.split_top(74)
        shade = seat.edge if seat.ink == theme.CREAM else None
        canvas.text(title, self.title(), theme.TITLE.sized(68).coloured(seat.ink, shade))
        canvas.text(reason, self.reason(), theme.BODY.coloured(seat.ink), max_lines=2)

    def _draw_standing(self, canvas: Canvas) -> None:
        """Everybody from first to last: cash, property at market value, and both together."""
        canvas.skin(_TABLE, looks.CARD_PANEL)
        head, body = _TABLE.inset(20, 14).split_top(56, gap=4)
        for key, box in zip(("cash", "property", "total"), self._cells(head), strict=True):
            canvas.text(box, self.t(f"joakim.results.{key}"), theme.LABEL, "right")
        height = min(150.0, body.h / len(self.order))
        for place, seat in enumerate(self.order):
            row = Box(body.x, body.y + place * height, body.w, height - 8)
            canvas.skin(row, looks.CHIP if seat in self.state.winners else looks.SLOT)
            self._draw_seat(canvas, row, place, seat)

    def _cells(self, row: Box) -> list[Box]:
        x = row.right - sum(_COLUMNS) - 14
        cells = []
        for width in _COLUMNS:
            cells.append(Box(x + 18, row.y, width - 18, row.h))
            x += width
        return cells

    def _draw_seat(self, canvas: Canvas, row: Box, place: int, seat: int) -> None:
        seating, state = self.session.setup.seats[seat], self.state
        pawn = Box(row.x + 8, row.y + 6, 76, row.h - 12)
        canvas.picture(f"joakim/pawn_{seating.look}", pawn)
        cells = self._cells(row)
        name = Box(row.x + 88, row.y + 4, cells[0].x - row.x - 92, row.h * 0.5)
        canvas.text(name, seating.name, _NAME)
        mark = Box(name.x, row.y + row.h * 0.5, 52, 52)
        canvas.seat_mark(mark, seating.look)
        rank = Box(mark.right + 14, mark.y, name.right - mark.right - 14, 52)
        canvas.text(rank, self.t("joakim.results.place", n=place + 1), _OTHER)
        if state.out[seat]:
            gone = cells[0].union(cells[-1])
            canvas.text(gone, self.t("joakim.results.out"), theme.BODY_SOFT, "right")
            return
        told = self.loans_told(seat)
        if told:
            cells = [cell.split_top(cell.h - _LOANS)[0] for cell in cells]
            left = rank.x + _RANK
            line = Box(left, cells[0].bottom - 6, row.right - left - 14, _LOANS)
            canvas.text(line, told, theme.LABEL, "right")
        cash, total = state.net_cash(seat), state.worth(seat)
        amounts = ((cash, _CASH), (total - cash, _OTHER), (total, _OTHER))
        for (amount, style), box in zip(amounts, cells, strict=True):
            canvas.text(box, self._money(amount), style, "right")

    def _draw_charts(self, canvas: Canvas) -> None:
        wealth = [
            Line(
                self.curves.wealth[seat], theme.mixed(look.bottom, look.edge, 0.2), DASHES[seat],
                partial(_draw_mark, look.colour),
            )
            for seat, look in enumerate(theme.SEATS[each.look] for each in self.session.setup.seats)
        ]  # fmt: skip
        draw_chart(canvas, _WEALTH, self.t("joakim.results.wealth"), wealth, self._money)
        market = [
            Line(
                self.curves.market[number], KIND_COLOURS[kind.id], DASHES[number],
                partial(_draw_icon, kind.id),
            )
            for number, kind in enumerate(self.data.kinds)
        ]  # fmt: skip
        draw_chart(canvas, _MARKET, self.t("joakim.results.market"), market, self._money)

    def _draw_notes(self, canvas: Canvas, box: Box) -> None:
        """How long it was, and the seed that would bring the same chances again."""
        canvas.skin(box, looks.DARK_PANEL)
        light = theme.LABEL.sized(32).coloured(theme.CREAM)
        upper, lower = box.inset(18, 6).rows(2)
        turns = self.t("joakim.results.turns", n=self.state.turns)
        seed = self.t("joakim.results.seed", seed=self.session.setup.seed)
        canvas.text(upper, turns, light)
        canvas.text(lower, seed, light)


def _draw_mark(look: str, canvas: Canvas, box: Box) -> None:
    canvas.seat_mark(box, look)


def _draw_icon(kind: str, canvas: Canvas, box: Box) -> None:
    canvas.picture(f"joakim/icon_{kind}", box)
