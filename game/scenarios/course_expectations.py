"""Hold what any game has against what a file expects: the question, and how it came about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.common_events import Money, NothingHappened
from game.engine.requests import Amount, Choice
from game.scenarios.held import Held, Problems, differs
from game.scenarios.shapes import UNSAID, Payment

# The open question


def _asked(seat: int, held: Held) -> Problems:
    asked = held.session.seat_asked
    yield from differs("asked", held.name(-1 if asked is None else asked), held.name(seat))


def _prompt(prompt: str, held: Held) -> Problems:
    request = held.session.request
    yield from differs("the prompt", request and request.question, prompt)


def _offered(held: Held) -> list[str]:
    request = held.session.request
    return [option.id for option in request.options] if isinstance(request, Choice) else []


def _options(options: tuple[str, ...], held: Held) -> Problems:
    yield from differs("what can be chosen", _offered(held), list(options))


def _offers(options: tuple[str, ...], held: Held) -> Problems:
    for id in options:
        if id not in _offered(held):
            yield f"{id} cannot be chosen"


def _lacks(options: tuple[str, ...], held: Held) -> Problems:
    for id in options:
        if id in _offered(held):
            yield f"{id} can be chosen"


def _refuses(refused: tuple[tuple[str, str], ...], held: Held) -> Problems:
    request = held.session.request
    for id, code in refused:
        reason = None
        if isinstance(request, Choice):
            reason = request.why_not(id)
        elif isinstance(request, Amount) and id.lstrip("-").isdecimal():
            reason = request.why_not(int(id))
        yield from differs(f"the reason against {id}", reason and reason.code, code)


def _low(low: int, held: Held) -> Problems:
    request = held.session.request
    yield from differs("the lowest amount", getattr(request, "low", None), low)


def _high(high: int, held: Held) -> Problems:
    request = held.session.request
    yield from differs("the highest amount", getattr(request, "high", None), high)


# The course of the game


def _move(seat: int, held: Held) -> Problems:
    yield from differs("the one to move", held.name(held.state.seat), held.name(seat))


def _phase(phase: str, held: Held) -> Problems:
    yield from differs("the phase", held.state.phase.name.lower(), phase)


def _nothing(codes: tuple[str, ...], held: Held) -> Problems:
    found = [event.code for event in held.log if isinstance(event, NothingHappened)]
    yield from differs("what came to nothing", found, list(codes))


def _happened(events: tuple[str, ...], held: Held) -> Problems:
    log = iter(type(event).__name__ for event in held.log)
    for name in events:
        if name not in log:  # which goes on from the one found before
            yield f"{name} has not happened, or not in this order"
            return


def _never(events: tuple[str, ...], held: Held) -> Problems:
    happened = {type(event).__name__ for event in held.log}
    for name in events:
        if name in happened:
            yield f"{name} has happened"


def _paid(payments: tuple[Payment, ...], held: Held) -> Problems:
    ledger = iter([event for event in held.log if isinstance(event, Money)])
    for number, payment in enumerate(payments, 1):
        if not any(_fits(payment, line) for line in ledger):
            yield f"payment {number} is not in the ledger, or not in this order"
            return


def _fits(payment: Payment, line: Money) -> bool:
    return (
        payment.payer in (UNSAID, line.payer)
        and payment.payee in (UNSAID, line.payee)
        and payment.amount in (None, line.amount)
        and payment.cause in ("", line.cause)
        and payment.clause in ("", line.clause)
        and payment.card in ("", line.card)
    )


def _winners(seats: tuple[int, ...], held: Held) -> Problems:
    found = [held.name(seat) for seat in held.state.winners]
    yield from differs("the list of winners", found, [held.name(seat) for seat in seats])


def _ending(ending: str, held: Held) -> Problems:
    yield from differs("the ending", held.state.ending.name.lower(), ending)


# What everybody has


def _cash(amounts: tuple[tuple[int, int], ...], held: Held) -> Problems:
    for holder, amount in amounts:
        yield from differs(f"{held.holder(holder)}'s cash", held.state.cash[holder], amount)


def _out(seats: tuple[int, ...], held: Held) -> Problems:
    found = [held.name(seat) for seat, out in enumerate(held.state.out) if out]
    yield from differs("the list of who is out", found, [held.name(seat) for seat in seats])


COURSE_CHECKS: dict[str, Callable[[Any, Held], Problems]] = {
    "asked": _asked,
    "prompt": _prompt,
    "options": _options,
    "offers": _offers,
    "lacks": _lacks,
    "refuses": _refuses,
    "low": _low,
    "high": _high,
    "move": _move,
    "phase": _phase,
    "nothing": _nothing,
    "happened": _happened,
    "never": _never,
    "paid": _paid,
    "winners": _winners,
    "ending": _ending,
    "cash": _cash,
    "out": _out,
}
"""By the key of an expectation."""
