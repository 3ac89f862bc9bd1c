"""A case in the escaped lines of a PBN file: packed and unpacked, bounded, and held against its board."""

from __future__ import annotations

import base64
import zlib

import pytest
from msgspec.structs import replace

from bridgetable.cards.seat import Seat
from bridgetable.disk.contents import CASE, digest_of
from bridgetable.files import boards_of
from bridgetable.files.embedded import EmbeddedCaseError, digest_of_board, packed, unpacked
from bridgetable.files.pbn_lexer import EMBEDDED
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import Recorded
from tests.each import for_each
from tests.files.samples import CONTRACT, HEAD, TWO_TRICKS, board, unplaced

DATA = b'{"format": "bridgetable-case", "title": "' + bytes(range(32, 91)) * 40 + b'"}'
PLAYED = f'{HEAD}{CONTRACT}[Result "9"]\n{{said}}\n[Auction "N"]\n1H P 4H AP\n[Play "W"]\n{TWO_TRICKS}*\n'


def with_case(text: str = PLAYED, data: bytes = DATA) -> Recorded:
    record = board(text)
    return replace(record, embedded=packed(data, record))


def read_again(text: str) -> Recorded:
    return board(text.replace("\r\n", "\n"))


def refusal(record: Recorded) -> str:
    with pytest.raises(EmbeddedCaseError) as refused:
        unpacked(record)
    return refused.value.message.key


def test_a_case_comes_back_and_the_board_is_the_same() -> None:
    record = with_case()
    text = write_pbn([record, replace(record, embedded="")]).decode("latin-1")
    first, second = text.replace("\r\n", "\n").split("\n\n")[:2]
    assert max(map(len, text.split("\r\n"))) < 80
    again = board(f"{first}\n")
    assert unplaced(again) == unplaced(record)
    assert unpacked(again) == DATA
    assert board(f"{second}\n").embedded == ""
    assert "bridgetable" not in second


def test_boards_keep_their_own_cases() -> None:
    records = [with_case(data=DATA + bytes([65 + n])) for n in range(3)]
    found = boards_of(write_pbn(records)).readable
    assert [unpacked(record) for record in found] == [DATA + letter for letter in (b"A", b"B", b"C")]


@for_each(
    "change",
    [
        ("D7 D6", "D8 D6"),
        ('"9"', '"10"'),
        ("1H", "2H"),
        ('[Vulnerable "None"]', '[Vulnerable "All"]'),
        ("DT D2 DQ D4", "DT D2 ^R DQ D4"),
        ('[Dealer "N"]', '[Dealer "S"]'),
    ],
)
def test_a_board_changed_since_has_another_case(change: tuple[str, str]) -> None:
    text = write_pbn([with_case()]).decode("latin-1")
    changed = text.replace(*change, 1) if change[0] in text else text
    assert changed != text
    assert refusal(read_again(changed)) == "files-embedded-other"


@pytest.mark.parametrize(
    "change", [("said", "something else"), ('[West "?"]', '[West "Anna"]'), ('[Event "?"]', '[Event "x"]')]
)
def test_words_and_names_may_be_changed(change: tuple[str, str]) -> None:
    text = write_pbn([with_case()]).decode("latin-1")
    assert change[0] in text
    assert unpacked(read_again(text.replace(*change, 1))) == DATA


def test_damage_is_told() -> None:
    record = with_case()
    lines = record.embedded.split("\n")
    for damaged in (lines[:-1], lines[:1], [lines[0], *lines[2:]], [lines[0], "% ????", *lines[1:]], [EMBEDDED]):
        assert refusal(replace(record, embedded="\n".join(damaged))) == "files-embedded-damaged"
    newer = record.embedded.replace(f"{EMBEDDED} 1 ", f"{EMBEDDED} 2 ")
    assert refusal(replace(record, embedded=newer)) == "files-embedded-newer"


def test_no_case_grows_beyond_the_largest() -> None:
    record = board(PLAYED)
    huge = bytes(CASE + 1)
    code = base64.b64encode(zlib.compress(huge, 9)).decode()
    head = f"{EMBEDDED} 1 {digest_of(huge)} {digest_of_board(record)}"
    assert refusal(replace(record, embedded=f"{head}\n% {code}")) == "files-embedded-damaged"


def test_lines_that_only_look_like_it_are_escaped_lines() -> None:
    record = board(f"{HEAD}%bridgetable-cases are fun\n% and so on\n")
    assert record.embedded and refusal(record) == "files-embedded-damaged"
    assert record.warnings == () and record.board.dealer is Seat.N
