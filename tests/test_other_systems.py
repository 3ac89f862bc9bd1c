"""What other systems make of the files of the program: names that Windows and macOS have, and other ends of lines."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.disk.resources import resources
from bridgetable.words.catalogue import MessageSources
from bridgetable.words.languages import OFFERED
from tests.source import PACKAGE

DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
REFUSED = re.compile(r'[<>:"|?*\\\x00-\x1f]|[. ]$')
LONGEST = 120
"""Windows has paths of 260 letters unless it is told otherwise: as many are left for the folder of an installation."""
BINARY = {".png", ".ttf", ".pyc"}


def shipped() -> Iterator[tuple[str, Path]]:
    """Every file that is installed, by its path in the package."""
    for root, prefix in ((PACKAGE, "bridgetable"), (resources(), "bridgetable/resources")):
        for path in root.rglob("*"):
            if path.is_file() and path.suffix != ".pyc":
                yield f"{prefix}/{path.relative_to(root).as_posix()}", path


def test_every_name_is_one_on_windows_and_on_macos() -> None:
    names = [name for name, _ in shipped()]
    parts = {part for name in names for part in name.split("/")}
    assert len(names) > 1000
    assert sorted(part for part in parts if DEVICES.fullmatch(part) or REFUSED.search(part)) == []
    assert sorted(name for name in names if len(name) > LONGEST) == []
    assert sorted(name for name in names if unicodedata.normalize("NFC", name) != name) == []
    alike = Counter(name.casefold() for name in names)
    assert [name for name, count in alike.items() if count > 1] == []


def test_every_text_has_the_ends_of_lines_of_posix() -> None:
    assert [name for name, path in shipped() if path.suffix not in BINARY and b"\r" in path.read_bytes()] == []


def with_ends_of_windows(source: Path, copy: Path) -> Path:
    """A copy of a file with the ends of lines that a checkout on Windows may give it."""
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_bytes(source.read_bytes().replace(b"\n", b"\r\n"))
    return copy


@pytest.mark.parametrize("language", OFFERED)
def test_sentences_are_the_same_after_a_checkout_on_windows(language: str, tmp_path: Path) -> None:
    folder = resources() / "locale" / language
    for file in folder.rglob("*.ftl"):
        with_ends_of_windows(file, tmp_path / file.relative_to(folder))
    assert dict(MessageSources(tmp_path)) == dict(MessageSources(folder))


def test_cases_are_the_same_after_a_checkout_on_windows(tmp_path: Path) -> None:
    for file in sorted((resources() / "cases").rglob("*.case.json"))[::20]:
        copy = with_ends_of_windows(file, tmp_path / file.name)
        assert read_case(copy.read_bytes()) == read_case(file.read_bytes()), file.name
