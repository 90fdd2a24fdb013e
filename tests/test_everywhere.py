"""Windows, macOS and Linux: nothing that one of them lacks is used without asking, and one file installs on all of them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from hatchling.builders.wheel import WheelBuilder
from websockets.sync.client import connect

import grognard
from tests.server.house import PATIENCE
from tests.systems import foreign, has, unsaid_encoding

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import page  # noqa: E402
import run  # noqa: E402

RUN_BY_ALL = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").rglob("*.py"), ROOT / "hatch_build.py"]
# pip's --target makes a folder bin on every system, so uv is looked for there by that name.
MADE_BY_PIP = ("tools/run.py", "bin/", 'places = (program("uv", TOOLS / "bin"), program("uv", programs(TOOLS)))')
WHEEL = f"grognard-{grognard.__version__}-py3-none-any.whl"


# -- every system ------------------------------------------------------------------------------------------------------
def test_every_system_has_what_the_program_uses() -> None:
    sources = {str(file.relative_to(ROOT)): file.read_text("utf-8") for file in RUN_BY_ALL}
    assert len(sources) > 100
    faults = [
        (name, what, source.splitlines()[line - 1].strip())
        for name, source in sources.items()
        for _, line, what in foreign(source)
    ]
    assert faults == [MADE_BY_PIP]
    assert [(name, line) for name, source in sources.items() for line in unsaid_encoding(source)] == []


@pytest.mark.parametrize(
    "source",
    [
        "import fcntl",
        "import resource",
        "from pwd import getpwuid",
        "import os\nos.geteuid()",
        "import os\nos.execve('x', [], {})",
        "import signal\nsignal.SIGKILL",
        "from signal import SIGUSR1",
        "import socket\nsocket.AF_UNIX",
        "loop.add_signal_handler(2, stop)",
        "run(command, preexec_fn=deafen)",
        "open('/dev/null')",
        "python = VENV / 'bin' / 'python'",
        "python = '.venv/bin/python'",
        "python = f'{venv}/bin/python'",
        "python = r'.venv\\bin\\python'",
        "there.symlink_to(here)",
        "today.strftime('%-d %B')",
        "said = f'{today:%-d %B}'",
        "run(['sh', '-c', command])",
        "quietly('listing', *['ps', '-e'])",
        "import os\nos.system('rm -r build')",
        "import sys\nif sys.platform != 'darwin':\n    import fcntl",
        "def bound():\n    import os, sys\n    if sys.platform == 'darwin':\n        return 0\n    return os.getuid()",
    ],
)
def test_what_windows_lacks_is_found(source: str) -> None:
    assert "win32" in {system for system, _, _ in foreign(source)}


@pytest.mark.parametrize(
    ("source", "lacking"),
    [
        ("import os\nos.sched_getaffinity(0)", {"darwin", "win32"}),
        ("open('/proc/self/status')", {"darwin", "win32"}),
        ("import resource\nresource.prlimit(0, 1)", {"darwin", "win32"}),
        ("import msvcrt", {"linux", "darwin"}),
        ("import ctypes\nctypes.WinDLL('kernel32')", {"linux", "darwin"}),
    ],
)
def test_every_system_is_asked_for_what_it_has(source: str, lacking: set[str]) -> None:
    assert {system for system, _, _ in foreign(source)} == lacking


@pytest.mark.parametrize(
    "source",
    [
        "import os, signal, sys\nos.environ, signal.SIGINT, signal.SIGTERM, sys.platform",
        "import sys\nif sys.platform == 'linux':\n    import fcntl",
        "import os, sys\nroot = sys.platform == 'linux' and os.geteuid() == 0",
        "import os\nif os.name == 'posix':\n    os.nice(5)",
        "import sys\nprograms = venv / ('Scripts' if sys.platform == 'win32' else 'bin')",
        "'''Looks into bin for a program.'''\nsaid = f'{1:-d} cabin/binary'",
        "def peak():\n    import sys\n    assert sys.platform == 'win32'\n    import msvcrt",
        "import sys\ndef peak():\n    if sys.platform == 'win32':\n        return 0\n    import resource",
        "import os, sys\nif sys.platform == 'win32':\n    sys.exit(1)\nos.execve('x', [], {})",
    ],
)
def test_what_is_done_on_its_own_system_alone_is_left_alone(source: str) -> None:
    assert list(foreign(source)) == []


def test_the_names_of_a_module_are_known_by_system() -> None:
    linux, windows = has("os", "linux"), has("os", "win32")
    assert linux is not None
    assert windows is not None
    assert {"path", "getpid", "PathLike"} <= linux & windows
    assert {"fork", "geteuid"} <= linux - windows
    assert has("grognard", "linux") is None


def test_text_is_read_and_written_in_one_alphabet() -> None:
    assert list(unsaid_encoding("path.read_text()\npath.write_text(text)\nrun(command, text=True)")) == [1, 2, 3]
    assert not list(unsaid_encoding("path.read_text('utf-8')\npath.write_text(text, encoding='utf-8')\nfile.read()"))


def test_both_starters_hand_over_to_the_same_program() -> None:
    starters = [(ROOT / name).read_text("utf-8") for name in ("run", "run.cmd")]
    oldest = [re.findall(r"sys\.version_info < \((\d+), (\d+)\)", text) for text in starters]
    assert oldest == [[("3", "11")], [("3", "11")]]
    assert ["tools/run.py" in text.replace("\\", "/") for text in starters] == [True, True]
    assert b"\r\n" in (ROOT / "run.cmd").read_bytes()


# -- one file for all of them ------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment into which the interpreted wheel was installed, and nothing else of ours."""
    folder = tmp_path_factory.mktemp("anywhere")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GROGNARD_WHEEL", "interpreted")
        patch.delenv("GROGNARD_EDITABLE", raising=False)
        patch.setattr(page, "build", lambda *_: None)  # ./run has built it
        [wheel] = WheelBuilder(str(ROOT)).build(directory=str(folder))
    assert Path(wheel).name == WHEEL
    venv = folder / "venv"
    run.uv("making an environment", "venv", "-q", "--python", sys.executable, venv)
    run.uv("installing the wheel", "pip", "install", "-q", "--offline", "--no-deps", wheel, venv=venv)
    [packages] = venv.rglob("site-packages")
    # The packages of others, as they are; ours is not among them, for a .pth file in a folder so named is not read.
    import msgspec

    (packages / "others.pth").write_text(str(Path(msgspec.__file__).parents[1]), "utf-8")
    return run.programs(venv)


def environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}


def test_the_one_file_holds_rules_that_run_everywhere(installed: Path) -> None:
    command: list[str | Path] = [run.program("grognard", installed), "--version"]
    told = subprocess.run(command, env=environment(), capture_output=True, encoding="utf-8", check=True)
    assert told.stdout == f"grognard {grognard.__version__}, rules interpreted\n"


def answered_by_the_computer(address: str, table: str, token: str) -> str:
    """Leaves every decision at "done" until the other side has acted; what it did."""
    with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/socket?token={token}") as socket:
        socket.send(json.dumps({"type": "hello"}))
        while True:
            position = json.loads(socket.recv(PATIENCE))
            theirs = [entry["action"] for entry in position["since"] if entry["side"] == 1 and "action" in entry]
            if theirs:
                return str(theirs[0])
            legal = [action["text"] for action in position["legal"]]
            if legal:
                action = "done" if "done" in legal else legal[0]
                socket.send(json.dumps({"type": "act", "number": position["number"], "action": action}))


def test_the_one_file_brings_the_page_and_plays(installed: Path, tmp_path: Path) -> None:
    """The server is started from its wheel, shows the page, and a sergeant answers a move."""
    command: list[str | Path] = [
        run.program("grognard", installed),
        "serve",
        "--no-browser",
        "--data",
        tmp_path / "games.db",
    ]
    serving = subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, encoding="utf-8")
    try:
        assert serving.stdout is not None
        found = re.search(r"http://[\d.:]+", serving.stdout.readline())
        assert found is not None
        with httpx.Client(base_url=found[0], transport=httpx.HTTPTransport(retries=10), timeout=PATIENCE) as http:
            shown = http.get("/")
            assert "<title>Grognard" in shown.text
            for script in re.findall(r'src="\./([^"]+\.js)"', shown.text):
                assert http.get(f"/{script}").status_code == 200
            seats = [{"player": "human"}, {"player": "sergeant"}]
            wish = {"game": "marmitages", "scenario": "belleau-wood-1918", "seats": seats}
            table = http.post("/api/tables", json=wish).json()
            assert answered_by_the_computer(found[0], table["id"], table["seats"][0]["token"])
    finally:
        serving.terminate()
        serving.wait(PATIENCE)
