"""Fails for a rule of a ledger that no code names or no test covers, and for an id in a test that the ledger lacks.

Code names a rule by its constant (NEST_IS_STATIC), also in a comment or docstring beside the lines that carry it out; tests
name it by its id in `@rule("nest-is-static")`.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "grognard" / "games"


def constant(id: str) -> str:
    return id.upper().replace("-", "_")


def check(room: Path) -> list[str]:
    rules = tomllib.loads((room / "ledger.toml").read_text("utf-8"))["rule"]
    ids = [rule["id"] for rule in rules]
    code = "\n".join(p.read_text("utf-8") for p in sorted(room.rglob("*.py")) if p.name != "rules.py")
    tests = "\n".join(p.read_text("utf-8") for p in sorted((ROOT / "tests" / "games" / room.name).rglob("*.py")))
    covered = {id for call in re.findall(r"@rule\(([^)]*)\)", tests) for id in re.findall(r'"([^"]+)"', call)}
    wrong = [f"{room.name}: the rule '{id}' stands twice in the ledger" for id in ids if ids.count(id) > 1]
    wrong += [f"{room.name}: no code names {constant(id)}" for id in ids if not re.search(rf"\b{constant(id)}\b", code)]
    wrong += [f"{room.name}: no test covers '{id}'" for id in ids if id not in covered]
    wrong += [f"{room.name}: a test covers '{id}', which the ledger lacks" for id in sorted(covered - set(ids))]
    wrong += [
        f"{room.name}: '{rule['id']}' has an empty text"
        for rule in rules
        if not (rule["fr"].strip() and rule["en"].strip())
    ]
    return wrong


def main() -> int:
    wrong = [line for ledger in sorted(GAMES.glob("*/ledger.toml")) for line in check(ledger.parent)]
    print("\n".join(wrong) or "ledgers: every rule has its code and its test")
    return bool(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
