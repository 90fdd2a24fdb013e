"""The lab: the same seeds give the same results however the work is shared out, and a stopped run still reports."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path

import pytest
from distributed import Client

from grognard.books.scenarios import scenario_names
from grognard.books.texts import languages, render
from grognard.cli.arena import report
from grognard.engine.mistakes import Mistake
from grognard.games.registry import GAMES
from grognard.lab import fleet
from grognard.lab.arena import hold_contest
from grognard.lab.balance import simulate, sum_up
from grognard.lab.fleet import run_all
from grognard.lab.match import Pairing, Result
from grognard.lab.page import balance_page
from grognard.lab.statistics import mean, wilson

PAIRING = Pairing("marmitages", "belleau-wood-1918", {}, ("sergeant", "recruit"))


# -- statistics ----------------------------------------------------------------------------------------------------------
def test_wilson_interval() -> None:
    """Worked out by hand from the formula: 10 of 10, 0 of 10 and 8 of 10 at 95 %."""
    assert (round(wilson(10, 10).low, 4), round(wilson(10, 10).high, 4)) == (0.7225, 1.0)
    assert (round(wilson(0, 10).low, 4), round(wilson(0, 10).high, 4)) == (0.0, 0.2775)
    assert (round(wilson(8, 10).low, 4), round(wilson(8, 10).high, 4)) == (0.4902, 0.9433)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_mean_interval() -> None:
    """1, 2, 3: standard error 1 / √3."""
    found = mean([1.0, 2.0, 3.0])
    assert found.mean == 2
    assert round(found.high - 2, 4) == round(1.959964 / 3**0.5, 4)


def test_an_interval_goes_below_zero_only_where_the_number_can() -> None:
    """0 and 50: standard error 25, so 25 ± 49. Losses stop at 0; a score, which the enemy has with the other sign, does not."""
    assert mean([0.0, 50.0]).low == 0
    assert round(mean([0.0, 50.0], signed=True).low, 2) == -24.00
    assert round(mean([-10.0, 40.0]).low, 2) == -34.00


# -- the same whoever does it ----------------------------------------------------------------------------------------------
def test_the_number_of_jobs_changes_nothing() -> None:
    assert simulate(PAIRING, 6, seed=5, jobs=2) == simulate(PAIRING, 6, seed=5, jobs=1)


def test_a_contest_swaps_sides_and_counts() -> None:
    contest = hold_contest(PAIRING, 4, seed=2)
    assert contest.games.of == 8
    assert all(match.games[0].levels == ("sergeant", "recruit") for match in contest.played)
    assert all(match.games[1].levels == ("recruit", "sergeant") for match in contest.played)
    won = sum((m.games[0].winner == 0) + (m.games[1].winner == 1) for m in contest.played)
    assert contest.games.count == won


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_measured(name: str) -> None:
    """And every figure of it is on the page, in both languages: a text that is lacking raises."""
    balance = simulate(Pairing(name, scenario_names(name)[0], {}, ("recruit", "recruit")), 3, seed=3)
    assert balance.games == 3
    assert all(balance.sides)
    for language in languages():
        page = balance_page(balance, ["first", "second"], language)
        for side in balance.sides:
            assert all(escape(render(language, f"{name}-figure-{key}")) in page for key in side)


def game_won(winner: int, grade: str, decided: str, **terms: int) -> Result:
    lost = [{"companies_lost": 1, "companies_surrendered": 2}, {"companies_lost": 3, "units_surrendered": 4}]
    return Result(1, ("recruit", "recruit"), winner, grade, "victory-grades", decided, terms, [0, 0], 9, 100, lost)


def test_grades_and_what_decided_are_told_by_who_won() -> None:
    """Four games: three of the Canadians, one of the Germans."""
    played = [
        game_won(0, "canadian-decisive", "objectives-taken", objectives=20),
        game_won(0, "canadian-decisive", "prisoners-taken", objectives=12),
        game_won(0, "canadian-marginal", "objectives-taken", objectives=16),
        game_won(1, "german-marginal", "losses-suffered", objectives=30),
    ]
    balance = sum_up(Pairing("vimy", "hill-145-1917", {}, ("recruit", "recruit")), "hill-145-1917", 1, played)
    counts = [{key: share.count for key, share in by.items()} for by in (*balance.grades, *balance.decided)]
    assert counts == [
        {"canadian-decisive": 2, "canadian-marginal": 1},
        {"german-marginal": 1},
        {},
        {"objectives-taken": 2, "prisoners-taken": 1},
        {"losses-suffered": 1},
        {},
    ]
    assert all(share.of == 4 for by in (*balance.grades, *balance.decided) for share in by.values())
    assert [by.get("objectives", mean([])).mean for by in balance.terms] == [16, 30, 0]
    page = balance_page(balance, ["Canadians", "Germans"])
    assert "Germans: enough objectives were taken, but at too great a loss" in page
    assert "units that surrendered" in page


def test_options_reach_the_game() -> None:
    """Sixty points buy no army of a hundred: nobody can have lost or kept more shells than two fifths of them."""
    words = ["--games", "2", "--option", "points=60", "--option", "cards", "--json"]
    told = json.loads(grognard("arena", "marmitages", "open-battle", "recruit", "recruit", *words).stdout)
    assert told["options"] == {"points": 60, "cards": True}
    assert all(side["shells"] <= 24 for match in told["played"] for game in match["games"] for side in game["sides"])


# -- a cluster -------------------------------------------------------------------------------------------------------------
LOOPBACK = ["--host", "127.0.0.1", "--no-dashboard"]


@contextmanager
def dask(part: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A real scheduler or worker on the loopback interface."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{part}", *LOOPBACK, *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    with dask("scheduler", "--port", "0") as process:
        assert process.stderr is not None
        yield next(line.split()[-1] for line in process.stderr if "Scheduler at:" in line)


@contextmanager
def workers(scheduler: str, number: int) -> Iterator[set[int]]:
    """That many workers of one core, each a process of its own; their ids."""
    with (
        dask("worker", scheduler, "--nworkers", str(number), "--nthreads", "1"),
        Client(scheduler) as client,  # type: ignore[no-untyped-call]
    ):
        client.wait_for_workers(number, timeout=60)
        yield set(client.run(os.getpid).values())


def where_done(cluster: str) -> set[int]:
    """The processes that did a dozen pieces of work."""

    def work(seconds: float) -> int:
        time.sleep(seconds)
        return os.getpid()

    return set(run_all(work, [(0.05,)] * 12, 1, cluster, "", quiet=True))


def test_a_cluster_without_workers_is_not_replaced_in_silence(scheduler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "WORKER_SECONDS", 1)
    with pytest.raises(Mistake, match=f"'dask worker {scheduler}'"):
        where_done(scheduler)


def test_a_worker_of_one_core_does_the_work(scheduler: str) -> None:
    with workers(scheduler, 1) as processes:
        assert len(processes) == 1
        assert where_done(scheduler) == processes


def test_two_workers_share_the_work_and_give_the_same(scheduler: str) -> None:
    with workers(scheduler, 2) as processes:
        assert len(processes) == 2
        assert where_done(scheduler) == processes
        assert simulate(PAIRING, 8, seed=5, cluster=scheduler) == simulate(PAIRING, 8, seed=5)


# -- the command line ------------------------------------------------------------------------------------------------------
def grognard(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "grognard", *words], capture_output=True, text=True, timeout=600)


def test_simulate_prints_data_and_draws_a_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    words = ["simulate", "marmitages", "belleau-wood-1918", "--games", "3", "--attacker", "recruit", "--json"]
    told = json.loads(grognard(*words, "--page", str(page), "--language", "fr").stdout)
    assert told["games"] == 3
    assert told["levels"] == ["recruit", "sergeant"]
    assert len(told["played"]) == 3
    text = page.read_text("utf-8")
    assert "3 parties" in text
    assert all(f"<h2>{title}</h2>" in text for title in ("Qui gagne", "Degrés de victoire", "Ce qui a décidé"))
    assert text.count("<svg") >= 2 + 1 + 1 + 1  # two sides, a grade, what decided it, the lengths


def test_reports_speak_french() -> None:
    """Three games: a share of none, a third, two thirds or all, with the comma and the narrow space of French."""
    few = ["marmitages", "belleau-wood-1918", "--language", "fr"]
    told = grognard("simulate", *few[:2], "--games", "3", "--attacker", "recruit", *few[2:]).stdout
    assert "Bois de Belleau 1918 : 3 parties" in told
    assert all(
        word in told
        for word in ("Américains", "Allemands", "recrue", "sergent", "parties gagnées", "Degrés de victoire")
    )
    assert re.search("(0,0|33,3|66,7|100,0)\u202f% \\(", told)
    told = grognard("arena", *few[:2], "recruit", "recruit", "--games", "2", *few[2:]).stdout
    assert "recrue contre recrue" in told
    assert "rencontres gagnées" in told


def test_arena_reports() -> None:
    done = grognard("arena", "marmitages", "belleau-wood-1918", "sergeant", "recruit", "--games", "4")
    assert "matches won by sergeant" in done.stdout
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arena", "marmitages", "belleau-wood-1918", "sargeant", "recruit"], "Did you mean 'sergeant'?"),
        (["simulate", "marmitages", "belleau-wood"], "belleau-wood-1918"),
        (["simulate", "marmitages", "open-battle", "--option", "card"], "Did you mean 'cards'?"),
        (["arena", "marmitages", "open-battle", "recruit", "recruit", "--option", "points=5"], "points cannot be '5'"),
        (
            ["simulate", "marmitages", "belleau-wood-1918", "--cluster", "tcp://127.0.0.1:9"],
            "start one with 'dask scheduler'",
        ),
        (
            ["simulate", "marmitages", "belleau-wood-1918", "--page", "no/such/folder/page.html"],
            "no page can be written",
        ),
        (["simulate", "marmitages", "belleau-wood-1918", "--nodes", "-5"], "give at least 0"),
        (["simulate", "marmitages", "belleau-wood-1918", "--seed", "9" * 26], "give at most"),
        (
            ["arena", "marmitages", "belleau-wood-1918", "recruit", "recruit", "--second-nodes", "-1"],
            "give at least 0",
        ),
        (["arena", "marmitages", "belleau-wood-1918", "recruit", "recruit", "--seed", "-1"], "give at least 0"),
    ],
)
def test_mistakes_are_one_sentence(words: list[str], said: str) -> None:
    done = grognard(*words)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


# A simulation that says on standard error when a game is handed out, and when one is done.
WATCHED = """
import sys
from rich.progress import Progress
from grognard.cli import main
from grognard.lab import fleet

