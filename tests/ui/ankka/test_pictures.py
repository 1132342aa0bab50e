"""Every picture of the game is shown somewhere, and every one that is shown is there."""

from __future__ import annotations

from pathlib import Path

from game.ankka.data import INVENTIONS, TOPICS, GameData
from game.ui.ankka import pictures
from game.ui.ankka.posing import GAME

DATA: GameData = GAME.rulebook().data  # type: ignore[attr-defined]
ROOT = Path(__file__).parents[3]
MASTERS = {p.stem.partition(".")[0] for p in (ROOT / "images" / "ankka").glob("*.webp")}


def named_by_rule() -> set[str]:
    """What is put together from a word and the id of a thing."""
    found = {pictures.topic_icon(topic) for topic in (*TOPICS, "")}
    for node in DATA.nodes:
        if node.is_place:
            found |= {f"ankka/place_{node.id}", f"ankka/icon_{node.id}"}
        else:
            found |= {pictures.circle_picture(node), pictures.circle_picture(node, reach=True)}
    for character in DATA.characters:
        found |= {pictures.pawn_picture(character.look), pictures.token_picture(character.look)}
    found |= {pictures.invention_picture(invention) for invention in INVENTIONS}
    for card in DATA.events:
        found.add(pictures.event_picture(card))
        if card.effect.do == "keep":
            found.add(pictures.kept_picture(card))
    return {name.removeprefix("ankka/") for name in found}


def test_every_picture_is_shown_and_all_that_are_shown_are_there() -> None:
    """Fifteen were left over from the first designs."""
    code = "".join(path.read_text("utf-8") for path in (ROOT / "game" / "ui").rglob("*.py"))
    parts = {"spinner_": ("ring", "wheel", "dim_ring", "dim_wheel", "pointer")}
    written = {name for name in MASTERS if f"ankka/{name}" in code}
    written |= {f"{start}{end}" for start, ends in parts.items() for end in ends}
    written |= {f"badge_{end}" for end in ("check", "cross", "lock", "short")}
    assert named_by_rule() <= MASTERS
    assert named_by_rule() | written == MASTERS
