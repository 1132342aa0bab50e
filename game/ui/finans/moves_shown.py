"""How the dice, the pieces and the cards are shown."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.requests import Seat
from game.finans import events as e
from game.finans.data import DeckName
from game.ui.finans import layout
from game.ui.finans.shows import Shows
from game.ui.finans.sizes import CARD_BACK
from game.ui.kit.animation import Call, Sequence, Step, Wait, glide
from game.ui.kit.box import SCREEN, Box
from game.ui.table.showing import Apply

_ROLL, _REST = 800.0, 350.0
_STEP, _JUMP, _SET_DOWN = 190.0, 850.0, 260.0
_BACKS: dict[DeckName, str] = {"news": "finans/back_nytt", "tips": "finans/back_tips"}


class MovesShown:
    """Steps for events of the dice, the pieces and the decks."""

    def __init__(self, shows: Shows) -> None:
        self.shows = shows
        self.look = shows.look

    def dice_rolled(self, event: e.DiceRolled, apply: Apply) -> Iterable[Step]:
        """They tumble, then rest; only then is the number told."""
        shows = self.shows
        tumble = self.look.dice.tumble(event.dice, _ROLL, shows.reduced)
        land = shows.sound("dice_land")
        return (Sequence(shows.sound("dice_roll"), tumble, land, Call(apply), Wait(_REST)),)

    def piece_moved(self, event: e.PieceMoved, apply: Apply) -> Iterable[Step]:
        """Space by space along the ring, or straight to where a card sends it."""
        look, reduced = self.look, self.shows.reduced
        piece = look.pieces.piece(event.seat)
        start, size = look.state.spaces[event.seat], layout.piece_box(event.space)
        steps: list[Step] = [Call(look.pieces.hide_arrow)]
        if not event.steps:
            steps += (self.shows.sound("jump"), glide(piece, size, _JUMP, reduced))
        for step in range(1, event.steps + 1):
            number = (start + step - 1) % len(look.data.spaces) + 1
            time = _SET_DOWN if step == event.steps else _STEP
            steps.append(glide(piece, layout.piece_box(number), time, reduced))
            steps.append(self.shows.sound("step"))
        return (Sequence(*steps, Call(apply)),)

    def card_drawn(self, event: e.CardDrawn) -> Step:
        """The top card comes from the space of whoever draws it; then it is open to be read."""
        space = layout.space_box(self.look.state.spaces[event.seat])
        return self._card(event.deck, space, SCREEN, lambda: None)

    def news_in_force(self, event: e.NewsInForce, apply: Apply) -> Iterable[Step]:
        """It takes its place above the bank, until further notice."""
        end = layout.NEWS_EMBLEM
        start = Box.around(*SCREEN.centre, end.w, end.h)
        picture = f"finans/{self.look.data.news[event.card].picture}"
        fly = self.shows.fly(picture, start, end, apply)
        return (Sequence(self.shows.sound("newspaper"), fly, self.shows.told(event)),)

    def tip_kept(self, event: e.TipKept, apply: Apply) -> Iterable[Step]:
        """It goes to the panel of its holder, which counts it."""
        fly = self._card("tips", SCREEN, self._kept(event.seat), apply)
        return (Sequence(fly, self.shows.told(event)),)

    def tip_returned(self, event: e.TipReturned, apply: Apply) -> Iterable[Step]:
        """It goes back under its pile in the bank."""
        fly = self._card("tips", self._kept(event.seat), layout.HALL_NAME, apply)
        return (Sequence(fly, self.shows.told(event)),)

    def _kept(self, seat: Seat) -> Box:
        """Where a seat's kept tips stand."""
        look = self.look
        return look.panels.parts(look.state, seat, look.table.active_seat()).thing("tip")

    def _card(self, deck: DeckName, start: Box, end: Box, arrived: Apply) -> Step:
        begin, there = (Box.around(*place.centre, *CARD_BACK) for place in (start, end))
        return self.shows.fly(_BACKS[deck], begin, there, arrived)
