"""Marmitages: the little game before an assault, when both sides commit support in secret: what each pair of commitments is
worth by the exact chances of the two totals, and the mixed strategies that nobody can exploit."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, amount_of, pack, unit_of
from grognard.engine.dice import HeldDice
from grognard.engine.matrix_game import MatrixGame, zeros
from grognard.engine.state import NOBODY, Side, Unit
from grognard.engine.tally import ChanceTally, Tally
from grognard.games.marmitages.advance import advancing_side, open_advance
from grognard.games.marmitages.assault import (
    SHELL_CHART,
    attack_total,
    clear_commitments,
    commit,
    defence_total,
    mark_fighters,
    offer_commitments,
    owe_losses,
    support_points,
)
from grognard.games.marmitages.judgement.outlook import GIVEN_UP, TENTHS_TO_COME, Prices, rank_of, stake
from grognard.games.marmitages.losses import loss_class, sector_of, take_losses
from grognard.games.marmitages.rules import SHELL_SUPPORT
from grognard.games.marmitages.state import (
    ASSAULT_TROOPS,
    BOGGED,
    CAVALRY,
    ELITE,
    GAS,
    INEXPERIENCED,
    LAST_SHELLS,
    LIMIT,
    NEST,
    PLANES,
    SHELLS,
    Battle,
    Sector,
)
from grognard.games.marmitages.victory import LAST_TURN
from grognard.games.marmitages.vocabulary import COMMIT, WITH_GAS, WITH_PLANE

MEAN_FACE: Final[i64] = 3  # of a machine-gun nest's die: worth its mean, 2
NO_DIE: Final = HeldDice(MEAN_FACE)
# Shells thought of at a glance: a few numbers, and all that are left while they are not more than one assault can want. Without
# those last ones a mix gives away several times as much to whoever exploits it.
FEW_SHELLS: Final = vec[i64]([0, 2, 4, 7, 10])
MOST_LEFT: Final[i64] = 14
CLASSES: Final[i64] = 6  # of losses
LAST_WORTH: Final[i64] = 20  # hundredths of its worth that a unit keeps on the last turn
FADING: Final[i64] = 24  # tenths of a turn to come below which units begin to lose it
STRIDE: Final[i64] = 2  # shells
MOST_STRIDES: Final[i64] = 3
TYPICAL_SUPPORT: Final[i64] = 2  # shells of each side


def swing() -> vec[float]:
    """The chances of the difference between typical support of both sides, from its least on."""
    difference = ChanceTally()
    for _ in range(TYPICAL_SUPPORT):
        difference.roll(SHELL_SUPPORT, SHELL_CHART, NO_DIE)
        difference.roll(SHELL_SUPPORT, vec[i64]([-points for points in SHELL_CHART]), NO_DIE)
    return difference.chances


SWING: Final = swing()


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


# -- what margins are worth ----------------------------------------------------------------------------------------------
def toll(b: Battle, side: Side) -> vec[i64]:
    """What a side of the assault under way has lost in worth after 0, 1, 2 … losses, in the order of the rules: little when
    hardly a turn is left to use it in."""
    share = min(i64(100), LAST_WORTH + (100 - LAST_WORTH) * TENTHS_TO_COME[b.turn] // FADING)
    sector = sector_of(b, side)
    there = vec[i64](capacity=4)
    for unit in range(b.units()):
        if b.at[unit] == sector:
            there = append(there, unit)
    lost = vec[i64]([0], capacity=5)
    for falling in range(CLASSES):
        for unit in there:
            if loss_class(b, unit) == falling:
                lost = append(lost, lost[len(lost) - 1] + unit_worth(b, unit) * share // 100)
    return lost


def settle(b: Battle, margin: i64) -> Side:
    """Carries out what a margin of the assault under way brings about, as far as nobody has to choose. Returns who may then
    move into the sector that the other side has lost, if anybody."""
    mark_fighters(b)
    owe_losses(b, margin)
    for side in range(i64(2)):
        take_losses(b, side)
    if b.owner[b.origin] != NOBODY and b.owner[b.target] != NOBODY:
        return NOBODY
    open_advance(b)
    return advancing_side(b)


class Stakes:
    """What each margin of the assault under way is worth to the assaulting side."""

    def __init__(self, b: Battle) -> None:
        mine = toll(b, b.active)
        theirs = toll(b, 1 - b.active)
        win = ground_worth(b, LIMIT)
        tie = ground_worth(b, 0) if len(mine) == 2 or len(theirs) == 2 else 0  # it costs each side one
        defeat = ground_worth(b, -LIMIT)
        self.by_margin = vec[float](
            capacity=2 * LIMIT + 1
        )  # from -LIMIT to LIMIT: more than a sector holds is not lost
        for losses in range(LIMIT, 0, -1):
            self.by_margin = append(self.by_margin, float(-beaten(mine, losses, -defeat)))
        self.by_margin = append(self.by_margin, float(tie + theirs[1] - mine[1]))
        for losses in range(i64(1), LIMIT + 1):
            self.by_margin = append(self.by_margin, float(beaten(theirs, losses, win)))

    def worth(self, margin: i64) -> float:
        return self.by_margin[max(-LIMIT, min(margin, LIMIT)) + LIMIT]


def beaten(toll: vec[i64], losses: i64, ground: i64) -> i64:
    """What this many losses of a side are worth to the other, with the ground once nobody is left on it."""
    units = i64(len(toll)) - 1
    return toll[min(losses, units)] + (ground if losses >= units else 0)


def ground_worth(b: Battle, margin: i64) -> i64:
    """What the sector is worth, to the assaulting side, that such a margin makes change hands."""
    after = b.clone()
    taker = settle(after, margin)
    if taker == b.active:
        return stake(b, b.target)
    if taker == 1 - b.active:
        return -stake(b, b.origin) * GIVEN_UP // 100
    return stake(b, b.target) if after.owner[b.target] == NOBODY and is_denied(b, b.target) else 0


def is_denied(b: Battle, sector: Sector) -> bool:
    """On the last turn it is enough that the attacker no longer holds his prize."""
    return b.turn == LAST_TURN and b.active != b.attacker and rank_of(b, sector) == 1


def base_margin(b: Battle) -> i64:
    """The margin of the assault under way without support, a nest's die at its mean."""
    attack = Tally()
    attack_total(b, NO_DIE, attack)
    defence = Tally()
    defence_total(b, NO_DIE, defence)
    return attack.total - defence.total


