"""Ways of raising money after which what is to be paid gets out of reach: they are asked twice."""

from __future__ import annotations

from game.engine.requests import AnyRequest, Choice
from game.finans.debts import most_after, most_cash
from game.ui.finans.papers.register import Register


def warning_of(register: Register, request: AnyRequest, id: str) -> str:
    """That what is to be paid, and still could be, cannot be paid any more after this way; "" if
    it can."""
    if not isinstance(request, Choice) or request.question != "raise_money":
        return ""
    way = next((option.value for option in request.options if option.id == id), None)
    if way is None:
        return ""
    rules, wanted = register.rules, int(dict(request.facts)["debt"])
    spoils = most_after(rules, request.seat, way) < wanted <= most_cash(rules, request.seat)
    return register.t("raise_money.spoils", amount=wanted) if spoils else ""
