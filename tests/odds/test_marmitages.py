"""The odds of Marmitages: against dyce, against many resolutions, and against looking into the other's hand."""

from __future__ import annotations

import math
import random
from collections import Counter
from fractions import Fraction
from typing import Any, cast

import pytest
from dyce import H
from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.dice import HeldDice, SeededDice
from grognard.engine.matrix_game import MatrixGame
from grognard.engine.odds import Odds, margin_ways
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY
from grognard.engine.tally import ChanceTally, OddsTally
from grognard.games.marmitages.assault import SHELL_CHART
from grognard.games.marmitages.aviation import D3 as D3_CHART
from grognard.games.marmitages.judgement.duel import Duel, Stakes, quick_duel
from grognard.games.marmitages.judgement.outlook import Prices, price, stock_of
from grognard.games.marmitages.odds import assault_odds, support
from grognard.games.marmitages.state import ADVANCING, LAST_SHELLS, LOSING, LOSSES_DUE, LOST, SHELLS, Battle
from grognard.games.marmitages.vocabulary import ASSAULT, BARRAGE, BOMBARD, COMMIT, CUT
from grognard.games.registry import find_game
from grognard.odds.report import odds_data
from grognard.table.play import Play
from grognard.table.record import bare_ground
from tests.odds.agreement import BATCHES, RESOLUTIONS, Agreement, seeds_of

GAME = find_game("marmitages")
C5, C4 = 26, 20
KINDS = ["infantry", "assault-troops", "cavalry", "tank", "armoured-car", "machine-gun"]
SHELL = H({0: 3, 1: 1, 2: 1, 3: 1})
D3 = H(3)
BOOK: dict[str, Any] = {
    "phase": "assault",
    "units": [
        {"side": "attacker", "kind": "assault-troops", "quality": "elite", "at": "C5"},
        {"side": "attacker", "kind": "infantry", "at": "C5"},
        {"side": "attacker", "kind": "tank", "at": "C5"},
        {"side": "defender", "kind": "infantry", "at": "C4"},
        {"side": "defender", "kind": "machine-gun", "at": "C4"},
    ],
    "defences": {"C4": ["trench"]},
    "attacker": {"shells": 10, "gas": 1},
    "defender": {"shells": 10},
}


def unit(side: str, at: str, chance: random.Random, kinds: list[str]) -> dict[str, Any]:
    qualities = ["standard", "standard", "inexperienced", "elite"]
    return {
        "side": side,
        "kind": chance.choice(kinds),
        "at": at,
        "attacking": chance.choice(qualities),
        "defending": chance.choice(qualities),
        "marks": chance.choice([[], [], ["moved"]]),
    }


def random_position(seed: int, least: int = 0, most: int = 9) -> Play:
    """Some units in C5 about to assault some in C4, whatever works there are, whatever stocks, with these shells."""
    chance = random.Random(seed)
    works = chance.sample(["wire", "trench", "fort", "wire", "trench"], chance.randint(0, 2))
    units = [unit("attacker", "C5", chance, KINDS[:5])]
    units += [unit("attacker", "C5", chance, KINDS) for _ in range(chance.randint(0, 3))]
    units += [unit("defender", "C4", chance, KINDS) for _ in range(chance.randint(1, 4 - len(works)))]
    units += [unit("attacker", "F5", chance, KINDS[:1]), unit("defender", "F1", chance, KINDS[:1])]  # nobody is gone
    stocks = [
        {"shells": chance.randint(least, most), "gas": chance.randint(0, 1), "aviation": chance.randint(0, 1)}
        for _ in "ad"
    ]
    difficult = chance.choice([[], ["C4"], ["C5"]])
    position = {
        "turn": chance.randint(1, 9),
        "phase": "assault",
        "units": units,
        "defences": {"C4": works},
        "difficult": difficult,
        "attacker": stocks[0],
        "defender": stocks[1],
    }
    lifted = any(
        u["at"] in difficult and u["kind"] in ("tank", "armoured-car") for u in units
    )  # else they cannot be there
    field = {**bare_ground("marmitages"), "vehicles_on_difficult": lifted, "position": position}
    return Play(GAME, field, {"attrition": chance.random() < 0.5})


