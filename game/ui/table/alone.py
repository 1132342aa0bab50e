"""The last person is out of the game, and computers play on: what now?"""

from __future__ import annotations

from game.ui.kit.dialog import Choice, MessageDialog
from game.ui.kit.kit import Kit


def alone_dialog(kit: Kit) -> MessageDialog[str]:
    """Asks how to go on; its result is "watch", "hurry" or "shelf"."""
    choices = [
        Choice("watch", kit.t("table.alone.watch"), "primary"),
        Choice("hurry", kit.t("table.alone.hurry")),
        Choice("shelf", kit.t("table.alone.shelf"), "brown"),
    ]
    title, text = kit.t("table.alone.title"), kit.t("table.alone.text")
    return MessageDialog(kit, title, text, choices, width=1300)
