"""What may be done beside one's own move: tips, trade with other players, loans, a look at a hand.

It says the same whatever is in hand: how many tips somebody has is all that the room may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.engine.requests import AnyChoice
from game.joakim import effects
from game.joakim.sharks import Sharks
from game.ui.joakim.prompts.base import BUTTON_HEIGHT, GAP, JoakimPrompt
from game.ui.joakim.sharks.asides import show_hand
from game.ui.joakim.sharks.tiles import Tile
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

BACK = ""
"""The result that is no answer: back to the question."""

_HEAD, _WIDEST, _GAP = 250.0, 420.0, 16.0
_TITLE = theme.HEADING.sized(46)


class _Deal(NamedTuple):
    """A tile: an answer, or what else it does."""

    name: str
    picture: str
    label: str
    press: Callable[[], object]
    note: str = ""
    told: str = ""
    seat: str = ""
    badge: str = ""
    reason: str = ""


class Dealings(JoakimPrompt):
    """Three rows of tiles. The result is the id of an option, or BACK."""

    def __init__(self, look: JoakimLook, request: AnyChoice) -> None:
        super().__init__(look.table, request)
        self.look = look
        self._refused: dict[str, str] = {}
        self.between_others = False
        """Are the deals shown that others may make with one another?"""

    @property
    def sharks(self) -> Sharks:
        assert self.state.sharks is not None
        return self.state.sharks

    def question(self) -> str:
        return self.t("joakim.dealings.title")

    def first_choice(self) -> str:
        """The first of the tiles that can be pressed, or the way back."""
        tiles = (each for each in self.focus if isinstance(each, Tile))
        return next((tile.name for tile in tiles if not tile.reason), "back")

    # The widgets

    def add_corners(self) -> None:
        """Both are beside the question already."""

    def build(self) -> None:
        super().build()
        self._refused = self.refusals()
        if self.between_others:
            self._add_pairs()
        else:
            for (_, deals), row in zip(self._groups(), self._rows(), strict=True):
                self._add_row(deals, row.split_left(_HEAD, gap=20)[1])
        foot = self.content.split_bottom(BUTTON_HEIGHT)[1]
        box = Box.around(*foot.centre, 520, foot.h)
        self.add(Button(box, self.t("common.back"), self.back, "gold", name="back"))

    def back(self) -> None:
        if self.between_others:
            self._turn(False)
        else:
            self.finish(BACK)

    def _rows(self) -> list[Box]:
        return self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)[0].rows(3, gap=14)

    def _add_row(self, deals: Sequence[_Deal], row: Box) -> None:
        width = min(_WIDEST, (row.w - _GAP * (len(deals) - 1)) / len(deals))
        for place, deal in enumerate(deals):
            self._add_tile(deal, Box(row.x + place * (width + _GAP), row.y, width, row.h))

    def _add_tile(self, deal: _Deal, box: Box) -> None:
        self.add(
            Tile(box, deal.picture, deal.label, deal.press, deal.note, deal.told, deal.seat,
                 deal.badge, deal.reason, deal.name)
        )  # fmt: skip

    # What there is

    def _groups(self) -> list[tuple[str, list[_Deal]]]:
        """The rows: a heading, and what can be done."""
        return [
            ("tips", [self._own_tips(), *self._inspections()]),
            ("trade", self._offers()),
            ("loans", self._repayments()),
        ]

    def _answer(self, id: str, picture: str, label: str, **more: str) -> _Deal:
        """A tile that answers with an option, greyed if that is refused."""
        reason = ""
        if id not in self.offered():
            reason = self._refused.get(id) or self.t("table.not_possible")
        return _Deal(id, picture, label, partial(self.finish, id), reason=reason, **more)

    def _with(self, seat: int, id: str, picture: str, note: str, told: str) -> _Deal:
        """A tile that is about another player."""
        name = self.name_of(seat)
        told = self.t(f"joakim.dealings.{told}", name=name)
        return self._answer(id, picture, name, note=note, told=told, seat=self._look_of(seat))

    def _own_tips(self) -> _Deal:
        count = len(self.sharks.hands[self.seat])
        reason = "" if count else self.why_none_in_hand()
        label = self.t("joakim.deck.tips.count", n=count)
        show = partial(show_hand, self.look, self.choice, self._played)
        return _Deal("tips", "joakim/icon_tips", label, show, reason=reason)

    def why_none_in_hand(self) -> str:
        text = self.t("joakim.dealings.no_tips", name=self.name_of(self.seat))
        return f"{text} ({self.look.clause('joakim.tips.1')})"

    def _played(self, answer: object) -> None:
        self.finish(str(answer))

    def _inspections(self) -> list[_Deal]:
        """A look at each other hand, for whoever keeps the card that allows it."""
        kept = (self.data.uncle[card].effect for card in self.sharks.kept[self.seat])
        if not any(isinstance(effect, effects.Inspect) for effect in kept):
            return []
        picture, holders = "joakim/emblem_inspect", self._others_with_tips()
        if not holders:
            return [self._answer("inspect", picture, self.t("joakim.dealings.inspect_none"))]
        note = self.t("joakim.dealings.look")
        return [self._with(seat, f"inspect {seat}", picture, note, "inspect") for seat in holders]

    def _others(self) -> list[int]:
        return self.state.others(self.seat)

    def _others_with_tips(self) -> list[int]:
        return [seat for seat in self._others() if self.sharks.hands[seat]]

    def _look_of(self, seat: int) -> str:
        return self.table.seating(seat).look

    def _offers(self) -> list[_Deal]:
        deals = [
            self._with(
                seat, f"offer {seat}", f"joakim/pawn_{self._look_of(seat)}",
                self.say_money(self.state.cash[seat]), "offer",
            )
            for seat in self._others()
        ]  # fmt: skip
        if self._pairs():
            told, turn = self.t("joakim.dealings.between_others"), partial(self._turn, True)
            label = self.t("joakim.dealings.others")
            deals.append(_Deal("others", "joakim/emblem_exchange", label, turn, told=told))
        return deals

    def _repayments(self) -> list[_Deal]:
        """A tile for each size held; one greyed one where there is none."""
        held, picture = self.sharks.loans[self.seat], "joakim/loan_note"
        deals = [
            self._answer(
                f"repay {loan.id}", picture,
                self.t("joakim.dealings.repay", amount=loan.repayment),
                badge=f"×{count}" if count > 1 else "",
            )
            for loan, count in zip(self.data.loans, held, strict=True)
            if count
        ]  # fmt: skip
        if deals:
            return deals
        first = f"repay {self.data.loans[0].id}"
        return [self._answer(first, picture, self.t("joakim.dealings.no_loans"))]

    # Deals of others with one another (option)

    def _pairs(self) -> list[tuple[str, int, int]]:
        """Option id, who makes the offer, and to whom."""
        parts = [id.split(" ") for id in self.offered() if id.startswith("offer ")]
        pairs = [(int(part[1]), int(part[2])) for part in parts if len(part) == 3]
        return [(f"offer {maker} {partner}", maker, partner) for maker, partner in sorted(pairs)]

    def _add_pairs(self) -> None:
        area = self.body.split_bottom(BUTTON_HEIGHT, gap=GAP)[0]
        boxes = [box for row in area.rows(4, gap=12) for box in row.columns(4, gap=12)]
        for (id, maker, partner), box in zip(self._pairs(), boxes, strict=False):
            label, look = self.name_of(maker), self._look_of(maker)
            note = self.t("joakim.dealings.pair", name=self.name_of(partner))
            self._add_tile(
                self._answer(id, f"joakim/pawn_{look}", label, note=note, seat=look), box
            )

    def _turn(self, between_others: bool) -> None:
        self.between_others = between_others
        self.rebuild()
        self.focus.set_by_name(self._pairs()[0][0] if between_others else "others")

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        if self.between_others:
            return
        for (heading, _), row in zip(self._groups(), self._rows(), strict=True):
            canvas.skin(row.inset(-14, -4), looks.SLOT)
            box = row.split_left(_HEAD)[0].inset(8, 0)
            canvas.text(box, self.t(f"joakim.dealings.{heading}"), _TITLE, max_lines=2)
