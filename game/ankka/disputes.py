"""Option: "we disagree": the table may overrule how a question went, and marks it."""

from __future__ import annotations

from game.ankka.events import AnswerOverruled, Disagreed, VoteCast
from game.ankka.questions import close, open_question
from game.ankka.state import Phase
from game.ankka.table import Table
from game.engine.requests import Choice, Facts, Option, Seat, Target

_GO_ON = Option("go_on", False, Target("button", "go_on"))
_DISAGREE = Option("disagree", True, Target("button", "disagree"))
_VOTES = (
    Option("yes", True, Target("button", "yes")),
    Option("no", False, Target("button", "no")),
)


async def verdict(t: Table, seat: Seat) -> None:
    """Whoever answered, or for a computer the nearest human, says whether all agree."""
    by = seat if t.state.people[seat] else t.person_left_of(seat)
    facts: Facts = (("player", seat), ("right", int(open_question(t).right is True)))
    if await Choice(by, "verdict", (_GO_ON, _DISAGREE), facts):
        t.emit(Disagreed(by))
        t.begin(seat, Phase.VOTE)
    else:
        close(t, seat)


async def vote(t: Table, seat: Seat) -> None:
    """More of the other people for it than against it overrule; without others the objection."""
    asked, objector = open_question(t), t.state.objector
    voters = [other for other in t.state.others(objector) if t.state.people[other]]
    facts: Facts = (("player", seat), ("objector", objector), ("right", int(asked.right is True)))
    balance = 0 if voters else 1
    for voter in voters:
        agrees = await Choice(voter, "vote", _VOTES, facts)
        t.emit(VoteCast(voter, agrees))
        balance += 1 if agrees else -1
    if balance > 0:
        t.emit(AnswerOverruled(asked.topic, asked.card, not asked.right))
    close(t, seat)
