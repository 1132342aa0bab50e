"""The shelf: three boxes in a warm room, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from game.games import GAMES, Game
from game.storage.saves import SaveInfo
from game.ui.app import App
from game.ui.kit.actions import Action
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.dialog import Choice, MessageDialog
from game.ui.kit.looks import ButtonKind
from game.ui.kit.widgets.button import Button, Spot
from game.ui.scenes import shelf_picture
from game.ui.scenes.buttons import CaptionButton, FlagButton
from game.ui.scenes.lengths import shortest
from game.ui.scenes.page import RoomScene
from game.ui.scenes.shelf_picture import BoxOnShelf

if TYPE_CHECKING:
    from game.ui.scenes.staff import StaffDoor

LANGUAGES = "sv", "fi", "en"
_ROW = Box(60, 912, 1800, 126)
_GAP = 24
_MEMORIES = Box(54, 40, 400, 90)


class Shelf(RoomScene[None]):
    """Where the program begins and every game ends."""

    def __init__(self, app: App, game: str = "", resume_now: bool = False) -> None:
        """`game`: the box to begin at; `resume_now`: go on with the latest saved game at once."""
        super().__init__(app)
        self.chosen = game if game in GAMES else next(iter(GAMES))
        self._resume_now = resume_now
        self._named_game = game
        self._staff_door = self._make_staff_door()
        self._look_at_saves()

    def _look_at_saves(self) -> None:
        self.why_no_saving = self.house.why_no_saving()
        self.saves = self.house.saves.list()
        self.latest: SaveInfo | None = self.house.saves.newest_unfinished()
        # A look at the folder is enough: to read the book would delay the first picture.
        self.has_records = False
        with suppress(OSError):  # a folder that may not be looked into
            self.has_records = self.house.folders.records.exists()

    def _make_staff_door(self) -> StaffDoor | None:
        if not (self.app.kiosk and self.app.options.pin):
            return None
        from game.ui.scenes.staff import StaffDoor  # only where there is staff

        return StaffDoor(self, shelf_picture.SIGN)

    # The life of the scene

    def enter(self) -> None:
        named, latest = self._named_game, self.latest
        goes_on = latest is not None and (not named or latest.header.game == named)
        self.focus.set_by_name("continue" if goes_on else "play")
        if self._resume_now:
            self._resume_now = False
            newest = self.house.saves.newest_unfinished(named or None)
            if newest is not None:
                self._resume(newest)
            elif named:
                title = self._title(named)
                self.toast(self.t("shelf.nothing_saved_of", game=title))
            else:
                self.toast(self.t("shelf.nothing_saved"))

    def resume(self) -> None:
        self._look_at_saves()
        self.rebuild()

    def handle(self, action: Action) -> bool:
        if self._staff_door is not None:
            self._staff_door.watch(action)
        return super().handle(action)

    def back(self) -> None:
        if not self.app.kiosk:
            self._quit()

    # What can be done

    def _press_box(self, game: str) -> None:
        if game == self.chosen:
            self._play()
        else:
            self.chosen = game
            self.invalidate()

    def _play(self) -> None:
        from game.ui.scenes.new_game.scene import NewGame

        assert self.stack is not None
        self.stack.push(NewGame(self.app, GAMES[self.chosen]))

    def _continue(self) -> None:
        assert self.latest is not None
        self._resume(self.latest)

    def _resume(self, info: SaveInfo) -> None:
        from game.ui.scenes.resuming import resume  # with all that a game takes

        resume(self.app, self, info)

    def _open_saves(self) -> None:
        from game.ui.scenes.saved_games import SavedGames

        assert self.stack is not None
        self.stack.push(SavedGames(self.app))

    def _open_records(self) -> None:
        from game.ui.scenes.record_book import RecordBook

        assert self.stack is not None
        self.stack.push(RecordBook(self.app))

    def _open_rules(self) -> None:
        from game.ui.scenes.rulebook import RulebookScene

        assert self.stack is not None
        self.stack.push(RulebookScene(self.app, self.chosen))

    def _open_settings(self) -> None:
        from game.ui.scenes.settings import SettingsScene

        assert self.stack is not None
        self.stack.push(SettingsScene(self.app))

    def _quit(self) -> None:
        assert self.stack is not None
        self.stack.push(self.farewell(), lambda leave: self.app.quit() if leave else None)

    def farewell(self) -> MessageDialog[bool]:
        """The question whether to leave."""
        choices = [
            Choice(True, self.t("common.quit"), "danger"),
            Choice(False, self.t("shelf.stay"), "gold"),
        ]
        return MessageDialog(
            self.kit, self.t("common.quit"), self.t("shelf.quit_really"), choices, width=900
        )

    # What it looks like

    def build(self) -> None:
        for game, place in zip(GAMES.values(), shelf_picture.PLACES, strict=True):
            self.add(self._spot(game, place))
        self._build_flags()
        self._build_memories()
        self._build_row()

    def _build_memories(self) -> None:
        """The ways to what was played before, where there is any, one below the other."""
        ways: list[tuple[str, str, str, Callable[[], None]]] = []
        if self.saves:
            ways.append(("saves", "shelf.saved_games", "shelf/sym_save", self._open_saves))
        if self.has_records:
            ways.append(("records", "records.title", "shelf/sym_trophy", self._open_records))
        for place, (name, label, picture, press) in enumerate(ways):
            box = _MEMORIES.moved(0, place * (_MEMORIES.h + 10))
            self.add(Button(box, self.t(label), press, "gold", name=name, picture=picture))

    def _spot(self, game: Game, place: float) -> Spot:
        box = BoxOnShelf(game.id, place, game.id == self.chosen).outline
        press = partial(self._press_box, game.id)
        return Spot(box, press, self._title(game.id), name=f"box {game.id}", radius=18)

    def _build_flags(self) -> None:
        for place, language in enumerate(LANGUAGES):
            box = Box(1560 + place * 104, 40, 92, 92)
            chosen = language == self.app.settings.language
            press = partial(self.app.set_language, language)
            name = self.t(f"language.{language}")
            self.add(FlagButton(box, language, name, chosen, press))

    def _build_row(self) -> None:
        latest = self.latest is not None
        entries: list[tuple[str, float]] = [("play", 300), ("continue", 520 if latest else 330)]
        entries.append(("rules", 280))
        if not self.app.kiosk:
            entries += [("settings", 350), ("quit", 260)]
        whole = _ROW.w - _GAP * (len(entries) - 1)
        scale = whole / sum(width for _, width in entries)
        x = _ROW.x
        for name, width in entries:
            self.add(self._button(name, Box(x, _ROW.y, width * scale, _ROW.h)))
            x += width * scale + _GAP

    def _button(self, name: str, box: Box) -> Button:
        latest = self.latest
        if name == "continue":
            why = "" if latest is not None else self.t("shelf.nothing_saved")
            lines = () if latest is None else (self._about(latest),)
            names = () if latest is None else latest.header.names
            return CaptionButton(
                box, self.t("common.continue"), lines, self._continue, "primary", why, "continue",
                names=names,
            )  # fmt: skip
        label, press, kind = self._plain_buttons()[name]
        return Button(box, label, press, kind, name=name, size=44)

    def _plain_buttons(self) -> dict[str, tuple[str, Callable[[], None], ButtonKind]]:
        play = "shelf.new_game" if self.latest is not None else "shelf.play"
        return {
            "play": (self.t(play), self._play, "gold" if self.latest else "primary"),
            "rules": (self.t("shelf.rules"), self._open_rules, "gold"),
            "settings": (self.t("common.settings"), self._open_settings, "gold"),
            "quit": (self.t("common.quit"), self._quit, "brown"),
        }

    def _about(self, info: SaveInfo) -> str:
        """What the saved game is: its title with the round."""
        header = info.header
        title = self._title(header.game) if header.game in GAMES else header.game
        return self.t("shelf.saved_round", game=title, n=header.round)

    def _title(self, game: str) -> str:
        return self.t(f"{game}.game.short")

    def draw(self, canvas: Canvas) -> None:
        self.draw_room(canvas)
        boxes = [
            BoxOnShelf(game.id, place, game.id == self.chosen)
            for game, place in zip(GAMES.values(), shelf_picture.PLACES, strict=True)
        ]
        shelf_picture.draw_props(canvas)
        for box in sorted(boxes, key=lambda each: each.chosen):
            if box.chosen:
                shelf_picture.draw_light(canvas)
            box.draw(canvas, self._title(box.game))
        for box in boxes:
            box.draw_plate(canvas, self._plate(GAMES[box.game]))
        shelf_picture.draw_sign(canvas, self.t("shelf.name"))
        if self.why_no_saving:
            note = self.t(f"shelf.no_saving.{self.why_no_saving}")
            shelf_picture.draw_note(canvas, note)
        self.draw_widgets(canvas)

    def _plate(self, game: Game) -> str:
        values = {"fewest": game.fewest, "most": game.most}
        minutes = shortest(game)
        if minutes is None:
            return self.t("shelf.players", **values)
        return self.t("shelf.players_and_minutes", **values, minutes=minutes)
