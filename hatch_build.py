"""Hatchling hook: puts the browser client and the compiled rules into the wheel."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import compilation  # noqa: E402
import page  # noqa: E402


def compiled_wanted() -> bool:
    """GROGNARD_WHEEL says which wheel to make, "compiled" or "interpreted"; without it the best that can be made here."""
    wanted = os.environ.get("GROGNARD_WHEEL")
    return wanted == "compiled" or (wanted != "interpreted" and compilation.has_compiler())


class GrognardHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Editable installs need none of this: ./run builds the client and the rules itself."""
        if self.target_name != "wheel" or os.environ.get("GROGNARD_EDITABLE"):
            return []
        groups = self.metadata.config["dependency-groups"]
        needed: list[str] = [] if page.good_node() else [*groups["node"]]
        if compiled_wanted():
            needed += groups["build"] + self.metadata.core.dependencies  # mypy reads the types of what the rules import
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        node_folder = None if page.good_node() else Path(sys.executable).parent
        page.build(ROOT, node_folder)
        if not compiled_wanted():
            self.app.display_warning(
                "This wheel holds the rules interpreted: it fits every system and Python, and is slower."
            )
            return
        out = ROOT / "build/wheel" / compilation.key(ROOT)
        for extension in compilation.compile_rules(ROOT, out, ROOT / "build/mypyc"):
            build_data["force_include"][str(extension)] = extension.relative_to(out).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
