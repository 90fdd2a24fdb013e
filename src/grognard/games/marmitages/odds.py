"""Marmitages: the exact odds of an assault and of a bombardment, from the tallies and the losses of the rules themselves."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Action, amount_of, origin_of, target_of, unit_of, verb_of
from grognard.engine.chronicle import Chronicle
from grognard.engine.dice import WatchedDice
from grognard.engine.odds import Case, Commitments, MarginChances, Odds, Pair, Total, margin_ways
from grognard.engine.state import NOBODY, Side
from grognard.engine.tally import ChanceTally, OddsTally
from grognard.games.marmitages.advance import advancing_side, open_advance
from grognard.games.marmitages.assault import (
    attack_total,
    clear_commitments,
    commit,
    declare,
    defence_total,
    mark_fighters,
    owe_losses,
)
from grognard.games.marmitages.bombardment import bombardment_damage, destroy
from grognard.games.marmitages.duel import MOST_BID, NO_DIE, Duel
from grognard.games.marmitages.losses import take_losses
from grognard.games.marmitages.state import LOSSES_DUE, LOST, Battle
from grognard.games.marmitages.vocabulary import ASSAULT, BOMBARD, COMMIT, WITH_GAS, WITH_PLANE


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
    else:
        return None
    found = assault_odds(trial)
    clear_commitments(trial)
    found.commitments = commitment_odds(trial, b.decider, action)
    return found


def support(b: Battle, side: Side, action: Action) -> None:
    extras = unit_of(action)
    commit(b, side, amount_of(action), extras & WITH_GAS, (extras & WITH_PLANE) >> 1)


# -- assaults ------------------------------------------------------------------------------------------------------------
def assault_odds(b: Battle) -> Odds:
    """The assault under way, with the support that is committed in this state."""
    attack = OddsTally()
    attack_total(b, NO_DIE, attack)
    defence = OddsTally()
    defence_total(b, NO_DIE, defence)
    totals = [Total("attack", int(b.active), attack), Total("defence", 1 - int(b.active), defence)]
    found = Odds(totals, int(b.active))
    for margin, ways in margin_ways(attack, defence).items():
        found.enter(result(b, margin), ways)
    return found


def result(b: Battle, margin: int) -> Case:
    """What a margin brings about: the rules' own losses and advance, on a clone."""
    trial = b.clone()
    trial.chronicle = Chronicle(WatchedDice(NO_DIE))
    case = Case(margin)
    mark_fighters(trial)
    owe_losses(trial, margin)
    for side in range(2):
        if take_losses(trial, side):
            case.to_choose[side] = int(trial.stock[LOSSES_DUE + side])
    case.lost = [unit for unit in range(b.units()) if b.at[unit] != LOST and trial.at[unit] == LOST]
    for side in range(2):
        case.losses[side] = case.to_choose[side] + sum(1 for unit in case.lost if b.side[unit] == side)
    case.events = trial.chronicle.events
    if trial.owner[trial.origin] == NOBODY or trial.owner[trial.target] == NOBODY:
        open_advance(trial)
        case.taken_by = int(advancing_side(trial))
    return case


# -- secret commitments ------------------------------------------------------------------------------------------------
def commitment_odds(b: Battle, side: Side, action: Action) -> Commitments:
    """The table of my commitments against theirs; of mine only the one in question when it has been named."""
    duel = Duel(b, MOST_BID)
    mixes = duel.solved()
    attacking = side == b.active
    rows, columns = list(duel.rows), list(duel.columns)
    mine, theirs = (rows, columns) if attacking else (columns, rows)
    found = Commitments([action] if verb_of(action) == COMMIT else mine, theirs)
    found.my_options = mine
    row_mix, column_mix = list(mixes.row_mix), list(mixes.column_mix)
    found.my_mix, found.their_mix = (row_mix, column_mix) if attacking else (column_mix, row_mix)
    found.value = mixes.value if attacking else -mixes.value
    results: dict[int, Case] = {}
    their_tallies = [tally_of(b, 1 - side, option) for option in theirs]
    for option in found.mine:
        tally = tally_of(b, side, option)
        pairs = [(tally, other) if attacking else (other, tally) for other in their_tallies]
        found.pairs.append([pair_odds(b, attack, defence, results) for attack, defence in pairs])
    return found


def tally_of(b: Battle, side: Side, option: Action) -> ChanceTally:
    """The chances of one side's total with a commitment."""
    support(b, side, option)
    tally = ChanceTally()
    if side == b.active:
        attack_total(b, NO_DIE, tally)
    else:
        defence_total(b, NO_DIE, tally)
    clear_commitments(b)
    return tally


def pair_odds(b: Battle, attack: ChanceTally, defence: ChanceTally, results: dict[int, Case]) -> Pair:
    pair = Pair()
    margins = MarginChances(attack, defence)
    for k in range(i64(len(margins.chances))):
        chance = margins.chances[k]
        margin = int(margins.least + k)
        if margin not in results:
            results[margin] = result(b, margin)
        case = results[margin]
        if margin > 0:
            pair.won += chance
        elif margin == 0:
            pair.tied += chance
        if case.taken_by == b.active:
            pair.taken += chance
        for side in range(2):
            pair.losses[side] += chance * case.losses[side]
    return pair


# -- bombardment ---------------------------------------------------------------------------------------------------------
def bombardment_odds(b: Battle, action: Action) -> Odds:
    sector = target_of(action)
    damage = OddsTally()
    bombardment_damage(b, amount_of(action), NO_DIE, damage)
    found = Odds([Total("damage", int(b.attacker), damage)], int(b.attacker))
    for k, ways in enumerate(damage.ways):
        if ways > 0:
            trial = b.clone()
            trial.chronicle = Chronicle(WatchedDice(NO_DIE))
            destroy(trial, sector, damage.least + k)
            case = Case(damage.least + k)
            case.events = trial.chronicle.events
            case.ways = ways
            found.cases.append(case)
    return found
