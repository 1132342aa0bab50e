"""What colours tell apart is told apart without them too (O37): measured on what is drawn.

Two pictures are compared as patterns of brightness, with brightness and contrast themselves taken
out: 0 is the same pattern, 1 are two that have nothing in common. So only form counts.
"""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.ankka.data import TOPICS
from game.games import GAMES, LOOKS
from game.texts import Texts
from game.ui.ankka.pictures import topic_icon
from game.ui.finans.pictures import GROUPS
from game.ui.joakim.results_charts import DASHES
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.harness import EchoWords, PlainSettings, headless_window
from game.ui.kit.kit import Kit

Pixels = npt.NDArray[np.float64]

KINDS = ("gold", "oil", "diamond", "plane", "bank", "ship")
SIDE = 64
FAMILIES = {
    "pawns": ([f"joakim/pawn_{seat}" for seat in LOOKS], (45, 63)),
    "characters": ([f"ankka/pawn_{seat}" for seat in GAMES["ankka"].looks], (58, 75)),
    "icons": ([f"joakim/icon_{kind}" for kind in KINDS], (44, 44)),
    "pins and marks of curves": ([f"joakim/pin_{kind}" for kind in KINDS], (40, 42)),
    "pieces": ([f"finans/piece_{seat}" for seat in GAMES["finans"].looks], (43, 60)),
    "glyphs": ([f"finans/glyph_{group}" for group in GROUPS.values()], (34, 34)),
    "topics": ([topic_icon(topic) for topic in TOPICS], (50, 50)),
}
"""Pictures and the size in pixels at which they are smallest on a screen of 1920 x 1080."""

LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
SIGHTS = {
    # Linear RGB; the last three after Machado, Oliveira and Fernandes (2009), at full severity.
    "grey": np.tile(LUMINANCE, (3, 1)),
    "red blind": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
         [-0.003882, -0.048116, 1.051998]]
    ),
    "green blind": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
         [-0.011820, 0.042940, 0.968881]]
    ),
    "blue blind": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
         [0.004733, 0.691367, 0.303900]]
    ),
}  # fmt: skip
APART = 0.12


def seen(pixels: Pixels, sight: str) -> Pixels:
    """What eyes of this kind make of a picture in sRGB, 0 to 1."""
    linear = np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)
    light = np.clip(linear @ SIGHTS[sight].T, 0, 1)
    found: Pixels = np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)
    return found


def form(pixels: Pixels) -> Pixels:
    """The pattern of brightness alone."""
    grey = pixels @ LUMINANCE
    grey = grey - grey.mean()
    pattern: Pixels = grey / np.linalg.norm(grey)
    return pattern


def distance(one: Pixels, other: Pixels) -> float:
    return float(1 - (form(one) * form(other)).sum())


@pytest.fixture(scope="module")
def kit() -> Kit:
    headless_window((1920, 1080))
    folders = Path("images"), Path("sounds")
    return Kit(PlainSettings(), EchoWords(), *folders, lambda: 0, (1920, 1080))


def drawn(kit: Kit, names: Sequence[str], size: tuple[int, int]) -> list[Pixels]:
    """The pictures on paper, as the canvas draws them."""
    out = []
    for name in names:
        surface = pygame.Surface((SIDE, SIDE), 0, 32)
        surface.fill(theme.PAPER[0])
        kit.canvas(surface).picture(name, Box.around(SIDE / 2, SIDE / 2, *size))
        out.append(pygame.surfarray.array3d(surface).astype(np.float64) / 255)
    assert not kit.assets.missing
    return out


@pytest.mark.case("O37")
@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("family", FAMILIES)
def test_forms_differ_to_all_eyes(kit: Kit, family: str, sight: str) -> None:
    names, size = FAMILIES[family]
    views = [seen(picture, sight) for picture in drawn(kit, names, size)]
    for one, other in combinations(range(len(names)), 2):
        assert distance(views[one], views[other]) > APART, (names[one], names[other])


def test_colour_alone_is_no_difference(kit: Kit) -> None:
    """The measure is not fooled: the same pawn in red, green, blue is one and the same."""
    (pawn,) = drawn(kit, ["joakim/pawn_red"], (45, 63))
    for order in ((1, 0, 2), (2, 1, 0), (1, 2, 0)):
        tinted = pawn[:, :, order] * 0.8
        assert distance(seen(pawn, "grey"), seen(tinted, "grey")) < APART


@pytest.mark.case("O37")
@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("game", GAMES)
def test_marks_of_seats_differ_by_shape(kit: Kit, game: str, sight: str) -> None:
    views = []
    for seat in GAMES[game].looks:
        surface = pygame.Surface((SIDE, SIDE), 0, 32)
        surface.fill(theme.PAPER[0])
        kit.canvas(surface).seat_mark(Box.around(SIDE / 2, SIDE / 2, 38, 38), seat)
        views.append(seen(pygame.surfarray.array3d(surface).astype(np.float64) / 255, sight))
    assert all(distance(one, other) > 0.04 for one, other in combinations(views, 2))


@pytest.mark.case("O37")
@pytest.mark.parametrize("language", ["sv", "fi", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_each_seat_has_a_shape_a_pattern_and_a_letter_of_its_own(game: str, language: str) -> None:
    looks, texts = GAMES[game].looks, Texts(language)
    for part in ("shape", "pattern", "colour"):
        assert len({getattr(theme.SEATS[look], part) for look in looks}) == len(looks)
    assert len({texts.t(f"kit.seat_letter.{look}") for look in looks}) == len(looks)


@pytest.mark.case("O37")
def test_lines_of_charts_have_dashes_of_their_own() -> None:
    assert len(set(DASHES)) == len(DASHES) >= len(KINDS)
