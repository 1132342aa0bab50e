"""The on-screen keyboard, for pads and fingers; a real keyboard may type into it as well."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Backspace, Char
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Dialog
from game.ui.kit.kit import Kit
from game.ui.kit.looks import ButtonKind
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.text_field import EditedText, draw_edited

_LETTERS = ("qwertyuiopå", "asdfghjklöä", "zxcvbnmüéæø")
_SIGNS = ("1234567890+", "-_.,:;!?'\"&", "@#%()[]/*=~")
_GAP = 10
Board = Literal["letters", "signs"]


class Key(Button):
    """A key; letters typed on a real keyboard go to the dialog."""

    takes_text = True
    radius = 22


class KeyboardDialog(Dialog[str | None]):
    """Types a line of text. The result is the text, None when left with Back."""

    def __init__(self, kit: Kit, text: str, max_length: int, title: str = "") -> None:
        super().__init__(kit, Box(230, 150, 1460, 800), title)
        self.edited = EditedText(text, max_length)
        self.capital = not text
        self.board: Board = "letters"

    def build(self) -> None:
        super().build()
        _, keys = self.content.split_top(110, gap=20)
        rows = keys.rows(4, _GAP)
        board = _LETTERS if self.board == "letters" else _SIGNS
        for letters, row in zip(board, rows, strict=False):
            for letter, box in zip(letters, row.columns(len(letters), _GAP), strict=True):
                shown = letter.upper() if self.capital else letter
                self._key(box, shown, partial(self._insert, shown), name=f"key {letter}")
        last = rows[3].columns(11, _GAP)
        other = "kit.signs" if self.board == "letters" else "kit.letters"
        self._key(last[0].union(last[1]), self.t("kit.shift"), self._shift, "brown", "shift")
        self._key(last[2].union(last[3]), self.t(other), self._other, "brown", "board")
        self._key(
            last[4].union(last[6]), self.t("kit.space"), partial(self._insert, " "), name="space"
        )
        self._key(last[7].union(last[8]), self.t("kit.erase"), self._erase, "brown", "erase")
        self._key(last[9].union(last[10]), self.t("kit.done"), self._done, "primary", "done")

    def _key(
        self,
        box: Box,
        label: str,
        press: Callable[[], object],
        kind: ButtonKind = "gold",
        name: str = "",
    ) -> None:
        self.add(Key(box, label, press, kind, name=name, sound="focus"))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        field = self._field()
        canvas.skin(field, looks.FIELD)
        draw_edited(canvas, field.inset(24, 8), self.edited, theme.BODY.sized(48), True)

    def handle(self, action: Action) -> bool:
        if isinstance(action, Char):
            self._insert(action.text)
            return True
        if isinstance(action, Backspace):
            self._erase()
            return True
        return super().handle(action)

    def back(self) -> None:
        self.finish(None)

    def _field(self) -> Box:
        return self.content.split_top(110)[0]

    def _insert(self, text: str) -> None:
        self.edited.insert(text)
        if self.capital and text != " ":
            self.capital = False
            self.rebuild()
        self.invalidate(self._field())

    def _erase(self) -> None:
        self.edited.erase()
        self.invalidate(self._field())

    def _shift(self) -> None:
        self.capital = not self.capital
        self.rebuild()

    def _other(self) -> None:
        self.board = "signs" if self.board == "letters" else "letters"
        self.rebuild()

    def _done(self) -> None:
        self.finish(self.edited.text)
