"""§11: the end of the game, the three grades; match play."""

import pytest

from grognard.games.marmitages.state import Battle
from grognard.games.marmitages.victory import match_winner
from tests.games.marmitages.table import ATTACKER, DEFENDER, GAME, Table, of, one, open_table, scenario, table
from tests.rules import rule

ROW_4 = {f"{column}4": "inf" for column in "ABCDEF"}
ROW_3 = {f"{column}3": "inf" for column in "ABCDEF"}
ROW_2 = {f"{column}2": "inf" for column in "ABCDEF"}
ROW_1 = {f"{column}1": "inf" for column in "ABCDEF"}


def ended(attacker: dict[str, str], defender: dict[str, str]) -> Table:
    """The last decision of turn 9 is made."""
    t = table(attacker, defender, phase="cut", side="defender", turn=9)
    t.act("done")
    return t


def result(t: Table) -> tuple[int, str, str]:
    outcome = GAME.outcome(t.battle)
    assert outcome is not None
    return int(outcome.winner), outcome.grade, GAME.rules[outcome.rule]


@rule("narrow-victory")
def test_the_whole_first_enemy_row_is_a_narrow_victory() -> None:
    assert result(ended(ROW_4, {"A1": "inf"})) == (ATTACKER, "narrow", "narrow-victory")


@rule("narrow-victory", "defender-wins")
def test_one_sector_of_the_row_empty_and_the_defender_wins() -> None:
    short = {name: units for name, units in ROW_4.items() if name != "D4"}
    assert result(ended(short, {"A1": "inf"})) == (DEFENDER, "held", "defender-wins")


@rule("narrow-victory", "defender-wins")
def test_one_enemy_unit_in_the_attackers_half_and_the_defender_wins() -> None:
    assert result(ended({**ROW_4, **ROW_3}, {"F8": "mg"})) == (DEFENDER, "held", "defender-wins")


@rule("marginal-victory")
def test_the_second_row_as_well_is_a_marginal_victory() -> None:
    assert result(ended({**ROW_4, **ROW_3}, {"A1": "inf"})) == (ATTACKER, "marginal", "marginal-victory")


@rule("marginal-victory", "narrow-victory")
def test_the_second_row_does_not_count_without_the_first() -> None:
    assert result(ended({**ROW_3, **ROW_2}, {"A1": "inf"})) == (DEFENDER, "held", "defender-wins")
    assert result(ended({**ROW_4, **ROW_2}, {"A1": "inf"})) == (ATTACKER, "narrow", "narrow-victory")


@rule("decisive-victory", "rows-held-whole")
def test_the_third_row_as_well_is_a_decisive_victory_and_so_is_more() -> None:
    three = {**ROW_4, **ROW_3, **ROW_2}
    assert result(ended(three, {"A1": "inf"})) == (ATTACKER, "decisive", "decisive-victory")
    assert result(ended({**three, **ROW_1}, {})) == (ATTACKER, "decisive", "decisive-victory")


@rule("nine-turns")
def test_turn_nine_is_the_last_and_needs_no_die() -> None:
    t = ended({"A8": "inf"}, {"A1": "inf"})
    assert (t.phase(), t.decider()) == ("over", -1)
    assert t.why("done") == "turn-sequence"


@rule("end-die", "end-die-again")
@pytest.mark.parametrize("turn", [6, 7, 8])
@pytest.mark.parametrize("face", [1, 4, 5, 6])
def test_after_turns_6_7_and_8_the_game_ends_on_5_or_6(turn: int, face: int) -> None:
    t = table({"A8": "inf"}, {"A1": "inf"}, phase="cut", side="defender", turn=turn)
    event = one(t.act("done", face), "end-die")
    assert (event.amount, event.rule) == (face, "end-die" if turn == 6 else "end-die-again")
    assert (t.phase() == "over") == (face >= 5)
    assert t.battle.turn == (turn if face >= 5 else turn + 1)


@rule("end-die", "rows-held-whole")
def test_before_turn_6_no_die_is_thrown_and_no_victory_is_judged() -> None:
    t = table(ROW_4, {"A1": "inf"}, phase="cut", side="defender", turn=5)
    events = t.act("done")
    assert of(events, "end-die") == []
    assert of(events, "ended") == []
    assert t.battle.turn == 6


@rule("attacker-gone")
def test_the_attacker_without_units_has_lost_at_once() -> None:
    t = table({"B5": "inf"}, {"B4": "inf inf"}, turn=2)
    event = one(t.fight("B5 B4", "nothing", "nothing"), "ended")
    assert (event.side, event.rule) == (DEFENDER, "attacker-gone")
    assert result(t) == (DEFENDER, "destroyed", "attacker-gone")


