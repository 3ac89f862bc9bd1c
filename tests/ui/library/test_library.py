"""The library in the window: found by keys, opened, gone through as a lesson; one's own folders, watched and tidied."""

from __future__ import annotations

import json
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QFile, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QFileDialog, QLineEdit, QListView
from pytestqt.qtbot import QtBot

from bridgetable.cases.library.cases import case_files, name_of, read_library_case
from bridgetable.disk.resources import resources
from bridgetable.disk.writing import readable_file_name_of
from bridgetable.document.document import DocumentError
from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.library import case_files as upkeep
from bridgetable.ui.library.case_files import RenameDialog
from bridgetable.ui.library.panel import LibraryPanel
from bridgetable.ui.library.places import Folder, is_shipped, shipped_folders
from bridgetable.ui.library.rows import FolderCases, Row, found_files, teaching_text, without_law
from bridgetable.ui.shell.commands import COMMANDS
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.cases.library.test_cases import PLAYS, write
from tests.situations import actions_of
from tests.ui.opened import answer, open_wall, open_window, said, shipped_cases_read, work_here
from tests.ui.waiting import settle, until

NOT_HELD = {"do": "play", "seat": "N", "card": "SA"}
SHIPPED = resources() / "cases"
PLAY = SHIPPED / "play"
THIRTEEN = PLAY / "lead-out-of-turn-53-trick-thirteen-2007.case.json"


@pytest.fixture(autouse=True)
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    work_here(monkeypatch)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path, autosave=True, cache=shipped_cases_read(tmp_path))


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The folder of one's own cases, which the window finds beside the table it keeps."""
    folder = tmp_path / "kept" / "cases"
    folder.mkdir(parents=True)
    return folder


def library(qtbot: QtBot, window: Window) -> LibraryPanel:
    """The library, opened by its key, everything read."""
    window.table.setFocus()
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    panel = window.parts.library.panel
    until(qtbot, lambda: panel.isVisible() and panel.collection.complete)
    return panel


def own_library(qtbot: QtBot, window: Window, own: Path) -> LibraryPanel:
    panel = library(qtbot, window)
    panel.choose_folder(panel.collection.folder(str(own)))
    return panel


def shown(panel: LibraryPanel) -> list[str]:
    """The names of the cases that are shown."""
    return [row.case.name for row in panel.cases.row_model.rows if row.case is not None]


def find(qtbot: QtBot, panel: LibraryPanel, wish: str) -> None:
    panel.search.clear()
    QTest.keyClicks(panel.search, wish)
    settle()


def row(panel: LibraryPanel, name: str) -> Row:
    return next(row for row in panel.cases.row_model.rows if row.case is not None and row.case.name == name)


def choose(panel: LibraryPanel, name: str) -> None:
    """Goes to a case with the keyboard."""
    names = shown(panel)
    QTest.keyClick(panel.cases, Qt.Key.Key_Home)
    for _ in range(names.index(name)):
        QTest.keyClick(panel.cases, Qt.Key.Key_Down)
    assert panel.current is not None and panel.current.name == name


def on_the_table(window: Window) -> str:
    return name_of(Path(window.session.document.path))


# -- looking for a case ----------------------------------------------------------------------------------------------


def test_the_library_shows_every_folder_that_is_shipped(qtbot: QtBot, window: Window) -> None:
    panel = library(qtbot, window)
    headings = [row.title for row in panel.cases.row_model.rows if row.case is None]
    assert headings == [
        "Revoke",
        "Withdrawn calls and cards",
        "Quick reference",
        "The play",
        "The auction",
        "The score and penalties",
    ]
    assert len(shown(panel)) == len(list(SHIPPED.rglob("*.case.json")))
    panel.choose_folder(panel.collection.folder("play"))
    assert shown(panel) == [name_of(path) for path in case_files(PLAY)]


def test_a_case_is_found_by_its_law_and_opened_by_the_keyboard(qtbot: QtBot, window: Window) -> None:
    window.session.act(actions_of("WCJ")[0])
    panel = library(qtbot, window)
    find(qtbot, panel, "Law 54B2")
    assert shown(panel) and all("54B2" in row.case.laws for row in panel.cases.row_model.rows if row.case is not None)
    first, *others = shown(panel)
    assert "opening-lead-five-roads" in (first, *others)
    QTest.keyClick(panel.search, Qt.Key.Key_Return)
    assert not panel.isVisible() and on_the_table(window) == first and not window.session.history.cursor >= 0
    assert window.autosave is not None and len(window.autosave.earlier()) == 1


