"""Every text of every scene in its box, in every language, at every text size; all in reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.app import App
from game.ui.kit.box import SAFE
from game.ui.kit.harness import Pilot, unreachable_by_arrows
from game.ui.kit.widgets.base import SMALLEST_TARGET
from game.ui.scenes.poses import POSES, strike

MAY_BE_CUT = {"W" * 40}
"""What a person typed may be longer than any box; the whole of it shows on focus."""


@pytest.fixture(params=POSES)
def posed(request: pytest.FixtureRequest, tmp_path: Path) -> Pilot:
    return strike(POSES[request.param], tmp_path, (1280, 720), "sv")


def test_every_text_fits_and_every_control_is_in_reach(posed: Pilot) -> None:
    app = posed.shell
    assert isinstance(app, App)
    for language in ("sv", "fi", "en"):
        for size in (1.0, 1.5):
            app.settings.text_size = size
            app.set_language(language)
            posed.settle()
            bad = [
                (language, size, text.string)
                for text in posed.texts()
                if text.overflows or (text.cut and text.string not in MAY_BE_CUT)
            ]
            assert not bad
            assert app.kit.words.missing == []  # type: ignore[attr-defined]
            assert not unreachable_by_arrows(posed.scene)
    for widget in posed.scene.focus:
        if widget.takes_focus():
            assert SAFE.encloses(widget.box), widget.name
            assert min(widget.box.w, widget.box.h) >= SMALLEST_TARGET
    assert not app.kit.assets.missing
