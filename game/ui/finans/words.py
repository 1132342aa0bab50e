"""All that the table says: questions, buttons, reasons, and the names of things."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from game.engine.requests import AnyRequest, Facts, Reason, Seat
from game.finans.building import price_of
from game.finans.data import DeckName, GameData, PlotIndex, ShareIndex
from game.finans.mortgages import redemption
from game.finans.moving import dice_for
from game.finans.state import BANK, Paper
from game.finans.table import Table

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class Words:
    """The words of one table, in the language that is chosen now."""

    def __init__(self, table: TableScene, data: GameData) -> None:
        self._table = table
        self.data = data
        self._plots = {plot.id: number for number, plot in enumerate(data.plots)}
        self._shares = {share.id: number for number, share in enumerate(data.shares)}

    def t(self, key: str, **values: object) -> str:
        """A text of this game: its key without the game's name."""
        return self._table.t(f"finans.{key}", **values)

    # Names of things

    def name(self, seat: Seat) -> str:
        """A player's name; the bank's for the bank."""
        return self.t("money.bank") if seat == BANK else self._table.seating(seat).name

    def names(self, seats: tuple[Seat, ...]) -> str:
        """Several names in a row: "Anna, Bo och Cia"."""
        names = [self.name(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self._table.t("common.and", first=", ".join(names[:-1]), last=names[-1])

    def money(self, amount: int) -> str:
        """An amount in kronor, as the language writes it."""
        return self.t("money.amount", amount=amount)

    def plot(self, plot: PlotIndex) -> str:
        """The name of a plot: "Snickeri"."""
        return self.t(f"plot.{self.data.plots[plot].id}")

    def group(self, group: int) -> str:
        """The full name of a company group."""
        return self.t(f"group.{self.data.groups[group].id}.name")

    def group_short(self, group: int) -> str:
        """The name of a company group in one word."""
        return self.t(f"group.{self.data.groups[group].id}.short")

    def space(self, number: int) -> str:
        """The name of a space: a plot's, a room's, or what kind of space it is."""
        space = self.data.space(number)
        if space.plot is not None:
            return self.plot(space.plot)
        if space.type == "rest":
            return self.t(f"room.{number}")
        return self.t(f"space.{space.type}.name")

    def space_told(self, number: int) -> str:
        """What one does on a space."""
        amount = self.data.numbers.bonus_per_eye
        return self.t(f"space.{self.data.space(number).type}.sentence", amount=amount)

    def paper(self, paper: Paper | str) -> str:
        """A plot or a share as what is bought or sold; a string is its id."""
        sort, number = self._paper(paper) if isinstance(paper, str) else paper
        if sort == "plot":
            return self.t("paper.plot", plot=self.plot(number))
        share = self.data.shares[number]
        return self.t("paper.share", group=self.group_short(share.group), face=share.face)

    def _paper(self, id: str) -> Paper:
        if id in self._plots:
            return Paper("plot", self._plots[id])
        return Paper("share", self._shares[id])

    def card(self, deck: DeckName, card: int, part: str) -> str:
        """The "title" of a card, or its "story", "rule" or "text", with its figures."""
        found = self.data.news[card] if deck == "news" else self.data.tips[card]
        effect: Any = found.effect
        figures = {each.name: getattr(effect, each.name) for each in fields(effect)}
        return self.t(f"{deck}.{found.id}.{part}", **figures)

    def clause(self, clause: str) -> str:
        """Where a clause stands: "finans.moving.3" is "Att flytta, regel 3"."""
        _, chapter, number = clause.split(".")
        title = self.t(f"rulebook.{chapter}.title")
        return self.t("table.clause", chapter=title, number=number)

    # Questions, buttons, reasons

    def question(self, request: AnyRequest) -> str:
        """What is asked, in one sentence."""
        values = self._values(getattr(request, "facts", ()))
        if request.question == "bail":
            values["n"] = values["rounds"]
        key = f"question.{request.question}"
        if request.question == "offer_answer":
            key += f".{values['verb']}"
        return self.t(key, **values)

    def label(self, request: AnyRequest, id: str) -> str:
        """What an option says on a button."""
        verb, _, rest = id.partition(" ")
        question = request.question
        if id == "pass":
            return self.t(f"label.pass.{question}")
        if question == "fee":
            return self.t("label.fee", amount=int(id))
        if question in ("take_share", "take_plot", "buy_share"):
            verb, rest = question, id
        elif question == "offer_paper":
            return self.t(f"label.offer_{verb}", paper=self.paper(rest))
        return self.t(f"label.{verb}", **self._option(request, verb, rest))

    def _option(self, request: AnyRequest, verb: str, rest: str) -> dict[str, object]:
        """What the label of an option tells beside its verb."""
        numbers = self.data.numbers
        simple: dict[str, dict[str, object]] = {
            "loan": {"amount": numbers.loan},
            "repay": {"amount": numbers.loan},
            "buy_car": {"amount": numbers.car_price},
            "sell_car": {"amount": numbers.car_sold_for},
            "bond": {"number": rest},
        }
        if verb == "roll":
            return {"n": dice_for(self.rules, request.asked or 0)}
        if verb == "meet":
            ids = [group.id for group in self.data.groups]
            return {"group": self.group_short(ids.index(rest))}
        if verb == "offer":
            return {"name": self.name(int(rest))}
        if rest in self._shares:
            return self._share(verb, self._shares[rest])
        if rest in self._plots:
            return self._plot(verb, self._plots[rest])
        return simple.get(verb, {})

    def _share(self, verb: str, number: ShareIndex) -> dict[str, object]:
        share = self.data.shares[number]
        return {
            "group": self.group_short(share.group),
            "amount": share.buy_back if verb == "sell_share" else share.face,
            "name": self.name(self.rules.state.shares[number]),
        }

    def _plot(self, verb: str, number: PlotIndex) -> dict[str, object]:
        plot = self.data.plots[number]
        amounts = {"mortgage": plot.mortgage, "sell_plot": plot.buy_back}
        if verb == "redeem":
            amounts[verb] = redemption(self.rules, number)
        elif verb == "build":
            amounts[verb] = price_of(self.rules, number)
        return {
            "plot": self.plot(number),
            "amount": amounts.get(verb, plot.price),
            "name": self.name(self.rules.state.plots[number]),
        }

    @property
    def rules(self) -> Table:
        """The table as the room sees it, for what the rules know how to work out."""
        return Table(self.data, self._table.shown, [])

    def reason(self, reason: Reason) -> str:
        """Why not, with its numbers; without the clause."""
        return self.t(f"reason.{reason.code}", **self._values(reason.facts))

    def _values(self, facts: Facts) -> dict[str, object]:
        """Facts as texts want them: names for seats, words for papers, numbers as they are."""
        values: dict[str, object] = dict(facts)
        if isinstance(seat := values.get("seat"), int):
            values["name"] = self.name(seat)
        if isinstance(paper := values.get("paper"), str):
            values["paper"] = self.paper(paper)
        if isinstance(plot := values.get("plot"), str):
            values["plot"] = self.plot(self._plots[plot])
        if isinstance(group := values.get("group"), str):
            ids = [each.id for each in self.data.groups]
            values["group"] = self.group_short(ids.index(group))
        return values
