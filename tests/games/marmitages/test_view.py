"""Secrets: change the hidden fact, and all that the opponent and a spectator receive stays the same."""

import json

import pytest

from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.engine.state import NOBODY
from grognard.games.marmitages.state import (
    BID_GAS,
    BID_MADE,
    BID_PLANES,
    BID_SHELLS,
    BUYING,
    GAS,
    PLANES,
    PURSE,
    SHELLS,
    Battle,
)
from grognard.games.marmitages.view import imagine
from tests.games.marmitages.table import ATTACKER, DEFENDER, GAME, Happened, Table, open_table, scenario, table
from tests.rules import rule

EVERYTHING = {"shells": 5, "gas": 2, "aviation": 2}
SECRETS = ["nothing", "1 shells", "5 shells", "gas", "plane", "5 shells plane", "gas plane"]


def received(t: Table, viewer: int, events: list[Happened]) -> bytes:
    """All that is sent to a viewer: view, prompt, events, and the legal list if he decides."""
    prompt = GAME.prompt(t.battle)
    legal = t.legal() if t.decider() == viewer else []
    return json.dumps([GAME.view(t.battle, viewer), prompt.key, prompt.data, events, legal]).encode()


def committed(secret: str) -> tuple[Table, list[Happened]]:
    t = table({"B5": "inf"}, {"B4": "inf"}, attacker_has=EVERYTHING, defender_has=EVERYTHING)
    t.act("assault B5 B4")
    return t, t.act(f"commit {secret}")


@rule("secret-commitment")
@pytest.mark.parametrize("viewer", [DEFENDER, NOBODY])
def test_nothing_the_others_receive_depends_on_what_was_committed(viewer: int) -> None:
    answers = {received(t, viewer, events) for t, events in map(committed, SECRETS)}
    assert len(answers) == 1


@rule("secret-commitment")
def test_a_side_sees_its_own_commitment() -> None:
    t, _ = committed("5 shells plane")
    own = GAME.view(t.battle, ATTACKER)["sides"][ATTACKER]
    assert own["commitment"] == {"shells": 5, "gas": 0, "aviation": 1}
    assert "commitment" not in GAME.view(t.battle, DEFENDER)["sides"][ATTACKER]
    assert GAME.view(t.battle, DEFENDER)["sides"][ATTACKER]["committed"] is True


@rule("secret-commitment")
def test_an_objection_to_the_second_commitment_does_not_depend_on_the_first() -> None:
    tries = ["6 shells", "5 shells", "1 shells gas", "gas plane"]
    assert len({tuple(t.why(f"commit {text}") for text in tries) for t, _ in map(committed, SECRETS)}) == 1


@rule("secret-commitment")
def test_commitments_and_purchases_are_secret_actions_until_the_state_reveals() -> None:
    t, _ = committed("2 shells")
    assert GAME.secret(t.battle, GAME.read(t.battle, "commit 1 shells"))
    assert GAME.secret(t.battle, GAME.read(t.battle, "buy 1 infantry"))
    assert not GAME.secret(t.battle, GAME.read(t.battle, "assault B5 B4"))
    before = t.battle.reveals
    t.act("commit nothing", 6, 6)
    assert t.battle.reveals == before + 1


def bought(goods: list[str], finished: bool) -> tuple[Table, list[Happened]]:
    t = open_table(scenario(open_battle=True, attacker={"points": 100}))
    t.act("begin")
    events = [event for good in goods for event in t.act(f"buy {good}")]
    return t, events + (t.act("done") if finished else [])


ARMIES = [
    ["20 shells", "1 infantry"],
    ["40 shells", "20 tank"],
    ["10 gas", "70 inexperienced"],
    ["20 shells", "1 cavalry", "9 wire", "2 fort", "3 aviation"],
]


