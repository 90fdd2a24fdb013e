"""`grognard arena`: how strong one level is against another."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from grognard.cli.script import show
from grognard.cli.simulate import Count, Seed, Thought, checked_pairing, told
from grognard.engine.mistakes import Mistake
from grognard.lab.arena import Contest, hold_contest


def arena(
    game: str,
    scenario: str,
    first: str,
    second: str,
    *,
    games: Count = 100,
    jobs: Count = 1,
    nodes: Thought = 0,
    second_nodes: Thought | None = None,
    option: tuple[str, ...] = (),
    seed: Seed = 1,
    json: bool = False,
    cluster: str = "",
) -> None:
    """Let two levels play matches of two games, the sides swapped. Ctrl-C ends it early and still reports.

    Parameters
    ----------
    game
        marmitages, …
    scenario
        One of its scenarios.
    first
        A level: recruit, sergeant, colonel or marshal.
    second
        Another, or the same.
    games
        How many; an odd one is made even.
    jobs
        How many matches at a time. The results do not depend on it.
    nodes
        Actions a searching level may try in thought for each decision; 0: as many as in play.
    second_nodes
        The same for the second level, where it differs.
    option
        An option of the scenario, as often as you like: cards, or points=80.
    seed
        Of the first match; the next has the next.
    json
        Print data, with every game.
    cluster
        Address of a Dask scheduler that shall do the work, as tcp://host:8786.
    """
    both = (nodes, nodes if second_nodes is None else second_nodes)
    pairing = checked_pairing(game, scenario, option, (first, second), both)
    contest = hold_contest(pairing, (games + 1) // 2, seed, jobs, cluster, quiet=json)
    if not contest.played:
        raise Mistake("stopped before the first match was over: there is nothing to report")
    if json:
        show(contest)
    else:
        Console().print(report(contest))


def report(contest: Contest) -> Table:
    first, second = contest.levels
    table = Table(title=f"{contest.scenario}{told(contest.options)}: {first} against {second}", show_header=False)
    table.add_row("games", f"{contest.games.of}")
    table.add_row(f"games won by {first}", str(contest.games))
    table.add_row("on the first side", str(contest.by_side[0]))
    table.add_row("on the second side", str(contest.by_side[1]))
    table.add_row(f"matches won by {first}", str(contest.matches))
    table.add_row(f"score of {first}", str(contest.score))
    return table