def assaulting(play: Play) -> Battle:
    """The state after the assault of C4 from C5 has been declared."""
    state = play.state.clone()
    GAME.apply(state, pack(ASSAULT, origin=C5, target=C4), SeededDice(1))
    return cast(Battle, state)


def any_choice(state: Battle, seed: int) -> int:
    choices = Choices()
    GAME.offer(state, choices)
    return random.Random(seed).choice(list(choices.actions))


def results(found: Odds) -> dict[object, float]:
    """The chance of everything a case says: who falls for certain, how many losses are to be chosen, who may move in."""
    ways: Counter[object] = Counter()
    for case in found.cases:
        ways[tuple(sorted(case.lost)), tuple(case.to_choose), case.taken_by] += case.ways
    return {result: count / found.all_ways() for result, count in ways.items()}


def fallen(b: Battle, side: int) -> list[int]:
    return [unit for unit in range(b.units()) if b.at[unit] == LOST and b.side[unit] == side]


def result_of(after: Battle, dice: SeededDice) -> object:
    """The same of an assault just resolved; what is to be chosen is chosen at random, for the advance comes after it."""
    certain: dict[int, list[int]] = {}
    to_choose = [0, 0]
    while after.decider != NOBODY and after.phase == LOSING:
        side = int(after.decider)
        if side not in certain:
            certain[side] = fallen(after, side)
            to_choose[side] = int(after.stock[LOSSES_DUE + side])
        random_step(GAME, after, dice)
    lost = [unit for side in range(2) for unit in certain.get(side, fallen(after, side))]
    taken_by = int(after.decider) if after.phase == ADVANCING else NOBODY
    return tuple(sorted(lost)), tuple(to_choose), taken_by


def resolved(b: Battle, action: int, seed: int) -> dict[object, int]:
    counts: Counter[object] = Counter()
    dice, choosing = SeededDice(seed), SeededDice(seed + 1)
    for _ in range(RESOLUTIONS):
        after = b.clone()
        GAME.apply(after, action, dice)
        counts[result_of(after, choosing)] += 1
    return counts


@pytest.mark.parametrize("batch", BATCHES)
def test_two_hundred_positions_agree_with_their_resolutions(batch: int) -> None:
    """Error rate and number of resolutions: tests/odds/agreement.py."""
    agreement = Agreement()
    for seed in seeds_of(batch):
        b = assaulting(random_position(seed))
        GAME.apply(b, any_choice(b, seed), SeededDice(1))
        last = any_choice(b, seed + 1000)
        open_hands = b.clone()
        support(open_hands, b.decider, last)
        agreement.cases(f"position {seed}", results(assault_odds(open_hands)), resolved(b, last, seed))
    assert not agreement.wrong()


def test_a_wrong_die_would_be_found() -> None:
    """The comparison can fail: odds for one shell more than was thrown do not pass."""
    b = assaulting(random_position(4))
    GAME.apply(b, pack(COMMIT, unit=0, amount=0), SeededDice(1))
    one_more = b.clone()
    support(one_more, b.decider, pack(COMMIT, unit=0, amount=2))
    agreement = Agreement()
    agreement.cases("position 4", results(assault_odds(one_more)), resolved(b, pack(COMMIT, unit=0, amount=1), 1))
    assert agreement.wrong()


