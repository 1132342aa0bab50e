"""A recorder that sees every frame of a table, and knows what in it nobody may see just now.

with Recorder(played) as recorder:
    ...                                      # play
assert recorder.leaks == []
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from hashlib import sha256
from types import TracebackType
from typing import Any, NamedTuple, Self
from unittest.mock import patch

from game.engine.requests import Amount, Choice, Seat
from game.joakim.data import NewspaperCard, TipCard
from game.joakim.events import BidsRevealed, TipPlayed, TipUsed
from game.joakim.events.event import sharks_of
from game.players.joakim_sharks import SEALED
from game.ui.joakim.consequences import numbers_of
from game.ui.joakim.curtain import Curtain
from game.ui.joakim.peeked_paper import PeekedPaper
from game.ui.joakim.sharks.sealed_bid import SealedBid
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.recorder import TextRecorder
from game.ui.kit.rehearsal import Rehearsal
from game.ui.table.flying import FlyingPicture
from tests.ui.joakim.playing import Played
from tests.ui.joakim.prompts.asking import plainly

_NUMBER = re.compile(r"\d+")


class Secret(NamedTuple):
    """What some seats alone may see: texts and numbers as they are drawn, and pictures' names."""

    what: str
    seen_by: Set[Seat]
    texts: Set[str] = frozenset()
    numbers: Set[str] = frozenset()
    pictures: Set[str] = frozenset()

    def found_in(self, texts: Set[str], pictures: Set[str]) -> set[str]:
        """What of it was drawn."""
        found = {drawn for drawn in texts for text in self.texts if text in drawn}
        if self.numbers:
            found |= {drawn for drawn in texts if self.numbers & set(_NUMBER.findall(drawn))}
        return found | (self.pictures & pictures)


class Leak(NamedTuple):
    """A secret that was drawn in this frame, on this scene, where somebody else could see it."""

    frame: int
    scene: str
    what: str
    drawn: tuple[str, ...]


class Picture(NamedTuple):
    """What the window showed at some moment, on this scene."""

    moment: str
    scene: str
    pixels: str


FIRST = "first after a hand-over"


