"""The names of what is rehearsed: cases by their titles, families in words. No Qt."""

from __future__ import annotations

from pathlib import Path

from bridgetable.cases.library.cases import name_of, read_library_case
from bridgetable.disk.resources import resources
from bridgetable.rehearsal.answered import CaseInFile
from bridgetable.rehearsal.family_names import family_name
from bridgetable.rehearsal.progress.schedule import Scheduled
from bridgetable.table.text import harmless, in_language
from bridgetable.words.catalogue import Words


def path_of(case: CaseInFile) -> Path:
    """The path of the file of a case: of a shipped one below the shipped cases."""
    return resources() / "cases" / case.name


def scheduled_name(words: Words, scheduled: Scheduled) -> str:
    """The title of a case, or the name of its file where it has none that can be read; of a family its name."""
    subject = scheduled.subject
    if not isinstance(subject, CaseInFile):
        return words.text("progress-another", family=family_name(words, subject.name))
    path = path_of(subject)
    title = in_language(read_library_case(path, play=False).title, words.language)
    return harmless(title or name_of(path))
