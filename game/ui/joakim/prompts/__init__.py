"""The made-to-measure dialogs of Joakim: one for each question that is not asked on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.engine.requests import Answer, AnyRequest
from game.ui.joakim.prompts.base import JoakimPrompt
from game.ui.joakim.prompts.bid import BidPrompt
from game.ui.joakim.prompts.forced_sale import ForcedSalePrompt
from game.ui.joakim.prompts.kind_choice import KindPrompt
from game.ui.joakim.prompts.offer import CrownBeforePrompt, MayBuyPrompt, OptionPrompt
from game.ui.joakim.prompts.starting_property import StartingPropertyPrompt
from game.ui.joakim.prompts.take import TakePrompt
from game.ui.joakim.prompts.trade import TradePrompt
from game.ui.kit.scene import Scene

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

DIALOGS: dict[str, Callable[[TableScene, Any], JoakimPrompt]] = {
    "starting_property": StartingPropertyPrompt,
    "trade": TradePrompt,
    "bid": BidPrompt,
    "auction_kind": KindPrompt,
    "came_by": KindPrompt,
    "give_up": KindPrompt,
    "exchange_give": KindPrompt,
    "sold": KindPrompt,
    "swap_give": KindPrompt,
    "swap_take": KindPrompt,
    "exchange_take": TakePrompt,
    "take_over": TakePrompt,
    "forced_sale": ForcedSalePrompt,
    "may_buy": MayBuyPrompt,
    "option": OptionPrompt,
    "crown_before": CrownBeforePrompt,
}
"""By the name of the question. The table itself asks the others."""


def prompt_for(table: TableScene, request: AnyRequest) -> Scene[Answer] | None:
    """The dialog for a question; None if it is asked on the table or in the general dialog."""
    from game.ui.joakim.sharks.dialogs import SHARK_DIALOGS  # they are built upon these dialogs

    dialog = DIALOGS.get(request.question) or SHARK_DIALOGS.get(request.question)
    return None if dialog is None else dialog(table, request)
