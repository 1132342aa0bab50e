"""A title deed looked at closely, with the papers of its group and what one can do with it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Answer, AnyChoice, Choice
from game.finans.building import price_of
from game.finans.data import PlotIndex
from game.finans.mortgages import redemption
from game.finans.state import BANK
from game.ui.finans.papers.deed import HEIGHT, WIDTH, draw_deed
from game.ui.finans.papers.register import Register
from game.ui.finans.papers.share import draw_share
from game.ui.finans.pictures import building_picture
from game.ui.finans.prompts.base import BACK
from game.ui.finans.prompts.ruin import warning_of
from game.ui.finans.prompts.tiles import draw_plot
from game.ui.finans.prompts.ways import WayTile
from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Menu
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import Button, Spot

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

_DEED = Box(200, 46, WIDTH, HEIGHT)
_PANEL = Box(980, 92, 740, 690)
_WAYS = Box(966, 820, 768, 92)
_CLOSE = Box(966, 930, 768, 92)
_ROWS, _GAP = 308, 10
_VERBS = ("buy_plot", "build", "redeem", "mortgage", "sell_plot")
_ASKED = ("turn", "end_turn", "raise_money")
_TELLING = ("not_enough_cash", "not_in_the_bank", "one_plot_a_turn", "no_building_here",
            "redeem_first", "no_buildings_left")  # fmt: skip
"""Reasons that say something of the plot at hand; the others only that it is not for that."""


class DeedScene(Scene[Answer]):
    """The deed of a plot above the table. Its result is an option of the open question, or BACK.

    Pressing another plot of the group turns to its deed.
    """

    opaque = False

    def __init__(self, look: FinansLook, plot: PlotIndex) -> None:
        super().__init__(look.table.kit)
        self.table = look.table
        self.register = Register(look.table)
        self.plot = plot
        self.asked_again = ""
        """The way that would spoil all and has been pressed once."""

    @property
    def group(self) -> int:
        return self.register.data.plots[self.plot].group

    def build(self) -> None:
        plots = self.register.data.groups[self.group].plots
        for plot, row in zip(plots, self._rows(), strict=True):
            name = self.register.words.plot(plot)
            self.add(Spot(row, partial(self._turn, plot), name, name=f"plot {plot}", radius=18))
        ways = self._ways()
        for (id, verb, amount, reason), box in zip(
            ways, _WAYS.columns(max(2, len(ways)), 20), strict=False
        ):
            warning = "" if reason else self._warning(id)
            press = partial(self._take, id)
            self.add(WayTile(box, verb, amount, press, reason, id, warning=warning))
        close = self.register.t("deed_zoom.close")
        self.add(Button(_CLOSE, close, self.back, "primary", name="close", size=46))

    def enter(self) -> None:
        self.focus.set_by_name("close")

    def back(self) -> None:
        self.finish(BACK)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Menu):
            self.table.open_menu()
            return True
        return super().handle(action)

    def _turn(self, plot: PlotIndex) -> None:
        self.plot, self.asked_again = plot, ""
        self.rebuild()

    def _warning(self, id: str) -> str:
        request = self._request()
        return "" if request is None else warning_of(self.register, request, id)

    def _take(self, id: str) -> None:
        """Do what the button says; what would spoil all only when it is pressed again."""
        warning = self._warning(id)
        if not warning or id == self.asked_again:
            self.finish(id)
            return
        self.asked_again = id
        self.rebuild()
        self.focus.set_by_name(id)
        widget = self.focus.current
        assert widget is not None
        self.say(warning, widget.box)

    def _rows(self) -> list[Box]:
        """A row for each plot of the group, so high that they fill the place above the shares."""
        place = Box(_PANEL.x + 26, _PANEL.y + 84, _PANEL.w - 52, _ROWS)
        return place.rows(len(self.register.data.groups[self.group].plots), _GAP)

    # What can be done with it now

    def _request(self) -> AnyChoice | None:
        request = self.table.asking
        if isinstance(request, Choice) and request.question in _ASKED:
            return request
        return None

    def _ways(self) -> list[tuple[str, str, str, str]]:
        """Option id, verb, amount, and the reason against it ("": none), no more than three."""
        request, deed = self._request(), self.register.data.plots[self.plot]
        if request is None:
            return []
        offered = {option.id for option in request.options}
        refused = {each.id: each.reason for each in request.refused}
        found = []
        for verb in _VERBS:
            id = f"{verb} {deed.id}"
            reason = refused.get(id)
            if id in offered:
                found.append((id, self._verb(verb, id), self._amount(verb), ""))
            elif reason is not None and reason.code in _TELLING:
                text = self.table.reason_text(reason)
                found.append((id, self._verb(verb, id), self._amount(verb), text))
        return found[:3]

    def _verb(self, verb: str, id: str) -> str:
        return self.register.t("sure" if id == self.asked_again else f"way.{verb}")

    def _amount(self, verb: str) -> str:
        register = self.register
        deed = register.data.plots[self.plot]
        if verb == "mortgage":
            return register.gain(deed.mortgage)
        if verb == "sell_plot":
            return register.gain(deed.buy_back)
        costs = {
            "buy_plot": deed.price, "build": price_of(register.rules, self.plot),
            "redeem": redemption(register.rules, self.plot),
        }  # fmt: skip
        return register.loss(costs[verb])

    # The picture

    def draw(self, canvas: Canvas) -> None:
        draw_deed(canvas, _DEED, self.register, self.plot)
        canvas.skin(_PANEL.inset(-18), looks.WOOD_FRAME)
        canvas.skin(_PANEL, looks.DIALOG_PAPER)
        colours = self.register.group_colours(self.group)
        title = Box(_PANEL.x + 30, _PANEL.y + 18, _PANEL.w - 60, 58)
        style = theme.HEADING.sized(44).coloured(colours.dark)
        canvas.text(title, self.register.t("deed_zoom.group"), style)
        plots = self.register.data.groups[self.group].plots
        for plot, row in zip(plots, self._rows(), strict=True):
            self._draw_plot(canvas, row, plot)
        shares = self.register.data.groups[self.group].shares
        place = Box(_PANEL.x + 26, _PANEL.y + 406, _PANEL.w - 52, 166)
        for share, box in zip(shares, place.columns(len(shares), 14), strict=True):
            draw_share(canvas, box, self.register, share)
        self._draw_holding(canvas)
        self.draw_widgets(canvas)

    def _draw_plot(self, canvas: Canvas, row: Box, plot: PlotIndex) -> None:
        canvas.skin(row, looks.CHIP if plot == self.plot else looks.SLOT)
        register, state = self.register, self.register.state
        picture, words = row.inset(14, 4).split_left(row.h * 1.08, gap=12)
        draw_plot(canvas, picture, register, plot)
        number, words = words.split_left(56, gap=10)
        mid = register.group_colours(self.group).mid
        canvas.text(number, str(register.space_number(plot)), theme.NUMBER.coloured(mid), "centre")
        name, marks = words.split_right(150, gap=10)
        canvas.text(name, register.words.plot(plot), theme.BODY)
        building, owner = marks.columns(2, 6)
        if state.built[plot]:
            canvas.picture(building_picture(register.data.plots[plot]), building)
        if state.plots[plot] != BANK:
            canvas.picture(register.marker(state.plots[plot]), owner.inset(0, 8))

    def _draw_holding(self, canvas: Canvas) -> None:
        """How much of the group the one whose turn it is has."""
        strip = Box(_PANEL.x + 26, _PANEL.bottom - 96, _PANEL.w - 52, 72)
        canvas.skin(strip, looks.BUTTONS["gold"].skin)
        crown, words = strip.inset(18, 4).split_left(70, gap=14)
        canvas.picture("finans/ic_grupp", crown)
        seat = self.table.active_seat()
        plots, shares = self.register.counts(self.group, seat)
        papers = self.register.data.groups[self.group]
        text = self.register.t(
            "deed_zoom.has", name=self.register.words.name(seat), plots=plots, shares=shares,
            of_plots=len(papers.plots), of_shares=len(papers.shares),
        )  # fmt: skip
        ink = theme.BODY.coloured(theme.INK_ON_GOLD)
        canvas.text(Box(words.x, words.y, words.w, words.h - 8), text, ink)
