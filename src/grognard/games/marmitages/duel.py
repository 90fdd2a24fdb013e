"""Marmitages: the little game before an assault, when both sides commit support in secret: what each pair of commitments is
worth by the exact chances of the two totals, and the mixed strategies that nobody can exploit."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Action, amount_of, pack, unit_of
from grognard.engine.dice import HeldDice
from grognard.engine.matrix_game import MatrixGame
from grognard.engine.state import Side, Unit
from grognard.engine.tally import ChanceTally, Tally
from grognard.games.marmitages.assault import attack_total, clear_commitments, commit, defence_total
from grognard.games.marmitages.losses import loss_class, sector_of
from grognard.games.marmitages.state import (
    ASSAULT_TROOPS,
    BOGGED,
    CAVALRY,
    ELITE,
    GAS,
    HALF,
    INEXPERIENCED,
    LAST_SHELLS,
    NEST,
    PLANES,
    SHELLS,
    Battle,
    Sector,
)
from grognard.games.marmitages.vocabulary import COMMIT, WITH_GAS, WITH_PLANE

MEAN_FACE: Final[i64] = 3  # of a machine-gun nest's die: worth its mean, 2
NO_DIE: Final = HeldDice(MEAN_FACE)
CLASSES: Final[i64] = 6  # of losses

# Turns still to come after this one, in tenths, on average: the die may end the game after turns 6, 7 and 8.
TENTHS_TO_COME: Final = vec[i64]([74, 64, 54, 44, 34, 24, 14, 11, 7, 0])


# -- what things are worth, in hundredths of a battalion ---------------------------------------------------------------
def quality_worth(quality: i64) -> i64:
    if quality == ELITE:
        return 140
    return 70 if quality == INEXPERIENCED else 100


def unit_worth(b: Battle, unit: Unit) -> i64:
    kind = b.kind[unit]
    if kind == NEST:
        return 170
    if b.is_vehicle(unit):
        return 130 if b.marks[unit] & BOGGED else 210
    worth = (quality_worth(b.quality_attacking[unit]) + quality_worth(b.quality_defending[unit])) // 2
    if kind == CAVALRY:
        return worth - 15
    return worth + 10 if kind == ASSAULT_TROOPS else worth


def shell_worth(b: Battle, side: Side) -> i64:
    """What one more shell in stock is good for: much when few are left for many turns, nothing when the game is over."""
    to_come = TENTHS_TO_COME[b.turn]
    return 2 + 90 * 3 * to_come // (3 * to_come + 10 * b.stock[SHELLS + side] + 1)


def rank_of(b: Battle, sector: Sector) -> i64:
    """1 to 4 for the defender's rows from the middle line on, 0 down to -3 for the attacker's."""
    from_middle = b.row_from_middle(sector)
    return 1 - from_middle if b.half_of(sector) == b.attacker else from_middle


def stake(b: Battle, sector: Sector) -> i64:
    """What holding a sector is worth to either side: the defender's first row decides the game, and so does any intruder."""
    rank = rank_of(b, sector)
    if rank == 1:
        return 120 + 25 * b.turn
    if rank < 1:
        return 40 + 15 * b.turn
    return 60 if rank < HALF else 20


# -- what margins are worth ----------------------------------------------------------------------------------------------
def toll(b: Battle, side: Side) -> vec[i64]:
    """What a side of the assault under way has lost in worth after 0, 1, 2 … losses, in the order of the rules."""
    sector = sector_of(b, side)
    lost = vec[i64]([0])
    for falling in range(CLASSES):
        for unit in range(b.units()):
            if b.at[unit] == sector and loss_class(b, unit) == falling:
                lost = append(lost, lost[len(lost) - 1] + unit_worth(b, unit))
    return lost


class Stakes:
    """What each margin of the assault under way is worth to the assaulting side."""

    def __init__(self, b: Battle) -> None:
        self.mine = toll(b, b.active)
        self.theirs = toll(b, 1 - b.active)
        self.take: i64 = stake(b, b.target)
        self.give: i64 = stake(b, b.origin) // 2

    def worth(self, margin: i64) -> i64:
        mine = i64(len(self.mine)) - 1
        theirs = i64(len(self.theirs)) - 1
        if margin > 0:
            return self.theirs[min(margin, theirs)] + (self.take if margin >= theirs else 0)
        if margin < 0:
            return -self.mine[min(-margin, mine)] - (self.give if -margin >= mine else 0)
        both = self.theirs[1] - self.mine[1]
        if theirs == 1 and mine > 1:
            return both + self.take
        return both - self.give if mine == 1 and theirs > 1 else both


