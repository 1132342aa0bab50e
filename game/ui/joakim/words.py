"""All that the table says: questions, buttons, reasons, and the names of things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.engine.requests import AnyRequest, Choice, Facts, Reason, Seat
from game.joakim.data import DeckName, GameData, SquareIndex
from game.joakim.effects import Kind
from game.joakim.state import BANK
from game.ui.joakim.consequences import ValueChange
from game.ui.joakim.sharks.bargain_words import BARGAINS, bargain_label

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_FARTHEST = 6
"""Steps that one throw can make; what is farther is said without its number."""


class Words:
    """The words of one table, in the language that is chosen now."""

    def __init__(self, table: TableScene, data: GameData) -> None:
        self._table = table
        self.data = data

    def t(self, key: str, **values: object) -> str:
        return self._table.t(key, **values)

    # Names of things

    def name(self, seat: Seat) -> str:
        """A player's name; the bank's for the bank."""
        return self.t("joakim.money.bank") if seat == BANK else self._table.seating(seat).name

    def names(self, seats: tuple[Seat, ...]) -> str:
        """Several names in a row: "Anna, Bo och Cia"."""
        names = [self.name(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self.t("common.and", first=", ".join(names[:-1]), last=names[-1])

    def money(self, amount: int) -> str:
        """An amount in M, as the language writes it."""
        return self.t("joakim.table.money", amount=amount)

    def signed(self, amount: int) -> str:
        """An amount in M with its sign; nothing has none."""
        if not amount:
            return self.money(0)
        key = "joakim.table.gain" if amount >= 0 else "joakim.table.loss"
        return self.t(key, amount=abs(amount))

    def bounds(self, changes: Iterable[ValueChange]) -> str:
        """That values go no further, where one of these stopped; "" if none did."""
        found = dict.fromkeys(each.bound for each in changes if each.bound)
        numbers = self.data.numbers
        amounts = {"lowest": numbers.lowest_value, "highest": numbers.highest_value}
        return " ".join(self.t(f"joakim.table.bound.{b}", amount=amounts[b]) for b in found)

    def things(self, kind: Kind | str, units: int) -> str:
        """So many properties of a kind, as what is bought or sold: "3 guldgruvor"."""
        return self.t(f"joakim.kind.{self._id(kind)}.object", n=units)

    def counted(self, kind: Kind | str, units: int) -> str:
        """So many properties of a kind, as they are named in a list: "3 guldgruvor"."""
        return self.t(f"joakim.kind.{self._id(kind)}.count", n=units)

    def kinds(self, kind: Kind | str) -> str:
        """Several of a kind: "guldgruvor"."""
        return self.t(f"joakim.kind.{self._id(kind)}.many")

    def one(self, kind: Kind | str) -> str:
        """One of a kind: "guldgruva"."""
        return self.t(f"joakim.kind.{self._id(kind)}.one")

    def cards_told(self, ones: int, fives: int) -> str:
        """On which cards property stands: "2 ettor, 1 femma"; "" for none."""
        parts = []
        if ones:
            parts.append(self.t("joakim.table.ledger_ones", n=ones))
        if fives:
            parts.append(self.t("joakim.table.ledger_fives", n=fives))
        return ", ".join(parts)

    def square(self, square: SquareIndex) -> str:
        """The name of a square: "Guldgruva", "Börsen"."""
        found = self.data.board.squares[square]
        if found.sells is not None:
            return capitalised(self.one(found.sells))
        return self.t(f"joakim.square.{found.type}.name")

    def square_told(self, square: SquareIndex) -> str:
        """What a square is, and what one does there."""
        type = self.data.board.squares[square].type
        if type == "exchange" and self._table.shown.sharks is not None:
            n = self.data.numbers.tips_drawn
            sentence = self.t("joakim.square.exchange.sentence_of_sharks", n=n)
        else:
            pays = self.data.numbers.exchange_pays
            sentence = self.t(f"joakim.square.{type}.sentence", amount=pays)
        return self.t("joakim.table.square", name=self.square(square), sentence=sentence)

    def heading(self, deck: DeckName, card: int) -> str:
        """The heading of a card, as the log tells it."""
        if deck == "newspaper":
            return self.t(f"joakim.newspaper.{self.data.newspaper[card].id}.large")
        return self.t(f"joakim.{deck}.{getattr(self.data, deck)[card].id}.title")

    def card_heading(self, id: str) -> str:
        """The heading of a card by its id: "n01", "u03", "c07", "t05"; "" for none."""
        if not id:
            return ""
        deck = {"n": "newspaper", "u": "uncle", "c": "club", "t": "tips"}[id[0]]
        return self.t(f"joakim.{deck}.{id}.{'large' if id[0] == 'n' else 'title'}")

    def clause(self, clause: str) -> str:
        """Where a clause stands: "joakim.movement.3" is "Att flytta, regel 3"."""
        game, chapter, number = clause.split(".")
        title = self.t(f"{game}.rulebook.{chapter}.title")
        return self.t("joakim.table.clause", chapter=title, number=number)

    def rule(self, clause: str) -> str:
        """What a clause of the rulebook says."""
        return self.t(clause.replace(".", ".rulebook.", 1))

    def _id(self, kind: Kind | str) -> str:
        return kind if isinstance(kind, str) else self.data.kinds[kind].id

    # Questions, buttons, reasons

    def question(self, request: AnyRequest) -> str:
        """What is asked, in one sentence."""
        facts = getattr(request, "facts", ())
        values = self._values(facts)
        if request.question == "starting_property":
            values["n"] = values["wanted"] - values["taken"]  # type: ignore[operator]
        elif request.question == "give_up":
            values["n"] = values["units"]
        elif request.question == "bid":
            units = self.data.numbers.auction_units
            values["things"] = self.things(str(dict(facts)["kind"]), units)
        elif request.question == "trade":
            values["kinds"] = self.t(f"joakim.kind.{dict(facts)['kind']}.some")
        elif request.question == "may_buy":
            values["things"] = self.things(str(dict(facts)["kind"]), 1)
        return self.t(f"joakim.question.{request.question}", **values)

    def label(self, request: AnyRequest, id: str) -> str:
        """What an option says on a button."""
        if request.question in BARGAINS:
            return bargain_label(self, request, id)
        first, _, rest = id.partition(" ")
        if first == "square":
            return self.square(int(rest))
        if first in ("buy", "sell", "double", "option") and rest:
            return self._deal(request, first, rest)
        if first in {kind.id for kind in self.data.kinds}:
            return self._property(request, first, rest)
        prompt = request.question
        if first == "seat":
            return self.name(int(rest))
        if id.startswith("loan_"):
            loan = next(loan for loan in self.data.loans if loan.id == id)
            return self.t("joakim.loan.of", amount=loan.amount)
        if id == "use":
            state = self._table.shown
            here = self.data.board.squares[state.squares[state.seat]]
            return self.t(f"joakim.label.use.{here.type}")
        if id == "buy" and prompt == "option":
            id = "keep"
        elif id == "pass" and prompt != "trade":
            id = "no"
        elif id == "go_before" and prompt == "roll":
            holder = self._table.shown.crown
            key = "move_between" if holder == request.asked else "let_before"
            return self.t(f"joakim.label.{key}", name=self.name(holder))
        return self.t(f"joakim.label.{id}")

    def _deal(self, request: AnyRequest, verb: str, rest: str) -> str:
        """ "3x1 1x5", for an option with the card's id before it."""
        facts = dict(getattr(request, "facts", ()))
        *card, ones, fives = rest.split(" ")
        units = int(ones.removesuffix("x1")) + 5 * int(fives.removesuffix("x5"))
        total = units * int(facts["price"])
        kind = str(facts["kind"])
        if verb == "double":
            total = units * self.data.numbers.clamp(2 * int(facts["price"]))
        elif card:
            effect = next(c for c in self.data.club if c.id == card[0]).effect
            total = getattr(effect, "strike", total)
            kind = self.data.kinds[getattr(effect, "property", 0)].id
        things = self.things(kind, units)
        return self.t(f"joakim.label.{verb}_deal", things=things, amount=total)

    def _property(self, request: AnyRequest, kind: str, rest: str) -> str:
        """ "", "1", "5", or "1 of 2" after the kind."""
        units, _, other = rest.partition(" of ")
        things = self.counted(kind, int(units)) if units else self.one(kind)
        things = capitalised(things)
        if other:
            return self.t("joakim.label.of_player", things=things, name=self.name(int(other)))
        if request.question == "sold":
            price = dict(getattr(request, "facts", ())).get(kind)
            if price is not None:
                return self.t("joakim.label.priced", things=things, amount=price)
        return things

    def reason(self, reason: Reason) -> str:
        """Why not, with its numbers; without the clause."""
        values = self._values(reason.facts)
        key = reason.code
        if key == "square_out_of_reach" and int(str(values["fewest"])) > _FARTHEST:
            key = "square_too_far"
        return self.t(f"joakim.reason.{key}", **values)

    def _values(self, facts: Facts) -> dict[str, object]:
        """Facts as texts want them: names for seats, words for kinds, numbers as they are."""
        values: dict[str, object] = dict(facts)
        kind = values.get("kind")
        if isinstance(kind, str):
            values |= {"kind": self.one(kind), "kinds": self.kinds(kind)}
        if isinstance(values.get("seat"), int):
            values["name"] = self.name(int(str(values["seat"])))
        return values


def capitalised(text: str) -> str:
    """With a capital at its beginning, the rest as it is."""
    return text[:1].upper() + text[1:]


def is_about_squares(request: AnyRequest) -> bool:
    """Whether the question is answered by pressing a square of the board."""
    if not isinstance(request, Choice):
        return False
    target = request.options[0].target
    return target is not None and target.kind == "square"
