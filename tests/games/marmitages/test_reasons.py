"""A refusal names what stands against the thing itself before the sequence, to the other side too."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from grognard.books.scenarios import load_scenario
from grognard.engine.chronicle import Chronicle
from grognard.engine.dice import SeededDice, WatchedDice
from grognard.engine.mistakes import Mistake
from grognard.engine.playout import random_step
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.marmitages.state import ASSAULTING, CUTTING, MOVING, Battle
from grognard.table.why import judge
from tests.games.harness import lines_of, offered
from tests.games.marmitages.table import ATTACKER, DEFENDER, GAME, Table, table
from tests.rules import rule


def asked_of(t: Table, side: int, action: str) -> str:
    """The objection as if the decision were that side's."""
    return Table(GAME.on_behalf(t.battle, side)).why(action)


def line_played(attacker: str, defender: str) -> Table:
    """One sector on either side of the middle line, and the attacker's 5 played on it."""
    hands: dict[str, Any] = {"attacker_has": {"hand": ["5", "6"]}, "defender_has": {"hand": ["2"]}}
    t = table({"B5": attacker, "F8": "inf"}, {"B4": defender}, phase="cards", cards=True, **hands)
    t.act("line 5 with 5")
    return t


# -- a phase that ended by itself ------------------------------------------------------------------------------------
@rule("supply-shortage")
def test_a_line_short_of_supply_passes_to_its_assaults_and_the_shortage_is_the_cause() -> None:
    t = line_played("inf/no-supply", "inf")
    assert t.phase() == "assault", "it has no move to make"
    assert t.why("move 1st Inf B5-A5") == "supply-shortage"


@rule("mutiny")
def test_a_line_in_mutiny_is_over_at_once_and_the_mutiny_is_the_cause() -> None:
    t = line_played("inf/mutinous", "inf")
    assert t.phase() == "cards"
    assert t.why("move 1st Inf B5-A5") == "mutiny"
    assert t.why("assault B5 B4") == "mutiny"


@rule("supply-shortage", "ammunition-shortage", "mutiny", "turn-sequence")
@pytest.mark.parametrize(
    ("mark", "text"),
    [
        ("no-supply", "move 1st Inf B5-A5"),
        ("no-ammunition", "assault B5 B4"),
        ("mutinous", "move 1st Inf B5-A5"),
        ("mutinous", "assault B5 B4"),
    ],
)
def test_a_sequence_that_ended_at_once_leaves_its_cause_until_the_enemy_plays_a_line(mark: str, text: str) -> None:
    rules = {"no-supply": "supply-shortage", "no-ammunition": "ammunition-shortage", "mutinous": "mutiny"}
    hands: dict[str, Any] = {"attacker_has": {"hand": ["5"]}, "defender_has": {"hand": ["2"]}}
    t = table({"B5": f"inf/{mark}"}, {"B4": "inf", "C2": "inf"}, phase="cards", cards=True, **hands)
    t.act("line 5 with 5")
    if t.decider() == ATTACKER:
        t.act("done")  # the half of it that the shortage leaves
    assert (t.phase(), t.decider()) == ("cards", DEFENDER)
    assert asked_of(t, ATTACKER, text) == rules[mark]
    assert mark not in GAME.view(t.battle, ATTACKER)["units"][0]["marks"], "nothing is barred any more"
    t.act("line 2 with 2")
    assert asked_of(t, ATTACKER, text) == "turn-sequence"


@rule("ammunition-shortage")
def test_a_sector_without_ammunition_has_no_assault_to_make_and_that_is_the_cause() -> None:
    t = line_played("inf/no-ammunition", "inf")
    t.act("done")
    assert t.phase() == "cards"
    assert t.why("assault B5 B4") == "ammunition-shortage"


@rule("not-activated", "line-by-line")
def test_a_unit_left_out_is_told_so_after_the_moves_too() -> None:
    t = line_played("inf inf", "inf")
    t.act("rest 2nd Inf")
    t.act("done")
    assert t.why("move 2nd Inf B5-A5") == "not-activated"
    assert t.why("move 1st Inf B5-A5") == "line-by-line", "it could have moved: its moves are over"


