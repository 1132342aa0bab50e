"""The market so far: six curves by turn, and what the news did to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.joakim.effects import Kind
from game.ui.joakim.chronicle import News, Shift
from game.ui.joakim.market_panel import corners
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.button import Spot
from game.ui.kit.widgets.lists import ScrollList
from game.ui.kit.widgets.still import Label
from game.ui.table.sheet import Sheet

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

CURVES: dict[str, theme.Colour] = {
    "gold": theme.rgb("C98A12"),
    "oil": theme.rgb("2A2433"),
    "diamond": theme.rgb("7C93D6"),
    "plane": theme.rgb("C8343A"),
    "bank": theme.rgb("2E8338"),
    "ship": theme.rgb("1E66B8"),
}
_NEWS_WIDTH, _ROW = 470, 100
_AXIS = 62.0
"""How far below the chart the numbers of the turns stand: clear of the ring round a number."""

_BESIDE = 6.0
"""Units between the curves of kinds that have the same value."""

_MOST_PINS = 14
"""Pins along one curve: more would hide it."""


class MarketHistory(Sheet):
    """The focused kind's curve is the thick one; the focused number's turn is marked."""

    look: JoakimLook

    def __init__(self, look: JoakimLook) -> None:
        super().__init__(look)
        self.words = look.words
        self.turns = look.chronicle.turn + 1
        kinds = range(len(look.data.kinds))
        self.curves = [look.chronicle.by_turn(kind) for kind in kinds]

    def heading(self) -> str:
        return self.t("joakim.table.market_history")

    # Where things are

    @property
    def chart(self) -> Box:
        left = self.page.split_right(_NEWS_WIDTH, gap=36)[0]
        return Box(left.x + 62, left.y + 44, left.w - 62 - 136, left.h - 44 - 96)

    @property
    def highest(self) -> int:
        """The top of the value axis, in M: what has been reached, in steps of five."""
        reached = [change.value for each in self.look.chronicle.values for change in each]
        most = max(*reached, *self.look.state.market, 10)
        return -(-most // 5) * 5

    def at(self, turn: float, value: float) -> tuple[float, float]:
        """The point of a value at the end of a turn."""
        chart = self.chart
        x = chart.x + chart.w * (turn + 1) / max(1, self.turns)
        return x, chart.bottom - chart.h * value / self.highest

    def points(self, kind: Kind) -> list[tuple[float, float]]:
        """The ends of the turns on a kind's curve, from its first value on; kinds of the same value
        lie beside each other, so that none hides another."""
        values = self.curves[kind]
        first = self.turns - len(values)
        return [self._beside(kind, first + place) for place in range(len(values))]

    def _beside(self, kind: Kind, turn: int) -> tuple[float, float]:
        values = [self._value(each, turn) for each in range(len(self.curves))]
        equal = [each for each, value in enumerate(values) if value == values[kind]]
        x, y = self.at(turn, values[kind])
        return x, y + _BESIDE * (equal.index(kind) - (len(equal) - 1) / 2)

    def _value(self, kind: Kind, turn: int) -> int:
        """The value at the end of a turn, in M; 0 before the kind had one."""
        place = turn - self.turns + len(self.curves[kind])
        return self.curves[kind][place] if place >= 0 else 0

    def build(self) -> None:
        super().build()
        kinds = range(len(self.look.data.kinds))
        for kind, box in zip(kinds, self._legend(), strict=True):
            self.add(Spot(box, spoken=self._kind_told(kind), name=f"kind {kind}", radius=18))
        right = self.page.split_right(_NEWS_WIDTH)[1]
        news = self.reasons
        if news:
            items: ScrollList[News | Shift] = ScrollList(
                right, news, self._tell, self._draw_news, self._told, _ROW, 8, "news"
            )
            self.add(items)
        else:
            text = self.t("joakim.table.no_news")
            self.add(Label(right, text, theme.BODY_SOFT, "centre", max_lines=3))
        self.add_close()
        self.focus.set_by_name("news" if news else "close")

    def _legend(self) -> list[Box]:
        """A place for each kind in the row of buttons, left of the way back."""
        return self.foot.split_right(290, gap=22)[0].columns(6, gap=8)

    def _kind_told(self, kind: Kind) -> str:
        name = self.t(f"joakim.kind.{self.look.data.kinds[kind].id}.short")
        value = self.look.state.market[kind]
        return self.t("joakim.table.value_of", kind=name, amount=value)

    @property
    def reasons(self) -> list[News | Shift]:
        """What moved the values, the newest first: numbers, big deals and rumours."""
        chronicle = self.look.chronicle
        found: list[News | Shift] = [*chronicle.news, *chronicle.shifts]
        return sorted(found, key=lambda reason: reason.turn)[::-1]

    def _title(self, news: News | Shift) -> str:
        """The heading of a number, or by how much a value moved and why."""
        if isinstance(news, News):
            return self.words.heading("newspaper", news.card)
        return self.t(
            "joakim.table.shift",
            kind=self.t(f"joakim.kind.{self.look.data.kinds[news.kind].id}.short"),
            change=self.words.signed(news.change),
            cause=self.t(f"joakim.cause.{news.cause}"),
        )

    def _told(self, news: News | Shift) -> str:
        title = self._title(news)
        name = self.words.name(news.seat)
        return self.t("joakim.table.news_by", n=news.turn + 1, name=name, title=title)

    def _tell(self, news: News | Shift) -> None:
        self.say(self._told(news), Box(*self.at(news.turn, self.highest), 10, 10))

    # What is in focus

    @property
    def _focused_kind(self) -> Kind | None:
        widget = self.focus.current
        name = widget.name if widget is not None else ""
        return int(name.removeprefix("kind ")) if name.startswith("kind ") else None

    @property
    def _focused_news(self) -> News | Shift | None:
        widget = self.focus.current
        return widget.items[widget.index] if isinstance(widget, ScrollList) else None

    def handle(self, action: Action) -> bool:
        before = self._focused_kind, self._focused_news
        used = super().handle(action)
        if before != (self._focused_kind, self._focused_news):
            self.invalidate()
        return used

    # What it looks like

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._draw_axes(canvas)
        self._draw_pinned_news(canvas)
        focused = self._focused_kind
        order = [k for k in range(len(self.look.data.kinds)) if k != focused]
        for kind in order if focused is None else [*order, focused]:
            self._draw_curve(canvas, kind, kind == focused)
        self._draw_ends(canvas)
        for kind, box in enumerate(self._legend()):
            self._draw_legend(canvas, box, kind, kind == focused)

    def _draw_axes(self, canvas: Canvas) -> None:
        chart = self.chart
        axis = Box(chart.x - 62, chart.y - 46, 400, 34)
        canvas.text(axis, self.t("joakim.table.market_axis"), theme.LABEL)
        for value in range(0, self.highest + 1, 5):
            y = self.at(0, value)[1]
            canvas.fill(Box(chart.x, y - 1, chart.w, 2), _GRID)
            label = Box(chart.x - 62, y - 18, 52, 36)
            canvas.text(label, str(value), theme.NUMBER.sized(28), "right")
        step = max(1, -(-self.turns // 10))
        for turn in range(step, self.turns + 1, step):
            x = self.at(turn - 1, 0)[0]
            canvas.fill(Box(x - 1, chart.bottom, 2, 10), _GRID)
            label = Box(x - 40, chart.bottom + _AXIS, 80, 34)
            canvas.text(label, str(turn), theme.LABEL.sized(28), "centre")
        caption = Box(chart.right + 14, chart.bottom + _AXIS, 110, 34)
        canvas.text(caption, self.t("joakim.table.market_turns"), theme.LABEL.sized(28))

    def _draw_pinned_news(self, canvas: Canvas) -> None:
        """A newspaper under each turn in which one was drawn, the focused one with a ring; a line
        marks the turn in focus, in which a deal may have moved a value too."""
        chart = self.chart
        for news in self.look.chronicle.news:
            canvas.picture("joakim/icon_newspaper", self._news_box(news))
        focused = self._focused_news
        if focused is not None:
            x = self.at(focused.turn, 0)[0]
            canvas.fill(Box(x - 3, chart.y, 6, chart.h), theme.MONEY, 3, 150)
            if isinstance(focused, News):
                canvas.ring(self._news_box(focused), 10)

    def _news_box(self, news: News) -> Box:
        """A number's picture under its turn, the numbers of the axis below it."""
        return Box.around(self.at(news.turn, 0)[0], self.chart.bottom + 30, 36, 36)

    def _draw_curve(self, canvas: Canvas, kind: Kind, focused: bool) -> None:
        points = self.points(kind)
        if not points:
            return
        changes = self.look.chronicle.values[kind]
        first = self.turns - len(points)
        start = [] if first else [(self.chart.x, points[0][1])]
        id = self.look.data.kinds[kind].id
        line = corners(start + points)
        if focused:
            canvas.line(line, theme.PAPER[0], 16)
        canvas.line(line, CURVES[id], 10 if focused else 5)
        side = 34 if focused else 26
        places = sorted({min(change.turn, self.turns - 1) for change in changes})
        for turn in places[:: max(1, len(places) // _MOST_PINS)]:
            if turn >= first:
                x, y = points[turn - first]
                canvas.picture(f"joakim/pin_{id}", Box.around(x, y, side, side * 1.06))

    def _draw_ends(self, canvas: Canvas) -> None:
        """Each kind's icon with a thin line to its curve's end, moved apart where icons meet."""
        state, side = self.look.state, 46.0
        order = sorted(range(len(state.market)), key=lambda kind: (-state.market[kind], kind))
        y = self.chart.y - side
        lowest = self.chart.bottom - side / 2 + 20
        for place, kind in enumerate(order):
            if not state.market[kind]:
                continue
            end, wanted = self.points(kind)[-1]
            y = min(max(wanted, y + side + 2), lowest - (len(order) - 1 - place) * (side + 2))
            id = self.look.data.kinds[kind].id
            canvas.line([(end, wanted), (end + 8, wanted), (end + 34, y)], CURVES[id], 3)
            canvas.picture(f"joakim/icon_{id}", Box.around(end + 58, y, side, side))
            value = Box(end + 84, y - 20, 56, 40)
            canvas.text(value, str(state.market[kind]), theme.NUMBER.sized(32))

    def _draw_legend(self, canvas: Canvas, box: Box, kind: Kind, focused: bool) -> None:
        id = self.look.data.kinds[kind].id
        canvas.skin(box, _CHOSEN if focused else looks.CHIP)
        icon, name = box.inset(6, 8).split_left(40, gap=8)
        canvas.picture(f"joakim/icon_{id}", icon)
        short = self.t(f"joakim.kind.{id}.short")
        canvas.text(name, short, theme.BODY.sized(32), "centre")
        line = Box(box.x + 16, box.bottom - 12, box.w - 32, 6)
        canvas.fill(line, CURVES[id], 3)

    def _draw_news(self, canvas: Canvas, box: Box, news: News | Shift, chosen: bool) -> None:
        canvas.skin(box, _CHOSEN if chosen else looks.CARD_PANEL)
        mark, text = box.inset(14, 8).split_left(52, gap=12)
        look = self.look.table.seating(news.seat).look
        canvas.seat_mark(Box.around(*mark.centre, 48, 48).moved(0, -3), look)
        number, title = text.moved(0, -4).split_left(58, gap=8)
        canvas.text(number, str(news.turn + 1), theme.NUMBER.sized(36), "centre")
        canvas.text(title, self._title(news), theme.BODY.sized(32), max_lines=2)


_GRID = theme.rgb("DCC79C")
_CHOSEN = looks.Skin((theme.rgb("FFF3C4"), theme.rgb("FFE39A")), theme.rgb("B07A2C"), 4, radius=18)
