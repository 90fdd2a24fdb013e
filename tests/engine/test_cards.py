"""Piles of cards packed in a number, against lists."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from grognard.engine.cards import cards_of, copies, draw_card, nth_card, one, pile_of, size
from grognard.engine.dice import ScriptedDice, SeededDice, WatchedDice

piles = st.lists(st.integers(0, 30), max_size=40).map(
    lambda cards: [c for c in set(cards) for _ in range(min(3, cards.count(c)))]
)


@given(piles)
def test_a_pile_is_the_list_of_its_cards(cards: list[int]) -> None:
    pile = pile_of(cards)
    assert cards_of(pile) == sorted(cards)
    assert size(pile) == len(cards)
    assert [copies(pile, card) for card in range(31)] == [cards.count(card) for card in range(31)]
    for number, card in enumerate(sorted(cards), 1):
        assert nth_card(pile, number) == card


@given(piles.filter(bool), st.data())
def test_a_card_is_taken_off_and_put_back(cards: list[int], data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(cards))
    rest = list(cards)
    rest.remove(card)
    assert cards_of(pile_of(cards) - one(card)) == sorted(rest)
    assert pile_of(rest) + one(card) == pile_of(cards)


def test_a_draw_is_one_die_that_its_side_alone_sees() -> None:
    dice = WatchedDice(ScriptedDice([3]))
    assert draw_card(pile_of([4, 4, 7, 9]), dice, seen_by=1) == 7
    assert (dice.sides, dice.faces, dice.seen_by) == ([4], [3], [1])


def test_every_card_of_a_pile_is_drawn_as_often() -> None:
    """6,000 draws from 2, 2, 5: a third each within five standard deviations (37 each) of 4,000 and 2,000."""
    dice = SeededDice(5)
    drawn = Counter(int(draw_card(pile_of([2, 2, 5]), dice, 0)) for _ in range(6000))
    assert abs(drawn[2] - 4000) < 185
    assert drawn[2] + drawn[5] == 6000
