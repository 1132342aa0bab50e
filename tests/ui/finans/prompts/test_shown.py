"""Deeds looked at closely, and the scenes that show what has happened."""

from __future__ import annotations

from itertools import product

import pytest

from game.finans import effects
from game.finans.bonds import winning_numbers
from game.finans.events import BondsDrawn, MeetingCalled, PlayerLeft
from game.finans.state import BANK
from game.finans.winning import worth
from game.ui.finans.deed import DeedScene
from game.ui.finans.papers.deed import row_in_force
from game.ui.finans.papers.register import Register
from game.ui.finans.posing import in_force
from game.ui.finans.prompts import positions
from game.ui.finans.prompts.bond import winning_throws_of
from game.ui.finans.prompts.poses import POSES
from game.ui.finans.prompts.positions import session_in
from game.ui.finans.shown.bond_drawing import BondDrawing
from game.ui.finans.shown.card import CardShown
from game.ui.finans.shown.meeting_outcome import MeetingOutcome
from game.ui.finans.shown.player_left import PlayerOut
from game.ui.table.until_read import BUTTON

from .screen import Screen, look_of, plainly


def test_a_deed_offers_what_can_be_done_with_it_now(screen: Screen) -> None:
    pilot = screen.ask(session_in(positions.in_bank))
    results: list[object] = []
    screen.app.stack.push(DeedScene(look_of(screen), 5), results.append)
    pilot.settle()
    assert pilot.focused == "close"
    names = {widget.name for widget in pilot.scene.focus}
    assert {"mortgage fruit_vegetables", "sell_plot fruit_vegetables"} <= names
    for text in ("Ägs av Anna", "24 000 kr", "Anna: 2 av 3 tomter, 1 av 3 aktier"):
        assert text in screen.drawn
    pilot.click_on("mortgage fruit_vegetables")
    assert results == ["mortgage fruit_vegetables"]


def test_from_a_deed_one_turns_to_the_others_of_its_group_and_back(screen: Screen) -> None:
    pilot = screen.ask(session_in(positions.in_bank))
    results: list[object] = []
    screen.app.stack.push(DeedScene(look_of(screen), 15), results.append)
    pilot.settle().click_on("plot 14")
    assert "Ägs av Elsa" in screen.drawn
    assert not [w.name for w in pilot.scene.focus if w.name.endswith("pharmaceutical")]
    pilot.press("escape")
    assert results == ["back"]


@pytest.mark.clause("finans.news.3")
def test_a_deed_marks_no_rent_as_in_force_during_a_strike(screen: Screen) -> None:
    session = session_in(positions.in_bank)
    screen.ask(session)
    register = Register(screen.table)
    state, data = register.state, register.data
    state.in_force = in_force(data, effects.Strike)
    news = data.news[state.in_force].effect
    assert isinstance(news, effects.Strike)
    for number, plot in enumerate(data.plots):
        if state.plots[number] != BANK and not state.mortgaged[number]:
            assert (row_in_force(register, number) == "") == (plot.group in news.groups)


@pytest.mark.clause("finans.bonds.3")
def test_each_bond_tells_how_many_throws_make_it_win() -> None:
    throws = list(product(range(1, 7), range(1, 7)))
    for number in range(1, 13):
        wins = sum(number in winning_numbers(a, b, 12) for a, b in throws)
        assert winning_throws_of(number, 6, 12) == wins
    assert sum(winning_throws_of(number, 6, 12) for number in range(1, 13)) == 3 * 36


@pytest.mark.clause("finans.bonds.5")
@pytest.mark.parametrize(
    ("dice", "numbers", "third"),
    [
        ((4, 4), (8, 4, 3), "Numret under"),
        ((1, 1), (2, 1, 12), "Sista numret"),
        ((5, 2), (7, 5, 2), "Lägsta tärningen"),
    ],
)
def test_a_drawing_tells_how_its_numbers_came_about(
    dice: tuple[int, int], numbers: tuple[int, ...], third: str, screen: Screen
) -> None:
    pilot = screen.ask(session_in(positions.in_bank))
    event = BondsDrawn(numbers, (100_000, 50_000, 25_000))
    screen.app.stack.push(BondDrawing(look_of(screen), event, dice, (0, BANK, 2)))
    pilot.settle()
    drawn = screen.drawn
    for text in (third, "Stora obligationsdragningen", "+100 000 kr", "Elsa vinner"):
        assert text in drawn
    pilot.press("enter")
    assert not isinstance(pilot.scene, BondDrawing)


