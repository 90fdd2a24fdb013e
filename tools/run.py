"""What ./run does: sets everything up, once per change of its inputs, then starts what was asked for.

Runs on the machine's own Python with nothing installed, so it may import only the standard library and its neighbours.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NoReturn

import compilation
import page

ROOT = compilation.ROOT
TOOLS, VENV, BUILD = ROOT / ".tools", ROOT / ".venv", ROOT / "build"
STATIC = ROOT / "src/grognard/server/static"
LONGEST_WAIT = 3600  # seconds, for another ./run that sets up
# ./run may itself be started from inside .venv, which must not be made from itself.
BASE_PYTHON = str(getattr(sys, "_base_executable", sys.executable))
CI = os.environ.get("CI", "").lower() in ("1", "true")
INTERPRETED = bool(os.environ.get("GROGNARD_INTERPRETED"))
# pytest's: one more than there are processors, for a test of the page waits for it most of the time; whoever has no tests left
# takes some of the others', for the games in the browser come first and take longest.
SIDE_BY_SIDE = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
# uv's: the versions of every package, also of those that build ours, and the hashes that what is downloaded must have.
PINNED = ("-c", "constraints.txt", "--build-constraint", "constraints.txt", "--verify-hashes")
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")

HELP = """\
./run                 set up and start Grognard
./run test            set up and run every check and every test
./run test ARGUMENTS  only pytest, with these arguments
./run bench [NAME]    measure the speed of the rules
./run siege [OPTIONS] attack a server on this machine in every way we know, and count (--help)
./run fmt             format the sources
./run grognard ...    any command of Grognard's command line
./run python ...      the Python that Grognard is installed for
GROGNARD_INTERPRETED=1 ./run ...   the same with the rules not compiled
"""


class SetupError(Exception):
    """Something a person has to see to; the message says what."""


def programs(venv: Path) -> Path:
    """Where a virtual environment of this system has its programs."""
    return venv / ("Scripts" if sys.platform == "win32" else "bin")


def program(name: str, folder: Path) -> Path:
    return folder / (f"{name}.exe" if sys.platform == "win32" else name)


PYTHON, GROGNARD = program("python", programs(VENV)), program("grognard", programs(VENV))
NODE = programs(TOOLS / "node")


def say(message: str) -> None:
    """To standard error, for standard output belongs to the command that follows; but a test run is one report."""
    print(f"grognard: {message}", file=sys.stdout if sys.argv[1:2] == ["test"] else sys.stderr, flush=True)


def quietly(what: str, *command: str | Path, env: dict[str, str] | None = None) -> str:
    """Runs a command; its output is shown only when it fails."""
    both = subprocess.STDOUT
    done = subprocess.run(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=both)
    output = done.stdout.decode(errors="replace")
    if done.returncode:
        raise SetupError(f"{what} failed:\n{output.rstrip()}")
    return output


def fingerprint(paths: Iterable[Path], *words: str) -> str:
    """A mark of contents, not of times: a checkout that changes nothing asks for no work."""
    digest = hashlib.sha256(repr((sys.version, words)).encode())
    for path in sorted(paths):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)} {len(content)} ".encode() + content)
    return digest.hexdigest()


def unless_done(stamp: Path, mark: str, work: Callable[[], None]) -> None:
    """Does the work unless the stamp says that it was done for the same inputs."""
    if not stamp.exists() or stamp.read_text("utf-8") != mark:
        stamp.unlink(missing_ok=True)
        work()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(mark, "utf-8")


def uv(what: str, *words: str | Path, venv: Path = VENV) -> None:
    env = {**os.environ, "VIRTUAL_ENV": str(venv), "GROGNARD_EDITABLE": "1"}
    fetched = find_uv()
    assert fetched is not None
    quietly(what, fetched, *words, env=env)


def find_uv() -> Path | None:
    """pip puts it into bin on every system, a virtual environment where that system has its programs."""
    places = (program("uv", TOOLS / "bin"), program("uv", programs(TOOLS)))
    return next((place for place in places if place.exists()), None)


def set_up_uv() -> None:
    """The one version of uv that tools/uv.txt pins, by its hashes."""
    pin = ROOT / "tools/uv.txt"
    mark, stamp = fingerprint([pin]), TOOLS / "fetched"
    if find_uv() is not None and stamp.exists() and stamp.read_text("utf-8") == mark:
        return
    say("fetching uv, the installer")
    wanted = ["install", "-q", "--require-hashes", "-r", str(pin)]
    if subprocess.run([BASE_PYTHON, "-m", "pip", "--version"], capture_output=True).returncode == 0:
        quietly("fetching uv", BASE_PYTHON, "-m", "pip", *wanted, "--upgrade", "--target", TOOLS)
    elif subprocess.run([BASE_PYTHON, "-m", "venv", "--clear", TOOLS], capture_output=True).returncode == 0:
        quietly("fetching uv", program("python", programs(TOOLS)), "-m", "pip", *wanted)
    else:
        raise SetupError("this Python has neither pip nor venv: install them (on Debian: apt install python3-venv).")
    stamp.write_text(mark, "utf-8")


def set_up_python(developing: bool) -> None:
    """Installs the program for editing in place, and what it takes to compile it or to test it."""
    groups = ["program", "build", "dev"]  # each holds the one before
    wanted = groups[2 if developing else 1 if compilation.has_compiler() else 0]
    inputs = [ROOT / name for name in ("pyproject.toml", "constraints.txt", "src/grognard/__init__.py")]
    mark, stamp = fingerprint(inputs), VENV / "installed"
    installed = stamp.read_text("utf-8").split() if stamp.exists() and PYTHON.exists() else []
    if mark in installed and groups.index(installed[1]) >= groups.index(wanted):
        return
    say("installing the test tools" if developing else "installing Python packages")
    stamp.unlink(missing_ok=True)
    if mark not in installed:
        uv("making .venv", "venv", "-q", "--clear", "--python", BASE_PYTHON, VENV)
    extra = [] if wanted == "program" else ["--group", wanted]
    uv("installing Python packages", "pip", "install", "-q", *PINNED, *extra, "-e", ".")
    stamp.write_text(f"{mark} {wanted}", "utf-8")


def set_up_page() -> Path | None:
    """Builds the browser client; returns the folder of the Node.js to use, None for the machine's own."""
    client = ROOT / "client"
    lock = [client / name for name in ("package.json", "package-lock.json", ".npmrc")]
    folders = [client, *(folder for folder in client.iterdir() if folder.is_dir() and folder.name != "node_modules")]
    sources = [
        path for folder in folders for path in folder.glob("*" if folder == client else "**/*") if path.is_file()
    ]
    node_folder = None if page.good_node() else NODE
    modules, built = fingerprint(lock, str(node_folder)), fingerprint(sources)

    def fetch_node() -> None:
        say("fetching Node.js, to build the browser client")
        node = NODE.parent
        uv("making .tools/node", "venv", "-q", "--clear", "--python", BASE_PYTHON, node, venv=node)
        wheel = ["pip", "install", "-q", *PINNED, "--group", "node"]
        uv("fetching Node.js", *wheel, venv=node)

    def fetch_modules() -> None:
        say("fetching the browser client's packages")
        page.npm(ROOT, node_folder, "ci")

    def build_page() -> None:
        say("building the browser client")
        page.npm(ROOT, node_folder, "run", "build")

    try:
        if node_folder is not None:
            unless_done(NODE.parent / "installed", fingerprint([ROOT / "constraints.txt"]), fetch_node)
        unless_done(client / "node_modules/installed", modules, fetch_modules)
        if not STATIC.is_dir():
            (BUILD / "page").unlink(missing_ok=True)
        unless_done(BUILD / "page", built, build_page)
    except subprocess.CalledProcessError as error:
        raise SetupError(f"building the browser client failed:\n{error.stdout}") from None
    return node_folder


