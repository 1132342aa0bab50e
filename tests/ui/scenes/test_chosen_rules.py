"""Which house rules a game is played by can be read up in the middle of it (complaint 27)."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.setup_options import OptionValue
from game.ui.kit.harness import Pilot
from game.ui.scenes.chosen_rules import ChosenRules
from game.ui.scenes.new_game.draft import Draft
from game.ui.scenes.new_game.helps import Helps
from game.ui.scenes.new_game.scene import NewGame
from game.ui.scenes.pause import PauseMenu
from game.ui.scenes.table import TableScene
from tests.ui.scenes.conftest import Start, bubble, shown


def opened(
    start: Start, game: str = "joakim", helps: Helps | None = None, **options: OptionValue
) -> Pilot:
    """The list of a game that was begun with these options, opened by keys from its menu. `helps`:
    what the first player gets."""
    pilot = start(game=game).press("enter")
    assert isinstance(pilot.scene, NewGame)
    pilot.scene.draft.options |= options
    pilot.scene.draft.seats[0].helps = helps or {}
    pilot.click_on("start")
    table = pilot.shell.stack.scenes[0]
    assert isinstance(table, TableScene)
    pilot.shell.stack.push(PauseMenu(table.app, table))
    pilot.settle().wait(500).press("down", "down", "enter")
    assert isinstance(pilot.scene, ChosenRules)
    return pilot


def test_what_differs_from_the_box_is_listed_with_its_value(start: Start) -> None:
    pilot = opened(start, win_limit=650, unpaid="gentle", first_player="seat_2")
    t, text = pilot.scene.t, shown(pilot)
    for option, value in (
        ("win_limit", t("setup.amount.joakim", amount=650)),
        ("unpaid", t("joakim.option.unpaid.gentle")),
    ):
        assert t(f"joakim.option.{option}.name").replace("\xad", "") in text
        assert value.replace("\xad", "") in text
    assert t("joakim.option.dividend.name").replace("\xad", "") not in text
    assert t("setup.changes", n=2) in text
    pilot.focus_on("chosen").press("enter")
    assert bubble(pilot).startswith(t("joakim.option.win_limit.sentence"))
    assert t("joakim.option.win_limit.1000") in bubble(pilot)
    pilot.press("escape", "escape")
    assert isinstance(pilot.scene, PauseMenu)


@pytest.mark.parametrize("game", GAMES)
def test_by_the_rules_of_the_box_when_nothing_differs(start: Start, game: str) -> None:
    pilot = opened(start, game)
    assert pilot.scene.t("setup.as_in_the_box") in shown(pilot)
    assert pilot.focused == "close"
    assert isinstance(pilot.press("enter").scene, PauseMenu)


def test_what_helps_one_player_is_listed_with_the_name(start: Start) -> None:
    """It could be read nowhere once the game had begun."""
    pilot = opened(start, "ankka", {"answers": 2, "level": 1, "left_out": "stories"})
    scene = pilot.scene
    assert isinstance(scene, ChosenRules)
    t, text = scene.t, shown(pilot)
    rules, key = scene.rules(), "ankka.dialogs.helps"
    assert [rule.value for rule in rules] == [
        t(f"{key}.answers_2"),
        t(f"{key}.level_1"),
        t(f"{key}.topic_out", topic=t("ankka.topic.stories")),
    ]
    for rule in rules:
        assert rule.name.startswith(f"{scene.seats[0].name}: ")
        assert rule.name in text and rule.value in text
    pilot.focus_on("chosen").press("enter")
    assert t(f"{key}.answers") in bubble(pilot)


@pytest.mark.parametrize(
    ("game", "preset"),
    [("joakim", "short"), ("joakim", "long"), ("finans", "short"), ("ankka", "short")],
)
def test_a_ready_made_set_of_rules_is_called_by_its_name(
    start: Start, game: str, preset: str
) -> None:
    pilot = opened(start, game, **GAMES[game].options().of_preset(preset))
    assert pilot.scene.t(f"{game}.preset.{preset}.name") in shown(pilot)


def test_options_of_another_time_are_as_in_the_box() -> None:
    draft = Draft.of_rules(GAMES["joakim"], {"win_limit": 400, "unpaid": "eaten", "gone": 1})
    assert draft.differing() == ["win_limit"]
