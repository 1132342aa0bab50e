"""The faces of Financial News and Market Tips."""

from __future__ import annotations

from dataclasses import replace

from game.finans.data import DeckName
from game.ui.finans.papers.register import Register
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import WHITE, Colour, rgb

_COLOURS: dict[DeckName, tuple[Colour, Colour, Colour]] = {
    "news": (rgb("C8363A"), rgb("851A2A"), rgb("3F0812")),
    "tips": (rgb("7A48C8"), rgb("43207E"), rgb("1E0A40")),
}
_EMBLEMS: dict[DeckName, str] = {"news": "finans/sp_nytt", "tips": "finans/sp_tips"}
_HEAD = 0.17
"""Share of the height that the band with the deck's name takes."""


def draw_card(canvas: Canvas, box: Box, register: Register, deck: DeckName, card: int) -> None:
    """A card face up: the deck's name, a picture, the title, the story, and what it does."""
    words = register.words
    top, bottom, ink = _COLOURS[deck]
    canvas.skin(box, replace(looks.PAPER_PANEL, border=ink))
    head, rest = box.split_top(box.h * _HEAD)
    band = Box(head.x + 18, head.y + 18, head.w - 36, head.h - 18)
    canvas.skin(
        band, replace(looks.RIBBON, fill=(top, bottom), border=ink, radius=20, lip=6, shadow=0)
    )
    emblem, name = band.inset(26, 6).split_left(band.h - 12, gap=22)
    canvas.picture(_EMBLEMS[deck], emblem.inset(-10))
    title = theme.TITLE.sized(band.h * 0.48).coloured(WHITE, ink)
    canvas.text(name, words.t(f"deck.{deck}.name"), title)
    paper = Box(rest.x + 48, rest.y + 24, rest.w - 96, rest.h - 66)
    found = register.data.news[card] if deck == "news" else register.data.tips[card]
    picture, told = paper.split_left(paper.w * 0.36, gap=36)
    canvas.skin(picture, looks.SLOT)
    canvas.picture(f"finans/{found.picture}", picture.inset(24))
    heading, text = told.split_top(told.h * 0.27, gap=10)
    style = theme.HEADING.sized(54).coloured(bottom)
    canvas.text(heading, words.card(deck, card, "title"), style, max_lines=2)
    if deck == "tips":
        body = words.card(deck, card, "text")
        canvas.text(text, body, theme.BODY.sized(46), "left", "top", max_lines=None)
        return
    story, rule = text.split_bottom(text.h * 0.42, gap=14)
    canvas.text(
        story, words.card(deck, card, "story"), theme.BODY_SOFT.sized(42), "left", "top",
        max_lines=None,
    )  # fmt: skip
    canvas.skin(rule, looks.CHIP)
    lasts = register.data.news[card].until_further_notice
    does, until = rule.inset(22, 8).split_bottom(40 if lasts else 0)
    bold = theme.BODY.sized(42)
    canvas.text(does, words.card(deck, card, "rule"), bold, max_lines=2)
    if lasts:
        canvas.text(until, register.t("card.until_further_notice"), theme.LABEL.sized(32))
