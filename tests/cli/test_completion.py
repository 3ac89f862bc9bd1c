"""What a shell proposes: files by their endings, values, commands with what they do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.cli.names import COMMANDS, COMPLETING
from tests.cli.commands import PROJECT, Said

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the shells are those of Unix")


def proposed(line: str, folder: Path, **environment: str) -> list[str]:
    """What the program proposes at the end of a line, as a shell asks it: the answer is on the descriptor 8."""
    done = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -m bridgetable 8>&1 9>/dev/null >/dev/null 2>&1'],
        cwd=folder,
        text=True,
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={
            **os.environ,
            "PYTHONPATH": str(PROJECT),
            COMPLETING: "1",
            "COMP_LINE": line,
            "COMP_POINT": str(len(line)),
            "_ARGCOMPLETE_IFS": "\n",
            **environment,
        },
    )
    return done.stdout.splitlines()


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with files of several kinds, one hidden, and a folder."""
    for name in (
        "one.case.json",
        "two.BTCASE",
        "other.json",
        "deals.pbn",
        "hand.lin",
        "deals.pbn.gz",
        ".hidden.pbn",
        "il mio caso.case.json",
        "plot.svg",
    ):
        (tmp_path / name).write_text("")
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "first.lesson.json").write_text("")
    return tmp_path


def test_files_are_those_that_the_command_reads(files: Path) -> None:
    cases = ["il\\ mio\\ caso.case.json", "lessons/", "one.case.json", "two.BTCASE"]
    assert proposed("bridgetable check ", files) == cases
    assert proposed("bridgetable --language it audit d", files) == ["deals.pbn", "deals.pbn.gz"]
    assert proposed("bridgetable picture .", files) == [".hidden.pbn "]
    assert proposed("bridgetable generate -o ", files) == ["lessons/"]


def test_in_a_folder_and_below_the_home(files: Path) -> None:
    assert proposed("bridgetable lessons/", files) == ["lessons/first.lesson.json "]
    assert proposed("bridgetable ~/lessons/f", files, HOME=str(files)) == ["~/lessons/first.lesson.json "]
    assert proposed("bridgetable check nowhere/", files) == []


def test_commands_and_files_without_a_command(files: Path) -> None:
    found = proposed("bridgetable ", files)
    assert set(COMMANDS) | {"one.case.json", "deals.pbn"} <= set(found) and "other.json" not in found


def test_fish_and_zsh_show_what_they_mean_in_the_language(files: Path) -> None:
    shell = {"_ARGCOMPLETE_DFS": "\t", "_ARGCOMPLETE_SUPPRESS_SPACE": "1"}
    found = proposed("bridgetable chec", files, **shell, LC_ALL="it_IT.UTF-8")
    assert found == ["check\tRigioca i casi con tutte le loro linee e ne verifica ogni attesa."]


def test_words_in_a_list(files: Path) -> None:
    assert "revoke,revoke" not in proposed("bridgetable exam --families revoke,revo", files)
    assert "revoke,claim-by-a-defender" in proposed("bridgetable exam --families revoke,cl", files)
    assert proposed("bridgetable generate --law 62C", files) == ["62C1", "62C2", "62C3"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_lines_for_a_shell(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "completion", shell)
    assert (said.status, said.err) == (0, []) and any("complete" in line for line in said.out)
    assert Said(capsys, "completion", "tcsh").status == 2
