"""Autosave: a table is there again with all its lines; a damaged file is set aside; earlier tables are kept."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridgetable.document.autosave import KEPT, Autosave, DamagedAutosaveError, read_kept
from bridgetable.document.document import Document, DocumentError
from bridgetable.document.opening import opened_board
from bridgetable.engine.history import History
from bridgetable.files import boards_of
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from tests.files.samples import HEAD
from tests.situations import POZNAN, actions_of, at

EN = Words.of("en", strict=True)
FRESH = History(at(POZNAN, "4S S").table)
REVOKE = "WCJ NCA EC2 SC3 NCK EC4 SDJ"
"""East revokes in the first trick, and play goes on."""


def test_the_table_is_kept_with_its_branches_and_its_cursor(tmp_path: Path) -> None:
    kept = Autosave(tmp_path / "folder")
    history = FRESH
    for action in actions_of(f"{REVOKE} WCT"):
        history = history.act(action)
    history = history.jump(6).act(actions_of("director W")[0]).undo()
    kept.write(history, Document("x.case.json"), EN, dirty=True)
    found = Autosave(tmp_path / "folder").restore()
    assert found is not None
    opened, dirty = found
    assert dirty and opened.document.path == "x.case.json"
    assert opened.history.table == history.table and len(opened.history.leaves()) == 2


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
    kept = Autosave(tmp_path)
    kept.write(FRESH, Document(), EN, dirty=True)
    whole = kept.file.read_bytes()
    at = data.draw(st.integers(0, len(whole)))
    damaged = whole[:at] + data.draw(st.binary(max_size=4)) + whole[data.draw(st.integers(at, len(whole))) :]
    kept.file.write_bytes(damaged)
    with suppress(DamagedAutosaveError):
        kept.restore()
    assert kept.file.exists() or any(path.read_bytes() == damaged for path in tmp_path.glob("damaged-*"))


def test_a_table_left_unsaved_goes_among_the_earlier_ones(tmp_path: Path) -> None:
    kept = Autosave(tmp_path)
    kept.leave()
    for _ in range(KEPT + 2):
        kept.write(FRESH, Document(), EN, dirty=True)
        kept.leave()
    assert len(kept.earlier()) == KEPT and kept.restore() is None
    assert read_kept(kept.earlier()[0]).history.start == FRESH.start


def test_a_kept_file_that_is_no_table_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(DocumentError):
        read_kept(tmp_path / "nothing.json")
