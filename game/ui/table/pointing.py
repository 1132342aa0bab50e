"""Where the table's focus points: at an option, at what somebody looks up, or at nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Choice
from game.ui.kit.actions import Action, Inspect, Move, PointerDown, Step
from game.ui.kit.widgets.base import Widget
from game.ui.kit.widgets.button import Spot
from game.ui.table.spots import TableSpot

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_LOOKING_ROUND = (Move, Step, Inspect, PointerDown)


class Pointing:
    """While nothing is asked the focus is not shown: it would look as if something should be
    pressed. It comes back with the next question, or as soon as somebody moves it."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._looking_round = False
        self._chosen: str | None = None  # the name of the widget that had the focus last

    @property
    def shown(self) -> bool:
        return self._looking_round or self._table.asking is not None

    def opens(self, action: Action) -> bool:
        """Whether a press here opens the menu or a panel. It does so at once, whatever moves; a
        press elsewhere ends what moves."""
        if not isinstance(action, PointerDown) or self._table.bubble is not None:
            return False
        widget = self._table.focus.at(action.x, action.y)
        if isinstance(widget, Spot):
            return widget.on_press is not None and not isinstance(widget, TableSpot)
        return widget is not None and widget.name == "menu"

    def rest(self) -> None:
        """The question is answered: the focus points at nothing more."""
        self._looking_round = False
        self._table.look.pointed(None)

    def follow(self, action: Action, before: Widget | None) -> None:
        """After each action; `before`: what had the focus before it."""
        widget = self._table.focus.current
        if not self.shown and (isinstance(action, _LOOKING_ROUND) or widget is not before):
            self._looking_round = True
            if widget is not None:
                widget.changed()
        self._table.look.pointed(widget if self.shown else None)
        self.tell()

    def tell(self, anew: bool = False) -> None:
        """Let the look show where the focused option leads. `anew`: the question is a new one."""
        request, widget = self._table.asking, self._table.focus.current
        if not isinstance(request, Choice) or self._table.looking:
            return
        name = widget.name if widget is not None else ""
        if anew or name != self._chosen:
            self._chosen = name
            options = {option.id: option for option in request.options}
            self._table.look.choosing(request, options.get(name))
