"""Walter Schnaffs: what to fire at."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, target_of, unit_of, verb_of
from grognard.engine.dice import NO_DIE
from grognard.engine.judgement import Weighed
from grognard.engine.state import Unit
from grognard.engine.tally import ChanceTally
from grognard.games.walter_schnaffs.bombardment import fire_at, save_in
from grognard.games.walter_schnaffs.judgement.outlook import Outlook, stake
from grognard.games.walter_schnaffs.state import Battle, Zone
from grognard.games.walter_schnaffs.vocabulary import DONE


def weigh_bombardments(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """A base for nothing; better where we attack next, or where a unit may fall altogether."""
    outlook = Outlook(b)
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        else:
            weighed.weigh(action, fire_worth(b, outlook, unit_of(action), target_of(action)))


def fire_worth(b: Battle, outlook: Outlook, unit: Unit, zone: Zone) -> i64:
    loss = ChanceTally()
    fire_at(b, unit, zone, loss, NO_DIE)
    save_in(b, unit, zone, loss, NO_DIE)
    chance = loss.chances[i64(len(loss.chances)) - 1]  # hit, and not saved
    worth = 100 + stake(b, outlook, 1 - b.active, zone) // 4
    if outlook.stacks[zone].bases == 1:
        worth += 60
    return i64(chance * float(worth))
