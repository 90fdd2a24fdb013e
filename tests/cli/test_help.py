"""The help of the command line: what can be turned on is named once, and nothing by a double no."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from grognard.cli import app

COMMANDS = ["serve", "rules", "script", "replay", "verify", "odds", "simulate", "arena", "fuzz", "playthrough"]


@pytest.mark.parametrize("command", COMMANDS)
def test_no_option_is_there_only_to_say_no(command: str) -> None:
    assert command in app
    told = subprocess.run(
        [sys.executable, "-m", "grognard", command, "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert command in told
    assert "--no-no-" not in told
    assert "--empty-" not in told
    switched_off = {"serve": ["--no-browser"], "odds": ["--no-hint"]}
    assert re.findall(r"--no-\w+", told) == switched_off.get(command, [])
