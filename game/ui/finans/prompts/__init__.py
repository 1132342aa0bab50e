"""The made-to-measure dialogs of Nya Finans.

`prompt_for` answers the rules' own questions; `desk_for` is what the table's buttons open while
"turn" or "end_turn" is asked, and ends with an option of that question, BACK or ASK_AGAIN.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.engine.requests import AnyRequest
from game.ui.finans.prompts.base import BACK as BACK
from game.ui.finans.prompts.base import Desk, FinansPrompt
from game.ui.finans.prompts.bond import BondPrompt
from game.ui.finans.prompts.building import BuildDesk
from game.ui.finans.prompts.buying import (
    BuyPlotDesk,
    BuyShareDesk,
    BuySharePrompt,
    TakePlotPrompt,
    TakeSharePrompt,
)
from game.ui.finans.prompts.fee import FeePrompt
from game.ui.finans.prompts.meeting_call import MeetDesk
from game.ui.finans.prompts.meeting_goal import MeetingGoal
from game.ui.finans.prompts.more import MoreDesk
from game.ui.finans.prompts.offering import BidPrompt, OfferPaperPrompt, OfferPricePrompt
from game.ui.finans.prompts.raise_for_meeting import RaiseForMeetingPrompt
from game.ui.finans.prompts.raise_money import RaiseMoneyPrompt
from game.ui.finans.prompts.yes_no import BailPrompt, ClaimRentPrompt, OfferAnswerPrompt

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

DIALOGS: dict[str, Callable[[TableScene, Any], FinansPrompt]] = {
    "bail": BailPrompt,
    "bid": BidPrompt,
    "bond": BondPrompt,
    "buy_share": BuySharePrompt,
    "claim_rent": ClaimRentPrompt,
    "fee": FeePrompt,
    "offer_answer": OfferAnswerPrompt,
    "offer_paper": OfferPaperPrompt,
    "offer_price": OfferPricePrompt,
    "raise_money": RaiseMoneyPrompt,
    "take_plot": TakePlotPrompt,
    "take_share": TakeSharePrompt,
}
"""By the name of the question. The table itself asks "turn" and "end_turn"."""

DESKS: dict[str, Callable[[TableScene, Any], Desk]] = {
    "buy_plot": BuyPlotDesk,
    "buy_share": BuyShareDesk,
    "meet": MeetDesk,
    "build": BuildDesk,
    "more": MoreDesk,
}
"""By the name of the table's button."""


def prompt_for(
    table: TableScene, request: AnyRequest, goal: MeetingGoal | None = None
) -> FinansPrompt | None:
    """The dialog for a question; None if it is asked on the table or in the general dialog.

    `goal`: the meeting for which money is raised in this turn.
    """
    if goal is not None:
        return RaiseForMeetingPrompt(table, request, goal)
    dialog = DIALOGS.get(request.question)
    return None if dialog is None else dialog(table, request)


def desk_for(table: TableScene, request: AnyRequest, name: str) -> Desk:
    """What a button of the table opens: "buy_plot", "buy_share", "meet", "build" or "more".

    Its result is an option's id, or BACK. Raises KeyError for another name.
    """
    return DESKS[name](table, request)
