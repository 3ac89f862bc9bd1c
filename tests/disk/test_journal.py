"""Journals: what was added is there, whatever happened while more was written."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from bridgetable.disk.journal import Form, Journal, NewerVersionError, line_of, record_in, records_in

FORM = Form("numbers", 2)
DECODE = msgspec.json.Decoder(int).decode


def journal_in(folder: Path) -> Journal[int]:
    return Journal(folder / "numbers", FORM, DECODE, 10_000)


def test_the_first_line_says_what_it_is(tmp_path: Path) -> None:
    journal_in(tmp_path).write([b"1"])
    assert (tmp_path / "numbers").read_bytes() == b'{"format":"numbers","version":2}\n' + line_of(b"1")
    assert record_in(line_of(b"1")[:-1]) == b"1" and record_in(b"00000000 1") is None


def test_a_kill_at_any_byte_costs_at_most_what_was_being_written(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    journal.write([])
    for number in range(100, 104):
        journal.add(b"%d" % number)
    data = journal.path.read_bytes()
    for size in range(len(FORM.header), len(data) + 1):
        found = records_in(data[:size], FORM, DECODE)
        whole = (size + 1 - len(FORM.header)) // len(line_of(b"100"))
        assert found.sound and found.records == tuple(range(100, 100 + whole))
        journal.path.write_bytes(data[:size])
        again = journal_in(tmp_path)
        again.add(b"7")
        again.add(b"8")
        assert again.read() == ((*found.records, 7, 8), (*found.data, b"7", b"8"), True, True)


def test_damage_costs_its_line_and_is_noticed() -> None:
    data = FORM.header + line_of(b"1") + line_of(b"2").replace(b"2\n", b"3\n") + line_of(b'"text"') + line_of(b"4")
    assert records_in(data, FORM, DECODE) == ((1, 4), (b"1", b"4"), False, False)
    assert records_in(b"?" + data, FORM, DECODE).records == (1, 4)


def test_a_newer_version_is_not_read(tmp_path: Path) -> None:
    journal_in(tmp_path).path.write_bytes(Form("numbers", 3).header + b"what nobody knows")
    with pytest.raises(NewerVersionError):
        journal_in(tmp_path).read()


def test_where_the_disk_is_full_nothing_is_lost_and_the_next_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, write = journal_in(tmp_path), os.write
    journal.write([b"1"])

    def full(handle: int, data: memoryview) -> int:
        if len(data) < 5:
            raise OSError("no space left")
        return write(handle, data[: len(data) // 2])

    with monkeypatch.context() as patched, pytest.raises(OSError, match="no space left"):
        patched.setattr(os, "write", full)
        journal.add(b"2")
    assert journal.read().records == (1,)
    journal.add(b"3")
    assert journal.read() == ((1, 3), (b"1", b"3"), True, True)


def test_another_program_that_has_written_is_noticed(tmp_path: Path) -> None:
    journal, other = journal_in(tmp_path), journal_in(tmp_path)
    journal.write([b"1"])
    other.add(b"2")
    with pytest.raises(OSError):
        journal.add(b"3")
    journal.add(b"3")
    assert journal.read().records == (1, 2, 3)


@pytest.mark.parametrize("torn", [0, 1, 5])
def test_records_are_read_one_by_one_and_what_is_torn_is_removed(torn: int, tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    journal.write([b"1", b"2", b"3"])
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole[: len(whole) - torn])
    assert list(journal.one_by_one(len(FORM.header))) == [1, 2, 3][: 3 if not torn else 2]
    journal.add(b"4")
    assert journal.read().records == ((1, 2, 3, 4) if not torn else (1, 2, 4))