# -- the convolver against dyce ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("shells", "nests", "points"), [(0, 0, 3), (1, 0, 0), (4, 1, -2), (12, 3, 7)])
def test_sums_agree_with_dyce(shells: int, nests: int, points: int) -> None:
    exact, floating = OddsTally(), ChanceTally()
    for tally in (exact, floating):
        tally.add(1, points)
        for _ in range(shells):
            tally.roll(1, SHELL_CHART, HeldDice(1))
        for _ in range(nests):
            tally.roll(1, D3_CHART, HeldDice(1))
    dice = H({points: 1}) + (shells @ SHELL if shells else H({0: 1})) + (nests @ D3 if nests else H({0: 1}))
    expected = {outcome: Fraction(count, dice.total) for outcome, count in dice.items()}
    ways = exact.all_ways()
    assert {exact.least + k: Fraction(count, ways) for k, count in enumerate(exact.ways) if count} == expected
    assert floating.least == exact.least
    for k, chance in enumerate(floating.chances):
        assert math.isclose(chance, exact.ways[k] / ways, rel_tol=1e-12)


def test_the_gas_assault_of_the_book_agrees_with_dyce() -> None:
    """§ 6: 5 points and gas against 4 points, four shells and a nest."""
    b = assaulting(Play(GAME, {**bare_ground("marmitages"), "position": BOOK}, {}))
    support(b, 0, pack(COMMIT, unit=1))
    support(b, 1, pack(COMMIT, unit=0, amount=4))
    found = assault_odds(b)
    margin = (H(6) + 5) - (4 @ SHELL + D3 + 4)
    for case in found.cases:
        ways = sum(count for outcome, count in margin.items() if case.least <= outcome <= case.most)
        assert Fraction(case.ways, found.all_ways()) == Fraction(ways, margin.total)
    assert sum(case.ways for case in found.cases) == found.all_ways()
    repulsed = next(case for case in found.cases if case.least <= -2 <= case.most)
    assert [KINDS[b.kind[u]] for u in repulsed.lost] == ["assault-troops", "infantry"]
    taken = [case for case in found.cases if case.taken_by == 0]
    assert [(case.least, len(case.lost)) for case in taken] == [(2, 2)]


# -- the table of commitments ------------------------------------------------------------------------------------------
def test_each_pair_of_the_table_has_the_odds_of_that_pair() -> None:
    for seed in range(12):
        play = random_position(seed)
        found = GAME.odds(play.state, pack(ASSAULT, origin=C5, target=C4))
        assert found is not None
        assert found.commitments is not None
        table = found.commitments
        for i, mine in enumerate(table.mine):
            for j, theirs in enumerate(table.theirs):
                b = assaulting(play)
                support(b, 0, mine)
                support(b, 1, theirs)
                one = assault_odds(b)
                won = sum(case.ways for case in one.cases if case.least > 0) / one.all_ways()
                taken = sum(case.ways for case in one.cases if case.taken_by == 0) / one.all_ways()
                assert table.pairs[i][j].won == pytest.approx(won)
                assert table.pairs[i][j].taken == pytest.approx(taken)


def every_commitment(b: Battle, side: int) -> list[int]:
    """What the rules offer a side that decides."""
    asked = b.clone()
    asked.decider = side
    choices = Choices()
    GAME.offer(asked, choices)
    return list(choices.actions)


def book_with(shells: int) -> Play:
    position = {**BOOK, "attacker": {"shells": shells}, "defender": {"shells": shells}}
    return Play(GAME, {**bare_ground("marmitages"), "position": position}, {})


def with_many_shells() -> list[Play]:
    return [random_position(seed, 9, 25) for seed in range(24)]


