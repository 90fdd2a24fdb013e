"""How a game and a match end: by resignation, by a draw, by a rematch."""

from __future__ import annotations

import random

from grognard.engine.verifiable import commitment
from tests.server.house import House, Table, play_on, seated


def test_a_resignation_ends_the_game_and_publishes_the_secret(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender:
        before = table.ask("", table.watch)
        assert "secret" not in before["dice"]
        defender.send(type="resign")
        attacker.until_number(2)
        assert attacker.position["outcome"] == {
            "winner": 0,
            "grade": "resigned",
            "scores": [0, 0],
            "rule": "",
            "reckoning": None,
        }
        assert attacker.position["decider"] == -1
        after = table.ask("", table.watch)
        assert commitment(bytes.fromhex(after["dice"]["secret"])) == before["dice"]["commitment"]
        assert attacker.act("done")["reason"]["text"]["en"] == "The game is over."
        attacker.send(type="offer", what="take-back")
        assert attacker.answer()["reason"]["text"]["en"] == "The game is over."


def test_a_draw_is_agreed(house: House) -> None:
    _, attacker, defender = seated(house)
    with attacker, defender:
        attacker.send(type="offer", what="draw")
        attacker.send(type="offer", what="draw")
        assert attacker.until("refused")["reason"]["text"]["en"] == "This is already offered."
        attacker.send(type="answer", what="draw", yes=True)
        assert "own offer" in attacker.until("refused")["reason"]["text"]["en"]
        defender.until("offer")
        defender.send(type="answer", what="draw", yes=True)
        attacker.until_number(2)
        assert attacker.position["outcome"]["winner"] == -1
        assert attacker.position["outcome"]["grade"] == "agreed"


def test_an_offer_lapses_when_the_game_moves_on(house: House) -> None:
    _, attacker, defender = seated(house)
    with attacker, defender:
        attacker.send(type="offer", what="draw")
        defender.until("offer")
        attacker.settle()
        attacker.act("done")
        defender.until_number(2)
        defender.send(type="answer", what="draw", yes=True)
        assert "no such offer" in defender.until("refused")["reason"]["text"]["en"]


def test_a_rematch_changes_sides(house: House) -> None:
    table = house.table(seats=[{"name": "Ann"}, {"name": "Bob"}])
    with table.sit(0) as ann, table.sit(1) as bob:
        ann.send(type="offer", what="rematch")
        assert "not over" in ann.until("refused")["reason"]["text"]["en"]
        ann.settle()
        bob.send(type="resign")
        ann.until_number(1)
        ann.send(type="offer", what="rematch")
        bob.until("offer")
        bob.send(type="answer", what="rematch", yes=True)
        ann.until("position")
        bob.settle()
        for side in (0, 1):
            (seat,) = table.ask("", table.tokens[side])["next"]["seats"]
            assert seat["side"] == 1 - side
            answer = table.house.http.get(
                f"/api/tables/{table.ask('', table.tokens[side])['next']['id']}", params={"token": seat["token"]}
            ).json()
            assert answer["you"] == [1 - side]
            assert [s["name"] for s in answer["seats"]] == ["Bob", "Ann"]
        assert table.ask("", table.watch)["next"]["seats"] == []


def test_a_match_of_two_games_is_scored(house: House) -> None:
    first = house.table(hotseat=True, match=True)
    assert first.tokens[0] == first.tokens[1]
    with first.sit(0) as both:
        play_on([both, both], 2000, random.Random(3))
        assert both.position["outcome"]
        match = first.ask("", first.watch)["match"]
        assert match == {"game": 1, "first": both.position["outcome"], "winner": None}
        both.send(type="offer", what="rematch")
        both.until("offer")
        both.settle()
    made = first.ask("", first.tokens[0])["next"]
    second = Table(house, made)
    with second.sit(0) as both:
        assert second.ask("", second.watch)["match"]["game"] == 2
        assert second.ask("", second.watch)["match"]["winner"] is None
        play_on([both, both], 2000, random.Random(4))
        one, two = match["first"]["scores"][0], both.position["outcome"]["scores"][0]
    # Each attacked once. Whoever did better has the match: he defends in the second game if it was in the first.
    match = second.ask("", second.watch)["match"]
    if one != two:
        assert match["winner"] == (1 if one > two else 0)
    assert match["winner"] in (-1, 0, 1)


def test_who_resigns_a_game_loses_the_match(house: House) -> None:
    first = house.table(hotseat=True, match=True)
    with first.sit(0) as both:
        both.send(type="resign")  # the attacker
        both.until_number(1)
        both.send(type="offer", what="rematch")
        both.until("offer")
        both.settle()
    second = Table(house, first.ask("", first.tokens[0])["next"])
    with second.sit(0) as both:
        assert second.ask("", second.watch)["match"]["winner"] is None
        both.send(type="offer", what="draw")
        both.until_number(1)
    assert second.ask("", second.watch)["match"]["winner"] == 0  # he attacks now who defended then
