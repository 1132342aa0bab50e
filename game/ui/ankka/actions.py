"""The buttons of a turn: what steps can buy, each with its price, then undo and the menu.

A greyed one says why it is not possible now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.ankka.state import NOBODY, State
from game.engine.requests import AnyChoice
from game.ui.ankka import layout
from game.ui.ankka.pictures import topic_colour, topic_icon
from game.ui.ankka.way_shown import draw_price
from game.ui.kit import looks
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.looks import ButtonKind
from game.ui.kit.widgets.button import Button
from game.ui.scenes.buttons import draw_face

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

KEPT = ("ask_free", "steps")
"""The verbs of options that a kept card gives: they lie behind the button of the kept cards."""

_ENDS = ("stop", "end")
"""The options that end the turn: before all steps are used, if that is agreed; or with none left,
when a kept card could still be of use."""

_SMALL = 32.0


class ActionButton(Button):
    """An icon, a price in steps, and a word below both."""

    def __init__(
        self, box: Box, label: str, on_press: Callable[[], object], kind: ButtonKind, reason: str,
        name: str, picture: str, price: int | None,
    ) -> None:  # fmt: skip
        super().__init__(
            box, label, on_press, kind, not reason, reason, name, picture, size=_SMALL
        )  # fmt: skip
        self.price = price

    def draw(self, canvas: Canvas) -> None:
        look = looks.button(self.kind) if self.enabled else looks.GREYED
        skin, box = look.skin, self.box
        if self.pressed and self.enabled:
            sunk = looks.sunk(skin)
            box = Box(box.x, box.y + skin.lip - sunk.lip, box.w, box.h - skin.lip + sunk.lip)
            skin = sunk
        canvas.skin(box, skin)
        face = Box(box.x, box.y, box.w, box.h - skin.lip).inset(10, 6)
        upper, lower = face.split_bottom(40)
        icon, rest = upper.split_left(face.w / 2)
        alpha = 1.0 if self.enabled else 0.5
        canvas.picture(self.picture, Box.around(*icon.centre, upper.h, upper.h), alpha=alpha)
        if self.price is not None:
            draw_price(canvas, Box.around(*rest.centre, 70, 56), self.price, alpha)
        style = look.label.sized(_SMALL)
        self.cut = canvas.text(lower, self.label, style, "centre")


class EndButton(Button):
    """What it ends is said in full, in two lines: a mere "End" beside the menu would seem to end
    the game."""

    def draw(self, canvas: Canvas) -> None:
        look = looks.button(self.kind)
        face = draw_face(canvas, self.box, look, self.pressed).inset(6, 4)
        style = replace(look.label.sized(_SMALL - 5), leading=0.9)
        self.cut = canvas.text(face, self.label, style, "centre", max_lines=2)


def buttons(
    look: AnkkaLook, request: AnyChoice | None, back: Callable[[], None] | None
) -> Iterator[Button]:
    """The buttons of a question (None: nothing is asked on the table), and the table's own."""
    table = look.table
    if back is not None and table.asking is not None:
        label = table.t("table.back_to_question")
        yield Button(layout.ACTIONS.split_top(96)[0], label, back, "primary", name="back")
    elif request is not None and request.question == "turn":
        yield from _turn(look, request)
    options = request.options if request is not None else ()
    ends = [option.id for option in options if option.id in _ENDS]
    places = layout.ROW.columns(2 + len(ends), 10)
    for id, place in zip(ends, places, strict=False):
        label = look.words.t("table.action.end")
        yield EndButton(place, label, partial(table.answer, id), "gold", name=id, size=_SMALL)
    why = table.why_no_undo() if table.asking is not None else table.t("table.not_now")
    undo, menu = table.t("table.undo"), table.t("table.menu")
    yield Button(places[-2], undo, table.undo, "gold", not why, why, name="undo", size=_SMALL)
    yield Button(places[-1], menu, table.open_menu, "brown", name="menu", size=_SMALL)


def _turn(look: AnkkaLook, request: AnyChoice) -> Iterator[Button]:
    """A question, the wheel, a capture, and the kept cards."""
    state: State = look.state
    numbers, topic = look.data.numbers, look.topic_here()
    places = layout.action_boxes()
    reasons = {each.id: look.table.reason_text(each.reason) for each in request.refused}
    ids = [option.id for option in request.options]
    capture = "capture" if state.holder in (NOBODY, request.seat) else f"capture {state.holder}"
    offers: tuple[tuple[str, str, ButtonKind, str, int], ...] = (
        ("ask", "ask", topic_kind(topic), topic_icon(topic), numbers.question_cost),
        ("wheel", "wheel", "gold", "ankka/act_wheel", numbers.wheel_cost),
        (capture, "capture", "primary", "ankka/act_capture", numbers.capture_cost),
    )
    for box, (id, word, kind, picture, price) in zip(places, offers, strict=False):
        why = "" if id in ids else reasons.get(id, look.table.t("table.not_now"))
        label, press = look.words.t(f"table.action.{word}"), partial(look.table.answer, id)
        yield ActionButton(box, label, press, kind, why, id, picture, price)
    usable = [id for id in ids if id.partition(" ")[0] in KEPT]
    kept = state.kept[state.pawn[request.seat]]
    why = "" if usable else look.words.t("table.no_kept" if not kept else "table.no_use_now")
    label = look.words.t("table.action.kept")
    name = usable[0] if usable else "kept"  # so that the focus finds the first of them
    yield ActionButton(
        places[3], label, look.open_kept, "gold", why, name, "ankka/card_event_back", None
    )


def topic_kind(topic: str) -> ButtonKind:
    """The button in a topic's colour."""
    colour = topic_colour(topic)
    return "brown" if colour == "white" else colour  # type: ignore[return-value]
