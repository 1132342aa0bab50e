"""Values, text fields, lists and the on-screen keyboard (O13, O33, O36)."""

import json
from pathlib import Path

import pygame
import pytest

from game.ui.kit import looks, theme
from game.ui.kit.actions import Inspect
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.graphemes import cleaned, graphemes
from game.ui.kit.harness import PlainSettings, unreachable_by_arrows
from game.ui.kit.looks import Skin
from game.ui.kit.widgets.base import Widget
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.lists import ScrollList, ScrollText
from game.ui.kit.widgets.text_field import EditedText, TextField
from game.ui.kit.widgets.values import Cycler, Slider, Stepper, Toggle
from tests.ui.conftest import Pilots

NAMES = [
    case["name"]
    for case in json.loads((Path(__file__).parents[2] / "cases/names.json").read_text("utf-8"))
]


class TestValues:
    def test_stepper(self, pilots: Pilots) -> None:
        pilot = pilots(lambda log: [Stepper(Box(500, 500, 500, 80), 3, 0, 4, log.append)])
        pilot.press("right", "right", "left")
        assert pilot.scene.log == [4, 3]
        pilot.click(980, 540).click(520, 540).click(520, 540)
        assert pilot.scene.log == [4, 3, 4, 3, 2]
        pilot.click(750, 540)
        assert pilot.scene.log[5:] == []

    def test_each_side_of_a_stepper_has_its_own_reason(self, pilots: Pilots) -> None:
        def said() -> tuple[str, Box] | None:
            bubble = pilot.scene.bubble
            return bubble and (bubble.text, bubble.near)

        box = Box(500, 500, 500, 80)
        pilot = pilots(lambda log: [Stepper(box, 3, 3, 4, log.append, shown=lambda n: f"{n} M")])
        assert said() is None
        pilot.click(520, 540)
        assert said() == ("kit.at_least 3 M", Box(500, 500, 80, 80))
        pilot.press("right")
        assert said() is None
        pilot.press("right")
        assert said() == ("kit.at_most 4 M", Box(920, 500, 80, 80))
        assert pilot.scene.log == [4]

    def test_a_stepper_may_be_given_reasons_and_answers_for_the_side_asked(
        self, pilots: Pilots
    ) -> None:
        reasons = {-1: "Ett är minst.", 1: "Mer finns inte."}
        box = Box(500, 500, 500, 80)
        pilot = pilots(
            lambda log: [Stepper(box, 1, 1, 1, log.append, reason=lambda by: reasons[by])]
        )
        for x, by in ((520, -1), (980, 1), (520, -1)):
            pilot.scene.handle(Inspect("mouse", (x, 540)))
            assert pilot.scene.bubble.text == reasons[by]
        pilot.scene.handle(Inspect("mouse", (520, 540)))
        assert pilot.scene.bubble is None

    def test_slider(self, pilots: Pilots) -> None:
        pilot = pilots(lambda log: [Slider(Box(500, 500, 660, 80), 50, 0, 100, log.append, 10)])
        pilot.press("left", "right")
        assert pilot.scene.log == [40, 50]
        view = pilot.shell.kit.view
        pilot.post(pygame.MOUSEBUTTONDOWN, pos=view.point(830, 540), button=1, touch=False)
        pilot.wait(900)  # holding it still is no question
        pilot.post(pygame.MOUSEMOTION, pos=view.point(1100, 540), touch=False)
        pilot.post(pygame.MOUSEMOTION, pos=view.point(1800, 900), touch=False)
        pilot.post(pygame.MOUSEBUTTONUP, pos=view.point(1800, 900), button=1, touch=False)
        assert pilot.scene.log == [40, 50, 100] or pilot.scene.log == [40, 50, 90, 100]

    def test_toggle(self, pilots: Pilots) -> None:
        pilot = pilots(lambda log: [Toggle(Box(500, 500, 500, 80), "Ljud", True, log.append)])
        pilot.press("enter", "right", "right", "left")
        assert pilot.scene.log == [False, True, False]
        pilot.tap(950, 540)
        assert pilot.scene.log[3:] == [True]

    def test_cycler(self, pilots: Pilots) -> None:
        values = [("sv", "Svenska"), ("fi", "Suomi"), ("en", "English")]
        pilot = pilots(lambda log: [Cycler(Box(500, 500, 600, 80), values, "fi", log.append)])
        pilot.press("right", "right", "left", "enter")
        assert pilot.scene.log == ["en", "sv", "en", "sv"]


