"""Cases as documents: one with its answer on the back, or a booklet with its contents and answers at the end.

Between the cases of a booklet stand the pages and questions of a lesson's own.

A student who reads which Law a case turns on has read half of its answer: the contents go by Law only where the rulings
are, at the head of the answers or in a booklet whose rulings stand under the cases.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from bridgetable.laws.numbers import parts_of
from bridgetable.reports import page
from bridgetable.reports.case_page import answer_blocks, question_blocks, title_of
from bridgetable.reports.told import Propose, Told, no_proposal
from bridgetable.table.text import Text, in_language
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import point_of

_LINES = 8
"""How many empty lines there are for a ruling under a question without its answer."""


class Answers(enum.Enum):
    """Where the rulings stand: at the end, on the back of a single case; nowhere; or under each case."""

    END = "end"
    NONE = "none"
    INLINE = "inline"


class OwnPage(msgspec.Struct, frozen=True):
    """A page of the lecturer's own between cases: a heading, words, points and a picture, each of which it may lack."""

    heading: Text = ()
    text: Text = ()
    bullets: tuple[Text, ...] = ()
    picture: bytes = b""


class OwnQuestion(msgspec.Struct, frozen=True):
    """A question of the lecturer's own; each of its choices with whether it is right."""

    question: Text
    choices: tuple[tuple[Text, bool], ...]


Part: TypeAlias = Told | OwnPage | OwnQuestion
"""What a booklet is made of."""


def document_of(
    parts: Sequence[Part], words: Words, answers: Answers, title: str = "", propose: Propose = no_proposal
) -> page.Document:
    """The pages of one case, or of several parts as a booklet of this title."""
    first, *others = parts
    if isinstance(first, Told) and not others:
        name = title_of(first, words)
        return page.Document(name, words.language, tuple(_one_case(first, words, answers, propose)), name)
    name = title or words.text("paper-booklet")
    return page.Document(name, words.language, tuple(_booklet(parts, words, answers, name, propose)), name)


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
    parts: Sequence[Part], words: Words, answers: Answers, title: str, propose: Propose
) -> Iterator[page.Block]:
    cases = [part for part in parts if isinstance(part, Told)]
    names = [f"{number}. {title_of(told, words)}" for number, told in enumerate(cases, 1)]
    yield page.Heading(1, title)
    yield page.Heading(3, words.text("paper-contents"))
    asked = list(_entries_in_order(parts, names, words))
    if answers is Answers.INLINE:
        own = (entry for entry in asked if entry.name.startswith("own"))
        yield page.Contents((*_entries(cases, names, words, "case"), *own))
    else:
        last = [page.Entry(words.text("paper-answers"), "answers", main=True)] if answers is Answers.END else []
        yield page.Contents((*asked, *last))
    number, before = 0, None
    for at, part in enumerate(parts, 1):
        # Questions that follow each other are asked on one page.
        if not (isinstance(part, OwnQuestion) and isinstance(before, OwnQuestion)):
            yield page.PageBreak()
        before = part
        if isinstance(part, Told):
            number += 1
            yield page.Heading(2, names[number - 1], f"case-{number}")
            yield from _question(part, words, answers, propose)
            continue
        yield from own_blocks(part, words, f"own-{at}")
        if answers is Answers.INLINE:
            yield from own_answer(part, words)
    if answers is Answers.END:
        yield page.PageBreak()
        yield page.Heading(1, words.text("paper-answers"), "answers")
        yield page.Contents(tuple(_entries(cases, names, words, "answer")))
        number = 0
        for part in parts:
            if isinstance(part, Told):
                number += 1
                yield page.Heading(2, names[number - 1], f"answer-{number}")
                yield from answer_blocks(part, words, propose)
            elif answered := tuple(own_answer(part, words)):
                yield page.Heading(2, _own_title(part, words))
                yield from answered


def _own_title(part: OwnPage | OwnQuestion, words: Words) -> str:
    """The heading of a page, or the question, in the language of the booklet."""
    return in_language(part.heading if isinstance(part, OwnPage) else part.question, words.language)


def _entries_in_order(parts: Sequence[Part], names: Sequence[str], words: Words) -> Iterator[page.Entry]:
    """Contents in the order of the booklet: the cases by these names, and what has a heading of its own."""
    number = 0
    for at, part in enumerate(parts, 1):
        if isinstance(part, Told):
            number += 1
            yield page.Entry(_shortened(names[number - 1]), f"case-{number}")
        elif title := _own_title(part, words):
            yield page.Entry(_shortened(title), f"own-{at}")


def own_blocks(part: OwnPage | OwnQuestion, words: Words, name: str = "") -> Iterator[page.Block]:
    """A page of the lecturer's own, or a question without its answer; `name` is that of its heading."""
    if title := _own_title(part, words):
        yield page.Heading(2, title, name)
    if isinstance(part, OwnQuestion):
        yield page.Items(tuple(in_language(text, words.language) for text, _ in part.choices), page.Marker.BOX)
        return
    if text := in_language(part.text, words.language):
        yield page.Paragraph(text)
    if part.bullets:
        yield page.Items(tuple(in_language(each, words.language) for each in part.bullets))
    if part.picture:
        yield page.Picture(part.picture, title or words.text("paper-picture"))


def own_answer(part: OwnPage | OwnQuestion, words: Words) -> Iterator[page.Block]:
    """Which choices of a question are right; nothing where the room is only asked what it thinks."""
    if isinstance(part, OwnQuestion):
        right = tuple(in_language(text, words.language) for text, is_right in part.choices if is_right)
        if right:
            yield page.Paragraph(words.text("paper-right", number=len(right)), kept=True)
            yield page.Items(right)


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
