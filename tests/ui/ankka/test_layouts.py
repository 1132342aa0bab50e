"""Everything has a place on the table, and every text its room, in every language and size."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.ankka.data import GameData
from game.ui.ankka import layout
from game.ui.ankka.poses import POSES
from game.ui.ankka.posing import GAME, LONG_NAMES, NAMES
from game.ui.kit.box import SAFE, SCREEN, Box
from tests.ui.dialog_screen import DialogScreen
from tests.ui.layouts import TELLING_VIEWS, View, check_layout

DATA: GameData = GAME.rulebook().data  # type: ignore[attr-defined]
CIRCLES = [node for node in DATA.nodes if not node.is_place]
PLACES = [node for node in DATA.nodes if node.is_place]
WORST: tuple[View, ...] = (("sv", 1.0), ("fi", 1.5), ("en", 1.5))
TELLING = (
    "ankka_capture", "ankka_two", "ankka_crowd", "ankka_six_kept", "ankka_end", "ankka_names",
    "ankka_dimes_six",
    "ankka_won", "ankka_event", "ankka_kept", "ankka_wheel", "ankka_machine", "ankka_wrong",
    "ankka_route_six", "ankka_helps_all", "ankka_house_rules_3", "ankka_log", "ankka_book_six",
    "ankka_results_six", "ankka_new_game",
)  # fmt: skip


def overlap(a: Box, b: Box) -> bool:
    """By more than what is lost in reckoning."""
    a = a.inset(0.01)
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def test_no_two_faces_of_the_town_overlap() -> None:
    faces = [layout.face_box(node) for node in DATA.nodes]
    shown = [layout.plate_box(node) for node in PLACES]
    shown += [Box.around(*node.at, layout.DISC, layout.DISC) for node in CIRCLES]
    assert not [pair for pair in combinations(shown, 2) if overlap(*pair)]
    assert all(SAFE.encloses(box) for box in faces)


def test_what_lies_beside_the_town_lies_apart() -> None:
    parts = [layout.LOG, layout.TRAY, layout.PANELS, layout.PLAQUE, layout.ACTIONS, layout.ROW]
    assert not [pair for pair in combinations(parts, 2) if overlap(*pair)]
    pressed = [layout.LOG, layout.STEPS, layout.PANELS, layout.ACTIONS, layout.ROW]
    assert all(SAFE.encloses(part) for part in pressed)


@pytest.mark.parametrize("players", range(2, 7))
def test_panels_lie_apart_and_their_parts_within_them(players: int) -> None:
    boxes = layout.panel_boxes(players)
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    for box in boxes:
        assert layout.PANELS.encloses(box)
        parts = layout.panel_parts(box)
        rows = [part for part in (parts.head, parts.who, parts.route) if part is not None]
        assert all(box.encloses(part) for part in rows)
        assert not [pair for pair in combinations(rows, 2) if overlap(*pair)]
        assert parts.head.x >= parts.pawn.right


def test_names_and_numbers_of_cards_can_be_read_on_the_panels_of_six(screen: DialogScreen) -> None:
    """DESIGN §7: nothing under 28 units but numbers of tiles."""
    texts = screen.show(POSES["ankka_six_kept"]).texts()
    on_panels = [each for each in texts if layout.PANELS.encloses(each.box)]
    names = [each for each in on_panels if each.string in NAMES]
    numbers = [each for each in on_panels if each.string == "2"]
    assert len(names) == 6 and len(numbers) == 3
    assert min(each.size for each in names + numbers) >= 28
    assert not [each.string for each in names + numbers if each.cut]


def test_few_players_have_tall_panels_with_the_character_on_them() -> None:
    assert layout.panel_parts(layout.panel_boxes(2)[0]).who is not None
    assert layout.panel_parts(layout.panel_boxes(6)[0]).who is None


@pytest.mark.parametrize("pawns", range(1, 7))
def test_pawns_that_share_a_node_stand_beside_one_another_on_the_screen(pawns: int) -> None:
    """Six stood in one row, and some of them wholly behind the others."""
    for node in DATA.nodes:
        boxes = [layout.pawn_box(node, place, pawns) for place in range(pawns)]
        heads = [box._replace(h=box.h / 3).inset(30, 0) for box in boxes]
        assert not [pair for pair in combinations(heads, 2) if overlap(*pair)], node.id
        steps = [b.x - a.x for a, b in pairwise(boxes)]
        assert all(step > 20 for step in steps)
        assert all(SCREEN.encloses(box) for box in boxes), node.id
        middle = (boxes[0].centre[0] + boxes[-1].centre[0]) / 2
        assert middle == pytest.approx(node.at[0]) or boxes[0].x < 2


def test_tokens_of_all_hang_side_by_side_below_their_plate() -> None:
    for node in PLACES:
        boxes = [layout.token_box(node, place, 6) for place in range(6)]
        assert all(SCREEN.encloses(box) for box in boxes), node.id
        assert all(box.bottom > layout.plate_box(node).bottom for box in boxes)


def test_the_counter_has_a_hole_for_every_number_and_the_last_for_all_beyond() -> None:
    holes = [layout.pin_box(steps).x for steps in range(layout.MOST_SHOWN + 1)]
    assert len(set(holes)) == len(holes)
    assert layout.pin_box(40) == layout.pin_box(layout.MOST_SHOWN)


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_the_last_hole_does_not_look_as_if_numbers_were_lost(
    size: float, screen: DialogScreen
) -> None:
    """With 14 steps the tray said "10 11 14"."""
    screen.app.settings.text_size = size
    numbers = [
        each for each in screen.show(POSES["ankka_crowd"]).texts() if each.string.endswith("14")
    ]
    assert [(each.string, each.cut) for each in numbers] == [("…14", False)]


def tells_of_a_long_name(text: str) -> bool:
    """Whether a text may be cut: it holds a name that hardly fits anywhere."""
    return any(name in text for name in LONG_NAMES if len(name) > len("Margareta"))


@pytest.mark.case("O13", "O36")
@pytest.mark.parametrize("name", TELLING)
def test_every_text_fits_and_every_control_is_in_reach(name: str, screen: DialogScreen) -> None:
    check_layout(screen.show(POSES[name]), WORST, tells_of_a_long_name)


def test_the_views_that_are_looked_at_are_those_that_tell_most() -> None:
    assert set(WORST) <= set(TELLING_VIEWS)
