"""What the options of offers between players say on a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.requests import AnyRequest

if TYPE_CHECKING:
    from game.ui.joakim.words import Words

BARGAINS = ("offer_kind", "offer_cards", "offer_answer", "counter_answer", "forced_offer")
"""The questions whose options these are."""


def bargain_label(words: Words, request: AnyRequest, id: str) -> str:
    """The label of an option of one of these questions."""
    facts: dict[str, int | str] = dict(getattr(request, "facts", ()))
    first, _, rest = id.partition(" ")
    match request.question, first:
        case _, "pass":
            return words.t("joakim.offer.withdraw")
        case "offer_kind", "buy" | "sell":
            name, kinds = words.name(int(facts["seat"])), words.kinds(rest)
            return words.t(f"joakim.offer.kind.label.{first}", name=name, kinds=kinds)
        case "offer_cards", ones:
            units = int(ones.removesuffix("x1")) + 5 * int(rest.removesuffix("x5"))
            return words.counted(str(facts["kind"]), units)
        case "offer_answer" | "counter_answer", "accept":
            return words.t(f"joakim.offer.accept.{facts['verb']}")
        case "offer_answer" | "counter_answer", _:
            return words.t(f"joakim.offer.{first}")
        case "forced_offer", "offer":
            return words.t("joakim.offer.forced.label", name=words.name(int(rest)))
    return words.t("joakim.offer.forced.bank")
