"""The table of Joakim in telling positions, always the same: for screenshots and for tests.

A pose that lies above the table pushes the table itself.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from game.joakim import effects
from game.joakim.data import DeckName, GameData
from game.joakim.events import CardDrawn
from game.joakim.state import State
from game.ui.joakim.look import JoakimLook
from game.ui.joakim.posing import LONG_NAMES, Pose, above_table, table_pose
from game.ui.joakim.prompts.poses import POSES as PROMPT_POSES
from game.ui.joakim.sharks.bargain_poses import POSES as BARGAIN_POSES
from game.ui.joakim.sharks.move_poses import POSES as MOVE_POSES
from game.ui.joakim.sharks.reaction_poses import POSES as REACTION_POSES
from game.ui.joakim.sharks.table_poses import POSES as SHARK_POSES
from game.ui.kit.scene import Scene


def _card(deck: DeckName, effect: type[Any], players: int = 4) -> Pose:
    """The first card of a deck with this effect, as seat 0 draws it."""

    def make(look: JoakimLook) -> Scene[Any]:
        from game.ui.joakim.deck_card import DeckCard
        from game.ui.joakim.newspaper_card import NewspaperCard

        card = first_card(look.data, deck, effect)
        event = CardDrawn(0, deck, card)
        return NewspaperCard(look, event) if deck == "newspaper" else DeckCard(look, 0, deck, card)

    return above_table(players, 30, make)


def first_card(data: GameData, deck: DeckName, effect: type[Any]) -> int:
    """The first card of a deck with this effect. Raises StopIteration if there is none."""
    if deck == "newspaper":
        return next(
            number
            for number, card in enumerate(data.newspaper)
            if any(isinstance(each, effect) for each in (*card.large, card.small))
        )
    found = [card.effect for card in (data.uncle if deck == "uncle" else data.club)]
    return next(number for number, each in enumerate(found) if isinstance(each, effect))


def _two_values(look: JoakimLook) -> Scene[Any]:
    from game.ui.joakim.newspaper_card import NewspaperCard

    card = next(
        number
        for number, each in enumerate(look.data.newspaper)
        if isinstance(each.large[0], effects.Market) and len(each.large[0].changes) > 1
    )
    return NewspaperCard(look, CardDrawn(1, "newspaper", card))


def _late(state: State, data: GameData) -> None:
    """The club is closed, the crown lent, somebody out, options held."""
    state.club_closed_by = next(
        number
        for number, card in enumerate(data.newspaper)
        if isinstance(card.large[0], effects.CloseClub)
    )
    state.crown = 1
    state.options_held[1] = [0, 6]
    state.options_held[0] = [3]
    state.out[3] = True
    state.squares[3] = -1


def _ledger(look: JoakimLook) -> Scene[Any]:
    from game.ui.joakim.ledger import Ledger

    return Ledger(look, 1)


def _history(look: JoakimLook) -> Scene[Any]:
    from game.ui.joakim.market_history import MarketHistory

    return MarketHistory(look)


def _log(look: JoakimLook) -> Scene[Any]:
    from game.ui.table.log_scene import LogScene

    return LogScene(look)


def _curtain(look: JoakimLook, stage: int = 0) -> Scene[Any]:
    """0: handed over, 1: ready to be read, 2: held down."""
    from game.ui.joakim.curtained_papers import CurtainedPapers

    curtain = CurtainedPapers(look, 0, (8, 20) if stage else (8,))
    curtain.handed_over = stage > 0
    curtain.show_for_picture(stage > 1)
    return curtain


POSES: dict[str, Pose] = (
    {
        "table_start": table_pose(4, 0, "start_square"),
        "table_roll": table_pose(4, 30, "roll"),
        "table_move": table_pose(4, 33, "move"),
        "table_jump": table_pose(4, 20, "jump", seed=2),
        "table_end": table_pose(4, 20, "end_move"),
        "table_two": table_pose(2, 25, "roll"),
        "table_three": table_pose(3, 25, "roll"),
        "table_five": table_pose(5, 45, "roll"),
        "table_names": table_pose(5, 30, "move", LONG_NAMES),
        "table_late": table_pose(4, 60, "roll", change=_late),
        "table_numbers": table_pose(3, 20, "roll", options={"numbers_game": "on"}),
        "card_one_value": _card("newspaper", effects.Market),
        "card_two_values": above_table(4, 30, _two_values),
        "card_all_values": _card("newspaper", effects.MarketAll),
        "card_earn": _card("newspaper", effects.AllEarn, 5),
        "card_pay": _card("newspaper", effects.AllPayPerCard, 5),
        "card_dividend": _card("newspaper", effects.Dividend, 3),
        "card_auction": _card("newspaper", effects.Auction),
        "card_close": _card("newspaper", effects.CloseClub),
        "card_encouragement": _card("uncle", effects.Earn),
        "card_may_buy": _card("uncle", effects.MayBuy),
        "card_next_number": _card("uncle", effects.NextNumber),
        "card_uncle_tip": _card("uncle", effects.Tip),
        "card_option": _card("club", effects.OptionCard),
        "card_swap": _card("club", effects.Swap),
        "card_dinner": _card("club", effects.Pay),
        "ledger": above_table(4, 60, _ledger),
        "market_history": above_table(4, 90, _history),
        "market_history_start": above_table(4, 0, _history),
        "log": above_table(5, 60, _log),
        "curtain": above_table(4, 10, _curtain),
        "curtain_ready": above_table(4, 10, partial(_curtain, stage=1)),
        "curtain_held": above_table(4, 10, partial(_curtain, stage=2)),
    }
    | PROMPT_POSES
    | MOVE_POSES
    | SHARK_POSES
    | REACTION_POSES
    | BARGAIN_POSES
)
