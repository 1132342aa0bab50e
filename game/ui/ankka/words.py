"""All that the table says: questions, buttons, reasons, and the names of things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from game.ankka.data import TOPICS, Colour, GameData, Invention, NodeId
from game.ankka.helps import asked_instead
from game.ankka.state import Pawn, State
from game.engine.events import AnyEvent
from game.engine.requests import AnyRequest, Card, Facts, Reason, Seat
from game.ui.ankka.movers import Movers

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_OF_THE_PROMPT = ("no", "yes")
"""Answers whose words depend on what is asked."""


class Words:
    """The words of one table, in the language that is chosen now."""

    def __init__(self, table: TableScene, data: GameData) -> None:
        self._table = table
        self.data = data
        self.movers = Movers(table)
        self._events = {card.id: number for number, card in enumerate(data.events)}

    def t(self, key: str, **values: object) -> str:
        """A text of this game: its key without the game's name."""
        return self._table.t(f"ankka.{key}", **values)

    # Names of things

    def name(self, seat: Seat) -> str:
        """A player's name."""
        return self._table.seating(seat).name

    def mover(self, pawn: Pawn, event: AnyEvent) -> str:
        """The name of the player who moved a pawn when this happened."""
        return self.name(self.movers.seat(pawn, event))

    def character(self, id: str) -> str:
        """A character's name."""
        return self.t(f"character.{id}")

    def place(self, id: NodeId) -> str:
        """The full name of a place, or what sort of circle it is."""
        node = self.data.node(id)
        if node.is_place:
            return self.t(f"place.{id}.name")
        return self.t(f"circle.{node.topic or 'white'}")

    def short(self, id: NodeId) -> str:
        """What a place's plate says."""
        return self.t(f"place.{id}.short")

    def topic(self, topic: int | str) -> str:
        """The name of a topic, by its id or its index."""
        return self.t(f"topic.{TOPICS[topic] if isinstance(topic, int) else topic}")

    def invention(self, invention: Invention, part: str = "name") -> str:
        """The "name" of an invention, or the "text" that says what it does."""
        return self.t(f"invention.{invention}.{part}", n=self.data.numbers.short_steps)

    def event(self, card: Card | str, part: str = "title") -> str:
        """The "title" of an event card or its "text", with its figures."""
        found = self.data.events[self._events[card] if isinstance(card, str) else card]
        effect: Any = found.effect
        figures = {each.name: getattr(effect, each.name) for each in fields(effect)}
        return self.t(f"events.{found.id}.{part}", **figures)

    def clause(self, clause: str) -> str:
        """Where a clause stands: "ankka.steps.3" is "Stegen, regel 3"."""
        _, chapter, number = clause.split(".")
        title = self.t(f"rulebook.{chapter}.title")
        return self.t("table.clause", chapter=title, number=number)

    def node(self, id: NodeId) -> str:
        """What a node is, whose next destination it is, and who stands there."""
        state: State = self._table.shown
        node = self.data.node(id)
        if node.is_place:
            parts = [self.t("table.circle.place", place=self.place(id))]
        elif node.topic:
            parts = [self.t("table.circle.topic", topic=self.topic(node.topic))]
        else:
            parts = [self.t("table.circle.white")]
        seats = range(state.players)
        goals = [seat for seat in seats if self.goal(state, state.pawn[seat]) == id]
        there = [seat for seat in seats if state.nodes[state.pawn[seat]] == id]
        for key, found in (("goal_of", goals), ("stands", there)):
            if found:
                parts.append(self.t(f"table.circle.{key}", names=self.names(found)))
        return " ".join(parts)

    def names(self, seats: Sequence[Seat]) -> str:
        """Several names in a row: "Anna, Bo och Cia"."""
        names = [self.name(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self._table.t("common.and", first=", ".join(names[:-1]), last=names[-1])

    def goal(self, state: State, pawn: Pawn) -> NodeId:
        """Where a pawn has to go next."""
        return self.data.goal(state.characters[pawn], state.options.route, state.visited[pawn])

    def destination(self, pawn: Pawn, number: int) -> NodeId:
        """The place that a pawn has to visit as so manieth, from 1."""
        state: State = self._table.shown
        return self.data.route(state.characters[pawn], state.options.route)[number - 1]

    def asked_on(self, id: NodeId, seat: Seat) -> Colour:
        """The topic that a seat is asked about on a node; "" for none."""
        state: State = self._table.shown
        return asked_instead(self.data.node(id).topic, state.helps[seat])

    def asked_here(self, state: State) -> Colour:
        """The topic that whoever's turn it is would be asked about now; "" for none."""
        return self.asked_on(state.nodes[state.pawn[state.seat]], state.seat)

    # Questions, buttons, reasons

    def question(self, request: AnyRequest) -> str:
        """What is asked, in one sentence."""
        facts = self._values(getattr(request, "facts", ()))
        return self.t(f"question.{request.question}", **facts)

    def label(self, request: AnyRequest, id: str) -> str:
        """What an option says on a button."""
        verb, _, rest = id.partition(" ")
        if verb in self._events:
            return self.t("label.card", title=self.event(verb))
        if id in _OF_THE_PROMPT:
            return self.t(f"label.{id}.{request.question}")
        return self.t(f"label.{verb}", **self._option(verb, rest))

    def _option(self, verb: str, rest: str) -> dict[str, object]:
        """What the label of an option tells beside its verb."""
        state: State = self._table.shown
        if verb == "go":
            return {"place": self.place(rest)}
        if verb in ("capture", "seat") and rest:
            return {"name": self.name(int(rest))}
        if verb == "steps":
            effect: Any = self.data.events[self._events[rest]].effect
            return {"title": self.event(rest), "n": effect.steps}
        if verb == "ask":
            topic = self.asked_here(state)
            return {"topic": self.topic(topic) if topic else ""}
        return {}

    def reason(self, reason: Reason) -> str:
        """Why not, with its numbers; without the clause."""
        return self.t(f"reason.{reason.code}", **self._values(reason.facts))

    def _values(self, facts: Facts) -> dict[str, object]:
        """Facts as texts want them: names for seats, words for places, numbers as they are."""
        values: dict[str, object] = dict(facts)
        for fact, key in (("player", "name"), ("seat", "name"), ("objector", "other")):
            if isinstance(seat := values.get(fact), int):
                values[key] = self.name(seat)
        if isinstance(place := values.get("place"), str):
            values["place"] = self.place(place)
        if isinstance(topic := values.get("topic"), str | int):
            values["topic"] = self.topic(topic)
        if isinstance(card := values.get("card"), str) and card in self._events:
            values["title"] = self.event(card)
        return values
