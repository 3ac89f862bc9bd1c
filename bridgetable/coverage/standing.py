"""How a clause stands in an edition: ruled on, asked of the Director, part of one that is, told, or left out.

The table of coverage has a row for each clause, with its standing in each edition.
"""

from __future__ import annotations

import dis
import enum
import functools
import sys
import types
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from bridgetable.coverage.evidence import CaseShown, Evidence
from bridgetable.coverage.numbering import KEPT, containing, is_printed, moves, printed_in, reason_for
from bridgetable.engine import apply
from bridgetable.laws import book
from bridgetable.laws.ask import Ask
from bridgetable.laws.book import every_clause, questions
from bridgetable.laws.clause import Clause
from bridgetable.laws.enacted import Enacted
from bridgetable.laws.law import Law
from bridgetable.laws.numbers import as_printed, in_the_book, lies_under, parts_of
from bridgetable.laws.readings import FROM_MEMORY, readings_of, rests_on_memory, was_read
from bridgetable.laws.renumbering import Renumbering
from bridgetable.table.edition import Edition, holding
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import is_told

# -- The clauses under which the Laws in force can rule or ask in an edition, found by following their functions -------


_FLOORS = ("bridgetable.laws.", "bridgetable.engine.")


class Reached(msgspec.Struct, frozen=True):
    """The clauses of an edition as it prints them: those ruled under, those asked of the Director, and of players."""

    ruled: frozenset[str]
    asked_of_director: frozenset[str]
    asked_of_players: frozenset[str]


@functools.cache
def reached_in(edition: Edition) -> Reached:
    """The clauses under which the Laws can rule or ask in this edition."""
    found = _Following(edition)
    found.follow((book.LAWS, book.BEFORE_THE_AGENDA, book.STANDING, book.AUTOMATIC, vars(apply)))
    questions = {True: set[str](), False: set[str]()}
    for ask in found.asks:
        number = ask.number_in(edition)
        if is_printed(number, edition):
            questions[ask.to_director].add(number)
    return Reached(frozenset(found.numbers), frozenset(questions[True]), frozenset(questions[False]))


