"""Every widget and skin on one screen, to look at: python -m tests.ui.kit.demo FOLDER."""

from __future__ import annotations

import sys
from pathlib import Path

from game.ui.kit import looks, theme
from game.ui.kit.box import SCREEN, Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Choice, MessageDialog
from game.ui.kit.harness import Pilot
from game.ui.kit.keyboard import KeyboardDialog
from game.ui.kit.scene import Scene
from game.ui.kit.widgets.button import ArrowButton, Button, Spot
from game.ui.kit.widgets.lists import ScrollList, ScrollText
from game.ui.kit.widgets.still import Label, Panel, Picture, Ribbon
from game.ui.kit.widgets.text_field import TextField
from game.ui.kit.widgets.values import Cycler, Slider, Stepper, Toggle

LONG = (
    "Guldgruvan Klondyke är ledig. Den ger utdel\u00adning varje gång någon passerar banken. "
    "Läm\u00adpö\u00adti\u00adlan\u00adsäätö\u00adjärjestel\u00admä maksaa 1\u00a0000\u00a0000 M."
)
REASON = "Anna har bara 4 M, och guldgruvan kostar 9 M."


class Demo(Scene[None]):
    """All widgets; `log` lists what was pressed."""

    def __init__(self, shell: object) -> None:
        super().__init__(shell.kit)  # type: ignore[attr-defined]
        self.log: list[object] = []

    def build(self) -> None:
        note = self.log.append
        kinds = ("primary", "gold", "brown", "danger", "yellow")
        for kind, box in zip(kinds, Box(40, 976, 1120, 66).columns(5, 20), strict=True):
            self.add(Button(box, kind.title(), lambda k=kind: note(k), kind, name=kind))
        self.add(Button(Box(60, 850, 340, 90), "Spela", lambda: note("play"), "primary"))
        self.add(
            Button(
                Box(430, 850, 340, 90), "Köp", lambda: note("buy"),
                enabled=False, reason=REASON, name="greyed",
            )
        )  # fmt: skip
        self.add(ArrowButton(Box(800, 852, 80, 88), "up", lambda: note("up"), "Upp"))
        self.add(Panel(Box(1188, 520, 700, 530), looks.CARD_PANEL))
        self.add(Stepper(Box(1220, 540, 310, 76), 3, 0, 9, note, shown=lambda n: f"{n} M"))
        self.add(Cycler(Box(1550, 540, 310, 76), [("sv", "Svenska"), ("fi", "Suomi")], "sv", note))
        self.add(Slider(Box(1226, 640, 630, 76), 40, 0, 100, note, 5))
        self.add(Toggle(Box(1226, 736, 630, 76), "Helskärm", True, note))
        self.add(Toggle(Box(1226, 830, 630, 76), "Mindre rörelse", False, note))
        self.add(TextField(Box(1220, 940, 640, 84), "Åsa", note, placeholder="Namn"))
        self.add(
            ScrollList(
                Box(800, 250, 360, 560), [f"Rad {n}" for n in range(12)], note, draw_row, str
            )
        )
        self.add(
            ScrollText(Box(90, 490, 650, 290), [("Regler", theme.HEADING), (LONG * 3, theme.BODY)])
        )
        self.add(Spot(Box(1198, 340, 688, 140), lambda: note("anna"), "Anna", name="anna"))
        self.add(Ribbon(Box(60, 50, 700, 112), "Köp guldgruvan? 😀"))
        self.add(Label(Box(90, 230, 640, 220), LONG, max_lines=None, valign="top"))
        self.add(Picture(Box(1090, 60, 72, 72), "none/missing"))

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, theme.rgb("5A3418"))
        canvas.skin(Box(60, 210, 710, 610), looks.PAPER_PANEL)
        canvas.skin(Box(1198, 20, 688, 300), looks.WOOD_PANEL)
        canvas.text(Box(1226, 26, 300, 48), "Marknaden", theme.HEADING.coloured(theme.INK_ON_GOLD))
        canvas.skin(Box(1214, 76, 656, 226), looks.CARD_PANEL)
        points = [(1240.0 + 60 * i, 200.0 - 20 * (i % 3) - 8 * i) for i in range(9)]
        canvas.line(points, theme.GAIN, 6)
        canvas.skin(Box(1198, 340, 688, 140), looks.CARD_PANEL)
        canvas.skin(Box(1203, 345, 96, 122), looks.seat_column("red"))
        canvas.text(Box(1316, 350, 300, 60), "Anna", theme.BODY.sized(42))
        canvas.text(Box(1600, 350, 260, 60), "412 M", theme.MONEY_STYLE, "right")
        for place, box in enumerate(Box(1312, 414, 556, 50).columns(6, 7)):
            canvas.skin(box, looks.SLOT if place % 2 else looks.CHIP)
        for colour, box in zip(theme.SEATS, Box(800, 60, 336, 52).columns(6, 6), strict=True):
            canvas.seat_mark(box, colour)
        for colour, box in zip(theme.SEATS, Box(800, 140, 432, 84).columns(6, 8), strict=True):
            canvas.skin(box, looks.plaque(colour))
            pattern = Box(box.x + 10, box.y + 12, box.w - 20, box.h - 34)
            canvas.pattern(pattern, theme.SEATS[colour].pattern, theme.WHITE, 80)
        self.draw_widgets(canvas)

    def back(self) -> None:
        assert self.stack is not None
        choices = [Choice(True, "Avsluta", "danger"), Choice(False, "Fortsätt", "primary")]
        text = "Vill ni sluta spela nu? Spelet är sparat."
        self.stack.push(MessageDialog(self.kit, "Avsluta?", text, choices), self.log.append)


def draw_row(canvas: Canvas, box: Box, item: str, chosen: bool) -> None:
    """A row of the list."""
    canvas.skin(box, looks.CHIP if chosen else looks.SLOT)
    canvas.text(box.inset(20, 8), item)


def main(folder: Path) -> None:
    """Write the pictures at three window sizes."""
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        pilot = Pilot.start(Demo, size)
        pilot.screenshot(folder / f"demo_{size[1]}.png")
        pilot.focus_on("greyed").press("enter").screenshot(folder / f"reason_{size[1]}.png")
        pilot.press("escape", "escape").screenshot(folder / f"dialog_{size[1]}.png")
        pilot.press("escape")
        pilot.shell.stack.push(KeyboardDialog(pilot.shell.kit, "Åsa", 20))
        pilot.settle().press("down").screenshot(folder / f"keyboard_{size[1]}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
