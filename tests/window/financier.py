"""Whoever plays Nya Finans: lives on credit, buys what is cheap, builds, meets and bargains."""

from __future__ import annotations

from collections import Counter

from tests.window.hands import Hands
from tests.window.person import Person
from tests.window.program import Program
from tests.window.shown import Shown

_DESKS = {"buy_plot": 1.0, "buy_share": 1.0, "build": 1.0, "meet": 0.5, "more": 0.08}
"""The table's buttons behind which a dialog lies, each with how likely it is opened."""

_WANTED = "buy_car", "loan"
"""What lies behind "more" and is done at once: a car makes the game short, and loans make money."""


class Financier(Person):
    """`met`: how often each scene was met."""

    def __init__(self, program: Program, hands: Hands, seed: int = 1) -> None:
        super().__init__(program, hands, seed)
        self.met: Counter[str] = Counter()
        self._looked: set[tuple[int, str]] = set()  # after how many answers, behind which button

    def act(self, now: Shown) -> None:
        self.met[now.top] += 1
        if now.top.endswith("Desk"):
            self._desk(now)
        else:
            super().act(now)

    def answer(self, now: Shown) -> None:
        """Behind each button that can be pressed lies a dialog; then the dice, or the end."""
        if self._wanted(now):
            self.hands.press("more")
            return
        assert now.game is not None
        for desk, likely in _DESKS.items():
            button, looked = now.find(desk), (now.game["answers"], desk)
            if button is None or button.reason or looked in self._looked:
                continue
            self._looked.add(looked)
            if self.chance.random() < likely:
                self.hands.press(desk)
                return
        super().answer(now)

    @staticmethod
    def _wanted(now: Shown) -> list[str]:
        assert now.game is not None
        return [each for each in _WANTED if each in now.game["options"]]

    def _desk(self, now: Shown) -> None:
        """The first paper that can be bought, so that groups come together; an offer to somebody;
        else anything, or what is not wanted is put away again."""
        assert now.game is not None
        options = [each for each in now.game["options"] if now.find(each) is not None]
        if now.top == "MoreDesk":
            offers = [each for each in options if each.startswith("offer ")]
            wanted = self._wanted(now)[:1] or offers or [*options, "back"]
            self.hands.press(self.chance.choice(wanted))
        elif now.top in ("BuyPlotDesk", "BuyShareDesk"):
            self.hands.press(options[0])
        else:  # no meeting can be called yet, only money raised for one
            self.hands.press(self.chance.choice(options or ["back"]))

    # Questions with dialogs of their own

    def _raise_money(self, now: Shown) -> None:
        """A way that is seen on this page of one's papers; else the next page."""
        assert now.game is not None
        seen = any(now.find(each) is not None for each in now.game["options"])
        if seen:
            super().answer(now)
        else:
            self.hands.press("page 1")

    def _fee(self, now: Shown) -> None:
        """A little more or less than proposed, and the dice."""
        self.hands.step("fee", self.chance.choice((-1, 1)))
        self._confirm("roll")

    def _bid(self, now: Shown) -> None:
        """Half of the time a pass, else a little more than the least."""
        if self.chance.random() < 0.5:
            self.hands.press("pass")
        else:
            self._offer_price(now)

    def _offer_price(self, now: Shown) -> None:
        """A little more or less than proposed; nothing if nothing can be paid."""
        if now.find("amount") is None:
            self.hands.press("pass")
            return
        self.hands.step("amount", self.chance.choice((-1, 1)))
        self._confirm("give")
