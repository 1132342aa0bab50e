"""Every text of the table in its box, in every language, at every text size; all in reach."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import MagicMock

import pytest

from game.joakim.data import GameData
from game.joakim.state import State
from game.ui.joakim.chronicle import News, Shift
from game.ui.joakim.market_history import MarketHistory
from game.ui.joakim.poses import POSES
from game.ui.joakim.posing import LONG_NAMES
from game.ui.joakim.sharks.table_poses import hold
from game.ui.kit.box import Box
from game.ui.kit.bubbles import Bubble
from game.ui.kit.canvas import Canvas
from game.ui.kit.widgets.lists import ScrollList
from game.ui.scenes.poses import all_poses, strike
from tests.ui.joakim.playing import SHORT, Played, in_play
from tests.ui.layouts import TELLING_VIEWS, check_layout

TELLING = (
    "table_move", "table_jump", "table_five", "table_names", "table_late", "table_two",
    "card_two_values", "card_earn", "card_dividend", "card_option", "ledger", "market_history",
    "log", "curtain", "curtain_held", "reaction_uncle", "reaction_rumour", "reaction_names",
    "reaction_no_clock", "reaction_curtain_held", "reaction_doubt", "reaction_go_before", "manners",
    "pause_sharks",
    "sharks_two", "sharks_five", "sharks_names", "sharks_ledger", "sharks_history",
    "sharks_results", "card_rumour", "card_interest", "card_worthless_purchase", "card_uncle_away",
    "card_beagle_boys", "card_inspect",
)  # fmt: skip


@pytest.mark.case("O13", "O36")
@pytest.mark.parametrize("name", TELLING)
def test_every_text_fits_and_every_control_is_in_reach(name: str, tmp_path: Path) -> None:
    posed = strike(POSES[name], tmp_path, (1280, 720), "sv")
    check_layout(posed, TELLING_VIEWS, LONG_NAMES.__contains__)


@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_marks_on_a_panel_leave_most_of_the_pawn_to_be_seen(
    players: int, tmp_path: Path
) -> None:
    """A seat's mark and the Beagle Boys' cards once hid all but its head."""

    def position(state: State, data: GameData) -> None:
        in_play(state, data)
        for seat in range(players):
            hold(state, data, seat, beagles=1)

    options = SHORT | {"sharks": "on"}
    played = Played(tmp_path, ("human",) * players, options, position=position)
    panels, state = played.look.panels, played.look.state
    drawn: dict[str, Box] = {}
    canvas = MagicMock(spec=Canvas)
    canvas.writer = played.shell.kit.writer
    canvas.seat_mark.side_effect = lambda box, look: drawn.update(mark=box)
    canvas.picture.side_effect = lambda name, box, **more: drawn.update({name: box})
    panels.draw(canvas, state, active=0)
    pawn = drawn[f"joakim/pawn_{played.table.seating(players - 1).look}"]
    beagles = panels.beagle_box(state, players - 1)
    for mark in (drawn["mark"], beagles):
        width = max(0.0, pawn.right - max(pawn.x, mark.x))
        height = max(0.0, min(pawn.bottom, mark.bottom) - max(pawn.y, mark.y))
        assert width * height < 0.25 * pawn.w * pawn.h


def test_a_whole_name_never_covers_what_a_reaction_is_about(tmp_path: Path) -> None:
    """It shows for a name that is cut, below the seat's button."""
    posed = strike(POSES["reaction_names"], tmp_path, (1280, 720), "sv")
    (bubble,) = [each for each in posed.scene.sprites if isinstance(each, Bubble)]
    assert bubble.box.y > bubble.near.bottom


def test_cash_is_called_net_of_loans_where_it_is(tmp_path: Path) -> None:
    for pose, heading in (
        ("sharks_results", "Kontanter minus lån"),
        ("joakim_results", "Kontanter"),
    ):
        posed = strike(all_poses()[pose], tmp_path / pose, (1280, 720), "sv")
        assert heading in [each.string for each in posed.texts()]


def test_whose_the_amount_of_a_tax_inspection_is_stands_beside_it(tmp_path: Path) -> None:
    posed = strike(POSES["card_tax_inspection"], tmp_path, (1280, 720), "sv")
    told = [each.string for each in posed.texts()]
    assert told[told.index("Den som väljs") + 1] == "−5\u00a0M"


def test_a_ring_goes_round_a_newspaper_and_never_round_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(tmp_path, ("random", "random"), SHORT | {"sharks": "on"}, seed=11)
    played.watch(lambda: played.ended)
    history = MarketHistory(played.look)
    played.shell.stack.push(history)
    ringed: list[Box] = []
    monkeypatch.setattr(Canvas, "ring", lambda self, box, radius=30: ringed.append(box))
    items = history.focus.current
    assert isinstance(items, ScrollList)
    for kind in (Shift, News):
        items.index = next(n for n, each in enumerate(items.items) if isinstance(each, kind))
        ringed.clear()
        history.invalidate()
        played.pilot.wait(50)
        below = [box for box in ringed if box.y > history.chart.bottom]
        assert bool(below) == (kind is News)
