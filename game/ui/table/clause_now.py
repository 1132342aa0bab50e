"""At which clause the rulebook opens in the middle of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.scenes.rulebook_pages import clause_asking

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


def clause_now(table: TableScene) -> str | None:
    """The clause that applies now: of the question that lies open, or, while something is shown,
    of the answer it came of. None before the first answer, and when the game is over."""
    session, request = table.session, table.session.request
    if request is None:
        return None
    questions = [entry.question for entry in session.entries if entry.seat is not None]
    course = table.course
    if table.asking is request or course.thinking or course.reactions.is_open:
        questions.append(request.question)
    return clause_asking(session.rulebook.game, questions[-1]) if questions else None
