from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.games import GAMES
from game.storage.saves import SaveInfo
from game.ui.kit.harness import Pilot
from game.ui.scenes.buttons import CaptionButton
from game.ui.scenes.new_game.house_rules import HouseRules
from game.ui.scenes.new_game.scene import NewGame
from game.ui.scenes.table import TableScene
from tests.ui.scenes.conftest import Start, bubble, shown

CASES = json.loads((Path(__file__).parents[2] / "cases" / "names.json").read_text("utf-8"))


def at_setup(pilot: Pilot) -> NewGame:
    scene = pilot.press("enter").scene
    assert isinstance(scene, NewGame)
    return scene


def at_table(pilot: Pilot) -> TableScene:
    table = pilot.shell.stack.scenes[0]
    assert isinstance(table, TableScene)
    return table


def test_setting_up_a_game_by_keys_alone(start: Start) -> None:
    pilot = start()
    at_setup(pilot)
    pilot.type("Åsa").press("enter").type("Bo").press("enter")
    assert pilot.focused == "name 2"
    pilot.press("right", "enter")
    assert pilot.focused == "player 2"
    pilot.press("right", "enter")
    pilot.press("right")
    assert pilot.focused.startswith("preset")
    pilot.press("up", "up", "enter")
    while pilot.focused != "start":
        pilot.press("down")
    pilot.press("enter")
    setup = at_table(pilot).session.setup
    assert [seat.name for seat in setup.seats] == ["Åsa", "Bo", "Dator 1"]
    assert [seat.player for seat in setup.seats] == ["human", "human", "trader"]
    assert setup.options["win_limit"] == 400


def test_setting_up_a_game_by_mouse_alone(start: Start) -> None:
    pilot = start()
    pilot.click_on("play").click_on("remove 3").click_on("player 2").click_on("add")
    pilot.click_on("look 0").click_on("violet")
    pilot.click_on("rules").click_on("group 1").click(*pilot.find("start_cash").box.centre)
    stepper = pilot.find("start_cash").box
    pilot.click(stepper.right - 20, stepper.centre[1]).click_on("back").click_on("start")
    setup = at_table(pilot).session.setup
    assert [seat.player for seat in setup.seats] == ["human", "human", "random", "human"]
    assert setup.seats[0].look == "violet"
    assert setup.options["start_cash"] == 100


def test_as_last_time_takes_two_presses_from_the_shelf(start: Start) -> None:
    pilot = start()
    at_setup(pilot)
    pilot.type("Åsa").click_on("preset long").click_on("remove 3").click_on("start")
    first = at_table(pilot).session.setup
    pilot.shell.close()
    pilot = start()
    pilot.click_on("play")
    assert "Åsa, Spelare 2, Dator 1" in shown(pilot)
    pilot.click_on("last")
    again = at_table(pilot).session.setup
    assert (again.seats, again.options) == (first.seats, first.options)
    assert again.seed != first.seed


def test_the_next_box_offers_the_people_who_played_last(start: Start) -> None:
    for game, name in (("joakim", "Mormor"), ("ankka", "Elsa"), ("joakim", "Farmor")):
        scene = NewGame(start().shell, GAMES[game])  # type: ignore[arg-type]
        scene.draft.seats[0].name = name
        scene.house.remember_setup(game, scene.draft.to_json())
    pilot = start()
    scene = NewGame(pilot.shell, GAMES["finans"])  # type: ignore[arg-type]
    pilot.shell.stack.push(scene)
    pilot.settle()
    assert scene.names == ["Farmor", "Spelare 2", "Dator 1", "Dator 2"]
    assert pilot.focused == "start"
    assert scene.t("setup.as_last_time") not in shown(pilot)
    pilot.click_on("start")
    assert at_table(pilot).game.names == ("Farmor", "Spelare 2", "Dator 1", "Dator 2")


def test_a_kiosk_offers_nobody_the_names_of_others(start: Start) -> None:
    scene = NewGame(start(kiosk=True).shell, GAMES["joakim"])  # type: ignore[arg-type]
    scene.draft.seats[0].name = "Mormor"
    scene.house.remember_setup("joakim", scene.draft.to_json())
    scene = NewGame(scene.app, GAMES["finans"])
    assert scene.names[0] == "Spelare 1"


