"""Records: written, read again, and every kind of damage named by its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from grognard.engine.dice import SeededDice
from grognard.engine.game import Outcome
from grognard.engine.mistakes import IllegalAction, Mistake
from grognard.engine.verifiable import VerifiableDice, commitment
from grognard.table.play import Play, new_play
from grognard.table.record import DiceHead, Head, fold, parse_record, read_record, write_record

SECRET = bytes(range(32))


def random_play(actions: int, seed: int = 3) -> Play:
    play = new_play("marmitages", "belleau-wood-1918", {"start": "by-hand"})
    chooser = SeededDice(seed)
    while play.legal() and len(play.log) < actions:
        legal = play.legal()
        dice = VerifiableDice(SECRET, "t1", len(play.log) + 1, ["x", "y"])
        play.act(play.game.write(play.state, legal[chooser.roll(len(legal)) - 1]), dice)
    return play


HEAD = Head(
    game="marmitages",
    scenario="belleau-wood-1918",
    options={"start": "by-hand"},
    players=["Ann", "Bob"],
    dice=DiceHead("t1", commitment(SECRET), SECRET.hex(), ["x", "y"]),
)


def test_a_record_folds_to_the_same_state() -> None:
    play = random_play(400)
    text = write_record(play, HEAD)
    record = parse_record(text, "text")
    again = fold(record)
    assert again.state.dump() == play.state.dump()
    assert record.head.players == ["Ann", "Bob"]
    assert write_record(again, record.head) == text


@pytest.mark.parametrize("winner", [0, 1])
def test_the_result_names_the_winner_first_and_who_resigned(winner: int) -> None:
    play = random_play(20)
    play.ended = Outcome(winner, "resigned", [0, 0], 0)
    text = write_record(play, HEAD)
    result = ["attacker wins, defender resigned", "defender wins, attacker resigned"][winner]
    assert f'result = "{result}"' in text
    again = fold(parse_record(text, "a record")).ended
    assert again is not None
    assert (again.winner, again.grade) == (winner, "resigned")


def test_a_result_that_says_nothing_of_the_players_ends_nothing() -> None:
    text = write_record(random_play(20), structs.replace(HEAD, result="attacker decisive"))
    assert fold(parse_record(text, "a record")).ended is None


def test_a_running_record_for_the_opponent_hides_the_commitment() -> None:
    play = random_play(400)
    while play.log and not (play.log[-1].secret and play.hides(play.log[-1], 1 - play.log[-1].side)):
        play.undo()
    mine = play.log[-1].side
    assert play.log[-1].text.startswith("commit")
    for viewer, shown in ((mine, play.log[-1].text), (1 - mine, "?"), (-1, "?")):
        assert write_record(play, HEAD, viewer).splitlines()[-1] == shown


POSITION = """game = "marmitages"
[position]
units = [{ side = "attacker", kind = "tank", at = "C6", name = "Mark IV" }, { side = "defender", kind = "infantry", at = "A1" }]
---
"""


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (
            "move Mark IV C6-C5",
            "line 5: “move Mark IV C6-C5” needs a die of 6 sides, by bogging",
        ),
        ("move Mark IV C6-C5 : 3 4", "line 5: “move Mark IV C6-C5” uses 1 die, but 2 are given"),
        ("move Mark IV C6-C5 : 9", "line 5: die 1 shows 9, but a 6-sided die shows 1 to 6"),
        ("move Mark IV C6-C5 : x", "line 5: 'x' is not a face of a die"),
        ("mvoe Mark IV C6-C5", "line 5: 'mvoe' is not an action. Did you mean 'move'?"),
        ("move Mark V C6-C5 : 3", "line 5: there is no unit 'Mark V'. Did you mean 'Mark IV'?"),
        ("move Mark IV C6-Z5 : 3", "line 5: 'Z5' is not on this map"),
        ("move Mark IV C6 : 3", "line 5: 'C6' is not a route: write FROM-TO"),
        ("move Mark IV B6-B5 : 3", "line 5: Mark IV is not in B6 but in C6"),
        (": 3", "line 5: dice without an action"),
    ],
)
def test_a_damaged_line_is_named(body: str, message: str) -> None:
    with pytest.raises(Mistake) as mistake:
        fold(parse_record(POSITION + body, "game.grog"))
    assert f"game.grog, {message}" in str(mistake.value)


def test_an_illegal_line_names_its_rule() -> None:
    with pytest.raises(IllegalAction, match=r"line 5: move Mark IV C6-C4: forbidden by infantry-move"):
        fold(parse_record(POSITION + "move Mark IV C6-C4 : 3", "game.grog"))


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("game = ", "is not TOML"),
        ('gmae = "marmitages"', "unknown field `gmae`"),
        ('game = "marmitage"\nscenario = "x"', "there is no game 'marmitage'. Did you mean 'marmitages'?"),
        ('game = "marmitages"\nscenario = "belleau"', "Did you mean 'belleau-wood-1918'?"),
        ('game = "marmitages"', "game.grog, scenario: name one (amiens-1918, "),
        ('game = "marmitage"', "game.grog, line 1, game: there is no game 'marmitage'. Did you mean 'marmitages'?"),
        (
            'game = "marmitages"\nscenario = "belleau-wood-1918"\n[options]\natrition = true',
            "Did you mean 'attrition'?",
        ),
        ('game = "marmitages"\n[position]\nunits = [{ side = "attaker", kind = "tank", at = "A1" }]', "'attacker'"),
        (
            'game = "marmitages"\n[position]\nunits = [{ side = "attacker", kind = "tank", at = "Q1" }]',
            "'Q1' is not on",
        ),
    ],
)
def test_a_damaged_head_is_explained(head: str, message: str) -> None:
    with pytest.raises(Mistake) as mistake:
        fold(parse_record(head + "\n---\n", "game.grog"))
    assert message in str(mistake.value)


def test_unreadable_files_are_explained(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="is a folder"):
        read_record(tmp_path)
    with pytest.raises(Mistake, match="cannot be read: No such file"):
        read_record(tmp_path / "none.grog")
    (tmp_path / "empty.grog").write_text(" \n")
    with pytest.raises(Mistake, match="is empty"):
        read_record(tmp_path / "empty.grog")
    (tmp_path / "latin.grog").write_bytes(b'game = "\xe9"')
    with pytest.raises(Mistake, match="is not UTF-8"):
        read_record(tmp_path / "latin.grog")
    with (tmp_path / "huge.grog").open("wb") as file:
        file.truncate(1_000_000_000)
    with pytest.raises(Mistake, match="is it the right one"):
        read_record(tmp_path / "huge.grog")


def test_undo_is_free_only_until_something_became_known() -> None:
    play = new_play("marmitages", "belleau-wood-1918", {})
    play.act("begin", SeededDice(1))
    assert not play.can_undo(0)  # dice were thrown
    before = play.state.dump()
    play.act(play.game.write(play.state, play.legal()[1]), SeededDice(1))
    assert play.can_undo(0)
    assert not play.can_undo(1)
    play.undo()
    assert play.state.dump() == before
    play.act("done", SeededDice(1))
    assert play.state.decider == 1
    assert not play.can_undo(0)  # the decision has passed on
    assert not play.can_undo(1)
