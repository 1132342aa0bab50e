"""Build a position of Aku Ankka from what a file says about it, and refuse an impossible one."""

from __future__ import annotations

from collections.abc import Iterator

from game.ankka import effects
from game.ankka.data import BIN, TOPICS, GameData
from game.ankka.questions import LETTERS
from game.ankka.rulebook import AnkkaRules
from game.ankka.state import NO_ANSWER, NO_CARD, NOBODY, OpenQuestion, Phase, State
from game.ankka.table import Table
from game.engine.requests import Card
from game.engine.rulebook import GameSetup
from game.files.faults import did_you_mean
from game.files.yaml_source import Place, Source
from game.scenarios.ankka_shapes import Asked, Position
from game.scenarios.shapes import UNSAID

_WITH_QUESTION = ("question", "judge", "verdict", "vote")


def build(rules: AnkkaRules, position: Position, source: Source, setup: GameSetup) -> State:
    """The state, checked: what is impossible about it is noted as faults of the source."""
    state = rules.new_state(setup)
    _Builder(rules.data, state, position, source).build()
    return state


class _Builder:
    """Fills one state. Each pile gets what lies nowhere else."""

    def __init__(self, data: GameData, state: State, position: Position, source: Source) -> None:
        self._data = data
        self._state = state
        self._position = position
        self._source = source
        self._table = Table(data, state, [])

    def build(self) -> None:
        self._course()
        self._pawns()
        self._dime()
        self._event_cards()
        self._question_cards()
        self._open()

    def _fault(self, place: Place, message: str) -> None:
        self._source.fault(("position", *place), message)

    def _name(self, seat: int) -> str:
        return str(self._source.root["seats"][seat]["name"])

    def _course(self) -> None:
        state, position = self._state, self._position
        state.phase, state.seat = Phase[position.phase.upper()], position.move
        state.turns, state.beginner = position.turns, position.beginner
        state.steps, state.spins, state.questions = (
            position.steps,
            position.spins,
            position.questions,
        )
        state.moved, state.captured, state.safe = (
            position.moved,
            position.captured,
            position.safe,
        )
        state.asked_at = tuple(self._data.nodes[node].id for node in position.asked_at)
        state.objector = position.objector
        for seat in position.short_turn:
            state.short_turn[seat] = True

    def _pawns(self) -> None:
        """Who moves which, where they stand, and what they have visited."""
        state, position = self._state, self._position
        for seat, owner in position.pawns:
            state.pawn[seat] = owner
        if len(set(state.pawn)) < state.players:
            self._fault(("pawns",), "two players move the same pawn")
            return
        for seat, node in position.nodes:
            state.nodes[state.pawn[seat]] = self._data.nodes[node].id
        for seat, visited in position.visited:
            pawn = state.pawn[seat]
            if visited > len(self._table.route(pawn)):
                there_are = len(self._table.route(pawn))
                message = f"the route of {self._name(seat)} has only {there_are} destinations"
                self._fault(("visited", self._name(seat)), message)
            else:
                state.visited[pawn] = visited

    def _dime(self) -> None:
        """Who has it, and who may not capture it."""
        state, position = self._state, self._position
        state.dime = NOBODY if position.dime == NOBODY else state.pawn[position.dime]
        if state.dime == NOBODY and "dime" in self._source.root["position"]:
            if state.options.first_dime != "bin":
                self._fault(("dime",), "somebody has the dime, unless first_dime is bin")
        elif state.dime == NOBODY and state.options.first_dime == "lot":
            state.dime = state.pawn[0]
        for seat, lock in position.locks:
            pawn = state.pawn[seat]
            if not state.visited[pawn] < lock <= len(self._table.route(pawn)):
                message = f"{self._name(seat)} cannot have to visit {lock} destinations"
                self._fault(("locks", self._name(seat)), message)
            state.lock[pawn] = lock
        for seat in position.barred:
            state.lost_in[state.pawn[seat]] = max(0, position.turns - 1)
        if position.dime != NOBODY and self._has_won(state.dime):
            self._fault(("nodes", self._name(position.dime)), "this is won already")

    def _has_won(self, pawn: int) -> bool:
        in_bin = self._state.nodes[pawn] == BIN and self._table.has_visited_all(pawn)
        return in_bin and self._state.options.bin_capture == "wins"

    # Cards

    def _event_cards(self) -> None:
        state, position = self._state, self._position
        for seat, cards in position.kept:
            state.kept[state.pawn[seat]] = list(cards)
            for card in cards:
                if not isinstance(self._data.events[card].effect, effects.Keep):
                    message = f"{self._data.events[card].id} is not a card to be kept"
                    self._fault(("kept", self._name(seat)), message)
        if position.face_up != UNSAID:
            state.face_up = position.face_up
        if (position.phase == "event_card") != (state.face_up != NO_CARD):
            self._fault(("phase",), "a card lies face up in the phase event_card, and only there")
        state.used = list(position.used)
        away = [*self._held(), *position.events]
        for card in sorted({card for card in away if away.count(card) > 1}):
            self._fault(("events",), f"{self._data.events[card].id} is in two places")
        rest = [card for card in range(len(self._data.events)) if card not in away]
        state.events = [*position.events, *rest]

    def _held(self) -> Iterator[Card]:
        """The event cards that do not lie in the pile."""
        for cards in self._state.kept:
            yield from cards
        yield from self._state.used
        if self._state.face_up != NO_CARD:
            yield self._state.face_up

    def _question_cards(self) -> None:
        for name, ids in self._position.piles:
            topic = TOPICS.index(name)
            found = [self._question(topic, id, ("piles", name)) for id in ids]
            top = [card for card in found if card is not None]
            pile = self._state.piles[topic]
            below = (card for card in pile if card not in top)
            self._state.piles[topic] = (*top, *below)
            self._state.fresh[topic] = len(pile)

    def _question(self, topic: int, id: str, place: Place) -> Card | None:
        """The question of this id, or a fault."""
        ids = [question.id for question in self._data.questions[topic]]
        if id in ids:
            return ids.index(id)
        self._fault(place, f"no such question: {id}{did_you_mean(id, ids)}")
        return None

    def _open(self) -> None:
        asked = self._position.open
        if (asked is not None) != (self._position.phase in _WITH_QUESTION):
            phases = ", ".join(_WITH_QUESTION)
            self._fault(("phase",), f"a question is open in the phases {phases}, and only there")
        if asked is not None:
            self._state.open = self._asked(asked)

    def _asked(self, asked: Asked) -> OpenQuestion | None:
        topic = TOPICS.index(asked.topic)
        card = self._question(topic, asked.id, ("open", "id"))
        if card is None:
            return None
        letters = LETTERS[: self._data.questions[topic][card].answers]
        if unknown := [word for word in (*asked.shown, asked.answer) if word not in letters]:
            self._fault(("open",), f"no such answer: {unknown[0]}")
        shown = tuple(letters.find(word) for word in asked.shown)
        answer = letters.index(asked.answer) if asked.answer else NO_ANSWER
        return OpenQuestion(topic, card, shown, answer, asked.right)