@pytest.mark.case("O12")
def test_equal_names_are_told_apart_and_said_to_be(start: Start) -> None:
    pilot = start()
    at_setup(pilot)
    pilot.type("Pekka").press("enter").type("pekka ").click_on("remove 3").click_on("player 2")
    assert "pekka (2)" in shown(pilot)
    pilot.click_on("start")
    assert at_table(pilot).game.names == ("Pekka", "pekka (2)", "Dator 1")


@pytest.mark.case("O13")
@pytest.mark.parametrize("first", range(0, len(CASES), 5))
def test_any_name_is_shown_and_saved_letter_for_letter(start: Start, first: int) -> None:
    names = [case["name"] for case in CASES[first : first + 5]]
    pilot = start()
    scene = at_setup(pilot)
    pilot.click_on("player 2").click_on("player 3").click_on("player 2").click_on("player 3")
    pilot.click_on("add")
    for place, name in zip(range(5), names, strict=False):
        pilot.focus_on(f"name {place}").type(name)
        assert scene.draft.seats[place].name == name
    assert all(not text.overflows for text in pilot.texts())
    wanted = tuple(scene.names)
    for place, name in enumerate(names):
        assert wanted[place].startswith((name.strip(),) if name.strip() else ("Spelare",))
    pilot.click_on("start")
    game = at_table(pilot).game
    assert game.names[: len(names)] == wanted[: len(names)]
    (saved,) = scene.house.saves.list()
    assert isinstance(saved, SaveInfo)
    assert saved.header.names == game.names


@pytest.mark.case("O14")
def test_computers_alone_are_allowed_and_said_to_be(start: Start) -> None:
    pilot = start()
    scene = at_setup(pilot)
    pilot.click_on("player 0").click_on("player 1")
    assert not scene.draft.has_people
    assert scene.t("setup.only_computers") in shown(pilot)
    assert pilot.scene.focus.find("start") is not None


def test_a_seat_that_is_needed_says_why_it_stays(start: Start) -> None:
    pilot = start()
    at_setup(pilot)
    pilot.click_on("remove 3").click_on("remove 2").click_on("remove 1")
    assert bubble(pilot) == pilot.scene.t("setup.too_few", n=2)


def test_taking_seats_away_by_keys_stays_at_the_seats(start: Start) -> None:
    pilot = start()
    scene = at_setup(pilot)
    pilot.focus_on("remove 2").press("enter")
    assert pilot.focused == "remove 2"
    pilot.press("enter")
    assert (pilot.focused, len(scene.draft.seats)) == ("add", 2)


def test_a_changed_rule_is_marked_and_can_be_reset(start: Start) -> None:
    pilot = start()
    scene = at_setup(pilot)
    pilot.click_on("rules")
    assert isinstance(pilot.scene, HouseRules)
    pilot.focus_on("numbers_game").press("right")
    assert scene.draft.options["numbers_game"] == "on"
    assert scene.t("setup.changed") in shown(pilot)
    pilot.press("escape")
    assert scene.t("setup.changes", n=1) in shown(pilot)
    pilot.click_on("rules").click_on("reset").press("escape")
    assert scene.t("setup.as_in_the_box") in shown(pilot)


def test_the_forty_number_game_says_how_long_it_takes(start: Start) -> None:
    pilot = start()
    scene = at_setup(pilot)
    assert "ca\u00a0110\u00a0min" not in shown(pilot)
    scene.draft.options["numbers_game"] = "on"
    scene.rebuild()
    assert "ca\u00a0110\u00a0min" in shown(pilot)


def test_rules_of_ones_own_are_ticked_and_played_again_as_long(start: Start) -> None:
    """No length was ticked then, and nothing said by which rules the game would be."""

    def ticked(scene: NewGame) -> list[str]:
        buttons = (each for each in scene.focus if isinstance(each, CaptionButton))
        return [each.name for each in buttons if each.chosen]

    pilot = start()
    scene = at_setup(pilot)
    assert ticked(scene) == ["preset classic"]
    scene.draft.options["numbers_game"] = "on"
    scene.rebuild()
    assert ticked(scene) == ["rules"]
    pilot.click_on("start")
    pilot.shell.close()
    last = start().click_on("play").scene.focus.find("last")
    assert isinstance(last, CaptionButton) and last.aside == "ca\u00a0110\u00a0min"


