"""A number of the newspaper as one seat may read it in secret: both headings, what they will do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Card, Seat
from game.joakim.data import NewspaperCard
from game.ui.joakim.consequences import (
    Consequence,
    Told,
    ValueChange,
    consequences,
    under_house_rules,
)
from game.ui.joakim.newspaper_card import (
    SMALL_SKIN,
    WOOD,
    draw_effects,
    draw_small_heading,
)
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

_PICTURE_SHAPE = 1.12
"""Width of the framed picture as a share of its height, as on the number itself."""

_UNDRAWN = {"auction_told": "curtain_auction"}
"""What names the drawer on a number that somebody drew, and what is said instead before that."""


class PeekedPaper:
    """What nobody but its reader may know. Nobody has drawn it yet: its notes name no player."""

    def __init__(self, look: JoakimLook, card: NewspaperCard, effects: list[Consequence]) -> None:
        self.look = look
        self.card = card
        self.effects = effects

    @property
    def heading(self) -> str:
        return self._text("large")

    @property
    def small_heading(self) -> str:
        return self._text("small")

    @property
    def note(self) -> str:
        look = self.look
        part, figures = under_house_rules("note", self.card.small, look.data, look.state.options)
        return self._text(part, **figures)

    def _text(self, part: str, **values: object) -> str:
        words = self.look.words
        key = f"joakim.newspaper.{self.card.id}.{part}"
        return words.t(key, name=words.t("joakim.drawer"), **values)

    def _told(self, effect: Told) -> str:
        return self.look.words.t(f"joakim.table.{_UNDRAWN.get(effect.key, effect.key)}")

    def draw(self, canvas: Canvas, box: Box) -> None:
        """All of it in this box, some 850 x 460 units."""
        head, rest = box.split_top(72, gap=6)
        rest, small = rest.split_bottom(152, gap=10)
        frame, effect = rest.split_left(rest.h * _PICTURE_SHAPE, gap=18)
        canvas.text(head, self.heading, theme.HEADING.sized(58))
        canvas.skin(frame, WOOD)
        picture = Box(frame.x + 8, frame.y + 8, frame.w - 16, frame.h - 24)
        canvas.picture(f"joakim/{self.card.picture}", picture, fit="stretch")
        draw_effects(canvas, effect, self.look, self.effects, self._told)
        canvas.skin(small, SMALL_SKIN)
        inner = Box(small.x, small.y, small.w, small.h - 8).inset(22, 6)
        draw_small_heading(canvas, inner, self.card.small, self.small_heading, self.note)


def peeked_papers(look: JoakimLook, seat: Seat, cards: tuple[Card, ...]) -> list[PeekedPaper]:
    """The numbers in the order in which they will come. Each one counts from the market values
    that those before it leave behind."""
    state = look.state.copy()
    papers: list[PeekedPaper] = []
    for number in cards:
        card = look.data.newspaper[number]
        found = consequences(look.data, state, seat, card)
        for each in found:
            if isinstance(each, ValueChange):
                state.market[each.kind] = each.after
        papers.append(PeekedPaper(look, card, found))
    return papers
