"""A course of what changed, as a lesson: of each clause the most telling case, with one question and both wordings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from functools import partial

import msgspec

from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case
from bridgetable.cases.side_by_side import cell_of
from bridgetable.cases.tree import history_of
from bridgetable.changes.clauses import told_alone
from bridgetable.changes.course_questions import (
    OwnQuestion,
    RuledTwice,
    in_each_language,
    page_question,
    said_in_each_language,
)
from bridgetable.changes.found import Changes, ComparedCase, ShownCase, ShownChange, path_of
from bridgetable.changes.phrases import change_title, main_differences
from bridgetable.disk.contents import contents_of
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.laws.numbers import lies_under
from bridgetable.rehearsal.asked import Asked, Aspect
from bridgetable.rehearsal.lessons.lesson import (
    EmbeddedCase,
    Lesson,
    LessonEntry,
    LessonPage,
    LessonQuestion,
    ShippedCase,
    names_of,
)
from bridgetable.rehearsal.situation import clauses_of
from bridgetable.rehearsal.stops import answered_otherwise, stops
from bridgetable.table.edition import Edition
from bridgetable.table.text import Text
from bridgetable.words.catalogue import Words

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
    """The question of a clause in the course: the case that shows it, and what is asked of it.

    It is one that a rehearsal asks of the case, under the name by which the lesson chooses it there, or else one `own`
    that the course puts before the step of which it asks. `case` is the case cut to the line that is asked about; None
    where that is the main line of a shipped case.
    """

    row: ShownChange
    shown: ShownCase
    name: str = ""
    asked: Asked | None = None
    case: Case | None = None
    own: LessonQuestion | None = None
    posed: OwnQuestion | None = None
    """The step that a question of the course's own is about, and what was right before; None of one about the page."""
    before: Case | None = None
    """The case up to the step of which a question of the course's own asks."""


def course_of(changes: Changes) -> Lesson:
    """The lesson: for each clause that a case shows, in order, the case, its question, and a note of both wordings."""
    entries: list[LessonEntry] = []
    for question in questions_of(changes):
        if question.before is not None:
            entries.append(EmbeddedCase(question.before, changes.after, ()))
        if question.own is not None:
            entries.append(question.own)
        ask = (question.name,) if question.name else ()
        if question.case is not None:
            entries.append(EmbeddedCase(question.case, changes.after, ask))
        else:
            entries.append(ShippedCase(question.shown.case.name, changes.after, ask))
        entries.append(_wordings(question, changes))

    def about(part: str, words: Words) -> str:
        return words.text(f"changes-course-{part}", **words.years(changes.before, changes.after))

    title, story = (in_each_language(partial(about, part)) for part in ("title", "story"))
    return Lesson(title, story, tuple(entries), changes.before)


def questions_of(changes: Changes) -> Iterator[CourseQuestion]:
    """Of each clause that a case shows, in the order of the Laws, a question whose right answer is another one before.

    No question is asked twice. Where none that a rehearsal asks is about this very clause, the course asks one of its
    own; and where what differs in the cases only follows from other clauses, what the Laws say of it.
    """
    lines = _Lines(changes)
    asked: set[tuple[str, int, str]] = set()
    put: set[LessonQuestion | None] = set()
    for row in changes.rows:
        if not row.cases:
            continue
        found = _rehearsed(row, lines, asked)
        if found is None or found.asked is None or found.asked.aspect is Aspect.LAW:
            found = _own(row, lines, put) or found or _of_the_page(row, lines)
        if found is not None:
            asked.add((found.shown.case.name, found.shown.leaf, found.name))
            put.add(found.own)
            yield found


def _rehearsed(row: ShownChange, lines: _Lines, asked: Set[tuple[str, int, str]]) -> CourseQuestion | None:
    """The most telling question that a rehearsal asks of the first case that has one about this clause."""
    for shown in row.cases[:MOST_TRIED]:
        line = lines.of(shown)
        fresh = [each for each in line.under(row) if (shown.case.name, shown.leaf, each[1]) not in asked]
        if fresh:
            best, name = min(fresh, key=lambda each: TELLING.index(each[0].aspect))
            return CourseQuestion(row, shown, name, best, line.cut)
    return None


