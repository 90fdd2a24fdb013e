"""The exact odds of an action as plain data: what the server sends and `grognard odds --json` prints. See docs/api.md."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from grognard.engine.actions import Action
from grognard.engine.odds import Case, Commitments, Odds, Pair, Prospect, Total
from grognard.table.play import Play


def read_odds(play: Play, action: Action) -> dict[str, Any] | None:
    """The odds of a legal action of the decider; None where the game gives none."""
    found = play.game.odds(play.state, action)
    if found is None:
        return None
    return {
        "action": play.game.write(play.state, action),
        "acting": found.acting,
        "totals": [read_total(play, total) for total in found.totals],
        "cases": [read_case(play, found, case) for case in found.cases],
        "summary": summary(play, found),
        "prospects": [read_prospect(play, prospect) for prospect in found.prospects],
        "commitments": None if found.commitments is None else read_commitments(play, found.commitments),
    }


def read_total(play: Play, total: Total) -> dict[str, Any]:
    tally = total.tally
    ways = tally.all_ways()
    return {
        "key": total.key,
        "side": total.side,
        "lines": [{"rule": play.game.rules[line.rule], "low": line.low, "high": line.high} for line in tally.lines()],
        "mean": float(sum(Fraction(count * (tally.least + k), ways) for k, count in enumerate(tally.ways))),
        "chances": [[tally.least + k, count / ways] for k, count in enumerate(tally.ways) if count],
    }


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
    }


def read_prospect(play: Play, prospect: Prospect) -> dict[str, Any]:
    name = play.game.unit(play.state, prospect.unit)
    value = float(prospect.value)
    return {"key": prospect.key, "unit": prospect.unit, "name": name, "value": value, "chance": prospect.is_chance}


def summary(play: Play, found: Odds) -> dict[str, Any]:
    """What one asks first: who wins, does the place change hands, who falls."""
    ways = max(found.all_ways(), 1)
    falls: dict[int, int] = {}
    for case in found.cases:
        for unit in case.lost:
            falls[unit] = falls.get(unit, 0) + case.ways
    return {
        "won": sum(case.ways for case in found.cases if case.least > 0) / ways,
        "tied": sum(case.ways for case in found.cases if case.least == 0) / ways,
        "lost": sum(case.ways for case in found.cases if case.most < 0) / ways,
        "taken": [sum(c.ways for c in found.cases if c.taken_by == side) / ways for side in range(2)],
        "losses": [float(sum(Fraction(c.ways * c.losses[side], ways) for c in found.cases)) for side in range(2)],
        "units": [
            {"unit": unit, "name": play.game.unit(play.state, unit), "chance": count / ways}
            for unit, count in sorted(falls.items(), key=lambda fallen: (-fallen[1], fallen[0]))
        ],
    }


def read_commitments(play: Play, found: Commitments) -> dict[str, Any]:
    write = play.game.write
    return {
        "mine": [write(play.state, action) for action in found.mine],
        "theirs": [write(play.state, action) for action in found.theirs],
        "table": [[read_pair(pair) for pair in row] for row in found.pairs],
        "hint": {
            "mine": mix(play, found.my_options, found.my_mix),
            "theirs": mix(play, found.theirs, found.their_mix),
            "value": found.value,
        },
    }


def read_pair(pair: Pair) -> dict[str, Any]:
    return {"won": pair.won, "tied": pair.tied, "taken": pair.taken, "losses": pair.losses}


def mix(play: Play, options: list[Action], shares: list[float]) -> list[dict[str, Any]]:
    """The part each commitment has in a mixed strategy; those with none are left out."""
    return [
        {"action": play.game.write(play.state, action), "share": share}
        for action, share in zip(options, shares, strict=True)
        if share > 1e-9
    ]
