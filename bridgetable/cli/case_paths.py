"""The case files that an argument of a command stands for, also those of a lesson, and reading a case from one.

Lessons are imported where there is one.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bridgetable.cases import LESSON_SUFFIX, SUFFIXES
from bridgetable.disk.contents import CASE, FileTooLargeError, NotRegularFileError, contents_of, is_folder
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words, refused_line

if TYPE_CHECKING:
    from bridgetable.cases.case import Case

# -- The error about a file that a command cannot use -----------------------------------------------------------------


class UnusableFileError(RefusedError):
    """A file cannot be used: `file` is its name as it was given."""

    def __init__(self, file: str, message: Message, place: str = "") -> None:
        super().__init__(message, place)
        self.file = file

    def line(self, words: Words) -> str:
        """One line: file, place, sentence."""
        return f"{self.file}: {refused_line(words, self)}" if self.file else refused_line(words, self)


# -- What was found in one case file, as one process tells it to another ----------------------------------------------


class Report(msgspec.Struct, frozen=True):
    """The lines to print about a case file that was checked, and how many expectations it has, failed and skipped.

    `error` is the line about a file that could not be checked.
    """

    lines: tuple[str, ...] = ()
    error: str = ""
    expectations: int = 0
    failed: int = 0
    skipped: int = 0


def case_paths(name: str) -> list[Path]:
    """The file of this name, the cases of the lesson, or all those in the folder of this name, sorted.

    Raises UnusableFileError for an empty name, for a folder or a lesson without cases, and for an unreadable lesson.
    """
    if not name:
        # As a path it would be the current folder.
        raise UnusableFileError('""', say("file-not-found"))
    path = Path(name)
    if not is_folder(path):
        return _of_lesson(path) if path.name.endswith(LESSON_SUFFIX) else [path]
    found = files_below(path, SUFFIXES)
    known = {file.resolve() for file in found}
    for lesson in files_below(path, (LESSON_SUFFIX,)):
        found += [file for file in _of_lesson(lesson) if file.resolve() not in known]
    if not found:
        raise UnusableFileError(str(path), say("folder-without-cases"))
    return found


def files_below(folder: Path, endings: tuple[str, ...]) -> list[Path]:
    """The files in a folder and its folders whose names end so, in capitals too, sorted."""
    return sorted(file for file in folder.rglob("*") if file.name.lower().endswith(endings) and file.is_file())


def _of_lesson(path: Path) -> list[Path]:
    try:
        return paths_in_lesson(path)
    except RefusedError as refused:
        raise UnusableFileError(str(path), refused.message, refused.place) from None


# -- Reading a case ---------------------------------------------------------------------------------------------------


def load_case(path: Path) -> Case:
    """The case in a file, or of this number in a lesson's own (`x.lesson.json#3`); raises UnusableFileError."""
    # Imported here: a process that has others check its cases reads none.
    from bridgetable.cases.codec import read_case
    from bridgetable.cases.reader import CaseError

    if f"{LESSON_SUFFIX}#" in path.name and (case := case_in_lesson(path)) is not None:
        return case
    try:
        return read_case(contents_of(path))
    except CaseError as refused:
        raise UnusableFileError(str(path), refused.message, refused.place) from None
    except FileNotFoundError:
        raise UnusableFileError(str(path), say("file-not-found")) from None
    except IsADirectoryError:
        raise UnusableFileError(str(path), say("file-is-a-directory")) from None
    except PermissionError:
        raise UnusableFileError(str(path), say("file-not-allowed")) from None
    except FileTooLargeError:
        raise UnusableFileError(str(path), say("file-too-large", most=CASE // 1024 // 1024)) from None
    except NotRegularFileError:
        raise UnusableFileError(str(path), say("file-not-regular")) from None
    except (OSError, ValueError):
        # ValueError: a name with a NUL in it.
        raise UnusableFileError(str(path), say("file-not-readable")) from None


# -- The cases of a lesson: by the name of a file, or by their number in its own ---------------------------------------


_IN_A_LESSON = re.compile(rf"(.*{re.escape(LESSON_SUFFIX)})#([0-9]+)", re.DOTALL)


def paths_in_lesson(path: Path) -> list[Path]:
    """The case files of a lesson in its order; a case in the lesson's own file is named by that file and its number.

    Raises RefusedError for what is no lesson, and for one without cases.
    """
    from bridgetable.rehearsal.lessons.filing import opened_lesson
    from bridgetable.rehearsal.lessons.lesson import CaseEntry, EmbeddedCase, file_of

    lesson = opened_lesson(path).lesson
    found = [
        Path(f"{path}#{number}") if isinstance(entry, EmbeddedCase) else file_of(entry)
        for number, entry in enumerate(lesson.entries, 1)
        if isinstance(entry, CaseEntry)
    ]
    if not found:
        raise RefusedError(say("lesson-without-cases"))
    return [one for one in found if one is not None]


def case_in_lesson(path: Path) -> Case | None:
    """The case that a lesson's own file holds under this name; None for a name of another kind."""
    named = _IN_A_LESSON.fullmatch(str(path))
    if named is None:
        return None
    from bridgetable.rehearsal.lessons.filing import opened_lesson
    from bridgetable.rehearsal.lessons.lesson import EmbeddedCase

    try:
        entries = opened_lesson(Path(named[1])).lesson.entries
    except RefusedError:
        return None
    entry = entries[int(named[2]) - 1] if 0 < int(named[2]) <= len(entries) else None
    return entry.case if isinstance(entry, EmbeddedCase) else None
