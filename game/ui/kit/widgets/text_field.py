"""A field to type into: Nordic letters, dead keys, emoji; one Backspace, one visible character.

    TextField(box, "Anna", on_change=self.named, max_length=20, placeholder=t("kit.field_empty"))

A pad or a finger opens the on-screen keyboard.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ui.kit import looks, theme
from game.ui.kit.actions import Action, Backspace, Char, Confirm, Move
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.graphemes import cleaned, graphemes
from game.ui.kit.widgets.base import Widget

_PAD = 22


class EditedText:
    """A line of text with a caret, both counted in visible characters."""

    def __init__(self, text: str, max_length: int) -> None:
        self.max_length = max_length
        self.signs = graphemes(one_line(text))[:max_length]
        self.caret = len(self.signs)

    @property
    def text(self) -> str:
        return "".join(self.signs)

    @property
    def before(self) -> str:
        """The text left of the caret."""
        return "".join(self.signs[: self.caret])

    def insert(self, text: str) -> bool:
        """Put text in at the caret, as much as there is room for; False if nothing went in."""
        after = self.signs[self.caret :]
        # A joiner or a combining mark may grow the character before the caret.
        grown = graphemes(one_line(self.before + text))[: self.max_length - len(after)]
        changed = grown != self.signs[: self.caret]
        self.signs, self.caret = grown + after, len(grown)
        return changed

    def erase(self) -> bool:
        """Remove the visible character left of the caret."""
        if self.caret == 0:
            return False
        del self.signs[self.caret - 1]
        self.caret -= 1
        return True

    def move(self, by: int) -> bool:
        """Move the caret; False at the end of the text."""
        place = self.caret + by
        if not 0 <= place <= len(self.signs):
            return False
        self.caret = place
        return True


class TextField(Widget):
    """One line of text. `on_change` hears every change, `on_accept` Enter."""

    focusable = True
    takes_text = True
    radius = 20

    def __init__(
        self,
        box: Box,
        text: str,
        on_change: Callable[[str], object],
        max_length: int = 20,
        placeholder: str = "",
        on_accept: Callable[[], object] | None = None,
        name: str = "field",
        style: theme.TextStyle = theme.BODY,
    ) -> None:
        super().__init__(box, name)
        self.edited = EditedText(text, max_length)
        self.on_change = on_change
        self.on_accept = on_accept
        self.placeholder = placeholder
        self.style = style

    @property
    def text(self) -> str:
        return self.edited.text

    def set_text(self, text: str) -> None:
        """Another text, without telling `on_change`."""
        self.edited = EditedText(text, self.edited.max_length)
        self.changed()

    def spoken(self) -> str:
        return self.text or self.placeholder

    def handle(self, action: Action) -> bool:
        if isinstance(action, Char):
            self._tell(self.edited.insert(action.text))
            return True
        if isinstance(action, Backspace):
            self._tell(self.edited.erase())
            return True
        if isinstance(action, Move) and action.dx and action.device == "keyboard":
            moved = self.edited.move(action.dx)
            self.changed()
            return moved
        return False

    def press(self, action: Action) -> None:
        if action.device in ("pad", "touch"):
            if self.host is not None:
                self.host.type_on_screen(self.text, self.edited.max_length, self._typed)
        elif isinstance(action, Confirm) and self.on_accept is not None:
            self.on_accept()

    def _typed(self, text: str) -> None:
        self.set_text(text)
        self.on_change(self.text)

    def _tell(self, changed: bool) -> None:
        if changed:
            self.changed()
            self.on_change(self.text)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(self.box, looks.FIELD)
        room = self.box.inset(_PAD, 6)
        if not self.text:
            canvas.text(room, self.placeholder, self.style.coloured(theme.INK_SOFT))
        draw_edited(canvas, room, self.edited, self.style, self.focused)


def draw_edited(
    canvas: Canvas, room: Box, edited: EditedText, style: theme.TextStyle, caret: bool
) -> None:
    """The text and, if asked for, its caret; a text too long for the room shows its end."""
    writer = canvas.writer
    width = writer.width(edited.text, style)
    if width > room.w - 8:
        style = style.sized(max(style.floor, style.size * (room.w - 8) / width))
    signs, before = list(edited.signs), edited.caret
    while len(signs) > 1 and writer.width("".join(signs), style) > room.w - 8:
        if before > len(signs) // 2:
            signs, before = signs[1:], before - 1
        else:
            signs = signs[:-1]
    canvas.text(room, "".join(signs), style, shrink=False)
    if caret:
        left = writer.width("".join(signs[:before]), style) if before else 0.0
        high = min(room.h, style.size * writer.text_size * 1.1)
        canvas.fill(Box.around(room.x + left + 3, room.centre[1], 4, high), theme.MONEY, 2)


def one_line(text: str) -> str:
    """The text without line breaks and tabs."""
    return cleaned(text).replace("\n", " ")
