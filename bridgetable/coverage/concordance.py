"""Which clauses of the editions say the same: the number of a clause in another edition, wherever it moved to."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache

from bridgetable.coverage.numbering import containing, is_printed, moves, printed_in
from bridgetable.coverage.standing import listed_in
from bridgetable.laws.book import every_clause, questions
from bridgetable.laws.numbers import in_the_book
from bridgetable.table.edition import Edition


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
