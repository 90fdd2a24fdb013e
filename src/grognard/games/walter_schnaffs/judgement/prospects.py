"""Walter Schnaffs: how a game under way is likely to end. Figures read off the table, each with a weight found by regression.

The weights are fitted to games that rules of thumb play at a glance: `./run python tools/fit_prospects.py` plays and fits them
anew. Add a figure here with any weight, run it, and write down what it prints.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.state import Side, Unit
from grognard.games.walter_schnaffs.base.victory import START, needed_by_attacker, points_of
from grognard.games.walter_schnaffs.judgement.outlook import Outlook, across
from grognard.games.walter_schnaffs.state import DEPTH, IN_HAND, KEPT, SHAKEN, Battle, Zone

# The figures, 0 and 1 of a pair for the attacker and the defender:
ALWAYS: Final[i64] = 0  # 1
POINTS: Final[i64] = 1  # as they would be counted now; the defender's as many as the attacker needs against them
TO_MOVE: Final[i64] = 3  # 1: it is the attacker's turn
LATE: Final[i64] = 4  # the part of the countdown that is over, squared
LEAD: Final[i64] = 5  # the attacker's, as a part of all points
LATE_LEAD: Final[i64] = 6  # times the part of the countdown that is over
FORCE: Final[i64] = 7  # the attacker's bases beyond the defender's, as a part of all
BOTH: Final[i64] = 8  # lead and force, multiplied
TO_COME: Final[i64] = 9  # bases
SHAKEN_UNITS: Final[i64] = 11
CONTACTS: Final[i64] = 13  # zones of the attacker's beside the enemy
THREATS: Final[i64] = 14  # attack points by which such zones outweigh the enemy, then the reverse
BASES: Final[i64] = 16  # by row from the defender's edge
UNITS: Final[i64] = BASES + 2 * DEPTH  # likewise
FIGURES: Final[i64] = UNITS + 2 * DEPTH

FITTED: Final = [
    550.0,  # ALWAYS
    *[200.0, -170.0],  # POINTS
    1700.0,  # TO_MOVE
    -3200.0,  # LATE
    *[1200.0, 13400.0],  # LEAD, LATE_LEAD
    *[6400.0, -8500.0],  # FORCE, BOTH
    *[130.0, -320.0],  # TO_COME
    *[-260.0, -140.0],  # SHAKEN_UNITS
    -370.0,  # CONTACTS
    *[40.0, -100.0],  # THREATS
    *[90.0, 80.0, 120.0, 40.0, 60.0, 150.0],  # BASES, row by row: the attacker's
    *[320.0, 250.0, 290.0, 80.0, 390.0, 0.0],  # the defender's
    *[-460.0, 230.0, -70.0, 10.0, -170.0, -550.0],  # UNITS: the attacker's
    *[-440.0, -350.0, -410.0, -160.0, -1200.0, 0.0],  # the defender's
]
WEIGHTS: Final = vec[float](FITTED)
SUREST: Final = 9000.0  # of 10,000
FEW_POINTS: Final = 4.0  # added to all points, so that the first of them are no great lead


def prospects_of(b: Battle) -> i64:
    """The attacker's prospects, from -9000 to 9000, in the units of a result."""
    figures = figures_of(b)
    worth = 0.0
    for k in range(FIGURES):
        worth += WEIGHTS[k] * figures[k]
    return i64(max(-SUREST, min(SUREST, worth)))


def figures_of(b: Battle) -> vec[float]:
    figures = vec[float]([0.0] * FIGURES)
    figures[ALWAYS] = 1.0
    figures[TO_MOVE] = 1.0 if b.active == b.attacker else 0.0
    for unit in range(b.units()):
        count_unit(b, unit, figures)
    outlook = Outlook(b)
    for zone in range(b.zones()):
        if b.owner[zone] == b.attacker:
            count_contact(b, outlook, zone, figures)
    count_points(b, figures)
    return figures


def count_unit(b: Battle, unit: Unit, figures: vec[float]) -> None:
    party: i64 = 0 if b.side[unit] == b.attacker else 1
    zone = b.at[unit]
    if zone == IN_HAND or zone == KEPT:
        figures[TO_COME + party] += float(b.bases[unit])
    elif zone >= 0:
        row = party * DEPTH + b.row_from_edge(zone, 1 - b.attacker) - 1
        figures[BASES + row] += float(b.bases[unit])
        figures[UNITS + row] += 1.0
        if b.marks[unit] & SHAKEN:
            figures[SHAKEN_UNITS + party] += 1.0


def count_contact(b: Battle, outlook: Outlook, zone: Zone, figures: vec[float]) -> None:
    """A zone of the attacker's beside the enemy: who threatens whom, and how much."""
    touched = False
    threat: i64 = 0
    danger: i64 = 0
    for near in b.beside[zone]:
        if b.owner[near] == 1 - b.attacker:
            touched = True
            threat = max(threat, advantage(b, outlook, b.attacker, zone, near))
            danger = max(danger, advantage(b, outlook, 1 - b.attacker, near, zone))
    if touched:
        figures[CONTACTS] += 1.0
        figures[THREATS] += float(threat) / 10.0
        figures[THREATS + 1] += float(danger) / 10.0


def advantage(b: Battle, outlook: Outlook, side: Side, zone: Zone, target: Zone) -> i64:
    """The attacker's advantage in an attack, in tenths of a point."""
    return outlook.stacks[zone].striking + across(b, outlook, side, zone, target) - outlook.stacks[target].defending


def count_points(b: Battle, figures: vec[float]) -> None:
    points = float(points_of(b, b.attacker))
    needed = float(needed_by_attacker(b)) / 4.0
    late = float(START - b.countdown) / float(START)
    lead = (points - needed) / (points + needed + FEW_POINTS)
    force = lead_in_bases(figures)
    figures[POINTS] = points
    figures[POINTS + 1] = needed
    figures[LATE] = late * late
    figures[LEAD] = lead
    figures[LATE_LEAD] = late * lead
    figures[FORCE] = force
    figures[BOTH] = lead * force


def lead_in_bases(figures: vec[float]) -> float:
    """The attacker's bases beyond the defender's, those to come too, as a part of all."""
    own = figures[TO_COME]
    theirs = figures[TO_COME + 1]
    for row in range(DEPTH):
        own += figures[BASES + row]
        theirs += figures[BASES + DEPTH + row]
    return (own - theirs) / (own + theirs + 1.0)
