"""What every test may ask for. pytest-playwright brings `page`, on the system's own Chromium."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.server.house import House

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
# The tests run as root in a container, and must reach nothing outside of it.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# The same cases every time, and a machine that is busy with other work fails none of them.
settings.register_profile("repeatable", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("repeatable")


# -- seeds -------------------------------------------------------------------------------------------------------------
def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=1918, help="the dice of the tables that tests set up come from it")


def seed_of(item: pytest.Item) -> int:
    """Every test has its own, so it throws the same dice alone and among the others."""
    word = f"{item.config.getoption('--seed')} {item.nodeid}"
    return int.from_bytes(hashlib.sha256(word.encode()).digest()[:6], "big")


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    node: pytest.Item = request.node
    return seed_of(node)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure says how its dice are thrown again."""
    report = yield
    if report.failed:
        again = f"--seed {item.config.getoption('--seed')} {item.nodeid!r}"
        report.sections.append(("Seed", f"{seed_of(item)}: the same dice fall with {again}"))
    return report


# -- the server --------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not stop it."""
    running = House(tmp_path_factory.mktemp("server") / "games.db")
    yield running
    running.stop()


@pytest.fixture
def house(open_house: House, seed: int) -> House:
    """The server all share; tables are set up by this test's own seed."""
    open_house.draw_from(seed)
    return open_house


@pytest.fixture
def own_house(tmp_path: Path, seed: int) -> Iterator[House]:
    """A server for a test that stops or kills it."""
    running = House(tmp_path / "games.db", seed=seed, log=tmp_path / "server.log")
    yield running
    running.stop()


# -- the browser -------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("no Chromium: the tests of the page cannot run")
        pytest.skip("NO CHROMIUM: install it to test the page")
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": CHROMIUM_FLAGS}