class Recorder:
    """While entered, looks at every frame of a table. Everything that is painted counts, also
    below a dialog; what is secret is read anew from the rules' own state each time.

    `pictures`: what the window showed in each first frame after a hand-over and whenever `look` was
    called, in order.
    """

    def __init__(self, played: Played) -> None:
        self.played = played
        self.frames = 0
        self.seen_in_secret: set[str] = set()
        """The secrets that were drawn behind the curtain of whoever may see them."""
        self.leaks: list[Leak] = []
        self.pictures: list[Picture] = []
        self.stale: list[int] = []
        """Frames in which the window still shows something of what was held before."""
        self._texts = TextRecorder()
        self._names: set[str] = set()
        self._handed_over = self._held = False
        self._patches = [
            patch.object(Canvas, "picture", self._noting(Canvas.picture)),
            patch.object(FlyingPicture, "paint", self._noting_flight(FlyingPicture.paint)),
            patch.object(played.shell, "frame", self._frame),
            patch.object(played.shell, "hand_over", self._hand_over),
        ]
        self._inner_frame, self._inner_hand_over = played.shell.frame, played.shell.hand_over

    def __enter__(self) -> Self:
        for each in self._patches:
            each.start()
        self._texts.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._texts.__exit__(kind, fault, trace)
        for each in self._patches:
            each.stop()

    # What is painted

    def _noting(self, inner: Any) -> Any:
        def picture(canvas: Canvas, name: str, box: Box, *rest: Any, **more: Any) -> None:
            if not isinstance(canvas, Rehearsal):
                self._names.add(name)
            inner(canvas, name, box, *rest, **more)

        return picture

    def _noting_flight(self, inner: Any) -> Any:
        def paint(sprite: FlyingPicture, canvas: Canvas) -> None:
            self._names.add(sprite.name)
            inner(sprite, canvas)

        return paint

    def painted(self) -> tuple[set[str], set[str]]:
        """Texts and pictures' names since this was asked last."""
        texts = {plainly(text.string) for text in self._texts.texts}
        pictures = set(self._names)
        self._texts.texts.clear()
        self._names.clear()
        return texts, pictures

    def _hand_over(self) -> None:
        self._handed_over = True
        self._inner_hand_over()

    def _frame(self, ms: float) -> bool:
        updated = self._inner_frame(ms)
        self.frames += 1
        texts, pictures = self.painted()
        top = self.played.top
        is_held = bool(self.played.shell.input.gate.held)
        behind = top.seat if is_held and isinstance(top, Curtain) and _is_open(top) else None
        if texts or pictures:
            self._judge(texts, pictures, behind)
        if self._held and behind is None and self._is_stale():
            self.stale.append(self.frames)
        self._held = behind is not None
        if self._handed_over and updated:
            self._handed_over = False
            self.look(FIRST)
        return updated

    def look(self, moment: str) -> None:
        """Keep what the window shows now."""
        pixels = sha256(self._window()).hexdigest()
        self.pictures.append(Picture(moment, type(self.played.top).__name__, pixels))

    def _window(self) -> bytes:
        return bytes(self.played.shell.stage.window.get_buffer().raw)

    def _judge(self, texts: Set[str], pictures: Set[str], behind: Seat | None) -> None:
        """`behind`: whose curtain is held open now, if any."""
        for secret in self.secrets():
            drawn = secret.found_in(texts, pictures)
            if drawn and behind in secret.seen_by:
                self.seen_in_secret.add(secret.what)
            elif drawn:
                scene = type(self.played.top).__name__
                self.leaks.append(Leak(self.frames, scene, secret.what, tuple(sorted(drawn))))

    def _is_stale(self) -> bool:
        """Whether the window would look otherwise if all of it were painted now."""
        shown = self._window()
        self.played.shell.stage.redraw()
        self.played.shell.stage.render()
        return self._window() != shown

    # What is secret

    def secrets(self) -> Iterator[Secret]:
        """All that lies hidden now and was never open to everybody."""
        yield from self._tips()
        yield from self._papers()
        yield from self._refusals()
        yield from self._bids()

    def _tips(self) -> Iterator[Secret]:
        sharks, data = sharks_of(self.played.session_state), self.played.look.data
        log = self.played.play.session.log
        played = [data.tips[e.card] for e in log if isinstance(e, TipPlayed | TipUsed)]
        told = {text for tip in played for text in self._printed(tip)}
        pictures = {f"joakim/{tip.picture}" for tip in played}
        for owner, hand in enumerate(sharks.hands):
            inspectors = {seat for seat, seen in enumerate(sharks.inspected) if seen[owner]}
            for card in hand:
                tip = data.tips[card]
                yield Secret(
                    tip.id, {owner, *inspectors}, self._printed(tip) - told,
                    pictures={f"joakim/{tip.picture}"} - pictures,
                )  # fmt: skip

    def _printed(self, tip: TipCard) -> set[str]:
        t, values = self.played.look.words.t, numbers_of(tip.effect)
        key = f"joakim.tips.{tip.id}"
        return {plainly(t(f"{key}.title")), plainly(t(f"{key}.text", **values))}

    def _papers(self) -> Iterator[Secret]:
        """The numbers of the newspaper that somebody has peeked at."""
        state, data = self.played.session_state, self.played.look.data
        open_ones = {*state.newspaper_drawn, *state.newspaper_removed, state.club_closed_by}
        told = {text for card in open_ones - {-1} for text in self._headings(data.newspaper[card])}
        for seat, cards in enumerate(state.known):
            for card in cards:
                paper = data.newspaper[card]
                yield Secret(paper.id, {seat}, self._headings(paper) - told)

    def _headings(self, card: NewspaperCard) -> set[str]:
        paper = PeekedPaper(self.played.look, card, [])
        return set(map(plainly, (paper.heading, paper.small_heading, paper.note))) - {""}

    def _refusals(self) -> Iterator[Secret]:
        """Why a tip in hand cannot be played now: that tells which one it is."""
        request = self.played.play.session.request
        if isinstance(request, Choice):
            for each in request.refused:
                if each.secret:
                    reason = plainly(self.played.table.reason_text(each.reason))
                    yield Secret(f"why not {each.id}", {request.seat}, {reason})

    def _bids(self) -> Iterator[Secret]:
        """What was written down since envelopes were opened last, and what it leaves of the cash;
        and what is being written down."""
        session = self.played.play.session
        opened = [place for place, e in enumerate(session.log) if isinstance(e, BidsRevealed)]
        for entry in session.entries:
            is_sealed = not opened or entry.logged > opened[-1]
            if is_sealed and entry.question in SEALED and entry.seat is not None:
                yield self._bid(entry.seat, int(str(entry.answer)), set())
        top = self.played.top
        if isinstance(top, SealedBid) and isinstance(session.request, Amount):
            yield self._bid(top.seat, top.value, {top.seat})

    def _bid(self, seat: Seat, amount: int, seen_by: set[Seat]) -> Secret:
        """Numbers of one digit are on too many things to be told apart."""
        left = self.played.session_state.cash[seat] - amount
        numbers = {str(number) for number in (amount, left) if number > 9 and amount}
        return Secret(f"bid of {seat}", seen_by, numbers=numbers)


def _is_open(curtain: Curtain[Any]) -> bool:
    """Whether it shows what is behind it."""
    return curtain.held or (isinstance(curtain, SealedBid) and curtain.is_open)
