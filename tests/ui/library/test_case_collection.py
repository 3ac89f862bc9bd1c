"""The folders of the library: files are read in the background, once, and the window goes on meanwhile."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from bridgetable.cases.library import folders
from bridgetable.cases.library.cases import LibraryCase, read_library_case
from bridgetable.cases.library.folders import BATCH
from bridgetable.table.text import Text, in_language
from bridgetable.ui.library import case_collection, rows
from bridgetable.ui.library.case_collection import CaseCollection
from bridgetable.ui.library.places import Folder
from bridgetable.ui.library.rows import FolderCases
from tests.cases.library.test_cases import write
from tests.ui.held import HeldBackground

FILES = 3 * BATCH


@pytest.fixture
def background(qtbot: QtBot) -> HeldBackground:
    return HeldBackground()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of a few cases, and no shipped ones beside it."""
    monkeypatch.setattr(case_collection, "shipped_folders", tuple)
    folder = tmp_path / "cases"
    folder.mkdir()
    for number in range(FILES):
        write(folder, f"case-{number}")
    return folder


@pytest.fixture
def files_read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that are read from now on."""
    names: list[str] = []

    def read(path: Path) -> LibraryCase:
        names.append(path.name)
        return read_library_case(path)

    monkeypatch.setattr(folders, "read_library_case", read)
    return names


def opened(home: Path, background: HeldBackground) -> CaseCollection:
    settings = QSettings(str(home.parent / "settings.ini"), QSettings.Format.IniFormat)
    collection = CaseCollection(settings, home, background, home.parent / "cache")
    collection.refresh()
    return collection


def titles(collection: CaseCollection) -> list[str]:
    return [case.name for case in collection.cases(collection.folders[0])]


def test_the_first_rows_are_there_before_anything_is_read(home: Path, background: HeldBackground) -> None:
    collection = opened(home, background)
    assert len(collection.contents[0].names) == FILES and titles(collection) == []
    assert collection.is_reading and not collection.complete


def test_files_come_in_batches_and_other_events_between_them(home: Path, background: HeldBackground) -> None:
    collection = opened(home, background)
    counts = []
    while background.tasks:
        background.go_on(1)
        counts.append(len(titles(collection)))
    assert counts == [0, BATCH, 2 * BATCH, FILES, FILES] and collection.complete
    assert titles(collection) == [f"case-{number}" for number in range(FILES)]


def test_a_second_start_reads_nothing_and_shows_titles_at_once(
    home: Path, background: HeldBackground, files_read: list[str]
) -> None:
    opened(home, background)
    background.go_on()
    assert len(files_read) == FILES
    again = opened(home, background)
    assert titles(again) == [f"case-{number}" for number in range(FILES)]
    background.go_on()
    assert len(files_read) == FILES and again.complete


def test_only_what_has_changed_is_read_again(home: Path, background: HeldBackground, files_read: list[str]) -> None:
    collection = opened(home, background)
    background.go_on()
    del files_read[:]
    write(home, "case-7", title="A longer title than before")
    write(home, "case-new")
    (home / "case-8.case.json").unlink()
    collection.refresh()
    background.go_on()
    assert sorted(files_read) == ["case-7.case.json", "case-new.case.json"]
    assert "case-8" not in titles(collection) and "case-new" in titles(collection)
    seven = collection.case(home / "case-7.case.json")
    assert seven is not None and seven.title == (("", "A longer title than before"),)


def test_what_was_read_before_it_was_stopped_is_kept(
    home: Path, background: HeldBackground, files_read: list[str]
) -> None:
    collection = opened(home, background)
    background.go_on(2)
    collection.stop()
    assert not background.tasks and not collection.is_reading and len(titles(collection)) == BATCH
    collection.refresh()
    background.go_on()
    assert collection.complete and len(files_read) == FILES


def test_a_folder_that_vanishes_while_it_is_read_is_empty(home: Path, background: HeldBackground) -> None:
    collection = opened(home, background)
    background.go_on(2)
    shutil.rmtree(home)
    background.go_on()
    assert collection.complete
    home.mkdir()
    collection.refresh()
    background.go_on()
    assert titles(collection) == [] and collection.contents[0].names == ()


def test_changes_while_files_are_read_are_looked_at_afterwards(home: Path, background: HeldBackground) -> None:
    collection = opened(home, background)
    background.go_on(2)
    write(home, "case-new")
    collection.refresh()
    assert len(background.tasks) == 1
    background.go_on()
    assert not collection.complete
    background.go_on()
    assert "case-new" in titles(collection) and collection.complete


def test_cases_shown_first_are_indexed_a_few_at_a_time_and_found_in_the_end(tmp_path: Path) -> None:
    contents = FolderCases(Folder(tmp_path))
    contents.show_first(read_library_case(write(tmp_path, name, tags=["revoke"])) for name in "abc")
    assert [contents.index_some(2) for _ in range(3)] == [True, True, False]
    assert sum(map(len, contents.find("revoke", str, {}).values())) == 3


def test_the_title_of_each_case_is_looked_at_once_as_cases_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at: list[Text] = []

    def counting(text: Text, language: str) -> str:
        looked_at.append(text)
        return in_language(text, language)

    monkeypatch.setattr(rows, "in_language", counting)
    contents = FolderCases(Folder(tmp_path))
    cases = [read_library_case(write(tmp_path, f"{number}", title=f"Title {number // 2}")) for number in range(7)]
    for case in cases:
        contents.put([case])
        assert not contents.is_repeated("", "en")
    assert [contents.is_repeated(f"Title {number}", "en") for number in range(4)] == [True, True, True, False]
    assert len(looked_at) == len(cases)


def test_a_title_is_repeated_while_several_cases_have_it(tmp_path: Path) -> None:
    contents = FolderCases(Folder(tmp_path))
    one, other = (read_library_case(write(tmp_path, name, title={"en": "A", "it": name})) for name in ("x", "y"))
    contents.put([one, other])
    assert contents.is_repeated("A", "en") and not contents.is_repeated("x", "it")
    assert contents.is_repeated("A", "en")
    contents.put([replace(other, title=(("", "B"),))])
    assert not contents.is_repeated("A", "en")
    contents.put([other])
    assert contents.is_repeated("A", "en")
    contents.remove(one.path.name)
    assert not contents.is_repeated("A", "en")
