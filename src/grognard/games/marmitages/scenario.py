"""Marmitages: what a scenario file holds, and the table set up from it. Wire types, hence not compiled."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from librt.vecs import vec
from msgspec import Meta, Struct, field
from mypy_extensions import i64

from grognard.books.files import OPTIONS, convert
from grognard.books.scenarios import Header, Words, flaw_of_marks, flaw_of_name, turn_of_position
from grognard.engine.cards import copies, pile_of
from grognard.engine.game import OptionSpec
from grognard.engine.mistakes import KeyMistake, Mistake
from grognard.engine.squares import Squares
from grognard.games.marmitages.defences import can_lay
from grognard.games.marmitages.deployment import next_to_deploy
from grognard.games.marmitages.hand import new_cards
from grognard.games.marmitages.lines import form_lines
from grognard.games.marmitages.movement import bars_vehicle
from grognard.games.marmitages.rules import (
    ACTIVATION_BY_CARDS,
    ATTRITION,
    DIFFICULT_BARS_VEHICLES,
    INTERDICTION_BARS,
    LIGHT_ARTILLERY,
    POINTS_OF_A_BATTLE,
    QUICK_START,
    ROLLING_BARRAGE,
    RULES,
    TABLE_SIZE,
    WHO_ATTACKS,
)
from grognard.games.marmitages.state import (
    ASSAULTED,
    BOGGED,
    BOMBARDING,
    BURNING,
    CARD_NAMES,
    DECK,
    DEPLOYING,
    DEPTH,
    ELEMENTS,
    ELEMENTS_LEFT,
    FORT,
    FORTIFYING,
    FOUGHT,
    GAS,
    HALF,
    HAND,
    IN_HAND,
    KINDS,
    LAST_SHELLS,
    LIMIT,
    MOVED,
    MUTINOUS,
    NO_AMMUNITION,
    NO_SUPPLY,
    PERMANENT,
    PHASES,
    PLANES,
    PURSE,
    QUALITIES,
    SHELLS,
    TEMPORARY,
    TO_COME,
    Battle,
    Ground,
    Plan,
    Reinforcement,
)

Kind = Literal["infantry", "assault-troops", "cavalry", "tank", "armoured-car", "machine-gun"]
Quality = Literal["standard", "inexperienced", "elite"]
Element = Literal["wire", "trench", "fort"]
SideKey = Literal["attacker", "defender"]
Mark = Literal["bogged", "moved", "fought", "assaulted", "no-ammunition", "no-supply", "mutinous"]
MARKS = {
    "bogged": BOGGED,
    "moved": MOVED,
    "fought": FOUGHT,
    "assaulted": ASSAULTED,
    "no-ammunition": NO_AMMUNITION,
    "no-supply": NO_SUPPLY,
    "mutinous": MUTINOUS,
}
CardName = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace", "joker"]
Count = Annotated[int, Meta(ge=0, le=127)]
Percent = Annotated[int, Meta(ge=10, le=100)]
SWITCHES = {  # the options that are on or off in every scenario, and the rule each switches on
    "attrition": ATTRITION,
    "light_artillery": LIGHT_ARTILLERY,
    "rolling_barrage": ROLLING_BARRAGE,
    "interdiction": INTERDICTION_BARS,
    "cards": ACTIVATION_BY_CARDS,
}
SET_UP = ("fortify", "bombard", "deploy")  # phases before turn 1
LEAST_POINTS = 60  # of an open battle, for the side that has more

WIDEST = Squares(12, DEPTH)


class Troops(Struct, forbid_unknown_fields=True):
    """Some units of one kind; `attacking` and `defending` where the quality depends on the situation."""

    kind: Kind
    count: Annotated[int, Meta(ge=1, le=100)] = 1
    quality: Quality = "standard"
    attacking: Quality | None = None
    defending: Quality | None = None
    names: list[str] = []


class Coming(Troops, forbid_unknown_fields=True):
    """Reinforcements: at the start of `turn`, as many as the dice say, or `count` of them."""

    turn: Annotated[int, Meta(ge=1, le=9)] = 2
    dice: Literal["", "1d3", "1d6"] = ""


class ReadyPlan(Struct, forbid_unknown_fields=True):
    """A side's ready set-up."""

    defences: dict[str, list[Element]] = {}
    bombardment: dict[str, Count] = {}
    deployment: dict[str, list[Kind]] = {}


