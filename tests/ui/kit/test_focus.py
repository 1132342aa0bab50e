"""One focus, moved by everything alike; presses that count once (O33, O34)."""

import pygame
import pytest

from game.ui.kit.actions import Confirm, PointerDown
from game.ui.kit.box import Box
from game.ui.kit.dialog import Choice, MessageDialog
from game.ui.kit.harness import Pilot, unreachable_by_arrows
from game.ui.kit.widgets.base import Widget
from game.ui.kit.widgets.button import Button, Spot
from tests.ui.conftest import Pilots


def grid(log: list[object]) -> list[Widget]:
    """Nine buttons: a b c / d e f / g h i."""
    boxes = [box for row in Box(300, 300, 900, 300).rows(3, 20) for box in row.columns(3, 20)]
    return [
        Button(box, name, lambda n=name: log.append(n), name=name)
        for name, box in zip("abcdefghi", boxes, strict=True)
    ]


def log_of(pilot: Pilot) -> list[object]:
    return pilot.scene.log  # type: ignore[no-any-return]


def focused_widgets(pilot: Pilot) -> list[str]:
    return [w.name for w in pilot.scene.focus if w.focused]


def test_the_first_widget_has_the_focus(pilots: Pilots) -> None:
    pilot = pilots(grid)
    assert pilot.focused == "a"


def test_arrows_lead_to_the_neighbour(pilots: Pilots) -> None:
    pilot = pilots(grid)
    assert pilot.press("right").focused == "b"
    assert pilot.press("down").focused == "e"
    assert pilot.press("down", "left").focused == "g"
    assert pilot.press("left").focused == "g"
    assert pilot.press("up", "up", "up").focused == "a"
    assert unreachable_by_arrows(pilot.scene) == []
    assert focused_widgets(pilot) == ["a"]


def test_tab_goes_round(pilots: Pilots) -> None:
    pilot = pilots(grid)
    assert pilot.press("shift+tab").focused == "i"
    assert pilot.press("tab").focused == "a"


def test_mouse_and_touch_take_the_focus_along(pilots: Pilots) -> None:
    pilot = pilots(grid)
    pilot.click(*pilot.find("f").box.centre)
    assert (pilot.focused, log_of(pilot)) == ("f", ["f"])
    pilot.tap(*pilot.find("g").box.centre)
    assert (pilot.focused, log_of(pilot)) == ("g", ["f", "g"])
    assert focused_widgets(pilot) == ["g"]


@pytest.mark.case("O33")
def test_sliding_off_cancels(pilots: Pilots) -> None:
    pilot = pilots(grid)
    view = pilot.shell.kit.view
    here, there = (view.point(*pilot.find(n).box.centre) for n in "ab")
    pilot.post(pygame.MOUSEBUTTONDOWN, pos=here, button=1, touch=False)
    pilot.post(pygame.MOUSEMOTION, pos=there, touch=False)
    pilot.post(pygame.MOUSEBUTTONUP, pos=there, button=1, touch=False)
    assert log_of(pilot) == []
    assert pilot.focused == "a"


def test_removing_the_focused_widget_leaves_a_focus(pilots: Pilots) -> None:
    pilot = pilots(grid)
    pilot.focus_on("e")
    pilot.scene.remove(pilot.find("e"))
    assert pilot.focused in "bdfh"
    for name in "abcdfgh":
        pilot.scene.remove(pilot.find(name))
    assert pilot.focused == "i"
    pilot.find("i").set_visible(False)
    assert pilot.focused == ""
    pilot.press("up", "enter", "tab")


def ask(pilot: Pilot) -> MessageDialog[str]:
    scene = pilot.scene
    dialog = MessageDialog(
        scene.kit, "Köpa?", "Vill Anna köpa?", [Choice("yes", "Ja"), Choice("no", "Nej")]
    )
    assert scene.stack is not None
    scene.stack.push(dialog, log_of(pilot).append)
    return dialog


def test_focus_returns_after_a_dialog(pilots: Pilots) -> None:
    pilot = pilots(grid)
    pilot.focus_on("h")
    ask(pilot)
    assert pilot.focused == "choice 0"
    pilot.press("right", "enter")
    assert (pilot.focused, log_of(pilot)) == ("h", ["no"])


