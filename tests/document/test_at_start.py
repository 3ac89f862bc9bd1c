"""What a window opens first: a small case at once, anything else when the window is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.cases.codec import write_case
from bridgetable.document import at_start, case_opening
from bridgetable.document.at_start import NEW_DEAL, as_left, named, shown_first
from bridgetable.document.autosave import Autosave, read_kept
from bridgetable.document.document import Document
from bridgetable.document.saving import as_case
from bridgetable.engine.history import History
from bridgetable.words.catalogue import Words
from tests.situations import POZNAN, at

EN = Words.of("en", strict=True)


@pytest.fixture
def case(tmp_path: Path) -> Path:
    """The file of a small case."""
    path = tmp_path / "x.case.json"
    path.write_bytes(write_case(as_case(History(at(POZNAN, "4S S").table), Document(), EN)))
    return path


def test_a_small_case_is_opened_at_once(case: Path) -> None:
    first = named(str(case), None)
    assert first.opened is not None and first.opened.document.path == str(case)
    assert not first.autosaved and not first.dirty and not first.file


def test_the_first_table_of_a_small_case_is_shown_first(case: Path) -> None:
    first = shown_first(str(case), None).first
    assert first == at(POZNAN, "4S S").table
    opened = named(str(case), None, first).opened
    assert opened is not None and opened.history.start is first
    # The file may be another by now.
    other = at(POZNAN, "5S S").table
    opened = named(str(case), None, other).opened
    assert opened is not None and opened.history.start == first


def test_there_is_no_first_table_to_show_where_the_rest_is_refused_or_takes_long(
    case: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing, boards = shown_first("none.json", None), shown_first("boards.pbn", None)
    assert missing.first is None and missing.refused is not None and missing.refused.message.key == "file-not-read"
    assert boards.first is None and boards.file == "boards.pbn"
    case.write_bytes(case.read_bytes().replace(b'"4S"', b'"8S"'))
    refused = shown_first(str(case), None)
    assert refused.first is None and refused.refused is not None and refused.refused.place == "contract"
    monkeypatch.setattr(case_opening, "SMALL", 10)
    assert shown_first(str(case), None).file == str(case)


def test_a_large_case_and_a_file_of_boards_are_left_to_the_window(case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(case_opening, "SMALL", 10)
    for path in (str(case), "boards.pbn"):
        first = named(path, None)
        assert first.file == path and first.opened is None


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    first = named(str(tmp_path / "none.json"), None)
    assert first.refused is not None and first.refused.message.key == "file-not-read" and first.opened is None


def test_the_table_as_it_was_left_is_in_the_autosave_already(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "kept")
    assert as_left(autosave) == NEW_DEAL
    autosave.write(History(at(POZNAN, "4S S").table), Document(), EN, dirty=True)
    first = as_left(autosave, put_away=2)
    assert first.autosaved and first.dirty and first.told is not None
    assert first.told.key == "autosave-restored-others"


def test_a_damaged_autosave_is_told_and_a_new_deal_shown(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    autosave.file.write_text("{", "utf-8")
    first = as_left(autosave)
    assert first.opened is None and first.told is not None and first.told.key == "autosave-damaged"


def test_a_table_that_takes_long_waits_among_the_earlier_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave = Autosave(tmp_path)
    autosave.write(History(at(POZNAN, "4S S").table), Document(), EN, dirty=True)
    monkeypatch.setattr(at_start, "AT_ONCE", 10)
    first = as_left(Autosave(tmp_path))
    assert first.opened is None and first.left == Autosave(tmp_path).earlier()[0] and not autosave.file.exists()
    assert read_kept(first.left).history.table == at(POZNAN, "4S S").table


def test_a_long_table_that_was_saved_is_opened_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave = Autosave(tmp_path)
    autosave.write(History(at(POZNAN, "4S S").table), Document(), EN, dirty=False)
    monkeypatch.setattr(at_start, "AT_ONCE", 10)
    assert as_left(Autosave(tmp_path)).opened is not None
