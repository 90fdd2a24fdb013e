"""`grognard simulate`: many games of a scenario, and what they say of its balance."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from grognard.books.files import nearest
from grognard.books.scenarios import load_scenario
from grognard.books.texts import word
from grognard.cli.rules import Language
from grognard.cli.script import show
from grognard.engine.game import OptionSpec
from grognard.engine.mistakes import Mistake
from grognard.games.registry import find_game
from grognard.lab.balance import Balance
from grognard.lab.balance import simulate as run_simulation
from grognard.lab.match import Pairing
from grognard.lab.page import NOTHING, Words, balance_page
from grognard.lab.statistics import Mean, Share
from grognard.players.registry import find_level

Count = Annotated[int, Parameter(validator=lambda _, value: check_number(value, 1))]
Thought = Annotated[int, Parameter(validator=lambda _, value: check_number(value, 0))]
Seed = Annotated[int, Parameter(validator=lambda _, value: check_number(value, 0, MOST_SEED))]
MOST_SEED = 10**15  # so that the seeds of many games are numbers the dice can hold


def check_number(value: int | None, least: int, most: int | None = None) -> None:
    if value is None:
        return
    if value < least:
        raise ValueError(f"give at least {least}")
    if most is not None and value > most:
        raise ValueError(f"give at most {most}")


def simulate(
    game: str,
    scenario: str,
    *,
    attacker: str = "sergeant",
    defender: str = "sergeant",
    games: Count = 200,
    jobs: Count = 1,
    nodes: Thought = 0,
    option: tuple[str, ...] = (),
    seed: Seed = 1,
    json: bool = False,
    page: str = "",
    language: Language = "en",
    cluster: str = "",
) -> None:
    """Play a scenario many times and report its balance. Ctrl-C ends it early and still reports.

    Parameters
    ----------
    game
        The game: marmitages, …
    scenario
        One of its scenarios.
    attacker
        The level of the first side: recruit, sergeant, colonel or marshal.
    defender
        The level of the second side.
    games
        How many games.
    jobs
        How many games to play at a time. The results do not depend on it.
    nodes
        Actions a searching level may try in thought for each decision; 0: as many as in play.
    option
        An option of the scenario, such as cards or points=80. May be given several times.
    seed
        The seed of the first game; the second has the next number, and so on.
    json
        Print data, with every game.
    page
        Also write a page with plots to this file.
    language
        The language of the report and the page: fr or en.
    cluster
        Address of a Dask scheduler that does the work, such as tcp://host:8786.
    """
    pairing = checked_pairing(game, scenario, option, (attacker, defender), (nodes, nodes))
    if page:
        check_place(Path(page))
    balance = run_simulation(pairing, games, seed, jobs, cluster, quiet=json)
    if not balance.games:
        raise Mistake("stopped before the first game was over: there is nothing to report")
    if json:
        show(balance)
    else:
        Console().print(report(balance, side_names(game, scenario, language), language))
    if page:
        Path(page).write_text(balance_page(balance, side_names(game, scenario, language), language), "utf-8")


def check_place(page: Path) -> None:
    """Before the games are played, not after."""
    if page.is_dir() or not os.access(page if page.exists() else page.parent, os.W_OK):
        raise Mistake(f"no page can be written to '{page}': give a file in a folder that exists and may be written to")


def checked_pairing(
    game: str, scenario: str, options: tuple[str, ...], levels: tuple[str, str], nodes: tuple[int, int]
) -> Pairing:
    """Every name is checked here, before any process is started."""
    played, data = find_game(game), load_scenario(game, scenario)
    chosen = dict(read_option(word, played.options(data)) for word in options)
    played.set_up(data, chosen)
    for level in levels:
        find_level(level)
    return Pairing(game, scenario, chosen, levels, nodes)


def read_option(word: str, specs: list[OptionSpec]) -> tuple[str, Any]:
    """`points=80` is a choice among the values, `cards` alone a switch turned on."""
    key, _, text = word.partition("=")
    for spec in specs:
        if spec.key == key:
            values = {str(value).lower(): value for value in spec.values}
            chosen = text or "true"
            if chosen not in values:
                raise Mistake(f"{key} cannot be '{chosen}'.{nearest(chosen, values)}")
            return key, values[chosen]
    raise Mistake(f"the scenario has no option '{key}'.{nearest(key, [spec.key for spec in specs])}")


def told(options: dict[str, Any]) -> str:
    return "".join(f", {key} {value}" for key, value in options.items())


def title_of(game: str, scenario: str, language: str) -> str:
    return word(load_scenario(game, scenario)["title"], language)


def side_names(game: str, scenario: str, language: str) -> list[str]:
    data = load_scenario(game, scenario)
    return [word(data[key]["name"], language) for key in find_game(game).sides]


def report(balance: Balance, sides: list[str], language: str) -> Table:
    say = Words(language, balance.game)
    table = Table(
        "",
        *sides,
        title=say(
            "title",
            scenario=f"{title_of(balance.game, balance.scenario, language)}{told(balance.options)}",
            games=balance.games,
        ),
    )
    table.add_row(say("level"), *map(say.level, balance.levels))
    table.add_row(say("won"), *map(say.share, balance.wins))
    if balance.draws.count:
        table.add_row(say("draws"), say.share(balance.draws))
    add_rows(table, say, "grade", balance.grades[:2])
    add_rows(table, say, "decided", balance.decided[:2])
    add_rows(table, say, "term", balance.terms[:2])
    add_rows(table, say, "figure", balance.sides)
    table.add_section()
    table.add_row(say("turns"), say.mean(balance.turns))
    table.add_row(say("decisions"), say.mean(balance.decisions))
    return table


SECTIONS = {"grade": "grades", "decided": "decided", "term": "terms", "figure": "figures"}  # titles, as on the page


def add_rows(table: Table, say: Words, kind: str, columns: Sequence[Mapping[str, Share | Mean]]) -> None:
    """A section in the words of the game, with a column for each side: of the games it won, or of all."""
    table.add_section()
    table.add_row(f"[bold]{say(SECTIONS[kind])}[/bold]")
    for key in dict.fromkeys(key for column in columns for key in column):
        cells = (say.figure(column[key]) if key in column else NOTHING for column in columns)
        table.add_row(say.of_game(kind, key), *cells)
