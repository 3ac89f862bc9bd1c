"""The entries of a lesson: the rows of its list, what the wall shows of each first, and what its place is. No Qt."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bridgetable.cases.case import Case
from bridgetable.cases.tree import lines_of
from bridgetable.document.document import Document, Opened
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.rehearsal.lessons.lesson import (
    CaseEntry,
    CaseFile,
    Contents,
    EmbeddedCase,
    Lesson,
    LessonEntry,
    LessonNote,
    LessonPage,
    LessonQuestion,
    PageEntry,
    PictureFile,
    ShippedCase,
    case_of,
    contents,
)
from bridgetable.table.text import in_language
from bridgetable.ui.lesson.asked_of_room import AskedOfRoom, question_of
from bridgetable.ui.wall.statements import Statement, StatementKind, statements
from bridgetable.words.catalogue import Words, refused_line

# -- The rows of the list of a lesson ----------------------------------------------------------------------------------


class LessonRow(msgspec.Struct, frozen=True):
    """An entry of a lesson: its number among the cases ("" for a note), its title, and where its case comes from.

    `edition` are the Laws of the case in this lesson, `asks` which of its questions are asked if not all; `fault` says
    that the case cannot be opened, which `detail` explains; `here` marks the entry on the table.
    """

    number: str
    title: str
    detail: str = ""
    edition: str = ""
    fault: bool = False
    here: str = ""
    note: bool = False
    asks: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether it cannot be chosen: never."""
        return False

    @property
    def spoken(self) -> str:
        """The whole row as text for screen readers."""
        return ". ".join(
            part.rstrip(".")
            for part in (self.number, self.title, self.here, self.edition, self.asks, self.detail)
            if part
        )


def lesson_rows(
    lesson: Lesson, known: Callable[[LessonEntry], Contents | None], here: int | None, words: Words
) -> tuple[LessonRow, ...]:
    """The rows of a lesson; `known` gives what has been read of an entry, `here` is the one on the table."""
    rows: list[LessonRow] = []
    number = 0
    for at, entry in enumerate(lesson.entries):
        mark = words.text("lesson-here") if at == here else ""
        if not isinstance(entry, CaseEntry):
            text = " ".join(in_language(contents(entry).title, words.language).split())
            rows.append(LessonRow("", text, _page_detail(entry, words), here=mark, note=True))
            continue
        number += 1
        rows.append(_case_row(str(number), entry, known(entry), mark, words))
    return tuple(rows)


def _page_detail(entry: PageEntry, words: Words) -> str:
    """What kind of page it is, and what is on it."""
    match entry:
        case LessonQuestion(_, choices):
            return words.text("lesson-is-question", choices=len(choices), right=sum(each.right for each in choices))
        case LessonPage(_, bullets, picture):
            shown = picture.path.name if isinstance(picture, PictureFile) else ""
            return words.text("lesson-is-page", bullets=len(bullets), picture="yes" if picture else "no", file=shown)
    return words.text("lesson-is-note")


def _case_row(
    number: str, entry: CaseFile | ShippedCase | EmbeddedCase, read: Contents | None, here: str, words: Words
) -> LessonRow:
    file, source = _source(entry, words)
    if read is None:
        return LessonRow(number, file, source, here=here)
    if read.error is not None:
        return LessonRow(number, file, refused_line(words, read.error), fault=True, here=here)
    edition = entry.edition or read.edition
    laws = words.text("edition-name.short", edition=edition.value) if edition is not None else ""
    asks = "" if entry.ask is None else words.text("lesson-asks", number=len(entry.ask))
    return LessonRow(number, in_language(read.title, words.language) or file, source, laws, here=here, asks=asks)


def _source(entry: CaseFile | ShippedCase | EmbeddedCase, words: Words) -> tuple[str, str]:
    """The name of the file of an entry, and where its case comes from."""
    match entry:
        case CaseFile(path):
            return path.name, words.text("lesson-from-file", file=path.name)
        case ShippedCase(name):
            return name, words.text("lesson-from-program")
    return words.text("untitled"), words.text("lesson-from-itself")


