"""A whole game in a real window, from the shelf to the results, by mouse alone."""

from __future__ import annotations

import pytest

from tests.window.conftest import Starter
from tests.window.display import Display
from tests.window.evening import whole_evening
from tests.window.hands import Mouse


@pytest.mark.window
def test_two_people_play_by_mouse_alone(start: Starter, display: Display) -> None:
    program = start(display=display, environment={"SHELF_SEED": "5"})
    whole_evening(program, Mouse(program))
