"""Choosing the rules of a game: a page for each group of options, each with its sentence."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import NamedTuple

from game.setup_options import OptionSpec, OptionValue
from game.ui.app import App
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Scroll
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.text import Writer
from game.ui.kit.theme import TextStyle
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.still import Label
from game.ui.kit.widgets.values import Cycler, Stepper
from game.ui.scenes.equal_sizes import equally_sized
from game.ui.scenes.new_game.draft import Draft
from game.ui.scenes.new_game.groups import pages
from game.ui.scenes.new_game.value_words import value_words
from game.ui.scenes.page import PAPER, Page

_TABS, _CONTROLS = 404, 600
_HEAD = 50
_CONTROL_HEIGHT, _STACK_GAP = 88, 26
"""The gap leaves room for the focus ring of the lower one."""
_SENTENCE = replace(theme.BODY.sized(32), leading=0.9)
_OWN = "own"
"""What the cycler of an amount shows while the amount is none of the offered ones."""


class HouseRules(Page[None]):
    """Changes the draft's options at once; there is nothing to confirm."""

    title = "setup.house_rules"

    def __init__(self, app: App, draft: Draft, names: list[str]) -> None:
        super().__init__(app)
        self.draft = draft
        self.names = names
        self.pages = pages(draft.game.id, draft.known)
        self.page = 0
        self._own: set[str] = set()  # amounts that are to be set with the stepper

    def enter(self) -> None:
        self.focus.set_by_name(f"group {self.page}")

    def back(self) -> None:
        self.finish(None)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Scroll):
            self._turn_to((self.page + (1 if action.lines > 0 else -1)) % len(self.pages))
            return True
        return super().handle(action)

    def _turn_to(self, page: int) -> None:
        if page != self.page:
            self.page = page
            self.rebuild()

    def _set(self, option: OptionSpec, value: OptionValue) -> None:
        if value == _OWN:
            self._own.add(option.id)
        else:
            self._own.discard(option.id)
            self.draft.options[option.id] = value
        self.rebuild()

    def _set_amount(self, option: OptionSpec, amount: int) -> None:
        self.draft.options[option.id] = amount
        self.rebuild()

    def _reset(self) -> None:
        self.draft.use_preset(None)
        self._own.clear()
        self.rebuild()

    # What it looks like

    @property
    def _tabs(self) -> list[Box]:
        """A tab for each page, up to the edge of the paper: the ribbon ends beside them."""
        top = PAPER.y + 28
        area = Box(self.content.x, top, _TABS, self.content.bottom - top)
        return area.rows(max(8, len(self.pages)), gap=10)[: len(self.pages)]

    def _rows(self) -> list[tuple[OptionSpec, Box]]:
        area = self.content.split_left(_TABS, gap=44)[1]
        specs = self.pages[self.page][1]
        height = min(232, area.h / len(specs))
        return [
            (spec, Box(area.x, area.y + place * height, area.w, height))
            for place, spec in enumerate(specs)
        ]

    def build(self) -> None:
        super().build()
        for place, (tab, (group, _)) in enumerate(zip(self._tabs, self.pages, strict=True)):
            kind: looks.ButtonKind = "primary" if place == self.page else "gold"
            label = self.t(f"setup.group.{group}")
            press = partial(self._turn_to, place)
            self.add(Button(tab, label, press, kind, name=f"group {place}", size=36))
        for option, row in self._rows():
            self._build_control(option, row)
        differing = self.draft.differing()
        note, reset = self.row.split_right(600, gap=30)
        obstacle = self.draft.obstacle()
        if obstacle is not None:
            style = theme.BODY.sized(34).coloured(theme.LOSS)
            why = self.t(obstacle.key, **obstacle.values)
            self.add(Label(note, why, style, "centre", max_lines=2, name="obstacle"))
        self.add(
            Button(
                reset, self.t("setup.from_the_box"), self._reset, "gold", bool(differing),
                self.t("setup.nothing_to_reset"), name="reset", picture="shelf/sym_undo",
            )
        )  # fmt: skip

    def _build_control(self, option: OptionSpec, row: Box) -> None:
        value = self.draft.options[option.id]
        own = option.range is not None and (option.id in self._own or value not in option.values)
        control = self._control(row, 2 if own else 1)
        labels = [(each, self._label(option, each)) for each in self._values(option)]
        if option.range is not None:
            labels.append((_OWN, self.t(f"{self._key(option)}.own")))
        self.add(
            Cycler(
                control, labels, _OWN if own else value, partial(self._set, option), name=option.id
            )
        )
        if own and option.range is not None:
            below = control.moved(0, _CONTROL_HEIGHT + _STACK_GAP)
            self.add(
                Stepper(
                    below, int(value), option.range.lowest, option.range.highest,
                    partial(self._set_amount, option), option.range.step, self._amount,
                    name=f"{option.id} amount",
                )
            )  # fmt: skip

    @staticmethod
    def _control(row: Box, stacked: int) -> Box:
        """Where the (first) control of a row stands: at the right, in the middle of its height."""
        height = stacked * (_CONTROL_HEIGHT + _STACK_GAP) - _STACK_GAP
        top = row.y + max(0.0, (row.h - height) / 2)
        return Box(row.right - _CONTROLS, top, _CONTROLS, _CONTROL_HEIGHT)

    def _values(self, option: OptionSpec) -> tuple[OptionValue, ...]:
        if option.type == "flag":
            return (False, True)
        if option.id == self.draft.beginner:
            return option.values[: 1 + len(self.draft.seats)]
        return option.values

    def _key(self, option: OptionSpec) -> str:
        return f"{self.draft.game.id}.option.{option.id}"

    def _label(self, option: OptionSpec, value: OptionValue) -> str:
        if option.id == self.draft.beginner and value != "random":
            return self.names[int(str(value).removeprefix("seat_")) - 1]
        return value_words(self.t, self.draft.game.id, option, value)

    def _amount(self, amount: int) -> str:
        return self.t(f"setup.amount.{self.draft.game.id}", amount=amount)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        changed = set(self.draft.differing())
        for tab, (_, specs) in zip(self._tabs, self.pages, strict=True):
            if changed & {spec.id for spec in specs}:
                star = Box(tab.right - 34, tab.y - 10, 44, 44)
                canvas.shape(star, "star", theme.MONEY, theme.PAPER_EDGE)
        self._draw_options(canvas, changed)

    def _draw_options(self, canvas: Canvas, changed: set[str]) -> None:
        """The names in one size and the sentences in one, which is never the larger."""
        words = [
            _Words(
                Box(row.x, row.y + 3, row.w - _CONTROLS - 36, row.h - 6),
                self.t(f"{self._key(option)}.name"),
                self.t(f"{self._key(option)}.sentence"),
                self.t("setup.changed") if option.id in changed else "",
            )
            for option, row in self._rows()
        ]
        writer = canvas.writer
        names = [(each.name, each.head(writer)[0]) for each in words]
        heading = equally_sized(writer, names, theme.HEADING.sized(38))
        body = _SENTENCE.sized(min(_SENTENCE.size, heading.size))
        body = equally_sized(writer, [(each.sentence, each.room) for each in words], body, None)
        for each in words:
            each.draw(canvas, heading, body)


