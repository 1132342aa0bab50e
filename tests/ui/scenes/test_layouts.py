"""Every text of every scene in its box, in every language, at every text size; all in reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.kit.harness import Pilot
from game.ui.scenes.poses import POSES, strike
from tests.ui.layouts import check_layout

MAY_BE_CUT = {"W" * 40}
"""What a person typed may be longer than any box; the whole of it shows on focus."""


@pytest.fixture(params=POSES)
def posed(request: pytest.FixtureRequest, tmp_path: Path) -> Pilot:
    return strike(POSES[request.param], tmp_path, (1280, 720), "sv")


def test_every_text_fits_and_every_control_is_in_reach(posed: Pilot) -> None:
    views = [(language, size) for language in ("sv", "fi", "en") for size in (1.0, 1.5)]
    check_layout(posed, views, MAY_BE_CUT.__contains__)
