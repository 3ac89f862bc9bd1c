"""The manual on paper: the words of its pages, and nothing of their markup."""

from __future__ import annotations

import pytest

from bridgetable.reports import page
from bridgetable.reports.page_text import text_of
from bridgetable.ui.manual.pages import pages
from bridgetable.ui.manual.paper import manual_document
from bridgetable.ui.papers.pdf import laid_out
from bridgetable.words.catalogue import Words
from tests.languages import WRITTEN


@pytest.fixture(scope="module", params=WRITTEN)
def document(request: pytest.FixtureRequest, qapp: object) -> page.Document:
    return manual_document(Words.of(request.param, strict=True))


def test_every_page_and_section_is_there_in_order(document: page.Document) -> None:
    wanted = [
        (level, text)
        for each in pages(document.language)
        if each.group != "files"
        for level, text in ((2, each.title), *((3, section) for section in each.sections))
    ]
    found = [(block.level, block.text) for block in document.blocks if isinstance(block, page.Heading)]
    assert found[0] == (1, document.title) and max(level for level, _ in found) == 3
    assert [heading for heading in found if heading in wanted] == wanted


def test_the_contents_name_the_page_of_paper_of_each_page(document: page.Document) -> None:
    contents = next(block for block in document.blocks if isinstance(block, page.Contents))
    named = [entry.name for entry in contents.entries if entry.name]
    numbers = laid_out(document).numbers
    assert [numbers[name] for name in named] == sorted(numbers[name] for name in named)
    assert len(named) == len({numbers[name] for name in named})


def test_there_is_no_markup_in_the_text(document: page.Document) -> None:
    text = text_of(document)
    assert not any(mark in text for mark in ("**", "`", "](", "|--", "\n#"))
    assert max(map(len, text.splitlines())) <= 100


def test_lists_tables_commands_and_pictures_are_what_they_are(document: page.Document) -> None:
    kinds = {type(block) for block in document.blocks}
    assert {page.Items, page.Table, page.Literal, page.Picture, page.Paragraph} <= kinds
    steps = [block for block in document.blocks if isinstance(block, page.Items)]
    assert {block.marker for block in steps} == {page.Marker.NUMBER, page.Marker.BULLET}
    marked = [part for block in steps for item in block.items if isinstance(item, page.Marked) for part in item.parts]
    assert ("F2", True) in marked and ("Ctrl+S", True) in marked