def test_a_winning_limit_of_ones_own(start: Start) -> None:
    pilot = start()
    scene = at_setup(pilot)
    pilot.click_on("rules").focus_on("win_limit")
    while pilot.scene.focus.find("win_limit amount") is None:
        pilot.press("right")
    before = scene.draft.options["win_limit"]
    pilot.focus_on("win_limit amount").press("left", "left", "left")
    assert scene.draft.options["win_limit"] == int(before) - 150
    assert scene.t("setup.amount.joakim", amount=int(before) - 150) in shown(pilot)


@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_a_start_that_wins_at_once_greys_the_start_and_says_why(
    start: Start, language: str
) -> None:
    pilot = start(language=language)
    scene = at_setup(pilot)
    scene.draft.options |= {"win_limit": 100, "start_cash": 500}
    pilot.click_on("rules").click_on("group 1")
    why = scene.t("setup.won_at_once", cash=500, limit=100)
    assert why in shown(pilot)
    assert not [text for text in pilot.texts() if text.overflows or text.cut]
    pilot.press("escape").click_on("start")
    assert pilot.scene is scene
    assert bubble(pilot) == why
    pilot.press("escape")
    assert not [text for text in pilot.texts() if text.overflows or text.cut]
    pilot.click_on("preset short").click_on("start")
    assert at_table(pilot).session.setup.options["win_limit"] == 400


def test_a_last_game_that_could_not_begin_now_is_greyed(start: Start) -> None:
    pilot = start()
    scene = at_setup(pilot)
    scene.draft.options |= {"win_limit": 100, "start_cash": 500}
    scene.house.remember_setup("joakim", scene.draft.to_json())
    pilot = start()
    scene = at_setup(pilot)
    pilot.click_on("last")
    assert pilot.scene is scene
    assert bubble(pilot) == scene.t("setup.won_at_once", cash=500, limit=100)


@pytest.mark.parametrize("game", ["joakim", "finans"])
def test_every_page_of_rules_takes_both_ends_of_every_amount(start: Start, game: str) -> None:
    pilot = start(game=game)
    scene = at_setup(pilot)
    pilot.click_on("rules")
    rules = pilot.scene
    assert isinstance(rules, HouseRules)
    for page, (_, specs) in enumerate(rules.pages):
        pilot.click_on(f"group {page}")
        for spec in specs:
            for value in (spec.range.lowest, spec.range.highest) if spec.range else ():
                scene.draft.options[spec.id] = value
                rules.rebuild()
                assert not [text.string for text in pilot.texts() if text.overflows or text.cut]
                pilot.focus_on(f"{spec.id} amount").press("left", "right")


def test_who_begins_is_chosen_by_name(start: Start) -> None:
    pilot = start()
    scene = at_setup(pilot)
    pilot.type("Åsa").click_on("rules").click_on("group 1").focus_on("first_player")
    pilot.press("right")
    assert scene.draft.options["first_player"] == "seat_1"
    assert "Åsa" in shown(pilot)


def test_back_leads_to_the_shelf(start: Start) -> None:
    pilot = start()
    at_setup(pilot)
    assert pilot.press("escape").find("play").visible


@pytest.mark.case("O13")
def test_emoji_names_stay_whole_in_the_save_and_come_back(start: Start) -> None:
    """A family of joined signs, a skin tone, a flag, a keycap, a heart with its colour sign."""
    names = ["👩‍👩‍👧‍👦 Åsa", "👋🏽🇫🇮", "7️⃣ ❤️"]
    pilot = start()
    scene = at_setup(pilot)
    for place, name in enumerate(names):
        pilot.focus_on(f"name {place}").type(name)
    assert all(not text.overflows for text in pilot.texts())
    pilot.click_on("remove 3").click_on("start")
    assert at_table(pilot).game.names == tuple(names)
    pilot.shell.close()
    again = start()
    (saved,) = again.scene.house.saves.list()  # type: ignore[attr-defined]
    assert saved.header.names == tuple(names)
    assert again.focused == "continue"
    again.press("enter")
    assert [seat.name for seat in at_table(again).session.setup.seats] == names
    assert scene.house.settings.last_setup["joakim"]["seats"][0][0] == names[0]
