"""The case files that an argument of a command stands for."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bridgetable.cases import LESSON_SUFFIX, SUFFIX
from bridgetable.disk.contents import is_folder
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words, refused_line

# -- The error about a file that a command cannot use ------------------------------------------------------------------


class UnusableFileError(RefusedError):
    """A file cannot be used: `file` is its name as it was given."""

    def __init__(self, file: str, message: Message, place: str = "") -> None:
        super().__init__(message, place)
        self.file = file

    def line(self, words: Words) -> str:
        """One line: file, place, sentence."""
        return f"{self.file}: {refused_line(words, self)}" if self.file else refused_line(words, self)


# -- What was found in one case file, as one process tells it to another -----------------------------------------------


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
    found = sorted(file for file in path.rglob(f"*{SUFFIX}") if file.is_file())
    known = {file.resolve() for file in found}
    for lesson in sorted(file for file in path.rglob(f"*{LESSON_SUFFIX}") if file.is_file()):
        found += [file for file in _of_lesson(lesson) if file.resolve() not in known]
    if not found:
        raise UnusableFileError(str(path), say("folder-without-cases"))
    return found


def _of_lesson(path: Path) -> list[Path]:
    # Lessons are imported where there is one.
    from bridgetable.cli.lesson_cases import paths_in_lesson

    try:
        return paths_in_lesson(path)
    except RefusedError as refused:
        raise UnusableFileError(str(path), refused.message, refused.place) from None
