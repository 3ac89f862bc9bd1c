"""The entry of the menu, the types of files and the icons on the desktops of Linux; nothing else is touched."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from bridgetable.cli import freedesktop
from bridgetable.cli.freedesktop import data_folder, entry_started_by, install, quoted, remove
from bridgetable.disk.contents import contents_of
from bridgetable.disk.resources import resources

ENTRY = (resources() / "packaging" / "bridgetable.desktop").read_text("utf-8")

QUOTED = r'"((?:[^"`$\\]|\\["`$\\])*)"'
"""An argument in quotation marks, as the specification of entries has it."""


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The programs that would have the desktop look again; none is run."""
    calls: list[list[str]] = []

    def run(command: list[str], **_: object) -> None:
        calls.append(command)
        if len(calls) % 3 == 2:
            raise subprocess.TimeoutExpired(command, 60)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    return calls


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_what_is_put_there_is_taken_away_and_nothing_else(tmp_path: Path, asked: list[list[str]]) -> None:
    others = {"applications/other.desktop", "icons/hicolor/16x16/apps/other.png", "mime/packages/other.xml"}
    for each in others:
        (tmp_path / each).parent.mkdir(parents=True)
        (tmp_path / each).write_bytes(b"other")
    install(tmp_path, ("/opt/bt/bridgetable",))
    install(tmp_path, ("/opt/bt 2/bridgetable",))
    added = files(tmp_path) - others
    assert {
        "applications/bridgetable.desktop",
        "mime/packages/bridgetable.xml",
        "icons/hicolor/48x48/apps/bridgetable.png",
        "icons/hicolor/scalable/apps/bridgetable.svg",
        "icons/hicolor/512x512/apps/bridgetable.png",
    } < added
    entry = (tmp_path / "applications/bridgetable.desktop").read_text("utf-8")
    assert 'Exec="/opt/bt 2/bridgetable" %F\n' in entry and "bridgetable-window" not in entry
    assert remove(tmp_path) and files(tmp_path) == others
    assert (tmp_path / "mime/packages").is_dir() and not (tmp_path / "icons/hicolor/48x48").exists()
    assert {command[0] for command in asked} == {
        "/usr/bin/update-desktop-database",
        "/usr/bin/update-mime-database",
        "/usr/bin/gtk-update-icon-cache",
    }
    asked.clear()
    assert not remove(tmp_path) and not asked


def test_every_icon_has_the_size_of_its_folder(tmp_path: Path) -> None:
    install(tmp_path, ("bridgetable",))
    for path in tmp_path.glob("icons/hicolor/*x*/apps/*.png"):
        data = contents_of(path)
        size = int(path.parts[-3].partition("x")[0])
        assert data[:8] == b"\x89PNG\r\n\x1a\n" and data[16:24] == size.to_bytes(4, "big") * 2


@pytest.mark.parametrize(
    "word",
    [
        "/opt/bridgetable",
        "/home/a b/bridgetable",
        "/home/maría/巻/♠",
        '/a$b/`c`/"d"/e\\f',
        "/100%/%f/%%",
        "'",
        "~",
        "#&;",
    ],
)
def test_a_word_of_the_command_is_the_same_for_the_desktop(word: str) -> None:
    text = entry_started_by(ENTRY, (word, "-m"))
    parsed = configparser.RawConfigParser(delimiters="=", comment_prefixes="#", strict=True)
    parsed.optionxform = str  # type: ignore[assignment, method-assign]
    parsed.read_string(text)
    value = parsed["Desktop Entry"]["Exec"].replace("\\\\", "\\")
    words = [re.sub(r'\\(["`$\\])', r"\1", each).replace("%%", "%") for each in re.findall(QUOTED, value)]
    assert words == [word, "-m"] and value.endswith('" %F')
    assert parsed["Desktop Action new-window"]["Exec"].endswith(" --new-window")


@pytest.mark.parametrize("word", ["/a\nExec=evil", "/a\x1b[31m", "/no\udcfftext"])
def test_what_an_entry_cannot_tell_is_refused(word: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError):
        quoted(word)
    with pytest.raises(ValueError):
        install(tmp_path, (word,))
    assert not files(tmp_path)


def test_the_folder_is_that_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.setenv("HOME", str(tmp_path))
    for none in ("", "relative"):
        monkeypatch.setenv("XDG_DATA_HOME", none)
        assert data_folder() == tmp_path / ".local" / "share"


def test_the_types_of_the_entry_are_those_that_are_declared() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kinds = ElementTree.parse(resources() / "packaging" / "bridgetable.mime.xml").findall(f"{space}mime-type")
    listed = next(line for line in ENTRY.splitlines() if line.startswith("MimeType=")).partition("=")[2]
    assert listed.strip(";").split(";") == [kind.get("type") for kind in kinds]
    patterns = [glob.get("pattern") for kind in kinds for glob in kind.findall(f"{space}glob")]
    assert patterns == ["*.case.json", "*.btcase", "*.pbn", "*.lin"]


def test_programs_of_the_system_get_their_own_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/frozen")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    assert "LD_LIBRARY_PATH" not in freedesktop._environment()
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/before")
    assert freedesktop._environment()["LD_LIBRARY_PATH"] == "/before"
