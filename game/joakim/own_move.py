"""What may be done at any moment of one's own move, beside the move itself.

A tip is played, a loan repaid, a hand inspected, an offer made; then the move goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from game.engine.requests import Choice, Option, Refused, Seat, Target
from game.joakim import effects, loans, offers, reactions, tips, winning
from game.joakim.state import Phase
from game.joakim.table import Table


class Aside(NamedTuple):
    """Something beside the move: which tip, which size of loan, whose hand, or who to whom."""

    what: Literal["tip", "repay", "inspect", "offer"]
    number: int
    other: Seat = -1


_USE: Option[Aside | None] = Option("use", None, Target("button", "use"))


def asides(t: Table, seat: Seat, moment: Phase) -> tuple[Option[Aside], ...]:
    """All that the seat may do at this moment beside its move; nothing in the basic game."""
    if t.state.sharks is None:
        return ()
    return (
        *_tips(t, seat, moment),
        *_repayments(t, seat),
        *_inspections(t, seat),
        *_offers(t, seat),
    )


def _tips(t: Table, seat: Seat, moment: Phase) -> Iterator[Option[Aside]]:
    for card in t.sharks.hands[seat]:
        if tips.why_not_play(t, seat, card, moment) is None:
            id = t.data.tips[card].id
            yield Option(f"tip {id}", Aside("tip", card), Target("card", id), secret=True)


def _repayments(t: Table, seat: Seat) -> Iterator[Option[Aside]]:
    for size, loan in enumerate(t.data.loans):
        if loans.why_not_repay(t, seat, size) is None:
            id = f"repay {loan.id}"
            yield Option(id, Aside("repay", size), Target("button", id))


def _inspections(t: Table, seat: Seat) -> Iterator[Option[Aside]]:
    if any(reactions.kept_that(t, seat, effects.Inspect)):
        for other in tips.others(t, seat):
            if t.sharks.hands[other.value]:
                aside = Aside("inspect", other.value)
                yield Option(f"inspect {other.value}", aside, other.target)


def _offers(t: Table, seat: Seat) -> Iterator[Option[Aside]]:
    if t.sharks.offers < t.data.numbers.offers_in_move:
        for each in offers.parties(t, seat):
            yield Option(each.id, Aside("offer", *each.value), each.target)


def why_not_asides(t: Table, seat: Seat, moment: Phase) -> Iterator[Refused]:
    """What is near, but not possible at this moment."""
    if t.state.sharks is None:
        return
    yield from tips.why_no_tip(t, seat, moment)
    for size, loan in enumerate(t.data.loans):
        reason = loans.why_not_repay(t, seat, size)
        if reason is not None:
            id = f"repay {loan.id}"
            yield Refused(id, reason, Target("button", id))
    reason = tips.why_not_inspect(t, seat)
    if reason is not None and any(reactions.kept_that(t, seat, effects.Inspect)):
        yield Refused("inspect", reason, Target("button", "inspect"))
    yield from offers.why_no_offer(t, seat)


def do(t: Table, seat: Seat, aside: Aside, moment: Phase) -> None:
    """Do it; the move goes on with this moment."""
    if aside.what == "tip":
        tips.play(t, seat, aside.number, moment)
    elif aside.what == "offer":
        offers.begin(t, seat, (aside.number, aside.other), moment)
    else:
        if aside.what == "repay":
            loans.repay(t, seat, aside.number)
            winning.check(t)
        else:
            tips.inspect(t, seat, aside.number)
        t.begin(seat, moment)


def may_come_between(t: Table, seat: Seat) -> bool:
    """Whether the seat is asked before its square is used: it has tips and has played none, could
    repay a loan, or look into a hand. Which tips it has makes no difference."""
    if t.state.sharks is None:
        return False
    has_tips = bool(t.sharks.hands[seat]) and not t.sharks.tip_is_played
    if has_tips and t.state.options.tip_moments == "three":
        return True
    return any(_repayments(t, seat)) or any(_inspections(t, seat))


async def before_use(t: Table, seat: Seat) -> bool:
    """Whether the square is used now; else something comes between, and this is asked again."""
    if not may_come_between(t, seat):
        return True
    options = (_USE, *asides(t, seat, Phase.SQUARE))
    aside = await Choice(
        seat, "before_square", options, refuse=lambda: why_not_asides(t, seat, Phase.SQUARE)
    )
    if aside is None:
        return True
    do(t, seat, aside, Phase.SQUARE)
    return False