@pytest.mark.parametrize(
    ("language", "wish", "heading", "teaches"),
    [
        ("en", "Law 62 C 1", "Cases that turn on Law 62C1", "Law 62C1: the innocent side changes its card"),
        ("it", "art. 62c1", "Casi che vertono sull'Art. 62C1", "Art. 62C1: la linea innocente cambia carta"),
    ],
)
def test_cases_that_turn_on_a_law_come_first_and_say_what_they_teach(
    qtbot: QtBot, window: Window, language: str, wish: str, heading: str, teaches: str
) -> None:
    window.view.choose_language(language)
    panel = library(qtbot, window)
    find(qtbot, panel, wish)
    first, second, *_ = rows = panel.cases.row_model.rows
    assert first.title == heading and first.case is None and second.teaches == teaches
    assert teaches in second.spoken and second.laws.startswith("62C1")
    turning = [number for number, row in enumerate(rows) if row.teaches == teaches]
    assert "revoke-62c1-the-king-of-spades-for-south" in shown(panel)[: len(turning)]
    assert turning == list(range(1, len(turning) + 1)) and len(shown(panel)) > len(turning)
    QTest.keyClick(panel.search, Qt.Key.Key_Down)
    assert teaches in panel.details.page.toPlainText()


def test_every_case_that_is_shipped_says_what_it_teaches() -> None:
    for language in LANGUAGES:
        words = Words.of(language, strict=True)
        for path in sorted(SHIPPED.rglob("*.case.json")):
            assert teaching_text(read_library_case(path), words), path.name


def test_the_arrows_go_through_the_list_while_one_types(qtbot: QtBot, window: Window) -> None:
    panel = library(qtbot, window)
    find(qtbot, panel, "62C1")
    names = shown(panel)
    QTest.keyClick(panel.search, Qt.Key.Key_Down)
    assert panel.current is not None and panel.current.name == names[1]
    panel.cases.setFocus()
    QTest.keyClicks(panel.cases, " re")
    assert panel.search.text().endswith("62C1 re") and panel.search.hasFocus()


def test_a_search_in_one_folder_shows_its_cases_first_and_then_the_others(qtbot: QtBot, window: Window) -> None:
    panel = library(qtbot, window)
    panel.choose_folder(panel.collection.folder("play"))
    find(qtbot, panel, "revoke")
    headings = [row.title for row in panel.cases.row_model.rows if row.case is None]
    assert headings == [
        "The play · In the story or the notes",
        "Other folders · In the title",
        "Other folders · In the tags",
    ]
    find(qtbot, panel, "no such words")
    assert not shown(panel) and panel.nothing.isVisible()


@pytest.mark.parametrize(("language", "wish"), [("en", "penalty card"), ("it", "carta penalizzata")])
def test_tags_are_found_in_the_language_in_use(qtbot: QtBot, window: Window, language: str, wish: str) -> None:
    window.view.choose_language(language)
    panel = library(qtbot, window)
    find(qtbot, panel, f"{wish} 50D1")
    assert "penalty-card-51-two-suits" in shown(panel)


def test_the_word_law_before_a_number_is_no_word_to_look_for() -> None:
    english, italian = Words.of("en", strict=True), Words.of("it", strict=True)
    assert without_law("Law 64 laws", english) == "64 laws" and without_law("L64 dummy", english) == "64 dummy"
    assert without_law("legge 64 art. 62 articolo", italian) == "64 62 articolo"
    assert without_law("l'art. 62C1 § 64", italian) == "62C1 64" and without_law("Laws 62", english) == "62"


def test_the_same_matter_in_another_edition_is_one_click_away(qtbot: QtBot, window: Window) -> None:
    window.parts.documents.open_path(str(THIRTEEN))
    panel = library(qtbot, window)
    assert panel.current is not None and panel.current.path == THIRTEEN and row(panel, panel.current.name).badge
    until(qtbot, lambda: bool(panel.details.buttons))
    here, other = panel.details.buttons
    assert not here.isEnabled() and other.text() == "Laws 2017"
    other.click()
    assert on_the_table(window) == "lead-out-of-turn-53-trick-thirteen-2017" and not panel.isVisible()


