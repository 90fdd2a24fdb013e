"""Activation by cards: what nobody but its owner may know, and what everybody may."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.actions import Choices
from grognard.engine.cards import cards_of, pile_of, size
from grognard.engine.dice import ScriptedDice, SeededDice
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY
from grognard.games.marmitages.state import CARD_NAMES, DECK, HAND, KNOWN, TEMPORARY, Battle
from grognard.table.play import Play
from grognard.table.record import Head, write_record
from tests.games.marmitages.table import ATTACKER, DEFENDER, GAME, Table, scenario, table
from tests.games.marmitages.test_cards_hand import SORTED, army, faces
from tests.rules import rule

VIEWERS = (ATTACKER, DEFENDER, NOBODY)


def received(play: Play, viewer: int) -> bytes:
    """All that a viewer can be sent: the position, his legal actions, the log, the record."""
    log = [play.entry_data(entry, viewer) for entry in play.log]
    record = write_record(play, Head("marmitages"), viewer)
    return msgspec.json.encode([play.position_data(viewer), log, record])


def two_plays(first: list[int], second: list[int], *then: tuple[str, list[int]]) -> list[Play]:
    """The same game begun with other dice for the two hands."""
    plays = []
    for dice in (first, second):
        play = Play(GAME, scenario(attacker=army("A6", "A7"), defender=army("A3", "A2")), {"cards": True})
        play.act("begin", ScriptedDice(dice))
        for text, more in then:
            play.act(text, ScriptedDice(more))
        plays.append(play)
    return plays


@rule("card-secrecy")
def test_the_cards_drawn_by_the_other_side_change_nothing_that_one_receives() -> None:
    """The defender draws a 2 and a 5, or a king and the joker: the attacker and a spectator get the same bytes."""
    mine = faces(SORTED, "7", "8", "9")
    one, other = two_plays([*mine, *faces(SORTED, "2", "5")], [*mine, *faces(SORTED, "king", "joker")])
    assert received(one, DEFENDER) != received(other, DEFENDER)
    assert received(one, ATTACKER) == received(other, ATTACKER)
    assert received(one, NOBODY) == received(other, NOBODY)


@rule("card-secrecy")
def test_nor_do_they_when_it_comes_to_the_other_sides_decision() -> None:
    """What the defender may do depends on his hand; that it is his decision tells nobody else."""
    mine = faces(SORTED, "7", "8", "9")
    hands = ([*mine, *faces(SORTED, "2", "5")], [*mine, *faces(SORTED, "king", "joker")])
    one, other = two_plays(*hands, ("done", []))
    assert one.state.decider == other.state.decider == DEFENDER
    assert one.legal() != other.legal()
    assert received(one, ATTACKER) == received(other, ATTACKER)
    assert received(one, NOBODY) == received(other, NOBODY)


@rule("card-secrecy")
def test_the_owner_reads_his_own_draws_and_all_is_open_when_the_game_is_over() -> None:
    (play, _) = two_plays([1] * 5, [1] * 5)
    drawn = [e for e in play.entry_data(play.log[0], DEFENDER).events if e.key == "card-drawn"]
    assert [(e.side, e.amount) for e in drawn] == [(DEFENDER, 2), (DEFENDER, 2)]
    assert play.entry_data(play.log[0], DEFENDER).dice == ["?", "?", "?", 1, 1]
    assert play.entry_data(play.log[0], NOBODY).dice == ["?"] * 5
    assert [e for e in play.entry_data(play.log[0], NOBODY).events if e.key == "card-drawn"] == []


@rule("surplus-cards", "card-secrecy")
def test_the_die_of_a_surplus_card_does_not_tell_of_the_cards_beside_it() -> None:
    """The 9 is taken from 3, 9, king or from 9, queen, king: another die, the same bytes for the opponent."""
    sent = []
    for hand, die in ((["3", "9", "king"], 2), (["9", "queen", "king"], 1)):
        t = table(
            {"A6": "inf", "A7": "inf"},
            {"A3": "inf"},
            phase="cut",
            cards=True,
            attacker_has={"hand": hand},
            defender_has={"hand": ["5"]},
        )
        play = Play(GAME, scenario(), {})
        play.state = t.battle
        play.act("done", ScriptedDice([die]))
        sent.append([received(play, viewer) for viewer in (DEFENDER, NOBODY)])
    assert sent[0] == sent[1]


@rule("card-secrecy")
def test_counts_discards_and_the_burning_rank_are_public_and_the_hand_is_its_owners() -> None:
    t = table(
        {"A6": "inf"},
        {"A3": "inf"},
        phase="cards",
        cards=True,
        attacker_has={"hand": ["3", "king"], "temporary": ["ace", "5"], "permanent": ["10", "10", "9"]},
    )
    public = {"deck": 20, "hand": 2, "temporary": ["5", "ace"], "permanent": ["9", "10", "10"], "burning": "9"}
    for viewer in (DEFENDER, NOBODY):
        assert GAME.view(t.battle, viewer)["cards"][ATTACKER] == public
    assert GAME.view(t.battle, ATTACKER)["cards"][ATTACKER] == {**public, "cards": ["3", "king"]}


def test_a_card_shown_is_not_taken_back_a_unit_named_is() -> None:
    data = scenario(attacker=army("A6", "B6", "C6"), defender=army("A3"))
    play = Play(GAME, data, {"cards": True})
    play.act("begin", ScriptedDice([1, 1, 1]))
    play.act("line 6 with 2", ScriptedDice([]))
    assert not play.can_undo(ATTACKER)
    play.act("rest 1st Inf", ScriptedDice([]))
    assert play.can_undo(ATTACKER)
    play.undo()
    assert play.game.write(play.state, play.legal()[0]) == "rest 1st Inf"


# -- imagining -------------------------------------------------------------------------------------------------------
@rule("card-secrecy")
@pytest.mark.parametrize("name", scenario_names("marmitages"))
def test_another_hidden_hand_leaves_view_prompt_and_legal_list_the_same(name: str) -> None:
    """Random play with cards; at every fourth decision another hand and deck of the others, as `imagine` draws them."""
    dice = SeededDice(7)
    state = GAME.set_up(load_scenario("marmitages", name), {"cards": True})
    decisions = changed = 0
    while state.decider != NOBODY:
        for viewer in VIEWERS if decisions % 4 == 0 else ():
            guess = GAME.imagine(state, viewer, SeededDice(decisions))
            assert GAME.invariants(guess) == []
            changed += guess.cards[HAND] != state.cards[HAND]
            assert shown(guess, viewer) == shown(state, viewer)
            assert shown(guess, NOBODY) == shown(state, NOBODY)
        random_step(GAME, state, dice)
        decisions += 1
    assert changed > 5


def shown(state: Battle, viewer: int) -> bytes:
    """What a viewer sees of a state, with the legal actions where they are his."""
    choices = Choices()
    if viewer == state.decider:
        GAME.offer(state, choices)
    prompt = GAME.prompt(state)
    legal = [GAME.write(state, action) for action in choices.actions]
    return msgspec.json.encode([GAME.view(state, viewer), prompt.key, prompt.data, legal])


def guesses(t: Table, viewer: int, number: int = 200) -> Counter[tuple[str, ...]]:
    hands: Counter[tuple[str, ...]] = Counter()
    for seed in range(number):
        guess = GAME.imagine(t.battle, viewer, SeededDice(seed))
        hands[tuple(CARD_NAMES[card] for card in cards_of(guess.cards[HAND + ATTACKER]))] += 1
    return hands


def test_a_guess_keeps_ones_own_hand_and_draws_the_others_from_what_lies_face_down() -> None:
    """Two of the four cards left are in hand: 3, 4, 5 or the joker, each pair as likely."""
    gone = [card for card in SORTED if card != "joker"]
    for card in ("3", "4", "5"):
        gone.remove(card)
    t = table(
        {"A6": "inf"}, {"A3": "inf"}, phase="cards", cards=True, attacker_has={"hand": ["3", "5"], "temporary": gone}
    )
    assert guesses(t, ATTACKER) == {("3", "5"): 200}
    hands = guesses(t, DEFENDER, 600)
    assert set(hands) == {("3", "4"), ("3", "5"), ("3", "joker"), ("4", "5"), ("4", "joker"), ("5", "joker")}
    assert all(60 < count < 140 for count in hands.values())


def test_after_a_reshuffle_what_was_in_hand_is_known() -> None:
    """The deck was empty: the king in hand is the one card that lay nowhere else, so no guess is without it."""
    gone = list(SORTED)
    gone.remove("king")
    t = table(
        {"A6": "inf", "A7": "inf"},
        {"A3": "inf"},
        phase="cut",
        turn=2,
        cards=True,
        attacker_has={"hand": ["king"], "temporary": gone},
        defender_has={"hand": ["5"]},
    )
    t.act("done", 1)  # a 2 of the reshuffled pile
    assert t.battle.cards[KNOWN + ATTACKER] == pile_of([13])
    assert all("king" in hand and len(hand) == 2 for hand in guesses(t, DEFENDER))
    t.act("discard king")
    assert t.battle.cards[KNOWN + ATTACKER] == 0
    assert len(guesses(t, DEFENDER)) > 8, "the other card is anybody's guess"
    assert size(t.battle.cards[TEMPORARY + ATTACKER]) == 1
    assert size(t.battle.cards[DECK + ATTACKER]) == 25
