"""Choosing a pawn: all looks side by side, each with its picture, its name and who has it."""

from __future__ import annotations

from functools import partial

from game.ui.app import App
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Dialog
from game.ui.kit.widgets.button import Button, Spot
from game.ui.scenes.new_game.draft import Draft
from game.ui.scenes.new_game.names import kept_together

_GAP = 22
_PAWNS = {"joakim": "joakim/pawn_", "finans": "finans/piece_", "ankka": "ankka/pawn_"}
"""By game: how the names of its pawns' pictures begin."""


class LookPicker(Dialog[str]):
    """Finishes with the look, "" if it is to stay as it was."""

    def __init__(self, app: App, game: str, draft: Draft, place: int, names: list[str]) -> None:
        self.game = game
        self.draft = draft
        self.place = place
        self.names = names
        title = app.kit.t("setup.pick_look", name=names[place])
        super().__init__(app.kit, Box.around(960, 560, 1700, 760), title)

    def build(self) -> None:
        super().build()
        cards, foot = self.content.split_bottom(88, gap=28)
        known = self.draft.game.looks
        for look, card in zip(known, cards.columns(len(known), _GAP), strict=True):
            holder = self._holder(look)
            spoken = ". ".join(filter(None, [self._figure(look), self._colour(look), holder]))
            self.add(
                Spot(
                    card, partial(self.finish, look), spoken, name=look, radius=24,
                    draw_on=partial(self._draw_card, look=look, holder=holder),
                )
            )  # fmt: skip
        close = Box.around(foot.centre[0], foot.centre[1], 380, foot.h)
        self.add(Button(close, self.t("common.cancel"), self.back, "brown", name="cancel"))

    def enter(self) -> None:
        self.focus.set_by_name(self.draft.seats[self.place].look)

    def back(self) -> None:
        self.finish("")

    def _figure(self, look: str) -> str:
        return self.t(f"{self.game}.pawn.{look}")

    def _colour(self, look: str) -> str:
        return self.t(f"colour.{look}")

    def _holder(self, look: str) -> str:
        """Who has it now, if that is somebody else."""
        seats = enumerate(self.draft.seats)
        return next(
            (self.names[at] for at, seat in seats if seat.look == look and at != self.place), ""
        )

    def _draw_card(self, canvas: Canvas, spot: Spot, look: str, holder: str) -> None:
        box = spot.box
        canvas.skin(box, looks.plaque(look) if self._is_own(look) else looks.CARD_PANEL)
        ink = theme.SEATS[look].ink if self._is_own(look) else theme.INK
        room = box.inset(12, 20)
        pawn, words = room.split_bottom(164, gap=8)
        draw_pawn_picture(canvas, pawn, self.game, look)
        canvas.seat_mark(Box(room.x - 4, room.y - 6, 62, 62), look)
        figure, below = words.split_top(78, gap=10)
        name = theme.HEADING.sized(36).coloured(ink)
        canvas.text(figure, self._figure(look), name, "centre", max_lines=2)
        swap = self.t("setup.swap_with", name=kept_together(holder))
        text = swap if holder else self._colour(look)
        canvas.text(below, text, theme.LABEL.coloured(ink), "centre", "top", max_lines=2)

    def _is_own(self, look: str) -> bool:
        return self.draft.seats[self.place].look == look


def draw_pawn(canvas: Canvas, box: Box, game: str, look: str) -> None:
    """A seat's column with its pawn and its mark, so that it is known without the colour."""
    canvas.skin(box, looks.seat_column(look))
    seat = theme.SEATS[look]
    canvas.pattern(box.inset(8), seat.pattern, theme.WHITE, 26)
    draw_pawn_picture(canvas, box.inset(6, 8), game, look)
    canvas.seat_mark(Box(box.right - 48, box.bottom - 48, 44, 44), look)


def draw_pawn_picture(canvas: Canvas, box: Box, game: str, look: str) -> None:
    canvas.picture(f"{_PAWNS[game]}{look}", box)