class Army(Struct, forbid_unknown_fields=True):
    """One side."""

    name: Words
    nation: str
    units: list[Troops] = []
    reinforcements: list[Coming] = []
    shells: Count = 0
    gas: Count = 0
    gas_among_shells: Literal["", "1d3", "1d6"] = ""
    aviation: Count = 0
    wire: Count = 0
    trenches: Count = 0
    forts: Count = 0
    points: Annotated[int, Meta(ge=0, le=120)] = 0
    plan: ReadyPlan = field(default_factory=ReadyPlan)


class Feature(Struct, forbid_unknown_fields=True):
    """Something drawn on the map, in sectors from the top left corner; it has no effect on play."""

    kind: Literal["wood", "village", "river", "stream", "road", "railway", "hill", "ruins", "craters", "canal"]
    points: list[tuple[float, float]]
    name: Words | None = None


class Waiting(Struct, kw_only=True, forbid_unknown_fields=True):
    """A unit of an explicit position that is still to be deployed."""

    side: SideKey
    kind: Kind
    quality: Quality = "standard"
    attacking: Quality | None = None
    defending: Quality | None = None
    name: str = ""


class Placed(Waiting, kw_only=True, forbid_unknown_fields=True):
    """A unit of an explicit position that stands on the table."""

    at: str
    marks: list[Mark] = []


class Stocks(Struct, forbid_unknown_fields=True):
    shells: Count = 0
    gas: Count = 0
    aviation: Count = 0
    last_shells: bool = True
    wire: Count = 0
    trenches: Count = 0
    forts: Count = 0
    # with cards; what is named nowhere is in the deck
    hand: Annotated[list[CardName], Meta(max_length=8)] = []  # HAND_OF_LINES: a row is a line at most
    temporary: list[CardName] = []
    permanent: list[CardName] = []


class Position(Struct, forbid_unknown_fields=True):
    """A moment in mid-game: it replaces the scenario's forces altogether."""

    turn: Annotated[int, Meta(ge=0, le=9)] | None = None  # left out: 0 in the set-up, 1 later
    phase: Literal["fortify", "bombard", "deploy", "move", "assault", "cut", "barrage", "cards"] = "move"
    side: SideKey = "attacker"
    units: list[Placed] = []
    in_hand: list[Waiting] = []
    defences: dict[str, list[Element]] = {}
    difficult: list[str] = []
    attacker: Stocks = field(default_factory=Stocks)
    defender: Stocks = field(default_factory=Stocks)


class Scenario(Header, kw_only=True, forbid_unknown_fields=True):
    """A scenario of Marmitages."""

    attacker: Army
    defender: Army
    width: Annotated[int, Meta(ge=6, le=12)] = 6
    difficult: list[str] = field(default_factory=list)
    vehicles_on_difficult: bool = False
    features: list[Feature] = field(default_factory=list)
    open_battle: bool = False
    defender_share: Percent = 50  # of the attacker's points, in open battle
    position: Position | None = None


class Options(Struct, forbid_unknown_fields=True):
    """What the players may agree on; see the ledger for what each one does."""

    start: Literal["by-hand", "quick"] = "quick"
    attrition: bool = False
    light_artillery: bool = False
    rolling_barrage: bool = False
    interdiction: bool = False
    cards: bool = False
    width: Annotated[int, Meta(ge=6, le=12)] | None = None
    points: Annotated[int, Meta(ge=LEAST_POINTS, le=120)] | None = None
    drawn_roles: bool = False


def set_table(data: dict[str, Any], options: dict[str, Any]) -> Battle:
    """The table of a scenario with these options, ready for the first decision."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    return Builder(scenario, convert({**scenario.defaults, **options}, Options, OPTIONS)).build()


def option_specs(data: dict[str, Any]) -> list[OptionSpec]:
    """The options this scenario can be played with."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    specs = [OptionSpec(option, [False, True], False, rule) for option, rule in SWITCHES.items()]
    if scenario.open_battle:
        specs.append(OptionSpec("width", list(range(6, 13)), scenario.width, TABLE_SIZE))
        specs.append(OptionSpec("points", list(range(60, 121, 10)), scenario.attacker.points, POINTS_OF_A_BATTLE))
        specs.append(OptionSpec("drawn_roles", [False, True], False, WHO_ATTACKS))
    else:
        specs.insert(0, OptionSpec("start", ["quick", "by-hand"], "quick", QUICK_START))
    for spec in specs:
        spec.default = scenario.defaults.get(spec.key, spec.default)
    return specs


