"""Cases as documents: one with its answer on the back, or a booklet with its contents and answers at the end.

A student who reads which Law a case turns on has read half of its answer: the contents go by Law only where the rulings
are, at the head of the answers or in a booklet whose rulings stand under the cases.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator, Sequence

from bridgetable.laws.numbers import parts_of
from bridgetable.reports import page
from bridgetable.reports.case_page import Propose, answer_blocks, no_proposal, question_blocks, title_of
from bridgetable.reports.told import Told
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import point_of

_LINES = 8
"""How many empty lines there are for a ruling under a question without its answer."""


class Answers(enum.Enum):
    """Where the rulings stand: at the end, on the back of a single case; nowhere; or under each case."""

    END = "end"
    NONE = "none"
    INLINE = "inline"


def document_of(
    cases: Sequence[Told], words: Words, answers: Answers, title: str = "", propose: Propose = no_proposal
) -> page.Document:
    """The pages of one case, or of several as a booklet of this title."""
    if len(cases) == 1:
        name = title_of(cases[0], words)
        return page.Document(name, words.language, tuple(_one_case(cases[0], words, answers, propose)), name)
    name = title or words.text("paper-booklet")
    return page.Document(name, words.language, tuple(_booklet(cases, words, answers, name, propose)), name)


def _one_case(told: Told, words: Words, answers: Answers, propose: Propose) -> Iterator[page.Block]:
    yield page.Heading(1, title_of(told, words))
    yield from _question(told, words, answers, propose)
    if answers is Answers.END:
        yield page.PageBreak()
        yield page.Heading(2, words.text("paper-ruling"))
        yield from answer_blocks(told, words, propose)


def _question(told: Told, words: Words, answers: Answers, propose: Propose) -> Iterator[page.Block]:
    """The case, and under it the ruling or empty lines for one."""
    yield from question_blocks(told, words)
    if answers is Answers.INLINE:
        yield page.Heading(3, words.text("paper-ruling"))
        yield from answer_blocks(told, words, propose)
    else:
        yield page.Heading(3, words.text("paper-your-ruling"))
        yield page.AnswerLines(_LINES)


def _booklet(
    cases: Sequence[Told], words: Words, answers: Answers, title: str, propose: Propose
) -> Iterator[page.Block]:
    names = [f"{number}. {title_of(told, words)}" for number, told in enumerate(cases, 1)]
    yield page.Heading(1, title)
    yield page.Heading(3, words.text("paper-contents"))
    if answers is Answers.INLINE:
        yield page.Contents(tuple(_entries(cases, names, words, "case")))
    else:
        asked = [page.Entry(_shortened(name), f"case-{number}") for number, name in enumerate(names, 1)]
        last = [page.Entry(words.text("paper-answers"), "answers", main=True)] if answers is Answers.END else []
        yield page.Contents((*asked, *last))
    for number, (told, name) in enumerate(zip(cases, names, strict=True), 1):
        yield page.PageBreak()
        yield page.Heading(2, name, f"case-{number}")
        yield from _question(told, words, answers, propose)
    if answers is Answers.END:
        yield page.PageBreak()
        yield page.Heading(1, words.text("paper-answers"), "answers")
        yield page.Contents(tuple(_entries(cases, names, words, "answer")))
        for number, (told, name) in enumerate(zip(cases, names, strict=True), 1):
            yield page.Heading(2, name, f"answer-{number}")
            yield from answer_blocks(told, words, propose)


def _entries(cases: Sequence[Told], names: Sequence[str], words: Words, to: str) -> Iterator[page.Entry]:
    """Contents by Law: the Laws in their order, and under each the cases that turn on it, or the answers to them."""
    for law in laws_of(cases):
        yield page.Entry(law_heading(law, cases, words))
        for number, (told, name) in enumerate(zip(cases, names, strict=True), 1):
            if law_of(told) == law:
                detail = words.text("law-number", law=told.law) if law else ""
                yield page.Entry(_shortened(name), f"{to}-{number}", detail)


def law_of(told: Told) -> int:
    """The number of the Law that a case turns on; 0 without one."""
    parts = parts_of(told.law)
    return int(parts[0]) if parts is not None else 0


def laws_of(cases: Iterable[Told]) -> list[int]:
    """The Laws that these cases turn on, in their order."""
    return sorted(set(map(law_of, cases)))


def law_heading(law: int, cases: Iterable[Told], words: Words) -> str:
    """What stands above the cases that turn on this Law."""
    if not law:
        return words.text("paper-other-cases")
    edition = next(told.start.edition for told in cases if law_of(told) == law)
    point = point_of(words, str(law), edition)
    return " · ".join(filter(None, (words.text("law-number", law=str(law)), point)))


def _shortened(text: str) -> str:
    """A title of at most 200 letters."""
    return text if len(text) <= 200 else f"{text[:199]}…"
