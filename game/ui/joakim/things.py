"""What can be looked at closer at any time: squares, piles, the crown, market, players, log."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.joakim.data import DeckName, SquareIndex
from game.joakim.events.event import sharks_of
from game.joakim.state import NO_CARD, NOBODY
from game.ui.joakim import layout
from game.ui.kit.box import Box
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import Spot
from game.ui.table.spots import TableSpot

if TYPE_CHECKING:
    from game.ui.joakim.look import JoakimLook


def things_of(look: JoakimLook) -> Iterator[Spot]:
    """A spot for each thing. Squares and piles tell what they are; panels open at full size."""
    state, words = look.state, look.words
    for seat in range(state.players):
        box = look.panels.box(state, seat)
        key = "joakim.table.player_out" if state.out[seat] else "joakim.table.player"
        told = words.t(key, name=words.name(seat), amount=state.cash[seat])
        if state.sharks is not None and not state.out[seat]:
            told = ". ".join((told, *_shark_things(look, seat)))
        yield _opens(box, partial(_open_ledger, look, seat), told, f"player {seat}")
    market = layout.MARKET_SPOT
    yield _opens(market, partial(_open_market, look), _market_told(look), "market")
    log = look.log.box(state)
    last = look.log.last_lines(1)
    yield _opens(log, look.history, last[0] if last else look.table.t("table.log"), "log")
    for deck in look.state.decks:
        box = look.board.deck_top(deck, state)
        yield Spot(box, spoken=_pile_told(look, deck), name=f"pile {deck}", radius=14)
    crown = look.board.coin_box()
    yield Spot(crown, spoken=_crown_told(look), name="crown", radius=60)
    for square in range(len(look.data.board.squares)):
        told = _square_told(look, square)
        box = look.board.square_box(square)
        yield TableSpot(look, box, None, told, name=f"square {square}")


def _shark_things(look: JoakimLook, seat: int) -> Iterator[str]:
    """What else lies before a player: tips, loans, missed moves."""
    words, sharks = look.words, sharks_of(look.state)
    yield words.t("joakim.deck.tips.count", n=len(sharks.hands[seat]))
    if sharks.due[seat]:
        yield words.t("joakim.table.owes", amount=sharks.due[seat])
    if sharks.beagles[seat]:
        yield words.t("joakim.table.misses", n=len(sharks.beagles[seat]))


def _opens(box: Box, open: partial[None] | object, told: str, name: str) -> Spot:
    """A panel that opens something, by pressing it or asking about it."""
    return Spot(box, open, told, on_inspect=open, name=name, radius=26)  # type: ignore[arg-type]


def _push(look: JoakimLook, scene: Scene[None]) -> None:
    assert look.table.stack is not None
    look.table.stack.push(scene)


def _open_ledger(look: JoakimLook, seat: int) -> None:
    from game.ui.joakim.ledger import Ledger

    _push(look, Ledger(look, seat))


def _open_market(look: JoakimLook) -> None:
    from game.ui.joakim.market_history import MarketHistory

    _push(look, MarketHistory(look))


def _market_told(look: JoakimLook) -> str:
    words = look.words
    values = [
        words.t("joakim.table.value_of", kind=words.t(f"joakim.kind.{kind.id}.short"), amount=value)
        for kind, value in zip(look.data.kinds, look.state.market, strict=True)
    ]
    return words.t("joakim.table.market", values=", ".join(values))


def _pile_told(look: JoakimLook, deck: DeckName) -> str:
    words, state = look.words, look.state
    pile = state.pile(deck)
    name = words.t(f"joakim.deck.{deck}.name")
    count = words.t(f"joakim.deck.{deck}.count", n=len(pile))
    told = [words.t("joakim.table.pile", name=name, count=count)]
    if deck == "newspaper" and state.newspaper_drawn:
        title = words.heading("newspaper", state.newspaper_drawn[-1])
        told.append(words.t("joakim.table.pile_drawn", title=title))
    if deck == "club" and state.club_closed_by != NO_CARD:
        told.append(_club_closed_told(look))
    return " ".join(told)


def _club_closed_told(look: JoakimLook) -> str:
    title = look.words.heading("newspaper", look.state.club_closed_by)
    return look.words.t("joakim.table.pile_closed", title=title)


def _crown_told(look: JoakimLook) -> str:
    if look.state.crown == NOBODY:
        return look.words.t("joakim.table.crown_free")
    return look.words.t("joakim.table.crown_held", name=look.words.name(look.state.crown))


def _square_told(look: JoakimLook, square: SquareIndex) -> str:
    told = look.words.square_told(square)
    if look.data.board.squares[square].type == "club" and look.state.club_closed_by != NO_CARD:
        told = f"{look.words.square(square)}. {_club_closed_told(look)}"
    if square in look.state.squares:
        name = look.words.name(look.state.squares.index(square))
        told += " " + look.words.t("joakim.table.square_taken", name=name)
    return told