# -- What the wall shows of an entry first, and what is said of its place in the lesson --------------------------------


def title_slide(lesson: Lesson, words: Words) -> Statement | None:
    """The page with the title and the first words of a lesson; None where it has neither."""
    title, story = in_language(lesson.title, words.language), in_language(lesson.story, words.language)
    return Statement(StatementKind.SLIDE, story, lead=title) if title or story else None


def page_slide(page: LessonNote | LessonPage, picture: bytes, words: Words) -> Statement:
    """The page of a note, or of a heading with its points and its picture."""
    if isinstance(page, LessonNote):
        return Statement(StatementKind.SLIDE, in_language(page.text, words.language))
    heading, *bullets = (in_language(text, words.language) for text in (page.heading, *page.bullets))
    return Statement(StatementKind.SLIDE, "", lead=heading, bullets=tuple(bullets), picture=picture)


def place_text(lesson: Lesson, at: int, words: Words) -> str:
    """Which case of the lesson it is: "Case 3 of 7"."""
    cases = lesson.cases
    return words.text("lesson-place", number=cases.index(at) + 1, of=len(cases))


def end_text(lesson: Lesson, here: int | None, words: Words) -> str:
    """What is said at the end of a case: what another press shows, without giving it away."""
    at = _after(here)
    if at >= len(lesson.entries):
        return words.text("lesson-end")
    if not isinstance(lesson.entries[at], CaseEntry):
        return words.text("lesson-end-note")
    return words.text("lesson-end-case", place=place_text(lesson, at, words))


def next_entry_text(
    lesson: Lesson, here: int | None, known: Callable[[LessonEntry], Contents | None], words: Words
) -> str:
    """What the next entry is, told to the lecturer: its words, or which case it is with its title."""
    at = _after(here)
    if at >= len(lesson.entries):
        return words.text("lesson-end")
    entry = lesson.entries[at]
    if not isinstance(entry, CaseEntry):
        text = in_language(contents(entry).title, words.language)
        return words.text("lesson-coming-question", question=text) if isinstance(entry, LessonQuestion) else text
    place, read = place_text(lesson, at, words), known(entry)
    title = in_language(read.title, words.language) if read is not None else ""
    return words.text("lesson-place-titled", place=place, title=title) if title else place


def _after(here: int | None) -> int:
    return here + 1 if here is not None else 0


# -- Opening a case of a lesson as a history with its document ---------------------------------------------------------


def opened_embedded(case: Case) -> Opened:
    """Opens a case that is in the lesson itself, with the cursor at its first table; it has no file of its own."""
    lines = lines_of(case)
    return Opened(lines.history, Document("", case), lines.stopped)


def first_on_wall(
    entry: LessonEntry,
    words: Words,
    picture: Callable[[LessonNote | LessonPage], bytes],
    document: Document | None = None,
) -> tuple[History | None, tuple[Statement, ...]]:
    """What an entry shows on the wall first: the table of a case, for which no step is ruled, and what is said.

    `picture` gives the contents of the picture of a page, `document` what is told of a case if not its title. Raises
    RefusedError for a case that cannot be read.
    """
    if isinstance(entry, LessonQuestion):
        return None, (question_of(AskedOfRoom(entry, 0, (None,) * len(entry.choices)), words),)
    if not isinstance(entry, CaseEntry):
        return None, (page_slide(entry, picture(entry), words),)
    case = case_of(entry)
    history = History(replace(case.first, edition=entry.edition or case.first.edition))
    return history, statements(history, document or Document(case=case), words)


def opened_entry(entry: CaseEntry) -> Opened:
    """The case of an entry, ruled as the lesson wants it; raises RefusedError."""
    opened = opened_embedded(case_of(entry))
    if entry.edition is not None and entry.edition is not opened.history.start.edition:
        opened = replace(opened, history=ruled_under(opened.history, entry.edition).history)
    return opened
