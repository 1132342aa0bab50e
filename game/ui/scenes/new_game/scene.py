"""A new game: who plays, how long it lasts, and the way to the rules that can be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.games import Game
from game.ui.app import App
from game.ui.kit import theme
from game.ui.kit.box import Box
from game.ui.kit.widgets.button import ArrowButton, Button, Spot
from game.ui.kit.widgets.still import Label
from game.ui.kit.widgets.text_field import TextField
from game.ui.scenes.buttons import CaptionButton, PictureButton
from game.ui.scenes.lengths import minutes
from game.ui.scenes.new_game.draft import HUMAN, Draft
from game.ui.scenes.new_game.helps import has_helps, helps_dialog
from game.ui.scenes.new_game.look_picker import LookPicker, draw_pawn
from game.ui.scenes.new_game.names import LONGEST, tidy
from game.ui.scenes.page import Page
from game.ui.table.game_in_play import GameInPlay, new_seed

_SEATS = 5
"""Rows there is room for at least: more stand closer together."""
_GAP, _NAME = 16, 440


class NewGame(Page[None]):
    """Begins a game, as the last one was set up unless something is changed; the first time with
    the people who have played from another box."""

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self.game = game
        last = self.house.settings.last_setup.get(game.id)
        self.last = Draft.remembered(game, last)
        self.draft = Draft.remembered(game, last) or Draft.among(
            game, self.house.setup_of_another(game.id)
        )

    def title_text(self) -> str:
        return self.t(f"{self.game.id}.game.short")

    def enter(self) -> None:
        known = any(seat.name for seat in self.draft.seats)
        self.focus.set_by_name("name 0" if self.last is None and not known else "start")

    def resume(self) -> None:
        self.rebuild()

    def back(self) -> None:
        self.finish(None)

    def default_name(self, person: bool, number: int) -> str:
        """Player 2, Computer 1: who got no name is called so."""
        return self.t("common.default_name" if person else "common.computer_name", n=number)

    @property
    def names(self) -> list[str]:
        """What the players will be called."""
        return self.draft.names(self.default_name)

    # Beginning

    def start(self) -> None:
        """Put the game on the table."""
        self._begin(self.draft)

    def start_as_last_time(self) -> None:
        assert self.last is not None
        self.draft = self.last
        self._begin(self.last)

    def _begin(self, draft: Draft) -> None:
        from game.ui.scenes.table import TableScene

        memory = self.house.settings.memory.get(self.game.id)
        setup = draft.setup(new_seed(), self.default_name, memory)
        self.house.remember_setup(self.game.id, draft.to_json())
        play = GameInPlay.begin(self.game, setup, self.house.saves)
        self.app.stack.replace(TableScene(self.app, play))

    # Changes

    def _rename(self, place: int, name: str) -> None:
        self.draft.seats[place].name = name
        self._show_note()

    def _to_next_name(self, place: int) -> None:
        last = place + 1 == len(self.draft.seats)
        self.focus.set_by_name("start" if last else f"name {place + 1}")

    def _next_player(self, place: int) -> None:
        """Person, then each level of the computer, then a person again."""
        kinds = [HUMAN, *self.game.levels]
        seat = self.draft.seats[place]
        seat.player = kinds[(kinds.index(seat.player) + 1) % len(kinds)]
        self.rebuild()

    def _pick_look(self, place: int) -> None:
        def picked(look: str) -> None:
            if look:
                self.draft.give_look(place, look)
                self.rebuild()

        assert self.stack is not None
        picker = LookPicker(self.app, self.game.id, self.draft, place, self.names)
        self.stack.push(picker, picked)

    def _open_helps(self, place: int) -> None:
        """What makes the game easier for a seat."""
        assert self.stack is not None
        seat = self.draft.seats[place]

        def agreed(helps: dict[str, int | str]) -> None:
            seat.helps = helps
            self.rebuild()

        self.stack.push(helps_dialog(self.app, self.game.id, seat, self.names[place]), agreed)

    def _add_seat(self) -> None:
        self.draft.add()
        self.rebuild()
        self.focus.set_by_name(f"name {len(self.draft.seats) - 1}")

    def _remove_seat(self, place: int) -> None:
        self.draft.remove(place)
        self.rebuild()
        # Where the next seat is taken away, so that a second press does not land elsewhere.
        self.focus.set_by_name(f"remove {place}" if place < len(self.draft.seats) else "add")

    def _use_preset(self, preset: str) -> None:
        self.draft.use_preset(preset)
        self.rebuild()

    def _open_rules(self) -> None:
        from game.ui.scenes.new_game.house_rules import HouseRules

        assert self.stack is not None
        self.stack.push(HouseRules(self.app, self.draft, self.names))

    # What it looks like

    def build(self) -> None:
        super().build()
        left, right = self.content.split_left(1080, gap=44)
        rows = left.rows(max(_SEATS, self.game.most), gap=14)
        for place, row in enumerate(rows[: len(self.draft.seats)]):
            self._build_seat(place, row)
        if self.draft.can_add:
            row = rows[len(self.draft.seats)]
            box = Box(row.x + 138, row.y + (row.h - 92) / 2, _NAME, 92)
            label = self.t("setup.add_player")
            picture = "shelf/sym_plus"
            self.add(Button(box, label, self._add_seat, "gold", name="add", picture=picture))
        self._build_length(right)
        note, start = self.row.split_right(430, gap=30)
        self.note = self.add(Label(note, "", theme.BODY, "centre", max_lines=2, name="note"))
        self._show_note()
        why_not = self._why_not(self.draft)
        self.add(
            Button(start, self.t("common.start"), self.start, "primary", not why_not, why_not,
                   name="start", size=52)
        )  # fmt: skip

    def _build_seat(self, place: int, row: Box) -> None:
        seat = self.draft.seats[place]
        name = self.names[place]
        pawn, rest = row.split_left(122, gap=_GAP)
        rest = Box(rest.x, rest.y + (rest.h - 92) / 2, rest.w, 92)
        width = _NAME - 70 if has_helps(self.game.id) else _NAME
        field, rest = rest.split_left(width, gap=_GAP)
        who, remove = rest.split_right(92, gap=_GAP)
        if has_helps(self.game.id):
            who, helps = who.split_right(92, gap=_GAP)
            self._add_helps(place, helps)
        look = self.t(f"{self.game.id}.look.{seat.look}")
        spoken = self.t("setup.look_of", name=name, look=look)
        self.add(
            Spot(
                pawn, partial(self._pick_look, place), spoken,
                draw_on=lambda canvas, spot: draw_pawn(canvas, spot.box, self.game.id, seat.look),
                name=f"look {place}", radius=20,
            )
        )  # fmt: skip
        self.add(
            TextField(
                field, seat.name, partial(self._rename, place), max_length=LONGEST,
                placeholder=self.draft.default_name(place, self.default_name),
                on_accept=partial(self._to_next_name, place), name=f"name {place}",
            )
        )  # fmt: skip
        symbol = "shelf/sym_human" if seat.is_human else "shelf/sym_computer"
        level = self.t(f"setup.level.{seat.player}")
        self.add(
            Button(
                who, level, partial(self._next_player, place), "gold", name=f"player {place}",
                picture=symbol, size=36,
            )
        )  # fmt: skip
        button = ArrowButton(
            remove, "-", partial(self._remove_seat, place), self.t("setup.remove", name=name),
            "brown", name=f"remove {place}",
        )  # fmt: skip
        if not self.draft.can_remove:
            button.enable(self.t("setup.too_few", n=self.game.fewest))
        self.add(button)

    def _add_helps(self, place: int, box: Box) -> None:
        """The button for what makes the game easier for a seat; lit if there is something."""
        seat, name = self.draft.seats[place], self.names[place]
        button = PictureButton(
            box, "ankka/act_question", self.t("setup.helps", name=name),
            partial(self._open_helps, place), "green" if seat.helps else "gold",
            name=f"helps {place}",
        )  # fmt: skip
        if not seat.is_human:
            button.enable(self.t("setup.no_helps"))
        self.add(button)

    def _build_length(self, area: Box) -> None:
        """How long the game is, by which rules, and the way to begin as last time."""
        large = self.kit.settings.text_size > 1  # it takes the room of pictures, gaps and names
        gap, card_height, rules_height = (12, 152, 116) if large else (_GAP, 134, 96)
        cards, below = area.split_top(3 * card_height + 2 * gap, gap=12 if large else 20)
        rules, last = below.split_top(rules_height, gap=gap)
        for preset, card in zip(self.draft.known.presets, cards.rows(3, gap), strict=False):
            key = f"{self.game.id}.preset.{preset.id}"
            self.add(
                CaptionButton(
                    card, self.t(f"{key}.name"), [self.t(f"{key}.sentence")],
                    partial(self._use_preset, preset.id), name=f"preset {preset.id}",
                    picture="" if large else "shelf/sym_hourglass",
                    chosen=self.draft.preset == preset.id,
                    aside=self._duration(self.draft, [preset.id]),
                )
            )  # fmt: skip
        changed = len(self.draft.differing())
        what = self.t("setup.changes", n=changed) if changed else self.t("setup.as_in_the_box")
        label = self.t("setup.rules")
        # Beside it how long they make the game, where a house rule decides that by itself.
        self.add(
            CaptionButton(
                rules, label, [what], self._open_rules, name="rules", picture="shelf/sym_rules",
                chosen=self.draft.preset is None,
                aside=self._duration(self.draft, self.draft.differing()),
            )
        )  # fmt: skip
        if self.last is not None:
            as_preset = self.last.preset
            measured = [as_preset] if as_preset else self.last.differing()
            self.add(
                CaptionButton(
                    last, self.t("setup.as_last_time"), (), self.start_as_last_time, "primary",
                    self._why_not(self.last), "last", "shelf/sym_undo", 36,
                    aside=self._duration(self.last, measured),
                    names=() if large else self.last.names(self.default_name),
                )
            )  # fmt: skip

    def _duration(self, draft: Draft, measured: Iterable[str]) -> str:
        """About how long a game takes, by the first of these presets and house rules that was
        measured, with as many players as there are."""
        found = (minutes(self.game, each, len(draft.seats)) for each in measured)
        about = next((each for each in found if each is not None), None)
        return "" if about is None else self.t("setup.about_minutes", minutes=about)

    def _why_not(self, draft: Draft) -> str:
        """Why this game cannot begin; "" if it can."""
        obstacle = draft.obstacle()
        return "" if obstacle is None else self.t(obstacle.key, **obstacle.values)

    def _show_note(self) -> None:
        self.note.set_text(self._note())

    def _note(self) -> str:
        """What is good to know before the game begins, or why it cannot."""
        why_not = self._why_not(self.draft)
        if why_not:
            return why_not
        if not self.draft.has_people:
            return self.t("setup.only_computers")
        for seat, name in zip(self.draft.seats, self.names, strict=True):
            given = tidy(seat.name)
            if given and name != given:
                return self.t("setup.same_name", name=given, other=name)
        return ""
