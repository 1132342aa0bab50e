"""What is read up above the table: the log, the step book, the Route cards."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.ankka.data import GameData
from game.ankka.events import StepsChanged, TurnBegan
from game.ankka.state import State
from game.ui.ankka.poses import POSES
from game.ui.ankka.posing import keep, nothing, played, session_in
from game.ui.ankka.route_card import RouteScene
from game.ui.ankka.step_book import StepBook
from game.ui.kit.gate import HAND_OVER
from game.ui.scenes.rulebook import RulebookScene
from game.ui.table.log_scene import LogScene, lines_of
from tests.ui.ankka.playing import Play
from tests.ui.dialog_screen import DialogScreen, plainly


def test_the_step_book_adds_up_to_the_steps_on_the_counter(play: Play) -> None:
    session = played(3, 30)
    shown = play(session)
    for seat in range(3):
        book = StepBook(shown.look, seat)
        moved = [x.amount for x in session.log if isinstance(x, StepsChanged) and x.seat == seat]
        assert sum(entry.amount for entry in book.entries) == sum(moved)
        for newer, older in pairwise(book.entries):
            if newer.payment.turn == older.payment.turn:
                assert newer.balance - newer.amount == older.balance
    newest = StepBook(shown.look, session.state.seat).entries[0]
    last = session.log[newest.payment.place]
    assert id(last) == id(newest.payment.event)
    if not any(isinstance(x, TurnBegan) for x in session.log[newest.payment.place :]):
        assert newest.balance == session.state.steps


def test_a_walk_is_one_line_of_the_step_book(play: Play) -> None:
    """Every step had a line of its own: a turn filled the page."""
    session = session_in(nothing, 2)
    played = play(session)
    before = len(StepBook(played.look, 0).entries)
    session.log += [StepsChanged(0, -1, "move", "ankka.steps.2") for _ in range(3)]
    played.table.course.show_all()
    entries = StepBook(played.look, 0).entries
    assert len(entries) == before + 1 and entries[0].amount == -3 and entries[0].balance == 2


def test_sums_of_the_step_book_are_of_one_size(screen: DialogScreen) -> None:
    """In Finnish "−2 askelta" was written smaller than "−1 askel" above it."""
    screen.speak("fi")
    shown = screen.show(POSES["ankka_book_six"]).texts()
    sums = [text for text in shown if text.string.endswith(("askel", "askelta"))]
    assert len({text.string for text in sums}) > 1 and len({text.size for text in sums}) == 1


def test_a_line_of_the_step_book_leads_to_its_rule(play: Play) -> None:
    shown = play(played(2, 12))
    shown.app.stack.push(StepBook(shown.look, 0))
    shown.pilot.settle().wait(HAND_OVER).press("enter")
    assert isinstance(shown.top, RulebookScene)
    assert str(shown.top.marked).startswith("ankka.")


def test_the_log_can_be_read_by_player(play: Play) -> None:
    shown = play(played(3, 12))
    shown.app.stack.push(LogScene(shown.look))
    shown.pilot.settle().click_on("seat 1")
    lines = [line for line in lines_of(shown.look) if 1 in line.seats]
    assert lines
    drawn = [plainly(text.string) for text in shown.pilot.texts()]
    assert plainly(lines[0].text) in drawn


def test_a_route_card_shows_what_its_character_has(play: Play) -> None:
    session = session_in(lambda state, data: keep(state, data, 3, "shield"), 4)
    shown = play(session)
    shown.app.stack.push(RouteScene(shown.look, 3))
    shown.pilot.settle()
    drawn = " ".join(plainly(text.string) for text in shown.pilot.texts())
    words, state = shown.look.words, session.state
    route = shown.look.board.route(state, 3)
    told = [words.place(id) for id in (*route, "bin")]
    told += [words.character(state.characters[3]), words.event(state.kept[3][0])]
    told += [words.t("table.locked", name="Elsa", place=words.place(route[0]))]
    for text in told:
        assert plainly(text) in drawn, text
    shown.pilot.wait(HAND_OVER).press("enter")
    assert shown.top is shown.table


@pytest.mark.clause("ankka.capture.7")
@pytest.mark.parametrize(("seat", "lost", "key"), [
    (0, -1, "barred_now"), (0, 0, "barred"), (1, -1, "barred"),
])  # fmt: skip
def test_a_route_card_says_in_which_turn_the_dime_cannot_be_captured_back(
    seat: int, lost: int, key: str, play: Play
) -> None:
    """In that very turn it said "in the next". Anna is on turn."""

    def change(state: State, data: GameData) -> None:
        state.lost_in[seat], state.dime = state.turns + lost, 2

    shown = play(session_in(change, 3))
    shown.app.stack.push(RouteScene(shown.look, seat))
    shown.pilot.settle()
    words = shown.look.words
    told = words.t(f"table.{key}", name=words.name(seat))
    assert plainly(told) in [plainly(text.string) for text in shown.pilot.texts()]
