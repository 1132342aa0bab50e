"""The dialogs in telling positions, for `main.py screenshots` and for tests.

scene = POSES["finans_fee"](app)      # a table whose question opens the dialog by itself

What must be pressed or opened first is opened with the first frame.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine.session import Session
from game.finans import effects
from game.finans.events import BondsDrawn, GameEnded, MeetingCalled, PlayerLeft
from game.finans.state import BANK, Ending
from game.games import GAMES
from game.ui.app import App
from game.ui.finans.deed import DeedScene
from game.ui.finans.papers.certificates import draw_bond, draw_certificate, draw_loan
from game.ui.finans.papers.deed import draw_deed
from game.ui.finans.papers.register import Register
from game.ui.finans.papers.share import draw_share
from game.ui.finans.prompts import desk_for, positions
from game.ui.finans.prompts.meeting_goal import MeetingGoal, aim_at
from game.ui.finans.shown.bond_drawing import BondDrawing
from game.ui.finans.shown.card import CardShown
from game.ui.finans.shown.game_won import GameWon
from game.ui.finans.shown.meeting_outcome import MeetingOutcome
from game.ui.finans.shown.player_left import PlayerOut
from game.ui.finans.space_sheet import SpaceSheet
from game.ui.household import household
from game.ui.kit import theme
from game.ui.kit.actions import Confirm
from game.ui.kit.box import Box
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene
from game.ui.scenes.table import TableScene
from game.ui.table.game_in_play import GameInPlay

Pose = Callable[[App], Scene[Any]]
Make = Callable[[], Session[Any]]


def table_in(session: Session[Any], app: App) -> TableScene:
    """The table in this position. Nothing is saved before somebody answers."""
    game = GAMES["finans"]
    return TableScene(app, GameInPlay(game, session, household(app).saves, "finans-pose", []))


def asked(
    change: positions.Change, *names: str, answers: tuple[str | int, ...] = (), **options: Any
) -> Pose:
    """A pose of a question's dialog, in which these widgets have been pressed."""

    def press(app: App) -> None:
        for name in names:
            scene = app.stack.top
            widget = scene.focus.find(name) if scene is not None else None
            assert scene is not None and widget is not None, f"no {name} to press"
            scene.focus.set(widget)
            widget.press(Confirm())

    def pose(app: App) -> Scene[Any]:
        if names:
            app.kit.after(0, partial(press, app))
        return table_in(positions.session_in(change, options=options, answers=answers), app)

    return pose


def desk(change: positions.Change, name: str, **options: Any) -> Pose:
    """A pose of what a button of the table opens."""

    def show(app: App, table: TableScene) -> None:
        assert table.asking is not None
        app.stack.push(desk_for(table, table.asking, name), table.answer)

    def pose(app: App) -> Scene[Any]:
        table = table_in(positions.session_in(change, options=options), app)
        app.kit.after(0, partial(show, app, table))
        return table

    return pose


def raising(change: positions.Change, goal: MeetingGoal) -> Pose:
    """A pose in which money is raised for a meeting."""

    def show(table: TableScene) -> None:
        aim_at(table, goal)
        table.ask_again()

    def pose(app: App) -> Scene[Any]:
        table = table_in(positions.session_in(change), app)
        app.kit.after(0, partial(show, table))
        return table

    return pose


def above(change: positions.Change, scene: Callable[[Any], Scene[Any]]) -> Pose:
    """A pose of a scene above the table, made with the table's look."""

    def pose(app: App) -> Scene[Any]:
        table = table_in(positions.session_in(change), app)
        app.kit.after(0, lambda: app.stack.push(scene(table.look)))
        return table

    return pose


class PapersShown(Scene[None]):
    """All sorts of papers beside one another, at several sizes."""

    def __init__(self, look: Any) -> None:
        super().__init__(look.table.kit)
        self.register = Register(look.table)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(Box(0, 0, 1920, 1080), theme.FELT[0])
        draw_deed(canvas, Box(40, 50, 420, 588), self.register, 5)
        draw_deed(canvas, Box(40, 660, 270, 378), self.register, 12)
        draw_share(canvas, Box(490, 50, 620, 427), self.register, 5)
        draw_share(canvas, Box(490, 500, 400, 276), self.register, 16)
        draw_share(canvas, Box(910, 500, 200, 138), self.register, 13)
        draw_bond(canvas, Box(1140, 50, 400, 269), self.register, 12)
        draw_loan(canvas, Box(1140, 340, 400, 269), self.register)
        draw_certificate(canvas, Box(1140, 630, 400, 269), self.register)
        draw_bond(canvas, Box(1560, 50, 320, 215), self.register, 7)


