"""The first six properties: two rows of cards to take from, and a tray that fills up."""

from __future__ import annotations

from functools import partial

from game.joakim.events import Cards
from game.joakim.state import BANK
from game.ui.joakim.prompts.base import GAP, JoakimPrompt
from game.ui.joakim.prompts.card_spot import CardSpot
from game.ui.joakim.prompts.figures import card_picture
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_TRAY = 142
_NAME = theme.NUMBER.sized(36)


class StartingPropertyPrompt(JoakimPrompt):
    """One card after another; whoever takes the same again need only press again."""

    def question(self) -> str:
        wanted, taken = int(self.facts["wanted"]), int(self.facts["taken"])
        by_card = self.state.options.start_holding == "six_cards"
        key = "cards" if by_card else "properties"
        return self.t(f"joakim.prompts.starting_property.{key}", n=wanted - taken, wanted=wanted)

    def enter(self) -> None:
        entries = self.table.session.entries
        last = entries[-1] if entries else None
        again = last is not None and last.seat == self.seat and last.question == "starting_property"
        named = str(last.answer) if again and last is not None else ""
        self.focus.set_by_name(named if named in self.offered() else "gold 1")

    def build(self) -> None:
        super().build()
        offered = self.offered()
        top, _ = self.body.split_bottom(_TRAY, gap=GAP)
        _, rows = top.split_top(46, gap=12)
        for units, row in zip((1, 5), rows.rows(2, gap=16), strict=True):
            for kind, box in enumerate(row.columns(len(self.data.kinds), gap=30)):
                id = f"{self.kind_id(kind)} {units}"
                held = self.state.ones if units == 1 else self.state.fives
                self.add(
                    CardSpot(
                        box, card_picture(self.kind_id(kind), units), partial(self.finish, id),
                        self._spoken(kind, units), badge=str(held[BANK][kind]),
                        reason="" if id in offered else self._why_not(kind, units), name=id,
                    )
                )  # fmt: skip

    def _spoken(self, kind: int, units: int) -> str:
        held = self.state.ones if units == 1 else self.state.fives
        return self.t(
            "joakim.prompts.starting_property.card",
            what=self.t(f"joakim.kind.{self.kind_id(kind)}.count", n=units),
            n=held[BANK][kind],
        )

    def _why_not(self, kind: int, units: int) -> str:
        held = self.state.ones if units == 1 else self.state.fives
        if not held[BANK][kind]:
            kinds = self.t(f"joakim.kind.{self.kind_id(kind)}.some")
            return self.why("none_in_bank", "joakim.setup.4", kinds=kinds)
        left = int(self.facts["wanted"]) - int(self.facts["taken"])
        return self.why("five_too_many", "joakim.setup.4", n=left)

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        head, _ = self.body.split_top(46)
        for kind, box in enumerate(head.columns(len(self.data.kinds), gap=30)):
            name = self.t(f"joakim.kind.{self.kind_id(kind)}.short")
            canvas.text(box, name, _NAME, "centre")
        self._draw_tray(canvas, self.body.split_bottom(_TRAY)[1])

    def _draw_tray(self, canvas: Canvas, tray: Box) -> None:
        """The places to fill: a five takes five of them, unless cards are counted."""
        canvas.skin(tray, looks.WOOD_PANEL)
        wanted = int(self.facts["wanted"])
        by_card = self.state.options.start_holding == "six_cards"
        places = tray.inset(22, 15).moved(0, -4).columns(wanted, gap=18)
        at = 0
        for kind, units in self._taken():
            width = 1 if by_card else units
            whole = places[at].union(places[min(at + width, wanted) - 1])
            canvas.skin(whole, looks.CHIP)
            if width == 1:
                canvas.picture(card_picture(self.kind_id(kind), units), whole.inset(4, 3))
            else:
                for box in places[at : at + width]:
                    canvas.picture(f"joakim/icon_{self.kind_id(kind)}", box.inset(4, 6))
            at += width
        for place, box in enumerate(places[at:], at):
            canvas.fill(box, theme.WOOD[1], radius=18, alpha=150)
            number = theme.NUMBER.sized(56).coloured(theme.WOOD[0])
            canvas.text(box, str(place + 1), number, "centre")

    def _taken(self) -> list[tuple[int, int]]:
        """The cards taken so far, in order: kind, and 1 or 5."""
        return [
            (event.kind, event.ones + 5 * event.fives)
            for event in self.table.session.log
            if isinstance(event, Cards) and event.cause == "start" and event.taker == self.seat
        ]
