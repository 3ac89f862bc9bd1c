"""The rows of the list of a lesson in words. No Qt."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bridgetable.rehearsal.lessons.lesson import (
    CaseEntry,
    CaseFile,
    Contents,
    EmbeddedCase,
    Lesson,
    LessonEntry,
    LessonPage,
    LessonQuestion,
    PageEntry,
    PictureFile,
    ShippedCase,
    contents,
)
from bridgetable.table.text import in_language
from bridgetable.words.catalogue import Words, refused_line


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
