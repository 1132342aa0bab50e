"""How a seat of Nya Finans values papers, buildings, loans and meetings, in thousands of kronor.

All of it comes from the seat's view; nothing here knows more than a person at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from itertools import product
from math import ceil

from game.engine.requests import Fact, Seat
from game.finans import bonds, borrowing, building, debts, meeting, mortgages, purchase, winning
from game.finans.actions import Action
from game.finans.data import GameData
from game.finans.groups import complete_groups, is_complete
from game.finans.holdings import holdings_of
from game.finans.state import BANK, State
from game.finans.table import Table

DIVIDENDS_A_LAP = 1.6  # how often the bank pays a dividend in a lap, news and tips included
VISITS_A_LAP = 0.25  # how often an opponent lands on one plot in a lap
COMPLETE = 120.0  # what it is worth to have a group complete, beyond its papers
RESERVE = 12.0  # cash that is kept for rents
LOAN = 10.0  # what a loan costs in interest until it is repaid
WINNING = 10_000.0  # more than anything else that can be done


class Plan:
    """One position as one seat values it."""

    def __init__(self, data: GameData, view: State, seat: Seat, opinions: Sequence[float]) -> None:
        self.data, self.view, self.seat = data, view, seat
        self.table = Table(data, view, [])
        self.cash = view.cash[seat] / 1000
        self.opinions = opinions  # by group, around 1

    # How the game stands

    @cached_property
    def laps_left(self) -> float:
        """About how many laps will be played: many at first, few when somebody nears the goal."""
        goal = self.view.options.win_cash
        best = max(winning.worth(self.table, seat) for seat in self.view.seats_from(self.seat))
        return max(1.0, 10.0 * (1 - best / (goal + 600_000)))

    @cached_property
    def may_win(self) -> bool:
        """Whether the groups are complete, and only cash is missing."""
        return complete_groups(self.table, self.seat) >= self.view.options.win_groups

    @cached_property
    def raisable(self) -> float:
        """The cash to be shown if everything outside the complete groups were sold, their plots
        mortgaged, and all borrowed that counts, in thousands."""
        own, numbers = holdings_of(self.table, self.seat), self.data.numbers
        total = winning.shown_cash(self.table, self.seat)
        for share in [self.data.shares[number] for number in own.shares]:
            total += 0 if self.is_whole(share.group) else share.buy_back
        for plot in [self.data.plots[number] for number in own.free]:
            total += plot.mortgage if self.is_whole(plot.group) else plot.buy_back
        if self.view.cars[self.seat]:
            total += numbers.car_sold_for
        if self.view.options.win_loans == "count":
            total += borrowing.loans_open(self.table, self.seat) * numbers.loan
        return total / 1000

    @cached_property
    def can_win(self) -> bool:
        """Whether raising all that may be raised makes the cash that is wanted."""
        return self.may_win and self.raisable >= self.view.options.win_cash / 1000

    def is_whole(self, group: int) -> bool:
        """Whether a group is complete, and so nothing of it is to be sold."""
        return is_complete(self.table, group, self.seat)

    def parts(self, group: int, owner: int) -> int:
        """How many papers of a group somebody has."""
        papers = self.data.groups[group]
        plots = sum(self.view.plots[plot] == owner for plot in papers.plots)
        return plots + sum(self.view.shares[share] == owner for share in papers.shares)

    def size(self, group: int) -> int:
        return len(self.data.groups[group].plots) + len(self.data.groups[group].shares)

    def progress(self, group: int) -> float:
        """What one more paper of a group brings it nearer to being complete."""
        if self.parts(group, self.seat) + self.parts(group, BANK) < self.size(group) / 2:
            return 0.2
        mine = self.parts(group, self.seat) + 1
        if mine == self.size(group):
            return self.opinions[group] * self.gain_of_group(group)
        return COMPLETE * self.opinions[group] * (mine / self.size(group)) ** 2 / 3

    # Papers

    def worth_of_share(self, number: int) -> float:
        """Its dividends, what the bank gives for it in the end, and the way to the group."""
        share = self.data.shares[number]
        dividends = share.dividend / 1000 * DIVIDENDS_A_LAP * self.laps_left
        return dividends + share.buy_back / 1000 + self.progress(share.group)

    def worth_of_plot(self, number: int) -> float:
        """Its rents, what the bank gives for it in the end, and the way to the group."""
        plot = self.data.plots[number]
        opponents = len(self.view.others(self.seat))
        rents = plot.rent / 1000 * VISITS_A_LAP * opponents * self.laps_left
        return rents + plot.buy_back / 1000 + self.progress(plot.group)

    def worth_of_paper(self, id: str) -> float:
        """What a plot or a share is worth."""
        for number, plot in enumerate(self.data.plots):
            if plot.id == id:
                return self.worth_of_plot(number)
        number = next(n for n, share in enumerate(self.data.shares) if share.id == id)
        return self.worth_of_share(number)

    def affords(self, price: int) -> bool:
        return self.cash - price / 1000 >= RESERVE * min(1.0, self.view.turns / 12)

    def gain_of_taking(self, worth: float, price: int) -> float:
        """What a tip offers: worth having for cash and, if need be, loans, but for no more."""
        short = price / 1000 + RESERVE - self.cash
        loans = max(0, ceil(short / (self.data.numbers.loan / 1000)))
        if loans > borrowing.loans_open(self.table, self.seat):
            return -1.0
        return worth - price / 1000 - LOAN * loans

    def gain_of_share(self, number: int) -> float:
        price = self.data.shares[number].face
        if not self.affords(price):
            return -1.0
        return self.worth_of_share(number) - price / 1000

    def gain_of_plot(self, number: int) -> float:
        price = self.data.plots[number].price
        return self.worth_of_plot(number) - price / 1000 if self.affords(price) else -1.0

    def gain_of_building(self, number: int) -> float:
        plot, price = self.data.plots[number], building.price_of(self.table, number)
        if not self.affords(price):
            return -1.0
        times = 2 if is_complete(self.table, plot.group, self.seat) else 1
        more = (plot.rent_built - plot.rent) / 1000 * times
        visits = VISITS_A_LAP * len(self.view.others(self.seat)) * self.laps_left
        return more * visits - price / 1000

    def gain_of_tip(self) -> float:
        """Use the tip when there is something worth building here and now."""
        gains = [
            self.gain_of_building(number)
            for number, owner in enumerate(self.view.plots)
            if owner == self.seat and not self.view.built[number]
            if not self.view.mortgaged[number]
            if building.buildings_left(self.table, industrial=self.data.plots[number].is_industrial)
        ]
        return max(gains, default=-1.0) - 5.0

    def gain_of_car(self) -> float:
        """More laps are more bonuses, purchases and dividends."""
        price = self.data.numbers.car_price / 1000
        if self.cash - price < RESERVE:
            return -1.0
        return 9.0 * self.laps_left - price / 2

    # Money

    def gain_of_loan(self) -> float:
        """Borrow for papers while the game is young, where they can be bought."""
        young = self.laps_left > 4 and not self.may_win
        here = purchase.may_deal_here(self.table, self.seat)
        wanted = not self.view.bought_share and BANK in self.view.shares
        poor = self.cash < 100 + RESERVE
        return (
            3.0 if young and here and wanted and poor and self.view.loans[self.seat] < 2 else -1.0
        )

    def gain_of_repaying(self) -> float:
        rich = self.cash > 250 and not self.may_win
        return 2.0 if rich else -1.0

    def gain_of_redeeming(self, number: int) -> float:
        price = mortgages.redemption(self.table, number)
        return 1.0 if self.cash > 3 * price / 1000 + 60 and not self.can_win else -1.0

    def gain_of_raising(self, action: Action) -> float:
        """Only to win, and then before all else: everything that `raisable` counts."""
        match action.verb:
            case "sell_share":
                wanted = not self.is_whole(self.data.shares[action.paper].group)
            case "sell_plot":
                wanted = not self.is_whole(self.data.plots[action.paper].group)
            case "mortgage":
                wanted = self.is_whole(self.data.plots[action.paper].group)
            case "loan":
                wanted = self.view.options.win_loans == "count"
            case _:
                wanted = True
        return WINNING if wanted and self.can_win else -1.0

    def ruins(self, action: Action, debt: int) -> bool:
        """Whether a debt in kronor is out of reach once money is raised in this way."""
        return debts.most_after(self.table, self.seat, action) < debt

    def cost_of_raising(self, action: Action, missing: int) -> float:
        """What raising money in this way costs, in thousands; too much raised is a little loss."""
        match action.verb:
            case "loan":
                got, loss = self.data.numbers.loan, 6.0
            case "mortgage":
                plot = self.data.plots[action.paper]
                got, loss = plot.mortgage, 0.1 * plot.mortgage / 1000 + plot.rent / 2000
            case "sell_share":
                share = self.data.shares[action.paper]
                got, loss = (
                    share.buy_back,
                    self.worth_of_share(action.paper) - share.buy_back / 1000,
                )
            case "sell_plot":
                plot = self.data.plots[action.paper]
                got = plot.buy_back
                loss = self.worth_of_plot(action.paper) - got / 1000
                loss += plot.building / 1000 if self.view.built[action.paper] else 0.0
            case _:
                got, loss = self.data.numbers.car_sold_for, 25.0
        return loss / max(1, min(got, missing)) * 1000

    # Bonds and meetings

    def gain_of_bond(self, number: int) -> float:
        """The chance of a prize in one drawing, small or large, for a few hundred kronor."""
        numbers = self.data.numbers
        prize = expected_prize(number, numbers.die, numbers.bonds, numbers.prizes.small)
        return (prize - numbers.bond_price) / 1000 if self.cash > 2 else -1.0

    def gain_of_group(self, group: int) -> float:
        """What it is worth to have this group complete now."""
        needed = self.view.options.win_groups - complete_groups(self.table, self.seat)
        return COMPLETE * (2.0 if needed == 1 else 1.4 if needed > 1 else 0.4)

    def gain_of_meeting(self, group: int) -> float:
        """That of the best fee there is."""
        value = sum(meeting.value_of(self.table, self.seat, group).values())
        fees = meeting.fees_for(self.table, self.seat, value)
        return max((self.gain_of_fee(group, fee.value or 0) for fee in fees), default=-1.0)

    def gain_of_fee(self, group: int, fee: int) -> float:
        """The chance of the group, less the fee, less what stays in the pocket for rents."""
        numbers = self.data.numbers
        throws = meeting.winning_throws(fee // numbers.fee_step, numbers.die)
        chance = throws / numbers.die**2
        value = sum(meeting.value_of(self.table, self.seat, group).values())
        left = self.cash - (value + fee) / 1000
        risk = 0.0 if left >= RESERVE else RESERVE - left
        return chance * self.gain_of_group(group) - fee / 1000 - 2 * risk

    def gain_of_offer(self, facts: dict[str, Fact]) -> float:
        """A paper for money, or money for a paper."""
        worth, price = self.worth_of_paper(str(facts["paper"])), int(facts["price"]) / 1000
        return worth - price if facts["verb"] == "buy" else price - 1.3 * worth - 5.0


@cache
def expected_prize(number: int, sides: int, there_are: int, prizes: tuple[int, ...]) -> float:
    """What a bond wins in the mean in one drawing, in kronor."""
    faces, total = range(1, sides + 1), 0
    for first, second in product(faces, faces):
        numbers = bonds.winning_numbers(first, second, there_are)
        if number in numbers:
            total += prizes[numbers.index(number)]
    return total / sides**2
