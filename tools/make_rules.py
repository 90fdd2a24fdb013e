"""Writes each game's rules.py, the numbers of its rules, from its ledger.toml. Run by `./run fmt`; the tests compare."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "grognard" / "games"


def rules_module(ledger: Path) -> str:
    ids = [rule["id"] for rule in tomllib.loads(ledger.read_text("utf-8"))["rule"]]
    lines = [
        f'"""The rules of {ledger.parent.name} by number, made from ledger.toml by tools/make_rules.py."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from grognard.engine.state import Rule",
        "",
    ]
    lines += [f"{id.upper().replace('-', '_')}: Final[Rule] = {number}" for number, id in enumerate(ids, 1)]
    lines += ["", "RULES: Final = [", '    "allowed",', *[f'    "{id}",' for id in ids], "]", ""]
    return "\n".join(lines)


def main() -> int:
    stale = []
    for ledger in sorted(GAMES.glob("*/ledger.toml")):
        target = ledger.with_name("rules.py")
        fresh = rules_module(ledger)
        if not target.exists() or target.read_text("utf-8") != fresh:
            stale.append(str(target.relative_to(GAMES)))
            if "--check" not in sys.argv:
                target.write_text(fresh, "utf-8")
    if stale and "--check" in sys.argv:
        print(f"out of step with their ledgers, run ./run fmt: {', '.join(stale)}")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
