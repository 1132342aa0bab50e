"""The news that hold until further notice, always in view; calm words when there are none."""

from __future__ import annotations

from dataclasses import replace

from game.finans.state import NO_CARD, State
from game.ui.finans import layout
from game.ui.finans.words import Words
from game.ui.kit import looks, theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas

_PAPER = replace(looks.CARD_PANEL, radius=22, lip=6)
_CALM = replace(_PAPER, fill=(theme.rgb("EFE6D0"), theme.rgb("DCCFB0")), shadow=4)
_TITLE = theme.HEADING.coloured(theme.MONEY).sized(38)
_UNTIL = theme.LABEL.coloured(theme.CREAM).sized(28)
_RIBBON = replace(looks.RIBBON, border_width=3, radius=16, lip=3, shadow=6, inner_line=None)
_RULE = theme.BODY.sized(34)
_TEXT_LEFT = 134


def draw_news(canvas: Canvas, state: State, words: Words) -> None:
    """The strip for a state."""
    if not canvas.sees(layout.NEWS.inset(-24)):
        return
    box = layout.NEWS
    room = Box(box.x + _TEXT_LEFT, box.y + 5, box.w - _TEXT_LEFT - 16, box.h - 16)
    if state.in_force == NO_CARD:
        canvas.skin(box, _CALM)
        emblem = Box.around(box.x + 70, box.y + 46, 84, 76)
        canvas.picture("finans/sp_nytt", emblem, alpha=0.6)
        canvas.text(room, words.t("table.no_news"), _RULE.coloured(theme.INK_SOFT), max_lines=2)
        return
    canvas.skin(box, _PAPER)
    card = words.data.news[state.in_force]
    canvas.picture(f"finans/{card.picture}", layout.NEWS_EMBLEM)
    canvas.skin(layout.NEWS_RIBBON, _RIBBON)
    until = layout.NEWS_RIBBON.split_bottom(_RIBBON.lip)[0].inset(12, 1)
    canvas.text(until, words.t("table.until_further_notice"), _UNTIL, "centre")
    head, rule = Box(room.x, box.y + 15, room.w, 72).rows(2)
    canvas.text(head, words.card("news", state.in_force, "title"), _TITLE)
    canvas.text(rule, words.card("news", state.in_force, "rule"), _RULE)
