"""What all made-to-measure dialogs of Joakim share: their size, their frame, their words.

A dialog reads the position as the room sees it (`table.shown`) and answers with option ids only.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from game.engine.requests import AnyRequest
from game.joakim.data import GameData
from game.joakim.effects import Kind
from game.joakim.state import State
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.still import Label
from game.ui.table.made_to_measure import MadeToMeasure

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

BUTTON_HEIGHT = 96
GAP = 20
_PLAQUE = 92
_QUESTION = theme.HEADING.sized(48)


class JoakimPrompt(MadeToMeasure):
    """A large dialog framed in the colour of whoever is asked.

    Override `build` (call it first, then fill `body`) and `question`.
    """

    size: ClassVar[tuple[float, float]] = (1640, 880)

    def __init__(self, table: TableScene, request: AnyRequest) -> None:
        super().__init__(table, request)
        self.state: State = table.shown
        self.data: GameData = table.session.rulebook.data  # type: ignore[attr-defined]

    def question(self) -> str:
        """What is asked, in one line."""
        raise NotImplementedError

    def build(self) -> None:
        super().build()
        head, _ = self.content.split_top(64)
        self.add(Label(head, self.question(), _QUESTION, "centre", name="question"))

    @property
    def body(self) -> Box:
        """The paper below the question."""
        return self.content.split_top(64, gap=14)[1]

    # The words

    def kind_id(self, kind: Kind) -> str:
        return self.data.kinds[kind].id

    def say_money(self, amount: int) -> str:
        """An amount in M as the language writes it."""
        return self.t("joakim.prompts.money", amount=amount)

    def name_of(self, seat: int) -> str:
        return self.table.seating(seat).name

    def why(self, key: str, clause: str, **values: object) -> str:
        """A reason of our own (`joakim.prompts.why.<key>`), with the clause that says so."""
        text = self.t(f"joakim.prompts.why.{key}", **values)
        return f"{text} ({self.table.look.clause(clause)})"

    # The picture

    def draw(self, canvas: Canvas) -> None:
        look = self.table.seating(self.seat).look
        canvas.skin(self.box.inset(-26), looks.WOOD_FRAME)
        canvas.skin(self.box.inset(-9), _seat_frame(look))
        canvas.skin(self.box, looks.DIALOG_PAPER)
        self.draw_plaque(canvas)
        self.draw_inside(canvas)
        self.draw_widgets(canvas)

    def draw_plaque(self, canvas: Canvas) -> None:
        """Whose question it is: colour, pattern, mark, letter, name and pawn."""
        look = self.table.seating(self.seat).look
        seat = theme.SEATS[look]
        plaque = Box(self.box.x + 270, self.box.y - 60, self.box.w - 540, _PLAQUE)
        canvas.skin(plaque, looks.plaque(look))
        canvas.pattern(
            Box(plaque.x + 12, plaque.y + 10, plaque.w - 24, 66), seat.pattern, seat.ink, 16
        )
        canvas.seat_mark(Box(plaque.x + 26, plaque.y + 9, 66, 66), look)
        canvas.picture(f"joakim/pawn_{look}", Box(plaque.right - 118, plaque.y - 54, 94, 132))
        style = theme.TITLE.coloured(seat.ink, seat.edge if seat.ink == theme.CREAM else None)
        room = Box(plaque.x + 116, plaque.y + 8, plaque.w - 232, _PLAQUE - 26)
        canvas.text(room, self.name_of(self.seat), style.sized(54), "centre")

    def draw_inside(self, canvas: Canvas) -> None:
        """What lies on the paper below the widgets."""


def _seat_frame(look: str) -> looks.Skin:
    return replace(looks.plaque(look), radius=36, lip=0, shadow=0, gloss=0, border_width=4)
