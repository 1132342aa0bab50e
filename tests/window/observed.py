"""Runs main.py and tells what it shows, so that a test can act like people at the table.

    python3 tests/window/observed.py FILE --windowed --size 1280x720

Every change of what is shown is a line of JSON in FILE. Lines of JSON on standard input are asked
for or, where there is no real window, pressed: see `Observer.heard`. SHELF_SEED makes every new
game the same one.
"""

from __future__ import annotations

import json
import os
import queue
import runpy
import secrets
import sys
import threading
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parents[2]
COUNTED = (
    "KEYDOWN", "KEYUP", "MOUSEBUTTONDOWN", "MOUSEBUTTONUP", "FINGERDOWN", "FINGERUP",
    "CONTROLLERBUTTONDOWN", "CONTROLLERBUTTONUP",
)  # fmt: skip
PAD = {
    "Return": "A", "Escape": "B", "Left": "DPAD_LEFT", "Right": "DPAD_RIGHT", "Up": "DPAD_UP",
    "Down": "DPAD_DOWN",
}  # fmt: skip
"""What means the same on a gamepad as a key."""
OPEN = "nodes", "pawn", "characters", "visited", "dime", "cash"
"""What lies open to everybody at the tables of the games that have it."""


def now() -> float:
    """Milliseconds; the same clock in all processes, and that of the program's gate."""
    return time.monotonic() * 1000


class Observer:
    """Wraps the running program. `say` writes one line."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("a", encoding="utf-8", buffering=1)
        self._last: dict[str, Any] = {}
        self._asked: queue.Queue[dict[str, Any]] = queue.Queue()
        self._taken = 0
        self._hashed: tuple[object, int, str] = (None, -1, "")
        self._looked = 0.0, 0.0  # when the program last looked for events, and its own time then …
        self._gap = self._busy = 0.0  # … and the most that passed between two looks

    def say(self, **values: Any) -> None:
        self._file.write(json.dumps({"at": now(), **values}) + "\n")

    def watch(self) -> None:
        """Put the wrappers round the program's classes. Must come before it starts."""
        import pygame

        from game.ui.app import App
        from game.ui.table.game_in_play import GameInPlay

        self._counted = {getattr(pygame, name) for name in COUNTED}
        self._wrap(App, "frame", after=self._framed)
        self._wrap(App, "_take", before=self._count)
        self._wrap(GameInPlay, "answer", before=self._given, after=self._saved)
        self._wrap(GameInPlay, "undo", after=self._saved)
        self._wrap(pygame.event, "get", before=self._look)
        threading.Thread(target=self._listen, daemon=True).start()

    @staticmethod
    def _wrap(
        owner: Any,
        name: str,
        before: Callable[..., None] = lambda *_: None,
        after: Callable[..., None] = lambda *_: None,
    ) -> None:
        inner = getattr(owner, name)

        def outer(*args: Any) -> Any:
            before(*args)
            result = inner(*args)
            after(*args)
            return result

        setattr(owner, name, outer)

    # What the program does

    def _look(self) -> None:
        """`gap`: by the clock; `busy`: what all threads of the program computed meanwhile. Both in
        milliseconds; other programs lengthen only the first."""
        looked = now(), time.process_time() * 1000
        if self._looked[0]:
            self._gap = max(self._gap, looked[0] - self._looked[0])
            self._busy = max(self._busy, looked[1] - self._looked[1])
        self._looked = looked

    def _count(self, app: Any, event: Any) -> None:
        self._taken += event.type in self._counted

    def _given(self, play: Any, answer: Any) -> None:
        self.say(kind="given", answers=len(play.session.entries), answer=answer)

    def _saved(self, play: Any, *_: Any) -> None:
        """The answer is on the disk: from now on the program has promised to know it."""
        self.say(kind="saved", answers=_answers(play.session), trouble=play.trouble)

    def _framed(self, app: Any, _: float) -> None:
        shown = self.describe(app)
        if shown != self._last and not app.preparing:  # else it is not on the screen yet
            self._last = shown
            self.say(kind="shown", **shown)
        while not self._asked.empty():
            self.heard(app, self._asked.get())

    # What the test asks for

    def _listen(self) -> None:
        import pygame

        for line in sys.stdin:
            asked = json.loads(line)
            for name, values in asked.get("events", ()):
                pygame.event.post(pygame.event.Event(getattr(pygame, name), values))
            self._asked.put(asked)
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    def heard(self, app: Any, asked: dict[str, Any]) -> None:
        """`events`: to be posted as they are; `picture`: a file to write; `texts`: say every
        string that is drawn, and whether it leaves its box; `answers`: say those of the game;
        `counts`: say the counters; `forget`: begin them anew; `plug`: a gamepad comes; `pad`: what
        means the same on it as a key goes down (true) or up."""
        import pygame

        if "picture" in asked:
            pygame.image.save(app.stage.window, asked["picture"])
        if "plug" in asked:
            from tests.ui.kit.virtual_pad import VirtualPad

            self._pad = VirtualPad()
        if "pad" in asked:
            key, down = asked["pad"]
            self._pad.button(getattr(pygame, f"CONTROLLER_BUTTON_{PAD[key]}"), down)
        if "forget" in asked:
            self._gap = self._busy = 0.0
        if "texts" in asked:
            from game.ui.kit.recorder import TextRecorder

            with TextRecorder() as recorder:
                app.stage.redraw()
                app.stage.render()
            drawn = [[each.string, each.overflows] for each in recorder.texts]
            self.say(kind="texts", texts=drawn)
        if "answers" in asked:
            table = _table(app.stack.scenes)
            self.say(kind="answers", answers=_answers(table.session))
        if "counts" in asked:
            counts = {"gap": self._gap, "busy": self._busy, "presented": app.stage.presented}
            self.say(kind="counts", **counts)

    # What is shown

    def describe(self, app: Any) -> dict[str, Any]:
        """Scenes from bottom to top, the widgets of the top one, and the game on the table."""
        top = app.stack.top
        if top is None:
            return {}
        gate, playback, view = app.input.gate, top.playback, app.kit.view
        return {
            "scenes": [type(scene).__name__ for scene in app.stack.scenes],
            "kinds": [kind.__name__ for kind in type(top).__mro__],
            "focus": top.focus.current.name if top.focus.current else "",
            "widgets": [_widget(each, view) for each in top.focus if each.visible],
            "bubble": top.bubble.text if top.bubble is not None else "",
            "gate": gate._until if gate._closed else 0.0,
            "held": len(gate.held),
            "busy": playback.busy,
            "skippable": playback.skippable,
            "taken": self._taken,
            "pads": len(app.input.pads.pads),
            "size": view.size,
            "language": app.settings.language,
            "game": self._game(app.stack.scenes),
        }

    def _game(self, scenes: list[Any]) -> dict[str, Any] | None:
        from game.joakim.events import DieRolled

        table = _table(scenes)
        if table is None:
            return None
        session, request = table.session, table.session.request
        rolls = [event.value for event in session.log if isinstance(event, DieRolled)]
        return {
            "over": request is None,
            "question": "" if request is None else request.question,
            "seat": None if request is None else request.asked,
            "asked": table.asking is not None and table.asking is request,
            "options": [option.id for option in getattr(request, "options", ())],
            "least": getattr(request, "low", 0),
            "most": getattr(request, "high", 0),
            "facts": dict(getattr(request, "facts", ())),
            "answers": len(session.entries),
            "shown": table.told == len(session.log),
            "hash": self._hash(session),
            "rolls": len(rolls),
            "die": rolls[-1] if rolls else 0,
            "names": [seat.name for seat in session.setup.seats],
            **deepcopy({name: getattr(session.state, name, []) for name in OPEN}),
            "thinking": table.course.thinking,
            "trouble": table.game.trouble,
        }

    def _hash(self, session: Any) -> str:
        from game.engine.saves import state_hash

        if self._hashed[:2] != (session, len(session.entries)):
            self._hashed = session, len(session.entries), state_hash(session.state)
        return self._hashed[2]


