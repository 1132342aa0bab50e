"""The letters on the marks of the seats: of their colours' words, in each language (O37)."""

from pathlib import Path

import pytest

from game.games import GAMES
from game.texts import Texts
from game.ui.app import App, Options
from game.ui.kit import theme
from game.ui.kit.box import SAFE
from game.ui.kit.canvas import Canvas
from game.ui.kit.harness import Pilot, PlainSettings
from game.ui.kit.scene import Scene

IMAGES = Path(__file__).parents[3] / "images"
LANGUAGES = {"sv": "RBGULVOS", "fi": "PSVKLOOI", "en": "RBGYPWOK"}


class Marks(Scene[None]):
    """The marks of all seats side by side."""

    def __init__(self, app: App) -> None:
        super().__init__(app.kit)

    def draw(self, canvas: Canvas) -> None:
        for colour, box in zip(theme.SEATS, SAFE.columns(len(theme.SEATS), gap=20), strict=True):
            canvas.seat_mark(box, colour)


@pytest.mark.case("O37")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_letter_is_of_its_colours_word_and_no_two_of_a_game_are_alike(
    game: str, language: str
) -> None:
    texts, looks = Texts(language), GAMES[game].looks
    letters = [texts.t(f"kit.seat_letter.{colour}") for colour in looks]
    assert len(set(letters)) == len(letters) == GAMES[game].most
    words = [texts.t(f"colour.{colour}").upper() for colour in looks]
    first = {word[0] for word in words}
    for letter, word in zip(letters, words, strict=True):
        assert len(letter) == 1
        assert letter in word
    taken = sum(letter == word[0] for letter, word in zip(letters, words, strict=True))
    assert taken == len(first)  # only of two words that begin alike has one another letter
    assert not texts.missing


@pytest.mark.case("O37")
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_letters_fill_their_marks_at_every_text_size(text_size: float) -> None:
    pilot = Pilot.start_app(Options(PlainSettings(), Texts, IMAGES, IMAGES, first_scene=Marks))
    pilot.shell.kit.settings.text_size = text_size
    pilot.scene.rebuild()
    side = SAFE.columns(len(theme.SEATS), gap=20)[0].w
    pilot.settle()
    for text in pilot.texts():
        assert 0.49 < text.size / side < 0.67


@pytest.mark.case("O37")
def test_marks_change_with_the_language_at_once() -> None:
    pilot = Pilot.start_app(Options(PlainSettings(), Texts, IMAGES, IMAGES, first_scene=Marks))
    app = pilot.shell
    assert isinstance(app, App)
    for language, letters in LANGUAGES.items():
        app.set_language(language)
        pilot.settle()
        assert [text.string for text in pilot.texts()] == list(letters)
        assert not [text for text in pilot.texts() if text.overflows or text.cut]
