"""`bridgetable` without a command: the window, its language, and what is said where none can be opened."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from bridgetable import __version__
from bridgetable.cli.names import COMMANDS
from bridgetable.cli.program import main
from bridgetable.disk import handing_over
from bridgetable.disk.handing_over import Request
from bridgetable.disk.primary_instance import primary_instance
from tests.cli.commands import Said, process, program

on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays are those of Linux")


def test_the_window_opens_on_the_file_and_in_the_language(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[object, ...]] = []

    def run(files: Sequence[str], language: str | None, end: object, claim: object) -> int:
        opened.append((*files, language))
        return 0

    monkeypatch.setitem(sys.modules, "bridgetable.ui.shell.application", SimpleNamespace(run=run))
    calls: list[list[str]] = [
        [],
        ["torn.json"],
        ["--language", "it", "torn.json"],
        ["torn.json", "--language=en"],
        ["--language", "it"],
        ["torn.json", "right.case.json"],
    ]
    assert [main(call) for call in calls] == [0] * 6
    assert opened == [
        (None,),
        ("torn.json", None),
        ("torn.json", "it"),
        ("torn.json", "en"),
        ("it",),
        ("torn.json", "right.case.json", None),
    ]


def test_the_window_that_is_open_takes_the_files_unless_a_new_one_is_wanted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    taken: list[Request] = []

    def run(files: Sequence[str], language: str | None, end: object, claim: object) -> int:
        opened.append((*files, claim))
        return 0

    def hand_over(address: str, request: Request) -> bool:
        taken.append(request)
        return len(taken) < 3

    monkeypatch.setitem(sys.modules, "bridgetable.ui.shell.application", SimpleNamespace(run=run))
    monkeypatch.setattr(handing_over, "hand_over", hand_over)
    instance = primary_instance()
    assert instance is not None
    claim = instance.claim()
    assert claim is not None
    assert [main(each) for each in ([], ["--language", "it", "torn.json"], ["torn.json"])] == [0, 0, 0]
    file = str(folder / "torn.json")
    assert taken == [Request(), Request((file,), "it"), Request((file,))] and opened == [("torn.json", None)]
    assert main(["--new-window", "torn.json"]) == 0
    assert len(taken) == 3 and opened == [("torn.json", None)] * 2
    claim.release()
    assert main(["torn.json"]) == 0 and opened[-1] != ("torn.json", None)
    again = instance.claim()
    assert again is not None
    again.release()


def test_where_qt_cannot_be_loaded_one_line_says_so(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "bridgetable.ui.shell.application", None)
    said = Said(capsys, "torn.json")
    assert (said.status, len(said.err)) == (2, 1)
    assert Said(capsys, "--language", "it").err[0].startswith("la finestra non si può aprire: ")


def test_no_window_opens_on_what_is_not_there(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (("umpire",), ("umpire", "boards.pbn"), ("--language", "en", "umpire")):
        said = Said(capsys, *arguments)
        assert (said.status, said.out, len(said.err)) == (2, [], 1)
        assert said.err[0].startswith(
            f"“umpire” is no file and no command; the commands are {', '.join(COMMANDS)}; usage: bridgetable "
        )
    for name in ("boards.pbn", str(Path("nowhere", "boards")), "a\0.json"):
        said = Said(capsys, name)
        assert (said.status, said.out, len(said.err)) == (2, [], 1)
        assert said.err[0].startswith("there is no file “")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "--version")
    assert (said.status, said.out[0], said.err) == (0, f"bridgetable {__version__}", [])


@on_linux
def test_without_a_display_one_line_says_so() -> None:
    done = program(DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


@on_linux
@pytest.mark.parametrize("plugins", ["nonsense", "nonsense:with=argument", "nonsense;no-sense"])
def test_with_an_unknown_display_plugin_one_line_says_so(plugins: str) -> None:
    for arguments in ((), ("--language", "it")):
        done = program(*arguments, QT_QPA_PLATFORM=plugins)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
        assert f"QT_QPA_PLATFORM è «{plugins}»" in done.stderr if arguments else f"“{plugins}”" in done.stderr


def test_nothing_is_loaded_before_the_window_but_the_window(folder: Path) -> None:
    code = """
import sys, types
sys.modules["bridgetable.ui.shell.application"] = types.SimpleNamespace(run=lambda *given: 0)
from bridgetable.__main__ import main
status = main(sys.argv[1:])
loaded = [name for name in sys.modules if name.startswith(("argparse", "msgspec", "bridgetable"))]
print(status, *sorted(loaded))
"""
    allowed = {
        "bridgetable",
        "bridgetable.__main__",
        "bridgetable.audit",
        "bridgetable.cli",
        "bridgetable.cli.desktop",
        "bridgetable.cli.window",
        "bridgetable.cli.names",
        "bridgetable.cli.output",
        "bridgetable.cli.program",
        "bridgetable.disk",
        "bridgetable.disk.child_process",
        "bridgetable.disk.locking",
        "bridgetable.disk.primary_instance",
        "bridgetable.document",
        "bridgetable.equity",
        "bridgetable.room",
        "bridgetable.table",
        "bridgetable.table.text",
        "bridgetable.ui.shell.application",
        "bridgetable.ui",
        "bridgetable.ui.shell",
    }
    for arguments in ([], ["torn.json"]):
        status, *loaded = process("-c", code, *arguments, QT_QPA_PLATFORM="offscreen").stdout.split()
        assert status == "0" and set(loaded) <= allowed