@rule("purchases-in-secret")
@pytest.mark.parametrize("finished", [False, True])
@pytest.mark.parametrize("viewer", [DEFENDER, NOBODY])
def test_nothing_the_others_receive_depends_on_what_was_bought(viewer: int, finished: bool) -> None:
    assert len({received(t, viewer, events) for t, events in (bought(goods, finished) for goods in ARMIES)}) == 1


@rule("purchases-in-secret")
def test_the_second_buyers_own_army_shows_nothing_of_the_first_not_even_in_its_numbers() -> None:
    answers = set()
    for goods in ARMIES:
        t, _ = bought(goods, True)
        events = [*t.act("buy 10 shells"), *t.act("buy 3 infantry")]
        answers.add(received(t, DEFENDER, events))
    assert len(answers) == 1
    assert [unit["id"] for unit in GAME.view(t.battle, DEFENDER)["units"]] == [0, 1, 2]


@rule("purchases-in-secret")
def test_a_mistake_does_not_tell_what_the_other_side_bought() -> None:
    answers = set()
    for goods in ARMIES:
        t, _ = bought(goods, True)
        for text in ("lose 1st Tank", "cut 30th Inf"):
            with pytest.raises(Mistake) as mistake:
                GAME.read(t.battle, text)
            answers.add(str(mistake.value))
    assert answers == {"no unit can be named while armies are bought"}


@rule("purchases-in-secret")
def test_when_both_have_bought_the_armies_are_open() -> None:
    t, _ = bought(["20 shells", "1 tank"], True)
    t.act("buy 10 shells")
    t.act("buy 1 infantry")
    before = t.battle.reveals
    t.act("done")
    assert t.battle.reveals == before + 1
    view = GAME.view(t.battle, NOBODY)
    assert [unit["name"] for unit in view["units"]] == ["1st Tank", "1st Inf"]
    assert [side["shells"] for side in view["sides"]] == [20, 10]


# -- imagining -----------------------------------------------------------------------------------------------------
def bid(b: Battle, side: int) -> tuple[int, int, int]:
    return int(b.stock[BID_SHELLS + side]), int(b.stock[BID_GAS + side]), int(b.stock[BID_PLANES + side])


@rule("secret-commitment")
def test_what_the_opponent_may_have_committed_is_imagined_from_all_he_could() -> None:
    t, _ = committed("3 shells")
    guesses = {bid(imagine(t.battle, DEFENDER, SeededDice(seed)), ATTACKER) for seed in range(300)}
    shells = {(count, 0, plane) for count in range(6) for plane in (0, 1)}
    assert guesses == shells | {(0, 1, 0), (0, 1, 1)}
    other, _ = committed("gas plane")
    again = {bid(imagine(other.battle, DEFENDER, SeededDice(seed)), ATTACKER) for seed in range(300)}
    assert again == guesses, "the guesses do not depend on the truth"


@rule("secret-commitment")
def test_ones_own_commitment_is_known_and_the_table_is_not_touched() -> None:
    t, _ = committed("3 shells")
    before = t.battle.dump()
    guess = imagine(t.battle, ATTACKER, SeededDice(1))
    assert guess.dump() == before
    imagine(t.battle, DEFENDER, SeededDice(1))
    assert t.battle.dump() == before


@rule("purchases-in-secret")
@pytest.mark.parametrize("goods", ARMIES)
def test_an_imagined_army_is_one_that_could_have_been_bought(goods: list[str]) -> None:
    t, _ = bought(goods, True)
    for seed in range(20):
        guess = imagine(t.battle, DEFENDER, SeededDice(seed))
        assert guess.phase == BUYING
        assert guess.stock[BID_MADE + ATTACKER] == 0
        artillery = guess.stock[SHELLS + ATTACKER] + 2 * guess.stock[GAS + ATTACKER]
        assert 20 <= artillery <= 40
        assert any(guess.side[u] == ATTACKER for u in range(guess.units()))
        assert guess.stock[PURSE + ATTACKER] + artillery + 2 * guess.stock[PLANES + ATTACKER] <= 100
        assert GAME.view(guess, DEFENDER) == GAME.view(t.battle, DEFENDER)
