"""The dock of the audit: files are audited, findings sorted, filtered and exported, boards opened at the card."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.table.irregularity import card_involved
from bridgetable.ui.audit.dock import AuditDock, FindingsTable
from bridgetable.ui.kit.dialogs import QuestionDialog
from bridgetable.ui.shell.window import Window
from tests.audit.test_board import revoked
from tests.audit.unlawful import CHANGES, board_text
from tests.ui.opened import open_window
from tests.ui.waiting import settle, until

LOW, _ = CHANGES["an insufficient bid"]
RESULT, _ = CHANGES["a wrong result"]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a revoke, an insufficient bid, a wrong result, and a file that cannot be read."""
    folder = tmp_path_factory.mktemp("archive")
    text, _ = revoked(1)
    chance = random.Random(1)
    (folder / "club.pbn").write_text(board_text(2) + text + RESULT(board_text(4), chance), "utf-8")
    (folder / "final.pbn").write_text(board_text(5) + LOW(board_text(3), chance), "utf-8")
    (folder / "torn.pbn.gz").write_bytes(b"no gzip")
    return folder


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path)


def opened(window: Window) -> AuditDock:
    """The dock of the audit, opened by its command."""
    window.parts.commands["audit"].trigger()
    found = window.parts.audits.audit
    assert found is not None and found.isVisible()
    return found


def audited(qtbot: QtBot, window: Window, archive: Path) -> AuditDock:
    """The dock of the audit with what was found in the folder."""
    found = opened(window)
    found.start([str(archive)])
    assert found.is_running and found.progress.isVisible()
    until(qtbot, lambda: not found.is_running)
    settle()
    return found


def kinds(found: AuditDock) -> list[str]:
    shown = found.table.shown
    rows = (shown.mapToSource(shown.index(row, 0)).row() for row in range(shown.rowCount()))
    return [found.table.model_of_all.findings[row].kind for row in rows]


def choose(found: AuditDock, kind: str) -> None:
    """Makes the first finding of this kind the current row."""
    found.table.selectRow(kinds(found).index(kind))


def test_a_folder_is_audited_listed_filtered_sorted_and_counted(qtbot: QtBot, window: Window, archive: Path) -> None:
    found = audited(qtbot, window, archive)
    everything = kinds(found)
    assert {"revoke", "insufficient-bid", "result-differs", "unreadable-file"} <= set(everything)
    assert not found.progress.isVisible() and "5" in found.said.text()
    assert found.table.current is not None and found.whole.text()
    box = found.filters.kind
    box.setCurrentIndex(box.findData("revoke"))
    box.activated.emit(box.currentIndex())
    assert set(kinds(found)) == {"revoke"}
    box.setCurrentIndex(0)
    box.activated.emit(0)
    law = found.filters.law
    law.setCurrentIndex(law.findData("27"))
    law.activated.emit(law.currentIndex())
    assert kinds(found) == ["insufficient-bid"]
    law.setCurrentIndex(0)
    law.activated.emit(0)
    QTest.keyClicks(found.filters.search, "final")
    assert set(kinds(found)) < set(everything) and "insufficient-bid" in kinds(found)
    found.filters.search.clear()
    assert kinds(found) == everything
    found.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    names = [found.table.shown.index(row, 0).data() for row in range(len(everything))]
    assert names == sorted(names)
    found.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert [found.table.shown.index(row, 0).data() for row in range(len(everything))] == names[::-1]
    found.tabs.setCurrentIndex(1)
    settle()
    assert len(found.page.charts.charts) == 5 and found.page.charts.accessibleName()
    assert not found.page.charts.grab().isNull()


def test_enter_opens_the_board_at_the_card_or_call(qtbot: QtBot, window: Window, archive: Path) -> None:
    found = audited(qtbot, window, archive)
    choose(found, "revoke")
    revoke = found.table.current
    assert revoke is not None
    QTest.keyClick(found.table, Qt.Key.Key_Return)
    history = window.session.history
    action = history.nodes[history.cursor].step.action
    assert isinstance(action, a.Play) and action.card == card_of(revoke.card) and action.seat is revoke.player
    assert [card_involved(one) for one in history.table.irregularities] == [card_of(revoke.card)]
    choose(found, "insufficient-bid")
    found.buttons["open"].click()
    history = window.session.history
    action = history.nodes[history.cursor].step.action
    assert isinstance(action, a.MakeCall) and len(history.table.irregularities) == 1
    assert found.isVisible()
    choose(found, "unreadable-file")
    assert found.fault.isHidden()
    QTest.keyClick(found.table, Qt.Key.Key_Return)
    assert found.fault.isVisible() and "torn.pbn.gz" in found.fault.text()
    choose(found, "revoke")
    assert found.fault.isHidden()


