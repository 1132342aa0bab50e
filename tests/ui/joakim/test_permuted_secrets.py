"""What is hidden from a seat changes neither what it is shown nor what its computer player answers.

Two hundred questions of games of sharks; to each a second game in which all is dealt anew that the
asked seat cannot know: the decks, others' tips, what others have peeked at and written down.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.engine.events import AnyEvent
from game.engine.match import Match
from game.engine.players import Position
from game.engine.requests import Choice, Seat
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.games import LOOKS
from game.joakim.events.event import sharks_of
from game.joakim.state import State
from game.players.joakim_trader import JoakimTrader
from game.ui.app import App
from game.ui.joakim.curtain import Curtain
from game.ui.joakim.look import JoakimLook
from game.ui.joakim.poses import POSES
from game.ui.joakim.prompts.poses import table_in
from game.ui.joakim.sharks.asides import OWN_MOVE
from game.ui.joakim.sharks.hand import PlayableHand
from game.ui.joakim.sharks.occasion import SECRET_CARDS, Occasion
from game.ui.joakim.sharks.reaction_curtain import ReactionCurtain
from game.ui.kit.box import SCREEN
from game.ui.kit.canvas import Canvas
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import Pilot
from game.ui.scenes.poses import strike
from game.ui.scenes.table import TableScene
from game.ui.table.log_scene import LogScene
from tests.players.games import JOAKIM, all_random
from tests.ui.joakim.drawings import Drawn, drawings_of, unpainted
from tests.ui.joakim.playing import NAMES

pytestmark = pytest.mark.case("O35")

POSITIONS, PAINTED = 200, 20
RARE = {"sealed_bid": 12, "sealed_raise": 12, "purchase": 3, "uncle_at_home": 3, "before_square": 3}
"""How often these are looked at in a game, where others are once or twice."""


_FIRST, _TURNS = 10, 140
"""Which moves of a game are looked at."""


class Pair(NamedTuple):
    """Twice the same question to the same seat."""

    true: Session[State]
    other: Session[State]
    seat: Seat


def pairs(seed: int) -> Iterator[Pair]:
    """Some questions of a random game between two to four; of the rarer ones more."""
    players, rng = 2 + seed % 3, random.Random(seed)
    seats = tuple(Seating(*named) for named in zip(NAMES[:players], LOOKS, strict=False))
    setup = GameSetup(seats, {"sharks": "on", "win_limit": 2000}, seed)
    session: Session[State] = Session.begin(JOAKIM.rulebook(), setup)
    match, times = Match(session, all_random(players, seed)), Counter[str]()
    while session.request is not None and session.state.turns < _TURNS:
        question, seat = session.request.question, session.seat_asked
        often = RARE.get(question, 1)
        if seat is not None and session.state.turns > _FIRST and times[question] < often:
            times[question] += 1
            yield pair_of(session, seat, rng)
        match.step()


def pair_of(session: Session[State], seat: Seat, rng: random.Random) -> Pair:
    """The true game and an imagined one, each with all that has happened so far; of what only
    others have seen, other cards."""
    true, other = session.fork(), session.imagine(seat, rng)
    before = session.log[: session.checkpoints[-1].logged]
    true.log[:0] = before
    other.log[:0] = [imagined(event, seat, rng) for event in before]
    return Pair(true, other, seat)


def imagined(event: AnyEvent, seat: Seat, rng: random.Random) -> AnyEvent:
    """The event; if this seat may not see all of it, with other cards."""
    who = event.seen_by
    if who is None or seat in who or "cards" not in {each.name for each in fields(event)}:
        return event
    cards: Any = event.cards  # type: ignore[attr-defined]
    return replace(event, cards=tuple(rng.sample(range(28), len(cards))))  # type: ignore[call-arg]


@pytest.fixture(scope="module")
def found() -> list[Pair]:
    """As many questions as are asked for, of many games."""
    return list(islice((pair for seed in range(60) for pair in pairs(seed)), POSITIONS))


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """The program in a small window."""
    folder: Path = tmp_path_factory.mktemp("household")
    pilot = strike(POSES["joakim_trade"], folder, (640, 360), "sv")
    pilot.shell.kit.settings.speed = "off"
    yield pilot
    pilot.shell.close()


def test_all_that_is_hidden_is_dealt_anew(found: list[Pair]) -> None:
    """Else the tests below would prove nothing."""
    changed: Counter[str] = Counter()
    for true, other, _ in found:
        now, then = true.state, other.state
        changed["decks"] += (now.newspaper, now.uncle) != (then.newspaper, then.uncle)
        changed["tips"] += sharks_of(now).tips != sharks_of(then).tips
        changed["hands"] += sharks_of(now).hands != sharks_of(then).hands
        changed["peeked"] += now.known != then.known
        changed["bids"] += [e.answer for e in true.entries] != [e.answer for e in other.entries]
        changed["log"] += true.log != other.log
    assert len(found) == POSITIONS
    assert changed["decks"] == changed["tips"] == POSITIONS
    assert changed["hands"] > POSITIONS / 3
    assert min(changed["peeked"], changed["bids"], changed["log"]) > 10, changed


def test_a_computer_answers_the_same(found: list[Pair]) -> None:
    for true, other, _ in found:
        assert true.request is not None and true.request == other.request
        answers = [JoakimTrader(3).choose(Position(each)) for each in (true, other)]
        assert answers[0] == answers[1], true.request.question


def test_the_screen_draws_the_same(found: list[Pair], pilot: Pilot) -> None:
    """The table and all that lies on it; for the seat itself, what its curtain hides as well."""
    seen: Counter[str] = Counter()
    for true, other, seat in found:
        drawn = [drawn_for(seat, session, pilot) for session in (true, other)]
        assert true.request is not None
        assert drawn[0] == drawn[1], true.request.question
        seen[true.request.question] += 1
    assert len(seen) > 15, seen


def test_a_screen_that_tells_of_a_hand_is_found_out(
    found: list[Pair], pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the tests above would prove nothing either."""
    draw = JoakimLook.draw

    def draw_more(look: JoakimLook, canvas: Canvas) -> None:
        draw(look, canvas)
        hands = sharks_of(look.table.session.state).hands
        canvas.picture(f"joakim/emblem_{sum(map(sum, hands)) % 2}", SCREEN)

    monkeypatch.setattr(JoakimLook, "draw", draw_more)
    differ = [
        drawn_for(seat, true, pilot) != drawn_for(seat, other, pilot)
        for true, other, seat in found[:24]
    ]
    assert sum(differ) > 4