# -- the commitments -------------------------------------------------------------------------------------------------------
def every_commitment(b: Battle, side: Side) -> vec[i64]:
    """All that the rules let a side commit."""
    trial = b.clone()
    trial.decider = side
    offered = Choices()
    offer_commitments(trial, offered)
    return offered.actions


def some_commitments(b: Battle, side: Side) -> vec[i64]:
    """Some numbers of shells, or gas; aviation with every other one of them."""
    options = vec[i64]()
    counts = some_shells(b.stock[SHELLS + side])
    for extras in range(min(b.stock[PLANES + side], 1) + 1):
        plane = WITH_PLANE * extras
        for index in range(i64(0), i64(len(counts)), 1 + extras):
            options = append(options, pack(COMMIT, unit=plane, amount=counts[index]))
        if b.stock[GAS + side] > 0:
            options = append(options, pack(COMMIT, unit=plane | WITH_GAS))
    return options


def some_shells(stock: i64) -> vec[i64]:
    counts = vec[i64](capacity=6)
    for count in FEW_SHELLS:
        if count < stock:
            counts = append(counts, count)
    return append(counts, stock) if stock <= MOST_LEFT else counts


class Duel:
    """All pairs of some commitments to an assault: the assaulting side chooses the row, the other the column."""

    def __init__(self, b: Battle, rows: vec[i64], columns: vec[i64]) -> None:
        self.rows = rows
        self.columns = columns
        self.height = i64(len(rows))
        self.breadth = i64(len(columns))
        self.prices = Prices(b)
        self.gains = vec[float]()  # row * breadth + column: the worth to the assaulting side
        self.weigh_pairs(b.clone())

    def solved(self) -> MatrixGame:
        game = MatrixGame(self.height, self.breadth, self.gains)
        game.solve()
        return game

    def weigh_pairs(self, b: Battle) -> None:
        clear_commitments(b)
        stakes = Stakes(b)
        attacks = tallies(b, b.active, self.rows)
        defences = tallies(b, 1 - b.active, self.columns)
        attack_costs = self.costs(b, b.active, self.rows)
        defence_costs = self.costs(b, 1 - b.active, self.columns)
        gains = zeros(self.height * self.breadth)
        for column in range(self.breadth):
            met = self.met_by(stakes, attacks, defences[column])
            for row in range(self.height):
                gains[row * self.breadth + column] = expected(attacks[row], attacks[0].least, met) + float(
                    defence_costs[column] - attack_costs[row]
                )
        self.gains = gains

    def met_by(self, stakes: Stakes, attacks: list[ChanceTally], defence: ChanceTally) -> vec[float]:
        """What each total of the attack, from the least on, is worth against one commitment of the other side."""
        low = attacks[0].least  # no commitment lowers a total
        high = low
        for attack in attacks:
            high = max(high, attack.least + i64(len(attack.chances)))
        met = vec[float](capacity=high - low)
        for total in range(low, high):
            worth = 0.0
            for k in range(i64(len(defence.chances))):
                worth += defence.chances[k] * stakes.worth(total - defence.least - k)
            met = append(met, worth)
        return met

    def costs(self, b: Battle, side: Side, options: vec[i64]) -> vec[i64]:
        """What each commitment costs in worth: its shells, but the last one brings the last shells."""
        most: i64 = 0
        for option in options:
            most = max(most, shells_spent(option))
        spending = self.prices.spending(b, side, most)
        costs = vec[i64](capacity=i64(len(options)))
        for option in options:
            cost = spending[shells_spent(option)]
            if 0 < amount_of(option) == b.stock[SHELLS + side] and b.stock[LAST_SHELLS + side]:
                cost -= 7 * self.prices.of[side] // 2
            costs = append(costs, cost)
        return costs


