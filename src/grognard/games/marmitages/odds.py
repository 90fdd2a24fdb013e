"""Marmitages: the exact odds of assaults, bombardments, barrages and wire-cutting, by the tallies and the code of the rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Action, amount_of, origin_of, target_of, unit_of, verb_of
from grognard.engine.chronicle import Chronicle, Event
from grognard.engine.dice import HeldDice, WatchedDice
from grognard.engine.matrix_game import zeros
from grognard.engine.odds import Case, Commitments, Odds, Pair, Prospect, Total, margin_ways
from grognard.engine.state import Side, Unit
from grognard.engine.tally import ChanceTally, OddsTally
from grognard.games.marmitages.assault import (
    attack_total,
    clear_commitments,
    commit,
    declare,
    defence_total,
)
from grognard.games.marmitages.barrage import lay_barrage
from grognard.games.marmitages.bombardment import bombardment_damage, destroy
from grognard.games.marmitages.judgement.duel import NO_DIE, settle, tallies, whole_duel
from grognard.games.marmitages.state import BARRED, LIMIT, LOSSES_DUE, LOST, Battle, Sector
from grognard.games.marmitages.vocabulary import ASSAULT, BARRAGE, BOMBARD, COMMIT, CUT, WITH_GAS, WITH_PLANE
from grognard.games.marmitages.wire import cut

FACTS: Final[i64] = 6  # of a pair of commitments
FACES: Final = (1, 2, 3, 4, 5, 6)


def odds(b: Battle, action: Action) -> Odds | None:
    """Known facts only: what the other side has committed in secret is not looked at."""
    verb = verb_of(action)
    trial = b.clone()
    clear_commitments(trial)
    if verb == ASSAULT:
        declare(trial, origin_of(action), target_of(action))
    elif verb == COMMIT:
        support(trial, b.decider, action)
    elif verb == BOMBARD:
        return bombardment_odds(trial, action)
    elif verb == BARRAGE:
        return barrage_odds(trial, target_of(action))
    elif verb == CUT:
        return cutting_odds(trial, unit_of(action))
    else:
        return None
    found = assault_odds(trial)
    clear_commitments(trial)
    found.commitments = commitments = commitment_odds(trial, b.decider)
    if verb == ASSAULT and len(commitments.mine) * len(commitments.theirs) > 1:
        found.condition = "neither"
    elif verb == COMMIT and len(commitments.theirs) > 1:
        found.condition = "nothing"
    return found


def support(b: Battle, side: Side, action: Action) -> None:
    extras = unit_of(action)
    commit(b, side, amount_of(action), extras & WITH_GAS, (extras & WITH_PLANE) >> 1)


def watched(b: Battle) -> Battle:
    trial = b.clone()
    trial.chronicle = Chronicle(WatchedDice(NO_DIE))
    return trial


def events_of(trial: Battle) -> list[Event]:
    return trial.chronicle.events if trial.chronicle is not None else []


# -- assaults ------------------------------------------------------------------------------------------------------------
def assault_odds(b: Battle) -> Odds:
    """The assault under way, with the support that is committed in this state."""
    attack = OddsTally()
    attack_total(b, NO_DIE, attack)
    defence = OddsTally()
    defence_total(b, NO_DIE, defence)
    totals = [Total("attack", int(b.active), attack), Total("defence", 1 - int(b.active), defence)]
    found = Odds(totals, int(b.active))
    found.opposed = True
    for margin, ways in margin_ways(attack, defence).items():
        found.enter(result(b, margin), ways)
    return found


def result(b: Battle, margin: int) -> Case:
    """What a margin brings about: the rules' own losses and advance, on a clone."""
    trial = watched(b)
    case = Case(margin)
    case.taken_by = int(settle(trial, margin))
    case.to_choose = [int(trial.stock[LOSSES_DUE + side]) for side in range(2)]
    case.lost = [unit for unit in range(b.units()) if b.at[unit] != LOST and trial.at[unit] == LOST]
    for side in range(2):
        case.losses[side] = case.to_choose[side] + sum(1 for unit in case.lost if b.side[unit] == side)
    case.events = events_of(trial)
    return case


