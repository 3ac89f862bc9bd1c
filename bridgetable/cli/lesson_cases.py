"""The cases of a lesson where a command takes cases: by the name of a file, or by their number in the lesson's own."""

from __future__ import annotations

import re
from pathlib import Path

from bridgetable.cases import LESSON_SUFFIX
from bridgetable.cases.case import Case
from bridgetable.rehearsal.lessons.filing import opened_lesson
from bridgetable.rehearsal.lessons.lesson import CaseEntry, EmbeddedCase, file_of
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

_IN_A_LESSON = re.compile(rf"(.*{re.escape(LESSON_SUFFIX)})#([0-9]+)", re.DOTALL)


def paths_in_lesson(path: Path) -> list[Path]:
    """The case files of a lesson in its order; a case in the lesson's own file is named by that file and its number.

    Raises RefusedError for what is no lesson, and for one without cases.
    """
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
    try:
        entries = opened_lesson(Path(named[1])).lesson.entries
    except RefusedError:
        return None
    entry = entries[int(named[2]) - 1] if 0 < int(named[2]) <= len(entries) else None
    return entry.case if isinstance(entry, EmbeddedCase) else None
