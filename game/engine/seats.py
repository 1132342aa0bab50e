"""Who sits at the table, and who is still in the game."""

from __future__ import annotations

from game.engine.requests import Seat


class Seats:
    """For the state of a game that players can leave: `out` tells of each seat whether it has."""

    __slots__ = ()

    out: list[bool]
    beginner: Seat  # who had the first turn of the game

    @property
    def players(self) -> int:
        """How many seats the game began with."""
        return len(self.out)

    def seats_from(self, seat: Seat) -> list[Seat]:
        """The seats still in the game, clockwise, beginning with this one."""
        n = len(self.out)
        return [s for s in (*range(seat, n), *range(seat)) if not self.out[s]]

    def seat_after(self, seat: Seat) -> Seat:
        """The next seat still in the game, clockwise."""
        return self.seats_from((seat + 1) % len(self.out))[0]

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats still in the game, clockwise from this one."""
        return [other for other in self.seats_from(seat) if other != seat]

    def ends_round(self, seat: Seat) -> bool:
        """Whether a round is over with this seat's turn: the next one passes the first seat.

        The first is whoever began, or else the next still in the game: a round is a turn of
        everyone who is in it, and grows shorter when somebody leaves.
        """
        place, next_place = (
            (each - self.beginner) % len(self.out) for each in (seat, self.seat_after(seat))
        )
        return next_place <= place
