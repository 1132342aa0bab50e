"""A space that is no plot opens to a sheet: what one does there, and the clause that says so."""

from __future__ import annotations

from typing import get_args

import pytest

from game.finans.data import SpaceType
from game.ui.finans.look import FinansLook
from game.ui.finans.papers.colours import SPACE_COLOURS
from game.ui.finans.prompts import positions
from game.ui.finans.prompts.positions import session_in
from game.ui.finans.space_sheet import CLAUSES, SpaceSheet
from game.ui.scenes.rulebook import RulebookScene

from .screen import Screen, plainly

ALL_BUT_PLOTS = sorted(set(get_args(SpaceType)) - {"plot"})


def look_of(screen: Screen) -> FinansLook:
    look = screen.table.look
    assert isinstance(look, FinansLook)
    return look


def test_every_sort_of_space_has_its_clauses_and_colours() -> None:
    assert sorted(CLAUSES) == sorted(SPACE_COLOURS) == ALL_BUT_PLOTS


@pytest.mark.parametrize("number", [1, 5, 10, 12, 21, 34, 38, 45])
def test_a_sheet_tells_what_one_does_there_and_which_rule_says_so(
    number: int, screen: Screen
) -> None:
    pilot = screen.ask(session_in(positions.in_bank))
    look = look_of(screen)
    look.zoom(number)
    pilot.settle()
    assert isinstance(pilot.scene, SpaceSheet) and pilot.focused == "close"
    drawn = " ".join(screen.drawn)
    type = look.data.space(number).type
    for told in (look.words.space(number), look.words.space_told(number)):
        assert plainly(told) in drawn
    for clause in CLAUSES[type]:
        assert plainly(look.clause(clause)) in drawn
        assert plainly(look.table.t(clause.replace(".", ".rulebook.", 1))) in drawn
    pilot.press("escape")
    assert pilot.scene is screen.table


@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_the_clauses_of_a_space_are_in_letters_of_one_size(language: str, screen: Screen) -> None:
    """Those of the small drawing were not, and a hole gaped between them."""
    screen.speak(language)
    screen.ask(session_in(positions.in_bank))
    look = look_of(screen)
    for type in ALL_BUT_PLOTS:
        look.zoom(look.data.number_of(type))
        texts = screen.pilot.settle().texts()
        clauses = [look.table.t(each.replace(".", ".rulebook.", 1)) for each in CLAUSES[type]]
        assert len({each.size for each in texts if each.string in clauses}) == 1, type
        screen.pilot.press("escape")


def test_a_sheet_leads_to_the_rulebook_and_back_to_the_open_question(screen: Screen) -> None:
    pilot = screen.ask(session_in(positions.in_bank))
    asking = screen.table.asking
    look_of(screen).zoom(41)
    pilot.settle().click_on("book")
    scene = pilot.scene
    assert isinstance(scene, RulebookScene) and scene.marked == "finans.loans.4"
    pilot.press("escape").press("escape")
    assert pilot.scene is screen.table and screen.table.asking is asking


def test_whoever_stands_on_a_space_is_seen_on_its_sheet(screen: Screen) -> None:
    pilot = screen.ask(session_in(positions.in_bank))
    look = look_of(screen)
    look.zoom(35)
    pilot.settle()
    with_piece = pilot.shell.stage.window.copy()
    look.state.spaces[0] = 36
    pilot.shell.stage.redraw()
    pilot.shell.frame(0)
    assert pilot.shell.stage.window.get_buffer().raw != with_piece.get_buffer().raw
