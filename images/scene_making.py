"""Make scenes: a seeded draw of things, places and questions, written as plain data files.

    python images/scene_making.py                   make every scene that there is no file of
    python images/scene_making.py harbour_003 ...   make these anew (with --seed, other ones)

Each scene is drawn from its own id and the seed, and from what the files of its backdrop ask
already, so the same files give the same scenes. What is written is data: read it, change it, paint
it again (scenes.py). Places, words and questions are YAML under src/ankka; the kinds of questions
are in scene_drafts*.py, and the program's own solver judges each draft.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import scene_drafts as drafts
import scene_drafts_where as where
import scene_drafts_which as which
import scene_words as words
from scene_placing import NoRoom, Picture, Wish, single_parts
from scenes import SCENES, STOCK

from game.ankka.scenes.fairness import unfair
from game.ankka.scenes.scene import Scene, Stock, Thing
from game.ankka.scenes.seeing import see, unseen
from game.files.ankka_scenes import read_scene, read_stock
from game.files.yaml_source import read

IN_ALL = 250
"""How many scenes there are on all backdrops together: one for each question card."""

LEVELS = (1, 2, 1, 2, 3)
"""In turn: 40, 40 and 20 per cent."""

ENLARGED = (1.22, 1.1, 1.0)
"""How much larger things are by level: there are fewer of them."""

_TRIES = 2000

EASY = (drafts.count, drafts.count_colour, drafts.count_is, drafts.compare, which.most_part,
        which.missing_part, which.colour_of, which.tell, where.order_colour,
        where.where, where.where, which.extreme, which.missing_colour)  # fmt: skip
NORMAL = (drafts.count, drafts.count_colour, drafts.count_is, drafts.count_facing, drafts.total,
          drafts.compare, drafts.kinds, which.most_colour, which.missing_part,
          which.missing_colour, which.odd_facing, which.odd_pattern, where.order_colour,
          where.order_part, where.nearest_colour, where.nearest_part, which.extreme,
          which.twice_part)  # fmt: skip
EXPERT = (drafts.count, drafts.count_colour, drafts.count_both, drafts.count_is,
          drafts.count_facing, drafts.total, drafts.difference, drafts.kinds, which.twice_colour,
          which.twice_part, which.missing_part, which.most_colour, which.odd_facing,
          which.odd_pattern, where.nearest_colour)  # fmt: skip


def plan(stock: Stock) -> Iterator[tuple[str, str, int]]:
    """Id, backdrop and level of every scene that there is to be."""
    number = 0
    each, left = divmod(IN_ALL, len(stock.backdrops))
    for place, backdrop in enumerate(stock.backdrops):
        for at in range(1, each + (place < left) + 1):
            yield f"{backdrop}_{at:03}", backdrop, LEVELS[number % len(LEVELS)]
            number += 1


class Maker:
    """Makes scenes that differ from those there are."""

    def __init__(self, stock: Stock, seed: int) -> None:
        self._stock = stock
        self._seed = seed
        self._texts: Counter[str] = Counter()
        self._asked: Counter[tuple[str, str]] = Counter()
        self._taken: dict[str, set[tuple[str, str]]] = {}
        self._kinds: Counter[str] = Counter()

    def remember(self, scene: Scene, kind: str = "") -> None:
        """Take note of what is asked already, and by which kind of draft."""
        self._texts[scene.question.text.en] += 1
        self._asked[scene.backdrop, scene.question.text.en] += 1
        self._kinds[kind] += 1

    def make(self, id: str, backdrop: str, level: int) -> str:
        """The file of a new scene. Raises NoRoom if nothing good comes of many tries."""
        rng = Random(f"{self._seed} {id}")
        choices = (EASY, NORMAL, EXPERT)[level - 1]
        for at in range(_TRIES):
            draft_of = rng.choice(choices)
            rarest = min(self._kinds[each.__name__] for each in choices)
            if at < _TRIES // 8 and self._kinds[draft_of.__name__] > rarest + 3:
                continue
            taken = self._taken.setdefault(backdrop, set())
            desk = drafts.Desk(self._stock, backdrop, level, rng, taken)
            try:
                draft = draft_of(desk)
                things = self._placed(draft, desk)
            except NoRoom:
                continue
            text = _written(id, backdrop, level, draft, things)
            scene = self._judged(text, draft.text["en"], backdrop)
            if scene is not None:
                self._taken[backdrop] = desk.taken
                self.remember(scene, draft_of.__name__)
                return text
        raise NoRoom(id)

    def _placed(self, draft: drafts.Draft, desk: drafts.Desk) -> Sequence[Thing]:
        picture = Picture(self._stock, desk.rng, ENLARGED[desk.level - 1])
        if draft.row is not None:
            picture.put_row(draft.wishes, draft.row)
            picture.put([], self._besides(draft, desk))
        else:
            picture.put(draft.wishes, self._besides(draft, desk))
        return picture.things

    def _besides(self, draft: drafts.Draft, desk: drafts.Desk) -> list[Wish]:
        """Other things, so that the picture is a place and not a row of what is asked."""
        wanted = max(6, desk.by_level((10, 12), (12, 15), (14, 18)) - len(draft.wishes))
        found: list[Wish] = []
        amount: Counter[str] = Counter(wish.part for wish in draft.wishes)
        zones = [zone for zone in desk.zones if zone.name not in draft.closed]
        for at in range(6 * wanted if zones else 0):
            zone = zones[at % len(zones)]
            part = desk.rng.choice(zone.parts)
            most = 1 if part in single_parts() else 2
            if part not in draft.taboo and amount[part] < most and len(found) < wanted:
                amount[part] += 1
                found.append(desk.wish(part, zone=zone))
        return found

    def _judged(self, text: str, english: str, backdrop: str) -> Scene | None:
        """The scene if it can be seen and answered, and is not asked too often already."""
        general = any(text["en"] == english for text in words.asking()["texts"].values())
        if self._asked[backdrop, english] or (not general and self._texts[english] >= 2):
            return None
        with TemporaryDirectory() as folder:
            (Path(folder) / "draft.yaml").write_text(text, "utf-8")
            scene = read_scene(read(Path(folder) / "draft.yaml"))
        if scene is None or any(unseen(see(scene.things, self._stock))):
            return None
        return None if any(unfair(scene, self._stock)) else scene


def _flow(value: Any) -> str:
    """A value on one line, as the data files are written."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_flow, value)) + "]"
    if isinstance(value, int) or (value.replace("_", "").isalnum() and not value[0].isdigit()):
        return str(value)
    return '"' + value + '"'


