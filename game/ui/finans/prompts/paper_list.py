"""A dialog with a list of one's own papers in pages, each with what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import AnyRequest
from game.ui.finans.prompts.base import FinansPrompt
from game.ui.finans.prompts.ways import (
    OwnPaper,
    WayTile,
    draw_paper_row,
    own_papers,
    page_of,
    way_boxes,
)
from game.ui.kit import theme
from game.ui.kit.actions import Action, Scroll
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_ROW, _GAP, _PAGER, _HEAD = 84, 8, 68, 44


class PaperListPrompt(FinansPrompt):
    """`list_box` holds the list, `may_redeem` says whether mortgaged plots can be redeemed here."""

    may_redeem = False

    def __init__(self, table: TableScene, request: AnyRequest) -> None:
        super().__init__(table, request)
        self.papers = own_papers(self.register, self.seat, self.may_redeem)
        self.page = 0

    def list_box(self) -> Box:
        raise NotImplementedError

    def is_enough(self, amount: int) -> bool:
        """Whether a way that brings this amount brings all that is missing."""
        return False

    def warning(self, id: str) -> str:
        """What a way spoils, "" if it does not."""
        return ""

    def verb(self, id: str) -> str:
        """What a way's button says beside its amount."""
        return self.tell(f"way.{id.partition(' ')[0]}")

    def take(self, id: str) -> None:
        """The button of a way was pressed."""
        self.finish(id)

    def missing_reason(self, id: str) -> str:
        """The reason against a way that the rules neither offer nor refuse."""
        return self.table.t("table.not_possible")

    @property
    def per_page(self) -> int:
        """How many rows there is room for, without the pager if all fit."""
        room = self.list_box().h - _HEAD
        whole = int((room + _GAP) // (_ROW + _GAP))
        if len(self.papers) <= whole:
            return whole
        return int((room - _PAGER - _GAP) // (_ROW + _GAP))

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.papers) // self.per_page))

    def shown_papers(self) -> Sequence[OwnPaper]:
        return page_of(self.papers, self.page, self.per_page)

    def row_box(self, place: int) -> Box:
        box = self.list_box()
        return Box(box.x, box.y + _HEAD + place * (_ROW + _GAP), box.w, _ROW)

    def id_of(self, verb: str, paper: OwnPaper) -> str:
        """The option of doing this with a paper."""
        papers = self.data.plots if paper.sort == "plot" else self.data.shares
        return f"{verb} {papers[paper.number].id}"

    def add_papers(self) -> None:
        """The ways of each paper of this page, and the pager."""
        offered, refusals = self.offered(), self.refusals()
        for place, paper in enumerate(self.shown_papers()):
            boxes = way_boxes(self.row_box(place))[-len(paper.ways) :]
            for (verb, amount), box in zip(paper.ways, boxes, strict=True):
                id = self.id_of(verb, paper)
                reason = "" if id in offered else refusals.get(id) or self.missing_reason(id)
                written = self.register.gain(amount) if amount > 0 else self.register.loss(-amount)
                enough = not reason and self.is_enough(amount)
                self.add(
                    WayTile(
                        box, self.verb(id), written, partial(self.take, id), reason, id, enough,
                        "" if reason else self.warning(id),
                    )
                )  # fmt: skip
        if self.pages > 1:
            foot = self.list_box().split_bottom(_PAGER)[1]
            for box, step in zip(
                (foot.split_left(280)[0], foot.split_right(280)[1]), (-1, 1), strict=True
            ):
                label = self.table.t("table.page_back" if step < 0 else "table.page_on")
                turn = partial(self.turn_page, step)
                self.add(Button(box, label, turn, "brown", name=f"page {step}", size=32))

    def turn_page(self, step: int) -> None:
        self.page = (self.page + step) % self.pages
        self.renew(self.list_box().inset(-20))

    def handle(self, action: Action) -> bool:
        """The wheel turns pages."""
        if isinstance(action, Scroll) and self.pages > 1:
            page = max(0, min(self.pages - 1, self.page + (1 if action.lines > 0 else -1)))
            if page != self.page:
                self.turn_page(page - self.page)
            return True
        return super().handle(action)

    def draw_list(self, canvas: Canvas, heading: str, nothing: str) -> None:
        box = self.list_box()
        head = box.split_top(_HEAD - 4)[0]
        canvas.text(head, heading, theme.BODY.sized(34).coloured(theme.INK_SOFT))
        if not self.papers:
            canvas.text(self.row_box(0), nothing, theme.BODY)
        for place, paper in enumerate(self.shown_papers()):
            draw_paper_row(canvas, self.row_box(place), self.register, paper)
        if self.pages > 1:
            foot = box.split_bottom(_PAGER)[1].inset(290, 0)
            text = self.tell("page", n=self.page + 1, of=self.pages)
            canvas.text(foot, text, theme.BODY.sized(34), "centre")
