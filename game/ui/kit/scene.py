"""Scenes and the stack they stand on. A dialog is a scene too: one that is not opaque.

class Shelf(Scene[None]):
    def build(self) -> None:
        self.add(Button(Box(76, 934, 330, 90), self.t("shelf.play"), self.play, "primary"))

    def draw(self, canvas: Canvas) -> None:
        canvas.background("shared/menu_room")
        self.draw_widgets(canvas)

stack.push(Confirmation(kit), on_result=self.answered)     # ... self.finish(True) in it
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.ui.kit.actions import PRESSES, Action, Back, Inspect, PointerMove, PointerUp
from game.ui.kit.backdrop import Backdrop
from game.ui.kit.box import SCREEN, Box
from game.ui.kit.bubbles import TOAST_TIME, Bubble, Toast
from game.ui.kit.canvas import Canvas
from game.ui.kit.focus import Focus
from game.ui.kit.kit import Kit
from game.ui.kit.playback import Playback
from game.ui.kit.sprites import Sprites
from game.ui.kit.stage import Stage
from game.ui.kit.widgets.base import Widget

R = TypeVar("R")
W = TypeVar("W", bound=Widget)


class Scene(Generic[R]):
    """A screen. R is the type of its result, given by `finish`.

    Override `build` (make the widgets; called again when language or text size change), `draw`
    (the static layer), and as needed `enter`, `back`, `handle`, `update`, `resume`, `closing`.
    """

    opaque = True
    keeps_awake = False
    """Does the screen stay on while it is on the stack, though nobody presses anything?"""
    music = ""
    """The tune that is heard while it is on the stack, whatever lies above it."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.stack: SceneStack | None = None
        self.focus = Focus(self)
        self.sprites = Sprites()
        self.playback = Playback(lambda: kit.settings.speed)
        self.backdrop: Backdrop | None = None
        self.bubble: Bubble | None = None
        self._toast: Toast | None = None
        self._hint: Bubble | None = None

    # -- what scenes override ------------------------------------------------------------------

    def build(self) -> None:
        """Make the widgets, with `add`. Focus is kept by widget name when this is called again."""

    def enter(self) -> None:
        """It has just come on the stack and was built."""

    def resume(self) -> None:
        """It is on top again: what lay above it is gone."""

    def leave(self) -> None:
        """It has just gone from the stack."""

    def closing(self) -> None:
        """The program is about to end: save what must be saved."""

    def back(self) -> None:
        """Esc or pad B; nothing by default."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the static layer; the clip is set to what changed."""
        self.draw_widgets(canvas)

    def update(self, ms: float) -> bool:
        """`ms` have passed since the last frame; True to be called again with the next one."""
        return self.playback.update(ms)

    def handle(self, action: Action) -> bool:
        """An action for this scene; True if it was used.

        A press ends a running animation, then dismisses a bubble, then goes to the widgets. A
        question about another thing than the bubble's takes the bubble away and is answered.
        """
        if isinstance(action, PRESSES) and self.playback.skip():
            return True
        if self.bubble is not None and not isinstance(action, PointerMove | PointerUp):
            goes_on = isinstance(action, Inspect) and self._asks_of_another(action)
            self.dismiss()
            if isinstance(action, (*PRESSES, Inspect)) and not goes_on:
                return True
        if self.focus.handle(action):
            return True
        if isinstance(action, Back):
            self.back()
            return True
        return False

    def _asks_of_another(self, action: Inspect) -> bool:
        """Is it about another thing than the bubble that is shown (and not on that bubble)?"""
        shown = self.bubble
        return (
            shown is not None
            and action.at is not None
            and not shown.near.holds(*action.at)
            and not shown.box.holds(*action.at)
            and self.focus.at(*action.at) is not None
        )

    # -- what scenes use -----------------------------------------------------------------------

    def t(self, key: str, **values: object) -> str:
        """The text of this key in the language now chosen."""
        return self.kit.t(key, **values)

    def play(self, sound: str) -> None:
        self.kit.sounds.play(sound)

    def add(self, widget: W) -> W:
        """Put a widget into the scene; the order is that of Tab and of drawing."""
        return self.focus.add(widget)

    def remove(self, widget: Widget) -> None:
        self.focus.remove(widget)

    def draw_widgets(self, canvas: Canvas) -> None:
        """All visible widgets, the focused one last with its ring."""
        focused = self.focus.current
        for widget in self.focus:
            if widget.visible and widget is not focused and canvas.sees(widget.reach()):
                widget.draw(canvas)
        if focused is not None and canvas.sees(focused.reach()):
            focused.draw(canvas)
            focused.draw_ring(canvas)

    def invalidate(self, box: Box | None = None) -> None:
        """Have this part of the static layer (or all of it) painted again."""
        if self.stack is not None and self.stack.top is self:
            self.stack.stage.invalidate(SCREEN if box is None else box)

    def rebuild(self) -> None:
        """Make all widgets anew; the focus stays on the widget of the same name."""
        name = self.focus.current.name if self.focus.current else ""
        self.dismiss()
        self.focus.clear()
        self.build()
        self.focus.set_by_name(name)
        self.invalidate()

    def finish(self, result: R) -> None:
        """Leave the stack with this result."""
        if self.stack is not None:
            self.stack.pop(self, result)

    def say(self, text: str, near: Box) -> None:
        """Show a bubble that stays until a press dismisses it."""
        self.dismiss()
        self.bubble = self.sprites.add(Bubble(text, near, self.kit.writer))

    def type_on_screen(self, text: str, max_length: int, on_typed: Callable[[str], object]) -> None:
        """Open the on-screen keyboard; `on_typed` gets the text unless it was left with Back."""
        from game.ui.kit.keyboard import KeyboardDialog  # it is a scene itself

        def typed(text: str | None) -> None:
            if text is not None:
                on_typed(text)

        if self.stack is not None:
            self.stack.push(KeyboardDialog(self.kit, text, max_length), typed)

    def dismiss(self) -> None:
        """Take the bubble away, if there is one."""
        for bubble in (self.bubble, self._hint):
            if bubble is not None:
                self.sprites.remove(bubble)
        self.bubble = self._hint = None

    def toast(self, text: str) -> None:
        """A notice for four seconds, in place of an earlier one; never for what must be read."""
        if self._toast is not None:
            self.sprites.remove(self._toast)
        toast = self._toast = self.sprites.add(Toast(text, self.kit.writer))
        self.kit.after(TOAST_TIME, lambda: self.sprites.remove(toast))

    def drawn(self) -> None:
        """Called by the stage after painting: a focused widget whose text is cut tells it whole."""
        widget = self.focus.current
        text = widget.spoken() if widget is not None and widget.cut else ""
        shown = self._hint.text if self._hint is not None else ""
        if text == shown:
            return
        if self._hint is not None:
            self.sprites.remove(self._hint)
            self._hint = None
        if text and widget is not None and self.bubble is None:
            self._hint = self.sprites.add(Bubble(text, widget.box, self.kit.writer))


