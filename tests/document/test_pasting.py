"""What is pasted becomes a table, or one sentence says why not."""

from __future__ import annotations

import pytest

from bridgetable.cards.notation import deal_of
from bridgetable.cases.codec import write_case
from bridgetable.document.document import Document, DocumentError
from bridgetable.document.opening import opened_text
from bridgetable.document.saving import as_case
from bridgetable.engine.history import History
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.files.test_pasted import BULLETIN
from tests.situations import POZNAN, bidding

EN = Words.of("en", strict=True)


def test_a_diagram_is_a_table_with_its_auction() -> None:
    opened, boards = opened_text(BULLETIN, Edition.E2007)
    table = opened.history.table
    assert (table.deal, table.edition, table.board.number, boards) == (deal_of(POZNAN), Edition.E2007, 7, 1)
    assert table.contract is not None and len(table.calls) == 10
    assert opened.document == Document(title=(("", ""),))


def test_a_case_is_pasted_as_a_case() -> None:
    case = as_case(History(bidding(POZNAN).table), Document(title=(("", "Poznań"),)), EN)
    opened, _ = opened_text(write_case(case).decode(), Edition.E2017)
    assert opened.document.case == case and opened.document.path == ""


@for_each("language", LANGUAGES)
@for_each("text", ["", "hello", "N: AKQ.JT9.876.5432", '{"format": 1', BULLETIN.replace("♥ 4\n", "♥ A\n")])
def test_what_makes_no_table_is_told(text: str, language: str) -> None:
    with pytest.raises(DocumentError) as refused:
        opened_text(text, Edition.E2017)
    assert Words.of(language, strict=True).say(refused.value.message)


def test_missing_hands_are_named() -> None:
    with pytest.raises(DocumentError) as refused:
        opened_text("N: AKQ.JT9.876.5432", Edition.E2017)
    assert "East, South and West" in EN.say(refused.value.message)
