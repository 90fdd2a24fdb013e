"""Activation by cards: decks, hands, the two discard piles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grognard.engine.cards import cards_of
from grognard.engine.dice import ScriptedDice
from grognard.engine.mistakes import Mistake
from grognard.games.marmitages.hand import make_hand
from grognard.games.marmitages.state import BURNING, CARD_NAMES, DECK, HAND, PERMANENT, TEMPORARY
from tests.games.marmitages.table import ATTACKER, DEFENDER, GAME, Table, of, one, open_table, scenario, table
from tests.rules import rule

# A deck as it lies sorted: the face of a draw counts from its first card.
SORTED = [name for name in CARD_NAMES[2:15] for _ in range(2)] + ["joker"]


def pile(t: Table, which: int, side: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_of(t.battle.cards[which + side])]


def faces(deck: list[str], *cards: str) -> list[int]:
    """The dice that draw these cards, one after the other, from a sorted deck."""
    left, thrown = list(deck), []
    for card in cards:
        thrown.append(left.index(card) + 1)
        left.remove(card)
    return thrown


def army(*places: str, **more: Any) -> dict[str, Any]:
    """One infantry in each of these sectors, set up by the scenario's plan."""
    return {
        "units": [{"kind": "infantry", "count": len(places)}],
        "plan": {"deployment": {place: ["infantry"] for place in places}},
        **more,
    }


def next_turn(turn: int = 2, **parts: Any) -> Table:
    """At the end of a turn, before the hands of the next are made: `done` makes them."""
    return table(turn=turn, phase="cut", cards=True, **parts)


@rule("two-decks")
def test_each_side_has_a_deck_of_27() -> None:
    t = open_table(scenario(attacker=army("A6"), defender=army("A3")), cards=True)
    for side in (ATTACKER, DEFENDER):
        deck = Counter(pile(t, DECK, side))
        assert deck.total() == 27
        assert deck["joker"] == 1
        twice = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"}
        assert {card for card, count in deck.items() if count == 2} == twice


@rule("hand-of-lines", "attacker-extra-card", "line-of-battle")
def test_three_lines_give_the_attacker_four_cards_on_turn_1_and_the_defender_as_many_as_his_lines() -> None:
    """The text's example: troops on three lines, a hand of four. Two sectors of one row are one line."""
    t = open_table(scenario(attacker=army("A6", "F6", "B7", "C8"), defender=army("A3", "E2")), cards=True)
    events = t.act("begin", *faces(SORTED, "7", "9", "4", "joker"), *faces(SORTED, "king", "2"))
    assert [(e.side, e.amount) for e in of(events, "hand")] == [(ATTACKER, 4), (DEFENDER, 2)]
    assert pile(t, HAND, ATTACKER) == ["4", "7", "9", "joker"]
    assert pile(t, HAND, DEFENDER) == ["2", "king"]
    assert len(pile(t, DECK, ATTACKER)) == 23
    assert (t.phase(), t.decider()) == ("cards", ATTACKER)


@rule("attacker-extra-card")
def test_after_turn_1_the_attacker_has_no_card_more_than_lines() -> None:
    t = next_turn(turn=1, attacker={"A6": "inf", "A7": "inf"}, defender={"A3": "inf"})
    t.act("done", 1, 1, 1)
    assert [len(pile(t, HAND, side)) for side in (ATTACKER, DEFENDER)] == [2, 1]


@rule("hand-of-lines", "keep-or-throw")
def test_kept_cards_count_and_only_the_rest_is_drawn() -> None:
    t = next_turn(attacker={"A6": "inf", "A7": "inf"}, defender={"A3": "inf"}, attacker_has={"hand": ["king"]})
    deck = list(SORTED)
    deck.remove("king")
    events = t.act("done", *faces(deck, "5"), 1)
    assert len([e for e in of(events, "card-drawn") if e.side == ATTACKER]) == 1
    assert pile(t, HAND, ATTACKER) == ["5", "king"]


@rule("nests-need-no-card", "line-of-battle")
def test_a_nest_alone_holds_a_line() -> None:
    t = next_turn(attacker={"A6": "inf", "B8": "mg"}, defender={"A3": "inf"})
    t.act("done", 1, 1, 1)
    assert len(pile(t, HAND, ATTACKER)) == 2


@rule("line-of-battle")
def test_lines_count_wherever_they_are_on_the_table() -> None:
    t = next_turn(attacker={"A2": "inf", "C4": "inf", "D8": "inf"}, defender={"A3": "inf", "F6": "inf"})
    t.act("done", 1, 1, 1, 1, 1)
    assert [len(pile(t, HAND, side)) for side in (ATTACKER, DEFENDER)] == [3, 2]


