"""Starting: after a crash the table is as it was, and whatever is wrong with the autosave is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, QSizeF, QStandardPaths
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import card_of, contract_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.codec import write_case
from bridgetable.disk.resources import resources
from bridgetable.document import at_start, case_opening
from bridgetable.document.at_start import as_left, named, shown_first
from bridgetable.document.autosave import Autosave
from bridgetable.document.case_opening import opened_case
from bridgetable.document.document import Document, Opened
from bridgetable.document.saving import as_case
from bridgetable.laws.long_searches import SearchPostponedError
from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.shell import startup
from bridgetable.ui.shell.application import create_application
from bridgetable.ui.shell.startup import FilesOfTheSystem, create_window, open_what_takes_long, show_icon
from bridgetable.ui.shell.window import Window
from bridgetable.ui.table.scene import TableScene
from bridgetable.ui.timeline.panel import TimelineView
from bridgetable.words.catalogue import Words
from tests.situations import actions_of
from tests.ui.opened import TO_THE_REVOKE, open_window, session_on
from tests.ui.waiting import settle

EN = Words.of("en", strict=True)
CASE = resources() / "cases" / "play" / "penalty-card-50d-major-the-three-options.case.json"


def started(qtbot: QtBot, folder: Path, language: str = "en") -> Window:
    """A window that opens with the table as it was left in this folder."""
    autosave = Autosave(folder / "kept")
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = create_window(settings, autosave, language, first=as_left(autosave))
    qtbot.addWidget(window)
    window.show()
    window.build_parts()
    return window


def test_a_file_that_the_system_hands_over_is_opened(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    file = tmp_path / "case.btcase"
    file.write_bytes((resources() / "cases/revoke/revoke-06-a-nine-card-suit.case.json").read_bytes())
    opened = FilesOfTheSystem(window)
    assert opened.eventFilter(window, QFileOpenEvent(str(file)))
    settle()
    assert window.session.document.path == str(file)
    assert not opened.eventFilter(window, QEvent(QEvent.Type.User))


def test_the_windows_have_an_icon_of_their_own(qapp: QApplication) -> None:
    before = qapp.windowIcon()
    show_icon(qapp)
    assert not qapp.windowIcon().pixmap(32, 32).isNull()
    qapp.setWindowIcon(before)


def test_a_window_that_crashed_comes_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    for action in actions_of(f"{TO_THE_REVOKE} SDJ"):
        window.session.act(action)
    settle()
    again = started(qtbot, tmp_path, "it")
    assert again.session.table == window.session.table and again.session.dirty
    assert again.parts.caption.plain == "Il tavolo è come l'avete lasciato." and again.parts.caption.tone is Tone.NOTICE


def test_a_long_table_comes_back_once_the_window_is_there(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave, settings = Autosave(tmp_path / "kept"), QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    history = session_on().history
    for action in actions_of(TO_THE_REVOKE):
        history = history.act(action)
    autosave.write(history, Document(), EN, dirty=True)
    monkeypatch.setattr(at_start, "AT_ONCE", 10)
    first = as_left(autosave)
    window = create_window(settings, autosave, "en", first=first)
    qtbot.addWidget(window)
    window.show()
    assert window.session.table != history.table and len(autosave.earlier()) == 1
    open_what_takes_long(window, first)
    assert window.session.table == history.table and window.session.dirty and not autosave.earlier()
    window.close()
    found = autosave.restore()
    assert found is not None and found[0].history.table == history.table


def test_a_damaged_autosave_is_one_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    assert window.autosave is not None
    window.autosave.folder.mkdir(exist_ok=True)
    window.autosave.file.write_text("{", "utf-8")
    assert "damaged-1" in started(qtbot, tmp_path).parts.caption.plain


def test_damaged_settings_are_one_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_bytes(bytes(100))
    window = started(qtbot, tmp_path)
    settle()
    assert "settings-damaged-1.ini" in window.parts.caption.plain


def test_an_autosave_that_is_damaged_in_part_is_one_sentence_and_the_rest_is_restored(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    for action in actions_of(TO_THE_REVOKE):
        window.session.act(action)
        settle()
    assert window.autosave is not None
    lines = window.autosave.file.read_bytes().splitlines(keepends=True)
    window.autosave.file.write_bytes(b"".join((*lines[:-2], b"?" + lines[-2][1:], lines[-1])))
    again = started(qtbot, tmp_path, "it")
    assert again.parts.caption.plain == (
        "Una parte del tavolo conservato è danneggiata; il resto è qui, e il file danneggiato è stato messo da parte "
        "come damaged-1.autosave.json."
    )
    assert len(again.session.history.nodes) == 4 and again.session.dirty and again.parts.documents.has_earlier
    assert again.parts.documents.open_document(Opened(window.session.history, Document()))
    again.parts.documents.open_earlier(tmp_path / "kept" / "damaged-1.autosave.json")
    assert len(again.session.history.nodes) == 4 and "damaged-1" in again.parts.caption.plain


def test_a_failed_autosave_is_reported_and_work_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file where the folder should be", "utf-8")
    window = open_window(qtbot, tmp_path, autosave=True)
    window.session.act(actions_of("WCJ")[0])
    settle()
    assert window.parts.caption.tone is Tone.REFUSAL and window.session.history.nodes


@pytest.mark.parametrize("dirty", (True, False))
def test_a_file_named_at_the_start_leaves_an_unsaved_table_among_the_earlier(
    qtbot: QtBot, tmp_path: Path, *, dirty: bool
) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    kept = Autosave(tmp_path / "kept")
    kept.write(session_on().history, Document(), EN, dirty=dirty)
    case = tmp_path / "x.case.json"
    case.write_bytes(write_case(as_case(session_on("3NT N").history, Document(), EN)))
    window = create_window(settings, kept, first=named(str(case), kept))
    qtbot.addWidget(window)
    assert window.session.document.path == str(case) and len(kept.earlier()) == dirty
    assert window.session.table.contract == contract_of("3NT", Seat.N)
    window.show()
    window.build_parts()
    settle()
    # It is in its file: that it is the table of this window is kept a little later, or at the end.
    window.close()
    found = kept.restore()
    assert found is not None and found[0].document.path == str(case) and not found[1]


def named_at_start(qtbot: QtBot, folder: Path, *files: Path) -> Window:
    """The window that is opened on these files, before its table has been painted."""
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    names = [str(file) for file in files]
    window = create_window(settings, None, "en", first=shown_first(names[0], None), files=names)
    qtbot.addWidget(window)
    return window


def test_the_first_table_of_a_case_is_the_one_that_stays(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = named_at_start(qtbot, tmp_path, CASE)
    first, shown = window.session.table, list[object]()
    assert first.contract == contract_of("3NT", Seat.S) and not window.session.history.nodes
    window.show()
    monkeypatch.setattr(window.table.table_scene, "show_table", lambda *given: shown.append(given))
    window.build_parts()
    assert window.session.table is first and window.session.history.nodes and window.session.document.path == str(CASE)
    # It is painted once, and nothing of it changes when the actions are there.
    assert shown == []


def test_the_rows_of_the_timeline_are_fitted_once_without_and_once_beside_a_scroll_bar_at_the_start(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fitted, fit_rows = list[tuple[int, int]](), TimelineView.fit_rows

    def counted(view: TimelineView, rows: range) -> None:
        if rows:
            fitted.append((len(rows), view.viewport().width()))
        fit_rows(view, rows)

    monkeypatch.setattr(TimelineView, "fit_rows", counted)
    window = named_at_start(qtbot, tmp_path, CASE)
    window.resize(1280, 800)
    window.arrangement.fit_letters()
    window.show()
    window.build_parts()
    settle()
    view, rows = window.parts.timeline.view, window.parts.timeline.model.rowCount()
    beside = view.viewport().width()
    assert fitted == [(rows, beside + view.verticalScrollBar().width()), (rows, beside)]


def test_a_card_that_is_clicked_before_the_actions_are_done_waits_for_them(qtbot: QtBot, tmp_path: Path) -> None:
    window = named_at_start(qtbot, tmp_path, CASE)
    window.show()
    steps = len(opened_case(str(CASE)).history.nodes)
    window.table.card_clicked.emit(Seat.W, card_of("S4"), False)
    # It is the lead of the case: the line is joined, and the card played once.
    assert len(window.session.history.nodes) == steps and window.session.history.cursor == 0
    window.table.card_clicked.emit(Seat.N, card_of("S3"), False)
    assert window.session.history.cursor == 1


def test_actions_that_cannot_be_read_are_refused_and_there_is_a_new_deal(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "x.case.json"
    file.write_bytes(CASE.read_bytes().replace(b'"do": "play"', b'"do": "plya"', 1))
    window = named_at_start(qtbot, tmp_path, file, CASE)
    window.show()
    window.build_parts()
    assert window.parts.caption.tone is Tone.REFUSAL and window.parts.recent.paths == ()
    assert window.session.table.contract is None and not window.session.document.path


def test_a_case_that_takes_long_is_opened_once_the_window_is_there(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = named_at_start(qtbot, tmp_path, CASE)

    def takes_long(*_: object) -> None:
        raise SearchPostponedError

    with monkeypatch.context() as patched:
        patched.setattr(case_opening, "opened_case", takes_long)
        window.show()
        window.build_parts()
    assert not window.session.document.path
    settle()
    assert window.session.document.path == str(CASE) and window.session.history.nodes


def test_other_files_that_are_named_with_a_case_are_listed(qtbot: QtBot, tmp_path: Path) -> None:
    window = named_at_start(qtbot, tmp_path, CASE, tmp_path / "other.case.json")
    window.show()
    window.build_parts()
    assert [Path(path).name for path in window.parts.recent.paths] == ["other.case.json"]


def test_a_file_that_is_no_case_is_refused_in_the_caption(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "x.case.json"
    file.write_text("{", "utf-8")
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    window = create_window(settings, None, first=named(str(file), None))
    qtbot.addWidget(window)
    window.show()
    window.build_parts()
    assert window.parts.caption.tone is Tone.REFUSAL


def test_a_language_given_at_the_start_is_not_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings.setValue("language", "en")
    window = create_window(settings, None, "it")
    qtbot.addWidget(window)
    window.show()
    window.build_parts()
    assert window.session.words.language == "it"
    window.view.change_preferences(marks=False)
    window.close()
    again = create_window(settings, None)
    qtbot.addWidget(again)
    assert again.session.words.language == "en"
    again.view.choose_language("it")
    assert settings.value("language") == "it"


def test_the_table_is_laid_out_at_most_once_while_the_parts_take_their_places(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_out: list[QSizeF] = []
    laying_out = TableScene._update_layout

    def counted(scene: TableScene, animate: bool) -> None:
        laying_out(scene, animate)
        if scene.current_layout is not None:
            laid_out.append(scene.sceneRect().size())

    monkeypatch.setattr(TableScene, "_update_layout", counted)
    window = create_window(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat), None)
    qtbot.addWidget(window)
    window.arrangement.fit_letters()
    window.show()
    assert len(laid_out) == 1
    window.build_parts()
    settle()
    assert len(laid_out) <= 2


def test_what_is_kept_lies_in_a_folder_that_bears_the_name_once(qtbot: QtBot) -> None:
    create_application()
    folder, cache, own_cases = startup.kept_in()
    for path in (folder, cache, own_cases):
        assert path.as_posix().lower().count("/bridgetable") == 1
    assert own_cases.parent == Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
