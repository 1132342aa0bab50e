from __future__ import annotations

from unittest.mock import Mock

import pytest

from game.texts import Texts
from game.ui.kit.harness import Pilot
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.rulebook_pages import Book, clause_number, paged
from tests.ui.scenes.conftest import Start, shown


def at_rules(pilot: Pilot) -> RulebookScene:
    scene = pilot.click_on("rules").scene
    assert isinstance(scene, RulebookScene)
    return scene


def test_the_book_has_every_clause_in_order_in_every_language() -> None:
    books = [Book("joakim", Texts(language).t) for language in ("sv", "fi", "en")]
    assert {len(book.clauses) for book in books} == {102}
    assert [clause.number for clause in books[0].clauses[:8]] == [
        "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "2.1",
    ]  # fmt: skip
    assert all(len(clause.text) > 20 for book in books for clause in book.clauses)


def test_words_are_found_whatever_their_case_and_soft_hyphens() -> None:
    book = Book("joakim", Texts("sv").t)
    assert any("\xad" in clause.text for clause in book.clauses)
    found = book.clauses_with("  MILJARDÄRSKLUBBEN stängd ")
    assert "joakim.movement.6" in [clause.id for clause in found]
    assert len(found) < len(book.clauses)
    assert book.clauses_with("25 m") == [c for c in book.clauses if "25\xa0M" in c.text]
    assert book.clauses_with("") == book.clauses
    assert not book.clauses_with("xyzzy")


def test_the_ring_covers_no_words_of_the_chapters(start: Start) -> None:
    scene = at_rules(start())
    canvas = Mock()
    scene.list.draw(canvas)
    scene.list.draw_ring(canvas)
    drawn = [name for name, _, _ in canvas.method_calls]
    assert drawn.count("ring") == 1 and drawn.index("ring") < drawn.index("text")


def test_all_chapters_are_in_sight(start: Start) -> None:
    for language in ("sv", "fi", "en"):
        pilot = start(language=language)
        scene = at_rules(pilot)
        assert scene.list.shown >= len(scene.book.titles)
        title = scene.focus.find("title")
        assert title is not None
        assert title.box.x > scene.list.box.right


def test_every_clause_is_on_one_page_and_chapters_begin_pages() -> None:
    book = Book("joakim", Texts("fi").t)
    pages = paged(book.clauses, lambda clause: 100, page_height=350, title_height=60)
    assert [clause for page in pages for clause in page] == book.clauses
    assert all(len({clause.chapter for clause in page}) == 1 for page in pages)
    assert max(map(len, pages)) == 2
    together = paged(book.clauses, lambda clause: 100, 350, 60, together=True)
    assert any(len({clause.chapter for clause in page}) > 1 for page in together)


def test_a_clause_is_numbered_as_in_the_book() -> None:
    assert clause_number("joakim", "joakim.movement.3") == "3.3"
    with pytest.raises(KeyError):
        clause_number("joakim", "joakim.movement.99")


@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_it_opens_where_a_clause_stands(start: Start, language: str) -> None:
    pilot = start(language=language)
    for clause in Book("joakim", pilot.shell.kit.t).clauses[::18]:
        scene = RulebookScene(pilot.shell, "joakim", clause.id)  # type: ignore[arg-type]
        pilot.shell.stack.push(scene)
        assert clause.id in [each.id for each in scene.pages[scene.page]]
        assert clause.text.replace("\xad", "") in shown(pilot.settle())
        pilot.press("escape")


def test_reading_by_arrows_alone(start: Start) -> None:
    pilot = start()
    scene = at_rules(pilot)
    pilot.press("right")
    assert scene.page == 1
    pilot.press("down", "down")
    assert scene.chapter == 2
    assert scene.book.titles[2] in shown(pilot)
    pilot.press("left")
    assert scene.chapter == 1
    for _ in range(len(scene.book.titles)):
        pilot.press("down")
    assert scene.chapter == len(scene.book.titles) - 1 or pilot.focused != "chapters"


def test_searching_by_typing(start: Start) -> None:
    pilot = start()
    scene = at_rules(pilot)
    pilot.press("t").type("turkronan")
    assert scene.sought == "turkronan"
    clauses = [clause for page in scene.pages for clause in page]
    assert clauses
    assert all("turkronan" in (c.text + scene.book.titles[c.chapter]).lower() for c in clauses)
    pilot.type("xyz")
    assert scene.t("rulebook.nothing_found") in shown(pilot)
    pilot.focus_on("chapters").press("down")
    assert scene.sought == ""
    assert scene.book.titles[scene.chapter] in shown(pilot)


def test_the_page_stays_in_reach_when_the_text_grows(start: Start) -> None:
    pilot = start()
    scene = at_rules(pilot)
    for _ in range(60):
        pilot.press("pagedown")
    last = scene.page
    pilot.shell.kit.settings.text_size = 1.5
    pilot.shell.refresh()
    pilot.settle()
    assert len(scene.pages) > last + 1
    assert not [text for text in pilot.texts() if text.cut or text.overflows]
