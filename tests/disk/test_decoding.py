"""Files of the program's own in which somebody has nested thousands of values."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bridgetable.audit import run as audit_state
from bridgetable.cases.library import folders
from bridgetable.disk.contents import decoded
from bridgetable.disk.journal import line_of, records_in
from bridgetable.document import journal
from bridgetable.rehearsal import progress
from bridgetable.rehearsal.exam import records as exams
from bridgetable.rehearsal.lessons.kept import restored
from bridgetable.table.refusal import RefusedError
from bridgetable.words.languages import LanguageError, read_language

DEEP = b'{"x":' + b"[" * 5000 + b"]" * 5000 + b"}"
DEEP_PACKED = b"\x81\xa1x" + b"\x91" * 5000 + b"\xc0"


class Empty(msgspec.Struct):
    """A value of which nothing is known."""


def test_what_nests_too_deeply_is_no_such_value() -> None:
    decode = msgspec.json.Decoder(Empty).decode
    assert isinstance(decoded(decode, b'{"x":[[]]}'), Empty)
    for data in (b"", b"{", b"\xff"):
        with pytest.raises(ValueError, match=r"."):
            decoded(decode, data)
    try:
        assert isinstance(decoded(decode, DEEP), Empty)
    except ValueError as refused:  # how deep is too deep depends on the version of Python
        assert str(refused)


def test_a_kept_lesson_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "lesson.kept.json"
    path.write_bytes(DEEP)
    with pytest.raises(RefusedError):
        restored(path)
    assert not path.exists() and len(list(tmp_path.iterdir())) == 1


def test_there_is_no_answer_in_such_a_file_or_line() -> None:
    assert not progress.answers_kept_in(DEEP + b"\n").sound
    contents = progress.answers_kept_in(progress.FORM.header + line_of(DEEP))
    assert contents.records == () and not contents.sound


def test_such_an_exam_is_none_and_such_a_line_is_passed_over(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"."):
        exams.recorded_in(tmp_path / "exam-1.jsonl", DEEP)
    assert not records_in(exams.FORM.header + line_of(DEEP), exams.FORM, exams._DECODER.decode).records


def test_such_a_cache_is_none_and_such_a_block_is_empty(tmp_path: Path) -> None:
    folder, cache = tmp_path / "cases", tmp_path / "cache"
    folder.mkdir()
    cache.mkdir()
    file = folders._cache_file(cache, folder)
    header = msgspec.msgpack.encode(folders._header(folder, (("a.case.json", len(DEEP_PACKED) + 1),)))
    for first, rest in ((DEEP_PACKED, b""), (header, b"\x91" + DEEP_PACKED)):
        file.write_bytes(len(first).to_bytes(8, "big") + first + rest)
        assert folders.cached_cases(cache, folder) == ()


@pytest.mark.parametrize("content", [DEEP, b'{"digest":"\xff"}'])
def test_such_a_result_of_an_audit_is_none(content: bytes) -> None:
    decode = msgspec.json.Decoder(audit_state._Kept).decode
    assert not records_in(audit_state.FORM.header + line_of(content), audit_state.FORM, decode).records


def test_such_an_autosave_cannot_be_read_and_such_a_change_is_passed_over() -> None:
    with pytest.raises(ValueError, match=r"."):
        journal.contents_in(DEEP)
    data = journal.FORM.header + line_of(DEEP)
    assert not records_in(data, journal.FORM, journal._CHANGE.decode).records


def test_such_a_language_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "language.json"
    file.write_bytes(DEEP)
    with pytest.raises(LanguageError):
        read_language(file)
