"""Every text in its box: wrapped, shrunk, then cut (O13, O36, O38)."""

import json
from pathlib import Path

import pygame
import pytest

from game.ui.kit import theme
from game.ui.kit.assets import Assets
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.fonts import Fonts
from game.ui.kit.graphemes import cleaned, graphemes
from game.ui.kit.harness import headless_window
from game.ui.kit.recorder import TextRecorder
from game.ui.kit.skins import Skins
from game.ui.kit.text import Writer
from game.ui.kit.view import View
from game.ui.kit.wrapping import shorten, wrap

NAMES = [
    case["name"]
    for case in json.loads((Path(__file__).parents[2] / "cases/names.json").read_text("utf-8"))
]
WORDS = [
    "Fastighetsförvärvsfinansieringsavtal",
    "Yhtiökokouskutsumenettelysäännöt",
    "Kiinteistönvälitysliike",
    "Velan\u00adhoito\u00adsuunni\u00adtelma\u00adneuvot\u00adtelut",
    "Näringslivsutvecklingsstrategi och fastighetsinteckningsåterbetalning förfaller genast.",
]
SIZES = [(1024, 600), (1280, 720), (3840, 2160)]


def canvas_at(size: tuple[int, int], text_size: float = 1.0) -> Canvas:
    window = headless_window(size)
    view = View(size)
    assets = Assets(Path("none"), 1_000_000)
    return Canvas(window, view, assets, Skins(view), Writer(Fonts(), view, text_size), str)


def by_letters(line: str) -> int:
    return len(line)


class TestWrapping:
    def test_soft_hyphens_show_only_at_a_break(self) -> None:
        assert wrap("för\u00adsäk\u00adring", 20, by_letters).lines == ["försäkring"]
        assert wrap("för\u00adsäk\u00adring", 7, by_letters).lines == ["försäk-", "ring"]

    def test_no_break_spaces_hold_together(self) -> None:
        assert wrap("kostar 1\u00a0000\u00a0M", 10, by_letters).lines == [
            "kostar",
            "1\u00a0000\u00a0M",
        ]

    def test_a_word_that_fits_on_a_line_is_not_broken(self) -> None:
        assert wrap("en för\u00adsäk\u00adring", 10, by_letters).lines == ["en", "försäkring"]

    def test_a_word_wider_than_the_box_is_broken_with_a_hyphen(self) -> None:
        lines, forced = wrap("abcdefghij", 5, by_letters)
        assert lines == ["abcd-", "efgh-", "ij"]
        assert forced

    def test_hyphens_in_words_are_breaks(self) -> None:
        assert wrap("Joukkovelkakirja-arvonta", 17, by_letters).lines == [
            "Joukkovelkakirja-",
            "arvonta",
        ]

    def test_line_breaks_stay(self) -> None:
        assert wrap("a\n\nb", 5, by_letters).lines == ["a", "", "b"]

    def test_no_line_is_ever_wider(self) -> None:
        for text in [*NAMES, *WORDS]:
            for width in (3, 5, 9, 17):
                for line in wrap(text, width, by_letters).lines:
                    assert len(line) <= width or len(graphemes(line)) == 1 or "\u200d" in line

    def test_shortened_text_ends_in_an_ellipsis(self) -> None:
        assert shorten("Guldgruvan", 6, by_letters) == "Guldg…"

    @pytest.mark.parametrize("last", [" ", "\N{NO-BREAK SPACE}", "-"])
    def test_what_is_left_out_before_the_ellipsis_makes_it_no_longer(self, last: str) -> None:
        assert shorten(f"30{last}000", 3, by_letters) == "30…"


class TestGraphemes:
    def test_one_visible_character_each(self) -> None:
        family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
        assert graphemes(f"a{family}b") == ["a", family, "b"]
        assert graphemes("\U0001f1f8\U0001f1ea\U0001f1eb\U0001f1ee") == [
            "\U0001f1f8\U0001f1ea",
            "\U0001f1eb\U0001f1ee",
        ]
        assert graphemes("n\u0303o") == ["n\u0303", "o"]
        assert graphemes("\U0001f44d\U0001f3fd!") == ["\U0001f44d\U0001f3fd", "!"]

    @pytest.mark.parametrize("name", NAMES)
    def test_joined_again_they_are_the_text(self, name: str) -> None:
        assert "".join(graphemes(name)) == name

    def test_cleaning(self) -> None:
        assert cleaned("u\u0308") == "ü"
        assert cleaned("a\tb\u202ec\x00") == "a bc "