class TestField:
    def make(self, log: list[object]) -> list[Widget]:
        field = TextField(Box(500, 400, 600, 84), "", log.append, max_length=12, name="field")
        return [field, Button(Box(500, 600, 300, 80), "OK", lambda: log.append("ok"), name="ok")]

    @pytest.mark.case("O13")
    def test_nordic_typing(self, pilots: Pilots) -> None:
        pilot = pilots(self.make)
        pilot.type("åäöÅÄÖ@ü i")
        assert pilot.find("field").text == "åäöÅÄÖ@ü i"  # type: ignore[attr-defined]
        pilot.press("backspace", "backspace")
        assert pilot.scene.log[-1] == "åäöÅÄÖ@ü"

    @pytest.mark.case("O13")
    def test_backspace_removes_one_visible_character(self) -> None:
        family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
        edited = EditedText(f"a{family}n\u0303", 10)
        for left in (f"a{family}", "a", ""):
            assert edited.erase()
            assert edited.text == left
        assert not edited.erase()

    @pytest.mark.case("O13")
    @pytest.mark.parametrize("name", NAMES)
    def test_every_name_is_taken_letter_for_letter(self, pilots: Pilots, name: str) -> None:
        pilot = pilots(lambda log: [TextField(Box(500, 400, 500, 84), "", log.append, 60)])
        pilot.post(pygame.TEXTINPUT, text=name)
        assert pilot.find("field").text == cleaned(name)  # type: ignore[attr-defined]
        assert not [t for t in pilot.texts() if t.overflows]

    def test_the_length_counts_visible_characters(self) -> None:
        edited = EditedText("", 3)
        edited.insert("\U0001f986" * 5)
        assert len(graphemes(edited.text)) == 3
        assert not edited.insert("x")

    def test_the_caret(self, pilots: Pilots) -> None:
        pilot = pilots(self.make)
        pilot.type("Ana").press("left").type("n")
        assert pilot.scene.log[-1] == "Anna"
        assert pilot.press("right", "right", "down").focused == "ok"

    @pytest.mark.case("O33")
    def test_a_finger_opens_the_keyboard_and_types_each_letter_once(self, pilots: Pilots) -> None:
        pilot = pilots(self.make)
        pilot.tap(800, 440)
        for key in ("å", "s", "a"):
            pilot.tap(*pilot.find(f"key {key}").box.centre)
        pilot.tap(*pilot.find("done").box.centre)
        assert pilot.scene.log == ["Åsa"]
        assert pilot.focused == "field"

    def test_the_keyboard_by_arrows_and_real_keys(self, pilots: Pilots) -> None:
        pilot = pilots(self.make)
        pilot.tap(800, 440)
        assert unreachable_by_arrows(pilot.scene) == []
        pilot.press("enter", "right", "enter").type("ä").press("backspace")
        pilot.focus_on("board").press("enter").focus_on("key 7").press("enter")
        pilot.focus_on("done").press("enter")
        assert pilot.scene.log == ["Qw7"]
        pilot.tap(800, 440).press("escape")
        assert pilot.scene.log == ["Qw7"]


def plain_row(canvas: Canvas, box: Box, item: str, chosen: bool) -> None:
    canvas.text(box, item)


