"""Settings: each shows at once what it does, and is kept when it is changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ui.kit import theme
from game.ui.kit.actions import Action, Shortcut
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.settings import Speed
from game.ui.kit.widgets.base import Widget
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.still import Label
from game.ui.kit.widgets.values import Cycler, Slider, Stepper, Toggle
from game.ui.scenes import sound_key
from game.ui.scenes.buttons import FlagButton
from game.ui.scenes.page import Page

LANGUAGES = "sv", "fi", "en"
_SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "off")
_READING_TIMES = {0.5: "short", 1.0: "normal", 1.5: "long", 2.5: "longest"}
_REACTION_SECONDS = 0, 6, 12
_ROWS, _CONTROL = 7, 430
_LARGEST_TEXT = 150
"""Per cent; layouts are made for no more."""
_TRIAL_SOUND = "coin"


class SettingsScene(Page[None]):
    """Two columns: what is seen at the left, what is heard and how fast it goes at the right."""

    title = "common.settings"

    def enter(self) -> None:
        self.focus.set_by_name(f"language {self.app.settings.language}")
        if self.kit.sounds.available is None:
            self.app.run_in_background(self.kit.sounds.retry, lambda _: self._sound_tried())

    def handle(self, action: Action) -> bool:
        used = super().handle(action)
        if not used and isinstance(action, Shortcut) and action.key == sound_key.KEY:
            sound_key.toggle_sound(self.app)
            self.rebuild()  # the switch shows it
            return True
        return used

    def leave(self) -> None:
        self.house.keep_settings()

    def closing(self) -> None:
        self.house.keep_settings()

    def back(self) -> None:
        self.finish(None)

    # Changes

    def _set(self, name: str, value: object) -> None:
        """A setting that no scene is laid out by."""
        setattr(self.house.settings, name, value)
        self.house.keep_settings()
        self._show_note()

    def _set_and_lay_out(self, name: str, value: object) -> None:
        setattr(self.house.settings, name, value)
        self.app.settings_changed()

    def _set_per_cent(self, name: str, value: int) -> None:
        self._set_and_lay_out(name, value / 100)

    # Volumes are kept when the scene is left: a drag along the slider would write them dozens of
    # times.

    def _set_volume(self, volume: int) -> None:
        self.house.settings.volume = volume
        self.play("focus")

    def _set_music(self, volume: int) -> None:
        self.house.settings.music = volume
        self.kit.sounds.volume_changed()

    def _set_muted(self, name: str, muted: object) -> None:
        self._set(name, muted)
        self.kit.sounds.volume_changed()

    def _try_sound(self) -> None:
        if self.kit.sounds.available:
            self.play(_TRIAL_SOUND)
        else:
            self.app.run_in_background(self.kit.sounds.retry, lambda _: self._sound_tried())

    def _sound_tried(self) -> None:
        if self.stack is not None:
            self.rebuild()
            self.play(_TRIAL_SOUND)

    def _open_about(self) -> None:
        from game.ui.scenes.about import About

        assert self.stack is not None
        self.stack.push(About(self.app))

    # What it looks like

    def build(self) -> None:
        super().build()
        left, right = self.content.columns(2, gap=72)
        self._place(left, [
            self._languages, self._text_size, self._margin, self._fullscreen,
            self._reduced_motion, self._auto_end_turn,
        ])  # fmt: skip
        self._place(right, [
            self._volume, self._music, self._mute, self._sound_state, self._speed,
            self._reading_time, self._reaction_seconds,
        ])  # fmt: skip
        note, about = self.row.split_right(430, gap=30)
        self.add(
            Button(about, self.t("settings.about"), self._open_about, "gold", name="about",
                   picture="shelf/sym_help")
        )  # fmt: skip
        style = theme.BODY.coloured(theme.LOSS)
        self.note = self.add(Label(note, "", style, "centre", max_lines=2, name="note"))
        self._show_note()

    def _place(self, column: Box, makers: list[Callable[[Box], None]]) -> None:
        for make, row in zip(makers, column.rows(_ROWS), strict=False):
            make(Box(row.x, row.y + (row.h - 92) / 2, row.w, 92))

    def _labelled(self, row: Box, key: str, control: Widget) -> None:
        """The label at the left of a control."""
        words = Box(row.x, row.y, row.w - _CONTROL - 24, row.h)
        self.add(Label(words, self.t(f"settings.{key}"), theme.BODY, max_lines=2))
        self.add(control)

    def _toggle(self, row: Box, name: str, change: Callable[[str, object], None]) -> None:
        value = bool(getattr(self.house.settings, name))
        label = self.t(f"settings.{name}")
        self.add(Toggle(row, label, value, partial(change, name), name=name))

    @staticmethod
    def _at_right(row: Box) -> Box:
        return Box(row.right - _CONTROL, row.y + 2, _CONTROL, row.h - 4)

    def _languages(self, row: Box) -> None:
        words = Box(row.x, row.y, row.w - _CONTROL - 24, row.h)
        self.add(Label(words, self.t("settings.language"), theme.BODY))
        for place, language in enumerate(LANGUAGES):
            box = Box(row.right - _CONTROL + place * 149, row.y, 132, 92)
            chosen = language == self.app.settings.language
            press = partial(self.app.set_language, language)
            self.add(FlagButton(box, language, self.t(f"language.{language}"), chosen, press))

    def _text_size(self, row: Box) -> None:
        value = round(self.house.settings.text_size * 100)
        change = partial(self._set_per_cent, "text_size")
        self._labelled(row, "text_size", Stepper(
            self._at_right(row), value, 100, _LARGEST_TEXT, change, 10, self._per_cent,
            name="text_size",
        ))  # fmt: skip

    def _margin(self, row: Box) -> None:
        value = round(self.house.settings.safe_margin * 100)
        change = partial(self._set_per_cent, "safe_margin")
        self._labelled(row, "safe_margin", Stepper(
            self._at_right(row), value, 0, 10, change, 1, self._per_cent, name="safe_margin",
        ))  # fmt: skip

    def _fullscreen(self, row: Box) -> None:
        self._toggle(row, "fullscreen", self._set_and_lay_out)

    def _reduced_motion(self, row: Box) -> None:
        self._toggle(row, "reduced_motion", self._set)

    def _mute(self, row: Box) -> None:
        self._toggle(row, "muted", self._set_muted)

    def _auto_end_turn(self, row: Box) -> None:
        self._toggle(row, "auto_end_turn", self._set)

    def _volume(self, row: Box) -> None:
        volume = self.house.settings.volume
        slider = Slider(self._at_right(row), volume, 0, 100, self._set_volume, 5, name="volume")
        self._labelled(row, "volume", slider)

    def _music(self, row: Box) -> None:
        volume = self.house.settings.music
        slider = Slider(self._at_right(row), volume, 0, 100, self._set_music, 5, name="music")
        self._labelled(row, "music", slider)

    def _sound_state(self, row: Box) -> None:
        found = self.kit.sounds.available
        state = {None: "sound_unknown", True: "sound_works", False: "no_sound"}[found]
        label = self.t("settings.try_sound" if found else "common.try_again")
        words = Box(row.x, row.y, row.w - _CONTROL - 24, row.h)
        style = theme.BODY.coloured(theme.LOSS) if found is False else theme.BODY_SOFT
        self.add(Label(words, self.t(f"settings.{state}"), style, max_lines=2, name="sound state"))
        symbol = "shelf/sym_sound_on" if found else "shelf/sym_sound_off"
        self.add(
            Button(self._at_right(row), label, self._try_sound, "gold", name="try sound",
                   picture=symbol, size=36)
        )  # fmt: skip

    def _speed(self, row: Box) -> None:
        values = [(speed, self.t(f"settings.speeds.{speed}")) for speed in _SPEEDS]
        speed = self.house.settings.speed
        change = partial(self._set, "speed")
        self._labelled(row, "speed", Cycler(self._at_right(row), values, speed, change, "speed"))

    def _reading_time(self, row: Box) -> None:
        now = self.house.settings.reading_time
        nearest = min(_READING_TIMES, key=lambda each: abs(each - now))
        values = [(t, self.t(f"settings.reading.{key}")) for t, key in _READING_TIMES.items()]
        change = partial(self._set, "reading_time")
        cycler = Cycler(self._at_right(row), values, nearest, change, "reading_time")
        self._labelled(row, "reading_time", cycler)

    def _reaction_seconds(self, row: Box) -> None:
        now = self.house.settings.reaction_seconds
        nearest = min(_REACTION_SECONDS, key=lambda each: abs(each - now))
        values = [
            (n, self.t("settings.reaction_on" if n else "settings.reaction_off", n=n))
            for n in _REACTION_SECONDS
        ]
        change = partial(self._set, "reaction_seconds")
        cycler = Cycler(self._at_right(row), values, nearest, change, "reaction_seconds")
        self._labelled(row, "reaction_seconds", cycler)

    def _per_cent(self, value: int) -> str:
        return self.t("settings.per_cent", n=value)

    def _show_note(self) -> None:
        trouble = self.house.trouble
        self.note.set_text(self.t(f"settings.cannot_keep.{trouble}") if trouble else "")

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        line = Box(960 - 2, self.content.y + 20, 4, self.content.h - 40)
        canvas.fill(line, theme.rgb("E0CB9C"), 2)
