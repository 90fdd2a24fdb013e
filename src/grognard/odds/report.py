"""The exact odds of an action as plain data: what the server sends and `grognard odds --json` prints. See docs/api.md."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from grognard.engine import odds as exact
from grognard.engine.actions import Action
from grognard.engine.state import ALLOWED, NOBODY
from grognard.table.play import Play
from grognard.table.shown import Legal, TableEvent


class Range(Struct):
    """From how much to how much a rule counts."""

    rule: str
    low: int
    high: int


class OddsTotal(Struct):
    """A sum that is compared, with its chances: `<game>-odds-<key>` of the texts."""

    key: str
    side: int
    unit: int  # that it counts against, where there are several; else -1
    lines: list[Range]
    mean: float
    chances: list[tuple[int, float]]
    dice: Range | None  # the total is turned into dice that are thrown


class Fate(Struct):
    """What befalls a unit, or (unit -1) what can be said of a whole case: `<game>-case-<key>` of the texts, takes $count."""

    key: str
    unit: int
    amount: int


class OddsCase(Struct):
    """A result, and the margins that bring it."""

    least: int  # margin
    most: int
    chance: float
    lost: list[int]  # units that fall whatever their owner chooses
    to_choose: list[int]  # by side: further losses whose owner chooses the unit
    losses: list[int]  # by side, all of them
    taken_by: int  # -1: nobody moves into the other's place
    events: list[TableEvent]
    fates: list[Fate]


class Falling(Struct):
    """A unit that may fall whatever its owner chooses."""

    unit: int
    name: str
    chance: float


class OddsSummary(Struct):
    """What one asks first. `won`, `tied` and `lost` are the acting side's; null where only one side strikes."""

    won: float | None
    tied: float | None
    lost: float | None
    taken: list[float] | None  # by side; null where no place is at stake
    losses: list[float]  # by side, on average
    units: list[Falling]


class Prospect(Struct):
    """One thing a player asks before he decides: `<game>-odds-<key>` of the texts."""

    key: str
    unit: int  # -1: of none in particular
    name: str
    value: float
    chance: bool  # else an average


class Chances(Struct):
    """The chances of the acting side."""

    won: float
    tied: float
    lost: float


class Pair(Chances):
    """One commitment against another."""

    taken: float  # the acting side may move in
    losses: list[float]  # by side, on average


class Share(Struct):
    """The part of a commitment in a mix."""

    action: str
    share: float


class Hint(Struct):
    """The mixes that neither side can improve on."""

    mine: list[Share]
    theirs: list[Share]
    value: float  # in hundredths of the plainest unit, to me
    kept: Chances  # when both sides keep to the mixes


class Commitments(Struct):
    """What either side may commit in secret, and what each pair of commitments leads to."""

    mine: list[Legal]
    theirs: list[Legal]
    table: list[list[Pair]]  # by mine, by theirs
    hint: Hint


class Odds(Struct):
    """The exact odds of an action."""

    action: str
    acting: int  # the side that wins when the margin is above 0
    condition: str | None  # what is taken for granted of support to be committed: `odds-if-<condition>` of the texts
    totals: list[OddsTotal]
    cases: list[OddsCase]  # by margin
    summary: OddsSummary
    prospects: list[Prospect]
    commitments: Commitments | None


def odds_data(play: Play, action: Action, table: bool = True) -> Odds | None:
    """The odds of a legal action of the decider, with the table of commitments if asked for; None where the game gives none."""
    found = play.game.odds(play.state, action)
    if found is None:
        return None
    return Odds(
        action=play.game.write(play.state, action),
        acting=found.acting,
        condition=found.condition or None,
        totals=[total_data(play, total) for total in found.totals],
        cases=[case_data(play, found, case) for case in found.cases],
        summary=summary(play, found),
        prospects=[prospect_data(play, prospect) for prospect in found.prospects],
        commitments=commitments_data(play, found.commitments) if table and found.commitments is not None else None,
    )


def total_data(play: Play, total: exact.Total) -> OddsTotal:
    tally = total.tally
    ways = tally.all_ways()
    return OddsTotal(
        key=total.key,
        side=total.side,
        unit=total.unit,
        lines=[Range(play.game.rules[line.rule], line.low, line.high) for line in tally.lines() if not line.figure],
        mean=float(sum(Fraction(count * (tally.least + k), ways) for k, count in enumerate(tally.ways))),
        chances=[(tally.least + k, count / ways) for k, count in enumerate(tally.ways) if count],
        dice=dice_data(play, total),
    )


