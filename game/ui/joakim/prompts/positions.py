"""Positions in which each dialog has something to tell, for pictures and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.players import Position
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import GAMES
from game.joakim import effects
from game.joakim.data import ClubCard, GameData, UncleCard
from game.joakim.events import MarketMoved, MoveEnded
from game.joakim.options import Options
from game.joakim.state import BANK, Phase, State

SEATS = (
    Seating("Anna", "red"), Seating("Göran", "blue"), Seating("Farmor", "green"),
    Seating("Elsa", "violet"),
)  # fmt: skip
VALUES = (9, 4, 12, 7, 15, 1)
CASH = (75, 88, 46, 141)
HOLDINGS: tuple[Mapping[str, tuple[int, int]], ...] = (
    {"gold": (3, 1), "diamond": (2, 0), "ship": (4, 1), "plane": (1, 0)},
    {"oil": (2, 1), "bank": (4, 2), "plane": (1, 1), "ship": (1, 0)},
    {"diamond": (0, 2), "gold": (0, 1)},
    {"gold": (1, 1), "oil": (6, 0), "diamond": (1, 1), "plane": (1, 0), "ship": (2, 3)},
)
FEW_ONES = {"gold": (2, 1), "ship": (0, 1)}
_COURSE = (
    (0, (4, 6, 5, 8, 11, 9)),
    (1, (8, 6, 6, 4)),
    (2, (9, 12)),
    (3, (9, 10, 7)),
    (4, (15,)),
    (5, (1,)),
)
"""How the values of some kinds came to be what they are, for the lines."""


def session_in(
    change: Callable[[State, GameData], None],
    seats: tuple[Seating, ...] = SEATS,
    options: Mapping[str, Any] | None = None,
    answers: tuple[str | int, ...] = (),
    with_course: bool = True,
) -> Session[State]:
    """A game in the middle, changed by `change` (which also sets the phase), after `answers`.

    `with_course`: with a log of how the values came about; such a session cannot be undone.
    """
    rulebook = GAMES["joakim"].rulebook()
    data: GameData = rulebook.data  # type: ignore[attr-defined]
    state = rulebook.empty_table(len(seats), Options(**(options or {})))  # type: ignore[attr-defined]
    state.market = list(VALUES)
    squares = [square.index for square in data.board.squares]
    for seat in range(len(seats)):
        state.cash[seat] = CASH[seat % len(CASH)]
        state.squares[seat] = squares[3 + 5 * seat]
        give(state, data, seat, HOLDINGS[seat % len(HOLDINGS)])
    change(state, data)
    setup = GameSetup(seats, dict(options or {}), 7)
    session: Session[State] = Session(rulebook, state, setup)
    for answer in answers:
        session.answer(answer)
    if with_course:
        session.log[:0] = [
            event
            for kind, values in _COURSE
            for value in values
            for event in (MarketMoved(kind, value, "newspaper"), MoveEnded(0))
        ]
    return session


def give(state: State, data: GameData, seat: int, holding: Mapping[str, tuple[int, int]]) -> None:
    """Property cards from the bank, by kind: ones and fives; what the seat had goes back."""
    for kind, each in enumerate(data.kinds):
        ones, fives = holding.get(each.id, (0, 0))
        state.ones[BANK][kind] += state.ones[seat][kind] - ones
        state.fives[BANK][kind] += state.fives[seat][kind] - fives
        state.ones[seat][kind], state.fives[seat][kind] = ones, fives


# Where the phases begin


def on_square(state: State, data: GameData, kind: str) -> None:
    """Seat 0 stands on a property square of this kind, and uses it."""
    number = data.kind(kind)
    taken = set(state.squares[1:])
    state.squares[0] = next(
        square.index
        for square in data.board.squares
        if square.sells == number and square.index not in taken
    )
    state.phase = Phase.SQUARE


def reading(state: State, data: GameData, effect: type[Any]) -> None:
    """Seat 0 follows the first newspaper with this large or small heading."""
    for number, card in enumerate(data.newspaper):
        large = any(isinstance(each, effect) for each in card.large)
        if large or isinstance(card.small, effect):
            state.newspaper.remove(number)
            state.newspaper_drawn.append(number)
            state.face_up = number
            state.phase = Phase.LARGE_HEADING if large else Phase.SMALL_HEADING
            return
    raise ValueError(f"no newspaper says {effect.__name__}")


def drawn(state: State, data: GameData, deck: str, effect: type[Any]) -> None:
    """Seat 0 follows the first card of the uncle's or the club's deck with this effect."""
    cards: tuple[UncleCard | ClubCard, ...] = data.uncle if deck == "uncle" else data.club
    number = next(n for n, card in enumerate(cards) if isinstance(card.effect, effect))
    getattr(state, deck).remove(number)
    state.face_up = number
    state.phase = Phase.UNCLE_CARD if deck == "uncle" else Phase.CLUB_CARD


def in_debt(state: State, data: GameData) -> None:
    """Seat 0 must pay the small heading that costs most."""
    dearest = max(
        (card for card in data.newspaper if isinstance(card.small, effects.Pay)),
        key=lambda card: card.small.amount,  # type: ignore[union-attr]
    )
    state.face_up = data.newspaper.index(dearest)
    state.newspaper.remove(state.face_up)
    state.newspaper_drawn.append(state.face_up)
    state.phase = Phase.SMALL_HEADING


# One for each dialog


def starting_property(*taken: str, **options: str) -> Session[State]:
    """Seat 0 chooses its first properties, and has taken these."""

    def change(state: State, data: GameData) -> None:
        for seat in range(len(SEATS)):
            give(state, data, seat, {})
        state.market = [0] * len(data.kinds)
        state.phase = Phase.HOLDINGS

    return session_in(change, options=options, answers=taken, with_course=False)


def trade(
    kind: str = "gold", holding: Mapping[str, tuple[int, int]] = HOLDINGS[0], **options: Any
) -> Session[State]:
    """Seat 0 on a property square, with this property."""

    def change(state: State, data: GameData) -> None:
        on_square(state, data, kind)
        give(state, data, 0, holding)

    return session_in(change, options=options)


def trade_with_crown_and_option(kind: str = "plane", **options: Any) -> Session[State]:
    """Seat 0 on a property square, with the crown and two option cards."""

    def change(state: State, data: GameData) -> None:
        on_square(state, data, kind)
        state.crown = 0
        for card in ("c07", "c01"):
            number = next(n for n, each in enumerate(data.club) if each.id == card)
            state.club.remove(number)
            state.options_held[0].append(number)

    return session_in(change, options=options)


def bid(*bids: int, cash: tuple[int, ...] = CASH, **options: Any) -> Session[State]:
    """Gold mines under the hammer, after these bids; seat 0 bids first."""

    def change(state: State, data: GameData) -> None:
        state.cash[: len(cash)] = cash
        reading(state, data, effects.Auction)

    return session_in(change, options=options, answers=("gold", *bids))


def bid_of_five(*bids: int) -> Session[State]:
    """Gold mines under the hammer at a full table; one has passed."""
    seats = (*SEATS, Seating("Åsa", "yellow"))
    return session_in(
        lambda state, data: reading(state, data, effects.Auction),
        seats=seats, answers=("gold", *bids),
    )  # fmt: skip


def take_over_from_the_rich() -> Session[State]:
    """Four others, each with ones and fives of every kind, at the highest values."""
    seats = (*SEATS, Seating("Åsa", "yellow"))

    def change(state: State, data: GameData) -> None:
        state.market = [data.numbers.highest_value] * len(data.kinds)
        for seat in range(1, len(seats)):
            give(state, data, seat, {kind.id: (4, 3) for kind in data.kinds})
        reading(state, data, effects.TakeOver)

    return session_in(change, seats=seats)


def trade_with_everything(kind: str = "plane") -> Session[State]:
    """Seat 0 with the crown and both options of the kind."""

    def change(state: State, data: GameData) -> None:
        on_square(state, data, kind)
        state.crown = 0
        for number, card in enumerate(data.club):
            effect = card.effect
            if isinstance(effect, effects.OptionCard) and effect.property == data.kind(kind):
                state.club.remove(number)
                state.options_held[0].append(number)

    return session_in(change)


def auction_kind() -> Session[State]:
    """Seat 0 picks what is sold; the bank has no five ships."""

    def change(state: State, data: GameData) -> None:
        reading(state, data, effects.Auction)
        ship = data.kind("ship")
        state.ones[BANK][ship], state.fives[BANK][ship] = 3, 0

    return session_in(change)


def small_heading(effect: type[Any], *answers: str, **options: Any) -> Session[State]:
    """Seat 0 follows a small heading."""
    return session_in(
        lambda state, data: reading(state, data, effect), options=options, answers=answers
    )


def club_card(effect: type[Any], *answers: str, **options: Any) -> Session[State]:
    """Seat 0 follows a card of the club."""
    return session_in(
        lambda state, data: drawn(state, data, "club", effect), options=options, answers=answers
    )


def may_buy(cash: int = CASH[0]) -> Session[State]:
    """The uncle offers seat 0 a property."""

    def change(state: State, data: GameData) -> None:
        state.cash[0] = cash
        drawn(state, data, "uncle", effects.MayBuy)

    return session_in(change)


def forced_sale(cash: int = 1, kind: str = "") -> Session[State]:
    """Seat 0 must pay a small heading with too little cash, perhaps on the square of a kind."""

    def change(state: State, data: GameData) -> None:
        if kind:
            on_square(state, data, kind)
        else:
            state.squares[0] = next(s.index for s in data.board.squares if s.type == "newspaper")
        in_debt(state, data)
        state.cash[0] = cash

    return session_in(change)


def crown_before() -> Session[State]:
    """Seat 1 has just moved, and seat 0 has the crown."""

    def change(state: State, data: GameData) -> None:
        state.crown, state.seat, state.phase = 0, 1, Phase.CROWN

    return session_in(change)


def played_out(players: int = 4, **options: Any) -> Session[State]:
    """A game that computer players have played to its end."""
    game = GAMES["joakim"]
    looks = ("red", "blue", "green", "violet", "yellow")
    names = ("Anna", "Göran", "Farmor", "Elsa", "Åsa")
    seats = tuple(
        Seating(name, look, "random" if look == "green" else "trader")
        for name, look in zip(names[:players], looks, strict=False)
    )
    setup = GameSetup(seats, {"win_limit": 400, **options}, 5)
    session: Session[State] = Session.begin(game.rulebook(), setup)
    thinking = game.players(setup)
    while session.request is not None:
        asked = session.request.asked
        if asked is None:
            session.answer_by_chance()
        else:
            session.answer(thinking[asked].choose(Position(session)))
    return session
