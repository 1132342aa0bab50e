"""Scenes in the room of the shelf: the room itself, and the large paper page most of them are."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, TypeVar

from game.ui.app import App
from game.ui.household import household
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Scroll
from game.ui.kit.box import SCREEN, Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import ArrowButton, Button
from game.ui.kit.widgets.still import Label, Ribbon

R = TypeVar("R")

PAPER = Box(64, 96, 1792, 924)
BUTTON_HEIGHT = 92


class RoomScene(Scene[R]):
    """A scene that knows the program and the household."""

    def __init__(self, app: App) -> None:
        super().__init__(app.kit)
        self.app = app
        self.house = household(app)

    def draw_room(self, canvas: Canvas) -> None:
        """The room. Windows of another shape show a darker piece of it beside the picture."""
        if canvas.view.picture != canvas.view.window:
            canvas.background("shelf/menu_room")
            canvas.fill(canvas.view.box(canvas.view.window), theme.BARS, alpha=150)
        canvas.picture("shelf/menu_room", SCREEN)


class Page(RoomScene[R]):
    """A sheet of paper in a wooden frame, with a title and a way back. `build` adds to it."""

    title: ClassVar[str] = ""
    """Key of the title."""

    @property
    def content(self) -> Box:
        """The paper below the title and above the row of buttons."""
        return Box(PAPER.x + 48, PAPER.y + 72, PAPER.w - 96, PAPER.h - 72 - BUTTON_HEIGHT - 64)

    @property
    def row(self) -> Box:
        """The row of buttons at the foot, without the way back."""
        return Box(PAPER.x + 398, PAPER.bottom - BUTTON_HEIGHT - 36, PAPER.w - 446, BUTTON_HEIGHT)

    def title_text(self) -> str:
        return self.t(self.title)

    def build(self) -> None:
        """Title and way back; override and call this."""
        text = self.title_text()
        width = min(1400.0, max(620.0, self.kit.writer.width(text, theme.TITLE) + 150))
        self.add(Ribbon(Box(960 - width / 2, PAPER.y - 66, width, 112), text, name="title"))
        self.add(
            Button(
                Box(PAPER.x + 48, self.row.y, 320, BUTTON_HEIGHT), self.t("common.back"),
                self.back, "brown", name="back", picture="shelf/sym_back",
            )
        )  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        self.draw_room(canvas)
        canvas.skin(PAPER.inset(-22), looks.WOOD_FRAME)
        canvas.skin(PAPER, looks.DIALOG_PAPER)
        self.draw_widgets(canvas)


class TurningPage(Page[R]):
    """A page with more than one sheet: the wheel and Page Up and Down turn it."""

    page = 0

    @property
    def pages(self) -> int:
        """How many sheets there are."""
        raise NotImplementedError

    def handle(self, action: Action) -> bool:
        if isinstance(action, Scroll):
            self._turn(1 if action.lines > 0 else -1)
            return True
        return super().handle(action)

    def add_pages(self) -> None:
        """Arrows at the foot with the number of the page between them; at an end one is greyed."""
        area = self.row.split_right(620)[1]
        left, rest = area.split_left(BUTTON_HEIGHT, gap=20)
        middle, right = rest.split_right(BUTTON_HEIGHT, gap=20)
        back, on = partial(self._turn, -1), partial(self._turn, 1)
        former = ArrowButton(left, "left", back, self.t("common.previous"), name="previous")
        former.enable("" if self.page > 0 else self.t("rulebook.first_page"))
        further = ArrowButton(right, "right", on, self.t("common.next"), name="next")
        further.enable("" if self.page + 1 < self.pages else self.t("rulebook.last_page"))
        self.add(former)
        text = self.t("saves.page", n=self.page + 1, of=self.pages)
        self.add(Label(middle, text, theme.BODY, "centre", name="page"))
        self.add(further)

    def _turn(self, by: int) -> None:
        page = max(0, min(self.pages - 1, self.page + by))
        if page != self.page:
            self.page = page
            self.rebuild()
