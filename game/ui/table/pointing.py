"""Where the table's focus points: at an option, at what somebody looks up, or at nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import Choice
from game.ui.kit.actions import Action, Inspect, Move, PointerDown, Step

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

    def rest(self) -> None:
        """The question is answered: the focus points at nothing more."""
        self._looking_round = False

    def follow(self, action: Action, moved: bool) -> None:
        """After each action; `moved`: it has given the focus to something else."""
        if not self.shown and (isinstance(action, _LOOKING_ROUND) or moved):
            self._looking_round = True
            if (widget := self._table.focus.current) is not None:
                widget.changed()

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