class Builder:
    """Sets a table up from a scenario, checking every name against the ground."""

    def __init__(self, scenario: Scenario, options: Options) -> None:
        self.scenario = scenario
        self.options = options
        width = options.width if scenario.open_battle and options.width else scenario.width
        self.squares = Squares(width, DEPTH)
        self.ground = Ground(self.squares)
        self.battle = Battle(self.ground)
        self.battle.lay_out()

    def build(self) -> Battle:
        b, ground, scenario = self.battle, self.ground, self.scenario
        ground.vehicles_on_difficult = scenario.vehicles_on_difficult
        ground.quick_start = self.options.start == "quick" and not scenario.open_battle and scenario.position is None
        for option in SWITCHES:
            setattr(ground, option, getattr(self.options, option))
        if ground.cards:
            b.cards = new_cards()
        for sector in self.difficult_ground():
            b.difficult[sector] = 1  # DIFFICULT_BY_SCENARIO
        if scenario.position is not None:
            self.position(scenario.position)
        else:
            for side, army in enumerate((scenario.attacker, scenario.defender)):
                self.army(side, army)
            self.check_room()
            b.decider = b.attacker
        if scenario.open_battle:
            self.purses()
        else:
            self.refuse_open_options()
        return b

    def difficult_ground(self) -> list[int]:
        """In open battle the ground is drawn at full width: what lies off the table is left out."""
        names = self.scenario.difficult
        if self.scenario.open_battle:
            names = [name for name in names if name not in WIDEST.numbers or name in self.squares.numbers]
        return [self.sector(name, "difficult") for name in names]

    def mistake(self, where: str, what: str) -> Mistake:
        return KeyMistake(self.scenario.id, where, what)

    def sector(self, name: str, where: str) -> int:
        try:
            return self.squares.parse(name)
        except ValueError as error:
            raise self.mistake(where, str(error)) from None

    def own_sector(self, side: int, name: str, where: str) -> int:
        """A sector of that side's half."""
        sector = self.sector(name, where)
        if self.battle.half_of(sector) != side:
            rows = "5 to 8" if side == 0 else "1 to 4"
            raise self.mistake(where, f"{name} lies in the wrong half, name a sector of rows {rows}")
        return sector

    # -- the armies ----------------------------------------------------------------------------------------------------
    def army(self, side: int, army: Army) -> None:
        b = self.battle
        key = "defender" if side else "attacker"
        for number, troops in enumerate(army.units):
            self.troops(side, troops, troops.count, IN_HAND, f"{key}.units[{number}]")
        for number, coming in enumerate(army.reinforcements):
            chart = {"": vec[i64]([coming.count]), "1d3": vec[i64]([1, 1, 2, 2, 3, 3]), "1d6": vec[i64](range(1, 7))}
            arrival = Reinforcement(coming.turn, side, chart[coming.dice], b.units())
            self.ground.reinforcements.append(arrival)
            self.troops(side, coming, int(arrival.most), TO_COME, f"{key}.reinforcements[{number}]")
        self.ground.gas_dice[side] = {"": 0, "1d3": 3, "1d6": 6}[army.gas_among_shells]
        stocks = Stocks(army.shells, army.gas, army.aviation, True, army.wire, army.trenches, army.forts)
        self.stocks(side, stocks)
        self.plan(side, army.plan)

    def troops(self, side: int, troops: Troops, count: int, at: int, key: str) -> None:
        if len(troops.names) > count:
            raise self.mistake(f"{key}.names", f"{len(troops.names)} names for {count} units of {troops.kind}")
        for number in range(count):
            self.raise_unit(side, troops, at, troops.names[number] if number < len(troops.names) else "", key)

    def raise_unit(self, side: int, troops: Troops | Waiting, at: int, name: str, key: str) -> int:
        quality = QUALITIES.index(troops.quality)
        attacking = QUALITIES.index(troops.attacking or troops.quality)
        defending = QUALITIES.index(troops.defending or troops.quality)
        unit = int(self.battle.raise_unit(side, KINDS.index(troops.kind), quality, attacking, defending, at))
        if flaw := flaw_of_name(name, [n for u, n in enumerate(self.ground.names) if self.battle.side[u] == side]):
            raise self.mistake(key, flaw)
        self.ground.names.append(name)
        return unit

    def stocks(self, side: int, stocks: Stocks) -> None:
        stock = self.battle.stock
        stock[SHELLS + side] = stocks.shells
        stock[GAS + side] = stocks.gas
        stock[PLANES + side] = stocks.aviation
        stock[LAST_SHELLS + side] = int(stocks.last_shells and stocks.shells > 0)
        for element, count in enumerate((stocks.wire, stocks.trenches, stocks.forts)):
            stock[ELEMENTS_LEFT + 2 * element + side] = count

    def purses(self) -> None:
        """POINTS_OF_A_BATTLE: half for the defender, or the same for both while nobody attacks yet (ROLES_UNKNOWN)."""
        scenario, options = self.scenario, self.options
        points = options.points or scenario.attacker.points
        if points < LEAST_POINTS:
            raise self.mistake("attacker.points", f"an open battle needs {LEAST_POINTS} to 120 points, not {points}")
        if self.battle.units() or any(self.battle.stock[s] for s in range(PURSE)):
            raise Mistake(
                f"{scenario.id}: in an open battle the armies are bought: leave units, stocks and defences out"
            )
        share = 100 if options.drawn_roles else scenario.defender_share
        self.ground.drawn_roles = options.drawn_roles
        for side, purse in enumerate((points, points * share // 100)):
            self.ground.purses[side] = purse
            self.battle.stock[PURSE + side] = purse

    def refuse_open_options(self) -> None:
        """An option that would do nothing is a mistake, not a silence."""
        options = self.options
        for key, given in (("width", options.width), ("points", options.points), ("drawn_roles", options.drawn_roles)):
            if given:
                raise Mistake(f"the options: '{key}' is for open battles only, and {self.scenario.id} is not one")

    def check_room(self) -> None:
        """Every unit must find a place: else deployment could come to a dead end."""
        b = self.battle
        for side, rows in ((0, 3), (1, 4)):
            units = sum(1 for u in range(b.units()) if b.side[u] == side and b.at[u] == IN_HAND)
            works = sum(int(b.stock[ELEMENTS_LEFT + 2 * e + side]) for e in range(3))
            forts = int(b.stock[ELEMENTS_LEFT + 2 * FORT + side])
            half = int(HALF) * self.squares.width
            if units + works > rows * self.squares.width * LIMIT or works > 2 * half or forts > half:
                raise Mistake(f"{self.scenario.id}: {units} units and {works} defence elements do not fit on the table")

    # -- ready plans ---------------------------------------------------------------------------------------------------
    def plan(self, side: int, ready: ReadyPlan) -> None:
        plan = self.ground.plans[side]
        key = "defender.plan" if side else "attacker.plan"
        for name, elements in ready.defences.items():
            for element in elements:
                sector = self.own_sector(side, name, f"{key}.defences.{name}")
                plan.defences.append((ELEMENTS.index(element), sector))
        for name, points in ready.bombardment.items():
            plan.bombardment.append((self.own_sector(1 - side, name, f"{key}.bombardment.{name}"), points))
        self.plan_deployment(side, plan, ready, f"{key}.deployment")

    def plan_deployment(self, side: int, plan: Plan, ready: ReadyPlan, key: str) -> None:
        b = self.battle
        waiting = [u for u in range(b.units()) if b.side[u] == side and b.at[u] == IN_HAND]
        for name, kinds in ready.deployment.items():
            for kind in kinds:
                unit = next((u for u in waiting if KINDS[b.kind[u]] == kind), None)
                if unit is None:
                    raise self.mistake(f"{key}.{name}", f"no {kind} is left to deploy")
                waiting.remove(unit)
                plan.deployment.append((unit, self.own_sector(side, name, f"{key}.{name}")))

    # -- explicit positions ----------------------------------------------------------------------------------------------
    def position(self, position: Position) -> None:
        b = self.battle
        for name in position.difficult:
            b.difficult[self.sector(name, "position.difficult")] = 1
        for name, elements in position.defences.items():
            sector = self.sector(name, f"position.defences.{name}")
            if len(elements) > 2 or elements.count("fort") > 1:
                raise self.mistake(f"position.defences.{name}", "two elements at most, one of them a fort")
            for element in elements:
                (b.wire, b.trench, b.fort)[ELEMENTS.index(element)][sector] += 1
        for number, placed in enumerate(position.units):
            self.place(placed, f"position.units[{number}]")
        for number, waiting in enumerate(position.in_hand):  # after set-up: reinforcements that found no room
            side = 0 if waiting.side == "attacker" else 1
            self.raise_unit(side, waiting, IN_HAND, waiting.name, f"position.in_hand[{number}]")
        self.stocks(0, position.attacker)
        self.stocks(1, position.defender)
        set_up = SET_UP[:-1] if position.turn else SET_UP  # reinforcements are deployed later
        b.turn = turn_of_position(self.scenario.id, position.turn, position.phase, set_up, 1)
        b.active = 0 if position.side == "attacker" else 1
        b.decider = b.active
        b.phase = PHASES.index(position.phase)
        self.cards(0, position.attacker)
        self.cards(1, position.defender)
        self.line_up(position.phase)
        self.check_decider(position)

    def check_decider(self, position: Position) -> None:
        """In the phases of set-up it must be the turn of a side that has something to do."""
        b = self.battle
        idle = (
            (b.phase == FORTIFYING and not can_lay(b, b.decider))
            or (b.phase == BOMBARDING and b.decider != b.attacker)
            or (b.phase == DEPLOYING and next_to_deploy(b) != b.decider)
        )
        if idle:
            raise self.mistake("position.side", f"the {position.side} has nothing to {position.phase} now")

    def cards(self, side: int, stocks: Stocks) -> None:
        """The hand and the discards of a position; the deck is the rest."""
        cards = self.battle.cards
        key = f"position.{('attacker', 'defender')[side]}"
        if not self.options.cards:
            if stocks.hand or stocks.temporary or stocks.permanent:
                raise self.mistake(key, "cards need the option 'cards'")
            return
        for pile, names in ((HAND, stocks.hand), (TEMPORARY, stocks.temporary), (PERMANENT, stocks.permanent)):
            for name in names:
                card = CARD_NAMES.index(name)
                if copies(cards[DECK + side], card) == 0:
                    raise self.mistake(key, f"there are not that many cards '{name}' in a deck")
                cards[DECK + side] -= pile_of([card])
                cards[pile + side] += pile_of([card])
        while copies(cards[PERMANENT + side], cards[BURNING + side]) == 2:
            cards[BURNING + side] -= 1
        burning = cards[BURNING + side]
        for name in stocks.permanent:
            if not name.isdigit() or CARD_NAMES.index(name) < burning:
                raise self.mistake(f"{key}.permanent", f"'{name}' cannot leave the game while {burning} burns")

    def line_up(self, phase: str) -> None:
        """With cards a sequence begins with its cards."""
        if self.options.cards and phase in ("move", "assault", "barrage"):
            raise self.mistake("position.phase", "with cards a sequence begins in the phase 'cards'")
        if phase == "cards" and not self.options.cards:
            raise self.mistake("position.phase", "'cards' needs the option 'cards'")
        if phase == "barrage" and not self.options.interdiction:
            raise self.mistake("position.phase", "'barrage' needs the option 'interdiction'")
        if phase == "cards":
            form_lines(self.battle)

    def place(self, placed: Placed, key: str) -> None:
        b = self.battle
        side = 0 if placed.side == "attacker" else 1
        sector = self.sector(placed.at, f"{key}.at")
        unit = self.raise_unit(side, placed, sector, placed.name, key)
        if bars_vehicle(b, unit, sector):
            raise self.mistake(f"{key}.at", f"{placed.at} is forbidden by {RULES[DIFFICULT_BARS_VEHICLES]}")
        if flaw := flaw_of_marks(placed.marks):
            raise self.mistake(f"{key}.marks", flaw)
        if "bogged" in placed.marks and not b.is_vehicle(unit):
            raise self.mistake(f"{key}.marks", f"only vehicles bog down, not {placed.kind}")
        by_cards = [mark for mark in placed.marks if mark in ("no-ammunition", "no-supply", "mutinous")]
        if by_cards and not self.options.cards:
            raise self.mistake(f"{key}.marks", f"'{by_cards[0]}' needs the option 'cards'")
        if b.owner[sector] == 1 - side:
            raise self.mistake(f"{key}.at", f"{placed.at} is held by the enemy of this {placed.side}")
        if b.room(sector) < 1:
            raise self.mistake(f"{key}.at", f"{placed.at} has no room for another {placed.kind} of the {placed.side}")
        b.place(unit, sector)
        b.marks[unit] = sum(MARKS[mark] for mark in placed.marks)