def test_the_table_stays_in_view_and_the_next_finding_is_a_key_away(
    qtbot: QtBot, window: Window, archive: Path
) -> None:
    found = audited(qtbot, window, archive)
    for kind in ("insufficient-bid", "revoke"):
        choose(found, kind)
        QTest.keyClick(found.table, Qt.Key.Key_Return)
        settle()
        assert found.table.hasFocus() and not found.visibleRegion().isEmpty()
        both = window.table.geometry(), found.geometry()
        assert not both[0].intersects(both[1]) and window.table.height() > window.height() // 3
    rows = found.table.viewport().height() // found.table.rowHeight(0)
    assert rows >= 3


def test_a_board_that_is_gone_is_told_beside_the_findings(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    text, _ = revoked(1)
    path = tmp_path / "club.pbn"
    path.write_text(text, "utf-8")
    found = audited(qtbot, window, path)
    path.unlink()
    choose(found, "revoke")
    QTest.keyClick(found.table, Qt.Key.Key_Return)
    assert found.fault.isVisible() and "club.pbn" in found.fault.text()


def test_the_window_speaks_the_language_in_use(qtbot: QtBot, window: Window, archive: Path) -> None:
    found = audited(qtbot, window, archive)
    before = {
        found.windowTitle(),
        found.tabs.tabText(0),
        found.said.text(),
        found.whole.text(),
        found.table.shown.index(0, 0).data(),
        found.buttons["folder"].text(),
    }
    window.view.choose_language("it")
    settle()
    after = {
        found.windowTitle(),
        found.tabs.tabText(0),
        found.said.text(),
        found.whole.text(),
        found.table.shown.index(0, 0).data(),
        found.buttons["folder"].text(),
    }
    assert len(before) == len(after) == 6 and not before & after


def test_what_is_shown_is_exported(
    qtbot: QtBot, window: Window, archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = audited(qtbot, window, archive)
    player = found.filters.player
    player.setCurrentIndex(player.findData(Seat.N))
    player.activated.emit(player.currentIndex())
    shown = kinds(found)
    for name in ("out.jsonl", "out.csv", "out.txt", "out.svg"):
        path = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, path=path: (str(path), ""))
        found.buttons["export"].click()
        assert path.stat().st_size and name in found.said.text()
    lines = (tmp_path / "out.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["kind"] for line in lines] == shown
    assert len((tmp_path / "out.csv").read_text("utf-8").splitlines()) == len(shown) + 1
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path), ""))
    found.buttons["export"].click()
    # A name without an ending gets one, and no file of that name is replaced unasked.
    (tmp_path / "out.csv").write_text("kept", "utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out"), ""))
    monkeypatch.setattr(QuestionDialog, "exec", lambda _: False)
    found.buttons["export"].click()
    assert (tmp_path / "out.csv").read_text("utf-8") == "kept"


def test_escape_ends_an_audit_and_then_closes_the_window(qtbot: QtBot, window: Window, archive: Path) -> None:
    found = opened(window)
    found.start([str(archive)])
    QTest.keyClick(found, Qt.Key.Key_Escape)
    assert not found.is_running and found.isVisible()
    assert "Interrupted: only 0%" in found.said.text()
    found.table.setFocus()
    QTest.keyClick(found, Qt.Key.Key_Escape)
    assert not found.isVisible() and window.table.hasFocus()


def test_the_dialogs_choose_what_is_audited(
    qtbot: QtBot, window: Window, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = opened(window)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(archive))
    found.buttons["folder"].click()
    assert found.paths == (str(archive),)
    files = [str(archive / "club.pbn")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (files, ""))
    found.buttons["files"].click()
    assert found.paths == tuple(files)
    until(qtbot, lambda: not found.is_running)
    assert found.figures.boards == 3


def test_no_head_of_a_column_is_cut_and_rows_are_as_high_as_their_letters(
    qtbot: QtBot, window: Window, archive: Path
) -> None:
    found = audited(qtbot, window, archive)
    heads_fit(found.table)
    window.view.choose_language("it")
    settle()
    heads_fit(found.table)
    assert found.table.columnWidth(3) >= found.table.sizeHintForColumn(3)


def heads_fit(table: FindingsTable) -> None:
    head = table.horizontalHeader()
    for column in range(head.count()):
        assert table.columnWidth(column) >= head.sectionSizeHint(column), column
    assert table.rowHeight(0) >= 1.5 * table.fontMetrics().height()