@pytest.mark.parametrize(
    "plays",
    [
        [random_position(seed) for seed in range(30)],
        with_many_shells(),
        [book_with(shells) for shells in (10, 12, 18, 25)],
    ],
    ids=["few shells", "many shells", "the book"],
)
def test_the_hint_cannot_be_exploited(plays: list[Play]) -> None:
    """Whatever either side commits of all that the rules allow, it gains nothing against the other's mix."""
    for play in plays:
        found = GAME.odds(play.state, pack(ASSAULT, origin=C5, target=C4))
        assert found is not None
        assert found.commitments is not None
        b = assaulting(play)
        rows, columns = every_commitment(b, 0), every_commitment(b, 1)
        table = found.commitments
        assert (table.mine, table.theirs) == (rows, columns)
        for mix in (table.my_mix, table.their_mix):
            assert sum(mix) == pytest.approx(1)
            assert min(mix) > -1e-9
        gains = list(Duel(b, vec[i64](rows), vec[i64](columns)).gains)
        by_row = [gains[i * len(columns) : (i + 1) * len(columns)] for i in range(len(rows))]
        answers = [
            sum(part * row[j] for part, row in zip(table.my_mix, by_row, strict=True)) for j in range(len(columns))
        ]
        attempts = [sum(part * gain for part, gain in zip(table.their_mix, row, strict=True)) for row in by_row]
        assert min(answers) == pytest.approx(table.value, abs=1e-6)
        assert max(attempts) == pytest.approx(table.value, abs=1e-6)


def test_what_a_pair_of_commitments_gains() -> None:
    """The worth of each margin by its exact chance, less what is spent: of heavy commitments as of light ones."""
    for seed, play in enumerate(with_many_shells()):
        b = assaulting(play)
        rows, columns = every_commitment(b, 0), every_commitment(b, 1)
        gains = list(Duel(b, vec[i64](rows), vec[i64](columns)).gains)
        stakes = Stakes(b)
        chance = random.Random(seed)
        for _ in range(4):
            i, j = chance.randrange(len(rows)), chance.randrange(len(columns))
            open_hands = b.clone()
            support(open_hands, 0, rows[i])
            support(open_hands, 1, columns[j])
            attack, defence = (total.tally for total in assault_odds(open_hands).totals)
            ways = margin_ways(attack, defence)
            worth = sum(count * stakes.worth(margin) for margin, count in ways.items()) / sum(ways.values())
            spent = [worth_spent(b, side, action) for side, action in ((0, rows[i]), (1, columns[j]))]
            assert gains[i * len(columns) + j] == pytest.approx(worth - spent[0] + spent[1])


def test_ground_counts_when_the_rules_let_somebody_move_in() -> None:
    """A tank may not enter difficult ground: alone it wins the unit it beats, with a battalion beside it the sector too."""
    units = [
        {"side": "attacker", "kind": "tank", "at": "C5"},
        {"side": "defender", "kind": "infantry", "at": "C4"},
        {"side": "defender", "kind": "infantry", "at": "F1"},
    ]
    battalion = {"side": "attacker", "kind": "infantry", "at": "C5"}
    worths = []
    for present in (units, [*units, battalion]):
        position = {"phase": "assault", "units": present, "difficult": ["C4"]}
        stakes = Stakes(assaulting(Play(GAME, {**bare_ground("marmitages"), "position": position}, {})))
        worths.append(stakes.worth(1))
    assert worths[0] == 100  # a standard battalion, in hundredths
    assert worths[1] > 100


def worth_spent(b: Battle, side: int, action: int) -> int:
    """Each shell by its price when those before it are gone; gas counts for three, aviation for two, the last brings 3.5."""
    parts = GAME.parts(b, action)
    prices = Prices(b)
    left = b.clone()
    spent = 0
    for _ in range(parts.amount + 3 * ("gas" in parts.extras) + 2 * ("plane" in parts.extras)):
        spent += price(left, prices.demand[side], max(stock_of(left, side), 0))
        left.stock[SHELLS + side] -= 1
    if 0 < parts.amount == b.stock[SHELLS + side] and b.stock[LAST_SHELLS + side]:
        spent -= 7 * prices.of[side] // 2
    return spent


