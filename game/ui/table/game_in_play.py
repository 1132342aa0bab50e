"""A game being played at this screen: its session, who answers, and the save that follows it.

Knows no screen: the table scene asks it what is open, and gives it the answers of people.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from time import monotonic
from typing import Any

from game.engine import saves as engine_saves
from game.engine.players import Player, Position
from game.engine.requests import Answer, Seat
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import GAMES, Game
from game.players.random_player import RandomPlayer
from game.storage.errors import CannotSave
from game.storage.save_format import Header
from game.storage.saves import SaveInfo, Saves
from game.ui.table.manners import HandedOver, TableManners


def new_seed() -> int:
    """A seed for a new game that nobody can guess."""
    return secrets.randbits(31)


class GameInPlay:
    """A session that is saved after every answer of a player.

    `trouble` is the code of the last failure to save (storage.errors.CannotSave), or None; the
    game goes on all the same, and the next answer tries again.
    """

    def __init__(
        self,
        game: Game,
        session: Session[Any],
        saves: Saves,
        save_id: str,
        earlier: engine_saves.Written,
        seconds: float = 0.0,
    ) -> None:
        self.game = game
        self.session = session
        self.trouble: str | None = None
        self._fault: Exception | None = None
        self.save_id = save_id
        self.manners = TableManners()
        self.seats: tuple[Seating, ...] = session.setup.seats
        self.players: Mapping[Seat, Player] = {}
        self.mind_manners()
        self.is_copy = False  # another running copy of the program plays the game it came from
        self._saves = saves
        self._earlier = earlier
        self._seconds = seconds  # played before this sitting
        self._sat_down = monotonic()

    @classmethod
    def begin(cls, game: Game, setup: GameSetup, saves: Saves) -> GameInPlay:
        """A new game. Raises ValueError if the setup is not possible."""
        session = Session.begin(game.rulebook(), setup)
        play = cls(game, session, saves, saves.new_id(game.id), [])
        play.save()
        return play

    @classmethod
    def resume(cls, saves: Saves, info: SaveInfo) -> tuple[GameInPlay, int]:
        """The saved game where it stood, and how many of its answers today's rules do not allow.

        It is played again from its start, so that the log and the charts have all of it; only if
        that does not go all the way is the last checkpoint used instead.
        Raises CannotRead or UnreadableSave.
        """
        _, body = saves.read(info.id, info.generation)
        game = GAMES.get(info.header.game)
        if game is None or not isinstance(body, dict):
            raise engine_saves.UnreadableSave(info.header.game)
        loaded = engine_saves.replay(game.rulebook(), body)
        if loaded.lost:
            shorter = engine_saves.load(game.rulebook(), body)
            loaded = shorter if shorter.lost < loaded.lost else loaded
        try:
            saves.take(info.id)
            save_id, is_copy = info.id, False
        except CannotSave as fault:
            save_id = saves.new_id(game.id)  # another copy plays it, or the newest is damaged
            is_copy = fault.code == "in_use"
        seconds = info.header.extra.get("seconds", 0)
        before = float(seconds) if isinstance(seconds, int | float) else 0.0
        play = cls(game, loaded.session, saves, save_id, loaded.answers, before)
        play.is_copy = is_copy
        play.manners = TableManners.from_json(info.header.extra.get("manners"))
        play.mind_manners()
        return play, loaded.lost

    @property
    def seconds(self) -> float:
        """How long the game has been on the table, all sittings together."""
        return self._seconds + monotonic() - self._sat_down

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.session.setup.seats)

    def memory(self, before: dict[str, Any]) -> dict[str, Any]:
        """What the next game of this kind should know, this one added to what was known `before`
        it is left; {} if nothing."""
        session = self.session
        return session.rulebook.memory(session.state, session.log, before)

    @property
    def is_over(self) -> bool:
        return self.session.request is None

    @property
    def computer_asked(self) -> Player | None:
        """The computer player whose answer is awaited, if it is one's."""
        seat = self._answers
        return None if seat is None else self.players.get(seat)

    @property
    def _answers(self) -> Seat | None:
        request, rules = self.session.request, self.session.rulebook
        return None if request is None else rules.answers_for(request, self.players)

    def answer(self, answer: Answer) -> None:
        """A player's answer. Raises IllegalAnswer or RuleFault, with nothing changed."""
        self.session.answer(answer)
        self.save()

    def answer_by_chance(self) -> None:
        """Chance's answer. It needs no saving: it would be the same again."""
        self.session.answer_by_chance()
        if self.is_over:
            self.save()

    def undo(self) -> None:
        """Take the last answer back. Raises IllegalAnswer at a barrier."""
        self.session.undo()
        self.save()

    def think(self) -> Answer:
        """What the computer player answers; may be called in another thread meanwhile. One that
        fails is reported, and anything that is allowed is answered: the game goes on."""
        player, position = self.computer_asked, Position(self.session, self._answers)
        assert player is not None
        try:
            answer = player.choose(position)
            position.request.read(answer)  # raises IllegalAnswer
            return answer
        except Exception as fault:
            self._fault = fault
            return RandomPlayer(len(self.session.entries)).choose(position)

    def take_fault(self) -> Exception | None:
        """The fault of a computer player that has not been reported yet."""
        fault, self._fault = self._fault, None
        return fault

    def hand_over(self, seat: Seat, player: str) -> None:
        """From now on a person ("human") or a computer of this level plays the seat."""
        if player == self.session.setup.seats[seat].player:
            self.manners.seats.pop(seat, None)
        else:
            self.manners.seats[seat] = HandedOver(player, len(self.session.log))
        self.mind_manners()
        self.save()

    def mind_manners(self) -> None:
        """Let whom the people at the table want play each seat, and computer players make offers
        only if they are wanted."""
        begun, handed, levels = self.session.setup, self.manners.seats, self.game.levels
        self.seats = tuple(
            replace(each, player=handed[seat].player)
            if seat in handed and handed[seat].player in ("human", *levels)
            else each
            for seat, each in enumerate(begun.seats)
        )
        self.players = self.game.players(replace(begun, seats=self.seats), self.manners.offers)

    def save(self) -> None:
        """Write the game as it stands; what goes wrong is noted in `trouble`."""
        session = self.session
        header = Header(
            self.game.id,
            self.names,
            session.rulebook.round(session.state),
            self.is_over,
            {
                "looks": [seat.look for seat in session.setup.seats],
                "seconds": round(self.seconds),
                "manners": self.manners.to_json(),
            },
        )
        try:
            self._saves.write(self.save_id, header, engine_saves.save(session, self._earlier))
            self.trouble = None
        except CannotSave as fault:
            self.trouble = fault.code

    def close(self) -> None:
        """Let other running copies go on with this game."""
        self._saves.release(self.save_id)
