"""Joakim on the table: board, panels, log, words and animations put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.engine.events import AnyEvent
from game.engine.requests import Answer, AnyRequest, Choice, Option, Refused, Seat, Target
from game.joakim.data import GameData
from game.joakim.events import BidsRevealed, MoveEnded, MoveMissed, OfferMade
from game.joakim.state import NOBODY, NOWHERE, State
from game.ui.joakim import layout
from game.ui.joakim.animations import Animations
from game.ui.joakim.board import Board
from game.ui.joakim.chronicle import Chronicle
from game.ui.joakim.die import DieSprite
from game.ui.joakim.log_panel import LogPanel
from game.ui.joakim.market_panel import MarketPanel
from game.ui.joakim.pawns import Pawns
from game.ui.joakim.player_panels import PlayerPanels
from game.ui.joakim.rehearsing import rehearse
from game.ui.joakim.sharks.asides import beside_of, is_aside
from game.ui.joakim.sharks.occasion import reaction_to
from game.ui.joakim.telling import Telling
from game.ui.joakim.things import things_of
from game.ui.joakim.warming import flying
from game.ui.joakim.words import Words
from game.ui.kit.animation import Step
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.sprites import PictureSprite
from game.ui.kit.widgets.button import Spot
from game.ui.table.flying import Hangar
from game.ui.table.look import Beside
from game.ui.table.plaque import reach
from game.ui.table.reactions import Decisions, Reaction
from game.ui.table.spots import TableSpot
from game.ui.table.warming import Warming, loads
from game.ui.table.worded_look import WordedLook

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_DOT_Z = 5
_FRAME = 46
"""Design units beyond its box that the frame of the active panel paints."""


class JoakimLook(WordedLook):
    """The table of Joakim. Its parts are public: dialogs and scenes above the table use them."""

    words: Words
    telling: Telling
    animations: Animations

    plaque_aside = 116

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        data: GameData = table.session.rulebook.data  # type: ignore[attr-defined]
        self.data = data
        self.words = Words(table, data)
        self.telling = Telling(self.words)
        self.chronicle = Chronicle(table, len(data.kinds))
        self.hangar = Hangar(table.kit)
        self.warming = Warming(table.kit)
        self.die = DieSprite(self.hangar)
        self.board = Board(data)
        self.market = MarketPanel(data, self.words, self.chronicle)
        self.panels = PlayerPanels(data, self.words, table.seating)
        self.log = LogPanel(table, self.telling)
        self.pawns = Pawns(
            table.sprites, self.hangar, self.board, lambda seat: table.seating(seat).look
        )
        self.animations = Animations(self)
        self._dots: list[PictureSprite] = []
        self._active = NOBODY

    @property
    def state(self) -> State:
        state: State = self.table.shown
        return state

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        state = self.state
        self.chronicle.catch_up()
        self.board.draw(canvas, state)
        self.market.draw(canvas, state, self.table.session.rulebook.round(state))
        self.panels.draw(canvas, state, self.table.active_seat())
        self.log.draw(canvas, state)

    def active_changed(self) -> None:
        """Frame the panel and ring the pawn of whoever is active now, if that is another."""
        active = self.table.active_seat()
        self.pawns.mark(self.state, active)
        if active != self._active:
            for seat in (self._active, active):
                if seat != NOBODY:
                    self.table.invalidate(self.panels.box(self.state, seat).inset(-_FRAME))
            self._active = active
            self.table.invalidate(reach(layout.PLAQUE))

    def draw_token(self, canvas: Canvas, plaque: Box, seat: Seat) -> None:
        look = self.table.seating(seat).look
        canvas.picture(f"joakim/pawn_{look}", Box(plaque.x + 20, plaque.y - 46, 86, 120))

    def reset(self) -> None:
        self.chronicle.catch_up()
        self.warming.start(loads(self.hangar, flying(self.data, self.state.decks)))
        self.table.kit.rehearse(partial(rehearse, self))
        self.animations.clear()
        self.forget_path()
        self.pawns.place(self.state)
        self.pawns.mark(self.state, self.table.active_seat())
        self.show_die(self.chronicle.die)
        self.table.invalidate()

    def show_die(self, value: int | None) -> None:
        """The die at rest on the plaque, or none before it was thrown."""
        if self.die not in self.table.sprites:
            self.table.sprites.add(self.die)
        self.die.rest(value)

    # Where things are

    def plaque(self) -> Box:
        return layout.PLAQUE

    def button_places(self) -> list[Box]:
        return layout.button_places(with_sharks=self.state.sharks is not None)

    def spot(self, target: Target) -> Box | None:
        return self.board.square_box(int(target.id)) if target.kind == "square" else None

    def things(self) -> Iterable[Spot]:
        return things_of(self)

    def bank_place(self) -> tuple[float, float]:
        """The bank deals where the pawn of the moving player stands."""
        square = self.state.squares[self.state.seat]
        crown = self.data.board.places.crown
        return layout.centre(crown if square == NOWHERE else self.board.cell(square))

    def mark_spot(self, canvas: Canvas, spot: TableSpot) -> None:
        square = int(spot.name.removeprefix("square "))
        if spot.asked:
            self.board.mark(canvas, square, not spot.reason, spot.focused)
        else:
            self.board.point_at(canvas, square)

    def choosing(self, request: AnyRequest, option: Option[Any] | None) -> None:
        """Dots lead from the pawn to the square in focus."""
        self.forget_path()
        if not isinstance(request, Choice) or request.prompt != "move" or option is None:
            return
        start = self.state.squares[request.seat]
        steps = int(dict(request.facts)["steps"])
        if start == NOWHERE:
            return
        for box in self.board.path_dots(start, option.value, steps):
            dot = PictureSprite("joakim/path_dot", box, _DOT_Z)
            self._dots.append(self.table.sprites.add(dot))

    def forget_path(self) -> None:
        for dot in self._dots:
            self.table.sprites.remove(dot)
        self._dots.clear()

    def place_of(self, id: str) -> int | None:
        """The move is ended where nothing else is pressed."""
        return 1 if id == "end" else None

    def is_out(self, seat: Seat) -> bool:
        return self.state.out[seat]

    # Questions

    def is_beside(self, request: AnyRequest, option: Option[Any] | Refused) -> bool:
        return is_aside(request, option)

    def beside(self, request: AnyRequest) -> Beside | None:
        return beside_of(self, request)

    def goes_without_saying(self, request: AnyRequest) -> bool:
        """Not with sharks: whether a tip can be played at the end is nobody else's business."""
        wanted = getattr(self.table.kit.settings, "auto_end_turn", False)
        return bool(wanted) and request.question == "end_move" and self.state.sharks is None

    def prompt(self, request: AnyRequest) -> Scene[Answer] | None:
        try:
            from game.ui.joakim.prompts import prompt_for
        except ImportError:
            return None
        return prompt_for(self.table, request)

    def reaction(self, request: AnyRequest) -> Reaction | None:
        return reaction_to(self.state, request)

    def reaction_window(self, request: AnyRequest, people: tuple[Seat, ...]) -> Scene[Decisions]:
        from game.ui.joakim.sharks.reaction_window import ReactionWindow

        return ReactionWindow(self, request, people)

    @property
    def has_manners(self) -> bool:
        return self.state.sharks is not None

    def concerned(self, event: AnyEvent) -> tuple[Seat, ...]:
        seats = super().concerned(event)
        if isinstance(event, OfferMade):
            seats += event.offer.seller, event.offer.buyer
        elif isinstance(event, BidsRevealed):
            seats += tuple(seat for seat, _ in event.bids)
        return tuple(dict.fromkeys(seats))

    def ends_turn(self, event: AnyEvent) -> bool:
        return isinstance(event, MoveEnded | MoveMissed)

    # What happens

    def steps(self, event: AnyEvent, apply: Callable[[], None]) -> Iterable[Step]:
        self.forget_path()
        return super().steps(event, apply)

    def show_change(self, event: AnyEvent) -> None:
        self.chronicle.catch_up()
        self.animations.show_change(event)

    def leave(self) -> None:
        self.warming.stop()

    def results(self) -> None:
        from game.ui.joakim.results import show_results

        show_results(self.table)
