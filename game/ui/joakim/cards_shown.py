"""How the cards of the decks, the lucky crown, and the end of a player or the game are shown."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.joakim.events import (
    BidMade,
    CardDrawn,
    CrownLent,
    CrownReturned,
    DeckShuffled,
    GameEnded,
    HandInspected,
    Peeked,
    PlayerLeft,
    TipsDrawn,
)
from game.joakim.state import NOBODY, Phase
from game.ui.joakim.announcements import Announcer
from game.ui.joakim.card_turn import turn_card
from game.ui.joakim.fanfare import fanfare
from game.ui.joakim.showing import card_to_read, curtain_for
from game.ui.joakim.sizes import COIN
from game.ui.kit.animation import Call, Parallel, Sequence, Step, Tween, fade
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.sprites import PaintedSprite
from game.ui.table.showing import Apply

_CROWN, _DARKEN, _FADE = 900.0, 900.0, 700.0
_VEIL_Z = 70


class CardsShown:
    """Steps for events of the decks and the crown, and for leaving and winning."""

    def __init__(self, announcer: Announcer) -> None:
        self.announcer = announcer
        self.look = announcer.look

    def drawn(self, event: CardDrawn, apply: Apply) -> Iterable[Step]:
        """The card leaves its pile and is turned; then it lies there until it has been read."""
        steps: list[Step] = []
        if self.announcer.moving:
            steps.append(turn_card(self.look, event.deck, self.announcer.reduced))
        return (*steps, Call(apply), card_to_read(self.look, event))

    def shuffled(self, event: DeckShuffled, apply: Apply) -> Iterable[Step]:
        if self.look.state.phase == Phase.DECKS:
            return ()
        return (self.announcer.sound("shuffle"), *self.announcer.announced(event, apply))

    def seen_alone(self, event: Peeked | TipsDrawn | HandInspected, apply: Apply) -> Iterable[Step]:
        """Behind a curtain for a person; of a computer it is only told."""
        if self.look.table.is_human(event.seat):
            return (Call(apply), curtain_for(self.look, event))
        return self.announcer.announced(event, apply) if self.announcer.moving else ()

    def bid(self, event: BidMade, apply: Apply) -> Iterable[Step]:
        return (self.announcer.sound("bid"), *self.announcer.announced(event, apply))

    def crown_moved(self, event: CrownLent | CrownReturned, apply: Apply) -> Iterable[Step]:
        """It flies to its new holder, or back to its place."""
        look, state = self.look, self.look.state
        place = look.board.coin_box()
        start = place if state.crown == NOBODY else look.panels.coin_box(state, state.crown)
        end = look.panels.coin_box(state, event.seat) if isinstance(event, CrownLent) else place
        fly = self.announcer.fly(
            "joakim/coin_crown",
            Box.around(*start.centre, *COIN),
            Box.around(*end.centre, *COIN),
            apply,
            _CROWN,
            120,
        )
        go = Sequence(self.announcer.sound("crown"), fly)
        return (self.announcer.say(event, event.seat, go),)

    def player_left(self, event: PlayerLeft, apply: Apply) -> Iterable[Step]:
        """The pawn fades, the panel greys, and it is said why."""
        look, sprites = self.look, self.look.table.sprites
        shade = {"share": 0.0}

        def paint(canvas: Canvas, box: Box) -> None:
            look.panels.draw_veil(canvas, box, shade["share"])

        def darken(share: float) -> None:
            shade["share"] = share
            veil.dirty = True

        veil = PaintedSprite(look.panels.box(look.state, event.seat), paint, _VEIL_Z)
        leave = Sequence(
            self.announcer.sound("out"),
            Call(partial(sprites.add, veil)),
            Parallel(Tween(_DARKEN, darken), fade(look.pawns.pawn(event.seat), 0, _FADE)),
            Call(apply),
            Call(partial(sprites.remove, veil)),
        )
        return (leave, *self.announcer.notice(event, apply))

    def game_ended(self, event: GameEnded, apply: Apply) -> Iterable[Step]:
        return (Call(apply), *fanfare(self.look, event))