class _Following:
    """The numbers and questions that can be reached from some objects, in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.numbers: set[str] = set()
        self.asks: list[Ask[Any]] = []
        self._edition = edition
        self._seen: dict[int, object] = {}

    def follow(self, first: object) -> None:
        """Follows an object, and everything it leads to."""
        waiting = [first]
        while waiting:
            thing = waiting.pop()
            if isinstance(thing, str):
                self._note(thing)
            elif id(thing) not in self._seen:
                # Kept, so that its identity is not given to another object meanwhile.
                self._seen[id(thing)] = thing
                waiting.extend(self._next(thing))

    def _next(self, thing: object) -> Iterable[object]:
        match thing:
            case Clause():
                return self._wording(thing)
            case Ask():
                self.asks.append(thing)
                return (thing.options, thing.other_findings)
            case types.FunctionType():
                return _of_function(thing) if thing.__module__.startswith(_FLOORS) else ()
            case types.MethodType():
                return (thing.__func__, thing.__self__)
            case functools.partial():
                return (thing.func, thing.args, thing.keywords)
            case functools._lru_cache_wrapper():
                return (thing.__wrapped__,)
            case types.CodeType():
                return thing.co_consts
            case Mapping():
                return self._of_mapping(thing)
            case tuple() | list() | set() | frozenset():
                return thing
            case Law():
                # A question counts where a function puts it: that of one edition alone is declared for all.
                return tuple(getattr(thing, name) for name in thing.__struct_fields__ if name != "asks")
            case Enacted() | Renumbering():
                return ()
            case msgspec.Struct():
                return tuple(getattr(thing, name) for name in thing.__struct_fields__)
            case type() if thing.__module__.startswith(_FLOORS):
                return tuple(vars(thing).values())
        return tuple(vars(thing).values()) if type(thing).__module__.startswith(_FLOORS) else ()

    def _wording(self, clause: Clause[..., object]) -> Iterator[object]:
        if clause.exists_in(self._edition):
            self._note(clause.numbers[self._edition])
            yield clause.wording_in(self._edition)

    def _of_mapping(self, mapping: Mapping[object, object]) -> Iterable[object]:
        if not any(isinstance(key, Edition) for key in mapping):
            return mapping.values()
        here = mapping.get(self._edition)
        if isinstance(here, str):
            self._note(here)
            return ()
        return (here,)

    def _note(self, text: str) -> None:
        """Notes a number of a clause; the bare one of a Law that is divided is rather that of a trick or a card."""
        parts = parts_of(text)
        if parts is None:
            return
        number = as_printed(parts)
        if number in printed_in(self._edition) or (len(parts) > 1 and is_printed(number, self._edition)):
            self.numbers.add(number)


def _of_function(function: types.FunctionType) -> Iterator[object]:
    """What a function leads to: what is written in it, what it is closed over, and what it names in its module."""
    yield function.__code__
    yield function.__defaults__ or ()
    yield function.__kwdefaults__ or ()
    for cell in function.__closure__ or ():
        yield cell.cell_contents
    for name, attribute in _names_in(function.__code__):
        named = function.__globals__.get(name) or sys.modules.get(f"bridgetable.laws.{name}")
        if not isinstance(named, types.ModuleType):
            yield named
        elif named.__name__.startswith(_FLOORS):
            # Of a Law that it names, what it takes from it; all of it where it passes the Law on.
            yield from (vars(named).get(attribute),) if attribute else vars(named).values()


@functools.cache
def _names_in(code: types.CodeType) -> tuple[tuple[str, str], ...]:
    """The names that code looks up, each with the attribute it takes from what is found; "" if it takes none.

    Kept, since each edition comes to the same functions: to take them apart is most of what it costs to follow them.
    """
    found: list[tuple[str, str]] = []
    for one, after in pairwise((*dis.get_instructions(code), None)):
        if one is not None and one.opname in ("LOAD_GLOBAL", "LOAD_NAME", "IMPORT_FROM"):
            takes = after is not None and after.opname in ("LOAD_ATTR", "LOAD_METHOD")
            found.append((str(one.argval), str(after.argval) if takes and after is not None else ""))
    for part in code.co_consts:
        if isinstance(part, types.CodeType):
            found += _names_in(part)
    return tuple(found)


class Treatment(enum.Enum):
    """What the program does about a clause, from the most to the least."""

    RULED = "ruled"
    """It is applied: the Director rules under it, or a player has his choice under it."""
    WITHIN = "within"
    """It is applied as a part of a clause that contains it, and told under the number of that one."""
    KEPT = "kept"
    """The table itself keeps to it, so that nothing can go wrong in it."""
    TOLD = "told"
    """It is told in the law book; nothing is ruled under it."""
    LEFT_OUT = "left-out"


class Standing(msgspec.Struct, frozen=True):
    """How a clause stands in an edition.

    `of_director` and `of_players` say whom the program asks under it; `within` is the clause under whose number it is
    applied; `why` names the reason where nothing is ruled; `from_memory` means that its wording, or for what the law
    book does not have its number, is remembered; `readings` are the names of those on which a ruling rests.
    """

    clause: str
    edition: Edition
    treatment: Treatment
    of_director: bool = False
    of_players: bool = False
    within: str = ""
    why: str = ""
    from_memory: bool = False
    readings: tuple[str, ...] = ()

    @property
    def covered(self) -> bool:
        """Whether the program applies the clause."""
        return self.treatment in (Treatment.RULED, Treatment.WITHIN, Treatment.KEPT)


@cache
def standing_of(clause: str, edition: Edition, also_ruled: frozenset[str] = frozenset()) -> Standing | None:
    """How this clause stands in this edition; None if the edition prints none under this number.

    `also_ruled` are clauses under which cases of this edition were seen to be ruled.
    """
    if not is_printed(clause, edition):
        return None
    reached = reached_in(edition)
    of_director, of_players = clause in reached.asked_of_director, clause in reached.asked_of_players
    within = why = ""
    if of_director or of_players or clause in reached.ruled or clause in also_ruled:
        treatment = Treatment.RULED
    elif within := _ruled_above(clause, edition, also_ruled):
        treatment = Treatment.WITHIN
    else:
        why = reason_for(clause, edition)
        told = Treatment.TOLD if is_told(Words.of(DEFAULT_LANGUAGE), clause, edition) else Treatment.LEFT_OUT
        treatment = Treatment.KEPT if why == KEPT.name else told
    return Standing(
        clause,
        edition,
        treatment,
        of_director,
        of_players,
        within,
        why,
        _is_remembered(clause, edition, treatment),
        tuple(reading.name for reading in readings_of(clause, edition)) if not why else (),
    )


@cache
def listed_in(edition: Edition, also_ruled: frozenset[str]) -> tuple[str, ...]:
    """The clauses to be listed for an edition, in the order of the book.

    They are those that are not divided further, and those divided under whose own number something is ruled or asked.
    """
    reached = reached_in(edition)
    own = {*reached.ruled, *reached.asked_of_director, *reached.asked_of_players, *also_ruled}
    above = {each for clause in printed_in(edition) for each in containing(clause)}
    return tuple(sorted({*printed_in(edition), *(above & own)}, key=in_the_book))


def _parts(clause: str) -> tuple[str, ...]:
    return parts_of(clause) or (clause,)


def _ruled_above(clause: str, edition: Edition, also_ruled: AbstractSet[str]) -> str:
    """The nearest clause that contains this one and is ruled under; "" if none is. A whole Law does not count."""
    reached = reached_in(edition)
    ruled = (reached.ruled, reached.asked_of_director, reached.asked_of_players, also_ruled)
    above = (each for each in containing(clause) if len(_parts(each)) > 1)
    return next((each for each in above if any(each in found for found in ruled)), "")


def _is_remembered(clause: str, edition: Edition, treatment: Treatment) -> bool:
    unread = bool(holding(FROM_MEMORY, edition)) and treatment is Treatment.LEFT_OUT and not was_read(clause, edition)
    return unread or rests_on_memory(clause, edition)


# -- Which clauses of the editions say the same: the number of a clause in another edition, wherever it moved to -------


class Concordance:
    """The numbers of clauses in other editions; `listed` has the clauses that are listed for each edition."""

    def __init__(self, listed: Mapping[Edition, Collection[str]]) -> None:
        self._listed = {edition: frozenset(clauses) for edition, clauses in listed.items()}
        self._parts: dict[Edition, dict[str, list[str]]] = {edition: {} for edition in listed}
        for edition, clauses in listed.items():
            for clause in clauses:
                for above in containing(clause):
                    self._parts[edition].setdefault(above, []).append(clause)
        self._found: dict[tuple[str, Edition, Edition], tuple[str, ...]] = {}

    def in_edition(self, clause: str, edition: Edition, other: Edition) -> tuple[str, ...]:
        """The numbers under which another edition has what this edition prints under this number; none if it has not.

        They are those to which the clause, or the nearest one that contains it, moved, or else the same number; and
        those that the program's own clauses and questions have there. Where the other edition does not divide the
        clause so far, it is the number of the whole; where it divides it further, those of the parts.
        """
        if other is edition:
            return (clause,)
        asked = clause, edition, other
        if asked not in self._found:
            self._found[asked] = self._numbers(*asked)
        return self._found[asked]

    def _numbers(self, clause: str, edition: Edition, other: Edition) -> tuple[str, ...]:
        found = {*moved_to(clause, edition, other), *_in_the_program(edition, other).get(clause, ())}
        if clause not in printed_in(edition):
            found &= self._listed[other]
        return tuple(sorted({each for number in found for each in self._as_listed(number, other)}, key=in_the_book))

    def _as_listed(self, number: str, edition: Edition) -> tuple[str, ...]:
        """The number if it is listed for this edition, else those of its parts that are."""
        return (number,) if number in self._listed[edition] else tuple(self._parts[edition].get(number, ()))


@cache
def concordance_of(also_ruled: tuple[tuple[Edition, frozenset[str]], ...]) -> Concordance:
    """The concordance of some editions, of each with the clauses under which cases of it were seen to be ruled.

    Kept, since the page of every clause asks for the same one.
    """
    return Concordance({edition: listed_in(edition, ruled) for edition, ruled in also_ruled})


def moved_to(clause: str, edition: Edition, other: Edition) -> Iterator[str]:
    """The numbers under which the other edition prints what this one prints under this number: where it moved to.

    That of a clause which the other edition does not print is among them as it stands.
    """
    for above in (clause, *containing(clause)):
        if (moved := _moves(edition, other).get(above)) is not None:
            yield from (_printed(number, clause[len(above) :], other) for number in moved)
            return
    printed = _printed(clause, "", other)
    if not any(each in _moves(other, edition) for each in (printed, *containing(printed))):
        yield printed


def _printed(number: str, rest: str, edition: Edition) -> str:
    """The number with what follows it, as far as this edition divides the clause."""
    whole = number + rest
    if is_printed(whole, edition):
        return whole
    if rest:
        shorter = (each for each in containing(whole) if len(each) <= len(number) or is_printed(each, edition))
    else:
        shorter = (each for each in containing(whole) if each in printed_in(edition))
    return next(shorter, number)


@cache
def _moves(edition: Edition, other: Edition) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for numbers in moves():
        if here := numbers[edition]:
            there = (numbers[other],) if numbers[other] else ()
            found[here] = (*found.get(here, ()), *there)
    return found


@cache
def _in_the_program(edition: Edition, other: Edition) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for numbers in _numbers_of_the_program():
        if edition in numbers and other in numbers:
            found[numbers[edition]] = found.get(numbers[edition], frozenset()) | {numbers[other]}
    return found


@cache
def _numbers_of_the_program() -> tuple[dict[Edition, str], ...]:
    """The numbers, by edition, of every clause that is a function of the program, and of every question."""
    clauses = (clause.numbers for clause in every_clause())
    return (*clauses, *({edition: ask.number_in(edition) for edition in Edition} for ask in questions()))


# -- The table of Laws, clauses and editions: a row for each clause, with its standing in each edition -----------------


LAST_LAW = 93
LATEST_FIRST = tuple(sorted(Edition, key=lambda edition: edition.value, reverse=True))


class Row(msgspec.Struct, frozen=True):
    """A clause in all editions: its standing under each number that an edition has for it, none where it has none.

    `clause` is its number in `edition`, the latest one that has it. `cases` are those that show it in any edition,
    `tests` the files of tests that name it under one of its numbers.
    """

    clause: str
    edition: Edition
    cells: dict[Edition, tuple[Standing, ...]]
    cases: tuple[CaseShown, ...] = ()
    tests: tuple[str, ...] = ()

    @property
    def covered(self) -> bool:
        """Whether the program applies the clause in some edition."""
        return any(standing.covered for cell in self.cells.values() for standing in cell)

    def numbers(self) -> tuple[str, ...]:
        """All numbers of the clause, those of the latest edition first."""
        return tuple(dict.fromkeys(one.clause for edition in LATEST_FIRST for one in self.cells.get(edition, ())))


class LawTable(msgspec.Struct, frozen=True):
    """A Law with a row for each of its clauses: in the order of the book."""

    law: int
    rows: tuple[Row, ...]

    @property
    def covered(self) -> bool:
        """Whether the program applies any clause of the Law."""
        return any(row.covered for row in self.rows)


def law_tables(
    evidence: Evidence, law: str = "", editions: tuple[Edition, ...] = tuple(Edition)
) -> tuple[LawTable, ...]:
    """The tables of all Laws, or of the clauses under `law`, in these editions; Laws without a row are left out.

    A clause that an edition prints under another Law is in the tables of both.
    """
    latest_first = tuple(edition for edition in LATEST_FIRST if edition in editions)
    also_ruled = {edition: evidence.ruled_in(edition) for edition in latest_first}
    listed = {edition: listed_in(edition, also_ruled[edition]) for edition in latest_first}
    concordance = concordance_of(tuple(also_ruled.items()))
    rows: dict[int, list[Row]] = {number: [] for number in range(1, LAST_LAW + 1)}
    told: set[tuple[int, Edition, str]] = set()
    for edition in latest_first:
        for clause in listed[edition]:
            here = _law_of(clause)
            if (here, edition, clause) in told:
                continue
            numbers = {other: concordance.in_edition(clause, edition, other) for other in latest_first}
            told.update((here, other, number) for other in latest_first for number in numbers[other])
            if not law or any(lies_under(each, law) for found in numbers.values() for each in found):
                rows[here].append(_row(clause, edition, numbers, evidence, also_ruled))
    return tuple(
        LawTable(number, tuple(sorted(found, key=lambda row: in_the_book(row.clause))))
        for number, found in rows.items()
        if found
    )


def count(edition: Edition, evidence: Evidence) -> Counter[Treatment]:
    """How many clauses of an edition that are listed stand in each way."""
    also = evidence.ruled_in(edition)
    standings = (standing_of(clause, edition, also) for clause in listed_in(edition, also))
    return Counter(standing.treatment for standing in standings if standing is not None)


def _law_of(clause: str) -> int:
    return int((parts_of(clause) or ("0",))[0])


def _row(
    clause: str,
    edition: Edition,
    numbers: Mapping[Edition, tuple[str, ...]],
    evidence: Evidence,
    also_ruled: Mapping[Edition, frozenset[str]],
) -> Row:
    cells: dict[Edition, tuple[Standing, ...]] = {}
    cases: dict[str, CaseShown] = {}
    for other, found in numbers.items():
        standings = (standing_of(each, other, also_ruled[other]) for each in found)
        cells[other] = tuple(standing for standing in standings if standing is not None)
        for standing in cells[other]:
            for case in evidence.cases_of(standing.clause, other):
                cases.setdefault(case.path, case)
    row = Row(clause, edition, cells)
    ordered = sorted(
        cases.values(),
        key=lambda case: not any(case.turns_on and lies_under(case.turns_on, each) for each in row.numbers()),
    )
    own = f"test_law{_law_of(clause):02}"
    tests = dict.fromkeys(test for number in row.numbers() for test in evidence.tests_of(number))
    return msgspec.structs.replace(
        row, cases=tuple(ordered), tests=tuple(sorted(tests, key=lambda test: (own not in test, test)))
    )
