"""What will fly over the table of Nya Finans, and what may change on it, made ready beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.engine.requests import Seat
from game.finans.state import State
from game.ui.finans import layout
from game.ui.finans.news_banner import draw_news
from game.ui.finans.pictures import building_picture, group_picture
from game.ui.finans.sizes import (
    BOND,
    CAR,
    CARD_BACK,
    DEED,
    LOAN,
    NOTE,
    NOTES,
    PAWN_MARK,
    SHARE,
)
from game.ui.kit import theme
from game.ui.kit.canvas import Canvas
from game.ui.table.dice import FACES, die_picture
from game.ui.table.flying import Size
from game.ui.table.rehearsing import rehearse_table
from game.ui.table.warming import Job, loads

if TYPE_CHECKING:
    from game.ui.finans.look import FinansLook


def jobs(look: FinansLook) -> Iterator[Job]:
    """What is needed first to begin with: dice, what flies, and then what somebody may come by."""
    rehearse = look.table.kit.rehearse
    yield partial(rehearse, partial(_rehearse_turn, look))
    yield from loads(look.hangar, _flying(look))
    for seat in range(look.state.players):
        yield partial(rehearse, partial(_rehearse_panels, look, look.state, seat))
        yield partial(rehearse, partial(_rehearse_plots, look, seat))
    for active in (0, 1):
        yield partial(rehearse, partial(_rehearse_panels, look, _with_all(look.state, 0), active))
    for card, news in enumerate(look.data.news):
        if news.until_further_notice:
            yield partial(rehearse, partial(_rehearse_news, look, card))


def _flying(look: FinansLook) -> Iterator[tuple[str, Size]]:
    """The pictures that fly: names, and sizes in design units."""
    data = look.data
    for note in NOTES:
        yield f"finans/note_{note}", NOTE
    for back in ("tips", "nytt"):
        yield f"finans/back_{back}", CARD_BACK
    for thing, size in (("loan", LOAN), ("car", CAR), ("bond", BOND), ("mark_pant", PAWN_MARK)):
        yield f"finans/{thing}", size
    for group in range(len(data.groups)):
        yield group_picture(data, "deed", group), DEED
        yield group_picture(data, "share", group), SHARE
    for number, plot in enumerate(data.plots):
        yield building_picture(plot), look.spaces.building_box(number)[2:]
    for news in data.news:
        if news.until_further_notice:
            yield f"finans/{news.picture}", layout.NEWS_EMBLEM[2:]


def _rehearse_turn(look: FinansLook, canvas: Canvas) -> None:
    """Dice, plaques, tags, and the letters of the log and of the cash in panels of each height."""
    for face in FACES:
        canvas.picture(die_picture(face), layout.ONE_DIE)
    seats = range(look.state.players)
    sizes = {look.panels.parts(look.state, seat, 0).cash_size for seat in seats}
    cash = [theme.MONEY_STYLE.sized(size) for size in sorted(sizes)]
    look.log.rehearse(canvas, look.state.players)
    rehearse_table(look, canvas, (theme.BODY_LIGHT.sized(32),), cash)


def _rehearse_panels(look: FinansLook, state: State, active: Seat, canvas: Canvas) -> None:
    """They are of another height while it is a seat's turn."""
    look.panels.draw(canvas, state, active)


def _rehearse_plots(look: FinansLook, seat: Seat, canvas: Canvas) -> None:
    """A plot with all that could stand on it if it were this seat's, one for each building."""
    made_up = _with_all(look.state, seat)
    for industrial in (True, False):
        plots = enumerate(look.data.plots)
        plot = next(n for n, plot in plots if plot.is_industrial == industrial)
        space = look.data.space(look.spaces.number_of(plot))
        look.spaces.draw_space(canvas, made_up, space)


def _rehearse_news(look: FinansLook, card: int, canvas: Canvas) -> None:
    """The strip with news that would hold."""
    state = look.state.copy()
    state.in_force = card
    draw_news(canvas, state, look.words)


def _with_all(state: State, seat: Seat) -> State:
    """A table that nobody has seen: a seat has everything, its plots built on and mortgaged."""
    made_up = state.copy()
    made_up.plots = [seat] * len(state.plots)
    made_up.shares = [seat] * len(state.shares)
    made_up.built = made_up.mortgaged = [True] * len(state.plots)
    made_up.loans[seat], made_up.cars[seat], made_up.bonds[0] = 1, True, seat
    return made_up
