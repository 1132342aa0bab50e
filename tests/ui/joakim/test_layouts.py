"""Every text of the table in its box, in every language, at every text size; all in reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.joakim.poses import POSES
from game.ui.joakim.posing import LONG_NAMES
from game.ui.scenes.poses import strike
from tests.ui.layouts import TELLING_VIEWS, check_layout

TELLING = (
    "table_move", "table_jump", "table_five", "table_names", "table_late", "table_two",
    "card_two_values", "card_earn", "card_dividend", "card_option", "ledger", "market_history",
    "log", "curtain", "curtain_held", "reaction_uncle", "reaction_rumour", "reaction_names",
    "reaction_no_clock", "reaction_curtain_held", "reaction_doubt", "reaction_go_before", "manners",
    "pause_sharks",
    "sharks_two", "sharks_five", "sharks_names", "sharks_ledger", "sharks_history",
    "sharks_results", "card_rumour", "card_interest", "card_worthless_purchase", "card_uncle_away",
    "card_beagle_boys", "card_inspect",
)  # fmt: skip


@pytest.mark.case("O13", "O36")
@pytest.mark.parametrize("name", TELLING)
def test_every_text_fits_and_every_control_is_in_reach(name: str, tmp_path: Path) -> None:
    posed = strike(POSES[name], tmp_path, (1280, 720), "sv")
    check_layout(posed, TELLING_VIEWS, LONG_NAMES.__contains__)
