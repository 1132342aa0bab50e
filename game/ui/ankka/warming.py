"""What the table of Aku Ankka shows in the middle of a game, made ready beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.ui.ankka import layout
from game.ui.ankka.animations import CARD, DIME, PAWN, TOKEN
from game.ui.ankka.banner import draw_banner
from game.ui.ankka.event_paper import draw_event_card
from game.ui.ankka.pictures import circle_picture, pawn_picture, token_picture
from game.ui.ankka.way_shown import draw_price
from game.ui.kit import looks, theme
from game.ui.kit.box import SCREEN
from game.ui.kit.canvas import Canvas
from game.ui.table.flying import Size
from game.ui.table.rehearsing import rehearse_table
from game.ui.table.warming import Job, loads

if TYPE_CHECKING:
    from game.ui.ankka.look import AnkkaLook

_SPINNER = ("ring", "wheel", "dim_ring", "dim_wheel", "pointer")


def jobs(look: AnkkaLook) -> Iterator[Job]:
    """What is needed first to begin with: marks on the town, then the panels, then the spinner."""
    rehearse = look.table.kit.rehearse
    yield partial(rehearse, partial(_rehearse_turn, look))
    yield from loads(look.hangar, _flying(look))
    yield partial(rehearse, partial(_rehearse_dialogs, look))
    for seat in range(look.state.players):
        yield partial(rehearse, partial(_rehearse_panels, look, seat))
    yield partial(rehearse, _rehearse_spinner)


def _flying(look: AnkkaLook) -> Iterator[tuple[str, Size]]:
    """The pictures that fly: names, and sizes in design units."""
    yield "ankka/dime_front", DIME
    yield "ankka/card_event_back", CARD
    for pawn in range(look.state.players):
        yield token_picture(look.pawn_colour(pawn)), TOKEN
        yield pawn_picture(look.pawn_colour(pawn)), PAWN


def _rehearse_turn(look: AnkkaLook, canvas: Canvas) -> None:
    """Circles that can be reached, the focus, prices, plaques and the ribbon across the town."""
    nodes = look.data.nodes
    circles = {circle_picture(node, reach=True): node for node in nodes if not node.is_place}
    for picture, node in circles.items():
        canvas.picture(picture, layout.ring_box(node))
        canvas.picture("ankka/circle_cursor", layout.ring_box(node))
    for node in nodes:
        if node.is_place:
            look.board.mark(canvas, look.state, node.id, possible=True, focused=True)
    draw_price(canvas, layout.way_price_box(nodes[0]), 5)
    draw_banner(canvas, layout.BANNER, "", "ankka/dime_front")
    look.log.rehearse(canvas, look.state.players)
    rehearse_table(look, canvas, (theme.BODY_LIGHT.sized(32),), ())


def _rehearse_dialogs(look: AnkkaLook, canvas: Canvas) -> None:
    """The paper on which questions lie, and an event card: any one."""
    from game.ui.ankka.shown import event_card

    canvas.skin(SCREEN.inset(120), looks.WOOD_FRAME)
    canvas.skin(SCREEN.inset(140), looks.DIALOG_PAPER)
    draw_event_card(canvas, event_card.CARD, look.words, 0)


def _rehearse_panels(look: AnkkaLook, active: Seat, canvas: Canvas) -> None:
    look.panels.draw(canvas, look.state, active)


def _rehearse_spinner(canvas: Canvas) -> None:
    from game.ui.ankka.shown.spinner import disc

    for part in _SPINNER:
        canvas.picture(f"ankka/spinner_{part}", disc(square=part == "pointer"))
