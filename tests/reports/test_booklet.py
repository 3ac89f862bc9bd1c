"""One case, or several as a booklet."""

import pytest

from bridgetable.reports import page
from bridgetable.reports.booklet import Answers, document_of
from bridgetable.table.text import in_language
from bridgetable.words.catalogue import Words
from tests.reports.cases import LAST_TRUMP, SIX_CLUBS, THREE_OPTIONS, TOO_LOW, told

ENGLISH = Words.of("en", strict=True)
ONE = [told(SIX_CLUBS)]
SEVERAL = [told(name) for name in (SIX_CLUBS, TOO_LOW, THREE_OPTIONS, LAST_TRUMP)]


def headings(document: page.Document) -> list[str]:
    return [block.text for block in document.blocks if isinstance(block, page.Heading)]


def test_one_case_has_its_answer_under_it_on_its_back_or_nowhere() -> None:
    inline, end, none = (document_of(ONE, ENGLISH, answers) for answers in (Answers.INLINE, Answers.END, Answers.NONE))
    assert page.PageBreak() not in inline.blocks and "The ruling" in headings(inline)
    assert end.blocks.count(page.PageBreak()) == 1
    before = end.blocks[: end.blocks.index(page.PageBreak())]
    assert headings(page.Document("", "en", before)) == ["Six clubs become three", "What do you rule?"]
    assert none.blocks == before
    assert inline.title == "Six clubs become three"


def contents_of(document: page.Document) -> list[page.Contents]:
    """Its contents, every entry of which has a heading to refer to."""
    contents = [block for block in document.blocks if isinstance(block, page.Contents)]
    named = {block.name for block in document.blocks if isinstance(block, page.Heading)}
    assert {entry.name for each in contents for entry in each.entries if entry.name} <= named
    return contents


def laws_in(contents: page.Contents) -> list[str]:
    return [entry.text.partition(" · ")[0] for entry in contents.entries if entry.is_main]


def test_contents_by_law_stand_where_the_rulings_are() -> None:
    (inline,) = contents_of(document_of(SEVERAL, ENGLISH, Answers.INLINE, "A lesson"))
    _, answers = contents_of(document_of(SEVERAL, ENGLISH, Answers.END, "A lesson"))
    assert laws_in(inline) == laws_in(answers) == ["Law 27", "Law 50", "Law 61", "Law 70"]
    assert {entry.name for entry in answers.entries if entry.name} == {f"answer-{number}" for number in range(1, 5)}


@pytest.mark.parametrize("answers", [Answers.END, Answers.NONE])
def test_contents_above_questions_do_not_say_which_law_a_case_turns_on(answers: Answers) -> None:
    entries = contents_of(document_of(SEVERAL, ENGLISH, answers, "A lesson"))[0].entries
    assert [entry.text for entry in entries if entry.name != "answers"] == [
        f"{number}. {in_language(each.title, 'en')}" for number, each in enumerate(SEVERAL, 1)
    ]
    assert not any(entry.detail for entry in entries)


def test_a_booklet_has_a_page_for_each_case_and_answers_at_the_end() -> None:
    document = document_of(SEVERAL, ENGLISH, Answers.END)
    assert document.blocks.count(page.PageBreak()) == 5
    at = next(place for place, block in enumerate(document.blocks) if block == page.Heading(1, "Answers", "answers"))
    assert "Law 64A2†" not in str(document.blocks[:at]) and "Law 64A2†" in str(document.blocks[at:])


@pytest.mark.parametrize("answers", [Answers.NONE, Answers.INLINE])
def test_a_booklet_without_answers_at_the_end_does_not_list_them(answers: Answers) -> None:
    document = document_of(SEVERAL, ENGLISH, answers)
    assert "Answers" not in headings(document) and ("The ruling" in headings(document)) is (answers is Answers.INLINE)
