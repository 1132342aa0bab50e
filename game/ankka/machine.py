"""Pelle's invention machine: spun when an event card says so, and followed at once."""

from __future__ import annotations

from game.ankka.data import BIN
from game.ankka.dime import pass_to
from game.ankka.events import MachineSpun, PawnMoved, PawnsSwapped, ShortTurnComes
from game.ankka.moving import arrive
from game.ankka.state import NOBODY, Phase
from game.ankka.table import Table
from game.engine.requests import Choice, Option, Reason, Refused, Roll, Seat, Target

_NO = Option("no", NOBODY, Target("button", "no"))


async def spin(t: Table, seat: Seat) -> None:
    """Spin the outer ring (option: again, where the swap is out of the game), and follow it."""
    ring, removed = t.data.spinner.machine, t.state.options.swap == "removed"
    while True:
        sector = await Roll("machine", len(ring)) - 1
        t.emit(MachineSpun(seat, sector, ring[sector]))
        if not (removed and ring[sector] == "swap"):
            break
        t.nothing(seat, "swap_removed", "ankka.machine.4")
    match ring[sector]:
        case "time":
            travel(t, seat)
        case "magnet":
            pass_to(t, t.pawn_of(seat), "magnet", "ankka.machine.3")
        case "shrink":
            t.emit(ShortTurnComes(seat))
        case "swap":
            t.begin(seat, Phase.SWAP)
            return
        case "beam":
            t.begin(seat, Phase.BEAM)
            return
    t.begin(seat, Phase.TURN)


def travel(t: Table, seat: Seat) -> None:
    """Time machine: reach the next destination; after the last one the bin (option: nothing).

    Raises GameOver if this wins.
    """
    pawn = t.pawn_of(seat)
    goal = t.next_destination(pawn)
    if goal is None and t.state.options.time_machine_done == "nothing":
        t.nothing(seat, "all_visited", "ankka.machine.2")
    elif goal is None and t.node_of(seat) == BIN:
        t.nothing(seat, "in_the_bin", "ankka.machine.2")
    else:
        t.emit(PawnMoved(pawn, goal or BIN, "time"))
        arrive(t, pawn, stops=True)


async def swap(t: Table, seat: Seat) -> None:
    """Character swap: one may take over another's character, with all that is its own, and hand
    over one's own (option: one must)."""
    options = [seat_option(other) for other in t.state.others(seat)]
    if t.state.options.swap == "may":
        options.append(_NO)
    other = await Choice(seat, "swap", tuple(options))
    if other != NOBODY:
        t.emit(PawnsSwapped(seat, other))
    t.begin(seat, Phase.TURN)


async def beam(t: Table, seat: Seat) -> None:
    """Molecular transporter: one may send another character back; its tokens stay."""
    others = t.state.others(seat)
    options = [seat_option(other) for other in others if why_not_beam(t, other) is None]
    if options:
        refused = [
            Refused(f"seat {other}", reason, Target("seat", other))
            for other in others
            if (reason := why_not_beam(t, other)) is not None
        ]
        other = await Choice(seat, "beam", (*options, _NO), refuse=lambda: refused)
        if other != NOBODY:
            pawn = t.pawn_of(other)
            t.emit(PawnMoved(pawn, t.previous_place(pawn), "beam"))
    else:
        t.nothing(seat, "nobody_to_beam", "ankka.machine.5")
    t.begin(seat, Phase.TURN)


def why_not_beam(t: Table, other: Seat) -> Reason | None:
    """A character that has not left its previous place cannot be sent there."""
    if t.node_of(other) == t.previous_place(t.pawn_of(other)):
        return Reason("is_there_already", "ankka.machine.5", (("player", other),))
    return None


def seat_option(seat: Seat) -> Option[Seat]:
    """One of the others, to be chosen."""
    return Option(f"seat {seat}", seat, Target("seat", seat))
