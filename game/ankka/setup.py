"""Setting up: the decks, the drawing of the dime, and who begins."""

from __future__ import annotations

from game.ankka.data import TOPICS
from game.ankka.events import BeginnerNamed, DeckShuffled, DimeLaidDown, DimesDealt
from game.ankka.state import Phase
from game.ankka.table import Table
from game.ankka.turn import begin_turn
from game.engine.requests import Roll, Seat, Shuffle


async def shuffle_decks(t: Table, seat: Seat) -> None:
    """Event cards and questions are shuffled; of these, what was asked on earlier evenings stays
    at the bottom."""
    t.emit(DeckShuffled("events", await Shuffle("events", tuple(t.state.events))))
    for topic, name in enumerate(TOPICS):
        fresh = t.state.piles[topic][: t.state.fresh[topic]]
        t.emit(DeckShuffled(name, await Shuffle(name, fresh)))
    t.begin(seat, Phase.DIMES)


async def deal_dimes(t: Table, seat: Seat) -> None:
    """As many dimes as players, one of them genuine (option: it lies in the bin at first)."""
    if t.state.options.first_dime == "bin":
        t.emit(DimeLaidDown())
    else:
        t.emit(DimesDealt(await Shuffle("dimes", tuple(range(t.state.players)))))
    t.begin(seat, Phase.BEGINNER)


async def name_beginner(t: Table, seat: Seat) -> None:
    """Who begins is drawn by lot, unless the hosts have chosen."""
    chosen = t.state.options.first_player
    if chosen == "random":
        beginner = await Roll("beginner", t.state.players) - 1
    else:
        beginner = int(chosen.removeprefix("seat_")) - 1
    t.emit(BeginnerNamed(beginner))
    begin_turn(t, beginner)