@rule("not-activated", "line-by-line", "activation-by-cards")
def test_an_assault_by_a_sector_whose_line_has_passed_names_what_kept_it_out() -> None:
    """1st Inf is left out, 2nd Inf has nobody to assault: the line is over when its moves are."""
    hands: dict[str, Any] = {"attacker_has": {"hand": ["5", "6"]}, "defender_has": {"hand": ["2"]}}
    t = table({"B5": "inf", "F5": "inf", "B6": "inf"}, {"B4": "inf"}, phase="cards", cards=True, **hands)
    t.act("line 5 with 5")
    t.act("rest 1st Inf")
    assert t.why("assault B5 B4") == "not-activated"
    t.act("move 2nd Inf F5-E5")
    assert t.phase() == "cards"
    assert t.why("assault B5 B4") == "not-activated"
    assert t.why("move 3rd Inf B6-A6") == "activation-by-cards", "its line has yet to come"
    t = line_played("inf", "inf")
    t.act("done")
    t.act("done")
    assert t.phase() == "cards"
    assert t.why("assault B5 B4") == "line-by-line", "it could have assaulted: the line's assaults are over"


@rule("line-by-line", "barrages-before-lines")
def test_a_card_in_the_midst_of_a_line_or_of_barrages_is_told_what_comes_first() -> None:
    t = line_played("inf", "inf")
    assert t.why("discard 6") == "line-by-line"
    has: dict[str, Any] = {"attacker_has": {"hand": ["5", "ace"], "shells": 6}, "defender_has": {"hand": ["2"]}}
    t = table({"B5": "inf"}, {"B4": "inf"}, phase="cards", cards=True, **has)
    t.act("interdict")
    for card in ("line 5 with 5", "play ace shells", "discard 5", "move 1st Inf B5-A5", "assault B5 B4"):
        assert t.why(card) == "barrages-before-lines", card


@rule("turn-sequence", "interdiction-cost")
def test_when_the_sequences_are_over_no_line_of_theirs_is_the_cause() -> None:
    hands: dict[str, Any] = {"attacker_has": {"hand": ["5", "6"]}, "defender_has": {"hand": []}}
    works = {"F8": ["wire"]}
    t = table({"B5": "inf", "F8": "inf"}, {"B3": "inf"}, phase="cards", cards=True, defences=works, **hands)
    t.act("line 5 with 5")
    t.act("done")
    t.act("done")
    assert t.phase() == "cut"
    for text in ("line 5 with 6", "line 8 with 6", "activate 1st Inf", "move 1st Inf B5-A5"):
        assert t.why(text) == "turn-sequence", text
    assert t.why("interdict") == "interdiction-cost"


@rule("interdiction-cost", "interdiction-once")
def test_the_price_and_the_sectors_of_the_deciding_side_are_not_those_of_the_other() -> None:
    hands: dict[str, Any] = {
        "attacker_has": {"hand": ["ace"], "shells": 5},
        "defender_has": {"hand": ["2"], "shells": 2},
    }
    t = table({"B5": "inf"}, {"B4": "inf"}, phase="cards", cards=True, **hands)
    t.act("play ace barrages")
    t.act("barrage C4", 6)
    assert asked_of(t, DEFENDER, "barrage A4") == "interdiction-cost", (
        "the ace is the attacker's: 3 points, and he has 2"
    )
    hands["defender_has"]["shells"] = 3
    t = table({"B5": "inf"}, {"B4": "inf"}, phase="cards", cards=True, **hands)
    t.act("play ace barrages")
    t.act("barrage C4", 6)
    assert asked_of(t, DEFENDER, "barrage C4") == "turn-sequence", "the attacker's barrage does not count for him"


