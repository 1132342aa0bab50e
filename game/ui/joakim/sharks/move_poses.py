"""One's own move with sharks in telling positions, for screenshots and tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine.session import Session
from game.joakim.state import State
from game.ui.app import App
from game.ui.joakim.prompts.poses import asked, table_in
from game.ui.joakim.sharks import move_positions as positions
from game.ui.joakim.sharks.hand import CurtainedHand, InspectedHand
from game.ui.kit.scene import Scene
from game.ui.table.look import BESIDE

Pose = Callable[[App], Scene[Any]]
_ALONE = ("human", "trader", "trader", "trader")


def _hand(
    make: Callable[[], Session[State]], stage: int = 2, owner: int = -1, cards: int = 3
) -> Pose:
    """Tips that were drawn, or another's. 0: handed over, 1: ready to be read, 2: held down."""

    def pose(app: App) -> Scene[Any]:
        table: Any = table_in(make(), app)
        app.stack.push(table)
        tips = tuple((7 * place + 1) % 31 for place in range(cards))
        hand = (
            CurtainedHand(table.look, 0, tips)
            if owner < 0
            else InspectedHand(table.look, 0, owner, tips)
        )
        hand.handed_over = hand.alone or stage > 0
        hand.show_for_picture(stage > 1)
        return hand

    return pose


def _own_hand(make: Callable[[], Session[State]], held: bool) -> Pose:
    """One's own tips, to play one."""

    def pose(app: App) -> Scene[Any]:
        from game.ui.joakim.sharks.hand import PlayableHand

        table: Any = table_in(make(), app)
        app.stack.push(table)
        hand = PlayableHand(table.look, table.session.request)
        hand.handed_over = True
        hand.show_for_picture(held)
        return hand

    return pose


_ANY_TWO = partial(positions.move, trade_parties="any_two")

POSES: dict[str, Pose] = {
    "joakim_sharks_roll": asked(positions.move),
    "joakim_sharks_before_square": asked(positions.on_square),
    "joakim_sharks_before_news": asked(partial(positions.on_square, "newspaper")),
    "joakim_sharks_before_club": asked(partial(positions.on_square, "club")),
    "joakim_sharks_end": asked(positions.at_end),
    "joakim_sharks_trade": asked(positions.trading, "ones"),
    "joakim_sharks_trade_many": asked(positions.trading, "most"),
    "joakim_dealings": asked(positions.move, BESIDE),
    "joakim_dealings_none": asked(partial(positions.session, positions.idle), BESIDE),
    "joakim_dealings_pairs": asked(_ANY_TWO, BESIDE, "others"),
    "joakim_dealings_trade": asked(positions.trading, BESIDE),
    "joakim_hand": _own_hand(positions.move, False),
    "joakim_hand_held": _own_hand(positions.move, True),
    "joakim_hand_played": _own_hand(positions.at_end, True),
    "joakim_hand_alone": _own_hand(partial(positions.move, players=_ALONE), True),
    "joakim_tips_drawn": _hand(positions.move, 0),
    "joakim_tips_drawn_ready": _hand(positions.move, 1),
    "joakim_tips_drawn_held": _hand(positions.move, 2),
    "joakim_tips_drawn_two": _hand(positions.move, 2, cards=2),
    "joakim_tips_drawn_one": _hand(positions.move, 2, cards=1),
    "joakim_tips_drawn_alone": _hand(partial(positions.move, players=_ALONE), 1),
    "joakim_inspected": _hand(positions.move, 2, 1, 2),
    "joakim_beagle_boys": asked(partial(positions.hitting, "t13", 1)),
    "joakim_tax_inspection": asked(partial(positions.hitting, "t31")),
    "joakim_good_contacts": asked(partial(positions.trading, "tip t30", tips=("t30",))),
    "joakim_borrow": asked(positions.borrowing),
    "joakim_borrow_gone": asked(partial(positions.borrowing, 2)),
}
