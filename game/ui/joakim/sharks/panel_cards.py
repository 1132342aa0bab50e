"""What lies before a player besides property: tips in hand, kept cards, loans, the Beagle Boys."""

from __future__ import annotations

from collections import Counter

from game.engine.requests import Seat
from game.joakim.data import GameData
from game.joakim.events.event import sharks_of
from game.joakim.state import State
from game.ui.joakim.words import Words
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

LOAN_WIDTH, TIPS_WIDTH = 118, 68
"""Of the chip that says what all loans of a player cost to repay, and of the count of tips."""

_ICON, _COUNT_WIDTH, _GAP = 42, 24, 6
_LEAST_NAME = 150
"""If less than that is left for the name, all kept cards are counted together."""

_COUNT = theme.NUMBER.sized(34)
_DUE = theme.NUMBER.sized(32).coloured(theme.LOSS)


class PanelCards:
    """Draws them on a player's panel, each with its picture and how many there are."""

    def __init__(self, data: GameData, words: Words) -> None:
        self.data = data
        self.words = words

    def draw_tips(self, canvas: Canvas, box: Box, state: State, seat: Seat) -> None:
        """How many tips are in hand."""
        held = len(sharks_of(state).hands[seat])
        if held:
            canvas.picture("joakim/icon_tips", Box(box.x, box.y, _ICON, box.h))
            _draw_count(canvas, box, held)

    def draw_kept(self, canvas: Canvas, row: Box, state: State, seat: Seat) -> float:
        """Option cards, and the kept Joakim cards by what they do: at the right end of what the
        name and they share. Returns where they begin."""
        options = Counter({"emblem_option": len(state.options_held[seat])})
        kept = Counter(self.data.uncle[card].picture for card in sharks_of(state).kept[seat])
        if row.w - _width_of(options + kept) < _LEAST_NAME:
            kept = Counter({"icon_kept": kept.total()})
        right = row.right
        for picture, count in (options + kept).items():
            width = _width_of({picture: count})
            right -= width
            canvas.picture(f"joakim/{picture}", Box(right, row.y, _ICON, row.h))
            if count > 1:
                _draw_count(canvas, Box(right, row.y, width, row.h), count)
        return right

    def draw_loans(self, canvas: Canvas, box: Box, state: State, seat: Seat) -> None:
        """What all loans cost to repay, under the cash that it is to be taken from."""
        due = sharks_of(state).due[seat]
        if not due:
            return
        canvas.skin(box, _LOAN)
        icon, amount = box.inset(5, 3).split_left(_ICON, gap=2)
        canvas.picture("joakim/icon_loan", icon)
        canvas.text(amount, self.words.t("joakim.table.due", amount=due), _DUE, "right")

    def draw_beagles(self, canvas: Canvas, box: Box, state: State, seat: Seat) -> None:
        """The mask over the player's colour, and how many moves will be missed."""
        count = len(sharks_of(state).beagles[seat])
        if not count:
            return
        canvas.skin(box, _MASKED)
        icon, number = box.inset(4, 2).split_right(22, gap=0)
        canvas.picture("joakim/icon_beagle", Box.around(*icon.centre, 48, 48))
        canvas.text(number, str(count), _COUNT.sized(30), "centre")


def beagle_box(column: Box) -> Box:
    """Where the Beagle Boys' cards are marked on a panel's coloured column."""
    return Box(column.right - 57, column.bottom - 44, 64, 40)


def _width_of(counts: dict[str, int]) -> float:
    """How wide these are beside each other, each with its count if it is more than one."""
    return sum(_ICON + _GAP + (_COUNT_WIDTH if count > 1 else 0) for count in counts.values())


def _draw_count(canvas: Canvas, box: Box, count: int) -> None:
    room = Box(box.x + _ICON, box.y, _COUNT_WIDTH, box.h)
    canvas.text(room, str(count), _COUNT, "centre")


_LOAN = looks.Skin((theme.rgb("E6F3D2"), theme.rgb("C6DFA6")), theme.rgb("3C6B2A"), 3, radius=14)
_MASKED = looks.Skin((theme.rgb("FFF6DC"), theme.rgb("F2D9A0")), theme.rgb("3A2012"), 3, radius=16)
