"""What makes the questions easier, or harder, for one player: agreed before the game begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from game.ankka.data import TOPICS, Topic
from game.ankka.memory import forgotten
from game.ankka.state import FREE
from game.ui.ankka.actions import topic_kind
from game.ui.ankka.pictures import topic_icon
from game.ui.app import App
from game.ui.household import household
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Dialog
from game.ui.kit.looks import ButtonKind
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.still import Label
from game.ui.scenes.buttons import draw_tick
from game.ui.scenes.new_game.helps import Helps

_LABEL, _GAP, _FOOT, _BUTTON = 440.0, 20.0, 92.0, 84.0


class Row(NamedTuple):
    """A help with the values among which it is chosen."""

    name: str
    values: tuple[int, ...]


ROWS = (Row("answers", (3, 2, 0)), Row("level", (1, 2, 3)))
"""How many answers are shown (0: it is said aloud), and the highest level that is asked."""


def told(t: Callable[..., str], helps: Mapping[str, int | str]) -> Iterator[tuple[str, str]]:
    """What was agreed for a seat: each help and its value."""
    key = "ankka.dialogs.helps"
    for row in ROWS:
        if row.name in helps:
            yield t(f"{key}.{row.name}"), t(f"{key}.{row.name}_{helps[row.name]}")
    for topic in str(helps.get("left_out", "")).split():
        yield t(f"{key}.topics"), t(f"{key}.topic_out", topic=t(f"ankka.topic.{topic}"))


class HelpButton(Button):
    """A value of a help; the one that is agreed has a tick, so that it is told not by its colour
    alone."""

    chosen = False

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.chosen:
            draw_tick(canvas, self.box, 21)


class HelpsDialog(Dialog[Helps]):
    """Finishes with the helps of the seat: only what is not as for everybody."""

    def __init__(self, app: App, helps: Mapping[str, int | str], name: str) -> None:
        self.app = app
        self.values = {row.name: int(helps.get(row.name, FREE)) for row in ROWS}
        self.left_out = set(str(helps.get("left_out", "")).split())
        title = app.kit.t("ankka.dialogs.helps.title", name=name)
        super().__init__(app.kit, Box.around(960, 560, 1620, 840), title)

    @property
    def helps(self) -> Helps:
        """What is agreed now."""
        found: Helps = {name: value for name, value in self.values.items() if value != FREE}
        if self.left_out:
            found["left_out"] = " ".join(topic for topic in TOPICS if topic in self.left_out)
        return found

    def back(self) -> None:
        self.finish(self.helps)

    def enter(self) -> None:
        self.focus.set_by_name(f"answers {self.values['answers']}")

    def tell(self, key: str, **values: object) -> str:
        return self.t(f"ankka.dialogs.helps.{key}", **values)

    # Changes

    def _choose(self, name: str, value: int) -> None:
        self.values[name] = value
        self.rebuild()

    def _turn(self, topic: Topic) -> None:
        """Leave a topic out, or take it in again; one has to stay."""
        if topic in self.left_out:
            self.left_out.remove(topic)
        elif len(self.left_out) + 1 < len(TOPICS):
            self.left_out.add(topic)
        self.rebuild()

    def _forget(self) -> None:
        """All questions may come again; those that were marked stay so."""
        household(self.app).remember_evening("ankka", forgotten)
        self.rebuild()

    # What it looks like

    def build(self) -> None:
        super().build()
        body, foot = self.content.split_bottom(_FOOT, gap=24)
        told, rest = body.split_top(84, gap=16)
        text = self.tell("told")
        self.add(Label(told, text, theme.BODY_SOFT, "centre", max_lines=2, name="told"))
        rows = rest.rows(len(ROWS) + 2, _GAP)
        for row, box in zip(ROWS, rows, strict=False):
            self._build_row(row, box)
        self._build_topics(rows[-2].union(rows[-1]))
        self._build_foot(foot)

    def _build_row(self, row: Row, box: Box) -> None:
        words, choices = box.split_left(_LABEL, gap=_GAP)
        self.add(Label(words, self.tell(row.name), theme.BODY, max_lines=2, name=row.name))
        for value, place in zip(row.values, choices.columns(len(row.values), _GAP), strict=True):
            chosen = self.values[row.name] == value
            kind: ButtonKind = "primary" if chosen else "gold"
            press = partial(self._choose, row.name, value)
            label = self.tell(f"{row.name}_{value}")
            spot = Box.around(*place.centre, place.w, _BUTTON)
            button = HelpButton(spot, label, press, kind, name=f"{row.name} {value}", size=36)
            button.chosen = chosen
            self.add(button)

    def _build_topics(self, box: Box) -> None:
        words, choices = box.split_left(_LABEL, gap=_GAP)
        self.add(Label(words, self.tell("topics"), theme.BODY, max_lines=2, name="topics"))
        places = [place for row in choices.rows(2, _GAP) for place in row.columns(2, _GAP)]
        for topic, place in zip(TOPICS, places, strict=True):
            is_in = topic not in self.left_out
            why = self.tell("one_topic") if is_in and len(self.left_out) == len(TOPICS) - 1 else ""
            spot = Box.around(*place.centre, place.w, _BUTTON)
            kind = topic_kind(topic) if is_in else "brown"
            name, press = self.t(f"ankka.topic.{topic}"), partial(self._turn, topic)
            told = self.tell("topic_in" if is_in else "topic_out", topic=name)
            self.add(
                Button(spot, told, press, kind, not why, why, f"topic {topic}",
                       topic_icon(topic), size=32)
            )  # fmt: skip

    def _build_foot(self, foot: Box) -> None:
        """How many questions were asked on earlier evenings, and the ways on."""
        memory = household(self.app).settings.memory.get("ankka", {})
        asked = sum(len(ids) for ids in memory.get("asked", {}).values())
        left, done = foot.split_right(420, gap=_GAP)
        words, forget = left.split_right(420, gap=_GAP)
        text = self.tell("asked", n=asked)
        self.add(Label(words, text, theme.BODY_SOFT, max_lines=2, name="asked"))
        why = "" if asked else self.tell("none_asked")
        label = self.tell("forget")
        self.add(Button(forget, label, self._forget, "gold", not why, why, "forget", size=34))
        self.add(Button(done, self.t("common.ok"), self.back, "primary", name="ok"))