@rule("one-gas", "one-aviation")
def test_two_points_of_gas_are_too_many_at_any_time() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, phase="move", attacker_has={"gas": 3, "aviation": 3})
    assert t.why("commit 2 gas") == "one-gas"
    assert t.why("commit 2 planes") == "one-aviation"


@rule("defences-in-turn", "defender-deploys-first", "reinforcements-wait", "secret-commitment", "owner-chooses-loss")
def test_what_has_to_be_done_is_not_ended_and_its_own_rule_says_so() -> None:
    assert table(phase="fortify", turn=0, attacker_has={"wire": 1}).why("done") == "defences-in-turn"
    assert table(phase="deploy", turn=0, attacker_in_hand="inf").why("done") == "defender-deploys-first"
    t = table({"B5": "inf assault", "F8": "inf"}, {"B4": "inf inf"})
    t.act("assault B5 B4")
    assert t.why("done") == "secret-commitment"
    t.act("commit nothing")
    t.act("commit nothing")
    assert (t.phase(), t.why("done")) == ("lose", "owner-chooses-loss")


@rule("secret-commitment", "owner-chooses-loss", "advance-after-combat")
def test_in_the_midst_of_an_assault_another_waits_for_what_has_to_be_chosen() -> None:
    t = table({"B5": "inf assault", "D5": "inf inf", "F5": "inf"}, {"B4": "inf inf", "D4": "inf", "F4": "inf"})
    t.act("assault B5 B4")
    assert (t.phase(), t.decider(), t.why("assault D5 D4")) == ("commit", ATTACKER, "secret-commitment")
    t.act("commit nothing")
    assert asked_of(t, ATTACKER, "assault D5 D4") == "secret-commitment", "the defender's"
    t.act("commit nothing")
    assert (t.phase(), t.decider(), t.why("assault D5 D4")) == ("lose", ATTACKER, "owner-chooses-loss")
    assert t.why("assault B5 B4") == "sector-assaults-once", "that would hold it up afterwards too"
    t.act("lose 1st Inf")
    t.fight("D5 D4", "nothing", "nothing")  # 2 to 1: D4 is empty
    assert (t.phase(), t.why("assault F5 F4")) == ("advance", "advance-after-combat")


@rule("four-in-a-sector")
def test_an_advance_into_a_sector_that_is_full_names_the_limit() -> None:
    """Two trenches leave room for two of three; when they are in the advance is over by itself."""
    # 2 tanks 4 + infantry 1 + a shell of 3 = 8; nest 1, its fire 1, trenches 4 = 6: the nest falls.
    t = table(
        {"B5": "tank tank inf", "D5": "elite"},
        {"B4": "mg", "D4": "inf"},
        defences={"B4": ["trench", "trench"]},
        attacker_has={"shells": 2},
    )
    t.fight("B5 B4", "1 shells", "nothing", 3, 1)
    t.act("advance 1st Tank", 6)
    t.act("advance 2nd Tank", 6)
    assert t.phase() == "assault"
    assert t.why("advance 1st Inf") == "four-in-a-sector"
    t.act("done")
    assert t.decider() == DEFENDER
    assert asked_of(t, ATTACKER, "advance 1st Inf") == "four-in-a-sector"


@rule("advance-after-combat", "turn-sequence")
def test_nobody_advances_where_no_sector_was_emptied_for_his_side() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, phase="move")
    assert t.why("advance 1st Inf") == "advance-after-combat", "nobody has fought"
    t = table({"B5": "inf inf inf", "D5": "inf"}, {"B4": "inf inf", "D4": "inf"})
    t.fight("B5 B4", "nothing", "nothing")  # 3 to 2: one of two falls
    assert t.phase() == "assault"
    assert t.why("advance 1st Inf") == "advance-after-combat"
    t = table({"B5": "inf inf", "D5": "inf"}, {"B4": "inf", "C4": "inf", "D4": "inf"})
    t.fight("B5 B4", "nothing", "nothing")  # the sector is empty
    assert asked_of(t, DEFENDER, "advance 2nd Inf") == "advance-after-combat", "not for the beaten side"
    t.act("done")
    assert t.why("advance 1st Inf") == "turn-sequence", "it could have advanced: that moment is over"