def test_the_last_place_is_remembered(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    panel = library(qtbot, window)
    panel.choose_folder(panel.collection.folder("auction"))
    find(qtbot, panel, "27")
    choose(panel, shown(panel)[2])
    chosen = shown(panel)[2]
    panel.close()
    again = library(qtbot, open_window(qtbot, tmp_path))
    assert again.search.text() == "27" and again.folder is not None and again.folder.key == "auction"
    assert again.current is not None and again.current.name == chosen


def test_pictures_are_painted_while_one_looks(qtbot: QtBot, window: Window) -> None:
    panel = library(qtbot, window)
    case = panel.current
    assert case is not None
    until(qtbot, lambda: panel.pictures.picture(case) is not None)
    picture = panel.pictures.picture(case)
    assert picture is not None and (picture.width(), picture.height()) == panel.cases.picture_size
    window.view.choose_language("it")
    assert panel.pictures.picture(case) is None
    until(qtbot, lambda: panel.pictures.picture(case) is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_library_has_a_name(qtbot: QtBot, window: Window, language: str) -> None:
    window.view.choose_language(language)
    panel = library(qtbot, window)
    for kind in (QAbstractButton, QLineEdit, QListView):
        for widget in panel.findChildren(kind):
            if not isinstance(widget.parent(), QLineEdit):
                text = widget.text() if isinstance(widget, QAbstractButton) else ""
                assert widget.accessibleName() or text, widget.objectName()
    assert panel.current is not None and panel.current.edition is not None
    assert panel.current.edition.value in row(panel, panel.current.name).spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_shipped_folders_and_tags_have_words(language: str) -> None:
    words = Words.of(language, strict=True)
    for folder in shipped_folders():
        assert words.has(f"library-folder-{folder.path.name}")
        for path in case_files(folder.path):
            for tag in read_library_case(path).subjects:
                key = "library-tag-" + tag.replace(" ", "-")
                assert tag.isdecimal() or words.has(key), f"{path.name}: {key}"


def test_no_two_commands_have_the_same_key() -> None:
    keys = [key for command in COMMANDS for key in command.keys]
    assert len(keys) == len(set(keys))


# -- a lesson --------------------------------------------------------------------------------------------------------


def next_case(window: Window) -> None:
    QTest.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)


def previous_case(window: Window) -> None:
    QTest.keyClick(window, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)


def test_next_case_follows_the_folder_and_keeps_what_was_not_saved(qtbot: QtBot, window: Window) -> None:
    first, second, *_ = case_files(PLAY)
    window.parts.documents.open_path(str(first))
    window.parts.commands["forward"].trigger()
    window.session.entitle(0, "Here")
    assert window.session.dirty
    next_case(window)
    assert on_the_table(window) == name_of(second) and window.autosave is not None
    assert len(window.autosave.earlier()) == 1 and window.parts.caption.tone is Tone.NOTICE
    assert f"Case 2 of {len(case_files(PLAY))}" in window.parts.caption.plain
    previous_case(window)
    assert on_the_table(window) == name_of(first)
    previous_case(window)
    assert on_the_table(window) == name_of(first) and "first case" in window.parts.caption.plain
    window.parts.documents.open_path(str(case_files(PLAY)[-1]))
    next_case(window)
    assert on_the_table(window) == name_of(case_files(PLAY)[-1]) and "last case" in window.parts.caption.plain


def test_a_lesson_goes_on_in_the_projector(qtbot: QtBot, window: Window) -> None:
    first, second, *_ = case_files(PLAY)
    window.parts.documents.open_path(str(first))
    wall = open_wall(window)
    next_case(window)
    title = window.session.document.opening("en")[0]
    assert window.parts.presentation.is_on and on_the_table(window) == name_of(second) and title in said(wall)
    assert title in window.parts.caption.plain


def test_from_a_fresh_table_a_lesson_begins_with_the_first_folder(qtbot: QtBot, window: Window) -> None:
    next_case(window)
    assert window.session.document.path == str(case_files(SHIPPED / "revoke")[0])


def test_a_case_that_cannot_be_opened_is_named_and_passed(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    first = write(tmp_path, "case-1")
    write(tmp_path, "case-2", edition="1066")
    write(tmp_path, "case-3")
    window.parts.documents.open_path(str(first))
    next_case(window)
    told = window.parts.caption.plain
    assert "case-2" in told and "edition" in told and window.parts.caption.tone is Tone.REFUSAL
    assert on_the_table(window) == "case-1"
    next_case(window)
    assert on_the_table(window) == "case-3"


def test_a_case_with_what_cannot_be_done_is_opened_as_far_as_it_goes(window: Window, tmp_path: Path) -> None:
    first = write(tmp_path, "case-1")
    write(tmp_path, "case-2", actions=[PLAYS[0], NOT_HELD])
    window.parts.documents.open_path(str(first))
    next_case(window)
    assert on_the_table(window) == "case-2" and len(window.session.history.nodes) == 1
    assert window.parts.caption.plain.startswith("actions[1]: ") and window.parts.caption.tone is Tone.NOTICE


# -- one's own cases -------------------------------------------------------------------------------------------------


def test_a_folder_of_ones_own_is_watched(qtbot: QtBot, window: Window, own: Path) -> None:
    write(own, "case-10")
    panel = own_library(qtbot, window, own)
    assert shown(panel) == ["case-10"]
    two = write(own, "case-2")
    until(qtbot, lambda: shown(panel) == ["case-2", "case-10"])
    write(own, "case-2", title="A longer title than before")
    until(qtbot, lambda: row(panel, "case-2").title == "A longer title than before")
    two.unlink()
    until(qtbot, lambda: shown(panel) == ["case-10"])


def test_a_directory_elsewhere_is_put_on_the_list_and_taken_off(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = tmp_path / "My course"
    course.mkdir()
    file = write(course, "lesson-1")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(course))
    panel = library(qtbot, window)
    panel.folders.add.click()
    until(qtbot, lambda: shown(panel) == ["lesson-1"])
    assert panel.folder is not None and panel.folder.name_in(Words.of("it")) == "My course"
    assert panel.folders.forget.isVisible()
    panel.folders.forget.click()
    assert panel.folder is None and "lesson-1" not in shown(panel) and file.exists()


def test_a_shipped_case_is_duplicated_and_never_changed(qtbot: QtBot, window: Window, own: Path) -> None:
    window.parts.documents.open_path(str(THIRTEEN))
    panel = library(qtbot, window)
    for keys in (Qt.Key.Key_F2, Qt.Key.Key_Delete):
        panel.cases.setFocus()
        QTest.keyClick(panel.cases, keys)
        assert "duplicate it" in panel.status.text() and THIRTEEN.exists()
    QTest.keyClick(panel, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    copy = own / THIRTEEN.name
    assert copy.read_bytes() == THIRTEEN.read_bytes()
    assert panel.current is not None and panel.current.path == copy and "My cases" in panel.status.text()
    QTest.keyClick(panel, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert (own / f"{name_of(THIRTEEN)} (2).case.json").exists()
    panel.choose_folder(panel.collection.folder(str(own)))
    titles = [row.title for row in panel.cases.row_model.rows]
    assert len(titles) == len(set(titles)) == 2


def test_duplicating_without_an_own_folder_is_refused(qtbot: QtBot, tmp_path: Path) -> None:
    panel = library(qtbot, open_window(qtbot, tmp_path))
    panel.buttons["duplicate"].click()
    assert "add one" in panel.status.text()


def test_a_case_is_given_another_title_and_file_name(qtbot: QtBot, window: Window, own: Path) -> None:
    file = write(own, "old")
    window.parts.documents.open_path(str(file))
    window.session.act(actions_of("WH9")[0])
    window.session.entitle(0, "Here")
    panel = own_library(qtbot, window, own)
    choose(panel, "old")

    def both(dialog: QDialog) -> None:
        assert isinstance(dialog, RenameDialog)
        dialog.title.setText("Another title")
        dialog.file.setText("a/b")
        assert dialog.fault.text() and not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()
        dialog.file.setText("new")

    answer(both)
    QTest.keyClick(panel, Qt.Key.Key_F2)
    assert shown(panel) == ["new"] and not file.exists()
    title = json.loads((own / "new.case.json").read_text("utf-8"))["title"]
    assert title == {"en": "Another title", "it": "Est scarta"}
    assert on_the_table(window) == "new" and window.session.dirty and "Another title" in window.windowTitle()
    window.parts.commands["save"].trigger()
    assert json.loads((own / "new.case.json").read_text("utf-8"))["title"] == title


def test_a_name_that_is_taken_is_not_written_over(qtbot: QtBot, window: Window, own: Path) -> None:
    one, two = write(own, "one"), write(own, "two", title="Two")
    before = two.read_bytes()
    panel = own_library(qtbot, window, own)
    case = panel.collection.case(one)
    assert case is not None
    panel.commands.set_names(case, "East discards", "two")
    assert "two.case.json" in panel.status.text() and one.exists() and two.read_bytes() == before


def test_a_case_goes_to_the_trash_of_the_system(
    qtbot: QtBot, window: Window, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(own, "case-1")
    trash = own.parent / "trash"

    def moved(name: str) -> bool:
        return Path(name).rename(trash) == trash

    monkeypatch.setattr(QFile, "moveToTrash", staticmethod(moved))
    panel = own_library(qtbot, window, own)
    choose(panel, "case-1")
    panel.cases.setFocus()
    QTest.keyClick(panel.cases, Qt.Key.Key_Delete)
    assert trash.exists() and shown(panel) == [] and "trash" in panel.status.text()


def test_what_the_system_does_not_trash_stays_and_is_said(
    qtbot: QtBot, window: Window, own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(DocumentError) as refused:
        upkeep.move_to_trash(tmp_path / "gone.case.json")
    assert refused.value.message.key == "file-not-read"
    file = write(own, "case-1")
    monkeypatch.setattr(QFile, "moveToTrash", staticmethod(lambda name: False))
    panel = own_library(qtbot, window, own)
    choose(panel, "case-1")
    panel.buttons["trash"].click()
    assert file.exists() and shown(panel) == ["case-1"] and "still there" in panel.status.text()


def test_malformed_files_say_what_is_wrong_and_the_others_are_there(qtbot: QtBot, window: Window, own: Path) -> None:
    write(own, "good")
    write(own, "key", titel="x")
    write(own, "play", actions=[PLAYS[0], NOT_HELD])
    panel = own_library(qtbot, window, own)
    assert shown(panel) == ["good", "key", "play"]
    assert row(panel, "key").detail.startswith("titel: ") and not row(panel, "good").detail
    until(qtbot, lambda: row(panel, "play").detail.startswith("actions[1]: "))
    choose(panel, "key")
    assert "titel" in panel.details.page.toPlainText()
    before = window.session.table
    QTest.keyClick(panel.cases, Qt.Key.Key_Return)
    assert panel.isVisible() and panel.status.text().startswith("titel: ") and window.session.table is before


def test_a_shipped_case_is_saved_among_ones_own(
    qtbot: QtBot, window: Window, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[str] = []

    def save_there(parent: object, title: str, path: str, *_: str) -> tuple[str, str]:
        offered.append(path)
        return path, ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save_there)
    before = THIRTEEN.read_bytes()
    window.parts.documents.open_path(str(THIRTEEN))
    window.session.entitle(0, "Here")
    assert is_shipped(window.session.document.path)
    window.parts.commands["save"].trigger()
    title = readable_file_name_of(window.session.document.opening("en")[0], "")
    assert title and offered == [str(own / f"{title}.btcase")] and THIRTEEN.read_bytes() == before
    assert window.session.document.path == offered[0] and not window.session.dirty
    window.session.refile(replace(window.session.document, path=""))
    window.parts.commands["save"].trigger()
    assert Path(offered[1]).parent == own


# -- words that people type, and the cases have not --------------------------------------------------------------------


@cache
def all_shipped() -> FolderCases:
    stock = FolderCases(Folder(SHIPPED))
    stock.put(read_library_case(path) for path in sorted(SHIPPED.rglob("*.case.json")))
    return stock


@pytest.mark.parametrize(
    ("language", "typed", "written"),
    [
        ("it", "dichiarazione insufficiente", "licita insufficiente"),
        ("it", "dichiaraz", "licita"),
        ("it", "comparabile", "paragonabile"),
        ("it", "passo fuori rotazione", "passo fuori turno"),
        ("it", "carta penalizata", "carta penalizzata"),
        ("it", "intavolare fuori turno", "attacco fuori turno"),
        ("en", "renege", "revoke"),
        ("en", "bid out of turn", "bid out of rotation"),
    ],
)
def test_a_synonym_finds_what_the_cases_call_otherwise(language: str, typed: str, written: str) -> None:
    stock = all_shipped()
    words = Words.of(language)
    wanted, got = (set(chain(*found_files([stock], wish, words)[0][1].values())) for wish in (written, typed))
    assert wanted and wanted <= got
