"""The exact odds of an action as plain data: what the server sends and `grognard odds --json` prints. See docs/api.md."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from grognard.engine.actions import Action
from grognard.engine.odds import Case, Commitments, Odds, Pair, Prospect, Total
from grognard.engine.state import ALLOWED, NOBODY
from grognard.table.play import Play


def read_odds(play: Play, action: Action, table: bool = True) -> dict[str, Any] | None:
    """The odds of a legal action of the decider, with the table of commitments if asked for; None where the game gives none."""
    found = play.game.odds(play.state, action)
    if found is None:
        return None
    return {
        "action": play.game.write(play.state, action),
        "acting": found.acting,
        "condition": found.condition or None,
        "totals": [read_total(play, total) for total in found.totals],
        "cases": [read_case(play, found, case) for case in found.cases],
        "summary": summary(play, found),
        "prospects": [read_prospect(play, prospect) for prospect in found.prospects],
        "commitments": read_commitments(play, found.commitments) if table and found.commitments is not None else None,
    }


def read_total(play: Play, total: Total) -> dict[str, Any]:
    tally = total.tally
    ways = tally.all_ways()
    return {
        "key": total.key,
        "side": total.side,
        "unit": total.unit,
        "lines": [
            {"rule": play.game.rules[line.rule], "low": line.low, "high": line.high}
            for line in tally.lines()
            if not line.figure
        ],
        "mean": float(sum(Fraction(count * (tally.least + k), ways) for k, count in enumerate(tally.ways))),
        "chances": [[tally.least + k, count / ways] for k, count in enumerate(tally.ways) if count],
        "dice": read_dice(play, total),
    }


def read_dice(play: Play, total: Total) -> dict[str, Any] | None:
    if total.dice_rule == ALLOWED:
        return None
    return {"rule": play.game.rules[total.dice_rule], "low": total.fewest_dice, "high": total.most_dice}


def read_case(play: Play, found: Odds, case: Case) -> dict[str, Any]:
    return {
        "least": case.least,
        "most": case.most,
        "chance": case.ways / found.all_ways(),
        "lost": case.lost,
        "to_choose": case.to_choose,
        "losses": case.losses,
        "taken_by": case.taken_by,
        "events": [play.read_event(event, play.state) for event in case.events],
        "fates": [{"key": fate.key, "unit": fate.unit, "amount": fate.amount} for fate in case.fates],
    }


def read_prospect(play: Play, prospect: Prospect) -> dict[str, Any]:
    name = play.game.unit(play.state, prospect.unit) if prospect.unit >= 0 else ""
    value = float(prospect.value)
    return {"key": prospect.key, "unit": prospect.unit, "name": name, "value": value, "chance": prospect.is_chance}


def summary(play: Play, found: Odds) -> dict[str, Any]:
    """What one asks first: who wins, does the place change hands, who falls."""
    ways = found.all_ways()
    falls: dict[int, int] = {}
    for case in found.cases:
        for unit in case.lost:
            falls[unit] = falls.get(unit, 0) + case.ways
        for unit, ways_to_fall in case.may_fall.items():
            falls[unit] = falls.get(unit, 0) + ways_to_fall
    return {
        **margins(found),
        "taken": taken(found),
        "losses": [float(sum(Fraction(c.ways * c.losses[side], ways) for c in found.cases)) for side in range(2)],
        "units": [
            {"unit": unit, "name": play.game.unit(play.state, unit), "chance": count / ways}
            for unit, count in sorted(falls.items(), key=lambda fallen: (-fallen[1], fallen[0]))
        ],
    }


def margins(found: Odds) -> dict[str, float | None]:
    """Who wins; None where nobody does, for only one side strikes."""
    if not found.opposed:
        return {"won": None, "tied": None, "lost": None}
    return {
        "won": chance_of(found, [case.least > 0 for case in found.cases]),
        "tied": chance_of(found, [case.least == 0 for case in found.cases]),
        "lost": chance_of(found, [case.most < 0 for case in found.cases]),
    }


def taken(found: Odds) -> list[float] | None:
    """By side; None where no place is at stake."""
    if not found.opposed and all(case.taken_by == NOBODY for case in found.cases):
        return None
    return [chance_of(found, [case.taken_by == side for case in found.cases]) for side in range(2)]


def chance_of(found: Odds, fitting: list[bool]) -> float:
    return sum(case.ways for case, fits in zip(found.cases, fitting, strict=True) if fits) / found.all_ways()


def read_commitments(play: Play, found: Commitments) -> dict[str, Any]:
    return {
        "mine": [play.read_action(action) for action in found.mine],
        "theirs": [play.read_action(action) for action in found.theirs],
        "table": [[read_pair(pair) for pair in row] for row in found.pairs],
        "hint": {
            "mine": mix(play, found.mine, found.my_mix),
            "theirs": mix(play, found.theirs, found.their_mix),
            "value": found.value,
            "kept": kept(found),
        },
    }


def kept(found: Commitments) -> dict[str, float]:
    """The chances when both keep to the mixes."""
    chances = {"won": 0.0, "tied": 0.0, "lost": 0.0}
    for share, row in zip(found.my_mix, found.pairs, strict=True):
        for other, pair in zip(found.their_mix, row, strict=True):
            chances["won"] += share * other * pair.won
            chances["tied"] += share * other * pair.tied
            chances["lost"] += share * other * pair.lost
    return chances


def read_pair(pair: Pair) -> dict[str, Any]:
    """In millionths: there are thousands of pairs, and each is sent."""
    chances = {"won": pair.won, "tied": pair.tied, "lost": pair.lost, "taken": pair.taken}
    return {**{key: round(chance, 6) for key, chance in chances.items()}, "losses": [round(n, 6) for n in pair.losses]}


def mix(play: Play, options: list[Action], shares: list[float]) -> list[dict[str, Any]]:
    """The part each commitment has in a mixed strategy; those with none are left out."""
    return [
        {"action": play.game.write(play.state, action), "share": share}
        for action, share in zip(options, shares, strict=True)
        if share > 1e-9
    ]
