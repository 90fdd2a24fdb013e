"""The command line."""

from __future__ import annotations

from cyclopts import App

import grognard
from grognard.engine import COMPILED


def version() -> str:
    return f"grognard {grognard.__version__}, rules {'compiled' if COMPILED else 'interpreted'}"


app = App(name="grognard", help="Historical tabletop wargames, played by their rule books.", version=version)


def main() -> None:
    app()
