"""The command line: one module per command."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from cyclopts import App, Parameter

import grognard
from grognard.cli import arena, fuzz, odds, playthrough, records, rules, script, serve, simulate
from grognard.engine import COMPILED
from grognard.engine.mistakes import Mistake


def version() -> str:
    return f"grognard {grognard.__version__}, rules {'compiled' if COMPILED else 'interpreted'}"


app = App(
    name="grognard",
    help="Historical tabletop wargames, played by their rule books.",
    version=version,
    default_parameter=Parameter(negative=()),  # no --no-json, no --empty-option
)
app.default(serve.serve)
app.command(serve.serve)
app.command(rules.rules)
app.command(script.script)
app.command(records.replay)
app.command(records.verify)
app.command(odds.odds)
app.command(simulate.simulate)
app.command(arena.arena)
app.command(fuzz.fuzz)
app.command(playthrough.playthrough)


def main() -> None:
    """Every mistake a person made is one sentence on standard error and a non-zero exit."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")  # Windows would write a file in an alphabet that lacks our signs
    try:
        app()
    except Mistake as mistake:
        print(f"grognard: {mistake}", file=sys.stderr)
        raise SystemExit(2) from None
    except (KeyboardInterrupt, EOFError):
        raise SystemExit(130) from None
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(141) from None