def dice_data(play: Play, total: exact.Total) -> Range | None:
    if total.dice_rule == ALLOWED:
        return None
    return Range(play.game.rules[total.dice_rule], total.fewest_dice, total.most_dice)


def case_data(play: Play, found: exact.Odds, case: exact.Case) -> OddsCase:
    return OddsCase(
        least=case.least,
        most=case.most,
        chance=case.ways / found.all_ways(),
        lost=case.lost,
        to_choose=case.to_choose,
        losses=case.losses,
        taken_by=case.taken_by,
        events=[play.event_data(event, play.state) for event in case.events],
        fates=[Fate(fate.key, fate.unit, fate.amount) for fate in case.fates],
    )


def prospect_data(play: Play, prospect: exact.Prospect) -> Prospect:
    name = play.game.unit(play.state, prospect.unit) if prospect.unit >= 0 else ""
    return Prospect(prospect.key, prospect.unit, name, float(prospect.value), prospect.is_chance)


def summary(play: Play, found: exact.Odds) -> OddsSummary:
    """What one asks first: who wins, does the place change hands, who falls."""
    ways = found.all_ways()
    falls: dict[int, int] = {}
    for case in found.cases:
        for unit in case.lost:
            falls[unit] = falls.get(unit, 0) + case.ways
        for unit, ways_to_fall in case.may_fall.items():
            falls[unit] = falls.get(unit, 0) + ways_to_fall
    won, tied, lost = margins(found)
    return OddsSummary(
        won=won,
        tied=tied,
        lost=lost,
        taken=taken(found),
        losses=[float(sum(Fraction(c.ways * c.losses[side], ways) for c in found.cases)) for side in range(2)],
        units=[
            Falling(unit, play.game.unit(play.state, unit), count / ways)
            for unit, count in sorted(falls.items(), key=lambda fallen: (-fallen[1], fallen[0]))
        ],
    )


def margins(found: exact.Odds) -> tuple[float | None, float | None, float | None]:
    """Who wins: the acting side, neither, the other; None where nobody does, for only one side strikes."""
    if not found.opposed:
        return None, None, None
    return (
        chance_of(found, [case.least > 0 for case in found.cases]),
        chance_of(found, [case.least == 0 for case in found.cases]),
        chance_of(found, [case.most < 0 for case in found.cases]),
    )


def taken(found: exact.Odds) -> list[float] | None:
    """The chances of taking the place, by side; None where none is at stake."""
    if not found.opposed and all(case.taken_by == NOBODY for case in found.cases):
        return None
    return [chance_of(found, [case.taken_by == side for case in found.cases]) for side in range(2)]


def chance_of(found: exact.Odds, fitting: list[bool]) -> float:
    return sum(case.ways for case, fits in zip(found.cases, fitting, strict=True) if fits) / found.all_ways()


def commitments_data(play: Play, found: exact.Commitments) -> Commitments:
    return Commitments(
        mine=[play.action_data(action, play.state) for action in found.mine],
        theirs=[play.action_data(action, play.state) for action in found.theirs],
        table=[[pair_data(pair) for pair in row] for row in found.pairs],
        hint=Hint(
            mine=mix(play, found.mine, found.my_mix),
            theirs=mix(play, found.theirs, found.their_mix),
            value=found.value,
            kept=kept(found),
        ),
    )


def kept(found: exact.Commitments) -> Chances:
    """The chances when both keep to the mixes."""
    chances = Chances(0.0, 0.0, 0.0)
    for share, row in zip(found.my_mix, found.pairs, strict=True):
        for other, pair in zip(found.their_mix, row, strict=True):
            chances.won += share * other * pair.won
            chances.tied += share * other * pair.tied
            chances.lost += share * other * pair.lost
    return chances


def pair_data(pair: exact.Pair) -> Pair:
    """In millionths: there are thousands of pairs, and each is sent."""
    won, tied, lost, taken = (round(chance, 6) for chance in (pair.won, pair.tied, pair.lost, pair.taken))
    return Pair(won, tied, lost, taken, [round(n, 6) for n in pair.losses])


def mix(play: Play, options: list[Action], shares: list[float]) -> list[Share]:
    """The part each commitment has in a mixed strategy; those with none are left out."""
    return [
        Share(play.game.write(play.state, action), share)
        for action, share in zip(options, shares, strict=True)
        if share > 1e-9
    ]
