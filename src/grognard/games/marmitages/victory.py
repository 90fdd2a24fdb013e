"""Marmitages §11: the end of the game and the three grades of victory; the introduction's match play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.game import Outcome, Reckoning
from grognard.engine.state import NOBODY, Side
from grognard.games.marmitages.reinforcements import still_to_come
from grognard.games.marmitages.rules import (
    ATTACKER_GONE,
    DECISIVE_VICTORY,
    DEFENDER_WINS,
    END_DIE,
    END_DIE_AGAIN,
    MARGINAL_VICTORY,
    NARROW_VICTORY,
)
from grognard.games.marmitages.state import (
    DECISIVE,
    DESTROYED,
    GAS,
    GRADES,
    HALF,
    HELD,
    LOST,
    MARGINAL,
    NARROW,
    OVER,
    PLANES,
    RUNNING,
    SHELLS,
    Battle,
)
from grognard.games.marmitages.vocabulary import EV_END_DIE, EV_ENDED

LAST_TURN: Final[i64] = 9  # NINE_TURNS
FIRST_END: Final[i64] = 6  # END_DIE: from this turn on the die may end the game


def enemy_row(b: Battle, rank: i64) -> i64:
    """The row number of the defender's rank-th row, counted from the middle line."""
    return HALF - rank if b.attacker == 0 else HALF + rank - 1


def held_in_row(b: Battle, rank: i64) -> i64:
    first = enemy_row(b, rank) * b.width
    held: i64 = 0
    for sector in range(first, first + b.width):
        if b.owner[sector] == b.attacker:
            held += 1
    return held


def lost_at_home(b: Battle) -> i64:
    """The sectors of the attacker's half that the defender holds."""
    lost: i64 = 0
    for sector in range(b.sectors):
        if b.half_of(sector) == b.attacker and b.owner[sector] == 1 - b.attacker:
            lost += 1
    return lost


def rows_taken(b: Battle) -> i64:
    """ROWS_HELD_WHOLE: the defender's rows that the attacker holds, from the middle line on: three at most count."""
    rows: i64 = 0
    while rows < 3 and held_in_row(b, rows + 1) == b.width:
        rows += 1
    return rows


def grade_now(b: Battle) -> i64:
    """What the attacker would have won if the game ended now."""
    rows = rows_taken(b)
    if rows == 0 or lost_at_home(b) > 0:
        return HELD
    if rows == 1:
        return NARROW
    return MARGINAL if rows == 2 else DECISIVE


def attacker_is_gone(b: Battle) -> bool:
    """ATTACKER_GONE: none on the table, none to come; the defender has won at once."""
    for sector in range(b.sectors):
        if b.owner[sector] == b.attacker:
            return False
    return not still_to_come(b, b.attacker)


def game_ends(b: Battle, dice: Dice) -> bool:
    """After turns 6, 7 and 8 the die ends the game on 5 or 6 (END_DIE, END_DIE_AGAIN); turn 9 is the last (NINE_TURNS)."""
    if b.turn >= LAST_TURN:
        return True
    if b.turn < FIRST_END:
        return False
    face = dice.roll(6)
    b.note(EV_END_DIE, amount=face, rule=END_DIE if b.turn == FIRST_END else END_DIE_AGAIN)
    return face >= 5


def close(b: Battle, grade: i64) -> None:
    b.grade = grade
    b.phase = OVER
    b.decider = NOBODY
    b.note(EV_ENDED, side=winner(b), amount=grade, rule=deciding_rule(grade))


def winner(b: Battle) -> Side:
    return 1 - b.attacker if b.grade == HELD or b.grade == DESTROYED else b.attacker


def deciding_rule(grade: i64) -> i64:
    if grade == NARROW:
        return NARROW_VICTORY
    if grade == MARGINAL:
        return MARGINAL_VICTORY
    if grade == DECISIVE:
        return DECISIVE_VICTORY
    return ATTACKER_GONE if grade == DESTROYED else DEFENDER_WINS


def losses_of(b: Battle, side: Side) -> i64:
    lost: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == side and b.at[unit] == LOST:
            lost += 1
    return lost


def outcome(b: Battle) -> Outcome | None:
    """The attacker's score is his grade in hundreds and the sectors of the first row he holds; the defender's its negative."""
    if b.grade == RUNNING:
        return None
    score = 100 * max(attacking_grade(b) - HELD, 0) + held_in_row(b, 1)
    scores = [score, -score] if b.attacker == 0 else [-score, score]
    return Outcome(winner(b), GRADES[b.grade], scores, deciding_rule(b.grade))


def reckoning(b: Battle) -> Reckoning:
    terms = {"rows": int(rows_taken(b)), "first-row": int(held_in_row(b, 1)), "home": int(lost_at_home(b))}
    needed = 0 if b.grade == DESTROYED else int(b.width)
    return Reckoning(what_ended(b), what_decided(b), needed, terms, [stocks(b, side) for side in range(2)])


def what_ended(b: Battle) -> str:
    if b.grade == DESTROYED:
        return "attacker-gone"
    return "last-turn" if b.turn >= LAST_TURN else "die"


def what_decided(b: Battle) -> str:
    if b.grade == DESTROYED:
        return "attacker-gone"
    if b.grade == HELD:
        return "row-not-taken" if rows_taken(b) == 0 else "home-not-clear"
    return "row-taken"


def stocks(b: Battle, side: Side) -> dict[str, int]:
    """What a side has lost, and what it has left to fire and to fly."""
    return {
        "lost": int(losses_of(b, side)),
        "shells": int(b.stock[SHELLS + side]),
        "gas": int(b.stock[GAS + side]),
        "aviation": int(b.stock[PLANES + side]),
    }


def match_winner(first: Battle, second: Battle) -> Side:
    """MATCH_PLAY: two finished games, the roles swapped. 0: whoever attacked in the first game won the match, 1: the other.

    The better grade wins, then more sectors of the first row held, then fewer units lost in both games together.
    """
    lost_by_first = losses_of(first, first.attacker) + losses_of(second, 1 - second.attacker)
    lost_by_second = losses_of(second, second.attacker) + losses_of(first, 1 - first.attacker)
    for one, two in (
        (attacking_grade(first), attacking_grade(second)),
        (held_in_row(first, 1), held_in_row(second, 1)),
        (lost_by_second, lost_by_first),
    ):
        if one != two:
            return 0 if one > two else 1
    return NOBODY


def attacking_grade(b: Battle) -> i64:
    return 0 if b.grade == HELD or b.grade == DESTROYED else b.grade
