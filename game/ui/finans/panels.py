"""The players' panels: who, how much cash, papers, loans, bonds, car, and how near to winning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.requests import Seat
from game.engine.rulebook import Seating
from game.finans.data import GameData
from game.finans.groups import complete_groups
from game.finans.state import State
from game.finans.table import Table
from game.ui.finans import layout
from game.ui.finans.panel_parts import Parts, count_box, in_prison, parts_of
from game.ui.finans.papers_shown import Papers
from game.ui.finans.pictures import THINGS, piece_picture
from game.ui.finans.words import Words
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

FRAME = 34
"""Units beyond its box that a panel paints: the gold frame of the active one with its glow."""

_NAME = theme.TextStyle("text", 36, theme.INK, floor=20)
_CASH = theme.MONEY_STYLE.sized(40)
_COUNT = theme.TextStyle("text", 28, theme.INK)
_PANEL = replace(looks.CARD_PANEL, radius=22, lip=6)
_ACTIVE = looks.Skin(
    (theme.GOLD[0], theme.GOLD[1], theme.GOLD[2]), theme.rgb("8A540E"), 4, radius=32, shine=0.6,
    shadow=12,
)  # fmt: skip
_PILL = looks.Skin((theme.rgb("FFF4DA"), theme.rgb("EAD6AA")), theme.rgb("B98C4A"), 2, radius=16)
_PILL_LIT = replace(_PILL, fill=(theme.rgb("FFE893"), theme.rgb("F2B83C")))
_GREY: theme.Colour = (66, 58, 52)


class Panels:
    """Draws the panels of all seats, from above in the order of the seats."""

    def __init__(self, data: GameData, words: Words, seating: Callable[[Seat], Seating]) -> None:
        self.data = data
        self.words = words
        self._seating = seating
        self._papers = Papers(data)

    def box(self, state: State, seat: Seat, active: Seat) -> Box:
        return layout.panel_boxes(state.players, active)[seat]

    def parts(self, state: State, seat: Seat, active: Seat) -> Parts:
        """Where everything stands in a seat's panel, as it is now."""
        return parts_of(self.box(state, seat, active))

    def group_box(self, state: State, seat: Seat, active: Seat, group: int) -> Box:
        """Where a seat's papers of a company group stand."""
        return self._papers.cell(self.parts(state, seat, active).chips, group)

    def draw(self, canvas: Canvas, state: State, active: Seat) -> None:
        boxes = layout.panel_boxes(state.players, active)
        order = [seat for seat in range(state.players) if seat != active] + [active]
        for seat in order:
            if canvas.sees(boxes[seat].inset(-FRAME)):
                self._draw_panel(canvas, state, seat, boxes[seat], seat == active)

    def _draw_panel(self, canvas: Canvas, state: State, seat: Seat, box: Box, active: bool) -> None:
        if active:
            canvas.skin(box.inset(-9), _ACTIVE)
        canvas.skin(box, _PANEL)
        parts = parts_of(box)
        self._draw_piece(canvas, state, parts, box, seat)
        left = self._draw_cash(canvas, state, parts, seat)
        name = parts.name
        if parts.cash == name:
            name = name._replace(w=left - name.x - 12)
        canvas.text(name, self._seating(seat).name, _NAME.sized(parts.name_size))
        if state.out[seat]:
            self._draw_out(canvas, box)
            return
        self._papers.draw(canvas, state, seat, parts.chips)
        self._draw_things(canvas, state, parts, seat)
        self._draw_tracker(canvas, state, parts, seat)

    def _draw_piece(self, canvas: Canvas, state: State, parts: Parts, box: Box, seat: Seat) -> None:
        """The piece; in prison it stands above the gate and the rounds that are left."""
        seating = self._seating(seat)
        piece, rounds = parts.piece, state.missing[seat]
        if rounds:
            piece, gate, chip = in_prison(piece)
            canvas.picture("finans/sp_fangelse", gate)
            canvas.skin(chip, _PILL_LIT)
            canvas.text(chip.inset(3, 2), str(rounds), _COUNT, "centre")
        canvas.picture(piece_picture(seating.look), piece)
        if seating.player != "human":
            canvas.picture("shelf/sym_computer", Box(box.x + 8, box.y + 8, 30, 30))

    def _draw_cash(self, canvas: Canvas, state: State, parts: Parts, seat: Seat) -> float:
        """The cash at the right; where it begins."""
        cash = self.words.money(state.cash[seat])
        style = _CASH.sized(parts.cash_size)
        # Larger text must not crowd out the name: the cash keeps the width it has at 100 %.
        width = canvas.writer.width(cash, style) / max(1.0, canvas.writer.text_size) + 6
        room = parts.cash.split_right(min(width, parts.cash.w))[1]
        canvas.text(room, cash, style, "right")
        return room.x

    def _draw_things(self, canvas: Canvas, state: State, parts: Parts, seat: Seat) -> None:
        """Loans, bonds, the car and kept tips; what there is none of is pale."""
        counts = {
            "loan": state.loans[seat], "bond": state.bonds.count(seat),
            "car": int(state.cars[seat]), "tip": len(state.kept[seat]),
        }  # fmt: skip
        for thing, icon in parts.things.items():
            count, room = counts[thing], count_box(thing, icon)
            canvas.picture(THINGS[thing], icon, alpha=1.0 if count else 0.3)
            if count and room is not None:
                canvas.text(room, str(count), _COUNT)

    def _draw_tracker(self, canvas: Canvas, state: State, parts: Parts, seat: Seat) -> None:
        """How many complete groups, of how many that win."""
        complete = complete_groups(Table(self.data, state, []), seat)
        pill = parts.tracker
        canvas.skin(pill, _PILL_LIT if complete else _PILL)
        crown, room = pill.inset(5, 0).split_left(36, gap=4)
        canvas.picture("finans/ic_grupp", Box.around(*crown.centre, 38, 38))
        text = self.words.t("table.groups", n=complete, wanted=state.options.win_groups)
        canvas.text(room, text, _COUNT, "centre")

    def _draw_out(self, canvas: Canvas, box: Box) -> None:
        """Greyed, with the word across."""
        canvas.fill(Box(box.x, box.y, box.w, box.h - 6), _GREY, 20, 150)
        room = Box(box.x + 98, box.y + box.h * 0.44, box.w - 120, box.h * 0.46)
        style = theme.HEADING.coloured(theme.CREAM)
        canvas.text(room, self.words.t("table.out"), style)
