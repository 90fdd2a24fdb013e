"""Fails if a committed lock file names a package host, or if client/package-lock.json is not whole."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

ADDRESS = re.compile(r"https?://|--(extra-)?index-url|--find-links")


def constraint_faults(text: str) -> list[str]:
    return ["constraints.txt names an address"] if ADDRESS.search(text) else []


def package_lock_faults(lock: dict[str, Any]) -> list[str]:
    faults = []
    for name, package in lock["packages"].items():
        if "resolved" in package and not package.get("link"):
            faults.append(f"package-lock.json: {name} has a download address")
        faults += [
            f"package-lock.json: {optional}, optional for {name}, is missing: 'npm ci' would fail"
            for optional in package.get("optionalDependencies", {})
            if not any(other.endswith("node_modules/" + optional) for other in lock["packages"])
        ]
    return faults


def main(root: Path) -> int:
    faults = constraint_faults((root / "constraints.txt").read_text())
    faults += package_lock_faults(json.loads((root / "client/package-lock.json").read_text()))
    print("\n".join(faults))
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent))
