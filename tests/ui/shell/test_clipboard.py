"""A board copied for other programs and saved in their formats, and a deal pasted or dropped from them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QClipboard, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import deal_of
from bridgetable.files import boards_of
from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.shell.window import Window
from tests.files.test_pasted import BULLETIN
from tests.situations import POZNAN, SLAM, actions_of
from tests.ui.opened import open_window
from tests.ui.waiting import settle

OTHER = BULLETIN.split("West  North", maxsplit=1)[0]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    window = open_window(qtbot, tmp_path, autosave=True)
    window.session.act(actions_of("WCJ")[0])
    return window


def clipboard_text() -> str:
    return QGuiApplication.clipboard().text()


@pytest.mark.parametrize("name", ("copy-pbn", "copy-lin", "copy-link"))
def test_a_board_is_copied_and_pasted_again(window: Window, name: str) -> None:
    QGuiApplication.clipboard().clear()
    window.parts.commands[name].trigger()
    (record,) = boards_of(clipboard_text().encode()).readable
    assert record.hands == deal_of(POZNAN) and len(record.plays) == 1
    assert window.parts.caption.tone is not Tone.REFUSAL
    window.parts.commands["paste"].trigger()
    assert window.session.table.deal == deal_of(POZNAN) and window.session.dirty
    assert len(window.session.history.nodes) == 1 and not window.session.document.path


def test_the_keys_paste_a_diagram_and_the_table_before_is_kept(window: Window) -> None:
    QGuiApplication.clipboard().setText(OTHER.replace("Board 7", "Board 9"))
    QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert window.session.table.board.number == 9 and not window.session.history.nodes
    assert window.session.dirty and window.autosave is not None and len(window.autosave.earlier()) == 1


@pytest.mark.parametrize("text", ["", "hello", "N: AKQ.JT9.876.5432"])
def test_what_is_no_deal_is_said_and_the_table_stays(window: Window, text: str) -> None:
    before = window.session.history
    QGuiApplication.clipboard().setText(text)
    window.parts.commands["paste"].trigger()
    assert window.session.history is before
    assert window.parts.caption.tone is Tone.REFUSAL and window.parts.caption.text.text()


def test_an_empty_clipboard_is_said_as_a_text_without_a_deal_is(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = window.session.table
    monkeypatch.setattr(QClipboard, "mimeData", lambda *_: None)
    window.parts.commands["paste"].trigger()
    assert window.session.table == before and window.parts.caption.tone is Tone.REFUSAL


def test_several_boards_open_the_first_and_say_so(window: Window) -> None:
    QGuiApplication.clipboard().setText(f'[Board "3"]\n[Deal "{SLAM}"]\n\n[Board "4"]\n[Deal "{POZNAN}"]\n')
    window.parts.commands["paste"].trigger()
    assert window.session.table.board.number == 3
    assert "2" in window.parts.caption.text.text()


def test_a_file_in_the_clipboard_is_opened(window: Window, tmp_path: Path) -> None:
    file = tmp_path / "one.pbn"
    file.write_text(f'[Board "5"]\n[Deal "{SLAM}"]\n', "utf-8")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    QGuiApplication.clipboard().setMimeData(mime)
    window.parts.commands["paste"].trigger()
    assert window.session.table.board.number == 5


def test_text_and_links_can_be_dropped(window: Window) -> None:
    for text in (OTHER, "https://www.bridgebase.com/tools/handviewer.html?n=st&s=sa&e=sk&w=s2&b=7"):
        mime = QMimeData()
        mime.setText(text)
        if text.startswith("http"):
            mime.setUrls([QUrl(text)])
        at = window.rect().center()
        none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
        enter = QDragEnterEvent(at, Qt.DropAction.CopyAction, mime, left, none)
        QApplication.sendEvent(window, enter)
        assert enter.isAccepted()
        QApplication.sendEvent(window, QDropEvent(QPointF(at), Qt.DropAction.CopyAction, mime, left, none))
        settle()
        if not text.startswith("http"):
            assert window.session.table.board.number == 7 and not window.session.history.nodes
    assert window.parts.caption.tone is Tone.REFUSAL


@pytest.mark.parametrize(
    ("key", "typed", "written", "plain"),
    [
        ("save-board", "x", "x.pbn", False),
        ("save-board-plain", "x.pbn", "x.pbn", True),
        ("save-lin", "x", "x.lin", False),
        ("save-links", "x", "x.txt", False),
        ("save-cases", "x", "x.btcase", False),
        ("save-cases-json", "x", "x.case.json", False),
        ("save-cases", "x.lin", "x.lin", False),
    ],
)
def test_the_type_chosen_or_the_name_decides(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, typed: str, written: str, plain: bool
) -> None:
    def chosen(parent: object, title: str, path: str, types: str, _: str) -> tuple[str, str]:
        label = window.session.words.text(key)
        return str(tmp_path / typed), next(each for each in types.split(";;") if each.startswith(f"{label} ("))

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    window.parts.commands["save-as"].trigger()
    data = (tmp_path / written).read_bytes()
    assert window.parts.caption.tone is not Tone.REFUSAL
    assert bool(window.session.document.path) is written.endswith(("json", "btcase"))
    if written.endswith(".pbn"):
        assert (b"bridgetable-case" in data) is not plain