def _table(scenes: list[Any]) -> Any:
    from game.ui.scenes.table import TableScene

    return next((scene for scene in scenes if isinstance(scene, TableScene)), None)


def _answers(session: Any) -> list[list[Any]]:
    return [[each.question, each.answer] for each in session.entries]


def _widget(widget: Any, view: Any) -> dict[str, Any]:
    kinds = [kind.__name__ for kind in type(widget).__mro__]
    pixels = view.rect(widget.box)
    value = getattr(widget, "value", None)
    return {
        "name": widget.name,
        "kinds": kinds[: kinds.index("Widget")],
        "box": list(widget.box),
        "pixels": [pixels.x, pixels.y, pixels.w, pixels.h],
        "reason": getattr(widget, "reason", ""),
        "says": widget.spoken(),
        "value": value if isinstance(value, int | str | float) else None,
        "focusable": widget.takes_focus(),
    }


def main() -> None:
    """Start main.py with the arguments after the first one."""
    sys.path[0] = str(PROJECT)
    file, *arguments = sys.argv[1:]
    from game import boot

    boot.ready(boot.RUNTIME)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    seed = os.environ.get("SHELF_SEED")
    if seed is not None:
        secrets.randbits = lambda _: int(seed)
    Observer(Path(file)).watch()
    sys.argv = [str(PROJECT / "main.py"), *arguments]
    runpy.run_path(sys.argv[0], run_name="__main__")


if __name__ == "__main__":
    main()
