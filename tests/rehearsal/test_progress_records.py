"""The bytes of the file of the answers."""

from __future__ import annotations

from bridgetable.rehearsal.progress import FORM, answers_kept_in
from tests.rehearsal.answers import answer, lines_of


def test_the_first_line_says_what_the_file_is() -> None:
    assert FORM.header == b'{"format":"bridgetable-progress","version":1}\n'


def test_a_line_has_the_checksum_of_its_answer() -> None:
    line = lines_of([answer()])
    assert line.count(b"\n") == 1 and answers_kept_in(FORM.header + line).records == (answer(),)
    assert not answers_kept_in(FORM.header + line.replace(b"64A1", b"64A2")).sound


def test_a_line_with_a_checksum_that_is_no_answer_is_damage() -> None:
    import zlib

    data = b'{"case":7}'
    contents = answers_kept_in(FORM.header + b"%08x %b\n" % (zlib.crc32(data), data) + lines_of([answer()]))
    assert contents.records == (answer(),) and not contents.sound