@rule("nest-is-static", "bogged-for-good", "infantry-move", "four-in-a-sector")
def test_in_the_assaults_a_move_is_refused_by_what_forbade_it_before() -> None:
    t = table({"B5": "inf mg tank/bogged", "C5": "inf inf inf inf"}, {"B4": "inf"}, phase="assault")
    assert t.why("move 1st MG B5-A5") == "nest-is-static"
    assert t.why("move 1st Tank B5-A5") == "bogged-for-good"
    assert t.why("move 1st Inf B5-A6") == "infantry-move"
    assert t.why("move 1st Inf B5-C5") == "four-in-a-sector"
    assert t.why("move 1st Inf B5-A5") == "turn-sequence"


# -- the side that is not deciding -------------------------------------------------------------------------------------
@rule("turn-sequence", "nest-is-static", "enemy-holds-it", "wire-cutters", "wire-cutting-at-rest")
def test_the_other_side_hears_the_cause_and_without_one_the_sequence() -> None:
    t = table({"B5": "inf"}, {"B4": "inf mg"}, phase="move", defences={"B4": ["wire"]})
    assert asked_of(t, DEFENDER, "move 1st MG B4-A4") == "nest-is-static"
    assert asked_of(t, DEFENDER, "move 1st Inf B4-B5") == "enemy-holds-it"
    assert asked_of(t, DEFENDER, "move 1st Inf B4-A4") == "turn-sequence"
    assert asked_of(t, DEFENDER, "assault B4 B3") == "nobody-to-assault"
    assert asked_of(t, DEFENDER, "assault B4 B5") == "turn-sequence"
    assert asked_of(t, DEFENDER, "cut 1st MG") == "wire-cutters"
    assert asked_of(t, DEFENDER, "cut 1st Inf") == "wire-cutting-at-rest"


@rule("defender-deploys-first", "no-mans-land", "turn-sequence")
def test_the_attacker_waits_until_the_defender_is_deployed() -> None:
    t = table(phase="deploy", turn=0, side="defender", attacker_in_hand="inf", defender_in_hand="inf inf")
    assert t.decider() == DEFENDER
    assert asked_of(t, ATTACKER, "deploy 1st Inf B7") == "defender-deploys-first"
    assert asked_of(t, ATTACKER, "deploy 1st Inf B5") == "no-mans-land"
    t = table(phase="fortify", turn=0, attacker_has={"wire": 1}, defender_in_hand="inf")
    assert asked_of(t, DEFENDER, "deploy 1st Inf B2") == "turn-sequence", (
        "he is the first to deploy, after the defences"
    )


@rule("owner-chooses-loss")
def test_the_side_that_owes_no_loss_chooses_none() -> None:
    t = table({"B5": "tank tank"}, {"B4": "inf inf assault"})
    t.fight("B5 B4", "nothing", "nothing")
    assert (t.phase(), t.decider()) == ("lose", DEFENDER)
    assert asked_of(t, ATTACKER, "lose 1st Tank") == "owner-chooses-loss"


@rule("pbp-cost", "bombard-enemy-half")
def test_the_defender_does_not_bombard() -> None:
    t = table(
        {"B5": "inf"}, {"B4": "inf"}, phase="bombard", turn=0, attacker_has={"shells": 9}, defender_has={"shells": 9}
    )
    assert asked_of(t, DEFENDER, "bombard B5 1") == "pbp-cost"
    assert asked_of(t, ATTACKER, "bombard B5 1") == "bombard-enemy-half"