def _space(number: int, look: Any) -> Scene[Any]:
    return SpaceSheet(look, number)


_FALLEN = BondsDrawn((8, 4, 3), (50_000, 25_000, 15_000))
_CALLED = MeetingCalled(0, 2, 140_000, 80_000)
_GOAL = MeetingGoal(0, 2, 70_000)
_MEET = ("meet affarscentrum",)

POSES: dict[str, Pose] = {
    "finans_deed": above(positions.in_bank, lambda look: DeedScene(look, 5)),
    "finans_deed_bank": above(positions.on_the_street, lambda look: DeedScene(look, 15)),
    "finans_deed_pledged": above(positions.in_bank, lambda look: DeedScene(look, 8)),
    "finans_drawing": above(
        positions.in_bank, lambda look: BondDrawing(look, _FALLEN, (4, 4), (2, BANK, 0))
    ),
    "finans_outcome_won": above(
        positions.in_bank,
        lambda look: MeetingOutcome(look, _CALLED, (3, 5), {2: 115_000, 1: 75_000}),
    ),
    "finans_outcome_lost": above(
        positions.in_bank, lambda look: MeetingOutcome(look, _CALLED, (6, 5), {})
    ),
    "finans_card_news": above(positions.in_bank, lambda look: CardShown(look, "news", 0)),
    "finans_card_tip": above(positions.in_bank, lambda look: CardShown(look, "tips", 43)),
    "finans_left": above(positions.in_bank, lambda look: PlayerOut(look, PlayerLeft(3, 62_500))),
    "finans_won": above(
        positions.millionaire, lambda look: GameWon(look, GameEnded((0,), Ending.MILLION))
    ),
    "finans_won_shared": above(
        positions.equally_rich, lambda look: GameWon(look, GameEnded((0, 2), Ending.LAPS))
    ),
    **{
        f"finans_space_{number}": above(positions.in_bank, partial(_space, number))
        for number in (1, 3, 12, 17, 21, 27, 35, 40, 41, 45, 46)
    },
    "finans_papers": above(positions.in_bank, PapersShown),
    "finans_fee": asked(positions.at_meeting, answers=_MEET),
    "finans_fee_dear": asked(partial(positions.at_meeting, cash=200_000), answers=_MEET),
    "finans_fee_many": asked(
        partial(positions.at_meeting, many=True), answers=_MEET, meeting_parts="partial"
    ),
    "finans_meet": desk(positions.in_bank, "meet"),
    "finans_meet_poor": desk(positions.poor, "meet"),
    "finans_meet_partial": desk(positions.in_bank, "meet", meeting_parts="partial"),
    "finans_raise_for_meeting": raising(positions.poor, _GOAL),
    "finans_raise_for_meeting_done": raising(positions.in_bank, _GOAL),
    "finans_build": desk(positions.at_building_site, "build"),
    "finans_build_elsewhere": desk(positions.on_the_street, "build"),
    "finans_build_all": desk(positions.owns_everything, "build"),
    "finans_more": desk(positions.in_bank, "more"),
    "finans_more_all": desk(positions.owns_everything, "more", trade="on"),
    "finans_raise_money": asked(positions.in_debt),
    "finans_raise_money_much": asked(positions.in_deep_debt),
    "finans_raise_money_brink": asked(positions.on_the_brink, "mortgage telecom"),
    "finans_bond": asked(positions.at_the_lottery),
    "finans_claim_rent": asked(positions.owes_rent, rent="claimed"),
    "finans_bail": asked(positions.in_prison, bail=25_000),
    "finans_offer_paper": asked(positions.offering, trade="on"),
    "finans_offer_price": asked(positions.offering, answers=("buy pharmaceutical",), trade="on"),
    "finans_offer_answer": asked(positions.offering, answers=("buy kemi_1", 95_000), trade="on"),
    "finans_bid": asked(positions.auction, answers=(12_000, 20_500), bankrupt_papers="auction"),
    "finans_bid_poor": asked(positions.auction, answers=(90_000,), bankrupt_papers="auction"),
    "finans_buy_plot": desk(positions.in_bank, "buy_plot"),
    "finans_buy_plot_poor": desk(positions.poor, "buy_plot"),
    "finans_buy_plot_elsewhere": desk(positions.on_the_street, "buy_plot"),
    "finans_buy_share": desk(positions.in_bank, "buy_share"),
    "finans_take_plot": asked(positions.with_tip(effects.TakePlot)),
    "finans_take_share": asked(positions.with_tip(effects.TakeShare)),
    "finans_buy_share_tip": asked(positions.with_tip(effects.BuyShare)),
}
