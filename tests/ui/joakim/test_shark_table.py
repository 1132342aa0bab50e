"""The public picture of business sharks: what panels, log, cash book and results tell of them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest

from game.engine.requests import Choice
from game.engine.saves import state_hash
from game.engine.session import Session
from game.games import GAMES
from game.joakim import effects
from game.joakim import events as e
from game.joakim.data import GameData
from game.joakim.events.event import sharks_of
from game.joakim.state import Phase, State
from game.ui.app import App
from game.ui.joakim.chronicle import Shift
from game.ui.joakim.ledger import Ledger
from game.ui.joakim.log_panel import LogPanel
from game.ui.joakim.market_history import MarketHistory
from game.ui.joakim.poses import POSES
from game.ui.joakim.posing import played as played_session
from game.ui.joakim.results_curves import curves_of
from game.ui.joakim.results_record import record_of, standing
from game.ui.joakim.sharks.holdings import Holdings
from game.ui.joakim.sharks.table_poses import hold, kept_cards
from game.ui.kit.settings import Speed
from game.ui.scenes.poses import strike
from game.ui.table.log_scene import lines_of
from tests.ui.joakim.playing import SHORT, Played, in_play

SHARKS: dict[str, int | str] = SHORT | {"sharks": "on"}
Position = Callable[[State, GameData], object]


def dealt(state: State, data: GameData) -> None:
    """Seat 0 holds three tips, a lens, two loans; Beagle-Boys cards lie before seat 1."""
    in_play(state, data)
    state.uncle.remove(kept_cards(data, effects.Inspect)[0])
    hold(state, data, 0, kept=tuple(kept_cards(data, effects.Inspect)[:1]), loans=(0, 2))
    hold(state, data, 1, beagles=2)
    sharks = sharks_of(state)
    for card in sharks.beagles[1]:
        sharks.tips.remove(card)
    sharks.hands[0][:] = [sharks.tips.pop(0) for _ in range(3)]


def table(tmp_path: Path, speed: Speed = "off", position: Position = dealt) -> Played:
    return Played(tmp_path, options=SHARKS, position=position, speed=speed)


@pytest.mark.parametrize("speed", ["normal", "fast", "off"])
def test_a_game_of_computers_is_shown_to_its_end_at_every_speed(
    tmp_path: Path, speed: Speed
) -> None:
    """Every event of the sharks in it is shown and told, and the table loses nothing."""
    played = Played(tmp_path, ("random", "random", "random"), SHARKS, seed=18, speed=speed)
    played.watch(lambda: played.ended)
    session = played.play.session
    alone = Session.begin(session.rulebook, session.setup)
    alone.replay(session.entries)
    assert state_hash(alone.state) == state_hash(session.state)
    assert played.room_sees_all()
    happened = {type(event) for event in session.log}
    assert {e.TipsDrawn, e.TipPlayed, e.OfferMade} <= happened


def test_panels_tell_how_many_tips_and_loans_lie_before_a_player(tmp_path: Path) -> None:
    played = table(tmp_path)
    texts = [text.string for text in played.pilot.texts()]
    assert "3" in texts and "−72" in texts
    spot = played.table.focus.find("player 0")
    assert spot is not None
    spoken = spot.spoken()
    assert "3 affärstips" in spoken and "72\u00a0M" in spoken
    waiting = played.table.focus.find("player 1")
    assert waiting is not None and "2 drag" in waiting.spoken()


def test_in_the_basic_game_a_panel_says_nothing_of_sharks(tmp_path: Path) -> None:
    played = Played(tmp_path, position=in_play)
    spot = played.table.focus.find("player 0")
    assert spot is not None and "affärstips" not in spot.spoken()
    assert not [widget.name for widget in played.table.focus if widget.name == "pile tips"]


def test_the_cash_book_counts_tips_and_reads_kept_cards(tmp_path: Path) -> None:
    """Never a face of a hand, on whatever is drawn, said or asked about."""
    played = table(tmp_path)
    played.pilot.focus_on("player 0").press("enter")
    scene = played.top
    assert isinstance(scene, Ledger)
    rows = list(Holdings(played.look, 0, scene).rows())
    told = " ".join(row.told for row in rows)
    words, hand = played.look.words, sharks_of(played.session_state).hands[0]
    assert words.t("joakim.deck.tips.count", n=3) in told
    for card in hand:
        assert words.heading("tips", card) not in told
    kept = kept_cards(played.look.data, effects.Inspect)[0]
    assert words.heading("uncle", kept) in told
    amounts = [row.amount for row in rows if row.picture == "icon_loan"]
    assert amounts == [words.signed(-12), words.signed(-60)]


def test_a_kept_card_is_read_from_the_cash_book_and_closed_by_the_way_back(tmp_path: Path) -> None:
    played = table(tmp_path)
    played.pilot.focus_on("player 0").press("enter")
    book = played.top
    played.pilot.focus_on("holdings")
    rows = book.focus.find("holdings")
    kept = next(n for n, row in enumerate(rows.items) if row.card)  # type: ignore[union-attr]
    for _ in range(kept):
        played.pilot.press("down")
    played.pilot.press("enter")
    heading = played.look.words.heading("uncle", kept_cards(played.look.data, effects.Inspect)[0])
    assert heading in [text.string for text in played.pilot.texts()]
    played.pilot.press("escape")
    assert played.top is book


def test_a_log_line_is_the_same_whichever_tips_are_drawn_or_seen(tmp_path: Path) -> None:
    line = table(tmp_path).look.telling.line
    assert line(e.TipsDrawn(0, (1, 2, 3))) == line(e.TipsDrawn(0, (20, 21, 22)))
    assert line(e.HandInspected(0, 1, (1,))) == line(e.HandInspected(0, 1, (30,)))
    assert line(e.TipsReturned(0, (4,))) == line(e.TipsReturned(0, (9,)))


def test_a_heading_with_an_end_of_its_own_gets_no_full_stop_as_well(tmp_path: Path) -> None:
    telling = table(tmp_path).look.telling
    cards = range(len(telling.words.data.tips))
    lines = [telling.line(e.TipPlayed(0, card)) for card in cards]
    assert not [line for line in lines if line.endswith(("!.", "….", "?."))]
    assert all(line[-1] in "!.…" for line in lines)


def test_a_missed_move_counts_as_a_turn_of_the_log_and_of_the_curves(tmp_path: Path) -> None:
    """Otherwise the numbers of turns in log, history and results would drift apart."""
    played = Played(tmp_path, ("random", "random"), SHARKS, seed=7)
    played.watch(lambda: played.ended)
    session = played.play.session
    missed = sum(isinstance(event, e.MoveMissed) for event in session.log)
    assert missed
    played.look.chronicle.catch_up()
    assert played.look.chronicle.turn == session.state.turns
    assert curves_of(session).turns in (session.state.turns, session.state.turns + 1)
    assert lines_of(played.look)[0].turn <= session.state.turns


def test_wealth_is_net_of_loans_from_the_first_turn_to_the_last() -> None:
    options: dict[str, int | str] = {"sharks": "on", "win_limit": 300, "start_cash": 60}
    session = played_session(3, 400, options=options)
    assert any(isinstance(event, e.LoanTaken) for event in session.log)
    curves = curves_of(session)
    assert [line[-1] for line in curves.wealth] == [session.state.worth(seat) for seat in range(3)]


def test_results_rank_and_record_by_cash_net_of_loans() -> None:
    session = played_session(2, 20, options={"sharks": "on"})
    state = session.state
    data: GameData = GAMES["joakim"].rulebook().data  # type: ignore[attr-defined]
    state.cash[:2] = [100, 90]
    hold(state, data, 0, loans=(0,))
    assert standing(state) == [1, 0]
    record = record_of(session, "x", datetime(2026, 1, 1, tzinfo=UTC), 3.0)
    assert [seat.score for seat in record.seats] == [88, 90]


def test_the_history_of_the_market_names_big_deals_and_rumours(tmp_path: Path) -> None:
    played = Played(tmp_path, ("random", "random"), SHARKS, seed=11)
    played.watch(lambda: played.ended)
    history = MarketHistory(played.look)
    shifts = [reason for reason in history.reasons if isinstance(reason, Shift)]
    moved = [
        event
        for event in played.play.session.log
        if isinstance(event, e.MarketMoved) and event.cause in ("trade_step", "rumour")
    ]
    assert shifts and len(shifts) == len(moved)
    words = played.look.words
    told = history._told(shifts[0])
    assert words.t(f"joakim.cause.{shifts[0].cause}") in told
    assert words.signed(shifts[0].change) in told


def test_a_big_deal_says_how_many_were_bought_and_what_that_does(tmp_path: Path) -> None:
    """J58: the pin slides with an explanation."""

    def on_gold(state: State, data: GameData) -> None:
        in_play(state, data)
        state.cash[0] = 100
        state.squares[0] = next(s.index for s in data.board.squares if s.sells == 0)
        state.phase = Phase.SQUARE

    played = table(tmp_path, "normal", on_gold)
    said: list[str] = []
    banner = played.look.animations.announcer.banner
    show = banner.show

    def note(text: str, look: str) -> None:
        said.append(text)
        show(text, look)

    banner.show = note  # type: ignore[method-assign]
    played.pilot.settle()
    played.top.finish("buy 8x1 0x5")
    played.pilot.settle()
    words = played.look.words
    assert any(words.things(0, 8) in text and words.signed(2) in text for text in said), said


def test_whatever_an_event_changes_is_painted_anew(tmp_path: Path) -> None:
    """Damage is enough: painting everything once more changes no pixel."""
    played = table(tmp_path)
    played.pilot.settle()
    state, look = played.table.shown, played.look
    sharks, doubt = sharks_of(state), kept_cards(look.data, effects.DoNotBelieve)[0]
    boys = next(n for n, tip in enumerate(look.data.tips) if n not in sharks.beagles[1])
    sharks.kept[0].append(doubt)
    hand = sharks_of(played.session_state).hands[0]
    window = pygame.display.get_surface()
    for event in (
        e.LoanTaken(1, 1, 30), e.LoanReturned(0, 0, 12), e.TipPlayed(0, hand[0]),
        e.PhaseBegan(0, Phase.TIP), e.BeagleCardLaid(1, boys), e.BeagleCardReturned(1, boys),
        e.TipUsed(0, hand[1]), e.KeptCardReturned(0, doubt), e.MoveMissed(1),
        e.TipsReturned(0, (hand[2],)),
    ):  # fmt: skip
        event.apply(state)
        look.animations.show_change(event)
        played.shell.frame(40)
        painted = pygame.image.tobytes(window, "RGB")
        played.table.invalidate()
        played.shell.frame(40)
        assert pygame.image.tobytes(window, "RGB") == painted, event


@pytest.mark.clause("joakim.tips.1")
def test_the_exchange_is_told_as_the_sharks_use_it(tmp_path: Path) -> None:
    """It gives tips, not money."""
    played = table(tmp_path)
    words = played.look.words
    board = words.data.board.squares
    square = next(n for n, each in enumerate(board) if each.type == "exchange")
    told = words.square_told(square)
    assert "3 affärstips" in told and "av banken" not in told
    basic = Played(tmp_path / "basic", options=SHORT, position=in_play)
    assert "1\xa0M av banken" in basic.look.words.square_told(square)


@pytest.mark.case("O36")
@pytest.mark.parametrize("size", [1.0, 1.5])
def test_the_newest_line_of_five_is_whole_with_the_longest_names(
    size: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "W" * 20
    line = f"{name} vill köpa 10 diamantgruvor av {name} för 1\u202f000\xa0M."
    monkeypatch.setattr(LogPanel, "last_lines", lambda self, count: [line])
    posed = strike(POSES["sharks_five"], tmp_path, (1280, 720), "sv")
    app = posed.shell
    assert isinstance(app, App)
    app.settings.text_size = size
    app.set_language("sv")
    told = next(text for text in posed.settle().texts() if text.string == line)
    assert not told.cut and not told.overflows


@pytest.mark.clause("joakim.tips.3", "joakim.loans.2")
def test_a_move_does_not_end_by_itself_where_something_may_still_be_done(tmp_path: Path) -> None:
    """Though "End turns automatically" is on; in the basic game it does, for there is nothing."""
    for sharks in (True, False):
        played = (
            table(tmp_path / "sharks")
            if sharks
            else Played(tmp_path / "basic", options=SHORT, position=in_play)
        )
        played.settings.auto_end_turn = True  # type: ignore[attr-defined]
        end: Choice[None] = Choice(0, "end_move", ())
        assert played.look.goes_without_saying(end) is not sharks
