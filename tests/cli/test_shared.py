"""What an installation puts beside the program, and the hook that has a wheel do so."""

from __future__ import annotations

import runpy
import sys
from datetime import date
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bridgetable.cli.completion import SHELLS, lines_for
from bridgetable.cli.shared import COMPLETIONS, shared_files
from bridgetable.disk.resources import resources
from bridgetable.words.languages import LANGUAGES
from tests.cli.commands import Said
from tests.source import ROOT

NEW_YEAR = date(2026, 1, 1)
HOOK = resources() / "packaging" / "shared_files.py"


def test_a_page_in_each_language_and_lines_for_each_shell(capsys: pytest.CaptureFixture[str]) -> None:
    found = dict(shared_files(NEW_YEAR))
    assert [path for path in found if "/man1/" in path] == [
        "share/man/man1/bridgetable.1",
        *(f"share/man/{each}/man1/bridgetable.1" for each in LANGUAGES[1:]),
    ]
    assert tuple(COMPLETIONS) == SHELLS
    for shell, path in COMPLETIONS.items():
        assert found[path].splitlines() == lines_for(shell).splitlines() == Said(capsys, "completion", shell).out
    for language in LANGUAGES:
        said = Said(capsys, "man", "--language", language).out
        assert any(text.splitlines()[1:] == said[1:] for text in found.values())


def test_zsh_finds_out_from_the_first_line_what_is_completed() -> None:
    assert lines_for("zsh").startswith("#compdef bridgetable\n")


def test_the_hook_has_a_wheel_install_them_and_an_editable_installation_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert HOOK.relative_to(ROOT).as_posix() in (ROOT / "pyproject.toml").read_text("utf-8")
    names = ["hatchling", "builders", "hooks", "plugin", "interface"]
    for end in range(1, len(names) + 1):
        monkeypatch.setitem(sys.modules, ".".join(names[:end]), ModuleType(names[end - 1]))
    monkeypatch.setattr(sys.modules[".".join(names)], "BuildHookInterface", SimpleNamespace, raising=False)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    hook = runpy.run_path(str(HOOK))["SharedFiles"](root=str(ROOT))
    built: dict[str, dict[str, Any]] = {"shared_data": {}}
    hook.initialize("editable", built)
    assert built == {"shared_data": {}}
    hook.initialize("standard", built)
    files = {path: Path(file) for file, path in built["shared_data"].items()}
    assert {path: file.read_text("utf-8") for path, file in files.items()} == dict(shared_files(NEW_YEAR))
    hook.finalize("standard", built, "")
    assert not any(file.exists() for file in files.values())
