"""The rules' questions and the table's desks: answered by keys and mouse, greyed with reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import Mock

import pygame
import pytest

from game.engine.requests import Choice
from game.engine.session import Session
from game.finans import effects
from game.finans.data import GameData
from game.finans.state import State
from game.ui.finans.deed import DeedScene
from game.ui.finans.papers.certificates import HEIGHT, WIDTH
from game.ui.finans.papers.sheet import Sheet
from game.ui.finans.posing import in_force
from game.ui.finans.prompts import positions
from game.ui.finans.prompts.bond import marker_box
from game.ui.finans.prompts.positions import session_in
from game.ui.finans.prompts.tiles import PlotTile
from game.ui.kit.box import Box

from .screen import Screen, look_of

Make = Callable[[], Session[Any]]


def _made(change: positions.Change, *answers: str | int, **options: Any) -> Make:
    return partial(session_in, change, options=options, answers=answers)


CHOICES: dict[str, Make] = {
    "bail": _made(positions.in_prison, bail=25_000),
    "bond": _made(positions.at_the_lottery),
    "buy_share": _made(positions.with_tip(effects.BuyShare)),
    "claim_rent": _made(positions.owes_rent, rent="claimed"),
    "offer_answer": _made(positions.offering, "buy kemi_1", 95_000, trade="on"),
    "offer_paper": _made(positions.offering, trade="on"),
    "raise_money": _made(positions.in_debt),
    "take_plot": _made(positions.with_tip(effects.TakePlot)),
    "take_share": _made(positions.with_tip(effects.TakeShare)),
}
DESKS: dict[str, Make] = {
    "buy_plot": _made(positions.in_bank),
    "buy_share": _made(positions.in_bank),
    "meet": _made(positions.in_bank),
    "build": _made(positions.at_building_site),
    "more": _made(positions.in_bank, trade="on"),
}
CLAUSES = ("buy_share", "take_plot", "take_share", "bond")


def options_shown(screen: Screen) -> list[str]:
    """The options of the question that have a widget on this page."""
    request = screen.session.request if screen.session is not None else None
    assert isinstance(request, Choice)
    names = {widget.name for widget in screen.pilot.scene.focus}
    return [option.id for option in request.options if option.id in names]


@pytest.mark.parametrize("name", CHOICES)
def test_the_focused_answer_is_given_with_enter(name: str, screen: Screen) -> None:
    before = len(CHOICES[name]().entries)
    pilot = screen.ask(CHOICES[name]())
    focused = pilot.focused
    assert focused in options_shown(screen)
    pilot.press("enter")
    assert screen.answers[-1:] == [focused] or focused in screen.answers[before - 1 :]


@pytest.mark.parametrize("name", CHOICES)
def test_options_are_answered_by_click_and_by_tap(name: str, screen: Screen) -> None:
    screen.ask(CHOICES[name]())
    for place, id in enumerate(options_shown(screen)[-3:]):
        pilot = screen.ask(CHOICES[name]())
        before = len(screen.answers)
        press = pilot.tap if place % 2 else pilot.click
        press(*pilot.find(id).box.centre)
        assert screen.answers[before : before + 1] == [id]


@pytest.mark.parametrize("name", DESKS)
def test_everything_in_a_desk_is_one_press_away_and_the_desk_can_be_left(
    name: str, screen: Screen
) -> None:
    pilot = screen.open(DESKS[name](), name)
    assert options_shown(screen)
    pilot.press("escape")
    assert pilot.scene is screen.table and screen.answers == []
    pilot = screen.open(DESKS[name](), name)
    chosen = pilot.focused
    assert chosen in options_shown(screen)
    pilot.press("enter")
    assert screen.answers == [chosen]


def told_when_pressed(screen: Screen) -> None:
    """Each greyed thing (or one in three) says its reason when it is pressed, and no more."""
    before, greyed = len(screen.answers), screen.reasons()
    assert greyed
    for id, reason in list(greyed.items())[::3]:
        screen.pilot.click_on(id)
        assert screen.said == reason
        screen.pilot.press("escape")
    assert len(screen.answers) == before


@pytest.mark.parametrize("name", DESKS)
def test_what_is_greyed_in_a_desk_tells_its_reason(name: str, screen: Screen) -> None:
    screen.open(DESKS[name](), name)
    told_when_pressed(screen)


@pytest.mark.parametrize("name", CLAUSES)
def test_what_is_greyed_in_a_question_tells_its_reason_with_the_clause(
    name: str, screen: Screen
) -> None:
    screen.ask(CHOICES[name]())
    told_when_pressed(screen)
    assert all("regel" in reason for reason in screen.reasons().values())


def test_a_desk_where_nothing_is_possible_opens_and_says_why(screen: Screen) -> None:
    pilot = screen.open(session_in(positions.on_the_street), "buy_plot")
    assert pilot.focused == "back"
    reasons = set(screen.reasons().values())
    assert len(reasons) == 1 and "Bankkontoret (12)" in reasons.pop()
    assert any("Bankkontoret (12)" in text for text in screen.drawn)
    screen.open(session_in(positions.on_the_street), "build")
    assert "Bygga får man bara på ruta 17 och 40, före slaget." in screen.drawn
    screen.open(session_in(positions.at_building_site), "build")
    assert not any(text.startswith("Bygga får man") for text in screen.drawn)


@pytest.mark.parametrize("name", ["take_plot", "take_share", "buy_share", "offer_paper"])
def test_what_is_to_be_done_with_the_papers_is_said(name: str, screen: Screen) -> None:
    screen.ask(CHOICES[name]())
    assert any(text.startswith("Välj") for text in screen.drawn)


def test_a_mortgaged_plot_that_cannot_be_had_has_one_lock(screen: Screen) -> None:
    pilot = screen.open(session_in(positions.at_building_site), "build")
    tile = pilot.find("build insurance")
    assert isinstance(tile, PlotTile) and tile.reason
    canvas = Mock(writer=pilot.scene.kit.writer)
    tile.draw(canvas)
    pictures = [call.args[0] for call in canvas.picture.call_args_list]
    assert "finans/mark_pant" in pictures and "shelf/sym_lock" not in pictures


def test_for_what_and_for_whom_money_is_raised_is_said(screen: Screen) -> None:
    screen.ask(session_in(positions.in_debt))
    assert "Ska betalas: hyra, till Göran" in screen.drawn


@pytest.mark.clause("finans.building.1")
def test_the_rent_before_and_after_building_is_doubled_in_a_complete_group(screen: Screen) -> None:
    screen.open(session_in(positions.owns_everything), "build")
    assert "6 000 → 24 000" in screen.drawn  # joinery: 3 000 and 12 000, twice
    screen.open(session_in(positions.at_building_site), "build")
    assert "3 000 → 12 000" in screen.drawn


def test_the_wheel_turns_the_pages_of_a_long_list(screen: Screen) -> None:
    pilot = screen.open(session_in(positions.owns_everything), "more")
    assert "Sida 1 av 7" in screen.drawn
    pilot.wait(300).post(pygame.MOUSEWHEEL, x=0, y=-1)
    assert "Sida 2 av 7" in screen.drawn
    pilot.click_on("page -1")
    assert "Sida 1 av 7" in screen.drawn


@pytest.mark.clause("finans.mortgages.1")
def test_the_way_that_brings_all_that_is_missing_says_so(screen: Screen) -> None:
    pilot = screen.ask(session_in(positions.in_debt))
    assert pilot.focused == "loan"  # the mildest way, and 50 000 are not enough for 62 500
    assert "Det räcker" not in screen.drawn
    pilot.press("enter")
    assert screen.answers == ["loan"]
    assert "12 500 kr" in screen.drawn  # what is missing still
    assert pilot.focused == "loan" and "Det räcker" in screen.drawn


@pytest.mark.clause("finans.bankruptcy.3")
def test_a_way_after_which_the_debt_cannot_be_paid_is_asked_twice(screen: Screen) -> None:
    """It put a player out of the game with one press, who could have sold."""
    warning = "Då går det inte längre att få ihop 90 000 kr."
    pilot = screen.ask(session_in(positions.on_the_brink))
    assert pilot.focused == "mortgage joinery"  # 3 000 less than a sale: that is still enough
    assert warning not in screen.drawn
    pilot.click_on("mortgage telecom")
    assert screen.answers == [] and warning in screen.drawn
    assert "Säkert?" in screen.drawn
    pilot.press("right")  # to selling it
    assert warning not in screen.drawn and "Säkert?" not in screen.drawn
    pilot.focus_on("mortgage telecom").press("enter", "enter")
    assert screen.answers == ["mortgage telecom"]


@pytest.mark.clause("finans.bankruptcy.3")
def test_a_ruinous_way_is_asked_twice_on_the_deed_too(screen: Screen) -> None:
    pilot = screen.ask(session_in(positions.on_the_brink))
    results: list[object] = []
    telecom = next(n for n, p in enumerate(look_of(screen).data.plots) if p.id == "telecom")
    screen.app.stack.push(DeedScene(look_of(screen), telecom), results.append)
    pilot.settle().click_on("mortgage telecom")
    assert results == [] and "Säkert?" in screen.drawn
    assert "Då går det inte längre att få ihop 90 000 kr." in screen.said
    pilot.press("escape").click_on("mortgage telecom")
    assert results == ["mortgage telecom"]


@pytest.mark.clause("finans.news.3")
@pytest.mark.parametrize("name", ["more", "raise_money"])
def test_the_interest_told_of_is_that_of_now(name: str, screen: Screen) -> None:
    """While money is dear it was said to be 5 000 all the same."""

    def dear(change: positions.Change) -> Session[Any]:
        def changed(state: State, data: GameData) -> None:
            change(state, data)
            state.in_force = in_force(data, effects.DearMoney)

        return session_in(changed)

    if name == "more":
        screen.open(dear(positions.in_bank), name)
    else:
        screen.ask(dear(positions.in_debt))
    assert "Ränta 10 000 varje varv." in screen.drawn


def test_bids_and_prices_are_given_by_steps_large_and_small(screen: Screen) -> None:
    session = session_in(positions.auction, options={"bankrupt_papers": "auction"})
    pilot = screen.ask(session)
    assert "Inget bud ännu" in screen.drawn
    pilot.click_on("+10000").press("up", "up")
    pilot.focus_on("amount").press("right")
    assert "Bjud 11 000 kr" in screen.drawn
    assert not screen.reasons()
    pilot.click_on("give")
    assert screen.answers == [11_000]
    pilot.wait(1000)
    assert "Högsta bud: Anna" in screen.drawn
    pilot.click_on("pass")
    assert screen.answers == [11_000, 0]


def test_steps_that_would_change_no_bid_are_greyed(screen: Screen) -> None:
    session = session_in(
        positions.auction, options={"bankrupt_papers": "auction"}, answers=(90_000,)
    )
    pilot = screen.ask(session)
    downs = {"-1000", "-5000", "-10000", "-50000"}
    assert downs == set(screen.reasons())
    pilot.click_on("+10000")  # as far as the cash goes
    assert "Bjud 96 000 kr" in screen.drawn
    assert set(screen.reasons()) == {down.replace("-", "+") for down in downs}


def test_who_cannot_bid_more_is_told_why(screen: Screen) -> None:
    session = session_in(
        positions.auction, options={"bankrupt_papers": "auction"}, answers=(400_000,)
    )
    pilot = screen.ask(session)
    assert "give" in screen.reasons()
    pilot.click_on("pass")
    assert screen.answers == [400_000, 0]


@pytest.mark.clause("finans.prison.4")
def test_bail_beyond_the_cash_tells_what_is_to_be_raised_first(screen: Screen) -> None:
    def poor_in_prison(state: State, data: GameData) -> None:
        positions.in_prison(state, data)
        state.cash[0] = 1_000

    screen.ask(session_in(poor_in_prison, options={"bail": 25_000}))
    assert {"Fattas", "24 000 kr"} <= set(screen.drawn)
    assert "Kontanter efteråt" not in screen.drawn


def test_the_marker_on_a_sold_bond_leaves_its_number_free() -> None:
    picture = Box(0, 0, 220, 148)
    sheet = Sheet(Mock(), picture, "finans/bond", WIDTH, HEIGHT)
    assert marker_box(picture).x > sheet.place(84, 130, 150, 160).right
    assert picture.encloses(marker_box(picture))