@pytest.mark.case("O36")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("text", [*WORDS, *NAMES])
def test_no_text_leaves_its_box(size: tuple[int, int], text_size: float, text: str) -> None:
    canvas = canvas_at(size, text_size)
    with TextRecorder() as drawn:
        for style in (theme.BODY, theme.BUTTON, theme.TITLE, theme.MONEY_STYLE):
            canvas.text(Box(100, 100, 240, 58), text, style, "centre")
            canvas.text(Box(100, 200, 300, 140), text, style, "left", "top", max_lines=None)
            canvas.text(Box(100, 400, 420, 90), text, style, "right", "bottom", max_lines=2)
    assert not [t for t in drawn.texts if t.overflows]
    assert all(t.size * 1.02 >= 28 - 0.5 / canvas.view.scale for t in drawn.texts)
    for text_drawn in drawn.texts:
        assert text_drawn.cut == any(line.endswith("…") for line in text_drawn.shown)


def test_shrinking_comes_before_cutting() -> None:
    canvas = canvas_at((1920, 1080))
    with TextRecorder() as drawn:
        assert not canvas.text(Box(0, 0, 300, 60), "Inställningar", theme.TITLE)
        assert canvas.text(Box(0, 0, 120, 60), "Inställningar", theme.TITLE)
    assert drawn.texts[0].size < theme.TITLE.size
    assert drawn.texts[1].shown[0].endswith("…")
    assert drawn.texts[1].size == pytest.approx(28, abs=1)


@pytest.mark.case("O13")
@pytest.mark.parametrize("name", [n for n in NAMES if n])
def test_names_are_letters_and_nothing_else(name: str) -> None:
    canvas = canvas_at((1280, 720))
    with TextRecorder() as drawn:
        canvas.text(Box(0, 0, 1800, 80), name, theme.BODY.sized(30))
    assert drawn.texts[0].shown == (cleaned(name),)


@pytest.mark.case("O13")
def test_an_emoji_is_one_placeholder() -> None:
    canvas = canvas_at((1920, 1080))
    one = canvas.writer.width("\U0001f986", theme.TITLE)
    family = canvas.writer.width("\U0001f468\u200d\U0001f469\u200d\U0001f467", theme.TITLE)
    assert one == family > 20


@pytest.mark.case("O38")
@pytest.mark.parametrize("style", [theme.BODY, theme.MONEY_STYLE])
def test_a_million_stays_on_one_line_without_a_box_sign(style: theme.TextStyle) -> None:
    canvas = canvas_at((1920, 1080))
    million = "1\u00a0000\u00a0000\u00a0M"
    with TextRecorder() as drawn:
        canvas.text(Box(0, 0, 150, 160), million, style, max_lines=None)
    assert len(drawn.texts[0].shown) == 1
    assert canvas.writer.width(million, style) == canvas.writer.width("1 000 000 M", style)


@pytest.mark.case("O36")
def test_rings_and_dots_are_drawn() -> None:
    canvas = canvas_at((1920, 1080))
    for style in (theme.BODY, theme.TITLE.coloured(theme.INK)):
        plain = canvas.writer.fit("A", style, 200, 100).ink
        ringed = canvas.writer.fit("Å", style, 200, 100).ink
        assert ringed.top < plain.top - 5


def test_both_typefaces_have_the_nordic_letters() -> None:
    pygame.font.init()
    fonts = Fonts()
    letters = "åäöÅÄÖæøÆØéüšžŠŽ…–’”0123456789€%&@"
    assert not fonts.missing_signs("heading", letters)
    assert not fonts.missing_signs("text", letters + "→−")
    assert fonts.missing_signs("text", "\U0001f986") == {"\U0001f986"}