def shells_spent(option: Action) -> i64:
    """In shells: gas is worth three, aviation two."""
    return amount_of(option) + 3 * with_gas(option) + 2 * with_plane(option)


def expected(attack: ChanceTally, low: i64, met: vec[float]) -> float:
    worth = 0.0
    for k in range(i64(len(attack.chances))):
        worth += attack.chances[k] * met[attack.least - low + k]
    return worth


def with_gas(option: Action) -> i64:
    return unit_of(option) & WITH_GAS


def with_plane(option: Action) -> i64:
    return (unit_of(option) & WITH_PLANE) >> 1


def tallies(b: Battle, side: Side, options: vec[i64]) -> list[ChanceTally]:
    """A side's total with each of its commitments; one that only adds shells to the one before is built upon it."""
    bare = ChanceTally()
    if side == b.active:
        attack_total(b, NO_DIE, bare)
    else:
        defence_total(b, NO_DIE, bare)
    made: list[ChanceTally] = []
    last = bare
    shells: i64 = 0
    extras: i64 = 0
    for option in options:
        grows = unit_of(option) == extras and with_gas(option) == 0 and amount_of(option) >= shells
        if grows:
            tally = last.copy()
            commit(b, side, amount_of(option) - shells, 0, 0)
        else:
            tally = bare.copy()
            commit(b, side, amount_of(option), with_gas(option), with_plane(option))
        support_points(b, side, NO_DIE, tally)
        clear_commitments(b)
        made.append(tally)
        last = tally
        shells = amount_of(option)
        extras = unit_of(option)
    return made


def whole_duel(b: Battle) -> Duel:
    """Whatever either side may commit: its mixes cannot be exploited by anything the rules allow."""
    return Duel(b, every_commitment(b, b.active), every_commitment(b, 1 - b.active))


def quick_duel(b: Battle) -> Duel:
    """Good enough for a guess."""
    return Duel(b, some_commitments(b, b.active), some_commitments(b, 1 - b.active))


# -- at a glance -----------------------------------------------------------------------------------------------------------
def value_at_a_glance(b: Battle, prices: Prices) -> float:
    """The worth of the assault under way when both commit shells in strides, each shell taken for its mean, a point."""
    height = strides(b, b.active) + 1
    breadth = strides(b, 1 - b.active) + 1
    by_lead = worth_by_lead(b)
    gains = vec[float](capacity=height * breadth)
    for row in range(height):
        for column in range(breadth):
            costs = STRIDE * (row * prices.of[b.active] - column * prices.of[1 - b.active])
            gains = append(gains, by_lead[MOST_STRIDES + row - column] - float(costs))
    game = MatrixGame(height, breadth, gains)
    game.solve()
    return game.value


def strides(b: Battle, side: Side) -> i64:
    return min(b.stock[SHELLS + side] // STRIDE, MOST_STRIDES)


def worth_by_lead(b: Battle) -> vec[float]:
    """What the assault is worth when the assaulting side leads by this many strides, from -MOST_STRIDES on."""
    stakes = Stakes(b)
    least = base_margin(b) - STRIDE * MOST_STRIDES - i64(len(SWING)) // 2
    worths = vec[float](capacity=2 * MOST_STRIDES + 1)
    for lead in range(2 * MOST_STRIDES + 1):
        worth = 0.0
        for k in range(i64(len(SWING))):
            worth += SWING[k] * stakes.worth(least + STRIDE * lead + k)
        worths = append(worths, worth)
    return worths
