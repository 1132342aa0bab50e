"""A saved game in the list: what it is, who plays, how far they have come, and when that was."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from game.games import GAMES
from game.storage.saves import DamagedSave, SaveInfo
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Spot
from game.ui.scenes.name_line import name_line

Words = Callable[..., str]
Entry = SaveInfo | DamagedSave


def title_of(t: Words, entry: Entry) -> str:
    """The game and the round; of a damaged save only its name is known."""
    if isinstance(entry, DamagedSave):
        return entry.name
    header = entry.header
    game = GAMES.get(header.game)
    title = t(f"{game.id}.game.short") if game else header.game
    key = "saves.finished" if header.finished else "shelf.saved_round"
    return t(key, game=title, n=header.round)


def subtitle_of(t: Words, entry: Entry, now: datetime) -> str:
    """Who plays; of a damaged save why it cannot be opened, and what can be opened instead."""
    if isinstance(entry, SaveInfo):
        return ", ".join(entry.header.names)
    reason = t(f"saves.damaged.{entry.code}", **entry.numbers)
    if opened(entry) is None:
        return reason
    assert entry.older is not None
    return f"{reason} {t('saves.open_older', when=when(t, entry.older.saved_at, now))}"


def opened(entry: Entry) -> SaveInfo | None:
    """What pressing the row opens: the save, or the older generation of a damaged one. The save
    of a newer program waits for that program."""
    if isinstance(entry, SaveInfo):
        return entry
    return None if entry.code == "newer" else entry.older


def when(t: Words, moment: datetime, now: datetime) -> str:
    """Today, yesterday or the date, with the time of day, where `now` is."""
    there = moment.astimezone(now.tzinfo)
    days = (now.date() - there.date()).days
    key = {0: "today", 1: "yesterday"}.get(days, "date")
    return t(
        f"saves.{key}", day=there.day, month=there.month, year=there.year,
        hour=f"{there.hour:02}", minute=f"{there.minute:02}",
    )  # fmt: skip


class SaveRow(Spot):
    """The row of one save; greyed with its reason when there is nothing to open."""

    def __init__(
        self, box: Box, entry: Entry, t: Words, now: datetime, on_press: Callable[[], object]
    ) -> None:
        self.entry = entry
        self.t = t
        self.title = title_of(t, entry)
        self.subtitle = subtitle_of(t, entry, now)
        moment = entry.saved_at if isinstance(entry, SaveInfo) else entry.changed_at
        self.when = when(t, moment, now)
        reason = self.subtitle if opened(entry) is None else ""
        super().__init__(box, on_press, self.title, reason, name=f"save {entry.id}", radius=24)

    def spoken(self) -> str:
        return " ".join(f"{text.rstrip('.')}." for text in (self.title, self.subtitle, self.when))

    def explain(self) -> str:
        return self.spoken()

    def draw(self, canvas: Canvas) -> None:
        box, damaged = self.box, isinstance(self.entry, DamagedSave)
        canvas.skin(box, looks.SLOT if damaged else looks.CARD_PANEL)
        picture, words = box.inset(22, 10).split_left(90, gap=24)
        canvas.picture(self._picture(), picture)
        if damaged:  # what is wrong may take the whole width, below the moment too
            head, below = words.split_top(34, gap=0)
            head, moment = head.split_right(330, gap=20)
            heading, body = theme.LABEL, theme.BODY.coloured(theme.LOSS)
        else:
            words, moment = words.split_right(330, gap=20)
            head, below = words.split_top(46, gap=2)
            heading, body = theme.HEADING.sized(38), theme.BODY
        below_text, lines, body = self.subtitle, 2 if damaged else 1, body.sized(34)
        if isinstance(self.entry, SaveInfo):
            below_text = name_line(
                self.entry.header.names,
                self.t,
                lambda text: not canvas.writer.fit(text, body, below.w, below.h).cut,
            )
        cuts = [
            canvas.text(head, self.title, heading),
            canvas.text(below, below_text, body, max_lines=lines),
        ]
        canvas.text(moment, self.when, theme.LABEL, "right")
        self.cut = any(cuts)

    def _picture(self) -> str:
        if isinstance(self.entry, DamagedSave):
            return "shelf/sym_warning"
        header = self.entry.header
        if header.finished:
            return "shelf/sym_trophy"
        return f"shelf/box_{header.game}" if header.game in GAMES else "shelf/sym_save"