def set_up_rules() -> Path:
    """The folder to import Grognard from: the compiled tree of exactly these sources, or the sources themselves."""
    sources = ROOT / "src"
    if INTERPRETED:
        return sources
    if not compilation.has_compiler():
        say("no C compiler here: the rules run interpreted, slower")
        return sources
    if not compilation.rule_modules(ROOT):
        return sources
    tree = compilation.ready_tree(ROOT)
    if tree is None:
        say("compiling the rules")
        quietly("compiling the rules", PYTHON, ROOT / "tools/compilation.py")
        tree = compilation.ready_tree(ROOT)
    assert tree is not None
    return tree


def set_up_chromium() -> None:
    """The browser of the tests, from Debian where we may install it. Without it the tests of the page say they skip."""
    if any(map(shutil.which, CHROMIUM)):
        return
    if sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        say("installing Chromium, for the tests of the page")
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        try:
            quietly("apt-get update", "apt-get", "update", "-q", env=env)
            install = ["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"]
            quietly("installing Chromium", *install, env=env)
            return
        except SetupError as error:
            say(str(error))
    if CI:
        raise SetupError("no Chromium: the tests of the page cannot run.")
    say("NO CHROMIUM: THE TESTS OF THE PAGE ARE SKIPPED. Install chromium to run them.")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """SQLite's lock is one that Python has on every system, and it ends with the process."""
    BUILD.mkdir(exist_ok=True)
    with closing(sqlite3.connect(BUILD / "lock", timeout=LONGEST_WAIT, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def set_up(developing: bool, browser: bool = False) -> tuple[Path, Path | None]:
    """Everything, side by side where it can be; returns where to import Grognard from, and the folder of Node.js."""
    with one_at_a_time(), ThreadPoolExecutor() as pool:
        set_up_uv()
        chromium = pool.submit(set_up_chromium) if browser else None
        node = pool.submit(set_up_page)
        set_up_python(developing)
        tree = set_up_rules()
        if chromium is not None:
            chromium.result()
        return tree, node.result()


def environment(tree: Path) -> dict[str, str]:
    env = {**os.environ, "PYTHONPATH": str(tree), "VIRTUAL_ENV": str(VENV)}
    env["PATH"] = f"{programs(VENV)}{os.pathsep}{env.get('PATH', os.defpath)}"
    return env


def become(tree: Path, *command: str | Path) -> NoReturn:
    """Ends in the command: it gets every signal meant for ./run."""
    sys.stderr.flush()
    if sys.platform == "win32":  # where an exec leaves the terminal to two programs at once
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the command
        sys.exit(subprocess.run(command, env=environment(tree)).returncode)
    os.execve(command[0], list(map(str, command)), environment(tree))


def check(node_folder: Path | None) -> list[str]:
    """Every check that is not a test, side by side; returns the names of those that failed."""

    def python(*words: str) -> Callable[[], str]:
        return lambda: quietly(" ".join(words), PYTHON, *words)

    def client(script: str) -> Callable[[], str]:
        return lambda: page.npm(ROOT, node_folder, "run", script)

    checks = {
        "types": python("-m", "mypy"),
        "client types": client("check"),
        "client tests": client("test"),
        "imports": lambda: quietly("lint-imports", program("lint-imports", programs(VENV)), "--no-cache"),
        "rule numbers": python("tools/make_rules.py", "--check"),
        "wire": python("tools/make_wire.py", "--check"),
        "ledgers": python("tools/check_ledger.py"),
        "texts": python("tools/check_texts.py"),
        "lint": python("-m", "ruff", "check", "-q"),
        "format": python("-m", "ruff", "format", "-q", "--check"),
        "locks": python("tools/check_locks.py"),
    }

    def passes(name: str) -> bool:
        start = time.monotonic()
        try:
            checks[name]()
        except (SetupError, subprocess.CalledProcessError) as error:
            say(f"check {name}: FAILED\n{getattr(error, 'stdout', None) or error}")
            return False
        say(f"check {name}: passed in {time.monotonic() - start:.1f} s")
        return True

    with ThreadPoolExecutor(2) as pool:
        return [f"check {name}" for name, passed in zip(checks, pool.map(passes, checks), strict=True) if not passed]


def pytest(tree: Path, what: str, *arguments: str) -> list[str]:
    """Runs the tests on the rules imported from tree; returns what failed."""
    say(what)
    command = [str(PYTHON), "-m", "pytest", *arguments]
    return [what] if subprocess.run(command, cwd=ROOT, env=environment(tree)).returncode else []


def test(arguments: list[str]) -> int:
    tree, node_folder = set_up(developing=True, browser=True)
    if arguments:
        return bool(pytest(tree, "tests", *arguments))
    sources = ROOT / "src"
    failed = check(node_folder)
    if tree == sources and CI and compilation.rule_modules(ROOT):
        failed.append("compiling the rules: no C compiler")
    failed += pytest(tree, "tests, rules interpreted" if tree == sources else "tests, rules compiled", *SIDE_BY_SIDE)
    rule_tests = [str(folder) for name in ("engine", "games") if (folder := ROOT / "tests" / name).is_dir()]
    if tree != sources and rule_tests:
        failed += pytest(sources, "tests of the rules, interpreted", *SIDE_BY_SIDE, *rule_tests)
    say("FAILED: " + "; ".join(failed) if failed else "all checks and tests passed")
    return bool(failed)


def set_up_yardsticks() -> None:
    """OpenSpiel, where it installs; the bench does without where not. A failure is tried again only with new pins."""

    def install() -> None:
        say("installing OpenSpiel, a yardstick")
        try:
            uv("installing OpenSpiel", "pip", "install", "-q", *PINNED, "--group", "bench")
        except SetupError:
            say("OpenSpiel does not install here: measuring without its backgammon")

    unless_done(VENV / "bench", fingerprint([ROOT / "constraints.txt"]), install)


def bench(names: list[str]) -> int:
    tree, _ = set_up(developing=True)
    set_up_yardsticks()
    known = {path.stem: path for path in sorted((ROOT / "bench").glob("*.py"))}
    for name in names:
        if name not in known:
            raise SetupError(f"no bench {name!r}; there are: {', '.join(known)}.")
    return max(subprocess.run([PYTHON, known[name]], env=environment(tree)).returncode for name in names or known)


def fmt() -> int:
    set_up(developing=True)
    quietly("rule numbers", PYTHON, "tools/make_rules.py")
    quietly("wire", PYTHON, "tools/make_wire.py")
    quietly("ruff", PYTHON, "-m", "ruff", "check", "-q", "--fix-only", ".")
    quietly("ruff", PYTHON, "-m", "ruff", "format", "-q", ".")
    return 0


def main(words: list[str]) -> int:
    match words:
        case ["help" | "-h" | "--help"]:
            print(HELP, end="")
            return 0
        case ["test", *arguments]:
            return test(arguments)
        case ["bench", *names]:
            return bench(names)
        case ["siege", *arguments]:
            become(set_up(developing=True)[0], PYTHON, "-m", "siege", *arguments)
        case ["fmt"]:
            return fmt()
        case ["python", *arguments]:
            become(set_up(developing=False)[0], PYTHON, *arguments)
        case ["grognard", *arguments]:
            become(set_up(developing=False)[0], GROGNARD, *arguments)
        case []:
            become(set_up(developing=False)[0], GROGNARD)
    print(f"./run does not know {' '.join(words)!r}. It knows:\n\n{HELP}", end="", file=sys.stderr)
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as error:
        say(str(error))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
