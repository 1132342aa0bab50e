"""Keys that are made up from ids have words in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from game.games import GAMES
from game.texts import Texts
from game.ui.kit.settings import Speed
from game.ui.scenes.new_game.groups import pages


@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_every_id_on_the_way_to_a_game_has_its_words(language: str) -> None:
    texts = Texts(language)
    keys = [f"settings.speeds.{speed}" for speed in get_args(Speed)]
    for game in GAMES.values():
        keys += [f"setup.level.{level}" for level in ("human", *game.levels)]
        keys += [f"{game.id}.{what}.{look}" for what in ("look", "pawn") for look in game.looks]
        for preset in game.options().presets:
            keys += [f"{game.id}.preset.{preset.id}.{part}" for part in ("name", "sentence")]
        for group, specs in pages(game.id, game.options()):
            keys.append(f"setup.group.{group}")
            for spec in specs:
                parts = ["name", "sentence", *(["own"] if spec.range else [])]
                parts += [] if spec.type == "flag" else [str(value) for value in spec.values]
                keys += [f"{game.id}.option.{spec.id}.{part}" for part in parts]
    codes = ("disk_full", "not_allowed", "in_use", "occupied", "failed")  # CannotSave.code
    for key in (
        "shelf.no_saving",
        "saves.cannot_delete",
        "settings.cannot_keep",
        "records.cannot_delete",
    ):
        keys += [f"{key}.{code}" for code in codes]
    read = "missing unreadable empty foreign broken changed version newer"  # CannotRead.code
    keys += [f"saves.damaged.{code}" for code in read.split()]
    keys += [f"records.trouble.{code}" for code in ("damaged", "unreadable", "newer")]
    assert [key for key in keys if not texts.has(key)] == []