@rule("card-in-hand", "supply-shortage", "activation-by-cards")
def test_with_cards_the_other_side_hears_the_cause_too() -> None:
    t = line_played("inf", "inf inf/no-supply")
    assert asked_of(t, DEFENDER, "line 4 with 9") == "card-in-hand"
    assert asked_of(t, DEFENDER, "line 4 with 2") == "turn-sequence"
    assert asked_of(t, DEFENDER, "move 2nd Inf B4-A4") == "supply-shortage"
    assert asked_of(t, DEFENDER, "move 1st Inf B4-A4") == "turn-sequence"
    plain = table({"B5": "inf"}, {"B4": "inf"}, phase="move")
    assert plain.why("line 5 with 7") == "activation-by-cards"


# -- at random ---------------------------------------------------------------------------------------------------------
PHASE_OF = {"move": MOVING, "assault": ASSAULTING, "cut": CUTTING}
SEQUENCE = "turn-sequence"
OF_A_FIGHT = {
    *("shells", "gas", "plane", "attack", "defence", "won", "tied"),
    *("lost", "surplus", "advanced", "last-shells"),
    *("bombarded", "element-fell", "cratered"),
    *("barrage-hit", "barrage-missed", "bogged", "ran-well", "wire-cut", "wire-held"),
}


def in_its_phase(b: Battle, side: int, verb: str) -> Battle:
    """The same table, were it that side's phase for the verb."""
    twin = b.clone()
    twin.phase, twin.active, twin.decider = PHASE_OF[verb], side, side
    return twin


@rule("turn-sequence")
@pytest.mark.parametrize("cards", [False, True])
@pytest.mark.parametrize("name", ["belleau-wood-1918", "amiens-1918", "cambrai-1917"])
def test_in_games_at_random_what_was_legal_before_is_refused_by_a_rule_and_by_the_sequence_only_alone(
    name: str, cards: bool
) -> None:
    """At every change of phase or side, actions of the decision before are asked for by the side that could have made them."""
    chance = random.Random(f"{name} {cards}")
    b = GAME.set_up(load_scenario("marmitages", name), {"cards": cards, "interdiction": True})
    dice = SeededDice(1914)
    asked = 0
    while b.decider != NOBODY:
        before, phase = int(b.decider), b.phase
        texts = [GAME.write(b, action) for action in offered(GAME, b)]
        random_step(GAME, b, dice)
        if (b.phase, b.decider) == (phase, before) or b.decider == NOBODY:
            continue
        moment = b.dump()
        for text in chance.sample(texts, min(len(texts), 6)):
            try:
                why = judge(GAME, b, text, before)
            except Mistake:
                continue  # a unit that fell in between can no longer be named
            asked += 1
            assert why.legal or why.out_of_turn or why.rule, f"{text}: refused without a rule"
            verb = text.split()[0]
            if why.rule == SEQUENCE and verb in PHASE_OF and not cards:
                twin = in_its_phase(b, why.side, verb)
                assert GAME.objection(twin, GAME.read(twin, text)) == ALLOWED, f"{text}: the sequence hides the cause"
        assert b.dump() == moment, "asking changes nothing"
    assert asked > 200


def test_in_games_at_random_everything_told_of_a_fight_has_its_rule() -> None:
    told = set()
    for name, cards in itertools.product(("verdun-bois-des-caures-1916", "saint-quentin-1918", "cambrai-1917"), (0, 1)):
        b = GAME.set_up(load_scenario("marmitages", name), {"cards": bool(cards), "interdiction": True})
        dice = SeededDice(1916)
        while b.decider != NOBODY:
            b.chronicle = Chronicle(WatchedDice(dice))
            random_step(GAME, b, dice)
            for event in b.chronicle.events:
                key = GAME.events[event.code]
                if key in OF_A_FIGHT:
                    told.add(key)
                    assert event.rule or lines_of(event), key
                    assert all(line.rule for line in lines_of(event)), key
    assert told == OF_A_FIGHT


@rule("owner-chooses-loss")
def test_a_loss_is_chosen_only_where_its_owner_has_a_choice() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, phase="move")
    assert t.why("lose 1st Inf") == "owner-chooses-loss"
    assert asked_of(t, DEFENDER, "lose 1st Inf") == "owner-chooses-loss"