def base_margin(b: Battle) -> i64:
    """The margin of the assault under way without support, a nest's die at its mean."""
    attack = Tally()
    attack_total(b, NO_DIE, attack)
    defence = Tally()
    defence_total(b, NO_DIE, defence)
    return attack.total - defence.total


# -- the commitments -------------------------------------------------------------------------------------------------------
def commitments(b: Battle, side: Side, most: i64) -> vec[i64]:
    """The commitments a side would think of, as actions: up to `most` shells, or gas; aviation with every other number."""
    options = vec[i64]()
    shells = b.stock[SHELLS + side]
    for extras in range(i64(2)):
        if extras == 1 and b.stock[PLANES + side] == 0:
            break
        plane = WITH_PLANE * extras
        step = 1 + extras
        for count in range(i64(0), min(shells, most) + 1, step):
            options = append(options, pack(COMMIT, unit=plane, amount=count))
        if b.stock[GAS + side] > 0:
            options = append(options, pack(COMMIT, unit=plane | WITH_GAS))
    return options


def cost(b: Battle, side: Side, shells: i64, gas: i64, planes: i64) -> i64:
    """What a commitment costs in worth: a shell its worth in stock, but the last one brings the last shells."""
    each = shell_worth(b, side)
    price = each * shells + 3 * each * gas + 2 * each * planes
    if shells > 0 and shells == b.stock[SHELLS + side] and b.stock[LAST_SHELLS + side]:
        price -= 7 * each // 2
    return price


class Duel:
    """All pairs of commitments of an assault: the assaulting side chooses the row, the other the column."""

    def __init__(self, b: Battle, most: i64) -> None:
        self.rows = commitments(b, b.active, most)
        self.columns = commitments(b, 1 - b.active, most)
        self.height = i64(len(self.rows))
        self.breadth = i64(len(self.columns))
        self.gains = vec[float]()  # row * breadth + column: the worth to the assaulting side
        self.weigh_pairs(b.clone())

    def solved(self) -> MatrixGame:
        game = MatrixGame(self.height, self.breadth, self.gains)
        game.solve()
        return game

    def weigh_pairs(self, b: Battle) -> None:
        stakes = Stakes(b)
        attacks: list[ChanceTally] = []
        attack_costs = vec[i64]()
        for row in self.rows:
            attack_costs = append(attack_costs, self.support(b, b.active, row))
            attack = ChanceTally()
            attack_total(b, NO_DIE, attack)
            attacks.append(attack)
        by_column: list[vec[float]] = []
        for column in self.columns:
            price = self.support(b, 1 - b.active, column)
            defence = ChanceTally()
            defence_total(b, NO_DIE, defence)
            by_column.append(self.column_of(stakes, attacks, attack_costs, defence, float(price)))
        for index in range(self.height):
            for gains in by_column:
                self.gains = append(self.gains, gains[index])

    def support(self, b: Battle, side: Side, action: Action) -> i64:
        """Commits on the clone; returns the cost."""
        shells = amount_of(action)
        gas = unit_of(action) & WITH_GAS
        planes = (unit_of(action) & WITH_PLANE) >> 1
        clear_commitments(b)
        commit(b, side, shells, gas, planes)
        return cost(b, side, shells, gas, planes)

    def column_of(
        self, stakes: Stakes, attacks: list[ChanceTally], costs: vec[i64], defence: ChanceTally, price: float
    ) -> vec[float]:
        """The gains against one commitment of the other side. Its chances are folded in once for all rows."""
        low = attacks[0].least
        high = low
        for attack in attacks:
            low = min(low, attack.least)
            high = max(high, attack.least + i64(len(attack.chances)))
        met = vec[float]()  # by attack total, from low on: the expected worth
        for total in range(low, high):
            expected = 0.0
            for k in range(i64(len(defence.chances))):
                expected += defence.chances[k] * float(stakes.worth(total - defence.least - k))
            met = append(met, expected)
        gains = vec[float]()
        for row in range(self.height):
            attack = attacks[row]
            gain = price - float(costs[row])
            for k in range(i64(len(attack.chances))):
                gain += attack.chances[k] * met[attack.least - low + k]
            gains = append(gains, gain)
        return gains
