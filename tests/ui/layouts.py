"""Every text of a scene in its box, in every language and text size; every control in reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.ui.app import App
from game.ui.kit.box import SAFE
from game.ui.kit.harness import Pilot, unreachable_by_arrows
from game.ui.kit.widgets.base import SMALLEST_TARGET

View = tuple[str, float]
"""A language, and a text size."""

TELLING_VIEWS: tuple[View, ...] = (
    ("sv", 1.0), ("fi", 1.0), ("sv", 1.5), ("fi", 1.5), ("en", 1.5),
)  # fmt: skip


def check_layout(posed: Pilot, views: Iterable[View], may_be_cut: Callable[[str], bool]) -> None:
    """`may_be_cut`: what a person has typed may be longer than any box, and shows on focus."""
    app = posed.shell
    assert isinstance(app, App)
    for language, size in views:
        app.settings.text_size = size
        app.set_language(language)
        posed.settle()
        bad = [
            (language, size, text.string)
            for text in posed.texts()
            if text.overflows or (text.cut and not may_be_cut(text.string))
        ]
        assert not bad
        assert app.kit.words.missing == []  # type: ignore[attr-defined]
        assert not unreachable_by_arrows(posed.scene)
    for widget in posed.scene.focus:
        if widget.takes_focus():
            assert SAFE.encloses(widget.box), widget.name
            assert min(widget.box.w, widget.box.h) >= SMALLEST_TARGET, widget.name
    assert not app.kit.assets.missing