def saying(word, do):
    def told(*args):
        found = do(*args)
        print(word, file=sys.stderr, flush=True)
        return found
    return told

fleet.delayed = saying("HANDED OUT", fleet.delayed)
Progress.advance = saying("DONE", Progress.advance)
main()
"""


def watch(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WATCHED, "simulate", *words, "--jobs", "2"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def stop_after(run: subprocess.Popen[str], word: str) -> None:
    """Ctrl-C, once it has said that."""
    assert run.stderr is not None
    assert any(word in line for line in run.stderr)
    run.send_signal(signal.SIGINT)


def test_a_stopped_simulation_still_reports() -> None:
    run = watch("marmitages", "belleau-wood-1918", "--games", "100000", "--json")
    stop_after(run, "DONE")
    told = json.loads(run.communicate(timeout=600)[0])
    assert 0 < told["games"] < 100_000
    assert [game["seed"] for game in told["played"]] == list(range(1, told["games"] + 1))


def test_stopped_twice_it_reports_what_is_done() -> None:
    """Games of marshals on the whole ridge would take hours to finish."""
    run = watch("vimy", "vimy-ridge-1917", "--attacker", "marshal", "--games", "50")
    stop_after(run, "HANDED OUT")
    stop_after(run, "Ctrl-C again reports at once")
    told = run.communicate(timeout=600)[1]
    assert "nothing to report" in told
    assert "Traceback" not in told


@pytest.mark.parametrize("language", languages())
def test_the_arena_says_what_its_score_is(language: str) -> None:
    """A sentence for each game, as its outcome counts: no two share one."""
    told = [render(language, "lab-score-what", {"game": game}) for game in GAMES]
    assert len(set(told)) == len(GAMES)
    contest = hold_contest(PAIRING, 1, seed=1)
    assert str(report(contest, language).caption) == told[list(GAMES).index(PAIRING.game)]


def test_a_page_escapes_names() -> None:
    page = balance_page(simulate(PAIRING, 1, seed=1), ["<b>", "Germans"])
    assert "<b>" not in page
