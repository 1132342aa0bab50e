"""The table of Joakim in telling positions, always the same: for screenshots and for tests.

A pose that lies above the table pushes the table itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game.engine.players import Position
from game.engine.requests import AnyRequest
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import GAMES, LOOKS
from game.joakim import effects
from game.joakim.data import DeckName, GameData
from game.joakim.events import CardDrawn
from game.joakim.state import State
from game.ui.app import App
from game.ui.household import household
from game.ui.joakim.look import JoakimLook
from game.ui.joakim.prompts.poses import POSES as PROMPT_POSES
from game.ui.kit.scene import Scene
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay

Pose = Callable[[App], Scene[Any]]
NAMES = ("Anna", "Göran", "Farmor", "Elsa", "Pappa")
LONG_NAMES = (
    "Åsa Öström-Häkkinen", "WWWWWWWWWWWWWWWWWWWW", "100% {0} %s", "🦆 Pekka", "Ii" * 10,
)  # fmt: skip
_SEED = 12
_MOST_ANSWERS = 3000


def _played(
    players: int,
    turns: int,
    question: str = "",
    names: tuple[str, ...] = NAMES,
    human: bool = True,
    options: Mapping[str, int | str] | None = None,
    seed: int = _SEED,
) -> Session[State]:
    """A game that was played so many turns by computers, and then on to this question."""

    def is_there(request: AnyRequest, state: State) -> bool:
        return state.turns >= turns and (not question or request.question == question)

    seats = tuple(
        Seating(names[seat], LOOKS[seat], "human" if human else "trader") for seat in range(players)
    )
    session: Session[State] = Session.begin(
        GAMES["joakim"].rulebook(), GameSetup(seats, dict(options or {}), seed)
    )
    bots = [GAMES["joakim"].player("trader", seed * 8 + seat) for seat in range(players)]
    for _ in range(_MOST_ANSWERS):
        request = session.request
        if request is None:
            break
        if request.asked is None:
            session.answer_by_chance()
        elif is_there(request, session.state):
            break
        else:
            session.answer(bots[request.asked].choose(Position(session)))
    return session


def table_of(app: App, session: Session[State]) -> TableScene:
    """A table on which this session stands, with saves of its own."""
    saves = household(app).saves
    game = GAMES["joakim"]
    play = GameInPlay(game, session, saves, saves.new_id(game.id), [])
    return TableScene(app, play)


def _table(
    players: int,
    turns: int,
    question: str = "",
    names: tuple[str, ...] = NAMES,
    change: Callable[[State, GameData], None] | None = None,
    options: Mapping[str, int | str] | None = None,
) -> Pose:
    def pose(app: App) -> Scene[Any]:
        table = table_of(app, _played(players, turns, question, names, options=options))
        if change is not None:
            change(table.shown, table.session.rulebook.data)  # type: ignore[attr-defined]
        return table

    return pose


def _above(players: int, turns: int, make: Callable[[JoakimLook], Scene[Any]]) -> Pose:
    """A scene above the table."""

    def pose(app: App) -> Scene[Any]:
        table = table_of(app, _played(players, turns, "roll"))
        app.stack.push(table)
        assert isinstance(table.look, JoakimLook)
        return make(table.look)

    return pose


def _card(deck: DeckName, effect: type[Any], players: int = 4) -> Pose:
    """The first card of a deck with this effect, as seat 0 draws it."""

    def make(look: JoakimLook) -> Scene[Any]:
        from game.ui.joakim.deck_card import DeckCard
        from game.ui.joakim.newspaper_card import NewspaperCard

        card = first_card(look.data, deck, effect)
        event = CardDrawn(0, deck, card)
        return NewspaperCard(look, event) if deck == "newspaper" else DeckCard(look, event)

    return _above(players, 30, make)


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
    from game.ui.joakim.log_scene import LogScene

    return LogScene(look)


def _curtain(look: JoakimLook, stage: int = 0) -> Scene[Any]:
    """0: handed over, 1: ready to be read, 2: held down."""
    from game.ui.joakim.curtain import Curtain

    curtain = Curtain(look, 0, (8, 20) if stage else (8,))
    curtain.handed_over = stage > 0
    curtain.show_for_picture(stage > 1)
    return curtain


POSES: dict[str, Pose] = {
    "table_start": _table(4, 0, "start_square"),
    "table_roll": _table(4, 30, "roll"),
    "table_move": _table(4, 33, "move"),
    "table_jump": _table(4, 40, "jump"),
    "table_end": _table(4, 20, "end_move"),
    "table_two": _table(2, 25, "roll"),
    "table_three": _table(3, 25, "roll"),
    "table_five": _table(5, 45, "roll"),
    "table_names": _table(5, 30, "move", LONG_NAMES),
    "table_late": _table(4, 60, "roll", change=_late),
    "table_numbers": _table(3, 20, "roll", options={"numbers_game": "on"}),
    "card_one_value": _card("newspaper", effects.Market),
    "card_two_values": _above(4, 30, _two_values),
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
    "ledger": _above(4, 60, _ledger),
    "market_history": _above(4, 90, _history),
    "market_history_start": _above(4, 0, _history),
    "log": _above(5, 60, _log),
    "curtain": _above(4, 10, _curtain),
    "curtain_ready": _above(4, 10, partial(_curtain, stage=1)),
    "curtain_held": _above(4, 10, partial(_curtain, stage=2)),
} | PROMPT_POSES
