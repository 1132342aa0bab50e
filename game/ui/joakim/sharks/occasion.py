"""What others may react to, off their own move: which questions, and what the room is told.

All of it is open to everybody: who is asked, and what has happened.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from game.engine.requests import AnyRequest, Choice, Seat
from game.joakim import effects
from game.joakim.state import State
from game.ui.joakim.prompts.figures import CARD_SHAPE, card_picture
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.reactions import Reaction

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

SECRET_CARDS: dict[str, type[Any]] = {
    "uncle_at_home": effects.UncleAway,
    "purchase": effects.WorthlessPurchase,
}
"""Questions that a tip from the hand may answer, and what such a tip does."""

_MOST_CARDS = 3
_CHANGE = theme.NUMBER.sized(96)


def reaction_to(state: State, request: AnyRequest) -> Reaction | None:
    """The series of a question, in a game of the business sharks; None for any other question."""
    if state.sharks is None or request.asked is None:
        return None
    if request.question == "crown_before":
        return Reaction((request.asked,), "wait")
    if request.question == "rumour" or request.question in SECRET_CARDS:
        return Reaction(tuple(state.sharks.to_react), "pass")
    return None


class Occasion:
    """What has happened, in words and as a picture."""

    def __init__(self, look: JoakimLook, request: AnyRequest) -> None:
        assert isinstance(request, Choice)
        self.look = look
        self.question: str = request.prompt
        self.facts = dict(request.facts)
        state = look.state
        self.seat: Seat = state.last_mover if self.question == "crown_before" else state.seat
        """Whose move it is, or was."""

    @property
    def is_secret(self) -> bool:
        """Whether the cards that react to it are hidden in hands."""
        return self.question in SECRET_CARDS

    def told(self) -> str:
        """What has happened, in one or two sentences."""
        key = self.question
        if key == "rumour":
            key = "rumour_up" if int(self.facts["change"]) > 0 else "rumour_down"
        return self.look.words.t(f"joakim.reactions.told.{key}", **self._values())

    def asked(self) -> str:
        """Who may do what now."""
        return self.look.words.t(f"joakim.reactions.asked.{self.question}")

    def _values(self) -> dict[str, object]:
        words = self.look.words
        values: dict[str, object] = {"name": words.name(self.seat)}
        if self.question == "crown_before":
            values["other"] = words.name(int(self.facts["seat"]))
        elif self.question == "purchase":
            values["things"] = words.things(str(self.facts["kind"]), int(self.facts["units"]))
        elif self.question == "rumour":
            values["value"] = words.t(f"joakim.kind.{self.facts['kind']}.value")
            values["amount"] = abs(int(self.facts["change"]))
        return values

    # The picture

    def draw(self, canvas: Canvas, box: Box) -> None:
        """What it is about, filling the box."""
        match self.question:
            case "purchase":
                self._draw_purchase(canvas, box)
            case "rumour":
                self._draw_rumour(canvas, box)
            case "crown_before":
                canvas.picture("joakim/coin_crown", box)
            case _:
                canvas.picture("joakim/tile_uncle", box)

    def _draw_purchase(self, canvas: Canvas, box: Box) -> None:
        """The cards that were bought, fives first, each a little beside the one before."""
        purchase = self.look.state.sharks.purchase if self.look.state.sharks is not None else None
        assert purchase is not None
        kind = str(self.facts["kind"])
        cards = [5] * purchase.fives + [1] * purchase.ones
        for units, card in zip(cards, _fanned(box, len(cards)), strict=False):
            canvas.picture(card_picture(kind, units), card)

    def _draw_rumour(self, canvas: Canvas, box: Box) -> None:
        """The kind, and by how much it is said to move."""
        change = int(self.facts["change"])
        emblem, foot = box.split_bottom(box.h * 0.36)
        kind, amount = foot.split_left(foot.h, gap=10)
        canvas.picture(f"joakim/emblem_rumour_{'up' if change > 0 else 'down'}", emblem)
        canvas.picture(f"joakim/icon_{self.facts['kind']}", kind)
        style = _CHANGE.coloured(theme.GAIN if change > 0 else theme.LOSS)
        canvas.text(amount, self.look.words.signed(change), style, "centre")


def _fanned(box: Box, count: int) -> Iterable[Box]:
    """Where the first few of so many cards lie."""
    shown = min(count, _MOST_CARDS)
    width = min(box.w, box.h * CARD_SHAPE)
    step = min(width * 0.3, (box.w - width) / max(1, shown - 1))
    left = box.centre[0] - (width + step * (shown - 1)) / 2
    height = width / CARD_SHAPE
    return (
        Box(left + step * place, box.centre[1] - height / 2, width, height)
        for place in range(shown)
    )
