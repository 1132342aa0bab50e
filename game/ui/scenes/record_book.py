"""The family's record book: the games that were played to their end, and who did how well."""

from __future__ import annotations

from game.storage.errors import CannotRead, CannotSave
from game.storage.records import GameRecord
from game.ui.app import App
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.dialog import Choice, MessageDialog
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.still import Label, Picture
from game.ui.kit.widgets.values import Cycler
from game.ui.scenes.page import BUTTON_HEIGHT, TurningPage
from game.ui.scenes.record_numbers import contents, games_of, numbers_of
from game.ui.scenes.record_row import RecordRow, score_told
from game.ui.scenes.resuming import tell

_ROWS, _ROWS_OF_LARGE_TEXT = 3, 2
_EVERYBODY = ""
"""What the chooser of players holds while nobody is chosen."""


class RecordBook(TurningPage[None]):
    """Finished games, newest first, two or three a page: everybody's, or those of one person with
    that person's numbers. A name can be removed, except at a public table."""

    title = "records.title"

    def __init__(self, app: App, player: str = _EVERYBODY) -> None:
        """`player`: whose games, by the name as the book has it."""
        super().__init__(app)
        self.page = 0
        self.player = player
        self._read()

    def _read(self) -> None:
        self.contents = contents(self.house.records)
        if self.player not in self.contents.players:
            self.player = _EVERYBODY
        self.games: tuple[GameRecord, ...] = self.contents.games
        if self.player:
            self.games = games_of(self.house.records, self.player)

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.games) // self.rows))

    @property
    def rows(self) -> int:
        """How many games stand on a page."""
        return _ROWS if self.kit.settings.text_size <= 1 else _ROWS_OF_LARGE_TEXT

    def enter(self) -> None:
        self.focus.set_by_name("player" if self.focus.find("player") else "back")

    def back(self) -> None:
        self.finish(None)

    def _choose(self, player: str) -> None:
        self.player, self.page = player, 0
        self._read()
        self.rebuild()

    # Removing a name

    def _ask_to_delete(self) -> None:
        name = self.player

        def answered(delete: bool) -> None:
            if delete:
                self._delete(name)

        assert self.stack is not None
        choices = [
            Choice(True, self.t("common.delete"), "danger"),
            Choice(False, self.t("common.cancel")),
        ]
        text = self.t("records.delete_really", name=name)
        dialog = MessageDialog(self.kit, self.t("records.delete"), text, choices)
        self.stack.push(dialog, answered)
        dialog.focus.set_by_name("choice 1")  # two presses in haste must not remove anybody

    def _delete(self, name: str) -> None:
        try:
            self.house.records.delete_player(name)
        except CannotSave as fault:
            tell(self, self.t(f"records.cannot_delete.{fault.code}"), self.t("records.delete"))
        except CannotRead:
            pass  # a newer program has taken the book meanwhile: reading it again says so
        self._read()
        self.rebuild()
        self.focus.set_by_name("player")

    # What it looks like

    def build(self) -> None:
        super().build()
        if not self.contents.players and not self.games:
            self._build_nothing()
            return
        strip, body = self.content.split_top(BUTTON_HEIGHT, gap=18)
        self._build_strip(strip)
        now = self.house.now()
        self.page = min(self.page, self.pages - 1)  # the text may have got smaller
        rows = body.rows(self.rows, gap=14)
        for record, row in zip(self.games[self.page * self.rows :], rows, strict=False):
            self.add(RecordRow(row, record, self.t, now))
        if not self.games:
            key = "records.none_yet" if self.player else "records.none"
            nothing = self.t(key, name=self.player)
            self.add(Label(body, nothing, theme.HEADING, "centre", max_lines=None, name="nothing"))
        if self.pages > 1:
            self.add_pages()

    def _build_nothing(self) -> None:
        area = self.content.inset(120, 130)
        picture, words = area.split_top(220, gap=30)
        symbol = "shelf/sym_warning" if self.contents.trouble else "shelf/sym_trophy"
        self.add(Picture(picture, symbol))
        self.add(
            Label(words, self._why_nothing(), theme.HEADING, "centre", "top", None, name="nothing")
        )

    def _why_nothing(self) -> str:
        trouble = self.contents.trouble
        if trouble:
            return self.t(f"records.trouble.{trouble}", **self.contents.numbers)
        return self.t("records.none")

    def _build_strip(self, strip: Box) -> None:
        """Whose games these are, that person's numbers, and the way to remove the name."""
        chooser, rest = strip.split_left(600, gap=28)
        people = [(_EVERYBODY, self.t("records.everybody"))]
        people += [(name, name) for name in self.contents.players]
        self.add(Cycler(chooser, people, self.player, self._choose, name="player"))
        if not self.app.kiosk:
            rest, delete = rest.split_right(330, gap=28)
            why_not = "" if self.player else self.t("records.choose_first")
            self.add(
                Button(delete, self.t("records.delete"), self._ask_to_delete, "brown",
                       not why_not, why_not, name="delete", size=34)
            )  # fmt: skip
        self.add(Label(rest, self._numbers(), theme.BODY, "centre", max_lines=2, name="numbers"))

    def _numbers(self) -> str:
        if not self.player:
            return self.t("records.games", n=len(self.games))
        reached = numbers_of(self.player, self.games)
        if not reached.games:
            return self.t("records.games", n=0)
        best = [score_told(self.t, game, score) for game, score in reached.best.items()]
        return self.t(
            "records.numbers", games=self.t("records.games", n=reached.games),
            wins=self.t("records.wins", n=reached.wins), best=", ".join(best),
        )  # fmt: skip
