"""`grognard playthrough`: one whole seeded game of each scenario as text, kept in docs/ and compared by the tests."""

from __future__ import annotations

from pathlib import Path

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.dice import SeededDice
from grognard.games.registry import GAMES, find_game
from grognard.table.play import Play
from grognard.table.wording import Wording

SEED = 1914


def playthrough(game: str = "", *, folder: str = "docs/playthroughs") -> None:
    """Write the playthroughs of a game, or of all.

    Parameters
    ----------
    game
        Only this game.
    folder
        The folder to write to.
    """
    for name in [find_game(game).name] if game else list(GAMES):
        for scenario in scenario_names(name):
            file = Path(folder) / name / f"{scenario}.txt"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(whole_game(name, scenario), "utf-8")
            print(file)


def whole_game(name: str, scenario: str) -> str:
    """Both sides play at random from one seed; the text changes exactly when the rules change a game's course."""
    game = find_game(name)
    play = Play(game, load_scenario(name, scenario), {})
    dice = SeededDice(SEED)
    wording = Wording(play, "en", viewer=-1)
    lines = [f"{name}, {scenario}: a game at random, seed {SEED}", ""]
    while legal := play.legal():
        lines.append(f"{wording.prompt()}  ({len(legal)} legal)")
        entry = play.act(game.write(play.state, legal[dice.roll(len(legal)) - 1]), dice)
        lines.append(f"> {entry.text}")
        for event in play.entry_data(entry, entry.side).events:
            lines.append(f"    {wording.event(event)}")
            lines += [f"        {line}" for line in wording.lines(event)]
    return "\n".join([*lines, wording.prompt(), ""])
