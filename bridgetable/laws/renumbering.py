"""What an edition numbers otherwise than the one before it, and the number of a clause from edition to edition.

A clause, a question, a reading or a page is declared under the number that it had in the edition with which it came.
It keeps that number until a later edition declares another for it, or moves everything under that number here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from bridgetable.laws.numbers import as_printed, lies_under, parts_of
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

T = TypeVar("T")


class Renumbering(msgspec.Struct, frozen=True):
    """The clauses of the edition before that are gone or have moved to another number, and those that are new.

    `taken` are those that stand as another edition has them, in the place of those of the edition before under the same
    numbers. Each number stands for everything under it.
    """

    gone: tuple[str, ...] = ()
    new: tuple[str, ...] = ()
    moved: Mapping[str, str] = {}
    taken: Mapping[Edition, tuple[str, ...]] = {}

    def source(self, clause: str) -> Edition | None:
        """The edition from which a clause of this number is taken; None where it is that of the edition before."""
        found = (edition for edition, numbers in self.taken.items() for each in numbers if lies_under(clause, each))
        return next(found, None)

    def later(self, clause: str) -> str:
        """The number of a clause of the edition before; "" if the clause is gone, or another took its place."""
        if self.source(clause) is not None:
            return ""
        if old := next((old for old in self.moved if lies_under(clause, old)), ""):
            return self.moved[old] + clause[len(old) :]
        return "" if any(lies_under(clause, gone) for gone in self.gone) else clause

    def earlier(self, clause: str) -> str:
        """The number that a clause had in the edition before; "" if it had none, or if there is no such clause."""
        if self.source(clause) is not None:
            return ""
        for old, new in self.moved.items():
            if lies_under(clause, new):
                return old + clause[len(new) :]
        given_up = (*self.gone, *self.moved, *self.new)
        return "" if any(lies_under(clause, number) for number in given_up) else clause


RENUMBERED: dict[Edition, Renumbering] = {}
"""By edition, as `Edition.E2027: Renumbering(gone=("64B4",), new=("64B9",), moved={"64B5": "64B4"})`.

Up to 2017 each declaration has its own numbers.
"""

DRAFTED_TEXTS: list[tuple[str, str, str]] = []
"""The pages of the draft that is tried: the language ("" for every one), the key of the message, and the text."""

UNCHANGED = Renumbering()


def renumbering_of(edition: Edition) -> Renumbering:
    """What this edition numbers otherwise than the one before it."""
    return RENUMBERED.get(edition, UNCHANGED)


def by_edition(number: T, since: tuple[Edition, ...], printed: Mapping[Edition, T]) -> dict[Edition, T]:
    """What is declared since each edition: a number, and others in `printed`; ValueError if an edition has two."""
    if twice := set(since) & set(printed):
        raise ValueError(f"{number}: {', '.join(each.value for each in Edition if each in twice)} has two numbers")
    return {**dict.fromkeys(since, number), **printed}


def numbers_in(edition: Edition, declared: Mapping[Edition, tuple[str, ...]]) -> tuple[str, ...]:
    """The numbers in this edition of what is declared under these: its own, or what became of those before it."""
    if edition in declared:
        return declared[edition]
    changed = renumbering_of(edition)
    for other in changed.taken:
        if found := tuple(each for each in numbers_in(other, declared) if changed.source(each) is other):
            return found
    before = numbers_in(edition.before, declared) if edition.before is not None else ()
    return tuple(number for number in map(changed.later, before) if number)


def number_in(edition: Edition, declared: Mapping[Edition, str]) -> str:
    """The number in this edition of what is declared under one since each of these; "" if it has no such thing."""
    return next(iter(numbers_in(edition, {since: (number,) for since, number in declared.items()})), "")


def not_there(edition: Edition, name: str, numbered: Callable[[Edition], str]) -> Exception:
    """The error of a ruling that needs what this edition does not have: a clause or question, by its name in the code.

    Whoever tries a draft is told its number in the edition that is amended.
    """
    if edition.is_draft and edition.before is not None and (number := numbered(edition.before)):
        return RefusedError(say("draft-ruled-by", law=number))
    return KeyError(f"{name} is not in {edition.value}")


def nearest_in(edition: Edition, declared: Mapping[Edition, str]) -> str:
    """As `number_in`, but of the nearest clause around what the edition no longer has; "" if its Law is gone too."""
    parts = {since: parts_of(number) or () for since, number in declared.items()}
    while any(parts.values()):
        if found := number_in(edition, {since: as_printed(each) for since, each in parts.items()}):
            return found
        parts = {since: each[:-1] for since, each in parts.items()}
    return ""


def worded_under(clause: str, edition: Edition) -> str:
    """The number under which a clause of this edition has its messages: that under which it was declared."""
    at: Edition | None = edition
    while at is not None:
        if (source := renumbering_of(at).source(clause)) is not None:
            return worded_under(clause, source)
        clause = renumbering_of(at).earlier(clause) or clause
        at = at.before
    return clause
