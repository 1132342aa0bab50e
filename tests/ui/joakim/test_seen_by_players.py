"""What people at the table notice: whose die it is, where the focus points, sizes, tips."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.joakim.data import GameData
from game.joakim.state import Phase, State
from game.ui.app import App
from game.ui.joakim.ledger import Ledger
from game.ui.joakim.look import JoakimLook
from game.ui.joakim.market_history import MarketHistory
from game.ui.joakim.pawns import ring_box
from game.ui.joakim.poses import POSES
from game.ui.kit.actions import Inspect, Move, PointerDown, PointerUp
from game.ui.kit.harness import Pilot
from game.ui.kit.recorder import DrawnText
from game.ui.kit.settings import Speed
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.lists import ScrollList
from game.ui.scenes.poses import strike
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.table import TableScene
from tests.ui.joakim.playing import Played, in_play

TEXT_SIZES = (1.0, 1.25, 1.5)
_PIXEL = 1.6
"""Design units: sizes are tried in whole pixels."""


def at_the_end(state: State, data: GameData) -> None:
    """Seat 0 has only to end its move."""
    in_play(state, data)
    state.phase = Phase.END


def drawn(posed: Pilot, size: float, language: str = "fi") -> list[DrawnText]:
    """Every text of a pose at this text size."""
    app = posed.shell
    assert isinstance(app, App)
    app.settings.text_size = size
    app.set_language(language)
    posed.settle()
    return posed.texts()


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_no_die_lies_there_for_who_has_not_thrown(tmp_path: Path, speed: Speed) -> None:
    """And the ring is under the pawn of whoever is to throw now."""
    played = Played(tmp_path, position=at_the_end, speed=speed)
    pilot, look = played.pilot, played.look
    look.show_die(4)
    pilot.wait(500).press("enter").wait(2000)
    assert played.table.asking.question == "roll"  # type: ignore[union-attr]
    assert look.state.seat == 1
    assert not look.die.visible
    ring = next(s for s in played.table.sprites if getattr(s, "name", "") == "joakim/ring_pawn")
    assert ring.box == ring_box(look.board.cell(look.state.squares[1]))


def test_the_focus_is_hidden_while_computers_move_until_it_is_moved(tmp_path: Path) -> None:
    played = Played(tmp_path, ("trader", "trader"), {"win_limit": 2000}, speed="slow")
    played.watch(lambda: played.table.playback.busy)
    table = played.table
    assert not table.pointing.shown
    table.handle(Move(dx=-1))
    assert table.pointing.shown
    assert "undo" not in [widget.name for widget in table.focus]  # there is nobody to use it


def test_the_focus_is_shown_where_something_is_asked(tmp_path: Path) -> None:
    played = Played(tmp_path, position=in_play)
    assert played.pilot.focused == "roll"
    assert played.table.pointing.shown


@pytest.mark.parametrize("name", ["menu", "market", "log", "player 1"])
def test_a_click_opens_menu_and_panels_whatever_moves(tmp_path: Path, name: str) -> None:
    played = Played(tmp_path, ("trader", "trader"), {"win_limit": 2000}, speed="slow")
    played.watch(lambda: played.table.playback.skippable and played.table.told > 20)
    table = played.table
    x, y = table.focus.find(name).box.centre  # type: ignore[union-attr]
    table.handle(PointerDown("mouse", x, y))
    table.handle(PointerUp("mouse", x, y))
    assert played.top is not table


def test_a_click_elsewhere_ends_what_moves(tmp_path: Path) -> None:
    played = Played(tmp_path, ("trader", "trader"), {"win_limit": 2000}, speed="slow")
    played.watch(lambda: played.table.playback.skippable and played.table.told > 20)
    step = played.table.playback._current
    x, y = played.look.board.square_box(0).centre
    played.table.handle(PointerDown("mouse", x, y))
    assert played.table.playback._current is not step


@pytest.mark.parametrize(
    "pose", ["table_move", "table_end", "card_earn", "card_pay", "card_option"]
)
def test_larger_text_is_never_smaller(pose: str, tmp_path: Path) -> None:
    """What is asked, the story of the news, the log: none shrinks when the text is to grow."""
    posed = strike(POSES[pose], tmp_path, (1280, 720), "fi")
    usual, *larger = [
        {text.string: text.size for text in drawn(posed, size)} for size in TEXT_SIZES
    ]
    assert usual
    for sizes in larger:
        shrunk = {t: size for t, size in sizes.items() if size < usual.get(t, 0) - _PIXEL}
        assert not shrunk


@pytest.mark.parametrize("size", TEXT_SIZES)
def test_lines_of_the_log_have_one_size(size: float, tmp_path: Path) -> None:
    posed = strike(POSES["table_two"], tmp_path, (1280, 720), "fi")
    table = posed.scene
    assert isinstance(table, TableScene)
    assert isinstance(table.look, JoakimLook)
    panel = table.look.log.box(table.shown)
    lines = [text for text in drawn(posed, size) if panel.encloses(text.box)]
    assert len(lines) >= 3
    assert len({text.size for text in lines}) == 1
    assert lines[0].box.y - panel.y < 40


@pytest.mark.parametrize("pose", ["ledger", "log"])
@pytest.mark.parametrize("size", TEXT_SIZES)
def test_tabs_have_one_size(pose: str, size: float, tmp_path: Path) -> None:
    posed = strike(POSES[pose], tmp_path, (1280, 720), "fi")
    sizes = {text.string: text.size for text in drawn(posed, size)}
    tabs = [w for w in posed.scene.focus if isinstance(w, Button) and w.name.startswith("seat")]
    assert len(tabs) > 2
    assert len({sizes[tab.label] for tab in tabs}) == 1


@pytest.mark.parametrize("pose", ["ledger", "log"])
def test_a_line_is_explained_beside_itself(pose: str, tmp_path: Path) -> None:
    posed = strike(POSES[pose], tmp_path, (1280, 720), "sv")
    book = posed.scene.focus.current
    assert isinstance(book, ScrollList)
    posed.press("down", "down")
    row = book.row_box(2)
    posed.scene.handle(Inspect())
    said = posed.scene.bubble
    assert said is not None
    assert said.near == row
    line = getattr(book.items[2], "text", "")
    assert said.text != line
    assert said.text.endswith(".")


def test_a_line_of_the_cash_book_leads_to_its_rule(tmp_path: Path) -> None:
    posed = strike(POSES["ledger"], tmp_path, (1280, 720), "sv")
    ledger = posed.scene
    assert isinstance(ledger, Ledger)
    clause = ledger.entries[0].payment.event.clause
    posed.press("enter")
    assert isinstance(posed.scene, RulebookScene)
    assert posed.scene.marked == clause


def test_curves_of_equal_values_lie_beside_each_other(tmp_path: Path) -> None:
    posed = strike(POSES["market_history_start"], tmp_path, (1280, 720), "sv")
    history = posed.scene
    assert isinstance(history, MarketHistory)
    market = history.look.state.market
    assert len(set(market)) < len(market)
    ends = [history.points(kind)[-1] for kind in range(len(market))]
    assert len(set(ends)) == len(market)
    for kind, value in enumerate(market):
        assert abs(ends[kind][1] - history.at(0, value)[1]) <= 15


def test_a_square_of_the_closed_club_says_that_it_is_closed(tmp_path: Path) -> None:
    def closed(state: State, data: GameData) -> None:
        in_play(state, data)
        state.club_closed_by = state.newspaper.pop()

    played = Played(tmp_path, position=closed)
    squares = played.look.data.board.squares
    club = next(square.index for square in squares if square.type == "club")
    heading = played.look.words.heading("newspaper", played.session_state.club_closed_by)
    played.pilot.focus_on(f"square {club}").press("enter")
    said = played.pilot.scene.bubble
    assert said is not None
    assert heading in said.text
