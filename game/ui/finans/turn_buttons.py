"""The two rows of buttons: what a turn offers, in the same places always, then undo and the menu.

Behind each of the large buttons lies a dialog with the papers that it is about. A greyed one says
why nothing of the sort is possible now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.engine.requests import AnyChoice, AnyRequest, Reason
from game.ui.finans import layout
from game.ui.finans.prompts.meeting_goal import missed_by_cash
from game.ui.kit.box import Box
from game.ui.kit.widgets.button import Button
from game.ui.table.dice import die_picture

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

ASKED_HERE = ("turn", "end_turn")
"""The questions that these buttons ask."""

PARTS = {
    "buy_plot": ("buy_plot",),
    "buy_share": ("buy_share",),
    "meet": ("meet",),
    "build": ("build",),
    "more": (
        "loan", "repay", "buy_car", "sell_car", "use_tip", "redeem", "mortgage", "sell_plot",
        "sell_share", "offer",
    ),
}  # fmt: skip
"""The verbs that lie behind each button."""

_ICONS = {
    "roll": die_picture(5),
    "buy_plot": "finans/ic_tomt",
    "buy_share": "finans/ic_aktie",
    "meet": "finans/ic_stamma",
    "build": "finans/bldg_small",
}
_UPPER, _LOWER = (344.0, 296.0, 296.0), (318.0, 214.0, 139.0, 118.0, 127.0)
_SIZE, _SMALL = 34.0, 30.0

_TELLING = (
    "not_in_the_bank", "no_building_here", "one_plot_a_turn", "one_share_a_turn",
    "one_meeting_a_turn", "not_enough_cash", "parts_in_bank", "no_buildings_left",
    "plot_mortgaged", "no_part_of_group",
)  # fmt: skip
"""Codes of reasons, those first that say most about why nothing of a sort is possible."""


class _Places(NamedTuple):
    """Where the buttons stand."""

    upper: list[Box]
    lower: list[Box]

    @property
    def undo(self) -> Box:
        return self.lower[-2]

    @property
    def menu(self) -> Box:
        return self.lower[-1]


def buttons(
    look: FinansLook, request: AnyChoice | None, back: Callable[[], None] | None
) -> Iterator[Button]:
    """The buttons of a question (None: nothing is asked on the table), and the table's own."""
    table = look.table
    places = _Places(
        layout.row_boxes(layout.ROWS[0], _UPPER), layout.row_boxes(layout.ROWS[1], _LOWER)
    )
    if back is not None and table.asking is not None:
        label = table.t("table.back_to_question")
        yield Button(places.upper[0], label, back, "primary", name="back", size=_SIZE)
    elif request is not None and request.question in ASKED_HERE:
        yield from _turn(look, request, places)
    elif request is not None:
        yield from _other(look, request, places)
    why = table.why_no_undo() if table.asking is not None else table.t("table.not_now")
    undo, menu = table.t("table.undo"), table.t("table.menu")
    yield Button(places.undo, undo, table.undo, "gold", not why, why, name="undo", size=_SMALL)
    yield Button(places.menu, menu, table.open_menu, "brown", name="menu", size=_SMALL)


def _turn(look: FinansLook, request: AnyChoice, places: _Places) -> Iterator[Button]:
    """Roll or end, and a button for each part of what the turn offers."""
    first = request.options[0].id
    press = partial(look.table.answer, first)
    picture = _ICONS.get(first, "")
    label = look.label(request, first)
    yield Button(places.upper[0], label, press, "primary", name=first, size=38, picture=picture)
    boxes = (*places.upper[1:], *places.lower[:3])
    for part, box in zip(PARTS, boxes, strict=True):
        why = why_not(look, request, part)
        size = _SIZE if box.y == layout.ROWS[0].y else _SMALL
        yield Button(
            box, look.words.t(f"table.part.{part}"), partial(look.open_part, part), "gold",
            not why, why, name=part, picture=_ICONS.get(part, ""), size=size,
        )  # fmt: skip


def _other(look: FinansLook, request: AnyChoice, places: _Places) -> Iterator[Button]:
    """A question of few answers that has no dialog of its own."""
    for place, (option, box) in enumerate(zip(request.options, places.upper, strict=False)):
        press = partial(look.table.answer, option.id)
        kind = "gold" if place else "primary"
        label = look.label(request, option.id)
        yield Button(box, label, press, kind, name=option.id, size=_SIZE)  # type: ignore[arg-type]


def is_of(id: str, part: str) -> bool:
    """Whether an option belongs behind a button: "mortgage joinery" to "more"."""
    return id.partition(" ")[0] in PARTS[part]


def why_not(look: FinansLook, request: AnyRequest, part: str) -> str:
    """Why a part of the turn is empty; "" if it is not."""
    options = getattr(request, "options", ())
    if part == "more" or any(is_of(option.id, part) for option in options):
        return ""
    if part == "meet" and request.question == "turn" and _misses_cash_for_meeting(look, request):
        return ""
    refused = [each.reason for each in getattr(request, "refused", ()) if is_of(each.id, part)]
    if not refused:
        return look.words.t("table.only_before_roll")
    most = min(refused, key=_weight)
    if most.code not in _TELLING:
        return look.words.t(f"table.nothing_to.{part}")
    return look.table.reason_text(most)


def _misses_cash_for_meeting(look: FinansLook, request: AnyRequest) -> bool:
    """Whether the dialog of meetings leads to raising money for one of them."""
    rules, seat = look.words.rules, request.asked
    groups = range(len(look.data.groups))
    return seat is not None and any(missed_by_cash(rules, seat, group) for group in groups)


def _weight(reason: Reason) -> tuple[int, int]:
    """How much a reason says: less is more; of amounts, that which is missed by least."""
    rank = _TELLING.index(reason.code) if reason.code in _TELLING else len(_TELLING)
    return rank, int(dict(reason.facts).get("missing", 0))
