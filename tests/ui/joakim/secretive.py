"""A scripted game of sharks between two people, in which everything happens that is secret."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from game.joakim import effects
from game.joakim.data import GameData
from game.joakim.events.event import sharks_of
from game.joakim.state import Phase, State
from game.ui.joakim.curtained_papers import CurtainedPapers
from game.ui.joakim.sharks.hand import CurtainedHand, InspectedHand, PlayableHand
from game.ui.joakim.sharks.move_positions import hold_tips, keep
from game.ui.joakim.sharks.reaction_curtain import ReactionCurtain
from game.ui.joakim.sharks.reaction_window import ReactionWindow
from game.ui.joakim.sharks.sealed_bid import SealedBid
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import KEYS
from game.ui.kit.scene import Scene
from game.ui.kit.settings import Speed
from game.ui.table.look import BESIDE
from tests.ui.joakim.playing import Played, in_play

BANK, EXCHANGE, UNCLE, CLUB = 3, 4, 2, 19
GOLD, DIAMONDS = 29, 28
DICE = (1, 1, 2, 6, 1, 3, 1)
"""Anna walks from a bank to the Exchange, to Farbror Joakim, who is at home, and on to the club; Bo
to and fro between gold and diamonds."""

_HELD = 100
"""Milliseconds."""


class Secrets(NamedTuple):
    """What is not the same in every such game: the tips that Anna draws beside SLUTEN AUKTION, that
    of Bo beside FARBROR JOAKIM ÄR BORTREST, the numbers of the newspaper on top, and the bids."""

    anna: tuple[str, str] = ("t05", "t17")
    bo: str = "t31"
    papers: tuple[int, int] = (3, 8)
    bids: tuple[int, int] = (37, 21)


USUAL = Secrets()


class Evening:
    """The game, step by step. Anna stands before the Exchange with an empty hand and a card that
    lets her inspect; Bo has two tips."""

    def __init__(self, folder: Path, secrets: Secrets = USUAL, speed: Speed = "off") -> None:
        self.secrets = secrets
        self.played = Played(
            folder, options={"sharks": "on", "win_limit": 900}, speed=speed, position=self._begin
        )
        self.seen: Callable[[str], object] = str
        """Is told at rest what has been done, or will be."""
        left = list(DICE)
        session = self.played.play.session
        self.played.play.answer_by_chance = (  # type: ignore[method-assign]
            lambda: session.answer(left.pop(0))
        )

    def _begin(self, state: State, data: GameData) -> None:
        in_play(state, data)
        state.squares[:] = [BANK, GOLD]
        sharks, secrets = sharks_of(state), self.secrets
        hold_tips(state, data, 1, ("t20", secrets.bo))
        drawn = [n for id in ("t26", *secrets.anna) for n in range(31) if data.tips[n].id == id]
        sharks.tips[:] = drawn + [card for card in sharks.tips if card not in drawn]
        keep(state, data, 0, effects.Inspect)
        for card in reversed(secrets.papers):
            state.newspaper.remove(card)
            state.newspaper.insert(0, card)
        peek = next(n for n, c in enumerate(data.club) if c.effect == effects.Tip(2))
        state.club.remove(peek)
        state.club.insert(0, peek)
        state.phase = Phase.MOVE

    # What happens

    def play(self) -> None:
        """All of it, until Bo is asked after the auction."""
        self.anna_draws_three_and_inspects()
        self.bo_buys_and_anna_may_react()
        self.bo_sends_the_uncle_away()
        self.anna_peeks_at_the_newspaper()
        self.both_bid_in_secret()
        self.bo_sees_nothing_of_it()

    def anna_draws_three_and_inspects(self) -> None:
        self._walk(EXCHANGE)
        self.press("use")  # there is a hand that she could look into first
        self._read(CurtainedHand)
        self._dealings("inspect 1")
        self._read(InspectedHand)
        self._look_at_own_hand()
        self.press("end")

    def bo_buys_and_anna_may_react(self) -> None:
        self._look_at_own_hand()
        self._walk(DIAMONDS)
        self.press("ones")
        self.press("deal")
        self._is(ReactionWindow)
        self.press("seat 0")
        self._open(ReactionCurtain)
        self.press("nothing")
        self.press("end")

    def bo_sends_the_uncle_away(self) -> None:
        self._walk(UNCLE)
        self.press("use")
        self._is(ReactionWindow)
        self.press("seat 1")
        self._open(ReactionCurtain)
        self.press("play 0")
        self.press("read on")
        self.press("end")
        self._walk(GOLD)
        self.press("pass")
        self.press("end")

    def anna_peeks_at_the_newspaper(self) -> None:
        self._walk(CLUB)
        self.press("use")
        self.press("read on")
        self._read(CurtainedPapers)

    def both_bid_in_secret(self) -> None:
        self._own_hand()
        self.press("play 0")
        self.press("read on")
        self.press("gold 1")
        for bid in self.secrets.bids:
            self._bid(bid)

    def bo_sees_nothing_of_it(self) -> None:
        self.press("read on")
        self.press("end")
        self._look_at_own_hand()
        self._walk(DIAMONDS)

    # How

    def press(self, name: str) -> None:
        """Focus it and press Enter, with a look before and after."""
        pilot = self.played.pilot
        pilot.wait(HAND_OVER).focus_on(name)
        self.seen(f"before {name}")
        pilot.press("enter")
        self.seen(f"after {name}")

    def _walk(self, square: int) -> None:
        self.press("roll")
        self.press(f"square {square}")

    def _dealings(self, name: str) -> None:
        self.press(BESIDE)
        self.press(name)

    def _own_hand(self) -> None:
        """Dealings, then one's own tips, read."""
        self._dealings("tips")
        self._open(PlayableHand)

    def _look_at_own_hand(self) -> None:
        """And back to the question."""
        self._own_hand()
        self.press("done")
        self.press("back")

    def _is(self, scene: type[Scene[Any]]) -> None:
        assert type(self.played.top) is scene, type(self.played.top)

    def _open(self, curtain: type[Scene[Any]]) -> None:
        """It is me, and what is it?"""
        self._is(curtain)
        self.seen("handed over")
        self.press("ready")
        self.hold("hold")

    def _read(self, curtain: type[Scene[Any]]) -> None:
        self._open(curtain)
        self.press("done")

    def hold(self, name: str, key: str = "enter") -> None:
        """Hold a key down on something for a while."""
        pilot = self.played.pilot.wait(HAND_OVER).focus_on(name)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pilot.post(kind, key=KEYS[key], mod=0, unicode="", scancode=0).wait(_HELD)
        self.seen(f"let go of {name}")

    def _bid(self, amount: int) -> None:
        self._is(SealedBid)
        self.seen("handed over")
        self.press("ready")
        for place, digit in enumerate(f"{amount:02}"):
            for _ in range(int(digit)):
                self.hold(f"wheel {place}", "up")
        self.hold("hold")
        self.press("seal")
