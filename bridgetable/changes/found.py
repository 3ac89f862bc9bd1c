"""The cases in which a changed clause makes a difference: each case ruled under both editions, in several processes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path

import msgspec

from bridgetable.cases import SUFFIX
from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case
from bridgetable.cases.library.cases import name_of, reading_order
from bridgetable.cases.library.subject import subject_of
from bridgetable.cases.tree import lines_of
from bridgetable.changes.clauses import ClauseChange, changed_clauses, is_ruled_otherwise
from bridgetable.changes.differences import Difference, LineDifference, Matter, line_differences
from bridgetable.changes.kept import KeptDifferences, kept_differences
from bridgetable.coverage.evidence import kept_evidence
from bridgetable.disk.contents import contents_of
from bridgetable.disk.resources import resources
from bridgetable.disk.workers import processors, replies_in_order
from bridgetable.generation.conditions import Conditions, NothingMadeError
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.generation.generate import Made, cases_made, comes_to
from bridgetable.laws.numbers import Parts, lies_under, parts_of
from bridgetable.table.edition import Edition
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text


class ComparedCase(msgspec.Struct, frozen=True):
    """A case ruled under two editions: where it is from, what it is, and what differs along its lines.

    `name` is that of a shipped case by its folder and file, or that of the family and seed of one that was made; `made`
    is the case itself then. `turns_on` is the clause that it teaches, as its own edition prints it.
    """

    name: str
    title: Text
    edition: Edition
    turns_on: str
    lines: tuple[LineDifference, ...]
    made: Case | None = None


class ShownCase(msgspec.Struct, frozen=True):
    """A case that shows a changed clause in the line to `leaf`, from the step at `place` on, and what differs there."""

    case: ComparedCase
    leaf: int
    place: int
    found: tuple[Difference, ...]

    @property
    def weight(self) -> tuple[bool, bool, int, int]:
        """How telling it is: one that is about the clause comes first, then what it costs counts."""
        matters = {each.matter for each in self.found}
        return (
            matters != {Matter.SAID},
            bool(matters & {Matter.TRICKS, Matter.SCORE, Matter.PENALTY_CARD, Matter.BOUND, Matter.ASKED}),
            len(matters),
            -len(self.found),
        )


class ShownChange(msgspec.Struct, frozen=True):
    """A changed clause with the cases that show it, the most telling first; none where no case does.

    `alike` is how many of the shipped cases come to it all the same, and are ruled alike in both editions.
    """

    change: ClauseChange
    cases: tuple[ShownCase, ...] = ()
    alike: int = 0


class Changes(msgspec.Struct, frozen=True):
    """What changed from one edition to the next: every clause, in the order of the book."""

    before: Edition
    after: Edition
    rows: tuple[ShownChange, ...] = ()

    def under(self, number: str) -> Changes:
        """The same with those clauses only that lie under this Law or clause in either edition."""
        return msgspec.structs.replace(self, rows=tuple(row for row in self.rows if row.change.is_under(number)))


# -- one case --------------------------------------------------------------------------------------------------------


def compared_case(
    case: Case, name: str, before: Edition, after: Edition, kept: KeptDifferences | None = None, contents: bytes = b""
) -> ComparedCase | None:
    """The case ruled under both editions; None where nothing differs.

    Of one whose file has these contents it is looked up first in what is kept.
    """

    def ruled() -> tuple[LineDifference, ...]:
        return tuple(line_differences(lines_of(case).history, before, after))

    lines = kept.lines(contents, (before, after), ruled) if kept is not None else ruled()
    if not lines:
        return None
    turns_on = subject_of(case, name.rpartition("/")[2], play=True).turns_on
    return ComparedCase(name, case.title, case.edition, turns_on, lines)


class _Reply(msgspec.Struct, frozen=True):
    case: ComparedCase | None = None


_Request = tuple[str, Edition, Edition]


def _answered(request: _Request, kept: KeptDifferences | None = None) -> _Reply:
    """What differs in the case of this file; nothing in one that cannot be read, of which `check` tells."""
    name, before, after = request
    path = resources() / "cases" / f"{name}{SUFFIX}"
    try:
        contents = contents_of(path)
        case = read_case(contents)
    except (OSError, RefusedError):
        return _Reply()
    return _Reply(compared_case(case, name, before, after, kept, contents))


def shipped_names() -> tuple[str, ...]:
    """The cases that come with the program, by folder and name, in reading order."""
    folder = resources() / "cases"
    files = sorted(folder.rglob(f"*{SUFFIX}"), key=lambda path: (path.parent, reading_order(path)))
    return tuple(f"{path.parent.relative_to(folder).as_posix()}/{name_of(path)}" for path in files)


def compared_cases(
    before: Edition, after: Edition, names: Sequence[str] | None = None, workers: int = 0, cache: Path | None = None
) -> Iterator[tuple[str, ComparedCase | None]]:
    """Each shipped case, or each of these, with what differs in it, in order; with `workers` processes, or some.

    With one process what was found before is kept in the folder `cache`, and found there.
    """
    chosen = shipped_names() if names is None else names
    requests = ((name, before, after) for name in chosen)
    count = workers or min(processors(), 1 + len(chosen) // CASES_A_WORKER)
    if count == 1:
        with kept_differences(cache) as kept:
            yield from ((request[0], _answered(request, kept).case) for request in requests)
        return
    for request, reply in replies_in_order(_answered, requests, count):
        yield request[0], (reply or _answered(request)).case


CASES_A_WORKER = 20
"""How many cases take about as long as a process takes to start."""


# -- cases that are made ---------------------------------------------------------------------------------------------


def made_cases(changes: Iterable[ClauseChange], before: Edition, after: Edition, count: int) -> Iterator[ComparedCase]:
    """For each clause at most so many cases made by the table in which something differs; the same each time."""
    seen: set[Case] = set()
    for change in changes:
        for edition, numbers in ((after, change.after), (before, change.before)):
            found = ((number, *one) for number in numbers for one in enumerate(_made_under(number, edition, count), 1))
            for number, place, made in found:
                # Two clauses may have the same case made for them.
                if made.case in seen:
                    continue
                seen.add(made.case)
                name = f"{made.family}-{edition.value}-{number}-{place}"
                compared = compared_case(made.case, name, before, after)
                if compared is not None:
                    yield msgspec.structs.replace(compared, made=made.case)


def _made_under(number: str, edition: Edition, count: int) -> Iterator[Made]:
    if not any(comes_to(family, number, edition) for family in FAMILIES):
        return
    try:
        yield from islice(cases_made(Conditions(law=number, edition=edition), 1), count)
    except NothingMadeError:
        return


# -- clauses and cases together --------------------------------------------------------------------------------------


def shown_changes(before: Edition, after: Edition, compared: Iterable[ComparedCase]) -> Changes:
    """Every changed clause with those of these cases that show it."""
    rows = changed_clauses(before, after)
    shown: dict[ClauseChange, list[ShownCase]] = {row: [] for row in rows}
    for case in compared:
        for row, best in shown_by(case, rows, before, after).items():
            shown[row].append(best)
    return Changes(
        before,
        after,
        tuple(
            ShownChange(row, _in_order(row, cases), 0 if cases else _come_to(row, before, after))
            for row, cases in shown.items()
        ),
    )


def _come_to(row: ClauseChange, before: Edition, after: Edition) -> int:
    """How many shipped cases come to this clause in either edition."""
    numbers = ((before, row.before), (after, row.after))
    come = (_coming_to(edition).get(parts_of(number) or (), set()) for edition, found in numbers for number in found)
    return len(set[str]().union(*come))


@cache
def _coming_to(edition: Edition) -> dict[Parts, set[str]]:
    """The shipped cases that come to a clause in this edition, by the parts of its number."""
    found: dict[Parts, set[str]] = {}
    for case in kept_evidence().cases:
        for ruled in case.ruled.get(edition, ()):
            parts = parts_of(ruled) or ()
            for length in range(1, len(parts) + 1):
                found.setdefault(parts[:length], set()).add(case.path)
    return found


def _in_order(row: ClauseChange, cases: Iterable[ShownCase]) -> tuple[ShownCase, ...]:
    def rank(shown: ShownCase) -> tuple[object, ...]:
        return (shown.case.made is None, _turns_on(shown.case, row), *shown.weight)

    return tuple(sorted(cases, key=rank, reverse=True))


def _turns_on(case: ComparedCase, row: ClauseChange) -> bool:
    return any(lies_under(case.turns_on, number) for number in (*row.before, *row.after))


def by_weight(shown: dict[ClauseChange, ShownCase]) -> list[tuple[ClauseChange, ShownCase]]:
    """The changed clauses that a case shows, first the one that it turns on, then the most telling."""
    return sorted(shown.items(), key=lambda each: (_turns_on(each[1].case, each[0]), *each[1].weight), reverse=True)


def shown_by(
    case: ComparedCase, rows: Sequence[ClauseChange], before: Edition, after: Edition
) -> dict[ClauseChange, ShownCase]:
    """The changed clauses that a case shows, each by the line in which it does so best: the first of the best."""
    found: dict[ClauseChange, ShownCase] = {}
    otherwise = {row for row in rows if row.rules_otherwise and is_ruled_otherwise(row, before, after)}
    for line in case.lines:
        touched = _touched_by(line, rows) & otherwise
        for row in (each for each in rows if each in touched):
            shown = ShownCase(case, line.leaf, line.place, tuple(_about(row, line, rows)))
            if shown.found and (row not in found or shown.weight > found[row].weight):
                found[row] = shown
    return found


def _touched_by(line: LineDifference, rows: Sequence[ClauseChange]) -> set[ClauseChange]:
    """The changed clauses by which a line is ruled otherwise, and not only goes on from another table.

    After the tables have become different, those that rule on the same step in both, or are there in one edition only.
    """
    found = {row_of(clause, "before", rows) for clause in line.before}
    found |= {row_of(clause, "after", rows) for clause in line.after}
    later = {row_of(clause, "before", rows) for clause in line.before_later}
    later |= {row_of(clause, "after", rows) for clause in line.after_later}
    found |= {row for row in later if row is not None and not (row.before and row.after)}
    found |= {row for was, now in line.together if (row := row_of(now, "after", rows)) == row_of(was, "before", rows)}
    return {row for row in found if row is not None}


def row_of(clause: str, numbers_of: str, rows: Sequence[ClauseChange]) -> ClauseChange | None:
    """The changed clause under which this one lies, the nearest; or else the first that is a part of it.

    `numbers_of` says in which edition this one is numbered: "before" or "after".
    """
    numbered = [(number, row) for row in rows if row.rules_otherwise for number in getattr(row, numbers_of)]
    above = [(len(number), row) for number, row in numbered if lies_under(clause, number)]
    if above:
        return max(above, key=lambda each: each[0])[1]
    return next((row for number, row in numbered if lies_under(number, clause)), None)


def _about(row: ClauseChange, line: LineDifference, rows: Sequence[ClauseChange]) -> Iterator[Difference]:
    """The differences of a line without those that are ruled under another changed clause."""
    for each in line.found:
        there = row_of(each.clause, "after" if each.now else "before", rows) if each.clause else None
        if there is None or there == row:
            yield each


def path_of(case: ComparedCase) -> Path | None:
    """The file of a shipped case; None of one that was made."""
    return None if case.made is not None else resources() / "cases" / f"{case.name}{SUFFIX}"
