"""Vimy §15.1, §15.2, §15.4: setting up, by hand or by the scenario's ready deployment."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, amount_of, origin_of, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.games.vimy.board import CANADIAN_TRENCH, START, Hex
from grognard.games.vimy.reinforcements import is_open_village, roll_reactions
from grognard.games.vimy.rules import (
    CANADIAN_SET_UP,
    GERMAN_REACTION,
    GERMAN_SET_UP,
    NOT_IN_HAND,
    NOT_YOURS,
    ON_THE_MAP,
    QUICK_START,
    RESERVES,
    RESERVES_EXPOSED,
    SECTORS,
    SET_UP_ORDER,
    TANKS_AND_BRITISH_SECTOR,
)
from grognard.games.vimy.shelling import blow_mines
from grognard.games.vimy.stacking import must_split, post_room_objection
from grognard.games.vimy.state import (
    AT_HAND,
    CANADIAN,
    DEPLOYING,
    ENTRENCHED,
    EXPOSED,
    FORTIFYING,
    GERMAN,
    IN_HAND,
    TANK,
    UNDERGROUND,
    Battle,
)
from grognard.games.vimy.status import status_objection
from grognard.games.vimy.vocabulary import DEPLOY, EV_DEPLOYED, PLAN

BRITISH: i64 = 4
SECOND: i64 = 1  # the division whose sector the British and the tanks share
FROM_TRENCH: i64 = 3  # RESERVES


# -- where -----------------------------------------------------------------------------------------------------------------
def post_objection(b: Battle, unit: Unit, hex_: Hex, status: i64, rear: Hex) -> Rule:
    """Whether a unit in hand may be set up there in that status. `rear`: where the rest of a split battalion is, or NONE."""
    if hex_ < 0 or not b.board.in_play[hex_]:
        return ON_THE_MAP
    where = canadian_objection(b, unit, hex_, status) if b.side[unit] == CANADIAN else german_objection(b, unit, hex_)
    if where != ALLOWED:
        return where
    ground = status_objection(b, unit, hex_, status)
    if ground != ALLOWED:
        return ground
    return post_room_objection(b, unit, hex_, status, rear)


def canadian_objection(b: Battle, unit: Unit, hex_: Hex, status: i64) -> Rule:
    """Where Canadians start. SECTORS are of the map, GRANGE_TUNNEL with them."""
    division = b.ground.division[unit]
    british = division == BRITISH
    if b.board.canadian_sector[hex_] != (SECOND if british else division):
        return TANKS_AND_BRITISH_SECTOR if british else SECTORS
    if b.ground.reserve[unit]:
        behind = b.board.behind[START * b.board.count + hex_]
        if not behind or b.board.from_trench[hex_] < FROM_TRENCH:
            return RESERVES_EXPOSED if b.kind[unit] == TANK else RESERVES
        return ALLOWED if status == EXPOSED else RESERVES_EXPOSED
    if status == UNDERGROUND:
        return ALLOWED
    if not b.board.trench[hex_] & CANADIAN_TRENCH or status != ENTRENCHED:
        return CANADIAN_SET_UP
    return ALLOWED


def german_objection(b: Battle, unit: Unit, hex_: Hex) -> Rule:
    """GERMAN_SET_UP; SECTORS: none outside the shelled zone. GERMAN_REACTION: those at hand are in a village."""
    board = b.board
    if b.marked(unit, AT_HAND):
        return ALLOWED if is_open_village(b, hex_) else GERMAN_REACTION
    if board.behind[START * board.count + hex_] or board.on_line[START * board.count + hex_]:
        return GERMAN_SET_UP
    if not board.shelled[hex_] or board.german_sector[hex_] == b.ground.division[unit]:
        return ALLOWED
    return SECTORS


def deploy_objection(b: Battle, unit: Unit, hex_: Hex, status: i64, rear: Hex) -> Rule:
    if unit < 0 or unit >= b.units() or b.side[unit] != b.decider:
        return NOT_YOURS
    if b.at[unit] != IN_HAND:
        return NOT_IN_HAND
    return post_objection(b, unit, hex_, status, rear)


# -- placing ---------------------------------------------------------------------------------------------------------------
def settle(b: Battle, unit: Unit, hex_: Hex, status: i64, rear: Hex) -> None:
    """Sets a unit down, with nothing said of it."""
    b.put(unit, hex_)
    b.take_status(unit, status)
    if rear != NONE:
        b.leave_rear(unit, rear, UNDERGROUND)


def deploy(b: Battle, unit: Unit, hex_: Hex, status: i64, rear: Hex) -> None:
    settle(b, unit, hex_, status, rear)
    b.note(EV_DEPLOYED, side=b.side[unit], unit=unit, origin=rear, target=hex_, amount=status)


def offer_posts(b: Battle, unit: Unit, choices: Choices) -> None:
    """Trenches, tunnels, woods and villages; for reserves all their ground. Thousands of other hexes are legal too."""
    for hex_ in range(b.board.count):
        if b.board.in_play[hex_]:
            status = ENTRENCHED if b.board.trench[hex_] and not b.ground.reserve[unit] else EXPOSED
            if status == ENTRENCHED or b.board.terrain[hex_] or b.ground.reserve[unit]:
                if post_objection(b, unit, hex_, status, NONE) == ALLOWED:
                    choices.offer(pack(DEPLOY, unit=unit, target=hex_, amount=status))
            if b.board.tunnel_links[hex_]:
                offer_tunnel_posts(b, unit, hex_, choices)


def offer_open_ground(b: Battle, choices: Choices) -> None:
    """When all that is better is full."""
    for unit in range(b.units()):
        if b.at[unit] == IN_HAND and b.side[unit] == b.decider:
            for hex_ in range(b.board.count):
                if post_objection(b, unit, hex_, EXPOSED, NONE) == ALLOWED:
                    choices.offer(pack(DEPLOY, unit=unit, target=hex_, amount=EXPOSED))


def offer_tunnel_posts(b: Battle, unit: Unit, hex_: Hex, choices: Choices) -> None:
    if not must_split(b, unit):
        if post_objection(b, unit, hex_, UNDERGROUND, NONE) == ALLOWED:
            choices.offer(pack(DEPLOY, unit=unit, target=hex_, amount=UNDERGROUND))
        return
    for direction in range(i64(6)):
        rear = b.board.ahead(hex_, direction)
        if rear != OFF and post_objection(b, unit, hex_, UNDERGROUND, rear) == ALLOWED:
            choices.offer(pack(DEPLOY, unit=unit, origin=rear, target=hex_, amount=UNDERGROUND))


def twin_before(b: Battle, unit: Unit) -> bool:
    """Whether a unit that is set up by the very same rules is in hand too, before this one."""
    for other in range(unit):
        if b.at[other] == IN_HAND and b.side[other] == b.side[unit] and b.kind[other] == b.kind[unit]:
            if b.ground.division[other] == b.ground.division[unit] and b.strength[other] == b.strength[unit]:
                if b.ground.reserve[other] == b.ground.reserve[unit] and b.marks[other] == b.marks[unit]:
                    return True
    return False


def has_post(b: Battle, unit: Unit) -> bool:
    for hex_ in range(b.board.count):
        for status in range(i64(3)):
            if post_objection(b, unit, hex_, status, NONE) == ALLOWED:
                return True
        if b.board.tunnel_links[hex_] and must_split(b, unit):
            for direction in range(i64(6)):
                rear = b.board.ahead(hex_, direction)
                if rear != OFF and post_objection(b, unit, hex_, UNDERGROUND, rear) == ALLOWED:
                    return True
    return False


def next_to_deploy(b: Battle) -> Side:
    """SET_UP_ORDER: the Germans, then the Canadians; a unit for which no room is left stays out of the battle."""
    for k in range(i64(2)):
        side = GERMAN if k == 0 else CANADIAN
        for unit in range(b.units()):
            if b.at[unit] == IN_HAND and b.side[unit] == side and not twin_before(b, unit) and has_post(b, unit):
                return side
    return NOBODY


# -- the ready deployment --------------------------------------------------------------------------------------------------
def next_post(b: Battle, side: Side) -> i64:
    """The number in the side's plan of the next unit that can go to its post, -1 for none."""
    for index, post in enumerate(b.ground.plans[side].posts):
        if b.at[post.unit] == IN_HAND and not b.marked(post.unit, AT_HAND):
            if post_objection(b, post.unit, post.hex, post.status, post.rear) == ALLOWED:
                return index
    return -1


