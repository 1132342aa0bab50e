"""What sharks may do beside their move: it lies behind one button, whatever is in hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.engine.requests import Answer, AnyChoice, AnyRequest, Choice, Option, Refused
from game.ui.table.look import Beside

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook

OWN_MOVE = ("roll", "trade", "before_square", "end_move")
"""Questions of one's own move, beside which there are dealings."""

_ASIDES = ("tip", "repay", "inspect", "offer")

Answered = Callable[[Answer], object]


def is_aside(request: AnyRequest, option: Option[Any] | Refused) -> bool:
    """Whether an option or a refusal lies behind the button beside the question."""
    verb = option.id.partition(" ")[0]
    return option.secret or (request.question in OWN_MOVE and verb in _ASIDES)


def beside_of(look: JoakimLook, request: AnyRequest) -> Beside | None:
    """The button for the dealings of one's own move."""
    if look.state.sharks is None or request.question not in OWN_MOVE:
        return None
    assert isinstance(request, Choice)
    return Beside(look.words.t("joakim.label.dealings"), partial(_deal, look, request))


def _deal(look: JoakimLook, request: AnyChoice, answered: Answered) -> None:
    from game.ui.joakim.sharks.dealings import BACK, Dealings

    def ended(answer: Answer) -> None:
        if answer != BACK:
            answered(answer)

    assert look.table.stack is not None
    look.table.stack.push(Dealings(look, request), ended)


def show_hand(look: JoakimLook, request: AnyChoice, answered: Answered) -> None:
    """The tips of whoever is asked, behind the curtain; `answered` is told which one is played."""
    from game.ui.joakim.sharks.hand import PlayableHand

    def ended(answer: str) -> None:
        if answer:
            answered(answer)

    assert look.table.stack is not None
    look.table.stack.push(PlayableHand(look, request), ended)
