"""Whether the options of a scene are fair: one is right, all differ, and no colour deceives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ankka.scenes.asks import (
    Ask,
    ColourOf,
    Count,
    Kinds,
    Nearest,
    OddOneOut,
    Pattern,
    Where,
)
from game.ankka.scenes.scene import Option, Scene, Stock, Value
from game.ankka.scenes.seeing import Seen, see
from game.ankka.scenes.solver import Unclear, solve

OPTIONS = 3
LANGUAGES = ("sv", "fi", "en")

_FAR = 2
"""The most that a wrong number is away from the right one."""


def right_option(scene: Scene, stock: Stock) -> int:
    """The position of the right option. Raises Unclear if there is not exactly one."""
    offered = [option.value for option in scene.question.options]
    answer = solve(see(scene.things, stock), scene.question.ask, offered)
    if offered.count(answer) != 1:
        raise Unclear(f"the answer is {answer}, but the options are {_listed(offered)}")
    return offered.index(answer)


def unfair(scene: Scene, stock: Stock) -> Iterator[str]:
    """What is wrong with the question, each in a sentence."""
    question, things = scene.question, see(scene.things, stock)
    yield from _not_three(question.options)
    try:
        right = right_option(scene, stock)
    except Unclear as unclear:
        yield str(unclear)
    else:
        yield from _astray(question.options, right)
    offered = [option.value for option in question.options]
    yield from _deceiving(question.ask, offered, things, stock)
    yield from _mistaken(question.ask, offered, things, stock)


def _listed(values: Sequence[Value]) -> str:
    return ", ".join(map(str, values))


def _not_three(options: Sequence[Option]) -> Iterator[str]:
    """Three options, all of them different in every language."""
    if len(options) != OPTIONS:
        yield f"{len(options)} options, {OPTIONS} are wanted"
    for language in LANGUAGES:
        texts = [getattr(option.text, language).casefold() for option in options]
        if len(dict.fromkeys(texts)) != len(texts):
            yield f"two options read the same in {language}: {_listed(texts)}"


def _astray(options: Sequence[Option], right: int) -> Iterator[str]:
    """A wrong number that is far off needs no counting."""
    answer = options[right].value
    for option in options:
        if type(option.value) is not type(answer):
            yield f"{option.value} is another kind of answer than {answer}"
        elif isinstance(option.value, int) and isinstance(answer, int):
            if not 0 < abs(option.value - answer) <= _FAR and option is not options[right]:
                yield f"{option.value} is too far from {answer} to be taken for it"
            if option.value < 0:
                yield f"{option.value} cannot be a number of things"


def asked_patterns(ask: Ask) -> tuple[Pattern, ...]:
    """All patterns of a question: what it is about, and what it names besides."""
    match ask:
        case Count() | Kinds() | OddOneOut() | ColourOf():
            return (ask.of,)
        case Where() | Nearest():
            return (*ask.of, ask.to)
        case _:
            return ask.of


def _deceiving(
    ask: Ask, offered: Sequence[Value], things: Sequence[Seen], stock: Stock
) -> Iterator[str]:
    """Colours that are not clear, or that hang on red against green."""
    hues = dict.fromkeys(hue for pair in stock.alike for hue in pair)
    known = {**dict.fromkeys(stock.colours), **hues}
    for pattern in asked_patterns(ask):
        part = tuple(pair for pair in pattern if pair[0] == "part")
        alike = [thing for thing in things if thing.is_meant(part)]
        for look, value in pattern:
            if value in known and look != "part":
                seen = [thing.looks[look] for thing in alike if look in thing.looks]
                yield from _clash([value], seen, stock)
    for look in dict.fromkeys(getattr(ask, name, "part") for name in ("by", "tell")):
        meant = [t for t in things if any(t.is_meant(each) for each in asked_patterns(ask))]
        seen = [thing.looks[look] for thing in meant if look in thing.looks and look != "part"]
        chosen = [value for value in (*seen, *offered) if isinstance(value, str) and value in known]
        if look != "part" and chosen:
            yield from _clash(chosen, chosen, stock)


def _clash(asked: Sequence[str], seen: Sequence[str], stock: Stock) -> Iterator[str]:
    for colour in dict.fromkeys(asked):
        if colour not in stock.colours:
            yield f"{colour} is not a colour that may be asked about"
    for one, other in stock.alike:
        if (one in asked and other in seen) or (other in asked and one in seen):
            yield f"{one} and {other} are not to be told apart by everyone"


def _mistaken(
    ask: Ask, offered: Sequence[Value], things: Sequence[Seen], stock: Stock
) -> Iterator[str]:
    """Parts that are named, while others in the picture could go by the same word."""
    covers = dict(stock.covers)
    named = [value for pattern in asked_patterns(ask) for look, value in pattern if look == "part"]
    present = [thing.looks["part"] for thing in things]
    for part in dict.fromkeys((*named, *offered)):
        for other in covers.get(part, ()) if isinstance(part, str) else ():
            if other in present:
                yield f"{part} is asked about, but {other} might be taken for one"
