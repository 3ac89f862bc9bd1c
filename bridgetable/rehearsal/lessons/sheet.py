"""The sheet of a lesson: what was asked, how many hands each choice got, and how the room did by Law."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bridgetable.rehearsal.lessons.poll import LessonRun, Poll, by_law
from bridgetable.reports import page
from bridgetable.table.text import Text, in_language
from bridgetable.words.catalogue import Words

RIGHT = "✓"


def sheet(run: LessonRun, title: Text, words: Words, date: str = "") -> page.Document:
    """The sheet as a document in the language of the words; `date` stands under its title."""
    name = in_language(title, words.language) or words.text("untitled")
    blocks = tuple(_blocks(run, name, words, date))
    return page.Document(words.text("lesson-sheet-of", title=name), words.language, blocks)


def _blocks(run: LessonRun, name: str, words: Words, date: str) -> Iterator[page.Block]:
    yield page.Heading(1, words.text("lesson-sheet-of", title=name))
    if date:
        yield page.Paragraph(date, quiet=True)
    if not run.polls:
        yield page.Paragraph(words.text("lesson-sheet-nothing"))
        return
    counted = [poll for poll in run.polls if poll.counted]
    hands, right = sum(poll.hands for poll in counted), sum(poll.right_hands for poll in counted)
    yield page.Paragraph(words.text("lesson-sheet-asked", questions=len(run.polls), counted=len(counted)))
    if hands:
        yield page.Paragraph(words.text("lesson-sheet-right", right=right, hands=hands, share=_share(right, hands)))
    if laws := by_law(run.polls):
        yield page.Heading(2, words.text("lesson-sheet-laws"))
        columns = ("law", "questions", "hands", "right-hands", "share")
        yield page.Table(
            tuple(words.text(f"lesson-sheet-{column}") for column in columns),
            tuple((words.text("law-number", law=str(each.law)), str(each.questions), str(each.hands), str(each.right),
                   _share(each.right, each.hands)) for each in laws),
        )
    for number, (_, polls) in enumerate(groupby(run.polls, key=_case_of), 1):
        yield from _of_a_case(number, tuple(polls), words)


def _case_of(poll: Poll) -> str:
    """What tells the polls of one case from those of others: its key without the place of the question."""
    return poll.key.rpartition("/")[0].rpartition("/")[0]


def _of_a_case(number: int, polls: tuple[Poll, ...], words: Words) -> Iterator[page.Block]:
    title = in_language(polls[0].case, words.language) or words.text("untitled")
    edition = words.text(f"edition-short-{polls[0].edition}")
    yield page.Heading(2, f"{number}. {title}")
    yield page.Paragraph(edition, quiet=True)
    for poll in polls:
        yield page.Heading(3, in_language(poll.question, words.language))
        rows = tuple(
            (RIGHT if choice.right else "", in_language(choice.label, words.language),
             *((str(choice.hands or 0), _share(choice.hands or 0, poll.hands)) if poll.counted else ("", "")))
            for choice in poll.choices
        )
        yield page.Table(
            ("", *(words.text(f"lesson-sheet-{column}") for column in ("choice", "hands", "share"))), rows
        )
        if not poll.counted:
            yield page.Paragraph(words.text("lesson-sheet-uncounted"), quiet=True)


def _share(part: int, whole: int) -> str:
    return f"{round(100 * part / whole)} %" if whole else "–"
