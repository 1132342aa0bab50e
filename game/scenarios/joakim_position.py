"""Build a position of Joakim from what a file says about it, and refuse an impossible one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.engine.requests import Card
from game.engine.rulebook import GameSetup
from game.files.faults import did_you_mean
from game.files.yaml_source import Place, Source
from game.joakim.data import DeckName, GameData
from game.joakim.effects import CloseClub, OptionCard
from game.joakim.options import Options
from game.joakim.rulebook import JoakimRules
from game.joakim.setup import dividend_numbers
from game.joakim.state import BANK, NO_CARD, NOBODY, NOWHERE, Phase, State
from game.joakim.table import Table
from game.scenarios.joakim_notation import cards_held, square_of
from game.scenarios.joakim_shapes import Position
from game.scenarios.joakim_sharks import lay_sharks, shark_faults
from game.scenarios.shapes import UNSAID

START_VALUE = 5
"""The market value in M of a kind that a position does not name."""

CARD_PHASES: dict[str, DeckName] = {
    "large_heading": "newspaper",
    "small_heading": "newspaper",
    "uncle_card": "uncle",
    "club_card": "club",
    "tip": "tips",
}
"""The phases in which a card lies face up, and of which deck it is."""


def build(rules: JoakimRules, position: Position, source: Source, setup: GameSetup) -> State:
    """The state, checked: what is impossible about it is noted as faults of the source."""
    state = rules.empty_table(len(setup.seats), Options.from_json(setup.options))
    builder = _Builder(rules.data, state, position, source)
    builder.build()
    return state


class _Lying(NamedTuple):
    """A card that a position has put somewhere."""

    card: Card
    place: Place


class _Builder:
    """Fills one state. The bank gets what is left over, each pile what lies nowhere else."""

    def __init__(self, data: GameData, state: State, position: Position, source: Source) -> None:
        self._data = data
        self._state = state
        self._position = position
        self._source = source

    def build(self) -> None:
        self._players()
        self._cash()
        self._holdings()
        self._market()
        self._pawns()
        self._newspaper()
        self._cards_with_players("uncle")
        self._cards_with_players("club")
        if self._state.sharks is not None:
            self._cards_with_players("tips")
            lay_sharks(self._data, self._state.sharks, self._position)
        for key, message in shark_faults(self._data, self._state, self._position):
            self._fault((key,), message)
        self._crown_and_order()
        self._known()

    def _fault(self, place: Place, message: str) -> None:
        self._source.fault(("position", *place), message)

    def _name(self, seat: int) -> str:
        return str(self._source.root["seats"][seat]["name"])

    def _players(self) -> None:
        state, position = self._state, self._position
        for seat in position.out:
            state.out[seat] = True
        state.seat, state.beginner = position.move, position.beginner
        state.phase, state.turns = Phase[position.phase.upper()], position.turns
        state.rounds = max(0, position.turns) // state.players
        if position.turns < 0:
            self._fault(("turns",), "turns cannot be negative")
        if state.out[position.move] and position.phase not in ("end", "small_heading"):
            self._fault(("move",), f"{self._name(position.move)} is out and cannot move")
        if all(state.out):
            self._fault(("out",), "somebody must be left")

    def _in_play(self, seat: int, place: Place) -> bool:
        if self._state.out[seat]:
            self._fault(place, f"{self._name(seat)} is out and can have nothing")
        return not self._state.out[seat]

    def _cash(self) -> None:
        state = self._state
        for seat in state.seats_from(0):
            state.cash[seat] = state.options.start_cash
        for seat, amount in self._position.cash:
            place = ("cash", self._name(seat))
            if amount < 0:
                self._fault(place, f"{self._name(seat)} cannot have less than 0 M")
            if amount and self._in_play(seat, place):
                state.cash[seat] = amount
            elif not amount:
                state.cash[seat] = 0
        state.cash[BANK] = -sum(state.cash[:-1])

    def _holdings(self) -> None:
        state = self._state
        for seat, holdings in self._position.holdings:
            for kind, text in holdings:
                place = ("holdings", self._name(seat), self._data.kinds[kind].id)
                cards = cards_held(text)
                if cards is None:
                    self._fault(place, f"{text} is no holding like 3x1 1x5, 2x1, 1x5 or nothing")
                elif cards != (0, 0) and self._in_play(seat, place):
                    state.ones[seat][kind], state.fives[seat][kind] = cards
        for number, kind_cards in enumerate(self._data.kinds):
            for word, rows, there_are in (
                ("ones", state.ones, kind_cards.ones),
                ("fives", state.fives, kind_cards.fives),
            ):
                held = sum(row[number] for row in rows[:-1])
                rows[BANK][number] = there_are - held
                if held > there_are:
                    message = f"{kind_cards.id}: {held} {word} are held, and there are {there_are}"
                    self._fault(("holdings",), message)

    def _market(self) -> None:
        numbers = self._data.numbers
        self._state.market[:] = [START_VALUE] * len(self._data.kinds)
        for kind, value in self._position.market:
            if numbers.clamp(value) != value:
                span = f"{numbers.lowest_value} to {numbers.highest_value}"
                self._fault(("market", self._data.kinds[kind].id), f"{value} is not {span}")
            self._state.market[kind] = value

    def _pawns(self) -> None:
        board, squares = self._data.board, self._state.squares
        for seat, spot in self._position.pawns:
            place = ("pawns", self._name(seat))
            square = square_of(board, spot)
            if square is None:
                self._fault(place, "there is no such square")
            elif square in squares:
                other = self._name(squares.index(square))
                self._fault(place, f"{other} stands on square {square} already")
            elif self._in_play(seat, place):
                squares[seat] = square
        idle = (square.index for square in board.squares if square.sells is None)
        for seat in self._state.seats_from(0):
            if squares[seat] == NOWHERE:
                squares[seat] = next(square for square in idle if square not in squares)

    # Decks

    def _newspaper(self) -> None:
        state, position = self._state, self._position
        state.newspaper_drawn[:] = position.drawn
        state.newspaper_removed[:] = position.removed
        if state.options.dividend == "removed":
            table = Table(self._data, state, [])
            gone = [card for card in dividend_numbers(table) if card not in position.removed]
            state.newspaper_removed += gone
        lying = [
            *_lying("drawn", position.drawn),
            *_lying("removed", position.removed),
            *_lying("newspaper", position.newspaper),
        ]
        if position.club_closed:
            state.club_closed_by = self._closing_card()
            lying.append(_Lying(state.club_closed_by, ("club_closed",)))
        number = self._face_up("newspaper")
        if number != NO_CARD and number != state.club_closed_by:
            lying.append(_Lying(number, ("face_up",)))
            state.newspaper_drawn.append(number)
        self._check_once("newspaper", lying)
        away = {*state.newspaper_drawn, *state.newspaper_removed, state.club_closed_by}
        state.newspaper[:] = _pile(position.newspaper, len(self._data.newspaper), away)

    def _closing_card(self) -> Card:
        for number, card in enumerate(self._data.newspaper):
            if any(isinstance(effect, CloseClub) for effect in card.large):
                return number
        self._fault(("club_closed",), "no newspaper of this game closes the club")
        return NO_CARD

    def _cards_with_players(self, deck: DeckName) -> None:
        """The Joakim cards, and the club's with the options that players hold."""
        top: tuple[Card, ...] = getattr(self._position, deck)
        lying = [*_lying(deck, top)]
        if deck == "club":
            lying += self._options_held()
        elif self._state.sharks is not None:
            lying += self._shark_cards(deck)
        card = self._face_up(deck)
        if card != NO_CARD:
            lying.append(_Lying(card, ("face_up",)))
        self._check_once(deck, lying)
        away = {each.card for each in lying if each.place[0] != deck}
        if deck == "uncle" and self._state.sharks is None:
            away |= {n for n, each in enumerate(self._data.uncle) if each.shark}
        self._state.pile(deck)[:] = _pile(top, len(getattr(self._data, deck)), away)

    def _options_held(self) -> Iterator[_Lying]:
        for seat, cards in self._position.options_held:
            for index, card in enumerate(cards):
                place = ("options_held", self._name(seat), index)
                if not isinstance(self._data.club[card].effect, OptionCard):
                    self._fault(place, f"{self._data.club[card].id} is no option")
                elif self._in_play(seat, place):
                    self._state.options_held[seat].append(card)
                yield _Lying(card, place)

    def _shark_cards(self, deck: DeckName) -> Iterator[_Lying]:
        """The tips, or the kept Joakim cards, that lie with players."""
        rows = {"uncle": ("kept",), "tips": ("tips_held", "beagles")}.get(deck, ())
        for key in rows:
            for seat, cards in getattr(self._position, key):
                for index, card in enumerate(cards):
                    place = (key, self._name(seat), index)
                    if self._in_play(seat, place):
                        yield _Lying(card, place)

    def _face_up(self, deck: DeckName) -> Card:
        """The card of this deck that is being followed."""
        id, wanted = self._position.face_up, CARD_PHASES.get(self._position.phase)
        if wanted is None and id and deck == "newspaper":
            phases = ", ".join(CARD_PHASES)
            self._fault(("face_up",), f"a card lies face up in these phases only: {phases}")
        if wanted != deck:
            return NO_CARD
        ids = [card.id for card in getattr(self._data, deck)]
        if id not in ids:
            word = f"unknown {deck} card {id}{did_you_mean(id, ids)}" if id else "which card?"
            self._fault(("face_up",) if id else ("phase",), f"face_up: {word}")
            return NO_CARD
        self._state.face_up = ids.index(id)
        return self._state.face_up

    def _check_once(self, deck: DeckName, lying: Iterable[_Lying]) -> None:
        first: dict[Card, Place] = {}
        for card, place in lying:
            if card in first:
                id = getattr(self._data, deck)[card].id
                self._fault(place, f"{id} is in two places: {first[card][0]} and {place[0]}")
            first.setdefault(card, place)

    # The crown, the order, what is known

    def _crown_and_order(self) -> None:
        state, position = self._state, self._position
        crown = position.crown
        if crown is not None and crown.holder != NOBODY:
            if self._in_play(crown.holder, ("crown",)):
                state.crown, state.crown_is_fresh = crown.holder, crown.fresh
        elif crown is not None and crown.fresh:
            self._fault(("crown", "fresh"), "nobody has the crown, so it cannot be fresh")
        if position.phase == "crown" and state.crown in (NOBODY, state.seat):
            self._fault(("phase",), "somebody else must have the crown to be asked about it")
        state.resume_after = position.order_waits_for
        state.last_mover = self._last_mover()

    def _last_mover(self) -> int:
        """Who ended a move last: in a new move whoever sits before, later on in a move nobody."""
        state, position = self._state, self._position
        if position.last_mover != UNSAID:
            return position.last_mover
        if position.phase == "crown":
            return state.seat
        before = state.others(state.seat)
        return before[-1] if before and position.phase == "move" and state.turns else NOBODY

    def _known(self) -> None:
        for seat, count in self._position.known:
            place = ("known", self._name(seat))
            if not 0 <= count <= len(self._state.newspaper):
                self._fault(place, f"{count} numbers do not lie in the pile")
            elif count and self._in_play(seat, place):
                self._state.known[seat] = self._state.newspaper[:count]


def _lying(key: str, cards: tuple[Card, ...]) -> Iterator[_Lying]:
    for index, card in enumerate(cards):
        yield _Lying(card, (key, index))


def _pile(top: tuple[Card, ...], count: int, away: set[Card]) -> list[Card]:
    """These cards, and under them all others that are not away, in the printed order."""
    return [*top, *(card for card in range(count) if card not in away and card not in top)]
