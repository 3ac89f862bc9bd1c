"""Autosave: a table is there again with all its lines; a damaged file is set aside; earlier tables are kept."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgetable.cases.tree import with_note
from bridgetable.disk.journal import unchecked
from bridgetable.disk.resources import resources
from bridgetable.document.autosave import Autosave, DamagedAutosaveError, read_kept
from bridgetable.document.case_opening import opened_case
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.document.opening import opened_board
from bridgetable.document.saving import changed_on_disk
from bridgetable.engine.actions import Action, Note
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.files import boards_of
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from tests.files.samples import HEAD
from tests.situations import POZNAN, actions_of, at

EN = Words.of("en", strict=True)
FRESH = History(at(POZNAN, "4S S").table)
REVOKE = "WCJ NCA EC2 SC3 NCK EC4 SDJ"
"""East revokes in the first trick, and play goes on."""


def first_line(kept: Autosave) -> bytes:
    """The whole table, as it was written last."""
    return unchecked(kept.file.read_bytes().split(b"\n")[1])


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


def test_a_path_that_is_no_proper_text_is_kept(tmp_path: Path) -> None:
    for path in ("caf\udce9.case.json", "caffè.case.json", "\U0001f0a1"):
        assert kept_and_restored(tmp_path, FRESH, Document(path)).document.path == path


def test_an_autosave_without_the_places_of_its_steps_is_read(tmp_path: Path) -> None:
    """As they were written before the places were kept: with the actions to the cursor as texts."""
    kept = Autosave(tmp_path)
    history = FRESH.act(actions_of("WCJ")[0])
    kept.write(history, Document("x"), EN, dirty=True)
    members = {name: value for name, value in json.loads(first_line(kept)).items() if name in ("case", "dirty")}
    kept.file.write_text(json.dumps({**members, "path": "x", "line": ["{}"], "stamp": None}), "utf-8")
    found = kept.restore()
    assert found is not None and len(found[0].history.nodes) == 1 and found[0].document.path == "x"


def test_nothing_kept_is_nothing_restored(tmp_path: Path) -> None:
    assert Autosave(tmp_path).restore() is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"case": 1}',
        b'{"case": "{}", "line": [], "path": "", "dirty": true}',
        b'{"case": "caf\xe9", "line": [], "path": "", "dirty": true}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"case": "\\ud800", "line": [], "path": "", "dirty": true}',
        bytes(range(256)),
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


def test_steps_that_cannot_have_stood_where_it_says_are_damage(tmp_path: Path) -> None:
    """No step stands before the one it follows."""
    kept = Autosave(tmp_path)
    history = FRESH
    for action in actions_of(REVOKE):
        history = history.act(action)
    kept.write(history, Document(), EN, dirty=True)
    members = json.loads(first_line(kept))
    kept.file.write_text(json.dumps({**members, "places": members["places"][::-1]}), "utf-8")
    with pytest.raises(DamagedAutosaveError):
        kept.restore()


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


def test_tables_left_unsaved_are_never_dropped(tmp_path: Path) -> None:
    kept = Autosave(tmp_path)
    kept.leave()
    assert kept.earlier() == ()
    for number in range(25):
        kept.write(FRESH, Document(f"table {number}"), EN, dirty=True)
        kept.leave()
    assert [read_kept(path).document.path for path in kept.earlier()] == [f"table {n}" for n in range(24, -1, -1)]
    assert kept.restore() is None


def test_an_earlier_table_that_is_opened_becomes_the_autosave(tmp_path: Path) -> None:
    kept = Autosave(tmp_path)
    for name in ("first", "second"):
        kept.write(FRESH, Document(name), EN, dirty=True)
        kept.leave()
    second, first = kept.earlier()
    kept.take(first)
    assert kept.earlier() == (second,)
    found = kept.restore()
    assert found is not None and found[0].document.path == "first"
    with pytest.raises(DocumentError):
        kept.take(first)


def test_a_number_that_another_program_has_taken_is_not_taken_again(tmp_path: Path) -> None:
    kept = Autosave(tmp_path)
    (tmp_path / "earlier-1.autosave.json").write_bytes(b"")
    kept.write(FRESH, Document("mine"), EN, dirty=True)
    kept.leave()
    assert [path.name for path in kept.earlier()] == ["earlier-2.autosave.json"]


def test_another_table_does_not_replace_one_where_a_file_was_removed(tmp_path: Path) -> None:
    kept = Autosave(tmp_path)
    (tmp_path / "earlier-of-mine.autosave.json").write_text("{}", "utf-8")
    for name in ("first", "second", "third"):
        kept.write(FRESH, Document(name), EN, dirty=True)
        kept.leave()
        if name == "second":
            (tmp_path / "earlier-1.autosave.json").unlink()
    assert [read_kept(path).document.path for path in kept.earlier()] == ["third", "second"]


def test_an_autosave_is_unsaved_if_its_changes_were_not_saved(tmp_path: Path) -> None:
    kept = Autosave(tmp_path)
    assert not kept.is_unsaved
    for dirty in (True, False):
        kept.write(FRESH, Document(), EN, dirty=dirty)
        assert kept.is_unsaved is dirty
    kept.file.write_bytes(b"no table")
    assert kept.is_unsaved


def test_a_kept_file_that_is_no_table_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(DocumentError):
        read_kept(tmp_path / "nothing.json")


def kept_and_restored(folder: Path, history: History, document: Document) -> Opened:
    Autosave(folder).write(history, document, EN, dirty=True)
    found = Autosave(folder).restore()
    assert found is not None
    return found[0]


def sequences(history: History) -> set[tuple[Action, ...]]:
    return {tuple(history.nodes[n].step.action for n in history.line_to(leaf)) for leaf in history.leaves()}


def test_lines_are_the_same_after_edits(tmp_path: Path) -> None:
    path = next((resources() / "cases").rglob("opening-lead-five-roads.case.json"))
    opened = opened_case(str(path))
    place = next(n for n, node in enumerate(opened.history.nodes) if isinstance(node.step.action, Note))
    words = Note((("", "say this"),))
    assert opened.document.case is not None
    case = with_note(opened.document.case, opened.history, place, words)
    document = replace(opened.document, case=case).titled((("", "other title"),))
    history = opened.history.with_note(place, words).jump(place).act(Note((("", "beside"),)))
    branch = history.children(place)[1]
    history = history.entitled(history.children(place)[0], (("", "first"),)).deleting(branch)
    again = kept_and_restored(tmp_path, history, document)
    assert sequences(again.history) == sequences(history) and again.history.table == history.table
    assert again.document.full_title == (("", "other title"),)
    assert "first" in {dict(node.title).get("") for node in again.history.nodes}


def test_the_cursor_is_found_behind_an_answer_that_is_passed_over(tmp_path: Path) -> None:
    path = next((resources() / "cases").rglob("penalty-card-50e-who-may-know-2017.case.json"))
    opened = opened_case(str(path))
    history = ruled_under(opened.history.jump(opened.history.line()[-1]), Edition.E1997).history
    assert any(history.nodes[place].step.passed_over for place in history.line())
    again = kept_and_restored(tmp_path, history, opened.document)
    assert again.history.cursor == again.history.line()[-1] and again.history.table.tricks == history.table.tricks


def test_of_two_lines_that_begin_alike_the_cursor_is_found_on_the_right_one(tmp_path: Path) -> None:
    history = History(at(POZNAN, "4S S").table)
    for action in actions_of("WCJ NCA"):
        history = history.act(action)
    history = history.jump(0).deleting(1)
    for action in actions_of("NCA EC2"):
        history = history.act(action)
    history = history.deleting(1, deleted=False)
    assert len(history.children(0)) == 2
    again = kept_and_restored(tmp_path, history, Document())
    assert again.history.table == history.table


def test_a_folder_that_may_not_be_looked_into_is_as_good_as_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Autosave(tmp_path)
    kept.write(FRESH, Document(), EN, dirty=True)

    def forbidden(path: Path, **_: object) -> None:
        raise PermissionError(path)

    monkeypatch.setattr(Path, "stat", forbidden)
    assert kept.restore() is None and not kept.is_unsaved
    assert not changed_on_disk(Document(str(tmp_path / "x.case.json"), digest="other"))
    kept.leave()
