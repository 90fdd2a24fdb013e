"""Fails if a committed lock file names a package host, pins without hashes, or if client/package-lock.json is not whole."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

PINS = ("constraints.txt", "tools/uv.txt")
ADDRESS = re.compile(r"https?://|--(extra-)?index-url|--find-links")


HASHED = re.compile(r"(--hash=sha256:[0-9a-f]{64}\s*)+")


def pin_faults(name: str, text: str) -> list[str]:
    """Every package at one version, with the hashes of all its files."""
    faults = [f"{name} names an address"] if ADDRESS.search(text) else []
    for pin in text.replace("\\\n", " ").splitlines():
        version, mark, hashes = pin.partition("--hash")
        if "==" not in version or not HASHED.fullmatch(mark + hashes):
            faults.append(f"{name}: {version.strip()} is not pinned by version and hashes")
    return faults


def package_lock_faults(lock: dict[str, Any]) -> list[str]:
    faults = []
    for name, package in lock["packages"].items():
        if "resolved" in package and not package.get("link"):
            faults.append(f"package-lock.json: {name} has a download address")
        if name and not package.get("link") and "integrity" not in package:
            faults.append(f"package-lock.json: {name} has no hash")
        faults += [
            f"package-lock.json: {optional}, optional for {name}, is missing: 'npm ci' would fail"
            for optional in package.get("optionalDependencies", {})
            if not any(other.endswith("node_modules/" + optional) for other in lock["packages"])
        ]
    return faults


def main(root: Path) -> int:
    faults = [fault for name in PINS for fault in pin_faults(name, (root / name).read_text("utf-8"))]
    faults += package_lock_faults(json.loads((root / "client/package-lock.json").read_text("utf-8")))
    print("\n".join(faults))
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent))
