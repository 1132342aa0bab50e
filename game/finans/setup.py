"""Setting up: the decks, who begins, the cash, and (option) papers that are dealt."""

from __future__ import annotations

from game.engine.requests import Seat, Shuffle
from game.finans.data import DECK_NAMES
from game.finans.events import BeginnerNamed, DeckShuffled
from game.finans.state import Phase
from game.finans.table import Table


async def shuffle_decks(t: Table, seat: Seat) -> None:
    """News and tips are shuffled apart, and everyone gets the same cash."""
    for deck in DECK_NAMES:
        cards = tuple(getattr(t.state, deck))
        t.emit(DeckShuffled(deck, await Shuffle(deck, cards)))
    for each in t.state.seats_from(0):
        t.earn(each, t.state.options.start_cash, "start", "finans.setup.3")
    t.begin(0, Phase.BEGINNER)


async def name_beginner(t: Table, seat: Seat) -> None:
    """Everyone rolls both dice, and the highest begins; who is equal rolls again."""
    seats = t.state.seats_from(0)
    while len(seats) > 1:
        totals = {}
        for each in seats:
            totals[each] = sum(await t.roll(each, 2, "beginner"))
        best = max(totals.values())
        seats = [each for each in seats if totals[each] == best]
        if t.state.options.first_player == "random":
            order = await Shuffle("beginner", tuple(seats))
            seats = [order[0]]
    t.emit(BeginnerNamed(seats[0]))
    dealt = t.state.options.start_papers == "dealt"
    t.begin(seats[0], Phase.PAPERS if dealt else Phase.TURN)


async def deal_papers(t: Table, seat: Seat) -> None:
    """Option: some plots and shares are dealt to everyone, free."""
    each = t.data.numbers.dealt_papers
    plots = await Shuffle("plots", tuple(range(len(t.data.plots))))
    shares = await Shuffle("shares", tuple(range(len(t.data.shares))))
    for place, taker in enumerate(t.state.seats_from(seat)):
        for plot in plots[place * each : (place + 1) * each]:
            t.move_plot(plot, taker, 0, "start", "finans.setup.5")
        for share in shares[place * each : (place + 1) * each]:
            t.move_share(share, taker, 0, "start", "finans.setup.5")
    t.begin(seat, Phase.TURN)
