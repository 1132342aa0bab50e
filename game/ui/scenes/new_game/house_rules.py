"""Choosing the rules of a game: a page for each group of options, each with its sentence."""

from __future__ import annotations

from functools import partial

from game.setup_options import OptionSpec, OptionValue
from game.ui.app import App
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Scroll
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.still import Label
from game.ui.kit.widgets.values import Cycler, Stepper
from game.ui.scenes.new_game.draft import FIRST_PLAYER, Draft
from game.ui.scenes.new_game.groups import pages
from game.ui.scenes.page import Page

_TABS, _CONTROLS = 404, 600
_CONTROL_HEIGHT, _STACK_GAP = 88, 26
"""The gap leaves room for the focus ring of the lower one."""
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
        self.focus.set_by_name("group 0")

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
        self.draft.options |= self.draft.known.defaults() | {
            FIRST_PLAYER: self.draft.options[FIRST_PLAYER]
        }
        self._own.clear()
        self.rebuild()

    # What it looks like

    @property
    def _tabs(self) -> Box:
        return self.content.split_left(_TABS)[0]

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
        count = max(8, len(self.pages))
        for place, (group, _) in enumerate(self.pages):
            tab = self._tabs.rows(count, gap=12)[place]
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
        if option.id == FIRST_PLAYER:
            return option.values[: 1 + len(self.draft.seats)]
        return option.values

    def _key(self, option: OptionSpec) -> str:
        return f"{self.draft.game.id}.option.{option.id}"

    def _label(self, option: OptionSpec, value: OptionValue) -> str:
        if option.type == "flag":
            return self.t("common.yes" if value else "common.no")
        if option.id == FIRST_PLAYER and value != "random":
            return self.names[int(str(value).removeprefix("seat_")) - 1]
        return self.t(f"{self._key(option)}.{value}")

    def _amount(self, amount: int) -> str:
        return self.t("setup.amount", amount=amount)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        changed = set(self.draft.differing())
        for place, (_, specs) in enumerate(self.pages):
            if changed & {spec.id for spec in specs}:
                tab = self._tabs.rows(max(8, len(self.pages)), gap=12)[place]
                star = Box(tab.right - 34, tab.y - 10, 44, 44)
                canvas.shape(star, "star", theme.MONEY, theme.PAPER_EDGE)
        for option, row in self._rows():
            self._draw_option(canvas, option, row, option.id in changed)

    def _draw_option(self, canvas: Canvas, option: OptionSpec, row: Box, changed: bool) -> None:
        words = Box(row.x, row.y + 10, row.w - _CONTROLS - 36, row.h - 20)
        sentence = self.t(f"{self._key(option)}.sentence")
        style = theme.BODY.sized(32)
        height = 50 + min(words.h - 54, canvas.writer.height(sentence, style, words.w) + 4)
        words = Box(words.x, words.centre[1] - height / 2, words.w, height)
        head, below = words.split_top(50, gap=2)
        name = self.t(f"{self._key(option)}.name")
        if changed:
            mark = self.t("setup.changed")
            width = canvas.writer.width(mark, theme.LABEL) + 44
            head, chip = head.split_right(width, gap=14)
            canvas.skin(Box(chip.x, chip.y + 2, chip.w, 44), looks.GROOVE_FULL)
            ink = theme.LABEL.coloured(theme.INK_ON_GOLD)
            canvas.text(Box(chip.x + 12, chip.y + 4, chip.w - 24, 38), mark, ink, "centre")
        canvas.text(head, name, theme.HEADING.sized(38))
        canvas.text(below, sentence, style, valign="top", max_lines=None)
