"""Reactions with what lies open, manners at the table, and what outlives the program."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.games import GAMES
from game.joakim.data import GameData
from game.joakim.events import CrownReturned, KeptCardReturned
from game.joakim.events.event import sharks_of
from game.joakim.state import Phase, State
from game.storage.saves import SaveInfo, Saves
from game.ui.app import App
from game.ui.household import household
from game.ui.joakim.poses import POSES
from game.ui.joakim.posing import table_pose
from game.ui.joakim.sharks.open_reaction import OpenReaction
from game.ui.joakim.sharks.reaction_positions import (
    crown,
    purchase,
    rumour,
    session_of,
)
from game.ui.joakim.sharks.reaction_window import ReactionWindow
from game.ui.kit.scene import Scene
from game.ui.scenes.pause import PauseMenu
from game.ui.scenes.poses import strike
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay
from game.ui.table.manners import TableManners
from tests.ui.joakim.reacting import (
    SMALL,
    WITH,
    play_behind_curtain,
    table_at,
    table_of,
    window,
)


def test_a_kept_card_stops_a_rumour(tmp_path: Path) -> None:
    pilot = table_at(tmp_path, partial(session_of, rumour))
    assert window(pilot).people == (1, 2)
    values = table_of(pilot).session.state.market[:]
    pilot.wait(500).press("3").wait(500)
    assert isinstance(pilot.scene, OpenReaction) and pilot.focused == "nothing"
    pilot.press("right", "enter").wait(7000)
    returned = [e for e in table_of(pilot).session.log if isinstance(e, KeptCardReturned)]
    assert [event.seat for event in returned] == [2]
    assert table_of(pilot).session.state.market == values


def test_the_crown_goes_before_only_if_its_holder_says_so(tmp_path: Path) -> None:
    pilot = table_at(tmp_path / "waits", partial(session_of, crown))
    assert window(pilot).people == (2,)
    pilot.wait(7000)
    assert table_of(pilot).session.seat_asked == 1
    assert table_of(pilot).session.state.crown == 2
    pilot = table_at(tmp_path / "goes", partial(session_of, crown))
    pilot.wait(500).press("3").wait(500).press("right", "enter")
    log = table_of(pilot).session.log
    assert CrownReturned(2, "before") in log
    assert table_of(pilot).session.seat_asked == 2


def test_after_a_kill_the_window_opens_again(tmp_path: Path) -> None:
    pilot = strike(several_are_asked, tmp_path, SMALL, "sv")
    people = window(pilot).people
    table_of(pilot).game.manners.ask(0, False)
    table_of(pilot).game.save()
    play_behind_curtain(pilot, str(people[0] + 1), "nothing")
    assert window(pilot).decisions

    def again(app: App) -> Scene[None]:
        saves = household(app).saves
        (info,) = saves.list()
        assert isinstance(info, SaveInfo)
        play, lost = GameInPlay.resume(saves, info)
        assert not lost
        return TableScene(app, play)

    later = strike(again, tmp_path, SMALL, "sv")
    assert window(later).people == people
    assert not window(later).decisions
    assert table_of(later).game.manners == TableManners([0])


def several_are_asked(app: App) -> TableScene:
    """A game in which two or more may react to what seat 0 is not asked about."""
    for turns in range(8, 80, 4):
        table = table_pose(4, turns, "purchase", options={"sharks": "on"})(app)
        assert isinstance(table, TableScene)
        asked = sharks_of(table.session.state).to_react
        if len(asked) > 1 and 0 not in asked:
            return table
    raise LookupError


def test_who_is_asked_is_agreed_on_in_the_pause_menu(tmp_path: Path) -> None:
    pilot = table_at(tmp_path, partial(session_of, purchase, hands=WITH, human=(0, 1, 2)), 0)
    pilot.wait(500).press("escape").click_on("manners")
    pilot.focus_on("ask 1").press("right").focus_on("offers").press("enter")
    pilot.press("escape", "escape")
    assert isinstance(pilot.scene, ReactionWindow), "this one was open already"
    assert table_of(pilot).game.manners == TableManners([1], offers=False)


def test_the_basic_game_knows_no_such_manners(tmp_path: Path) -> None:
    pilot = strike(POSES["table_roll"], tmp_path, SMALL, "sv")
    pilot.wait(500).press("escape")
    assert isinstance(pilot.scene, PauseMenu)
    assert pilot.scene.focus.find("manners") is None


def before_a_roll(state: State, data: GameData) -> None:
    """Seat 0 is about to roll, and may offer everybody a deal."""
    state.phase = Phase.MOVE


def test_computers_make_no_offers_where_people_want_none(tmp_path: Path) -> None:
    session = session_of(before_a_roll, human=(1, 2, 3), computer="random")
    play = GameInPlay(GAMES["joakim"], session, Saves(tmp_path), "joakim-offers", [])
    assert any(str(play.think()).startswith("offer") for _ in range(60))
    play.manners.offers = False
    play.mind_manners()
    assert not any(str(play.think()).startswith("offer") for _ in range(60))