def test_back_answers_with_the_last_choice(pilots: Pilots) -> None:
    pilot = pilots(grid)
    ask(pilot)
    pilot.press("escape")
    assert log_of(pilot) == ["no"]


@pytest.mark.case("O34")
@pytest.mark.parametrize("way", ["mouse", "touch", "space"])
def test_a_press_that_closes_a_dialog_presses_nothing_below(pilots: Pilots, way: str) -> None:
    """The dialog's button lies over a button of the scene; double presses too."""
    under = Box(0, 0, 1920, 1080)
    pilot = pilots(lambda log: [Spot(under, lambda: log.append("below"), "all", name="all")])
    dialog = ask(pilot)
    pilot.wait(300)
    button = dialog.focus.find("choice 0")
    assert button is not None
    pos = pilot.shell.kit.view.point(*button.box.centre)
    at = {"x": pos[0] / 1280, "y": pos[1] / 720, "finger_id": 1, "touch_id": 1}
    for _ in range(2):
        if way == "mouse":
            pilot.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
            pilot.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
        elif way == "touch":
            pilot.post(pygame.FINGERDOWN, **at)
            pilot.post(pygame.FINGERUP, **at)
        else:
            pilot.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0)
            pilot.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    assert log_of(pilot) == ["yes"]


@pytest.mark.case("O34")
def test_hammering_after_a_hand_over_does_nothing(pilots: Pilots) -> None:
    turns = []

    def end_turn() -> None:
        turns.append(len(turns))
        pilot.shell.hand_over()

    pilot = pilots(lambda log: [Button(Box(700, 500, 400, 90), "Klar", end_turn, name="end")])
    for _ in range(10):
        pilot.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0)
        pilot.wait(20)
        pilot.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
        pilot.wait(17)
    assert turns == [0]
    pilot.press("space")
    assert turns == [0, 1]


class TestGreyedButtons:
    def make(self, log: list[object]) -> list[Widget]:
        greyed = Button(
            Box(700, 500, 400, 90), "Köp", lambda: log.append("bought"),
            enabled=False, reason="För lite pengar", name="buy",
        )  # fmt: skip
        return [greyed, Button(Box(700, 700, 400, 90), "Klar", lambda: log.append("end"))]

    def test_there_is_none_without_a_reason(self) -> None:
        with pytest.raises(AssertionError, match="reason"):
            Button(Box(0, 0, 100, 100), "Köp", lambda: None, enabled=False)

    @pytest.mark.parametrize("key", ["enter", "i", "f1"])
    def test_the_reason_stays_until_dismissed(self, pilots: Pilots, key: str) -> None:
        pilot = pilots(self.make)
        pilot.press(key).wait(10_000)
        assert pilot.scene.bubble is not None
        assert pilot.scene.bubble.text == "För lite pengar"
        pilot.press("enter")
        assert pilot.scene.bubble is None
        assert log_of(pilot) == []

    def test_by_long_press(self, pilots: Pilots) -> None:
        pilot = pilots(self.make)
        x, y = pilot.shell.kit.view.point(*pilot.find("buy").box.centre)
        at = {"x": x / 1280, "y": y / 720, "finger_id": 1, "touch_id": 1}
        pilot.post(pygame.FINGERDOWN, **at).wait(700).post(pygame.FINGERUP, **at)
        assert pilot.scene.bubble is not None

    def test_enabled_again_it_acts(self, pilots: Pilots) -> None:
        pilot = pilots(self.make)
        pilot.find("buy").enable()  # type: ignore[attr-defined]
        pilot.press("enter")
        assert log_of(pilot) == ["bought"]


def test_small_targets_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="64"):
        Button(Box(0, 0, 200, 50), "Nej", lambda: None)


def test_a_dead_scene_hears_nothing(pilots: Pilots) -> None:
    pilot = pilots(lambda log: [])
    for action in (Confirm(), PointerDown("mouse", 5, 5)):
        assert pilot.scene.handle(action) is False
