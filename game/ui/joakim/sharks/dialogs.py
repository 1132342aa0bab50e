"""The dialogs of tips, loans, closed auctions and offers, by the name of the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.engine.requests import Answer
from game.ui.joakim.prompts.kind_choice import KindPrompt
from game.ui.joakim.sharks.forced_offer import ForcedOfferPrompt
from game.ui.joakim.sharks.lot_choice import LotPrompt
from game.ui.joakim.sharks.offer_answer import OfferAnswerPrompt
from game.ui.joakim.sharks.offer_cards import OfferCardsPrompt
from game.ui.joakim.sharks.offer_kind import OfferKindPrompt
from game.ui.joakim.sharks.offer_price import CounterPricePrompt, OfferPricePrompt
from game.ui.joakim.sharks.sealed_bid import SealedBid
from game.ui.joakim.sharks.tips_prompts import BorrowPrompt, TipSeatPrompt
from game.ui.kit.scene import Scene

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

SHARK_DIALOGS: dict[str, Callable[[TableScene, Any], Scene[Answer]]] = {
    "borrow": BorrowPrompt,
    "tip_kind": KindPrompt,
    "tip_seat": TipSeatPrompt,
    "closed_auction_card": LotPrompt,
    "sealed_bid": SealedBid,
    "sealed_raise": SealedBid,
    "offer_kind": OfferKindPrompt,
    "offer_cards": OfferCardsPrompt,
    "offer_price": OfferPricePrompt,
    "offer_answer": OfferAnswerPrompt,
    "counter_price": CounterPricePrompt,
    "counter_answer": OfferAnswerPrompt,
    "forced_offer": ForcedOfferPrompt,
}
