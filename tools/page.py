"""Builds the browser client. Used by ./run and by the wheel's build hook."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

OLDEST_NODE = (20, 19)


def good_node() -> bool:
    """Whether the machine's own Node.js can build the client. GROGNARD_NODE=wheel says to do as if there were none."""
    node = shutil.which("node")
    if os.environ.get("GROGNARD_NODE") == "wheel" or node is None or shutil.which("npm") is None:
        return False
    version = re.match(
        r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, encoding="utf-8").stdout
    )
    if version is None:
        return False
    major, minor = int(version[1]), int(version[2])
    return (major, minor) >= OLDEST_NODE and major % 2 == 0


def npm(root: Path, node_folder: Path | None, *words: str) -> str:
    """Runs npm in client/, with the Node.js of node_folder or the machine's own; returns its output."""
    path = os.environ.get("PATH", os.defpath)
    if node_folder is not None:
        path = f"{node_folder}{os.pathsep}{path}"
    command = [shutil.which("npm", path=path) or "npm", *words]
    env = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    out, both = subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(
        command, cwd=root / "client", env=env, stdout=out, stderr=both, encoding="utf-8", check=True
    ).stdout


def build(root: Path, node_folder: Path | None) -> None:
    """Installs what client/package-lock.json names and builds the client into the server's static folder."""
    npm(root, node_folder, "ci")
    npm(root, node_folder, "run", "build")