def _written(
    id: str, backdrop: str, level: int, draft: drafts.Draft, things: Sequence[Thing]
) -> str:
    lines = [
        "kind: ankka.scene",
        "format: 1",
        f"id: {id}",
        f"backdrop: {backdrop}",
        f"level: {level}",
    ]
    lines.append("things:")
    for thing in sorted(things, key=lambda thing: (thing.part, thing.at)):
        about = {"part": thing.part, "at": list(thing.at), "size": thing.size}
        if thing.looks:
            about["looks"] = dict(thing.looks)
        lines.append(f"  - {_flow(about)}")
    lines += ["question:", f"  ask: {_flow(draft.ask)}", "  text:"]
    lines += [f'    {language}: "{text}"' for language, text in draft.text.items()]
    lines.append("  options:")
    lines += [
        f"    - {{value: {value}, text: {{"
        + ", ".join(f'{k}: "{t}"' for k, t in text.items())
        + "}}"
        for value, text in draft.options
    ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make scenes for the picture questions.")
    parser.add_argument("ids", nargs="*", help="scenes to make anew; none means those missing")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other scenes")
    options = parser.parse_args(arguments)
    stock = read_stock(read(STOCK))
    assert stock is not None
    maker = Maker(stock, options.seed)
    todo = []
    for id, backdrop, level in plan(stock):
        path = SCENES / f"{id}.yaml"
        scene = read_scene(read(path)) if path.exists() and id not in options.ids else None
        if scene is not None:
            maker.remember(scene)
        elif not options.ids or id in options.ids:
            todo.append((id, backdrop, level))
    for id, backdrop, level in todo:
        try:
            (SCENES / f"{id}.yaml").write_text(maker.make(id, backdrop, level), "utf-8")
        except NoRoom:
            print(f"{id}: nothing good was found")
    print(f"{len(todo)} scenes made")
    return 0


if __name__ == "__main__":
    sys.exit(main())