class _Words(NamedTuple):
    """What stands beside the control of an option. `mark`: that it was changed, or nothing."""

    box: Box
    name: str
    sentence: str
    mark: str

    @property
    def room(self) -> Box:
        """The most that the sentence may take."""
        return Box(self.box.x, self.box.y, self.box.w, self.box.h - _HEAD - 4)

    def head(self, writer: Writer) -> tuple[Box, Box]:
        """Where the name and the mark stand, if the words began at the top of the box."""
        head = self.box.split_top(_HEAD)[0]
        if not self.mark:
            return head, head.split_right(0)[1]
        return head.split_right(writer.width(self.mark, _mark_style(writer)) + 30, gap=10)

    def draw(self, canvas: Canvas, heading: TextStyle, body: TextStyle) -> None:
        height = min(self.room.h, canvas.writer.height(self.sentence, body, self.box.w) + 4)
        top = self.box.centre[1] - (_HEAD + height) / 2
        name, chip = (box.moved(0, top - self.box.y) for box in self.head(canvas.writer))
        if self.mark:
            canvas.skin(Box(chip.x, chip.y + 2, chip.w, 44), looks.GROOVE_FULL)
            place = Box(chip.x + 8, chip.y + 4, chip.w - 16, 38)
            canvas.text(place, self.mark, _mark_style(canvas.writer), "centre")
        canvas.text(name, self.name, heading)
        below = Box(self.box.x, name.bottom + 2, self.box.w, height)
        canvas.text(below, self.sentence, body, valign="top", max_lines=None)


def _mark_style(writer: Writer) -> TextStyle:
    """The mark leaves the name its room: its chip does not grow, and it fills the chip."""
    size = min(theme.LABEL.size, 36 / writer.text_size)
    return theme.LABEL.sized(size).coloured(theme.INK_ON_GOLD)
