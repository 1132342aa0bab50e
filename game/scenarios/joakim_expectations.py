"""Hold a position of joakim, and how it came about, against what a file expects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from game.engine.events import AnyEvent
from game.engine.requests import Amount, Choice
from game.engine.session import Session
from game.joakim.data import GameData
from game.joakim.events import Money, NothingHappened, PhaseBegan
from game.joakim.state import NO_CARD, NOBODY, Phase, State
from game.scenarios.joakim_position import cards_held, square_of
from game.scenarios.joakim_shapes import Holdings, JoakimExpectation, Payment
from game.scenarios.shapes import UNSAID


class Held(NamedTuple):
    """What is held against the expectations: a session and all that has happened in it."""

    data: GameData
    session: Session[Any]
    log: list[AnyEvent]
    names: tuple[str, ...]

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    def name(self, seat: int) -> str:
        return "nobody" if seat == NOBODY else self.names[seat]

    def holder(self, seat: int) -> str:
        return "bank" if seat == NOBODY else self.names[seat]

    def ids(self, deck: str, cards: Iterable[int]) -> list[str]:
        return [getattr(self.data, deck)[card].id for card in cards]


def unmet(
    expected: JoakimExpectation, keys: Mapping[str, int], held: Held
) -> Iterator[tuple[str, str]]:
    """Each of these keys that is not as expected, and what is true instead."""
    for key in keys:
        for problem in _CHECKS[key](getattr(expected, key), held):
            yield key, problem


Problems = Iterator[str]


def _differs(what: str, found: object, wanted: object) -> Problems:
    if found != wanted:
        yield f"{what} is {found}, not {wanted}"


# The open question


def _asked(seat: int, held: Held) -> Problems:
    asked = held.session.seat_asked
    yield from _differs("asked", held.name(NOBODY if asked is None else asked), held.name(seat))


def _prompt(prompt: str, held: Held) -> Problems:
    request = held.session.request
    yield from _differs("the prompt", request and request.question, prompt)


def _offered(held: Held) -> list[str]:
    request = held.session.request
    return [option.id for option in request.options] if isinstance(request, Choice) else []


def _options(options: tuple[str, ...], held: Held) -> Problems:
    yield from _differs("what can be chosen", _offered(held), list(options))


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
        yield from _differs(f"the reason against {id}", reason and reason.code, code)


def _low(low: int, held: Held) -> Problems:
    request = held.session.request
    yield from _differs("the lowest amount", getattr(request, "low", None), low)


def _high(high: int, held: Held) -> Problems:
    request = held.session.request
    yield from _differs("the highest amount", getattr(request, "high", None), high)


# The course of the game


def _move(seat: int, held: Held) -> Problems:
    yield from _differs("the one to move", held.name(held.state.seat), held.name(seat))


def _phase(phase: str, held: Held) -> Problems:
    yield from _differs("the phase", held.state.phase.name.lower(), phase)


def _moves(seats: tuple[int, ...], held: Held) -> Problems:
    began = [
        held.name(event.seat)
        for event in held.log
        if isinstance(event, PhaseBegan) and event.phase is Phase.MOVE
    ]
    yield from _differs("the order of moves", began, [held.name(seat) for seat in seats])


def _nothing(codes: tuple[str, ...], held: Held) -> Problems:
    found = [event.code for event in held.log if isinstance(event, NothingHappened)]
    yield from _differs("what came to nothing", found, list(codes))


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
    yield from _differs("the list of winners", found, [held.name(seat) for seat in seats])


def _ending(ending: str, held: Held) -> Problems:
    yield from _differs("the ending", held.state.ending.name.lower(), ending)


# What lies on the table


def _cash(amounts: tuple[tuple[int, int], ...], held: Held) -> Problems:
    for holder, amount in amounts:
        yield from _differs(f"{held.holder(holder)}'s cash", held.state.cash[holder], amount)


def _holdings(holdings: tuple[tuple[int, Holdings], ...], held: Held) -> Problems:
    state = held.state
    for holder, cards in holdings:
        for kind, text in cards:
            what = f"{held.holder(holder)}'s {held.data.kinds[kind].id}"
            wanted = cards_held(text)
            if wanted is None:
                yield f"{text} is no holding like 3x1 1x5, 2x1, 1x5 or nothing"
            elif wanted != (state.ones[holder][kind], state.fives[holder][kind]):
                found = f"{state.ones[holder][kind]}x1 {state.fives[holder][kind]}x5"
                yield f"{what} is {found}, not {text}"


def _market(values: tuple[tuple[int, int], ...], held: Held) -> Problems:
    for kind, value in values:
        what = f"the value of {held.data.kinds[kind].id}"
        yield from _differs(what, held.state.market[kind], value)


def _pawns(pawns: tuple[tuple[int, Any], ...], held: Held) -> Problems:
    for seat, spot in pawns:
        wanted = square_of(held.data.board, spot)
        yield from _differs(f"{held.name(seat)}'s square", held.state.squares[seat], wanted)


def _out(seats: tuple[int, ...], held: Held) -> Problems:
    found = [held.name(seat) for seat, out in enumerate(held.state.out) if out]
    yield from _differs("the list of who is out", found, [held.name(seat) for seat in seats])


def _crown(crown: Any, held: Held) -> Problems:
    wanted = NOBODY if crown is None else crown.holder
    yield from _differs("the crown's holder", held.name(held.state.crown), held.name(wanted))
    if crown is not None and crown.fresh:
        yield from _differs("a fresh crown", held.state.crown_is_fresh, True)


def _options_held(options: tuple[tuple[int, tuple[int, ...]], ...], held: Held) -> Problems:
    for seat, cards in options:
        found = held.ids("club", held.state.options_held[seat])
        yield from _differs(f"{held.name(seat)}'s options", found, held.ids("club", cards))


def _knows(known: tuple[tuple[int, tuple[int, ...]], ...], held: Held) -> Problems:
    for seat, cards in known:
        found = held.ids("newspaper", held.state.known[seat])
        yield from _differs(f"what {held.name(seat)} knows", found, held.ids("newspaper", cards))


def _club_closed(closed: bool, held: Held) -> Problems:
    yield from _differs("a closed club", held.state.club_closed_by != NO_CARD, closed)


def _top(deck: str) -> Callable[[tuple[int, ...], Held], Problems]:
    def check(cards: tuple[int, ...], held: Held) -> Problems:
        found = held.ids(deck, getattr(held.state, deck)[: len(cards)])
        yield from _differs(f"the top of {deck}", found, held.ids(deck, cards))

    return check


def _pile(pile: str) -> Callable[[tuple[int, ...], Held], Problems]:
    def check(cards: tuple[int, ...], held: Held) -> Problems:
        found = held.ids("newspaper", getattr(held.state, f"newspaper_{pile}"))
        yield from _differs(f"the pile {pile}", found, held.ids("newspaper", cards))

    return check


def _bottom(cards: tuple[tuple[str, str], ...], held: Held) -> Problems:
    for deck, id in cards:
        found = held.ids(deck, getattr(held.state, deck)[-1:])
        yield from _differs(f"the bottom of {deck}", found, [id])


_CHECKS: dict[str, Callable[[Any, Held], Problems]] = {
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
    "moves": _moves,
    "nothing": _nothing,
    "happened": _happened,
    "never": _never,
    "paid": _paid,
    "winners": _winners,
    "ending": _ending,
    "cash": _cash,
    "holdings": _holdings,
    "market": _market,
    "pawns": _pawns,
    "out": _out,
    "crown": _crown,
    "options_held": _options_held,
    "knows": _knows,
    "club_closed": _club_closed,
    "newspaper": _top("newspaper"),
    "uncle": _top("uncle"),
    "club": _top("club"),
    "drawn": _pile("drawn"),
    "removed": _pile("removed"),
    "bottom": _bottom,
}
