"""`grognard arena`: how strong one level is against another."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from grognard.cli.rules import Language
from grognard.cli.script import show
from grognard.cli.simulate import Count, Seed, Thought, checked_pairing, title_of, told
from grognard.engine.mistakes import Mistake
from grognard.lab.arena import Contest, hold_contest
from grognard.lab.page import Words


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
    language: Language = "en",
    cluster: str = "",
) -> None:
    """Let two levels play matches of two games, with the sides swapped. Ctrl-C ends it early and still reports.

    Parameters
    ----------
    game
        The game: marmitages, …
    scenario
        One of its scenarios.
    first
        A level: recruit, sergeant, colonel or marshal.
    second
        Another, or the same.
    games
        How many games; an odd number is made even.
    jobs
        How many matches to play at a time. The results do not depend on it.
    nodes
        Actions a searching level may try in thought for each decision; 0: as many as in play.
    second_nodes
        The same for the second level, where it differs.
    option
        An option of the scenario, such as cards or points=80. May be given several times.
    seed
        The seed of the first match; the second has the next number, and so on.
    json
        Print data, with every game.
    language
        The language of the report: fr or en.
    cluster
        Address of a Dask scheduler that does the work, such as tcp://host:8786.
    """
    both = (nodes, nodes if second_nodes is None else second_nodes)
    pairing = checked_pairing(game, scenario, option, (first, second), both)
    contest = hold_contest(pairing, (games + 1) // 2, seed, jobs, cluster, quiet=json)
    if not contest.played:
        raise Mistake("stopped before the first match was over: there is nothing to report")
    if json:
        show(contest)
    else:
        Console().print(report(contest, language))


def report(contest: Contest, language: str) -> Table:
    say = Words(language, contest.game)
    first, second = map(say.level, contest.levels)
    title = say(
        "contest",
        scenario=f"{title_of(contest.game, contest.scenario, language)}{told(contest.options)}",
        first=first,
        second=second,
    )
    table = Table(title=title, show_header=False, caption=say("score-what", game=contest.game))
    table.add_row(say("games"), f"{contest.games.of}")
    table.add_row(say("games-won", level=first), say.share(contest.games))
    for number, share in enumerate(contest.by_side, 1):
        table.add_row(say("on-side", number=number), say.share(share))
    table.add_row(say("matches-won", level=first), say.share(contest.matches))
    table.add_row(say("score", level=first), say.mean(contest.score))
    return table
