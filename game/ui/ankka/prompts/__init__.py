"""The made-to-measure dialogs of Aku Ankka.

`prompt_for` answers the rules' own questions; `kept_desk` is what the table's button for the kept
cards opens while "turn" is asked, and ends with an option of that question, or BACK.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.engine.requests import Answer, AnyChoice, AnyRequest
from game.ui.ankka.prompts.answering import AloudPrompt, AnswerPrompt
from game.ui.ankka.prompts.base import BACK as BACK
from game.ui.ankka.prompts.base import AnkkaPrompt
from game.ui.ankka.prompts.judging import JudgePrompt, VerdictPrompt, VotePrompt
from game.ui.ankka.prompts.kept import KeptDesk, LoseKeptPrompt
from game.ui.ankka.prompts.shield import ShieldPrompt
from game.ui.ankka.prompts.whom import BeamPrompt, SwapPrompt
from game.ui.kit.scene import Scene
from game.ui.table.prompt import Prompt

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

DIALOGS: dict[str, Callable[[TableScene, Any], AnkkaPrompt]] = {
    "aloud": AloudPrompt,
    "answer": AnswerPrompt,
    "beam": BeamPrompt,
    "judge": JudgePrompt,
    "lose_kept": LoseKeptPrompt,
    "shield": ShieldPrompt,
    "swap": SwapPrompt,
    "verdict": VerdictPrompt,
    "vote": VotePrompt,
}
"""By the name of the question. The table itself asks "turn"."""


def prompt_for(table: TableScene, request: AnyRequest) -> Prompt | None:
    """The dialog for a question; None if it is asked on the table or in the general dialog."""
    dialog = DIALOGS.get(request.question)
    return None if dialog is None else dialog(table, request)


def kept_desk(table: TableScene, request: AnyChoice) -> Scene[Answer]:
    """What the button of the kept cards opens. Its result is an option's id, or BACK."""
    return KeptDesk(table, request)
