"""What can be pressed on the table: spots and buttons of the question, and what is always there.

A question's options lie on the table where their targets are; the rest are buttons in the row.
Everything refused is there too, greyed, with its reason. What the look keeps beside the question,
and with it all that is secret, lies behind one button.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from game.engine.requests import AnyChoice, Option, Target
from game.ui.kit import looks
from game.ui.kit.box import Box
from game.ui.kit.widgets.base import Widget
from game.ui.kit.widgets.button import Button
from game.ui.table.look import BESIDE, Beside, TableLook
from game.ui.table.spots import TableSpot

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_MOST = 3
"""Buttons of the question itself."""

_BESIDE_PLACE = 2
"""Where the button for what lies beside the question stands, or farther right."""


class _Entry(NamedTuple):
    """An option, or what is refused and why."""

    id: str
    target: Target | None
    reason: str


def lies_on_table(look: TableLook, target: Target | None) -> bool:
    """Whether an option with this target can be chosen on the table itself."""
    return target is not None and (target.kind == "button" or look.spot(target) is not None)


def openly(look: TableLook, request: AnyChoice) -> list[Option[Any]]:
    """The options that the question itself shows to the room."""
    return [option for option in request.options if not look.is_beside(request, option)]


def controls(
    table: TableScene, request: AnyChoice | None, back: Callable[[], None] | None
) -> list[Widget]:
    """The spots and buttons of a question (None: nothing is asked on the table), the table's own
    buttons, then what can be looked at. `back`: leads to the question that was put aside."""
    found: list[Widget] = []
    buttons: list[_Entry] = []
    for entry in _entries(table, request) if request is not None else []:
        box = _spot_box(table.look, entry.target)
        if box is None:
            buttons.append(entry)
        else:
            found.append(_spot(table, entry, box))
    own = table.look.buttons(request, back)
    if own is None:
        beside = table.look.beside(request) if request is not None else None
        own = _row(table, buttons, back, beside)
    found += own
    names = {widget.name for widget in found}
    return found + [thing for thing in table.look.things() if thing.name not in names]


def _entries(table: TableScene, request: AnyChoice) -> list[_Entry]:
    """Options and refusals; of these only buttons, unless the question is about the table."""
    options = [_Entry(each.id, each.target, "") for each in openly(table.look, request)]
    about_table = any(_spot_box(table.look, entry.target) is not None for entry in options)
    return options + [
        _Entry(each.id, each.target, table.reason_text(each.reason))
        for each in request.refused
        if each.target is not None
        and (about_table or each.target.kind == "button")
        and not table.look.is_beside(request, each)
    ]


def _spot_box(look: TableLook, target: Target | None) -> Box | None:
    return None if target is None or target.kind == "button" else look.spot(target)


def _spot(table: TableScene, entry: _Entry, box: Box) -> TableSpot:
    press = None if entry.reason else partial(table.answer, entry.id)
    label = _label(table, entry.id)
    return TableSpot(table.look, box, press, label, entry.reason, entry.id, asked=True)


def _label(table: TableScene, id: str) -> str:
    request = table.asking
    return id if request is None else table.look.label(request, id)


def _row(
    table: TableScene,
    entries: list[_Entry],
    back: Callable[[], None] | None,
    beside: Beside | None,
) -> Iterator[Button]:
    """Up to three buttons of the question, one for what lies beside it, undo if there is room,
    and the menu."""
    boxes = table.look.button_places()
    taken = 0
    if back is not None and table.asking is not None:
        yield Button(boxes[0], table.t("table.back_to_question"), back, "primary", name="back")
        taken = 1
    for entry in entries[:_MOST]:
        chosen = table.look.place_of(entry.id)
        place = taken if chosen is None else chosen
        kind: looks.ButtonKind = "gold" if taken else "primary"
        taken = max(taken, place) + 1
        press = partial(table.answer, entry.id)
        yield Button(
            boxes[place], _label(table, entry.id), press, kind, not entry.reason, entry.reason,
            name=entry.id,
        )  # fmt: skip
    if beside is not None:
        place = max(taken, _BESIDE_PLACE)
        taken = place + 1
        yield Button(
            boxes[place], beside.label, partial(beside.open, table.answer), "gold", name=BESIDE
        )
    people = any(map(table.is_human, range(len(table.session.setup.seats))))
    if taken <= len(boxes) - 2 and people:
        why = table.why_no_undo() if table.asking is not None else table.t("table.not_now")
        label = table.t("table.undo")
        yield Button(boxes[-2], label, table.undo, "gold", not why, why, name="undo")
    yield Button(boxes[-1], table.t("table.menu"), table.open_menu, "brown", name="menu")