def deploy_by_plan(b: Battle, side: Side) -> None:
    """QUICK_START for one side: the rest of the scenario's deployment, as far as it finds room."""
    index = next_post(b, side)
    while index >= 0:
        post = b.ground.plans[side].posts[index]
        deploy(b, post.unit, post.hex, post.status, post.rear)
        index = next_post(b, side)


# -- the phase -------------------------------------------------------------------------------------------------------------
def open_deployment(b: Battle, dice: Dice) -> None:
    b.phase = DEPLOYING
    if b.ground.reaction:
        roll_reactions(b, dice)
    if b.ground.quick_start:  # QUICK_START
        deploy_by_plan(b, GERMAN)
        deploy_by_plan(b, CANADIAN)


class Deploying(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([DEPLOY, PLAN])

    def side(self, b: Battle) -> Side:
        return next_to_deploy(b)

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_deploy(b)
        if b.decider != NOBODY:
            return True
        blow_mines(b, dice)
        b.phase = FORTIFYING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        """The posts of the first unit in hand of each division and kind; any other in hand may be placed all the same."""
        for unit in range(b.units()):
            if b.at[unit] == IN_HAND and b.side[unit] == b.decider and not twin_before(b, unit):
                offer_posts(b, unit, choices)
        if choices.count() == 0:
            offer_open_ground(b, choices)
        if next_post(b, b.decider) >= 0:
            choices.offer(pack(PLAN))

    def objection(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == PLAN:
            return ALLOWED if next_post(b, b.decider) >= 0 else QUICK_START
        return deploy_objection(b, unit_of(action), target_of(action), amount_of(action), origin_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return SET_UP_ORDER

    def cause(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == PLAN else self.objection(b, action)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == PLAN:
            deploy_by_plan(b, b.decider)
        else:
            deploy(b, unit_of(action), target_of(action), amount_of(action), origin_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"left": sum(1 for u in range(b.units()) if b.at[u] == IN_HAND and b.side[u] == b.decider)}
