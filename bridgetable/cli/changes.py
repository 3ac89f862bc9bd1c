"""`bridgetable changes`: what changed from one edition of the Laws to another, and in which cases it shows."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from bridgetable.cases import LESSON_SUFFIX
from bridgetable.changes.clauses import changed_clauses
from bridgetable.changes.found import Changes, compared_cases, made_cases, shown_changes
from bridgetable.changes.phrases import as_data, as_text
from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.check import worker_count
from bridgetable.cli.coverage import clause_number, every_law
from bridgetable.cli.output import OK, UNUSABLE, print_error, print_line
from bridgetable.rehearsal.lessons.filing import saved_lesson
from bridgetable.table.edition import Edition
from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words, refused_line

EDITIONS = tuple(edition.value for edition in Edition)
MOST_MADE = 50
"""The most cases that are made for a clause."""


def declare(parser: Parser) -> None:
    """Declares the two editions, which Laws are told, and how."""
    parser.file("before", completion=EDITIONS)
    parser.file("after", completion=EDITIONS)
    parser.option("--law", read=clause_number, completion=every_law)
    parser.option("--made", read=_made_count)
    parser.option("--workers", read=worker_count)
    parser.option("--lesson", completion=Files((LESSON_SUFFIX,)))
    parser.switch("--json")


def _made_count(text: str) -> int:
    if not 0 <= (count := int(text)) <= MOST_MADE:
        raise ValueError(text)
    return count


def run(found: Namespace, words: Words) -> int:
    """Prints every clause that changed, with both pages and the cases in which it makes a difference."""
    before, after = (_edition(name, text, words) for name, text in (("before", found.before), ("after", found.after)))
    if before is after:
        print_error(words.text("changes-same", **words.years(before, after)))
        return UNUSABLE
    changes = found_changes(before, after, found.law or "", found.made or 0, found.workers or 0)
    if not changes.rows:
        asked = {"law": found.law} if found.law else {}
        print_error(words.text("changes-none" if asked else "changes-nothing", **asked, **words.years(before, after)))
        return UNUSABLE
    if found.lesson is not None:
        return _write_course(changes, Path(found.lesson), words)
    print_line(as_data(changes, words).decode() if found.json else as_text(changes, words))
    return OK


def _write_course(changes: Changes, path: Path, words: Words) -> int:
    """Writes the course into a lesson file, and says of how many cases it is; nothing where no case asks anything."""
    from bridgetable.changes.course import course_of

    lesson = course_of(changes)
    if not lesson.cases:
        print_error(words.text("changes-course-empty", **words.years(changes.before, changes.after)))
        return UNUSABLE
    try:
        saved_lesson(lesson, path)
    except RefusedError as refused:
        print_error(refused_line(words, refused))
        return UNUSABLE
    print_line(words.text("changes-course-written", file=str(path), cases=str(len(lesson.cases))))
    return OK


def _edition(name: str, text: str, words: Words) -> Edition:
    """The edition of this year, or the draft that is tried; raises UsageError for any other text."""
    found = next((edition for edition in Edition if edition.value == text), None)
    if found is not None:
        return found
    parser = Parser("changes", words, declare)
    shown = parser.declared[name].shown
    raise parser.usage_error(
        "usage-bad-value", meant=(text, EDITIONS), option=shown, accepted="|".join(EDITIONS), value=text
    )


def found_changes(before: Edition, after: Edition, law: str = "", made: int = 0, workers: int = 0) -> Changes:
    """What changed, of one Law or of all, with the shipped cases, and as many made ones a clause."""
    cases = [case for _, case in compared_cases(before, after, workers=workers) if case is not None]
    rows = [row for row in changed_clauses(before, after) if row.rules_otherwise and (not law or row.is_under(law))]
    if made:
        cases += made_cases(rows, before, after, made)
    changes = shown_changes(before, after, cases)
    return changes.under(law) if law else changes