def _own(row: ShownChange, lines: _Lines, put: Set[LessonQuestion | None]) -> CourseQuestion | None:
    """The question of the course's own that is nearest to this clause, of the first of its cases that has it."""
    found = [
        (each.rank, number, shown, each)
        for number, shown in enumerate(row.cases[:MOST_TRIED])
        for each in lines.of(shown).ruled.own_questions(row.change, lines.changes)
    ]
    for _, _, shown, question in sorted(found, key=lambda each: (each[0], each[1], each[3].step.place)):
        line = lines.of(shown)
        own = line.ruled.in_words(question, lines.changes)
        if own is not None and own not in put:
            before = line.before(question.step.place)
            return CourseQuestion(row, shown, case=line.cut, own=own, posed=question, before=before)
    return None


def _of_the_page(row: ShownChange, lines: _Lines) -> CourseQuestion | None:
    """What the Laws say of this clause, with the first of its cases."""
    own = page_question(row.change, lines.changes)
    return None if own is None else CourseQuestion(row, row.cases[0], case=lines.of(row.cases[0]).cut, own=own)


class _Lines:
    """The lines of cases as the lesson shows them, each ruled once."""

    def __init__(self, changes: Changes) -> None:
        self.changes = changes
        self._known: dict[tuple[str, int], _Line] = {}

    def of(self, shown: ShownCase) -> _Line:
        """The line of this case that shows the clause."""
        key = (shown.case.name, shown.leaf)
        if key not in self._known:
            self._known[key] = _Line(shown, self.changes)
        return self._known[key]


class _Line:
    """A line of a case under both editions, with the questions whose right answer differs and their names."""

    def __init__(self, shown: ShownCase, changes: Changes) -> None:
        self._changes = changes
        self._case = case = _case(shown.case)
        history = history_of(case)
        self.cut: Case | None = case if shown.case.made is not None else None
        if shown.leaf not in history.line()[-1:]:
            self.cut = self._case = _along(case, history, shown.leaf)
            history = history_of(self.cut)
        then, now = (ruled_under(history, edition).history for edition in (changes.before, changes.after))
        self.ruled = RuledTwice.of(then, now)
        found = stops(now)
        names = dict(zip(found, names_of(found), strict=True))
        whole = {stop.ruling_place: stop for stop in found}
        self._questions = [
            (stop, one, names[whole[stop.ruling_place]][whole[stop.ruling_place].asked.index(one)])
            for stop in answered_otherwise(now, found, changes.before)
            for one in stop.asked
            if one.aspect in TELLING
        ]

    def before(self, place: int) -> Case:
        """The case with what is done before this step only, and without notes just before it: they may tell of it."""
        nodes = self.ruled.now.nodes
        leaf = nodes[place].parent
        while leaf != START and isinstance(nodes[leaf].step.action, Note):
            leaf = nodes[leaf].parent
        return _along(self._case, self.ruled.now, leaf)

    def under(self, row: ShownChange) -> Iterator[tuple[Asked, str]]:
        """The questions about this clause, that are asked where it is applied in either edition."""
        for stop, asked, name in self._questions:
            applied = _is_under(self.ruled.then, stop.ruling_place, row.change.before) or _is_under(
                self.ruled.now, stop.ruling_place, row.change.after
            )
            if applied and self.ruled.asks_about(stop.ruling_place, asked.aspect, row.change, self._changes):
                yield asked, name


def _along(case: Case, history: History, leaf: int) -> Case:
    """The case with the line alone that ends at this place."""
    actions = tuple(history.nodes[place].step.action for place in history.line_to(leaf)) if leaf != START else ()
    return msgspec.structs.replace(case, actions=actions)


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


def _wordings(question: CourseQuestion, changes: Changes) -> LessonPage:
    """The page after the case: what became of the clause, its wordings in both editions, and what differs in the case.

    What the book says aside of other editions is left out: the other wording stands beside it.
    """
    change = question.row.change
    heading = in_each_language(lambda words: change_title(change, changes, words))
    wordings = (_wording(change.before, changes.before), _wording(change.after, changes.after))
    differences = (said_in_each_language(each) for each in main_differences(question.shown.found))
    return LessonPage(heading, (*wordings, *differences))


def _wording(numbers: Sequence[str], edition: Edition) -> Text:
    def told(words: Words) -> str:
        found = [f"{each}: {text}" for each in numbers if (text := told_alone(words, each, edition))]
        return f"{words.year(edition)}. {' '.join(found) or words.text('changes-no-clause')}"

    return in_each_language(told)
