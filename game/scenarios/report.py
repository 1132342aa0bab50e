"""A played scenario as JSON: what is asked, who has what, what was paid, and what went wrong."""

from __future__ import annotations

from game.engine.common_events import Money
from game.engine.events import AnyEvent
from game.engine.requests import Amount, AnyRequest, Choice, Option, Reason, Refused, Target
from game.engine.rulebook import Json
from game.engine.saves import state_hash
from game.scenarios.held import holder_name
from game.scenarios.playing import Playing, RefusedAnswer
from game.scenarios.scenery import Names


def report(playing: Playing) -> Json:
    """The whole document of one scenario; docs/scenarios.md describes its keys."""
    scenario = playing.scenario
    names, scenery, session = scenario.names, scenario.scenery, playing.session
    log: list[AnyEvent] = playing.log
    return {
        "scenario": scenario.source.name,
        "title": scenario.file.title,
        "game": scenario.file.game,
        "met": not playing.problems,
        "problems": [{"line": each.line, "message": each.message} for each in playing.problems],
        "answers": playing.answers,
        "refused_answers": [_refused_answer(each, names) for each in playing.refused],
        "pending": None if session.request is None else _request(session.request, names),
        "table": scenery.shown(session, names),
        "ledger": _ledger(log, names),
        "events": [scenery.event(event, names) for event in log],
        "hash": state_hash(session.state),
    }


def _ledger(log: list[AnyEvent], names: Names) -> list[Json]:
    """All money that changed hands."""
    return [
        {
            "payer": holder_name(event.payer, names),
            "payee": holder_name(event.payee, names),
            "amount": event.amount,
            "cause": event.cause,
            "clause": event.clause,
            "card": event.card,
        }
        for event in log
        if isinstance(event, Money)
    ]


def _request(request: AnyRequest, names: Names) -> Json:
    asked = "chance" if request.asked is None else names[request.asked]
    shown: Json = {"asked": asked, "prompt": request.question}
    if isinstance(request, Choice):
        shown["facts"] = dict(request.facts)
        shown["options"] = [_option(option) for option in request.options]
        shown["refused"] = [_refused(each) for each in request.refused]
    elif isinstance(request, Amount):
        shown["facts"] = dict(request.facts)
        shown["pass"] = 0
        shown["low"], shown["high"] = request.low, request.high
        near = {amount: request.why_not(amount) for amount in (request.low - 1, request.high + 1)}
        shown["refused"] = [
            {"amount": amount, "reason": _reason(reason)}
            for amount, reason in near.items()
            if reason is not None
        ]
    return shown


def _option(option: Option[object]) -> Json:
    return {"id": option.id, "target": _target(option.target)}


def _refused(refused: Refused) -> Json:
    return {
        "id": refused.id,
        "reason": _reason(refused.reason),
        "target": _target(refused.target),
    }


def _reason(reason: Reason | None) -> Json | None:
    if reason is None:
        return None
    return {"code": reason.code, "clause": reason.clause, "facts": dict(reason.facts)}


def _target(target: Target | None) -> Json | None:
    return None if target is None else {"kind": target.kind, "id": target.id}


def _refused_answer(refused: RefusedAnswer, names: Names) -> Json:
    return {
        "line": refused.line,
        "seat": None if refused.seat is None else names[refused.seat],
        "prompt": refused.question,
        "answer": refused.answer,
        "message": refused.message,
        "reason": _reason(refused.reason),
        "expected": refused.expected,
    }
