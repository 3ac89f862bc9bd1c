"""What an installation puts beside the program, and the hook that has a wheel do so."""

from __future__ import annotations

import re
import runpy
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
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


def test_what_desktops_look_for_is_where_they_look() -> None:
    found = dict(shared_files(NEW_YEAR))
    entry = found["share/applications/bridgetable.desktop"]
    # An installation has these in the folder of its scripts, under these names.
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    started = re.findall(r"^Exec=(\S+)", entry, re.MULTILINE)
    assert started and {*started} <= {*scripts["scripts"], *scripts["gui-scripts"]}
    metainfo = ElementTree.fromstring(found["share/metainfo/org.bridgetable.bridgetable.metainfo.xml"])
    assert metainfo.findtext("id") == "org.bridgetable.bridgetable"
    assert f"share/applications/{metainfo.findtext('launchable')}" in found
    kinds = re.findall(r'mime-type type="([^"]+)"', found["share/mime/packages/bridgetable.xml"])
    assert kinds and re.findall(r"^MimeType=(.*);$", entry, re.MULTILINE) == [";".join(kinds)]
    icon = re.findall(r"^Icon=(.*)$", entry, re.MULTILINE)[0]
    icons = [path for path in found if "/icons/" in path]
    assert len(icons) > 1 and all(path.endswith(f"/apps/{icon}.svg") and "<svg" in found[path] for path in icons)
    # The small drawing at the widths at which the window has it too.
    small = (resources() / "packaging" / "bridgetable-small.svg").read_text("utf-8")
    assert {path.split("/")[3] for path in icons if found[path] == small} == {"16x16", "22x22", "24x24", "32x32"}


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
