"""The shareholders' meeting: what is bought of whom, the brokerage fee, and the odds it gives."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import AnyChoice
from game.finans.meeting import fee_divided, winning_throws
from game.ui.finans.prompts.base import FinansPrompt
from game.ui.finans.prompts.fee_slider import FeeSlider
from game.ui.finans.prompts.meeting_goal import MeetingGoal, aim_at
from game.ui.finans.prompts.meeting_parts import draw_parts, parts_of
from game.ui.finans.prompts.odds import draw_count, draw_odds
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import WHITE, mixed, rgb
from game.ui.kit.widgets.button import Button
from game.ui.table.dice import die_picture

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_LEFT, _RIGHT = Box(176, 169, 764, 816), Box(1002, 169, 736, 816)
_HEAD, _PARTS, _SUM = Box(176, 176, 764, 132), Box(176, 326, 764, 356), Box(176, 694, 764, 78)
_SLIDER = Box(1002, 238, 736, 80)
_ODDS = Box(997, 378, 475, 384)
_COUNTS = Box(1490, 386, 262, 184), Box(1490, 578, 262, 184)
_WON, _LOST = Box(176, 788, 790, 104), Box(994, 788, 754, 104)
_ROLL, _CANCEL = Box(994, 906, 480, 82), Box(1492, 906, 256, 82)
_STAKE = Box(176, 906, 790, 82)
_RAISE = Box(706, 906, 260, 82)
_CHANGING = _RIGHT, _WON, _LOST, _STAKE
"""What shows the fee, and is painted anew with it."""

_BETWEEN = 16
"""Design units between the words and the amount of the stake."""

_CAREFUL = 70_000
"""The fee that is proposed, if the cash does: a little more than even odds."""


class FeePrompt(FinansPrompt):
    """How much to put up beside the value of the parts; the more, the better the odds."""

    def __init__(self, table: TableScene, request: AnyChoice) -> None:
        super().__init__(table, request)
        ids = [group.id for group in self.data.groups]
        self.group = ids.index(str(self.facts["group"]))
        self.value = int(self.facts["value"])
        numbers = self.data.numbers
        self.fees = range(numbers.fee_least, numbers.fee_most + 1, numbers.fee_step)
        possible = [fee for fee in self.fees if str(fee) in self.offered()]
        self.fee = max(fee for fee in possible if fee <= max(_CAREFUL, possible[0]))
        self.parts = parts_of(self.register, self.group, self.seat)
        self.goal = self._goal(possible)
        self._refusals = self.refusals()

    first = "fee"

    def build(self) -> None:
        super().build()
        step = self.data.numbers.fee_step
        self.add(
            FeeSlider(
                _SLIDER, self.fees, self.fee, self._set, self._go_on,
                lambda fee: self._refusals.get(str(fee), ""), lambda fee: str(fee // step),
                lambda fee: self.tell("fee.spoken", amount=fee, n=self.winning(fee)),
            )
        )  # fmt: skip
        self.roll = self.add(
            Button(
                _ROLL, self._roll_label(), lambda: self.finish(str(self.fee)), "primary",
                name="roll", picture=die_picture(5), size=42,
            )
        )  # fmt: skip
        label = self.tell("cancel")
        self.add(Button(_CANCEL, label, partial(self.finish, "pass"), "danger", name="pass"))
        if self.goal is not None:
            label = self.tell("raise_money.title")
            self.add(Button(_RAISE, label, self._raise, "gold", name="raise", size=34))

    def _goal(self, possible: list[int]) -> MeetingGoal | None:
        """A higher fee for which money could be raised: the proposed one, if that is too dear too;
        None if there is none."""
        dear = (fee for fee in self.fees if fee not in possible)
        goals = (MeetingGoal(self.seat, self.group, fee) for fee in dear)
        near = [goal for goal in goals if goal.is_within_reach(self.register.rules)]
        careful = [goal for goal in near if goal.fee <= _CAREFUL]
        return careful[-1] if careful else near[0] if near else None

    def _raise(self) -> None:
        """Nothing is put up yet: the meeting is called again when there is more money."""
        aim_at(self.table, self.goal)
        self.finish("pass")

    def winning(self, fee: int) -> int:
        """How many of all throws succeed with a fee; the highest succeeds always."""
        numbers = self.data.numbers
        if fee == numbers.fee_most:
            return numbers.die**2
        return winning_throws(fee // numbers.fee_step, numbers.die)

    def _set(self, fee: int) -> None:
        self.fee = fee
        self.roll.set_label(self._roll_label())
        for area in _CHANGING:
            self.invalidate(area.inset(-10))

    def _go_on(self) -> None:
        self.focus.set_by_name("roll")

    def _roll_label(self) -> str:
        sure = self.fee == self.data.numbers.fee_most
        return self.tell("fee.buy" if sure else "fee.roll")

    # The picture

    def draw_inside(self, canvas: Canvas) -> None:
        canvas.fill(Box(965, 190, 3, 586), theme.mixed(theme.PAPER[1], theme.WOOD[0], 0.5))
        self._draw_group(canvas)
        draw_parts(canvas, _PARTS, self.register, self.parts)
        self._draw_sum(canvas)
        self._draw_fee(canvas)
        highest = self.fee // self.data.numbers.fee_step
        draw_odds(canvas, _ODDS, highest, self.data.numbers.die)
        wins, throws = self.winning(self.fee), self.data.numbers.die**2
        for box, good, count in zip(_COUNTS, (True, False), (wins, throws - wins), strict=True):
            words = self.tell(f"fee.{'wins' if good else 'fails'}", of=throws)
            draw_count(canvas, box, good, str(count), words)
        self._draw_outcomes(canvas)
        self._draw_stake(canvas)

    def _draw_group(self, canvas: Canvas) -> None:
        emblem, words = _HEAD.split_left(132, gap=22)
        canvas.picture(self.register.group_picture("emblem", self.group), emblem)
        name, below = words.split_top(74)
        colours = self.register.group_colours(self.group)
        style = theme.HEADING.sized(54).coloured(colours.dark)
        canvas.text(name, self.words.group(self.group), style)
        plots, shares = self.register.counts(self.group, self.seat)
        text = self.tell(
            "fee.owns", plots=self.tell("plots", n=plots), shares=self.tell("shares", n=shares)
        )
        canvas.text(below, text, theme.BODY)

    def _draw_sum(self, canvas: Canvas) -> None:
        colours = self.register.group_colours(self.group)
        skin = replace(looks.RIBBON, fill=(colours.mid, colours.dark), border=colours.ink)
        canvas.skin(_SUM, replace(skin, radius=20, inner_line=None, shadow=8))
        inner = Box(_SUM.x + 22, _SUM.y + 6, _SUM.w - 44, _SUM.h - 22)
        left, right = inner.split_right(inner.w * 0.46)
        canvas.text(left, self.tell("fee.to_opponents"), theme.BODY.coloured(WHITE))
        amount = theme.TITLE.sized(50).coloured(WHITE, colours.ink)
        canvas.text(right, self.register.money(self.value), amount, "right")

    def _draw_fee(self, canvas: Canvas) -> None:
        head = Box(_RIGHT.x, 174, _RIGHT.w, 62)
        left, right = head.split_right(head.w * 0.54)
        canvas.text(left, self.tell("fee.fee"), theme.BODY.sized(40).coloured(theme.INK_SOFT))
        amount = theme.MONEY_STYLE.sized(62)
        canvas.text(right, self.register.money(self.fee), amount, "right")
        foot = Box(_RIGHT.x, 326, _RIGHT.w, 48)
        low, rest = foot.split_left(124)
        middle, high = rest.split_right(124)
        canvas.text(low, self.register.number(self.fees[0]), theme.LABEL)
        canvas.text(high, self.register.number(self.fees[-1]), theme.LABEL, "right")
        sure = self.fee == self.data.numbers.fee_most
        text = self.tell("fee.always" if sure else "fee.up_to", n=self._highest())
        canvas.text(middle, text, theme.BODY.sized(34), "centre")

    def _highest(self) -> int:
        """The highest sum of the dice that succeeds."""
        return self.fee // self.data.numbers.fee_step

    def _draw_outcomes(self, canvas: Canvas) -> None:
        green, red = (rgb("DDF0C8"), theme.GAIN), (rgb("FBD8CE"), theme.LOSS)
        won = self.tell("fee.won_all" if self.completes() else "fee.won_parts")
        keeps = self.tell("fee.bank_keeps", amount=self.fee)
        outcomes = (
            (_WON, green, "sign_yes", won, self.shares_of_fee()),
            (_LOST, red, "sign_no", self.tell("fee.lost"), (keeps,)),
        )
        for box, (light, dark), sign, title, wordings in outcomes:
            fill = (light, mixed(light, dark, 0.12))
            canvas.skin(box, replace(looks.SLOT, fill=fill, border=dark))
            mark, words = box.inset(16, 4).split_left(64, gap=16)
            canvas.picture(f"finans/{sign}", mark)
            above, below = words.rows(2)
            style = theme.BODY.sized(34).coloured(mixed(dark, theme.INK, 0.4))
            canvas.text(above, title, style)
            fit = partial(canvas.writer.fit, style=style, width=below.w, height=below.h)
            whole = (text for text in wordings if not fit(text).cut)
            canvas.text(below, next(whole, wordings[-1]), style)

    def completes(self) -> bool:
        """Whether the group is complete if the meeting succeeds."""
        return not self.register.in_bank(self.group)

    def shares_of_fee(self) -> tuple[str, ...]:
        """Who gets what of the fee if the meeting succeeds, and the same without the names: long
        ones would push the bank's amount out of sight."""
        losers = tuple(dict.fromkeys(part.owner for part in self.parts))
        part, bank = fee_divided(self.data.numbers, self.fee, len(losers))
        if not part:
            return (self.tell("fee.bank_only", bank=bank),)
        key = {1: "one", 2: "both"}.get(len(losers), "each")
        names = self.words.names(losers)
        return (
            self.tell(f"fee.{key}", names=names, amount=part, bank=bank),
            self.tell("fee.nameless", amount=part, bank=bank),
        )

    def _draw_stake(self, canvas: Canvas) -> None:
        """What is put up, of how much cash: in two lines beside the button to raise money."""
        plain, large = theme.BODY, theme.MONEY_STYLE.sized(50 if self.goal is None else 42)
        before = self.tell("fee.stake"), plain
        amount = self.register.money(self.value + self.fee), large
        after = self.tell("fee.of_cash", amount=self.cash), plain
        if self.goal is None:
            _draw_in_a_row(canvas, _STAKE, before, amount, after)
            return
        top, below = _STAKE.split_left(_RAISE.x - _STAKE.x)[0].split_top(32)
        _draw_in_a_row(canvas, top, before)
        _draw_in_a_row(canvas, below, amount, after)


def _draw_in_a_row(canvas: Canvas, box: Box, *words: tuple[str, theme.TextStyle]) -> None:
    """Words beside one another from the left, each in its style, narrower if they have to be."""
    natural = [canvas.writer.width(text, style) + 2 + _BETWEEN for text, style in words]
    shrink = min(1.0, box.w / sum(natural))
    x = box.x
    for (text, style), wide in zip(words, natural, strict=True):
        canvas.text(Box(x, box.y, wide * shrink - _BETWEEN, box.h), text, style, "left")
        x += wide * shrink
