"""The table with business sharks in telling positions, for screenshots and tests."""

from __future__ import annotations

from typing import Any

from game.engine.requests import Card, Seat
from game.joakim import effects
from game.joakim.data import GameData
from game.joakim.events.event import sharks_of
from game.joakim.state import BANK, HIDDEN, State
from game.ui.app import App
from game.ui.joakim.look import JoakimLook
from game.ui.joakim.posing import LONG_NAMES, Pose, above_table, played, table_of, table_pose
from game.ui.kit.scene import Scene

_OPTIONS: dict[str, int | str] = {"sharks": "on"}


def hold(
    state: State,
    data: GameData,
    seat: Seat,
    tips: int = 0,
    kept: tuple[Card, ...] = (),
    loans: tuple[int, ...] = (),
    beagles: int = 0,
) -> None:
    """Put so many tips in a seat's hand, and before it kept Joakim cards, loan cards (by their
    sizes) and Beagle-Boys cards, all from where they lie in the view of the room."""
    sharks = sharks_of(state)
    sharks.hands[seat][:] = [HIDDEN] * tips
    sharks.kept[seat][:] = kept
    sharks.loans[seat] = [loans.count(size) for size in range(len(data.loans))]
    sharks.due[seat] = sum(data.loans[size].repayment for size in loans)
    boys = [i for i, tip in enumerate(data.tips) if isinstance(tip.effect, effects.BeagleBoys)]
    sharks.beagles[seat][:] = boys[:beagles]
    for size in range(len(data.loans)):
        held = sum(row[size] for row in sharks.loans[:BANK])
        sharks.loans[BANK][size] = data.loans[size].cards - held


def kept_cards(data: GameData, effect: type[Any]) -> list[Card]:
    """The Joakim cards with a shark that do this."""
    return [i for i, card in enumerate(data.uncle) if isinstance(card.effect, effect)]


def _two(state: State, data: GameData) -> None:
    hold(state, data, 0, 3, (kept_cards(data, effects.Inspect)[0],), (1,))
    hold(state, data, 1, 2, (), (), 1)


def _five(state: State, data: GameData) -> None:
    """All that a panel may have to show, and all of it at once before seat 1."""
    lens, doubt = kept_cards(data, effects.Inspect), kept_cards(data, effects.DoNotBelieve)
    hold(state, data, 0, 3, tuple(doubt[:1]), (0,))
    hold(state, data, 1, 1, (*lens, *doubt[1:]), (0, 1, 2, 2), 2)
    hold(state, data, 2, 0, (), (), 1)
    hold(state, data, 3, 2, (), (1, 1))
    hold(state, data, 4, 3)
    state.crown = 1
    state.options_held[1] = [0, 6]
    state.cash[1] = 987


def _ledger(look: JoakimLook) -> Scene[Any]:
    from game.ui.joakim.ledger import Ledger

    _five(look.state, look.data)
    return Ledger(look, 1)


def _results(app: App) -> Scene[Any]:
    """Who won has repaid; somebody else has not."""
    from game.ui.joakim.results import ResultsScene

    session = played(4, 10_000, options=_OPTIONS | {"win_limit": 130})
    state = session.state
    loser = next(seat for seat in range(4) if seat not in state.winners and not state.out[seat])
    hold(state, session.rulebook.data, loser, loans=(0, 1))  # type: ignore[attr-defined]
    return ResultsScene(app, table_of(app, session))


def _history(look: JoakimLook) -> Scene[Any]:
    from game.ui.joakim.market_history import MarketHistory

    return MarketHistory(look)


def _card(effect: type[Any]) -> Pose:
    """The first tip or Joakim card with this effect, as seat 0 plays or draws it."""

    def make(look: JoakimLook) -> Scene[Any]:
        from game.ui.joakim.deck_card import DeckCard

        _five(look.state, look.data)
        kept = kept_cards(look.data, effect)
        if kept:
            return DeckCard(look, 0, "uncle", kept[0])
        tips = [n for n, tip in enumerate(look.data.tips) if isinstance(tip.effect, effect)]
        return DeckCard(look, 0, "tips", tips[0])

    return above_table(5, 30, make, _OPTIONS)


_FACES: dict[str, type[Any]] = {
    "rumour": effects.Rumour, "beagle_boys": effects.BeagleBoys,
    "closed_auction": effects.ClosedAuction, "interest": effects.Interest,
    "uncle_away": effects.UncleAway, "worthless_purchase": effects.WorthlessPurchase,
    "good_contacts": effects.GoodContacts, "tax_inspection": effects.TaxInspection,
    "borrow": effects.Borrow, "inspect": effects.Inspect, "do_not_believe": effects.DoNotBelieve,
}  # fmt: skip

POSES: dict[str, Pose] = {
    "sharks_two": table_pose(2, 25, "roll", change=_two, options=_OPTIONS),
    "sharks_five": table_pose(5, 45, "roll", change=_five, options=_OPTIONS),
    "sharks_names": table_pose(5, 30, "move", LONG_NAMES, _five, _OPTIONS),
    "sharks_results": _results,
    "sharks_history": above_table(3, 60, _history, _OPTIONS),
    "sharks_ledger": above_table(5, 45, _ledger, _OPTIONS),
} | {f"card_{name}": _card(effect) for name, effect in _FACES.items()}
