"""What the dialogs that are made for one question have in common, whichever game it is of."""

from __future__ import annotations

from typing import ClassVar

from game.engine.requests import AnyChoice, Choice
from game.ui.kit.box import Box
from game.ui.table.prompt import Prompt


class MadeToMeasure(Prompt):
    """Reads its question and the position as the room sees it, and answers with option ids only."""

    first: ClassVar[str] = ""
    """The name of the widget that has the focus at first."""

    def enter(self) -> None:
        self.focus.set_by_name(self.first_choice())

    def first_choice(self) -> str:
        """The name of the widget that has the focus at first."""
        return self.first

    def renew(self, *areas: Box) -> None:
        """Make the widgets anew, and paint only them and these areas: on a large screen that is
        much quicker than the whole dialog."""
        focused = self.focus.current
        self.dismiss()
        self.focus.clear()
        self.build()
        self.focus.set_by_name(focused.name if focused is not None else self.first_choice())
        for area in areas:
            self.invalidate(area)

    @property
    def choice(self) -> AnyChoice:
        assert isinstance(self.request, Choice)
        return self.request

    @property
    def facts(self) -> dict[str, int | str]:
        """The facts of the question by name."""
        return dict(self.request.facts)  # type: ignore[attr-defined]

    @property
    def cash(self) -> int:
        """What the one who is asked has in cash, in the money of the game."""
        cash: int = self.table.shown.cash[self.seat]
        return cash

    def offered(self) -> set[str]:
        """The ids of the options."""
        return {option.id for option in self.choice.options}

    def refusals(self) -> dict[str, str]:
        """Option ids that the rules refuse, each with its reason as a text."""
        return {each.id: self.table.reason_text(each.reason) for each in self.choice.refused}
