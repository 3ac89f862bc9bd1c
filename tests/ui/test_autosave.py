"""Autosave: after a crash the table is as it was; a damaged file is set aside; earlier tables are kept."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import contract_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.writer import write_case
from bridgetable.document.autosave import KEPT, Autosave, DamagedAutosaveError, read_kept
from bridgetable.document.document import Document, DocumentError
from bridgetable.document.opening import opened_board
from bridgetable.document.saving import as_case
from bridgetable.files import boards_of
from bridgetable.table.edition import Edition
from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.shell.startup import begin, restore, window_on
from bridgetable.words.catalogue import Words
from tests.files.samples import HEAD
from tests.situations import actions_of
from tests.ui.opened import TO_THE_REVOKE, open_window, session_on

EN = Words.of("en", strict=True)


def test_the_table_is_kept_with_its_branches_and_its_cursor(tmp_path: Path) -> None:
    kept = Autosave(tmp_path / "folder")
    session = session_on()
    for action in actions_of(f"{TO_THE_REVOKE} SDJ WCT"):
        session.act(action)
    session.jump(6)
    for action in actions_of("director W"):
        session.act(action)
    session.undo()
    kept.write(session.history, Document("x.case.json"), EN, dirty=True)
    found = Autosave(tmp_path / "folder").restore()
    assert found is not None
    opened, dirty = found
    assert dirty and opened.document.path == "x.case.json"
    assert opened.history.table == session.table and len(opened.history.leaves()) == 2


def test_a_recorded_auction_that_was_not_regular_is_kept(tmp_path: Path) -> None:
    """The calls before the first card are kept as actions; the cursor is found behind them."""
    (record,) = boards_of(f'{HEAD}[Auction "N"]\n^S 1S ^I 1H Pass\nPass 4H AP\n[Play "S"]\n*\n'.encode()).readable
    opened = opened_board(record, Edition.E2017)
    history = opened.history.act(actions_of("SH9")[0])
    kept = Autosave(tmp_path)
    kept.write(history, opened.document, EN, dirty=True)
    found = kept.restore()
    assert found is not None
    table = found[0].history.table
    assert (table.tricks, table.contract) == (history.table.tricks, history.table.contract)
    assert [one.call for one in table.auction.calls] == [one.call for one in history.table.auction.calls]


def test_nothing_kept_is_nothing_restored(tmp_path: Path) -> None:
    assert Autosave(tmp_path).restore() is None


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b'{"case": 1}', b'{"case": "{}", "line": [], "path": "", "dirty": true}',
        b'{"case": "caf\xe9", "line": [], "path": "", "dirty": true}', b"\xff\xfe\x00", b"[" * 100_000,
        b'{"case": "\\ud800", "line": [], "path": "", "dirty": true}', bytes(range(256)),
    ],
    ids=range(10),
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    kept = Autosave(tmp_path)
    kept.file.write_bytes(content)
    with pytest.raises(DocumentError):
        read_kept(kept.file)
    with pytest.raises(DamagedAutosaveError) as damaged:
        kept.restore()
    assert damaged.value.aside.read_bytes() == content and not kept.file.exists()
    assert kept.restore() is None


@given(st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_has_damaged_it_the_table_is_there_or_set_aside(tmp_path: Path, data: st.DataObject) -> None:
    kept, session = Autosave(tmp_path), session_on()
    kept.write(session.history, Document(), EN, dirty=True)
    whole = kept.file.read_bytes()
    at = data.draw(st.integers(0, len(whole)))
    damaged = whole[:at] + data.draw(st.binary(max_size=4)) + whole[data.draw(st.integers(at, len(whole))) :]
    kept.file.write_bytes(damaged)
    with suppress(DamagedAutosaveError):
        kept.restore()
    assert kept.file.exists() or any(path.read_bytes() == damaged for path in tmp_path.glob("damaged-*"))


def test_a_table_left_unsaved_goes_among_the_earlier_ones(tmp_path: Path) -> None:
    kept, session = Autosave(tmp_path), session_on()
    kept.leave()
    for _ in range(KEPT + 2):
        kept.write(session.history, Document(), EN, dirty=True)
        kept.leave()
    assert len(kept.earlier()) == KEPT and kept.restore() is None
    assert read_kept(kept.earlier()[0]).history.start == session.history.start


def test_a_kept_file_that_is_no_table_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(DocumentError):
        read_kept(tmp_path / "nothing.json")


def test_a_window_that_crashed_comes_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    for action in actions_of(f"{TO_THE_REVOKE} SDJ"):
        window.session.act(action)
    QApplication.processEvents()
    again = open_window(qtbot, tmp_path, "it", autosave=True)
    restore(again)
    assert again.session.table == window.session.table and again.session.dirty
    assert again.parts.caption.plain == "Il tavolo è come l'avete lasciato." and again.parts.caption.tone is Tone.NOTICE


def test_a_damaged_autosave_is_one_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    assert window.autosave is not None
    window.autosave.folder.mkdir(exist_ok=True)
    window.autosave.file.write_text("{", "utf-8")
    restore(window)
    assert "damaged-1" in window.parts.caption.plain


def test_a_disk_that_refuses_is_said_and_work_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file where the folder should be", "utf-8")
    window = open_window(qtbot, tmp_path, autosave=True)
    window.session.act(actions_of("WCJ")[0])
    QApplication.processEvents()
    assert window.parts.caption.tone is Tone.REFUSAL and window.session.history.nodes


def test_a_file_named_at_the_start_leaves_the_kept_table_among_the_earlier(qtbot: QtBot, tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    kept = Autosave(tmp_path / "kept")
    kept.write(session_on().history, Document(), EN, dirty=True)
    window = window_on(settings, kept)
    qtbot.addWidget(window)
    case = tmp_path / "x.case.json"
    case.write_bytes(write_case(as_case(session_on("3NT N").history, Document(), EN)))
    begin(window, str(case))
    assert window.session.document.path == str(case) and len(kept.earlier()) == 1
    assert window.session.table.contract == contract_of("3NT", Seat.N)