@rule("hand-made-when")
def test_hands_are_made_after_the_reinforcements_came() -> None:
    """On turn 2 a battalion comes to row 8: a second line. The attacker kept one card of two and draws one."""
    attacker = army("A6", reinforcements=[{"turn": 2, "kind": "infantry"}])
    t = open_table(scenario(attacker=attacker, defender=army("A3")), cards=True)
    t.act("begin", *faces(SORTED, "3", "4"), *faces(SORTED, "2"))
    t.act("discard 3")
    t.act("done")
    t.act("done")
    assert t.phase() == "reinforce"
    assert pile(t, HAND, ATTACKER) == ["4"], "no card before the reinforcements are placed"
    deck = list(SORTED)
    deck.remove("3")
    deck.remove("4")
    t.act("deploy 2nd Inf B8", *faces(deck, "ace"))
    assert pile(t, HAND, ATTACKER) == ["4", "ace"]
    assert t.phase() == "cards"


@rule("turn-sequence")
def test_while_reinforcements_come_the_lines_of_the_turn_before_are_no_cause() -> None:
    """On turn 1 both played a line; the defender, whose sequence was the last, now sets down a battalion."""
    coming = army("A3", "A2", reinforcements=[{"turn": 2, "kind": "infantry"}])
    t = open_table(scenario(attacker=army("A6"), defender=coming), cards=True)
    t.act("begin", *faces(SORTED, "3", "4"), *faces(SORTED, "2", "3"))
    for action in ("line 6 with 4", "done", "done", "line 3 with 2", "done", "done"):
        t.act(action)
    assert (t.phase(), t.decider()) == ("reinforce", DEFENDER)
    for action in ("line 3 with 3", "line 2 with 3", "move 1st Inf A3-A4"):
        assert t.why(action) == "turn-sequence", action


@rule("surplus-cards", "surplus-to-temporary")
def test_a_hand_too_large_loses_cards_at_random_face_up() -> None:
    """Three cards kept, one line left: two go; the dice count in the sorted hand 3, 9, king, then 3, king."""
    t = next_turn(attacker={"A6": "inf"}, defender={"A3": "inf"}, attacker_has={"hand": ["3", "king", "9"]})
    events = t.act("done", 2, 1, 1)
    taken = of(events, "card-taken")
    assert [(e.side, CARD_NAMES[e.amount], e.rule) for e in taken] == [
        (ATTACKER, "9", "surplus-cards"),
        (ATTACKER, "3", "surplus-cards"),
    ]
    assert [e.faces for e in taken] == [[], []], "the face would tell how many lower cards are in hand"
    assert pile(t, HAND, ATTACKER) == ["king"]
    assert pile(t, TEMPORARY, ATTACKER) == ["3", "9"]
    assert of(events, "hand")[0].amount == 1


@rule("surplus-cards")
def test_the_extra_card_of_turn_1_is_surplus_on_turn_2_if_nothing_was_played() -> None:
    t = open_table(scenario(attacker=army("A6"), defender=army("A3")), cards=True)
    t.act("begin", *faces(SORTED, "5", "6"), *faces(SORTED, "2"))
    t.act("done")
    t.act("done", 1)
    assert pile(t, HAND, ATTACKER) == ["6"]
    assert pile(t, TEMPORARY, ATTACKER) == ["5"]


@rule("burning-rank", "two-discards")
def test_tens_leave_the_game_then_nines() -> None:
    """Four lines: a 10, a 9, the other 10, the other 9. The first 9 comes too early and is only set aside."""
    t = table(
        {"A5": "inf", "A6": "inf", "A7": "inf", "A8": "inf"},
        {"F1": "inf"},
        phase="cards",
        attacker_has={"hand": ["10", "10", "9", "9"]},
        defender_has={"hand": ["2"]},
        cards=True,
    )
    for row, card, burning in ((5, "10", 10), (6, "9", 10), (7, "10", 9), (8, "9", 9)):
        t.act(f"line {row} with {card}")
        while t.phase() == "move":
            t.act("done")
        assert t.battle.cards[BURNING + ATTACKER] == burning
    assert pile(t, PERMANENT, ATTACKER) == ["9", "10", "10"]
    assert pile(t, TEMPORARY, ATTACKER) == ["9"]


@rule("burning-rank")
def test_each_side_burns_its_own_ranks_down_to_the_twos() -> None:
    gone = [str(n) for n in range(3, 11) for _ in range(2)]
    t = table(
        {"A5": "inf", "A6": "inf"}, phase="cards", attacker_has={"hand": ["2", "2"], "permanent": gone}, cards=True
    )
    assert t.battle.cards[BURNING + ATTACKER] == 2
    assert t.battle.cards[BURNING + DEFENDER] == 10
    t.act("line 5 with 2")
    t.act("done")
    events = t.act("line 6 with 2")
    assert one(events, "card-burned").rule == "burning-rank"
    assert len(pile(t, PERMANENT, ATTACKER)) == 18
    assert GAME.view(t.battle, ATTACKER)["cards"][ATTACKER]["burning"] == "", "nothing is left to burn"


@rule("thrown-cards-do-not-burn", "keep-or-throw", "two-discards")
def test_a_card_thrown_away_goes_to_the_temporary_pile_even_a_ten() -> None:
    hands: dict[str, Any] = {"attacker_has": {"hand": ["10", "queen", "3"]}, "defender_has": {"hand": ["2"]}}
    t = table({"A6": "inf"}, {"A3": "inf"}, phase="cards", cards=True, **hands)
    t.act("discard 10")
    t.act("discard queen")
    assert pile(t, TEMPORARY, ATTACKER) == ["10", "queen"]
    assert pile(t, PERMANENT, ATTACKER) == []
    assert pile(t, HAND, ATTACKER) == ["3"], "the rest is kept"
    t.act("done")
    assert pile(t, HAND, ATTACKER) == ["3"]