@pytest.mark.clause("finans.meeting.3", "finans.meeting.5")
def test_the_outcome_of_a_meeting_tells_who_gets_what(screen: Screen) -> None:
    pilot = screen.ask(session_in(positions.in_bank))
    event = MeetingCalled(0, 2, 140_000, 80_000)
    won = MeetingOutcome(look_of(screen), event, (3, 5), {2: 115_000, 1: 75_000})
    screen.app.stack.push(won)
    pilot.settle()
    for text in ("Stämman lyckas!", "+115 000 kr", "+75 000 kr", "+30 000 kr"):
        assert text in screen.drawn
    pilot.press("enter")
    screen.app.stack.push(MeetingOutcome(look_of(screen), event, (3, 6), {}))
    pilot.settle()
    for text in ("Stämman misslyckas", "+80 000 kr"):
        assert text in screen.drawn
    pilot.press("enter")


@pytest.mark.clause("finans.meeting.5")
def test_the_banks_part_of_a_fee_is_what_rounding_leaves_it(screen: Screen) -> None:
    """It was shown as 30 000 where the bank had got 29 500."""
    pilot = screen.ask(session_in(positions.in_bank))
    event, gets = MeetingCalled(0, 2, 140_000, 40_000), dict.fromkeys((1, 2, 3), 53_500)
    screen.app.stack.push(MeetingOutcome(look_of(screen), event, (1, 3), gets))
    pilot.settle()
    assert "+29 500 kr" in screen.drawn
    pilot.press("enter")


def test_a_card_stays_until_it_is_read(screen: Screen) -> None:
    pilot = screen.ask(session_in(positions.in_bank))
    screen.app.stack.push(CardShown(look_of(screen), "news", 0))
    pilot.settle().wait(20_000)
    assert isinstance(pilot.scene, CardShown)
    assert "Gäller tills vidare" in screen.drawn
    pilot.press("enter")
    assert not isinstance(pilot.scene, CardShown)


@pytest.mark.parametrize("losers", range(6))
def test_the_paper_of_a_meeting_is_no_higher_than_its_rows(losers: int, screen: Screen) -> None:
    screen.ask(session_in(positions.in_bank))
    gets = dict.fromkeys(range(losers), 20_000)
    outcome = MeetingOutcome(look_of(screen), MeetingCalled(0, 2, 140_000, 80_000), (3, 6), gets)
    paper = outcome.paper()
    assert paper.bottom < BUTTON.y and paper.y > 140
    assert losers > 2 or paper.h < 660


@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_the_title_of_a_drawing_stands_clear_of_its_emblem(language: str, screen: Screen) -> None:
    screen.speak(language)
    screen.show(POSES["finans_drawing"])
    title = screen.app.kit.words.t("finans.dialogs.drawing.small")
    box = next(each.box for each in screen.pilot.texts() if each.string == title)
    assert box.x >= 460 + 14 + 140


def test_who_has_won_the_last_lap_is_told_by_all_they_have(screen: Screen) -> None:
    """Their cash may differ: it is not what decides."""
    screen.show(POSES["finans_won_shared"])
    look = look_of(screen)
    for seat in (0, 2):
        assert plainly(look.words.money(worth(look.words.rules, seat))) in screen.drawn
    assert "Totalt" in screen.drawn


@pytest.mark.clause("finans.bankruptcy.1", "finans.bankruptcy.2")
@pytest.mark.parametrize(
    ("papers", "told"), [("bank", "Där går de att köpa igen."), ("auction", "säljs på auktion.")]
)
def test_a_bankruptcy_tells_what_becomes_of_the_papers(
    papers: str, told: str, screen: Screen
) -> None:
    pilot = screen.ask(session_in(positions.in_bank, options={"bankrupt_papers": papers}))
    screen.app.stack.push(PlayerOut(look_of(screen), PlayerLeft(1, 62_500)))
    pilot.settle()
    assert "Göran är ute ur spelet" in screen.drawn
    assert any(text.endswith(told) for text in screen.drawn)
    pilot.press("enter")
