"""Read the event cards, the spinner and the figures of Aku Ankka; no turn may be endless."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ankka import effects
from game.ankka.data import INVENTIONS, Character, EventCard, Numbers, Spinner
from game.annotations import Positive
from game.files.decks import check_deck
from game.files.shapes import fit
from game.files.yaml_source import Source


@dataclass(frozen=True, slots=True)
class _EventsFile:
    cards_in_all: Positive
    cards: tuple[EventCard, ...]


@dataclass(frozen=True, slots=True)
class _SpinnerFile:
    spinner: Spinner


@dataclass(frozen=True, slots=True)
class _NumbersFile:
    numbers: Numbers


def read_events(source: Source) -> tuple[EventCard, ...]:
    """The event cards; none, with faults, if the file does not fit."""
    check_deck(source, "events")
    found = fit(source, _EventsFile)
    if found is None:
        return ()
    for index, card in enumerate(found.cards):
        place = ("cards", index, "effect")
        match card.effect:
            case effects.Steps(0):
                source.fault((*place, "steps"), f"{card.id}: no steps are no event")
            case effects.Keep("steps", 0):
                source.fault(place, f"{card.id}: how many steps is it worth when it is used?")
            case effects.Keep(what, steps) if what != "steps" and steps:
                source.fault((*place, "steps"), f"{card.id}: a {what} gives no steps")
    if found.cards and all(isinstance(card.effect, effects.Keep) for card in found.cards):
        source.fault(("cards",), "cards: all are kept, so players could hold the whole deck")
    return found.cards


def read_spinner(source: Source) -> Spinner | None:
    """Both rings of the spinner; None, with faults, if the file does not fit."""
    found = fit(source, _SpinnerFile)
    if found is None:
        return None
    if not found.spinner.wheel:
        source.fault(("spinner", "wheel"), "the wheel has no sector")
    for invention in INVENTIONS:
        if invention not in found.spinner.machine:
            source.fault(("spinner", "machine"), f"the machine has no sector {invention}")
    return found.spinner


def read_numbers(source: Source) -> Numbers | None:
    """The fixed figures; None, with faults, if the file does not fit."""
    found = fit(source, _NumbersFile)
    return None if found is None else found.numbers


def given_by_cards(events: Sequence[EventCard]) -> int:
    """How many steps a whole deck gives, those lost taken off."""
    steps = 0
    for card in events:
        match card.effect:
            case effects.Steps(amount) | effects.Keep("steps", amount):
                steps += amount
            case effects.Milla(amount):
                steps -= amount
    return steps


def check_turns_end(
    source: Source, spinner: Spinner, events: Sequence[EventCard], deck: Source, numbers: Numbers
) -> None:
    """Note a wheel, or a deck, that gives back as many steps as it costs: no turn need end then."""
    if sum(spinner.wheel) >= numbers.wheel_cost * len(spinner.wheel) > 0:
        message = f"endless turns: a spin costs {numbers.wheel_cost}, and gives as much back"
        source.fault(("spinner", "wheel"), message)
    if given_by_cards(events) >= numbers.question_cost * len(events) > 0:
        message = f"endless turns: a question costs {numbers.question_cost}, and gives as much back"
        deck.fault(("cards",), message)


def check_tokens(source: Source, characters: Sequence[Character], numbers: Numbers) -> None:
    """Every destination of a route gets a token."""
    for index, character in enumerate(characters):
        for side in ("normal", "quick"):
            if len(getattr(character, side)) > numbers.tokens:
                message = f"{character.id}: there are only {numbers.tokens} tokens"
                source.fault(("characters", index, side), message)
