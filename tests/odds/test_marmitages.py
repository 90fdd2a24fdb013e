"""The odds of Marmitages: against dyce, against many resolutions, and against looking into the other's hand."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from fractions import Fraction
from typing import Any, cast

import pytest
from dyce import H
from librt.vecs import vec

from grognard.engine import COMPILED
from grognard.engine.actions import Choices, pack
from grognard.engine.dice import HeldDice, SeededDice
from grognard.engine.matrix_game import MatrixGame
from grognard.engine.odds import Odds
from grognard.engine.tally import ChanceTally, OddsTally
from grognard.games.marmitages.assault import SHELL_CHART
from grognard.games.marmitages.aviation import D3 as D3_CHART
from grognard.games.marmitages.duel import Duel
from grognard.games.marmitages.odds import assault_odds, support
from grognard.games.marmitages.state import LOSSES_DUE, SHELLS, Battle
from grognard.games.marmitages.vocabulary import ASSAULT, BOMBARD, COMMIT
from grognard.games.registry import find_game
from grognard.odds.report import read_odds
from grognard.table.play import Play
from grognard.table.record import bare_field
from tests.odds.agreement import RESOLUTIONS, disagreements

GAME = find_game("marmitages")
C5, C4 = 26, 20
KINDS = ["infantry", "assault-troops", "cavalry", "tank", "armoured-car", "machine-gun"]
COMPARISONS = 4000  # results of all positions together, at most
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


def random_position(seed: int) -> Play:
    """Some units in C5 about to assault some in C4, whatever works there are, whatever stocks."""
    chance = random.Random(seed)
    works = chance.sample(["wire", "trench", "fort", "wire", "trench"], chance.randint(0, 2))
    units = [unit("attacker", "C5", chance, KINDS[:5])]
    units += [unit("attacker", "C5", chance, KINDS) for _ in range(chance.randint(0, 3))]
    units += [unit("defender", "C4", chance, KINDS) for _ in range(chance.randint(1, 4 - len(works)))]
    stocks = [
        {"shells": chance.randint(0, 9), "gas": chance.randint(0, 1), "aviation": chance.randint(0, 1)} for _ in "ad"
    ]
    position = {
        "turn": chance.randint(1, 9),
        "phase": "assault",
        "units": units,
        "defences": {"C4": works},
        "difficult": chance.choice([[], ["C4"], ["C5"]]),
        "attacker": stocks[0],
        "defender": stocks[1],
    }
    return Play(GAME, {**bare_field("marmitages"), "position": position}, {"attrition": chance.random() < 0.5})


def assaulting(play: Play) -> Battle:
    """The state after the assault of C4 from C5 has been declared."""
    state = play.state.clone()
    GAME.apply(state, pack(ASSAULT, origin=C5, target=C4), SeededDice(1))
    return cast(Battle, state)


def any_choice(state: Battle, seed: int) -> int:
    choices = Choices()
    GAME.offer(state, choices)
    return random.Random(seed).choice(list(choices.actions))


def results(found: Odds, b: Battle) -> dict[object, float]:
    """The chance of every pair of strengths left in the two sectors, with the losses still to be chosen taken off."""
    ways: Counter[object] = Counter()
    for case in found.cases:
        left = []
        for sector, side in ((b.origin, b.active), (b.target, 1 - b.active)):
            fallen = sum(1 for u in case.lost if b.at[u] == sector) + case.to_choose[side]
            left.append(int(b.stack[sector]) - fallen)
        ways[tuple(left)] += case.ways
    return {left: count / found.all_ways() for left, count in ways.items()}


def resolved(b: Battle, action: int, throws: int, seed: int) -> dict[object, int]:
    """The strengths left after as many true resolutions."""
    counts: Counter[object] = Counter()
    dice = SeededDice(seed)
    origin, target = int(b.origin), int(b.target)
    for _ in range(throws):
        after = b.clone()
        GAME.apply(after, action, dice)
        due = [0, 0]
        if after.decider >= 0 and GAME.phases[after.phase] == "lose":
            due = [int(after.stock[LOSSES_DUE]), int(after.stock[LOSSES_DUE + 1])]
        counts[int(after.stack[origin]) - due[b.active], int(after.stack[target]) - due[1 - b.active]] += 1
    return dict(counts)


@pytest.mark.parametrize("batch", range(10))
def test_two_hundred_positions_agree_with_their_resolutions(batch: int) -> None:
    wrong: list[str] = []
    for seed in range(20 * batch, 20 * batch + 20):
        b = assaulting(random_position(seed))
        GAME.apply(b, any_choice(b, seed), SeededDice(1))
        last = any_choice(b, seed + 1000)
        open_hands = b.clone()
        support(open_hands, b.decider, last)
        expected = results(assault_odds(open_hands), b)
        counts = resolved(b, last, RESOLUTIONS, seed)
        wrong += [f"position {seed}: {what}" for what in disagreements(expected, counts, COMPARISONS)]
    assert not wrong


def test_a_wrong_die_would_be_found() -> None:
    """The comparison can fail: odds for one shell more than was thrown do not pass."""
    b = assaulting(random_position(4))
    GAME.apply(b, pack(COMMIT, unit=0, amount=0), SeededDice(1))
    last = pack(COMMIT, unit=0, amount=1)
    one_more = b.clone()
    support(one_more, b.decider, pack(COMMIT, unit=0, amount=2))
    assert disagreements(results(assault_odds(one_more), b), resolved(b, last, 5_000, 1), COMPARISONS)


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
    b = assaulting(Play(GAME, {**bare_field("marmitages"), "position": BOOK}, {}))
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


def test_the_hint_cannot_be_exploited() -> None:
    """Whatever either side does instead, it gains nothing against the other's mix."""
    for seed in range(30):
        b = assaulting(random_position(seed))
        duel = Duel(b, 10)
        solved = duel.solved()
        gains = list(duel.gains)
        rows, columns, breadth = list(solved.row_mix), list(solved.column_mix), len(duel.columns)
        assert sum(rows) == pytest.approx(1)
        assert sum(columns) == pytest.approx(1)
        assert min(rows + columns) > -1e-9
        worst = min(sum(r * gains[i * breadth + j] for i, r in enumerate(rows)) for j in range(breadth))
        best = max(sum(c * gains[i * breadth + j] for j, c in enumerate(columns)) for i in range(len(rows)))
        assert worst == pytest.approx(solved.value, abs=1e-6)
        assert best == pytest.approx(solved.value, abs=1e-6)


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
        told.append(read_odds(hidden, pack(COMMIT, unit=0, amount=0)))
    assert told[0] is not None
    assert told[0] == told[1] == told[2]


@pytest.mark.skipif(not COMPILED, reason="the promise is for the compiled rules")
def test_an_answer_in_under_20_ms() -> None:
    took = []
    for seed in range(20):
        play = random_position(seed)
        start = time.perf_counter()
        read_odds(play, pack(ASSAULT, origin=C5, target=C4))
        took.append(time.perf_counter() - start)
    assert sorted(took)[10] < 0.02  # the median, for a busy machine may stop any single one


def test_bombardment() -> None:
    """Three points on a fort: 3 or more damage destroys it; dyce says how often."""
    position = {"turn": 0, "phase": "bombard", "defences": {"C4": ["fort"]}, "attacker": {"shells": 9}}
    state = GAME.set_up({**bare_field("marmitages"), "position": position}, {})
    found = GAME.odds(state, pack(BOMBARD, target=C4, amount=3))
    assert found is not None
    fallen = sum(case.ways for case in found.cases if any(GAME.events[e.code] == "element-fell" for e in case.events))
    damage = 3 @ SHELL
    enough = sum(count for outcome, count in damage.items() if outcome >= 3)
    assert Fraction(fallen, found.all_ways()) == Fraction(enough, damage.total)
