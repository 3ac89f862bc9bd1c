"""What earlier versions kept in a folder of a doubled name is taken over once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, QSettings
from pytestqt.qtbot import QtBot

from bridgetable.document.autosave import Autosave
from bridgetable.document.document import Document
from bridgetable.document.saving import save
from bridgetable.rehearsal.asked import CaseInFile
from bridgetable.rehearsal.progress import ProgressStore
from bridgetable.ui.session.taken_over import take_over
from bridgetable.words.catalogue import Words
from tests.rehearsal.answers import answer
from tests.ui.opened import session_on

EN = Words.of("en")


class Kept:
    """The folders of a user who has had an earlier version."""

    def __init__(self, home: Path) -> None:
        self.folder, self.own_cases, self.cache = home / "bridgetable", home / "Documents", home / "caches"
        self.before = self.folder / "bridgetable"
        self.settings = QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat)
        (self.cache / "bridgetable").mkdir(parents=True)
        (self.before / "cases").mkdir(parents=True)
        session = session_on()
        self.case = self.before / "cases" / "perché.btcase"
        document = save(session.history, Document(str(self.case)), EN)
        Autosave(self.before).write(session.history, document, EN, dirty=True)
        Autosave(self.before, 2).write(session.history, Document(), EN, dirty=True)
        (self.before / "table-2.lock").touch()
        ProgressStore(self.before).add([answer(case=str(self.case)), answer(case="revoke/shipped.case.json", day=1)])
        self.settings.setValue("recent/files", json.dumps([str(self.case), "/elsewhere/a.pbn"]))
        self.settings.setValue("library/folder", str(self.case.parent))

    def take_over(self) -> None:
        take_over(self.before, self.folder, self.own_cases, self.cache, self.settings)


@pytest.fixture
def kept(qtbot: QtBot, tmp_path: Path) -> Kept:
    return Kept(tmp_path)


def test_everything_is_moved_and_found_under_its_new_name(kept: Kept) -> None:
    kept.take_over()
    moved = kept.own_cases / "perché.btcase"
    assert moved.is_file() and not kept.before.exists() and not (kept.cache / "bridgetable").exists()
    restored = Autosave(kept.folder).restore()
    assert restored is not None and restored[1] and restored[0].document.path == str(moved)
    second = Autosave(kept.folder, 2).restore()
    assert second is not None and second[0].document.path == ""
    answers = ProgressStore(kept.folder).read().answers
    assert [each.case for each in answers] == [CaseInFile(str(moved)), CaseInFile("revoke/shipped.case.json")]
    assert json.loads(str(kept.settings.value("recent/files"))) == [str(moved), "/elsewhere/a.pbn"]
    assert kept.settings.value("library/folder") == str(kept.own_cases)


def test_what_is_there_already_is_not_replaced(kept: Kept) -> None:
    session = session_on("3NT N")
    Autosave(kept.folder).write(session.history, Document(), EN, dirty=True)
    ProgressStore(kept.folder).add([answer(case="play/of-today.case.json", day=2)])
    kept.own_cases.mkdir()
    (kept.own_cases / "perché.btcase").write_text("of today", "utf-8")
    kept.take_over()
    assert not kept.before.exists()
    restored = Autosave(kept.folder).restore()
    assert restored is not None and restored[0].history.start == session.history.start
    paths = set()
    for number in (2, 3):
        other = Autosave(kept.folder, number).restore()
        assert other is not None
        paths.add(other[0].document.path)
    assert paths == {"", str(kept.own_cases / "perché (2).btcase")}
    assert len(ProgressStore(kept.folder).read().answers) == 3
    assert (kept.own_cases / "perché.btcase").read_text("utf-8") == "of today"


def test_nothing_is_taken_from_a_program_that_is_running(kept: Kept) -> None:
    lock = QLockFile(str(kept.before / "table-1.lock"))
    assert lock.tryLock(0)
    kept.take_over()
    assert kept.case.is_file() and Autosave(kept.before).restore() is not None
    lock.unlock()
    kept.take_over()
    assert not kept.before.exists()


def test_without_such_a_folder_nothing_happens(kept: Kept, tmp_path: Path) -> None:
    kept.take_over()
    before = sorted(tmp_path.rglob("*"))
    kept.take_over()
    assert sorted(tmp_path.rglob("*")) == before
