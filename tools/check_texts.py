"""Fails for a text that one language has and the other lacks, for one a game needs, and for a straight apostrophe in a text.

Every game needs the texts of its events, prompts and verbs: <game>-event-…, <game>-prompt-…, <game>-verb-….
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

SRC = Path(__file__).parent.parent / "src"
sys.path.insert(0, str(SRC))


class Variables(Visitor):
    """The variables a message speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> tuple[dict[str, set[str]], list[str]]:
    found: dict[str, set[str]] = {}
    wrong: list[str] = []
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"{file}: not Fluent: {(entry.content or '').strip()[:60]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                wrong.append(f"{file}: {entry.id.name} stands twice")
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found, wrong


def compare(folder: Path) -> list[str]:
    french, wrong = messages(folder / "fr.ftl")
    english, more = messages(folder / "en.ftl")
    where = folder.relative_to(SRC)
    wrong += more
    wrong += [f"{where}: '{key}' lacks its English text" for key in sorted(french.keys() - english.keys())]
    wrong += [f"{where}: '{key}' lacks its French text" for key in sorted(english.keys() - french.keys())]
    # A language may need fewer variables (English kinds have no plural), never one the other does not know of.
    return wrong


def straight() -> list[str]:
    """Lines of texts and of game data with a typewriter's apostrophe."""
    wrong: list[str] = []
    for file in sorted([*SRC.rglob("*.ftl"), *SRC.rglob("*.toml")]):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            text = re.split(r"(?:^|\s)# ", line)[0]  # without a remark
            if re.search(r"[^\W\d_]'[^\W\d_]", text):
                wrong.append(f"{file.relative_to(SRC)}:{number}: write the apostrophe \N{RIGHT SINGLE QUOTATION MARK}")
    return wrong


def needed() -> list[str]:
    from grognard.games.registry import GAMES

    keys: list[str] = []
    for game in GAMES.values():
        keys += [f"{game.name}-event-{event}" for event in game.events]
        keys += [f"{game.name}-verb-{verb}" for verb in game.verbs]
        keys += [f"{game.name}-phase-{phase}" for phase in game.phases]
        keys += [f"{game.name}-prompt-{phase}" for phase in game.phases]
    return keys


def main() -> int:
    folders = [SRC / "grognard" / "texts", *sorted((SRC / "grognard" / "games").glob("*/texts"))]
    wrong = [line for folder in folders for line in compare(folder)]
    known = {key for folder in folders for key in messages(folder / "en.ftl")[0]}
    wrong += straight()
    wrong += [f"a game needs the text '{key}'" for key in needed() if key not in known]
    print("\n".join(wrong) or "texts: French and English are complete")
    return bool(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
