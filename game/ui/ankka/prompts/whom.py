"""Pelle's machine asks for another player: whose character to take, or whom to send back."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from game.ankka.data import Invention
from game.engine.requests import Seat
from game.ui.ankka.pictures import invention_picture, pawn_picture
from game.ui.ankka.prompts.base import AnkkaPrompt
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Spot

_FOOT, _SENTENCE, _GAP = 92.0, 112.0, 20.0
_QUESTION = theme.HEADING.sized(42)
_NAME, _TEXT = theme.HEADING.sized(40), theme.BODY.sized(32)
_WIDEST = 330.0


class WhomPrompt(AnkkaPrompt):
    """A card for every other player, and a button to leave everything as it is, if one may."""

    size = (1720, 900)
    invention: ClassVar[Invention] = "swap"

    @property
    def cards(self) -> Box:
        """Where the players' cards stand."""
        rest = self.body.split_top(_SENTENCE, gap=20)[1]
        return rest.split_bottom(_FOOT, gap=20)[0]

    def build(self) -> None:
        super().build()
        options = [option.id for option in self.choice.options if option.id != "no"]
        whole = self.cards
        width = min(_WIDEST, (whole.w - _GAP * (len(options) - 1)) / len(options))
        left = whole.centre[0] - (width * len(options) + _GAP * (len(options) - 1)) / 2
        for place, id in enumerate(options):
            seat = int(id.partition(" ")[2])
            box = Box(left + place * (width + _GAP), whole.y, width, whole.h)
            told = f"{self.words.name(seat)}. {self.told_of(seat)}"
            draw = partial(self._draw_player, seat=seat)
            self.add(Spot(box, partial(self.finish, id), told, name=id, radius=26, draw_on=draw))
        if "no" in self.offered():
            foot = self.body.split_bottom(_FOOT)[1]
            self.add_choice("no", Box.around(*foot.centre, 620, foot.h), "brown")

    def told_of(self, seat: Seat) -> str:
        """What matters of this player."""
        raise NotImplementedError

    def draw_inside(self, canvas: Canvas) -> None:
        icon, words = self.body.split_top(_SENTENCE)[0].split_left(_SENTENCE, gap=22)
        canvas.picture(invention_picture(self.invention), icon)
        question, sentence = words.split_top(60)
        canvas.text(question, self.table.look.question(self.request), _QUESTION)
        canvas.text(sentence, self.sentence(), theme.BODY_SOFT)

    def sentence(self) -> str:
        """What the choice comes to."""
        return self.words.t(f"dialogs.{self.request.question}.told")

    def _draw_player(self, canvas: Canvas, spot: Spot, seat: Seat) -> None:
        """The pawn with its name and what matters, on a card."""
        state, colour = self.state, self.look.colour(seat)
        canvas.skin(spot.box, looks.CARD_PANEL)
        room = spot.box.inset(16, 18)
        words, rest = room.split_bottom(150, gap=6)[1], room.split_bottom(150, gap=6)[0]
        canvas.picture(pawn_picture(colour), rest)
        canvas.seat_mark(Box(rest.x, rest.y, 54, 54), colour)
        if state.dime == state.pawn[seat]:
            canvas.picture("ankka/dime_front", Box(rest.right - 80, rest.y, 80, 84))
        name, told = words.split_top(54)
        canvas.text(name, self.words.name(seat), _NAME, "centre")
        canvas.text(told, self.told_of(seat), _TEXT, "centre", max_lines=2)


class SwapPrompt(WhomPrompt):
    """The character swap: a route that is farther on, and perhaps the dime."""

    def draw_inside(self, canvas: Canvas) -> None:
        """With what would be given away, to compare."""
        super().draw_inside(canvas)
        self.draw_aside(canvas, self.told_of(self.seat))

    def told_of(self, seat: Seat) -> str:
        pawn = self.state.pawn[seat]
        route = self.look.board.route(self.state, pawn)
        character = self.words.character(self.state.characters[pawn])
        done = self.words.t("dialogs.swap.has", n=self.state.visited[pawn], of=len(route))
        return f"{character}: {done}"


class BeamPrompt(WhomPrompt):
    """The molecular transporter: back to the place that was visited last, or to the start."""

    invention = "beam"

    def told_of(self, seat: Seat) -> str:
        state, pawn = self.state, self.state.pawn[seat]
        route, visited = self.look.board.route(state, pawn), state.visited[pawn]
        start = self.data.character(state.characters[pawn]).start
        back = route[visited - 1] if visited else start
        place = self.words.t("table.start") if back == start else self.words.place(back)
        return self.words.t("dialogs.beam.to", space=place)
