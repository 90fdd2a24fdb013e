"""The lab: the same seeds give the same results however the work is shared out, and a stopped run still reports."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.books.scenarios import scenario_names
from grognard.games.registry import GAMES
from grognard.lab.arena import hold_contest
from grognard.lab.balance import simulate
from grognard.lab.match import Pairing
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
    balance = simulate(Pairing(name, scenario_names(name)[0], {}, ("recruit", "recruit")), 1, seed=3)
    assert balance.games == 1
    assert all(balance.sides)


def test_options_reach_the_game() -> None:
    """Sixty points buy no army of a hundred: nobody can have lost or kept more shells than two fifths of them."""
    words = ["--games", "2", "--option", "points=60", "--option", "cards", "--json"]
    told = json.loads(grognard("arena", "marmitages", "open-battle", "recruit", "recruit", *words).stdout)
    assert told["options"] == {"points": 60, "cards": True}
    assert all(side["shells"] <= 24 for match in told["played"] for game in match["games"] for side in game["sides"])


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A real scheduler and two workers on the loopback interface, each a process of its own."""
    loopback = ["--host", "127.0.0.1", "--no-dashboard"]
    scheduler = subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_scheduler", *loopback, "--port", "0"],
        stderr=subprocess.PIPE,
        text=True,
    )
    processes = [scheduler]
    try:
        assert scheduler.stderr is not None
        address = next(line.split()[-1] for line in scheduler.stderr if "Scheduler at:" in line)
        worker = [sys.executable, "-m", "distributed.cli.dask_worker", address, *loopback, "--nthreads", "1"]
        processes += [
            subprocess.Popen([*worker, "--no-nanny"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True)
            for _ in range(2)
        ]
        yield address
    finally:
        for process in processes:
            process.kill()
            process.wait()


def test_a_cluster_gives_the_same(cluster: str) -> None:
    assert simulate(PAIRING, 8, seed=5, cluster=cluster) == simulate(PAIRING, 8, seed=5)


# -- the command line ------------------------------------------------------------------------------------------------------
def grognard(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "grognard", *words], capture_output=True, text=True, timeout=120)


def test_simulate_prints_data_and_draws_a_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    words = ["simulate", "marmitages", "belleau-wood-1918", "--games", "3", "--attacker", "recruit", "--json"]
    told = json.loads(grognard(*words, "--page", str(page), "--language", "fr").stdout)
    assert told["games"] == 3
    assert told["levels"] == ["recruit", "sergeant"]
    assert len(told["played"]) == 3
    text = page.read_text("utf-8")
    assert text.count("<svg") == 3
    assert "3 parties" in text


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
        (["simulate", "marmitages", "belleau-wood-1918", "--cluster", "tcp://127.0.0.1:9"], "no scheduler answers"),
    ],
)
def test_mistakes_are_one_sentence(words: list[str], said: str) -> None:
    done = grognard(*words)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_stopped_simulation_still_reports() -> None:
    words = ["simulate", "marmitages", "belleau-wood-1918", "--games", "100000", "--jobs", "2", "--json"]
    run = subprocess.Popen([sys.executable, "-m", "grognard", *words], stdout=subprocess.PIPE, text=True)
    time.sleep(6)
    run.send_signal(signal.SIGINT)
    told = json.loads(run.communicate(timeout=60)[0])
    assert 0 < told["games"] < 100_000
    assert [game["seed"] for game in told["played"]] == list(range(1, told["games"] + 1))


def test_a_page_escapes_names() -> None:
    page = balance_page(simulate(PAIRING, 1, seed=1), ["<b>", "Germans"])
    assert "<b>" not in page
