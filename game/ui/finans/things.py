"""What can be looked at closer at any time: spaces, players, the news, the log."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.finans.state import NO_CARD
from game.ui.finans import layout
from game.ui.finans.name_plate import plate_text
from game.ui.kit.box import SAFE, Box
from game.ui.kit.widgets.button import Spot
from game.ui.table.spots import TableSpot

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook

_SPACE = "space "


def things_of(look: FinansLook) -> Iterator[Spot]:
    """A spot for each thing. A space shows its plate while it is looked at; pressed, its deed."""
    state, words = look.state, look.words
    boxes = layout.panel_boxes(state.players, look.table.active_seat())
    for seat, box in enumerate(boxes):
        key = "table.player_out" if state.out[seat] else "table.player"
        told = words.t(key, name=words.name(seat), amount=state.cash[seat])
        yield Spot(box, partial(_open_book, look, seat), told, name=f"player {seat}", radius=26)
    yield Spot(layout.NEWS, spoken=_news_told(look), name="news", radius=22)
    yield Spot(layout.LOG, look.history, look.log.last()[0], name="log", radius=22)
    for space in look.data.spaces:
        number = space.number
        told = f"{words.space(number)}. {plate_text(words, number)}"
        press = partial(look.zoom, number)
        box = layout.space_box(number)
        yield TableSpot(look, _safe(box), press, told, name=f"{_SPACE}{number}")


def _open_book(look: FinansLook, seat: Seat) -> None:
    """How a player's cash came about."""
    from game.ui.finans.cash_book import FinansBook

    assert look.table.stack is not None
    look.table.stack.push(FinansBook(look, seat))


def space_number(name: str) -> int:
    """The number of the space of a spot of this name; 0 for another thing."""
    return int(name.removeprefix(_SPACE)) if name.startswith(_SPACE) else 0


def _safe(box: Box) -> Box:
    """The part of a box inside the margin that television sets leave."""
    x, y = max(box.x, SAFE.x), max(box.y, SAFE.y)
    return Box(x, y, min(box.right, SAFE.right) - x, min(box.bottom, SAFE.bottom) - y)


def _news_told(look: FinansLook) -> str:
    card, words = look.state.in_force, look.words
    if card == NO_CARD:
        return words.t("table.no_news")
    title, rule = words.card("news", card, "title"), words.card("news", card, "rule")
    return f"{title}: {words.t('table.until_further_notice')}. {rule}"
