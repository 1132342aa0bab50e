"""The list of saved games: open one, or delete it."""

from __future__ import annotations

from functools import partial

from game.storage.errors import CannotSave
from game.ui.app import App
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.dialog import Choice, MessageDialog
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.still import Label
from game.ui.scenes.page import TurningPage
from game.ui.scenes.resuming import resume, tell
from game.ui.scenes.save_row import Entry, SaveRow, opened, title_of

_ROWS = 5


class SavedGames(TurningPage[None]):
    """All saves, newest first, five a page; damaged ones with what is wrong with them."""

    title = "saves.title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = 0
        self.entries: list[Entry] = self.house.saves.list()

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.entries) // _ROWS))

    def enter(self) -> None:
        if self.entries:
            self.focus.set_by_name(f"save {self.entries[0].id}")

    def back(self) -> None:
        self.finish(None)

    def _open(self, entry: Entry) -> None:
        info = opened(entry)
        if info is not None:
            resume(self.app, self, info)

    def _ask_to_delete(self, entry: Entry) -> None:
        def answered(delete: bool) -> None:
            if delete:
                self._delete(entry)

        assert self.stack is not None
        choices = [
            Choice(True, self.t("common.delete"), "danger"),
            Choice(False, self.t("common.cancel")),
        ]
        text = self.t("saves.delete_really", name=title_of(self.t, entry))
        title = self.t("common.delete")
        dialog = MessageDialog(self.kit, title, text, choices)
        self.stack.push(dialog, answered)
        dialog.focus.set_by_name("choice 1")  # two presses in haste must not delete anything

    def _delete(self, entry: Entry) -> None:
        try:
            self.house.saves.delete(entry.id)
        except CannotSave as fault:
            tell(self, self.t(f"saves.cannot_delete.{fault.code}"), self.t("common.delete"))
        self.entries = self.house.saves.list()
        self.page = min(self.page, self.pages - 1)
        self.rebuild()

    # What it looks like

    def build(self) -> None:
        super().build()
        now = self.house.now()
        rows = self.content.rows(_ROWS, gap=14)
        first = self.page * _ROWS
        for entry, row in zip(self.entries[first : first + _ROWS], rows, strict=False):
            kiosk = self.app.kiosk  # there nobody deletes what others have played
            place, delete = row.split_right(0 if kiosk else 220, gap=24)
            self.add(SaveRow(place, entry, self.t, now, partial(self._open, entry)))
            if kiosk:
                continue
            box = Box(delete.x, delete.centre[1] - 44, delete.w, 88)
            press = partial(self._ask_to_delete, entry)
            label = self.t("common.delete")
            self.add(Button(box, label, press, "brown", name=f"delete {entry.id}", size=34))
        if not self.entries:
            self.add(Label(self.content, self.t("saves.none"), theme.HEADING, "centre"))
        if self.pages > 1:
            self.add_pages()
