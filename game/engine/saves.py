"""A session as JSON and back: the checkpoint with the answers since, and all answers there were.

The checkpoint makes loading quick. All answers make a save a replay, and let a game be played
again as far as it goes when the checkpoint cannot be read by the rules of today.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Generic, TypeVar

from game.engine.requests import Answer, IllegalAnswer
from game.engine.rulebook import GameSetup, Json, Rulebook, State
from game.engine.session import Entry, RuleFault, Session

S = TypeVar("S", bound=State)

Written = list[tuple[str, Answer]]  # question and answer, in order


class UnreadableSave(Exception):
    """The document is not a save of this game."""


@dataclass(frozen=True, slots=True)
class Loaded(Generic[S]):
    """A session from a save. `lost` counts the answers that the rules of today do not allow."""

    session: Session[S]
    answers: Written
    lost: int


def state_hash(state: State) -> str:
    """A short fingerprint: equal for equal states, on every machine."""
    text = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def log_hash(session: Session[S]) -> str:
    """A fingerprint of all that has happened in this session, event by event."""
    digest = blake2b(digest_size=8)
    for event in session.log:
        digest.update(repr(event).encode())
    return digest.hexdigest()


def written(entries: list[Entry]) -> Written:
    """The answers as a save keeps them."""
    return [(entry.question, entry.answer) for entry in entries]


def save(session: Session[S], earlier: Written | None = None) -> Json:
    """The session as JSON. `earlier` are the answers before this session, if it was loaded."""
    checkpoint = session.checkpoints[-1]
    before = earlier or []
    return {
        "game": session.rulebook.game,
        "rules": session.rulebook.version,
        "setup": session.setup.to_json(),
        "checkpoint": {
            "state": checkpoint.state.to_json(),
            "answers": len(before) + checkpoint.entries,
            "chances": checkpoint.chances,
        },
        "answers": before + written(session.entries),
    }


def load(rulebook: Rulebook[S], saved: Json) -> Loaded[S]:
    """Continue a saved session, as far as it goes. Raises UnreadableSave if it does not begin.

    Where the checkpoint leads nowhere, or loses answers, the game is played again from its start.
    """
    try:
        continued = _from_checkpoint(rulebook, saved)
    except Exception:  # a broken state can make the rules stumble over anything
        return replay(rulebook, saved)
    if not continued.lost:
        return continued
    again = replay(rulebook, saved)
    return again if again.lost < continued.lost else continued


def replay(rulebook: Rulebook[S], saved: Json) -> Loaded[S]:
    """Play a save again from the start. Raises UnreadableSave if it does not even begin."""
    try:
        setup, answers = _read(saved)
        session = Session.begin(rulebook, setup)
    except Exception as fault:  # options that no setup offers can make the rules stumble, too
        raise UnreadableSave(f"no save of {rulebook.game}: {fault!r}") from fault
    done = _answer_all(session, answers)
    return Loaded(session, [], len(answers) - done)


def _read(saved: Json) -> tuple[GameSetup, Written]:
    setup = GameSetup.from_json(saved["setup"])
    return setup, [(str(question), _answer(raw)) for question, raw in saved["answers"]]


def _from_checkpoint(rulebook: Rulebook[S], saved: Json) -> Loaded[S]:
    setup, answers = _read(saved)
    checkpoint = saved["checkpoint"]
    at = int(checkpoint["answers"])
    if saved["rules"] != rulebook.version or not 0 <= at <= len(answers):
        raise ValueError("the checkpoint is of other rules or of another game")
    state = rulebook.state_from_json(checkpoint["state"])
    session = Session(rulebook, state, setup, chances=int(checkpoint["chances"]))
    done = _answer_all(session, answers[at:])
    return Loaded(session, answers[:at], len(answers) - at - done)


def _answer_all(session: Session[S], answers: Written) -> int:
    """Give these answers while each fits the open question; how many did."""
    for done, (question, answer) in enumerate(answers):
        if session.request is None or session.request.question != question:
            return done
        try:
            session.answer(answer)
        except (IllegalAnswer, RuleFault):
            return done
    return len(answers)


def _answer(raw: Any) -> Answer:
    """An answer as it was saved; JSON gives an order of cards back as a list."""
    if isinstance(raw, (list, tuple)):
        return tuple(int(card) for card in raw)
    if isinstance(raw, str) or (isinstance(raw, int) and not isinstance(raw, bool)):
        return raw
    raise TypeError(f"no answer: {raw!r}")
