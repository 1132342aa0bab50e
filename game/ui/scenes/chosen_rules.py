"""Which rules a game is played by: what differs from the rules of the box, and whose helps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.setup_options import OptionSpec
from game.ui.app import App
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Dialog
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.lists import ScrollList
from game.ui.kit.widgets.still import Label
from game.ui.scenes.new_game.draft import Draft
from game.ui.scenes.new_game.helps import helps_told
from game.ui.scenes.new_game.value_words import value_words
from game.ui.table.game_in_play import GameInPlay

_WIDTH, _HEAD, _ROW, _GAP, _FOOT = 1400, 72, 70, 8, 92
_MOST = 8
"""Rows that are seen at once; the rest are scrolled to."""


class ChosenRule(NamedTuple):
    """A rule that is not as in the box: what it is called, how it is played, and what it says."""

    name: str
    value: str
    sentence: str


class ChosenRules(Dialog[None]):
    """Opens above the pause menu, and leads back to it."""

    def __init__(self, app: App, play: GameInPlay) -> None:
        self.draft = Draft.of_rules(play.game, play.session.setup.options)
        self.seats = play.seats
        rows = min(_MOST, len(self.draft.differing()) + sum(1 for _ in self._helps(app.kit.t)))
        height = 76 + _HEAD + rows * (_ROW + _GAP) + 24 + _FOOT + 48
        box = Box.around(960, 560, _WIDTH, height)
        super().__init__(app.kit, box, app.kit.t("pause.chosen_rules"))

    def rules(self) -> list[ChosenRule]:
        """What differs from the rules of the box, in the order of the setup; then the helps."""
        changed = set(self.draft.differing())
        options = [self._rule(each) for each in self.draft.known.options if each.id in changed]
        return [*options, *self._helps(self.t)]

    def _rule(self, option: OptionSpec) -> ChosenRule:
        game = self.draft.game.id
        key = f"{game}.option.{option.id}"
        value = value_words(self.t, game, option, self.draft.options[option.id])
        box = value_words(self.t, game, option, option.default)
        told = f"{self.t(f'{key}.sentence')}\n{self.t('pause.in_the_box', value=box)}"
        return ChosenRule(self.t(f"{key}.name"), value, told)

    def _helps(self, t: Callable[..., str]) -> Iterator[ChosenRule]:
        """What was agreed for one player alone."""
        for seat in self.seats:
            if seat.helps:
                for name, value in helps_told(t, self.draft.game.id, seat.helps):
                    yield ChosenRule(f"{seat.name}: {name}", value, f"{name}: {value}")

    def heading(self) -> str:
        """The rules as a whole: those of the box, a ready-made set, or how many differ."""
        count = len(self.draft.differing())
        if not count:
            return self.t("setup.as_in_the_box")
        preset = self.draft.preset
        if preset is None:
            return self.t("setup.changes", n=count)
        return self.t(f"{self.draft.game.id}.preset.{preset}.name")

    def build(self) -> None:
        self.title = self.t("pause.chosen_rules")
        super().build()
        above, foot = self.content.split_bottom(_FOOT, gap=24)
        head, rows = above.split_top(_HEAD)
        self.add(Label(head, self.heading(), theme.HEADING, "centre", name="heading"))
        rules = self.rules()
        if rules:
            self.list = self.add(
                ScrollList(
                    rows, rules, lambda _: self.list.inspect(), self._draw_rule,
                    lambda rule: rule.sentence, _ROW, _GAP, "chosen",
                )
            )  # fmt: skip
        close = Box.around(*foot.centre, 420, _FOOT)
        self.add(Button(close, self.t("common.back"), self.back, "primary", name="close"))

    def enter(self) -> None:
        self.focus.set_by_name("close")

    def back(self) -> None:
        self.finish(None)

    def _draw_rule(self, canvas: Canvas, box: Box, rule: ChosenRule, chosen: bool) -> None:
        canvas.skin(box, looks.GROOVE_FULL if chosen else looks.SLOT)
        name, value = box.inset(24, 4).split_right(box.w * 0.42, gap=24)
        canvas.text(name, rule.name, theme.BODY.sized(36), max_lines=2)
        canvas.text(value, rule.value, theme.HEADING.sized(36), "right", max_lines=2)