# -- secret commitments ------------------------------------------------------------------------------------------------
def commitment_odds(b: Battle, side: Side) -> Commitments:
    """The table of a side's commitments against the other's."""
    duel = whole_duel(b)
    mixes = duel.solved()
    attacking = side == b.active
    rows, columns = list(duel.rows), list(duel.columns)
    found = Commitments(rows, columns) if attacking else Commitments(columns, rows)
    row_mix, column_mix = list(mixes.row_mix), list(mixes.column_mix)
    found.my_mix, found.their_mix = (row_mix, column_mix) if attacking else (column_mix, row_mix)
    found.value = mixes.value if attacking else -mixes.value
    by_row = Pairs(b, tallies(b, b.active, duel.rows), tallies(b, 1 - b.active, duel.columns)).by_row
    found.pairs = by_row if attacking else [list(column) for column in zip(*by_row, strict=True)]
    return found


class Pairs:
    """The chances of every commitment of the assaulting side against every one of the other's."""

    def __init__(self, b: Battle, attacks: list[ChanceTally], defences: list[ChanceTally]) -> None:
        self.low = attacks[0].least  # no commitment lowers a total
        self.high = max(
            attack.least + i64(len(attack.chances)) for attack in attacks
        )  # beyond all totals of the attack
        self.facts = facts_by_margin(b)
        met = [self.met_by(defence) for defence in defences]
        self.by_row = [[self.pair(attack, worths) for worths in met] for attack in attacks]

    def met_by(self, defence: ChanceTally) -> vec[float]:
        """The facts of each total of the attack, from the lowest on, against one commitment of the other side."""
        met = zeros((self.high - self.low) * FACTS)
        for total in range(self.low, self.high):
            here = (total - self.low) * FACTS
            for k in range(i64(len(defence.chances))):
                margin = max(-LIMIT, min(total - defence.least - k, LIMIT))
                for fact in range(FACTS):
                    met[here + fact] += defence.chances[k] * self.facts[(margin + LIMIT) * FACTS + fact]
        return met

    def pair(self, attack: ChanceTally, met: vec[float]) -> Pair:
        sums = zeros(FACTS)
        for k in range(i64(len(attack.chances))):
            here = (attack.least - self.low + k) * FACTS
            for fact in range(FACTS):
                sums[fact] += attack.chances[k] * met[here + fact]
        pair = Pair()
        pair.won, pair.tied, pair.lost, pair.taken = sums[0], sums[1], sums[2], sums[3]
        pair.losses = [sums[4], sums[5]]
        return pair


def facts_by_margin(b: Battle) -> vec[float]:
    """For each margin from -LIMIT to LIMIT, more than a sector holds: won, tied, lost, taken, the losses of either side."""
    facts = vec[float](capacity=(2 * LIMIT + 1) * FACTS)
    for margin in range(-LIMIT, LIMIT + 1):
        case = result(b, margin)
        for fact in (margin > 0, margin == 0, margin < 0, case.taken_by == b.active):
            facts = append(facts, 1.0 if fact else 0.0)
        for losses in case.losses:
            facts = append(facts, float(losses))
    return facts


# -- bombardment ---------------------------------------------------------------------------------------------------------
def bombardment_odds(b: Battle, action: Action) -> Odds:
    sector = target_of(action)
    damage = OddsTally()
    bombardment_damage(b, sector, amount_of(action), NO_DIE, damage)
    found = Odds([Total("damage", int(b.attacker), damage)], int(b.attacker))
    for k, ways in enumerate(damage.ways):
        if ways > 0:
            trial = watched(b)
            destroy(trial, sector, damage.least + k)
            case = Case(damage.least + k)
            case.events = events_of(trial)
            case.ways = ways
            found.cases.append(case)
    return found


# -- a single die --------------------------------------------------------------------------------------------------------
def barrage_odds(b: Battle, sector: Sector) -> Odds:
    found = Odds([], int(b.active))
    for face in FACES:
        trial = watched(b)
        lay_barrage(trial, sector, HeldDice(face))
        enter_face(found, trial, trial.signs[sector] & BARRED << (1 - b.active) != 0)
    return told_as(found, "barred")


def cutting_odds(b: Battle, unit: Unit) -> Odds:
    found = Odds([], int(b.active))
    for face in FACES:
        trial = watched(b)
        cut(trial, unit, HeldDice(face))
        enter_face(found, trial, trial.wire[b.at[unit]] < b.wire[b.at[unit]])
    return told_as(found, "wire-cut")


def enter_face(found: Odds, after: Battle, succeeds: bool) -> None:
    case = Case(int(succeeds))
    case.events = events_of(after)[:1]  # not the last shells, which are rolled separately
    found.enter(case, 1)


def told_as(found: Odds, key: str) -> Odds:
    succeeds = sum(case.ways for case in found.cases if case.least > 0)
    found.prospects = [Prospect(key, -1, Fraction(succeeds, found.all_ways()), True)]
    return found
