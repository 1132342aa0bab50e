"""The rulebook: chapters at the left, pages of clauses at the right, a search below.

RulebookScene(app, "joakim", clause="joakim.movement.3")      # opens where that rule stands
"""

from __future__ import annotations

from functools import partial

from game.ui.app import App
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Move, Scroll, Shortcut
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.looks import Skin
from game.ui.kit.theme import rgb
from game.ui.kit.widgets.button import ArrowButton
from game.ui.kit.widgets.lists import ScrollList
from game.ui.kit.widgets.still import Label
from game.ui.kit.widgets.text_field import TextField
from game.ui.scenes.page import BUTTON_HEIGHT, PAPER, Page
from game.ui.scenes.rulebook_pages import Book, Clause, paged

_LIST, _CHAPTER = 500, 42
"""Width of the list of chapters, and height of its rows, unless so many could not be seen at
once."""
_NUMBER, _TITLE, _SPACE = 104, 74, 16
_TEXT = theme.BODY.sized(34)
_MARKED = Skin((rgb("FFF0B4"), rgb("FFE08A")), rgb("D8A43A"), 3, radius=16)


class _Chapters(ScrollList[int]):
    """The rows are low: the ring lies below all words, those of its own row and its neighbours'."""

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.focused:
            canvas.ring(self.row_box(self.index).inset(5, 6), self.radius)
        style = theme.LABEL.coloured(theme.INK_ON_GOLD)
        for row, chapter in enumerate(self.items[self.first : self.first + self.shown], self.first):
            number, words = self.row_box(row).inset(16, 2).split_left(46, gap=8)
            canvas.text(number, str(chapter + 1), style, "right")
            canvas.text(words, self.say_row(chapter), style)

    def draw_ring(self, canvas: Canvas) -> None:
        """It is there already."""


