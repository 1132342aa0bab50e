"""What a newspaper says that it will do is what the rules then do."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from game.engine.requests import Choice
from game.engine.rulebook import GameSetup, Seating
from game.engine.session import Session
from game.files.translations import LANGUAGES
from game.games import GAMES
from game.joakim.data import GameData
from game.joakim.events import MarketMoved, Money
from game.joakim.options import Options
from game.joakim.state import BANK, Phase, State
from game.texts import Texts
from game.ui.joakim.chronicle import Change
from game.ui.joakim.consequences import (
    MoneyChange,
    ValueChange,
    consequences,
    moved,
    under_house_rules,
)
from game.ui.joakim.ledger import Ledger
from game.ui.joakim.market_panel import MarketPanel
from game.ui.joakim.newspaper_card import draw_value_change
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.table.cash_book import entries_of
from tests.ui.joakim.playing import Played

RULEBOOK = GAMES["joakim"].rulebook()
DATA: GameData = RULEBOOK.data  # type: ignore[attr-defined]


def rich_position(number: int, seed: int) -> State:
    """Three rich players of whom seat 1 has drawn this number."""
    rng = random.Random(seed)
    state: State = RULEBOOK.new_state(_setup())
    for seat in range(3):
        state.cash[seat] = rng.randrange(120, 400)
        state.squares[seat] = seat
        for kind in range(len(DATA.kinds)):
            ones, fives = rng.randrange(4), rng.randrange(3)
            for row, count in ((state.ones, ones), (state.fives, fives)):
                row[seat][kind] += count
                row[BANK][kind] -= count
    state.market = [rng.randrange(1, 26) for _ in DATA.kinds]
    state.newspaper.remove(number)
    state.newspaper_drawn.append(number)
    state.face_up, state.seat, state.phase = number, 1, Phase.LARGE_HEADING
    return state


def _setup() -> GameSetup:
    seats = Seating("Anna", "red"), Seating("Bo", "blue"), Seating("Cia", "green")
    return GameSetup(seats, {"win_limit": 5000}, 1)


@pytest.mark.parametrize("number", range(len(DATA.newspaper)))
def test_the_card_says_what_the_rules_do(number: int) -> None:
    state = rich_position(number, number)
    told = consequences(DATA, state, 1, DATA.newspaper[number])
    before = state.copy()
    session = Session(RULEBOOK, state, _setup())
    events = session.log
    if session.request is not None and isinstance(session.request, Choice):
        large = next(i for i, x in enumerate([*events, None]) if x is None or _small(x))
        events = events[:large]
    values = {e.kind: e.value for e in events if isinstance(e, MarketMoved)}
    causes = {each.do for each in DATA.newspaper[number].large}
    money = {
        (e.payee if e.payer == BANK else e.payer): (e.amount if e.payer == BANK else -e.amount)
        for e in events
        if isinstance(e, Money) and e.cause in causes
    }
    assert {
        c.kind: c.after for c in told if isinstance(c, ValueChange) and c.after != c.before
    } == values
    assert all(c.before == before.market[c.kind] for c in told if isinstance(c, ValueChange))
    assert {c.seat: c.amount for c in told if isinstance(c, MoneyChange) and c.amount} == money


def _small(event: object) -> bool:
    return getattr(event, "phase", None) == Phase.SMALL_HEADING


HOUSE_RULES = [
    ("newspaper.n40.story", {}, "story_capped", "100\u00a0M"),
    ("newspaper.n40.story", {"dividend": "normal"}, "story", ""),
    ("newspaper.n09.note", {}, "note", ""),
    ("newspaper.n09.note", {"extra_draw": "number"}, "note_number", ""),
    ("newspaper.n21.note", {"extra_draw": "number"}, "note_number", ""),
    ("newspaper.n34.note", {"extra_draw": "number"}, "note_number", ""),
    ("club.c13.text", {}, "text_flat", "2\u00a0M"),
    ("club.c14.text", {}, "text_flat", "2\u00a0M"),
    ("club.c15.text", {}, "text_flat", "2\u00a0M"),
    ("club.c13.text", {"club_swap_price": "difference"}, "text", ""),
]
"""A text of a card, what was chosen, the text that is told then, and an amount in it."""


@pytest.mark.parametrize(("text", "options", "told", "amount"), HOUSE_RULES)
def test_a_card_says_what_house_rules_make_of_it(
    text: str, options: dict[str, str], told: str, amount: str
) -> None:
    deck, id, part = text.split(".")
    card = next(card for card in getattr(DATA, deck) if card.id == id)
    effect = card.large[0] if part == "story" else card.small if part == "note" else card.effect
    key, figures = under_house_rules(part, effect, DATA, Options.from_json(options))
    assert key == told
    for language in LANGUAGES:
        texts = Texts(language)
        words = texts.t(f"joakim.{deck}.{id}.{key}", name="Anna", **figures)
        assert texts.missing == [] and "{" not in words and amount in words


def test_the_forty_number_game_counts_only_the_numbers_in_it() -> None:
    texts = Texts("sv")
    panel = MarketPanel(DATA, texts, None)  # type: ignore[arg-type]
    state: State = RULEBOOK.new_state(_setup())
    state.options = Options(numbers_game="on", dividend="removed")
    state.newspaper_removed.append(state.newspaper.pop())
    assert panel._goal(state) == "Nummer 0/39"
    state.newspaper_drawn.append(state.newspaper.pop())
    assert panel._goal(state) == "Nummer 1/39"
    state.options = Options(numbers_game="on", dividend="once")  # and von Anka has been
    assert panel._goal(state) == "Nummer 2/40"


def test_the_cash_book_ends_with_the_cash_and_begins_with_nothing(tmp_path: Path) -> None:
    played = Played(tmp_path, ("trader", "random", "trader"), {"win_limit": 250}, seed=9)
    played.watch(lambda: played.ended)
    look = played.look
    look.chronicle.catch_up()
    for seat in range(3):
        entries = entries_of(look.chronicle.payments, seat, look.state.cash[seat])
        assert entries[0].balance == played.session_state.cash[seat]
        assert entries[-1].balance == entries[-1].amount
        for newer, older in pairwise(entries):
            assert newer.balance - newer.amount == older.balance
        assert all(entry.payment.event.clause for entry in entries)
    for kind, changes in enumerate(look.chronicle.values):
        assert changes[-1].value == played.session_state.market[kind]
        assert look.chronicle.by_turn(kind)[-1] == played.session_state.market[kind]


def test_what_was_paid_for_stands_after_its_colon_as_in_a_list(tmp_path: Path) -> None:
    """Not as what somebody buys or sells, which in Finnish is another case."""
    played = Played(tmp_path, ("trader", "random"), {"win_limit": 250}, seed=9, language="fi")
    played.watch(lambda: played.ended)
    played.look.chronicle.catch_up()
    words, books = played.look.words, [Ledger(played.look, seat) for seat in (0, 1)]
    causes = {book.cause(entry.payment) for book in books for entry in book.entries}
    things = {cause.partition(": ")[2] for cause in causes if ": 1 " in cause}
    assert things and things <= {words.counted(kind, 1) for kind in range(6)}


def test_a_value_that_rises_and_falls_in_one_turn_goes_the_way_that_its_line_does(
    tmp_path: Path,
) -> None:
    chronicle = Played(tmp_path).look.chronicle
    chronicle.turn = 3
    chronicle.values[0] = [Change(1, 0, 8), Change(3, 1, 11), Change(3, 2, 10)]
    chronicle.values[1] = [Change(1, 0, 8), Change(3, 1, 11), Change(3, 2, 8)]
    assert (chronicle.direction(0, 2), chronicle.direction(1, 2)) == (1, 0)


def test_a_value_that_stops_at_the_end_of_its_scale_says_so(tmp_path: Path) -> None:
    words = Played(tmp_path).look.words
    fall, rise, free = (moved(DATA, 0, *each) for each in ((3, -4), (24, 4), (5, -4)))
    assert (fall.after, rise.after, free.after) == (1, 25, 1)
    assert words.bounds([free]) == ""
    assert words.bounds([fall, free, fall]) == "Inget värde går under 1\u00a0M."
    assert words.bounds([fall, rise]).endswith("Inget värde går över 25\u00a0M.")


def test_a_value_has_the_colour_of_its_change_whatever_room_it_has() -> None:
    for wide in (True, False):
        for after, colour in ((12, theme.GAIN), (3, theme.LOSS)):
            canvas = MagicMock(spec=Canvas)
            draw_value_change(canvas, Box(0, 0, 600, 100), "", 8, after, f"{after}", wide)
            styles = {call.args[1]: call.args[2] for call in canvas.text.call_args_list}
            assert styles[f"{after}"].colour == colour
