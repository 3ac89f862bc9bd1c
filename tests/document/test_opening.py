"""What is opened can be saved and opened again, however it was written."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.cases.writer import write_case
from bridgetable.document.case_opening import case_from
from bridgetable.document.document import DocumentError
from bridgetable.document.opening import opened_board
from bridgetable.document.saving import as_case
from bridgetable.files import boards_of
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from tests.files.samples import HEAD

EN = Words.of("en", strict=True)
LETTERS = st.text(st.characters(exclude_characters='"\x00', codec="utf-8"), max_size=60)


@given(number=st.sampled_from(["0", "1", "-7", "999999", "9" * 5000, "Open 3", "?", ""]), event=LETTERS, note=LETTERS)
@settings(max_examples=60)
def test_an_imported_board_can_be_saved_and_opened(number: str, event: str, note: str) -> None:
    text = f'[Event "{event}"]\n{HEAD}'.replace('[Board "1"]', f'[Board "{number}"]')
    text += f'[Auction "N"]\n1NT =1= Pass 3NT AP\n[Note "1:{note}"]\n[Play "E"]\n*\n'
    for record in boards_of(text.encode("utf-8")).readable:
        opened = opened_board(record, Edition.E2017)
        data = write_case(as_case(opened.history, opened.document, EN))
        lines, case = case_from(data)
        assert write_case(case) == data and lines.history.table_at(-1).board == opened.history.start.board


def test_a_board_with_a_text_that_no_case_can_hold_is_refused_when_it_is_opened() -> None:
    (record,) = boards_of(f'[Event "{"x" * 100_001}"]\n{HEAD}[Auction "N"]\nAP\n'.encode()).readable
    with pytest.raises(DocumentError) as refused:
        opened_board(record, Edition.E2017)
    assert refused.value.message.key == "case-text-too-long"


def test_what_is_wrong_with_a_board_is_told_when_it_is_opened() -> None:
    play = f'{HEAD}[Declarer "S"]\n[Contract "4H"]\n[Result "14"]\n[Play "W"]\nDT D2 DQ D4\nD7 D6 SJ D5\n'
    (record,) = boards_of(play.encode()).readable
    opened = opened_board(record, Edition.E2017)
    assert [refused.message.key for refused in opened.trouble] == ["files-bad-result", "files-revoke-unmarked"]
    assert all(EN.say(refused.message) for refused in opened.trouble)
