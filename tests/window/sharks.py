"""Whoever plays with sharks: deals beside their move, reacts to others, writes down secret bids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.window.hands import Hands
from tests.window.person import Person
from tests.window.program import Program
from tests.window.shown import Shown

_LEFT_OUT = ("look", "undo", "menu", "more")


class Shark(Person):
    """`met`: how often each scene was met that only sharks know."""

    def __init__(self, program: Program, hands: Hands, seed: int = 1) -> None:
        super().__init__(program, hands, seed)
        self.met: Counter[str] = Counter()
        self._dealt_at = -1  # after how many answers the dealings were looked at last
        self._own: dict[str, Callable[[Shown], None]] = {
            "Dealings": self._dealings,
            "PlayableHand": self._playable_hand,
            "ReactionWindow": self._reaction_window,
            "ReactionCurtain": self._reaction_curtain,
            "OpenReaction": self._open_reaction,
            "SealedBid": self._sealed_bid,
        }

    def act(self, now: Shown) -> None:
        self.met[now.top] += 1
        self._own.get(now.top, super().act)(now)

    # Beside one's own move

    def answer(self, now: Shown) -> None:
        """As anybody; but now and then, dealings come first."""
        assert now.game is not None
        if now.find("beside") is not None and self._dealt_at != now.game["answers"]:
            self._dealt_at = now.game["answers"]
            if self.chance.random() < 0.25:
                self.hands.press("beside")
                return
        super().answer(now)

    def _trade(self, now: Shown) -> None:
        if now.find("beside") is not None and self.chance.random() < 0.05:
            self.hands.press("beside")
        else:
            super()._trade(now)

    def _dealings(self, now: Shown) -> None:
        """Tips above all; else whatever is possible, and away again soon."""
        possible = [
            each.name
            for each in now.widgets
            if each.focusable and not each.reason and each.name not in _LEFT_OUT
        ]
        if "tips" in possible and self.chance.random() < 0.6:
            self.hands.press("tips")
        else:
            self.hands.press(self.chance.choice(possible))

    # Behind the curtain

    def _playable_hand(self, now: Shown) -> None:
        """Read them, then play one, or none. One that cannot be played now stays there."""
        if not self._takes_over(now):
            plays = [each.name for each in now.widgets if each.name.startswith("play ")]
            self.hands.press(self.chance.choice([*plays, *plays, "done"]))

    def _reaction_curtain(self, now: Shown) -> None:
        if not self._takes_over(now):
            plays = [each.name for each in now.widgets if each.name.startswith("play ")]
            self.hands.press(self.chance.choice([*plays, "nothing"]))

    def _sealed_bid(self, now: Shown) -> None:
        if not self._takes_over(now):
            wheels = [each.name for each in now.widgets if "DigitWheel" in each.kinds]
            for _ in range(self.chance.randrange(4)):
                self.hands.turn(self.chance.choice(wheels), 1)
            self.hands.press(self.chance.choice(["seal", "seal", "out"]))

    def _takes_over(self, now: Shown) -> bool:
        """It is me; and what is it? Whether that was still to be done."""
        if now.find("ready") is None:
            return False
        self.hands.press("ready")
        self.hands.hold("hold", 0.2)
        return True

    # On others' moves

    def _reaction_window(self, now: Shown) -> None:
        """The first who has not decided yet."""
        self.hands.press(
            next(
                each.name
                for each in now.widgets
                if each.name.startswith("seat ") and not each.reason
            )
        )

    def _open_reaction(self, now: Shown) -> None:
        plays = [each.name for each in now.widgets if each.name.startswith("play ")]
        self.hands.press(self.chance.choice([*plays, "nothing"]))

    # Trade between players

    def _offer_cards(self, now: Shown) -> None:
        """One card of what there is."""
        on = now.find("on")
        if on is not None and not on.reason:
            self.hands.press("on")
            return
        assert now.game is not None
        self.hands.step("ones" if "1x1 0x5" in now.game["options"] else "fives", 1)

    def _offer_price(self, now: Shown) -> None:
        self.hands.press(self.chance.choice(["market", "offer", "offer"]))

    def _counter_price(self, now: Shown) -> None:
        self.hands.press(self.chance.choice(["offer", "refuse"]))