def test_a_glance_is_hard_to_exploit_too() -> None:
    """The few commitments that searches think of give away less than half a battalion on average, where shells are few."""
    given_away = []
    for seed in range(30):
        b = assaulting(random_position(seed))
        glance = quick_duel(b)
        mixes = glance.solved()
        rows, columns = every_commitment(b, 0), every_commitment(b, 1)
        answers = Duel(b, glance.rows, vec[i64](columns))
        worst = min(
            sum(part * answers.gains[i * len(columns) + j] for i, part in enumerate(mixes.row_mix))
            for j in range(len(columns))
        )
        attempts = Duel(b, vec[i64](rows), glance.columns)
        breadth = len(glance.columns)
        best = max(
            sum(part * attempts.gains[i * breadth + j] for j, part in enumerate(mixes.column_mix))
            for i in range(len(rows))
        )
        given_away.append(best - worst)
    assert sum(given_away) / len(given_away) < 50


def test_rock_paper_scissors_is_mixed_by_thirds() -> None:
    game = MatrixGame(3, 3, vec[float]([0.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0]))
    game.solve()
    assert list(game.row_mix) == pytest.approx([1 / 3] * 3)
    assert list(game.column_mix) == pytest.approx([1 / 3] * 3)
    assert game.value == pytest.approx(0)


# -- secrets and speed ---------------------------------------------------------------------------------------------------
def test_the_odds_do_not_look_into_the_others_hand() -> None:
    play = random_position(3)
    told = []
    for shells in (0, 1, 3):
        b = assaulting(play)
        GAME.apply(b, pack(COMMIT, unit=0, amount=min(shells, int(b.stock[SHELLS]))), SeededDice(1))
        hidden = Play(GAME, play.scenario, play.options)
        hidden.state = b
        told.append(odds_data(hidden, pack(COMMIT, unit=0, amount=0)))
    assert told[0] is not None
    assert told[0] == told[1] == told[2]


def test_bombardment() -> None:
    """Three points on a fort: 3 or more damage destroys it; dyce says how often."""
    position = {"turn": 0, "phase": "bombard", "defences": {"C4": ["fort"]}, "attacker": {"shells": 9}}
    state = GAME.set_up({**bare_ground("marmitages"), "position": position}, {})
    found = GAME.odds(state, pack(BOMBARD, target=C4, amount=3))
    assert found is not None
    fallen = sum(case.ways for case in found.cases if any(GAME.events[e.code] == "element-fell" for e in case.events))
    damage = 3 @ SHELL
    enough = sum(count for outcome, count in damage.items() if outcome >= 3)
    assert Fraction(fallen, found.all_ways()) == Fraction(enough, damage.total)


@pytest.mark.parametrize(
    ("kind", "quality", "chance"),
    [
        ("infantry", "standard", Fraction(1, 3)),
        ("infantry", "elite", Fraction(1, 2)),
        ("infantry", "inexperienced", Fraction(1, 6)),
        ("tank", "standard", Fraction(1)),
    ],
)
def test_wire_cutting(kind: str, quality: str, chance: Fraction) -> None:
    """A tank crushes it; infantry needs a 5, elite a 4, inexperienced a 6."""
    units = [{"side": "attacker", "kind": kind, "quality": quality, "at": "C5"}]
    position = {"phase": "cut", "units": units, "defences": {"C5": ["wire"]}}
    state = GAME.set_up({**bare_ground("marmitages"), "position": position}, {})
    found = GAME.odds(state, pack(CUT, unit=0))
    assert found is not None
    assert [(thing.key, thing.value) for thing in found.prospects] == [("wire-cut", chance)]


def test_an_interdiction_barrage_bars_every_other_time() -> None:
    position = {"phase": "barrage", "attacker": {"shells": 9}}
    state = GAME.set_up({**bare_ground("marmitages"), "position": position}, {"interdiction": True})
    found = GAME.odds(state, pack(BARRAGE, target=C4))
    assert found is not None
    assert [(thing.key, thing.value) for thing in found.prospects] == [("barred", Fraction(1, 2))]