class TestLists:
    def make(self, log: list[object]) -> list[Widget]:
        rows = [f"Rad {n}" for n in range(20)]
        return [
            ScrollList(Box(400, 200, 700, 470), rows, log.append, plain_row, str, name="list"),
            Button(Box(400, 800, 300, 80), "OK", lambda: None, name="ok"),
        ]

    def test_keys_choose_and_scroll(self, pilots: Pilots) -> None:
        pilot = pilots(self.make)
        pilot.press(*["down"] * 7, "enter")
        assert pilot.scene.log == ["Rad 7"]
        pilot.press("pagedown", "pagedown", "enter")
        assert pilot.scene.log[-1] == "Rad 19"
        assert pilot.press("down").focused == "ok"

    def test_a_click_chooses_and_a_drag_scrolls(self, pilots: Pilots) -> None:
        pilot = pilots(self.make)
        pilot.click(600, 340)
        assert pilot.scene.log == ["Rad 1"]
        view = pilot.shell.kit.view
        pilot.post(pygame.MOUSEBUTTONDOWN, pos=view.point(600, 600), button=1, touch=False)
        pilot.post(pygame.MOUSEMOTION, pos=view.point(600, 310), touch=False)
        pilot.post(pygame.MOUSEBUTTONUP, pos=view.point(600, 310), button=1, touch=False)
        assert pilot.scene.log == ["Rad 1"]
        assert pilot.find("list").first == 3  # type: ignore[attr-defined]

    def test_even_one_row_too_many_has_a_bar(
        self, pilots: Pilots, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        painted: list[Skin] = []
        skin = Canvas.skin

        def noted(canvas: Canvas, box: Box, look: Skin) -> None:
            painted.append(look)
            skin(canvas, box, look)

        monkeypatch.setattr(Canvas, "skin", noted)
        box = Box(400, 200, 700, 5 * 96 - 12)
        for rows, has_bar in ((5, False), (6, True)):
            painted.clear()
            pilots(lambda log, n=rows: [ScrollList(box, "abcdef"[:n], log.append, plain_row, str)])
            assert (looks.SCROLL_KNOB in painted) == has_bar

    def test_a_row_is_told_of_beside_itself(self, pilots: Pilots) -> None:
        pilot = pilots(self.make)
        rows = pilot.find("list")
        assert isinstance(rows, ScrollList)
        pilot.scene.handle(Inspect("touch", rows.row_box(2).centre))
        assert (pilot.scene.bubble.text, pilot.scene.bubble.near) == ("Rad 2", rows.row_box(2))
        pilot.press("down", "i")
        assert (pilot.scene.bubble.text, pilot.scene.bubble.near) == ("Rad 3", rows.row_box(3))

    def test_long_text_scrolls_to_its_end(self, pilots: Pilots) -> None:
        text = [("Regel. " * 30, theme.BODY)] * 5
        pilot = pilots(
            lambda log: [
                ScrollText(Box(400, 200, 700, 400), text, name="text"),
                Button(Box(400, 800, 300, 80), "OK", lambda: None, name="ok"),
            ]
        )
        assert pilot.press("down").focused == "text"
        assert pilot.press(*["pagedown"] * 9, "down").focused == "ok"


@pytest.mark.case("O36")
@pytest.mark.parametrize(
    "word", ["Fastighetsförvärvsfinansieringsavtal", "Joukkovelkakirja-arvonta"]
)
def test_a_cut_label_can_be_read_in_full_on_focus(pilots: Pilots, word: str) -> None:
    pilot = pilots(
        lambda log: [
            Button(Box(500, 600, 180, 70), word, lambda: None, name="long"),
            Button(Box(900, 600, 400, 70), "OK", lambda: None, name="ok"),
        ],
        settings=PlainSettings(text_size=1.5),
    )
    assert pilot.find("long").cut
    assert word in [t.string for t in pilot.texts()]
    hints = [s.text for s in pilot.scene.sprites if hasattr(s, "text")]
    assert hints == [word]
    pilot.press("right")
    assert not [s for s in pilot.scene.sprites if hasattr(s, "text")]
