"""Reports of rulings: what they tell, and to whom."""

from __future__ import annotations

import shlex
import subprocess
import sys
from random import Random

import pytest

from grognard.engine.mistakes import IllegalAction, Mistake
from grognard.table.play import HIDDEN
from grognard.table.record import fold, parse_record, steps
from grognard.table.why import judge
from tests.server.fights import BATTLES, fought
from tests.server.house import House, Table, reach

HUMANS = [{"player": "human", "name": ""}] * 2
ACTIONS = 600  # of a game at most: a side may wait long for a phase of its own
BETWEEN = 6  # actions, an attempt at what each side could do before


def test_a_report_tells_no_secret(house: House) -> None:
    """What one side committed is not in the other's report before it is revealed."""
    table = house.table(seats=HUMANS)
    with table.sit(0) as one, table.sit(1) as two:
        one.settle()
        one.act("begin")
        two.settle()
        reach("commit", [one, two])
        one.act("commit 2 shells")
        two.settle()
        own = table.get("report", table.tokens[0]).text
        others = [table.get("report", token).text for token in (table.tokens[1], table.watch)]
        refused = table.get("report", table.tokens[1], action="move Nobody A1-A2").text
    assert "commit 2 shells" in own
    for text in (*others, refused):
        assert "commit 2" not in text
        assert "\n?" in text
        assert text.startswith("# The game is still running")


def run(text: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "grognard", "script", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", BATTLES)
def test_the_report_of_a_fight_replays_it(house: House, seed: int, game: str) -> None:
    """In every game, when it is over: `grognard script` takes the report, tells the fight, and finds its rules."""
    table, entry = fought(house, game, seed)
    with table.sit(0) as player:
        player.settle()
        player.send(type="resign")
        player.settle()
    text = table.get("report", table.tokens[0], number=entry["number"]).text
    assert not text.startswith("#")
    assert f"\n{entry['action']} : {' '.join(map(str, entry['dice']))}\n# § " in text
    assert f": {BATTLES[game][1]}\n" in text
    told = run(text)
    assert told.returncode == 0, told.stderr
    assert entry["action"] in told.stdout


def test_a_report_with_hidden_dice_says_what_to_do(house: House) -> None:
    """With cards the other side's hand is hidden as long as the game runs; then the same report replays."""
    table = house.table(seats=HUMANS, options={"cards": True})
    with table.sit(0) as one, table.sit(1) as two:
        one.settle()
        one.act("begin")
        two.settle()
        running = table.get("report", table.tokens[0]).text
        one.send(type="resign")
        one.settle()
    refused = run(running)
    assert refused.returncode == 2
    assert "hidden from the player who made this file. Make it again when the game is over" in refused.stderr
    assert run(table.get("report", table.tokens[0], number=1).text).returncode == 0


@pytest.mark.parametrize("game", BATTLES)
def test_the_report_of_a_refusal_reproduces_it(house: House, seed: int, game: str) -> None:
    """For the side that decides and for the other: the script tool gives the same rule."""
    table = house.table(game=game, scenario=BATTLES[game][0], seats=HUMANS)
    luck = Random(seed)
    could: list[list[str]] = [[], []]
    ruled = [0, 0]  # refusals by a rule: to the side that decides, to the other
    with table.sit(0) as one, table.sit(1) as two:
        for count in range(ACTIONS):
            if min(ruled) >= 2:
                break
            for client in (one, two):
                client.catch_up()
            if one.position["outcome"]:
                break
            decider = int(one.position["decider"])
            mover = (one, two)[decider]
            if count % BETWEEN == BETWEEN - 1:
                for side in range(2):
                    for text in luck.sample(could[side], min(len(could[side]), 2)):
                        ruled[int(side != decider)] += reproduced(table, side, text)
            legal = [action["text"] for action in mover.position["legal"]]
            could[decider] += luck.sample(legal, min(len(legal), 3))
            mover.act(luck.choice(legal))
    assert min(ruled) >= 2, ruled


def reproduced(table: Table, side: int, action: str) -> int:
    """1 if a rule forbids the action, and the report shows it."""
    why = table.ask("why", table.tokens[side], action=action)
    if why["text"] is None:
        return 0
    text = table.get("report", table.tokens[side], action=action).text
    other = table.get("report", table.tokens[1 - side]).text
    assert refused_by(laid_open(text, other)) == why["rule"], text
    return int(bool(why["rule"]))


def laid_open(text: str, other: str) -> str:
    """What two players know together: dice that one of them alone has seen."""
    lines = text.splitlines()
    for n, (line, others) in enumerate(zip(lines, other.splitlines(), strict=False)):
        if HIDDEN in line.split()[1:] and not line.startswith("#"):
            both = zip(line.split(), others.split(), strict=True)
            lines[n] = " ".join(theirs if mine == HIDDEN else mine for mine, theirs in both)
    return "\n".join(lines)


def refused_by(text: str) -> str:
    """The rule by which the script tool refuses what a report is about; '' where it is no rule."""
    record, last = parse_record(text, "a report"), text.splitlines()[-1]
    if last.startswith("# grognard script FILE --viewer "):
        play, words = fold(record), shlex.split(last)
        try:
            return judge(play.game, play.state, words[-1], int(words[words.index("--viewer") + 1])).rule
        except Mistake:
            return ""
    play = record.play()
    with pytest.raises(Mistake) as refused:
        for _ in steps(record, play):
            pass
    assert f"line {len(text.splitlines())}:" in str(refused.value)
    error = refused.value
    return play.game.rules[error.rule] if isinstance(error, IllegalAction) and error.rule else ""


@pytest.mark.parametrize(
    "action", ["move 1st Inf C5-C4 : 3", "?", "done # not this", "move 'x' $(true) `true` C5-C4 #"]
)
def test_what_no_script_could_hold_is_asked_about(house: House, action: str) -> None:
    """A colon would begin dice and a hash a comment; and a name that was typed is no command of the shell."""
    table = house.table(seats=HUMANS, hotseat=True)
    with table.sit(0) as player:
        player.catch_up()
        last = table.get("report", table.tokens[0], action=action).text.splitlines()[-1]
    assert shlex.split(last) == ["#", "grognard", "script", "FILE", "--viewer", "0", "--why", action]
