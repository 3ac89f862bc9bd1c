"""A course of what changed, as a lesson: of each clause the most telling case, with one question and both wordings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case
from bridgetable.cases.side_by_side import cell_of
from bridgetable.cases.tree import history_of
from bridgetable.changes.found import Changes, ComparedCase, ShownCase, ShownChange, path_of
from bridgetable.changes.phrases import change_title, pages, sentences
from bridgetable.disk.contents import contents_of
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.laws.numbers import lies_under
from bridgetable.rehearsal.asked import Asked, Aspect
from bridgetable.rehearsal.changed_answers import answered_otherwise
from bridgetable.rehearsal.lessons.lesson import EmbeddedCase, Lesson, LessonEntry, LessonNote, ShippedCase, names_of
from bridgetable.rehearsal.situation import clauses_of
from bridgetable.rehearsal.stops import stops
from bridgetable.table.text import Text
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

MOST_TRIED = 6
"""How many cases of a clause are looked at for a question."""
TELLING = (
    Aspect.TRICKS,
    Aspect.CARD,
    Aspect.BINDING,
    Aspect.CALL,
    Aspect.CHOICE,
    Aspect.FINDING,
    Aspect.SCORE,
    Aspect.HAPPENED,
    Aspect.LAW,
)
"""What is asked rather, the most telling first."""


class CourseQuestion(msgspec.Struct, frozen=True):
    """The question of a clause in the course: the case that shows it, and the question as a lesson chooses it there.

    `case` is the case cut to the line that is asked about; None where that is the main line of a shipped case.
    """

    row: ShownChange
    shown: ShownCase
    name: str
    asked: Asked
    case: Case | None = None


def course_of(changes: Changes) -> Lesson:
    """The lesson: for each clause with a question, in order, a case with that question, and a note of both wordings."""
    entries: list[LessonEntry] = []
    for question in questions_of(changes):
        if question.case is not None:
            entries.append(EmbeddedCase(question.case, changes.after, (question.name,)))
        else:
            entries.append(ShippedCase(question.shown.case.name, changes.after, (question.name,)))
        entries.append(LessonNote(_wordings(question, changes)))
    title, story = (_in_each(f"changes-course-{part}", changes) for part in ("title", "story"))
    return Lesson(title, story, tuple(entries))


def questions_of(changes: Changes) -> Iterator[CourseQuestion]:
    """Of each clause that has one, in the order of the Laws, a question whose right answer is another one before.

    No question is asked twice.
    """
    lines = _Lines(changes)
    asked: set[tuple[str, int, str]] = set()
    for row in changes.rows:
        for shown in row.cases[:MOST_TRIED]:
            line = lines.of(shown)
            fresh = [each for each in line.under(row) if (shown.case.name, shown.leaf, each[1]) not in asked]
            if fresh:
                best, name = min(fresh, key=lambda each: TELLING.index(each[0].aspect))
                asked.add((shown.case.name, shown.leaf, name))
                yield CourseQuestion(row, shown, name, best, line.cut)
                break


class _Lines:
    """The lines of cases as the lesson shows them, each ruled once."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._known: dict[tuple[str, int], _Line] = {}

    def of(self, shown: ShownCase) -> _Line:
        """The line of this case that shows the clause."""
        key = (shown.case.name, shown.leaf)
        if key not in self._known:
            self._known[key] = _Line(shown, self._changes)
        return self._known[key]


class _Line:
    """A line of a case under both editions, with the questions whose right answer differs and their names."""

    def __init__(self, shown: ShownCase, changes: Changes) -> None:
        case = _case(shown.case)
        history = history_of(case)
        self.cut: Case | None = case if shown.case.made is not None else None
        if shown.leaf not in history.line()[-1:]:
            actions = tuple(history.nodes[place].step.action for place in history.line_to(shown.leaf))
            self.cut = msgspec.structs.replace(case, actions=actions)
            history = history_of(self.cut)
        self._then = ruled_under(history, changes.before).history
        self._now = ruled_under(history, changes.after).history
        found = stops(self._now)
        names = dict(zip(found, names_of(found), strict=True))
        whole = {stop.ruling_place: stop for stop in found}
        self._questions = [
            (stop, one, names[whole[stop.ruling_place]][whole[stop.ruling_place].asked.index(one)])
            for stop in answered_otherwise(self._now, found, changes.before)
            for one in stop.asked
            if one.aspect in TELLING
        ]

    def under(self, row: ShownChange) -> Iterator[tuple[Asked, str]]:
        """The questions that are asked where this clause is applied, in either edition."""
        for stop, asked, name in self._questions:
            if _is_under(self._then, stop.ruling_place, row.change.before) or _is_under(
                self._now, stop.ruling_place, row.change.after
            ):
                yield asked, name


def _is_under(history: History, place: int, numbers: Sequence[str]) -> bool:
    """Whether something is ruled or newly asked under these clauses in this step, if the play goes on so far."""
    node = history.nodes[place]
    if node.stopped:
        return False
    cell = cell_of(0, history.table_at(node.parent), node.step)
    ruled = {*clauses_of(node.step), *(clause for _, clause in cell.numbers)}
    return any(lies_under(clause, number) or lies_under(number, clause) for clause in ruled for number in numbers)


def _case(case: ComparedCase) -> Case:
    if case.made is not None:
        return case.made
    path = path_of(case)
    assert path is not None
    return read_case(contents_of(path))


# -- the words -------------------------------------------------------------------------------------------------------


def _wordings(question: CourseQuestion, changes: Changes) -> Text:
    """The note after the case: what became of the clause, its pages in both editions, and what differs in the case."""
    return tuple((language, _note(question, changes, Words.of(language))) for language in LANGUAGES)


def _note(question: CourseQuestion, changes: Changes, words: Words) -> str:
    change = question.row.change
    lines = [change_title(change, changes, words)]
    for numbers, edition in ((change.before, changes.before), (change.after, changes.after)):
        found = [page for page in pages(numbers, edition, words) if page.text]
        told = " ".join(f"{page.number}: {page.text}" for page in found)
        lines.append(f"{words.year(edition)}. {told or words.text('changes-no-clause')}")
    lines += sentences(question.shown.found, words)
    return "\n\n".join((*lines[:3], "\n".join(lines[3:])))


def _in_each(key: str, changes: Changes) -> Text:
    return tuple(
        (each, words.text(key, before=words.year(changes.before), after=words.year(changes.after)))
        for each, words in ((language, Words.of(language)) for language in LANGUAGES)
    )