@rule("attacker-gone")
def test_the_attacker_whose_reinforcements_are_still_to_come_plays_on() -> None:
    blue = {
        "units": [{"kind": "infantry"}],
        "reinforcements": [{"kind": "infantry", "turn": 3}],
        "plan": {"deployment": {"B6": ["infantry"]}},
    }
    grey = {"units": [{"kind": "infantry", "count": 2}], "plan": {"deployment": {"B4": ["infantry", "infantry"]}}}
    t = open_table(scenario(attacker=blue, defender=grey))
    t.act("begin")
    t.act("move 1st Inf B6-B5")
    t.act("done")
    events = t.fight("B5 B4", "nothing", "nothing")
    assert of(events, "ended") == []
    assert t.phase() == "advance"


@rule("attacker-gone")
def test_the_defender_without_units_plays_on() -> None:
    t = table({"B5": "inf inf"}, {"B4": "inf"}, turn=2)
    events = t.fight("B5 B4", "nothing", "nothing")
    assert of(events, "ended") == []
    t.act("done")
    t.act("done")
    assert t.battle.turn == 3


@rule("narrow-victory", "decisive-victory")
def test_the_scores_rank_grades_first_then_sectors_of_the_first_row() -> None:
    def score(t: Table) -> list[int]:
        outcome = GAME.outcome(t.battle)
        assert outcome is not None
        return outcome.scores

    assert score(ended({"A4": "inf", "B4": "inf"}, {"A1": "inf"})) == [2, -2]
    assert score(ended(ROW_4, {"A1": "inf"})) == [106, -106]
    assert score(ended({**ROW_4, **ROW_3, **ROW_2}, {"A1": "inf"})) == [306, -306]


def with_losses(battle: Battle, side: int, count: int) -> Battle:
    """The same end, with this many units of a side lost."""
    b = battle.clone()
    fallen = [u for u in range(b.units()) if b.side[u] == side and b.at[u] >= 0][:count]
    for unit in fallen:
        b.lift(unit, -1)
    return b


@rule("match-play")
def test_in_a_match_the_better_grade_wins_then_more_of_the_first_row_then_fewer_losses() -> None:
    held = ended({"A4": "inf", "A8": "inf inf"}, {"A1": "inf inf"}).battle
    two_sectors = ended({"A4": "inf", "B4": "inf"}, {"A1": "inf inf"}).battle
    narrow = ended(ROW_4, {"A1": "inf"}).battle
    marginal = ended({**ROW_4, **ROW_3}, {"A1": "inf"}).battle
    assert match_winner(marginal, narrow) == 0
    assert match_winner(narrow, marginal) == 1
    assert match_winner(narrow, two_sectors) == 0
    assert match_winner(held, two_sectors) == 1, "one sector of the first row to two"
    assert match_winner(held, held) == -1, "level in everything: a drawn match"
    # The attacker of the first game lost a unit in the second, in defence: the other wins.
    assert match_winner(held, with_losses(held, DEFENDER, 1)) == 1
    assert match_winner(with_losses(held, DEFENDER, 1), held) == 0


# -- what decided ----------------------------------------------------------------------------------------------------------
def test_what_decided_a_game() -> None:
    short = {name: units for name, units in ROW_4.items() if name != "D4"}
    taken = {**ROW_4, **ROW_3}
    wiped_out = table({"B5": "inf"}, {"B4": "inf inf"}, turn=2)
    wiped_out.fight("B5 B4", "nothing", "nothing")
    for t, why, decided, terms in (
        (ended(taken, {"A1": "inf"}), "last-turn", "row-taken", {"rows": 2, "first-row": 6, "home": 0}),
        (ended(short, {"A1": "inf"}), "last-turn", "row-not-taken", {"rows": 0, "first-row": 5, "home": 0}),
        (ended(taken, {"F8": "mg", "E8": "mg"}), "last-turn", "home-not-clear", {"rows": 2, "first-row": 6, "home": 2}),
        (wiped_out, "attacker-gone", "attacker-gone", {"rows": 0, "first-row": 0, "home": 0}),
    ):
        reckoning = GAME.reckoning(t.battle)
        assert (reckoning.ended, reckoning.decided, reckoning.terms) == (why, decided, terms)
        assert reckoning.needed == (0 if t is wiped_out else 6)
        assert [sorted(side) for side in reckoning.sides] == [["aviation", "gas", "lost", "shells"]] * 2