class SceneStack:
    """The scenes, the top one alive. `changed` is called after each push, pop or replacement."""

    def __init__(self, stage: Stage, changed: Callable[[], None]) -> None:
        self.stage = stage
        self.scenes: list[Scene[Any]] = []
        self._results: list[Callable[[Any], object] | None] = []
        self._changed = changed

    @property
    def top(self) -> Scene[Any] | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene[R], on_result: Callable[[R], object] | None = None) -> None:
        """Show a scene above the others; `on_result` gets what it finishes with."""
        self.scenes.append(scene)
        self._results.append(on_result)
        scene.stack = self
        scene.build()
        self._show()
        scene.enter()

    def replace(self, scene: Scene[R], on_result: Callable[[R], object] | None = None) -> None:
        """The scene instead of all that are there."""
        for old in reversed(self.scenes):
            old.stack = None
            old.leave()
        self.scenes.clear()
        self._results.clear()
        self.push(scene, on_result)

    def pop(self, scene: Scene[R], result: R) -> None:
        """Take this scene away (and any above it) and hand its result on."""
        if scene not in self.scenes:
            return
        place = self.scenes.index(scene)
        on_result = self._results[place]
        gone = self.scenes[place:]
        del self.scenes[place:], self._results[place:]
        for old in reversed(gone):
            old.stack = None
            old.leave()
        self._show()
        top = self.top
        if top is not None:
            top.resume()
        if on_result is not None:
            on_result(result)

    def refresh(self) -> None:
        """Language, text size or window changed: build and draw everything anew."""
        for scene in self.scenes:
            scene.backdrop = None
            scene.rebuild()
        self._show()

    def _show(self) -> None:
        self.stage.show(list(self.scenes))
        if self.top is not None:
            tunes = (scene.music for scene in reversed(self.scenes) if scene.music)
            self.top.kit.sounds.music(next(tunes, None))
        self._changed()
