"""The players' panels: who, how much cash, what property, the crown, options, out or not."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.requests import Seat
from game.engine.rulebook import Seating
from game.joakim.data import GameData
from game.joakim.effects import Kind
from game.joakim.state import State
from game.ui.joakim import layout
from game.ui.joakim.sharks.panel_cards import LOAN_WIDTH, TIPS_WIDTH, PanelCards, beagle_box
from game.ui.joakim.words import Words
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

COLUMN = 100
"""Width of the coloured column at the left."""

_CHIP_STEP, _CHIP_WIDTH, _CHIP_ICON = 93, 86, 44
_NARROW_STEP, _NARROW_WIDTH, _NARROW_ICON = 72, 70, 30
"""The chips where room is needed beside them for loans."""

_SHARK_PAWN = 92
"""Height of a pawn beside which there is room for two marks."""

_CASH_WIDTH, _NARROW_CASH_WIDTH = 212, 160
_COIN, _COIN_STEP = 54, 60
NAME = theme.TextStyle("text", 44, theme.INK)


class PlayerPanels:
    """Draws the panels of all seats, from above in the order of the seats."""

    def __init__(self, data: GameData, words: Words, seating: Callable[[Seat], Seating]) -> None:
        self.data = data
        self.words = words
        self.cards = PanelCards(data, words)
        self._seating = seating

    def box(self, state: State, seat: Seat) -> Box:
        return layout.panel_boxes(state.players)[seat]

    def cash_box(self, state: State, seat: Seat) -> Box:
        box = self.box(state, seat)
        width = _CASH_WIDTH if state.sharks is None else _NARROW_CASH_WIDTH
        return Box(box.right - 20 - width, box.y + 6, width, box.h * 0.48)

    def chip_box(self, state: State, seat: Seat, kind: Kind) -> Box:
        box = self.box(state, seat)
        height = 50 if box.h > 120 else 46
        y = box.bottom - 9 - height - (6 if box.h > 120 else 3)
        step, width = _CHIP_STEP, _CHIP_WIDTH
        if state.sharks is not None:
            step, width = _NARROW_STEP, _NARROW_WIDTH
        return Box(box.x + COLUMN + 16 + kind * step, y, width, height)

    def tips_box(self, state: State, seat: Seat) -> Box:
        """Where the tips in hand are counted, left of the cash; only where sharks play."""
        box, cash = self.box(state, seat), self.cash_box(state, seat)
        return Box(cash.x - TIPS_WIDTH, box.y + (10 if box.h > 120 else 4), TIPS_WIDTH, 54)

    def loan_box(self, state: State, seat: Seat) -> Box:
        """Where loans stand, under the cash; only where sharks play."""
        chip = self.chip_box(state, seat, 0)
        return Box(self.box(state, seat).right - 12 - LOAN_WIDTH, chip.y, LOAN_WIDTH, chip.h)

    def beagle_box(self, state: State, seat: Seat) -> Box:
        """Where the Beagle Boys' cards lie; only where sharks play."""
        return beagle_box(self._column(self.box(state, seat)))

    def coin_box(self, state: State, seat: Seat) -> Box:
        """The crown's place beside the name."""
        box, cash = self.box(state, seat), self.cash_box(state, seat)
        right = cash.x if state.sharks is None else self.tips_box(state, seat).x
        return Box(right - _COIN_STEP, box.y + (10 if box.h > 120 else 4), _COIN, _COIN)

    def draw(self, canvas: Canvas, state: State, active: Seat) -> None:
        for seat in range(state.players):
            if canvas.sees(self.box(state, seat).inset(-30)):
                self._draw_panel(canvas, state, seat, seat == active)

    def _draw_panel(self, canvas: Canvas, state: State, seat: Seat, active: bool) -> None:
        box, seating = self.box(state, seat), self._seating(seat)
        colours = theme.SEATS[seating.look]
        if active:
            canvas.skin(box.inset(-11), _frame(colours))
        canvas.skin(box, looks.CARD_PANEL)
        self._draw_column(canvas, box, seating, state.sharks is not None)
        if active:
            x, y = box.x - 12, box.centre[1] - 4
            canvas.shape(Box.around(x, y, 44, 50), "right", colours.top, theme.CREAM)
        self._draw_name(canvas, state, seat, box, seating)
        if state.out[seat]:
            self._draw_out(canvas, box)
            return
        cash = self.words.money(state.cash[seat])
        style = theme.MONEY_STYLE if box.h > 120 else theme.MONEY_STYLE.sized(46)
        canvas.text(self.cash_box(state, seat), cash, style, "right")
        for kind in range(len(self.data.kinds)):
            chip = self.chip_box(state, seat, kind)
            self.draw_chip(canvas, chip, kind, state.owned(seat, kind))
        if state.sharks is not None:
            self.cards.draw_tips(canvas, self.tips_box(state, seat), state, seat)
            self.cards.draw_loans(canvas, self.loan_box(state, seat), state, seat)
            self.cards.draw_beagles(canvas, self.beagle_box(state, seat), state, seat)

    def _column(self, box: Box) -> Box:
        return Box(box.x, box.y, COLUMN, box.h - 8)

    def _draw_column(self, canvas: Canvas, box: Box, seating: Seating, with_sharks: bool) -> None:
        """The pawn with its mark below; where sharks play, at the left of both its mark and what
        the Beagle Boys lay there, which would hide all but its head."""
        column = self._column(box)
        colours = theme.SEATS[seating.look]
        canvas.skin(column, looks.seat_column(seating.look))
        canvas.pattern(column.inset(7), colours.pattern, colours.ink, 44)
        low, high = column.bottom - 44, column.y + 6
        if with_sharks:
            height = min(column.h - 12, _SHARK_PAWN)
            pawn = Box.around(column.x + 37, column.centre[1], height * 0.72, height)
            mark = Box(column.right - 40, high, 36, 36)
            computer = Box(column.x + 4, low + 6, 34, 34)
        else:
            height = min(column.h - 12, 118)
            pawn = Box.around(column.centre[0] + 4, column.centre[1], height * 0.72, height)
            mark = Box(column.x + 6, low, 38, 38)
            computer = Box(column.x + 6, high, 34, 34)
        canvas.picture(f"joakim/pawn_{seating.look}", pawn)
        canvas.seat_mark(mark, seating.look)
        if seating.player != "human":
            canvas.picture("shelf/sym_computer", computer)

    def _draw_name(
        self, canvas: Canvas, state: State, seat: Seat, box: Box, seating: Seating
    ) -> None:
        left, top = box.x + COLUMN + 18, box.y + (8 if box.h > 120 else 3)
        coin = self.coin_box(state, seat)
        right = coin.x + _COIN_STEP
        if state.crown == seat:
            canvas.picture("joakim/coin_crown", coin)
            right = coin.x
        if state.sharks is not None:
            row = Box(left, coin.y, right - left, coin.h)
            right = self.cards.draw_kept(canvas, row, state, seat)
        elif state.options_held[seat]:
            right = self._draw_options(canvas, Box(right - 92, top, 84, 56), state, seat)
        above_chips = self.chip_box(state, seat, 0).y - top
        room = Box(left, top, right - left - 10, min(58.0, above_chips))
        canvas.text(room, seating.name, NAME if box.h > 120 else NAME.sized(40))

    def _draw_options(self, canvas: Canvas, box: Box, state: State, seat: Seat) -> float:
        """How many option cards; returns where they begin."""
        canvas.picture("joakim/emblem_option", Box(box.x, box.y, 52, 56))
        count = Box(box.x + 50, box.y + 6, 34, 46)
        canvas.text(count, str(len(state.options_held[seat])), theme.NUMBER.sized(34), "centre")
        return box.x

    def draw_chip(self, canvas: Canvas, chip: Box, kind: Kind, units: int) -> None:
        """How many of a kind, always in the same place; an empty slot for none."""
        if not units:
            canvas.skin(chip, looks.SLOT)
            return
        canvas.skin(chip, looks.CHIP)
        narrow = chip.w < _CHIP_WIDTH
        side = _NARROW_ICON if narrow else _CHIP_ICON
        icon, number = chip.inset(3 if narrow else 4, 3).split_left(side, gap=0)
        canvas.picture(f"joakim/icon_{self.data.kinds[kind].id}", icon)
        canvas.text(number, str(units), _COUNT, "right" if units > 9 else "centre")

    def draw_veil(self, canvas: Canvas, box: Box, share: float) -> None:
        """Grey over the panel of who has left; `share` 0 to 1 while it comes."""
        canvas.fill(Box(box.x, box.y, box.w, box.h - 8), _GREY, 20, round(150 * share))

    def _draw_out(self, canvas: Canvas, box: Box) -> None:
        """Greyed, with the word across."""
        self.draw_veil(canvas, box, 1)
        room = Box(box.x + COLUMN + 18, box.y + box.h * 0.42, box.w - COLUMN - 60, box.h * 0.46)
        canvas.text(room, self.words.t("joakim.table.out"), theme.HEADING.coloured(theme.CREAM))


def _frame(colours: theme.SeatLook) -> looks.Skin:
    """The frame around whose move it is, in that seat's colour."""
    return looks.Skin(
        (theme.mixed(colours.top, theme.WHITE, 0.25), colours.top, colours.bottom),
        theme.CREAM, 4, radius=30, lip=0, shine=0.5, shadow=16,
    )  # fmt: skip


_COUNT = theme.NUMBER.sized(34)
_GREY: theme.Colour = (66, 58, 52)