@rule("two-discards")
def test_events_and_the_joker_go_to_the_temporary_pile() -> None:
    t = table(
        {"A6": "inf"},
        {"A3": "inf"},
        phase="cards",
        attacker_has={"hand": ["jack", "queen", "king", "ace", "joker"]},
        cards=True,
    )
    for card in ("jack", "queen", "king"):
        t.act(f"play {card} A3")
    t.act("play ace shells", 4)
    t.act("line 6 with joker")
    assert pile(t, TEMPORARY, ATTACKER) == ["jack", "queen", "king", "ace", "joker"]
    assert pile(t, PERMANENT, ATTACKER) == []


@rule("reshuffle")
def test_the_temporary_pile_becomes_the_deck_when_a_card_is_due_and_the_deck_is_empty() -> None:
    """The deck holds only the joker. Two cards are due: the joker, then one of the reshuffled pile."""
    t = next_turn(
        attacker={"A6": "inf", "A7": "inf", "A8": "inf"},
        defender={"A3": "inf"},
        attacker_has={"hand": ["ace"], "temporary": [c for c in SORTED if c not in ("joker", "ace")] + ["ace"]},
    )
    rest = [c for c in SORTED if c not in ("joker", "ace")] + ["ace"]
    events = t.act("done", 1, *faces(rest, "8"), 1)
    assert (one(events, "reshuffled").side, one(events, "reshuffled").amount) == (ATTACKER, 25)
    assert pile(t, HAND, ATTACKER) == ["8", "ace", "joker"]
    assert pile(t, TEMPORARY, ATTACKER) == []
    assert len(pile(t, DECK, ATTACKER)) == 24


@rule("reshuffle", "reshuffle-when")
def test_the_last_card_of_the_deck_is_drawn_without_reshuffling() -> None:
    others = [c for c in SORTED if c not in ("joker", "ace")]
    t = next_turn(
        attacker={"A6": "inf", "A7": "inf"},
        defender={"A3": "inf"},
        attacker_has={"hand": ["ace"], "temporary": [*others, "ace"]},
    )
    assert of(t.act("done", 1, 1), "reshuffled") == []
    assert len(pile(t, TEMPORARY, ATTACKER)) == 25


@rule("no-card-left")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    t = next_turn(attacker={"A6": "inf", "A7": "inf"}, defender={"A3": "inf"}, attacker_has={"hand": ["ace"]})
    t.battle.cards[DECK + ATTACKER] = 0
    make_hand(t.battle, ATTACKER, ScriptedDice([]))
    assert pile(t, HAND, ATTACKER) == ["ace"]


@rule("card-in-hand")
def test_only_cards_of_the_hand_are_played_or_thrown_away() -> None:
    t = table({"A6": "inf"}, {"A3": "inf"}, phase="cards", attacker_has={"hand": ["5"]}, cards=True)
    for text in ("line 6 with 6", "play jack A3", "play ace shells", "discard king"):
        assert t.why(text) == "card-in-hand"
    assert t.why("line 6 with 5") == ""


@rule("activation-by-cards")
def test_cards_are_an_option_of_every_scenario_and_bring_rule_16() -> None:
    data = scenario(attacker=army("A6"), defender=army("A3"))
    spec = next(spec for spec in GAME.options(data) if spec.key == "cards")
    assert (spec.values, spec.default, GAME.rules[spec.rule]) == ([False, True], False, "activation-by-cards")
    t = open_table(data)
    t.act("begin")
    assert t.phase() == "move"
    assert "cards" not in GAME.view(t.battle, ATTACKER)
    t = open_table(scenario(attacker=army("A6", shells=3), defender=army("A3")), cards=True)
    t.act("begin", 1, 1, 1)
    assert "interdict" in t.legal()


@pytest.mark.parametrize(
    ("has", "phase", "sentence"),
    [
        ({"hand": ["10", "10"], "temporary": ["10"]}, "cards", "not that many cards '10'"),
        ({"permanent": ["9"]}, "cards", "'9' cannot leave the game while 10 burns"),
        ({"permanent": ["10", "10", "ace"]}, "cards", "'ace' cannot leave the game while 9 burns"),
        ({"hand": ["2"]}, "move", "begins in the phase 'cards'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(has: dict[str, Any], phase: str, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        table({"A6": "inf"}, phase=phase, attacker_has=has, cards=True)


def test_a_position_with_cards_needs_the_option() -> None:
    with pytest.raises(Mistake, match="'cards' needs the option 'cards'"):
        table({"A6": "inf"}, phase="cards")
    with pytest.raises(Mistake, match="cards need the option 'cards'"):
        table({"A6": "inf"}, phase="move", attacker_has={"hand": ["2"]})