class RulebookScene(Page[None]):
    """Shows one page at a time. What is typed is searched for at once."""

    title = "rulebook.title"

    def __init__(self, app: App, game: str, clause: str | None = None) -> None:
        super().__init__(app)
        self.game = game
        self.marked = clause
        self.sought = ""
        self.page = 0
        self._lay_out()
        if clause is not None:
            self.page = self._page_of(clause)

    def _lay_out(self) -> None:
        """Read and divide the book for the language and text size there are now."""
        self.book = Book(self.game, self.t)
        self._divide()

    def _divide(self) -> None:
        clauses = self.book.clauses_with(self.sought)
        area = self._reading
        self.pages = paged(clauses, self._height, area.h, _TITLE, bool(self.sought.strip()))
        self.page = max(0, min(len(self.pages) - 1, self.page))

    def _height(self, clause: Clause) -> float:
        width = self._reading.w - _NUMBER - 24
        return self.kit.writer.height(clause.text, _TEXT, width) + 18 + _SPACE

    def _page_of(self, clause: str) -> int:
        pages = enumerate(self.pages)
        return next((n for n, page in pages if any(each.id == clause for each in page)), 0)

    @property
    def _contents(self) -> Box:
        """The list of chapters, up to the edge of the paper: the ribbon ends beside it."""
        top = PAPER.y + 28
        return Box(self.content.x, top, _LIST, self.content.bottom - top)

    @property
    def _reading(self) -> Box:
        return self.content.split_left(_LIST, gap=44)[1]

    @property
    def chapter(self) -> int:
        """The chapter of the page that is shown; the first while nothing is found."""
        return self.pages[self.page][0].chapter if self.pages else 0

    # What can be done

    def back(self) -> None:
        self.finish(None)

    def handle(self, action: Action) -> bool:
        at_list = self.focus.current is self.list
        if isinstance(action, Scroll):
            self._turn(1 if action.lines > 0 else -1)
            return True
        if isinstance(action, Move) and action.dx and at_list and self._turn(action.dx):
            return True
        if isinstance(action, Shortcut) and len(action.key) == 1:
            self.focus.set(self.field)  # the letter itself follows as text
            return True
        chapter = self.list.index
        used = super().handle(action)
        if self.list.index != chapter:
            self._open_chapter(self.list.index)
        return used

    def _turn(self, by: int) -> bool:
        page = self.page + by
        if not 0 <= page < len(self.pages):
            return False
        self._show(page)
        return True

    def _show(self, page: int) -> None:
        self.page = page
        self.list.index = self.chapter
        self.list.set_items(self.list.items)
        self._update_buttons()
        self.invalidate()

    def _open_chapter(self, chapter: int) -> None:
        """The chapter's first page; what was sought gives way to the whole book."""
        if self.sought:
            self.sought = ""
            self.field.set_text("")
            self._divide()
        pages = enumerate(self.pages)
        self._show(next(n for n, page in pages if page[0].chapter == chapter))

    def _seek(self, words: str) -> None:
        self.sought = words
        self.page = 0
        self._divide()
        self._show(0)

    # What it looks like

    def build(self) -> None:
        self._lay_out()
        super().build()
        chapters = list(range(len(self.book.titles)))
        row = min(_CHAPTER, (self._contents.h - len(chapters)) // len(chapters))
        self.list = self.add(
            _Chapters(
                self._contents, chapters, self._open_chapter, self._draw_chapter,
                self.book.titles.__getitem__, row, 1, name="chapters",
            )
        )  # fmt: skip
        search, turning = self.row.split_right(560, gap=40)
        self.field = self.add(
            TextField(
                Box(search.x, search.y + 2, search.w, search.h - 8), self.sought, self._seek, 40,
                self.t("rulebook.search"), name="search",
            )
        )  # fmt: skip
        left, rest = turning.split_left(BUTTON_HEIGHT, gap=16)
        middle, right = rest.split_right(BUTTON_HEIGHT, gap=16)
        self.former = self.add(
            ArrowButton(left, "left", partial(self._turn, -1), self.t("common.previous"),
                        name="previous")
        )  # fmt: skip
        self.number = self.add(Label(middle, "", theme.BODY, "centre", name="page"))
        self.next = self.add(
            ArrowButton(right, "right", partial(self._turn, 1), self.t("common.next"), name="next")
        )
        self.list.index = self.chapter
        self.list.set_items(chapters)
        self._update_buttons()

    def enter(self) -> None:
        self.focus.set_by_name("chapters")

    def _update_buttons(self) -> None:
        count = len(self.pages)
        text = self.t("rulebook.page", n=self.page + 1, of=count) if count else ""
        self.number.set_text(text)
        self.former.enable("" if self.page > 0 else self.t("rulebook.first_page"))
        self.next.enable("" if self.page + 1 < count else self.t("rulebook.last_page"))

    def _draw_chapter(self, canvas: Canvas, box: Box, chapter: int, focused: bool) -> None:
        shown = bool(self.pages) and chapter == self.chapter
        canvas.skin(box, looks.GROOVE_FULL if shown else looks.SLOT)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        area = self._reading
        if not self.pages:
            canvas.text(
                area, self.t("rulebook.nothing_found"), theme.HEADING, "centre", "middle", 3
            )
            return
        y, chapter = area.y, -1
        for clause in self.pages[self.page]:
            if clause.chapter != chapter:
                chapter = clause.chapter
                title = Box(area.x, y, area.w, _TITLE - 16)
                canvas.text(title, self.book.titles[chapter], theme.HEADING)
                y += _TITLE
            y += self._draw_clause(canvas, clause, Box(area.x, y, area.w, self._height(clause)))

    def _draw_clause(self, canvas: Canvas, clause: Clause, row: Box) -> float:
        """The clause in its row, marked if the book was opened at it; the height it takes."""
        if clause.id == self.marked:
            canvas.skin(Box(row.x - 12, row.y - 8, row.w + 24, row.h - _SPACE + 12), _MARKED)
        number, words = row.split_left(_NUMBER, gap=24)
        style = theme.NUMBER.sized(34).coloured(theme.MONEY)
        text_height = row.h - _SPACE - 8
        first = min(text_height, 46 * canvas.writer.text_size)
        canvas.text(Box(number.x, row.y + 6, number.w, first), clause.number, style, "right", "top")
        room = Box(words.x, row.y + 6, words.w, text_height)
        canvas.text(room, clause.text, _TEXT, valign="top", max_lines=None)
        return row.h