def test_the_window_shows_the_same_to_the_pixel(found: list[Pair], pilot: Pilot) -> None:
    for true, other, _ in found[:: POSITIONS // PAINTED]:
        assert true.request is not None
        assert window(true, pilot) == window(other, pilot), true.request.question


def drawn_for(seat: Seat, session: Session[State], pilot: Pilot) -> list[list[Drawn]]:
    """Everything that the screen draws, first for all and then for the seat behind its curtain."""
    app = pilot.shell
    assert isinstance(app, App)
    with unpainted():
        table = table_in(session, app)
        assert isinstance(table, TableScene)
        app.stack.replace(table)
        drawn = drawings_of(app)
        app.stack.push(LogScene(table.look))  # type: ignore[arg-type]
        drawn += drawings_of(app)
        curtain = curtain_of(seat, table)
        if curtain is not None:
            app.stack.push(curtain)
            drawn += drawings_of(app)
            curtain.handed_over = curtain.held = True
            curtain.rebuild()
            drawn += drawings_of(app)
    return drawn


def curtain_of(seat: Seat, table: TableScene) -> Curtain[Any] | None:
    """What the seat can have before it with the open question, and nobody else."""
    request, look = table.session.request, table.look
    assert request is not None
    if not isinstance(request, Choice) or not sharks_of(table.session.state).hands[seat]:
        return None
    if request.question in OWN_MOVE:
        return PlayableHand(look, request)  # type: ignore[arg-type]
    if request.question in SECRET_CARDS:
        return ReactionCurtain(look, seat, Occasion(look, request))  # type: ignore[arg-type]
    return None


def window(session: Session[State], pilot: Pilot) -> bytes:
    """The window's pixels with the question of a session, at rest."""
    app = pilot.shell
    assert isinstance(app, App)
    app.stack.replace(table_in(session, app))
    pilot.settle().wait(HAND_OVER)
    return bytes(app.stage.window.get_buffer().raw)
