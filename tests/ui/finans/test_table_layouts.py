"""Everything has a place on the table, and every text its room, in every language and size."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from unittest.mock import Mock

import pytest

from game.finans.options import Options
from game.finans.rulebook import FinansRules
from game.games import GAMES
from game.ui.finans import layout
from game.ui.finans.name_plate import _place
from game.ui.finans.panel_parts import count_box, in_prison, parts_of
from game.ui.finans.panels import Panels
from game.ui.finans.papers_shown import Papers
from game.ui.finans.pictures import THINGS
from game.ui.finans.poses import POSES
from game.ui.finans.posing import LONG_NAMES
from game.ui.kit.box import Box
from game.ui.scenes.poses import strike
from tests.ui.layouts import TELLING_VIEWS, check_layout

SPACES = range(1, 47)
TELLING = (
    "finans_turn", "finans_end_turn", "finans_two", "finans_five", "finans_six_crowd",
    "finans_out", "finans_names", "finans_plot", "finans_special", "finans_corner",
    "finans_new_game", "finans_new_game_looks",
    "finans_results", "finans_results_six", "finans_results_shared",
    "finans_log", "finans_log_six", "finans_book",
    "finans_book_six", "finans_rulebook", "finans_house_rules_1", "finans_house_rules_4",
)  # fmt: skip


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def test_no_two_spaces_overlap() -> None:
    boxes = [layout.space_box(number) for number in SPACES]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


def test_the_entrance_and_the_exit_stand_beside_their_floors() -> None:
    for door, room in ((34, 35), (1, 46)):
        assert layout.space_box(door).y == layout.space_box(room).y
        assert layout.space_box(door).right < layout.space_box(room).x


@pytest.mark.parametrize("pieces", range(1, 7))
def test_pieces_stay_on_their_space_and_leave_its_number_free(pieces: int) -> None:
    for number in SPACES:
        face = layout.space_box(number)
        for place in range(pieces):
            box = layout.piece_box(number, place, pieces)
            assert face.x + 20 <= box.x and box.right <= face.right + 4, (number, place)
            assert face.y - 8 <= box.y, (number, place)
            assert box.y >= face.y + 26 or box.x >= face.x + 33, (number, place)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_panels_fit_into_the_felt_whoever_is_active(players: int) -> None:
    for active in range(players):
        boxes = layout.panel_boxes(players, active)
        assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
        assert all(layout.FELT.encloses(box) for box in boxes)
        assert boxes[active].h > layout.FOLDED


@pytest.mark.parametrize("players", range(2, 7))
def test_few_players_have_tall_panels_and_none_leaves_half_the_felt_empty(players: int) -> None:
    boxes = layout.panel_boxes(players, 0)
    assert sum(box.h for box in boxes) > 0.8 * layout.PANELS.h


@pytest.mark.parametrize(
    "height", [layout.FOLDED, layout.LARGE, layout.ROOMY, layout.TALL], ids=int
)
def test_the_parts_of_a_panel_lie_apart_within_it(height: float) -> None:
    panel = Box(1210, 184, 466, height)
    parts = parts_of(panel)
    face = panel._replace(h=panel.h - 6)
    counts = [count_box(thing, icon) for thing, icon in parts.things.items()]
    rows = [parts.name, parts.chips, parts.tracker, *parts.things.values(), *filter(None, counts)]
    if parts.cash != parts.name:
        rows.append(parts.cash)
    assert not [pair for pair in combinations(rows, 2) if overlap(*pair)]
    assert all(face.encloses(part) for part in (*rows, parts.piece))
    assert not overlap(parts.piece, parts.name) and not overlap(parts.piece, parts.chips)
    prison = in_prison(parts.piece)
    assert not [pair for pair in combinations(prison, 2) if overlap(*pair)]
    assert all(face.encloses(part) for part in prison)
    assert not [part for part in prison if overlap(part, parts.name) or overlap(part, parts.chips)]


def test_the_plate_of_no_space_covers_a_panel() -> None:
    writer = Mock(text_size=1.0, width=lambda text, style: 18.0 * len(text))
    for number in SPACES:
        for text in ("Short", "A sentence of one line and no more.", "Three lines long " * 6):
            box, _ = _place(writer, number, f"{number}  Title", text)
            assert not overlap(box, layout.PANELS) and layout.FELT.x - 200 < box.x, number
            assert not overlap(box, layout.space_box(number)), number


@pytest.mark.parametrize("height", [layout.LARGE, layout.ROOMY, layout.TALL], ids=int)
def test_a_panel_counts_kept_tips(height: float) -> None:
    """They flew to the panel and were not seen any more."""
    rulebook = GAMES["finans"].rulebook()
    assert isinstance(rulebook, FinansRules)
    state = rulebook.empty_table(2, Options())
    parts = parts_of(Box(1210, 184, 466, height))
    panels, canvas = Panels(rulebook.data, Mock(), Mock()), Mock()
    state.kept[0] = [30, 31]
    panels._draw_things(canvas, state, parts, 0)
    shown = [call.args[0] for call in canvas.picture.call_args_list if call.kwargs["alpha"] == 1]
    assert shown == [THINGS["tip"]]
    assert [call.args[1] for call in canvas.text.call_args_list] == ["2"]


@pytest.mark.parametrize(
    "height", [layout.FOLDED, layout.LARGE, layout.ROOMY, layout.TALL], ids=int
)
def test_piles_of_papers_stay_below_the_name(height: float) -> None:
    """In a folded panel three papers of a group lay over the name or the cash."""
    rulebook = GAMES["finans"].rulebook()
    assert isinstance(rulebook, FinansRules)
    state = rulebook.empty_table(2, Options())
    state.plots[:] = [0] * len(state.plots)
    parts = parts_of(Box(1210, 184, 466, height))
    canvas = Mock()
    Papers(rulebook.data).draw(canvas, state, 0, parts.chips)
    drawn = [call.args[1] for call in canvas.picture.call_args_list]
    assert len(drawn) > 20
    assert all(parts.chips.inset(-0.01).encloses(box) for box in drawn)


def test_all_that_lies_in_the_felt_lies_apart() -> None:
    parts = [
        layout.NEWS, layout.LOG, layout.DICE_TRAY, layout.PLAQUE, *layout.ROWS, layout.PANELS
    ]  # fmt: skip
    assert not [pair for pair in combinations(parts, 2) if overlap(*pair)]
    assert all(layout.FELT.encloses(part) for part in parts)


def tells_of_a_long_name(text: str) -> bool:
    """Whether a text may be cut: it holds a name that hardly fits anywhere."""
    return any(name in text for name in LONG_NAMES if len(name) > len("Margareta"))


@pytest.mark.case("O13", "O36")
@pytest.mark.parametrize("name", TELLING)
def test_every_text_fits_and_every_control_is_in_reach(name: str, tmp_path: Path) -> None:
    posed = strike(POSES[name], tmp_path, (1280, 720), "sv")
    check_layout(posed, TELLING_VIEWS, tells_of_a_long_name)
