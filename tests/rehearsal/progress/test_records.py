"""The bytes of the file of the answers."""

from __future__ import annotations

from bridgetable.rehearsal.progress.store import HEADER, contents_in, lines_of
from tests.rehearsal.answers import answer


def test_the_first_line_says_what_the_file_is() -> None:
    assert HEADER == b'{"format":"bridgetable-progress","version":1}\n'


def test_a_line_has_the_checksum_of_its_answer() -> None:
    line = lines_of([answer()])
    assert line.count(b"\n") == 1 and contents_in(HEADER + line).answers == (answer(),)
    assert not contents_in(HEADER + line.replace(b"64A1", b"64A2")).sound


def test_a_line_with_a_checksum_that_is_no_answer_is_damage() -> None:
    import zlib

    data = b'{"case":7}'
    contents = contents_in(HEADER + b"%08x %b\n" % (zlib.crc32(data), data) + lines_of([answer()]))
    assert contents.answers == (answer(),) and not contents.sound
