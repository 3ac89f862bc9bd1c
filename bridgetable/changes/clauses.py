"""The clauses that say something else in one edition than in another, are new, are gone, or have another number."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from bridgetable.coverage.numbering import containing, is_printed, printed_in
from bridgetable.coverage.standing import moved_to
from bridgetable.laws.book import every_clause
from bridgetable.laws.numbers import in_the_book, lies_under, parts_of
from bridgetable.table.edition import Edition
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import is_told, law_text


class Change(enum.Enum):
    """What became of a clause from one edition to the other."""

    OTHERWISE = "otherwise"
    """It says something else."""
    NEW = "new"
    """Only the later edition has it."""
    GONE = "gone"
    """Only the earlier edition has it."""
    MOVED = "moved"
    """It has another number."""


class ClauseChange(msgspec.Struct, frozen=True):
    """A clause that changed: its numbers in the edition before and in the one after, none where that has none.

    They are those under which the law book tells it: a part that has no text of its own is told with the whole.
    """

    before: tuple[str, ...]
    after: tuple[str, ...]
    changes: tuple[Change, ...]

    @property
    def clause(self) -> str:
        """The number in the edition after, or else in the one before."""
        return (self.after or self.before)[0]

    @property
    def laws(self) -> tuple[int, ...]:
        """The numbers of the Laws under which it stands."""
        return tuple(sorted({int((parts_of(each) or ("0",))[0]) for each in (*self.before, *self.after)}))

    @property
    def rules_otherwise(self) -> bool:
        """Whether more than the number changed."""
        return self.changes != (Change.MOVED,)

    def is_under(self, number: str) -> bool:
        """Whether either edition has it under this Law or clause."""
        return any(lies_under(each, number) for each in (*self.before, *self.after))


@cache
def changed_clauses(before: Edition, after: Edition) -> tuple[ClauseChange, ...]:
    """Every clause told in the law book that changed from one edition to the other, in the order of the book.

    What the edition after says in several clauses instead of the same is one row.
    """
    links = _linked(before, after)
    kept = {each for found in links.values() for each in found}
    rows = [(old, (new,)) for new, old in links.items()] + [((old,), ()) for old in _pages(before) if old not in kept]
    changed = [row for one, other in rows if (row := _row(one, other, before, after)) is not None]
    changed += _changed_as_a_whole(changed, before, after)
    found: list[ClauseChange] = []
    for row in sorted(changed, key=lambda row: in_the_book(row.clause)):
        same = [place for place, one in enumerate(found) if one.before == row.before and _both_otherwise(one, row)]
        if not same:
            found.append(row)
            continue
        whole = _row(row.before, (*found[same[0]].after, *row.after), before, after)
        assert whole is not None
        found[same[0]] = whole
    return tuple(_with_its_whole(row, before, after) for row in found)


def _with_its_whole(row: ClauseChange, before: Edition, after: Edition) -> ClauseChange:
    """A row of a clause that is now told in several parts: with what its whole says now, where that says otherwise."""
    whole = row.before[0] if len(row.before) == 1 else ""
    parts = whole and whole not in row.after and all(lies_under(each, whole) for each in row.after)
    if not (parts and Change.OTHERWISE in row.changes and is_printed(whole, after)):
        return row
    if not is_told(Words.of(DEFAULT_LANGUAGE), whole, after) or _says(row.before, before) == _says((whole,), after):
        return row
    return _row(row.before, (whole, *row.after), before, after) or row


def _both_otherwise(*rows: ClauseChange) -> bool:
    return all(Change.OTHERWISE in row.changes for row in rows)


def _changed_as_a_whole(rows: list[ClauseChange], before: Edition, after: Edition) -> Iterator[ClauseChange]:
    """Divided clauses that say something else under the same number, though none of their parts does."""
    wholes = dict.fromkeys(whole for number in printed_in(after) for whole in containing(number))
    told = {number for row in rows if row.rules_otherwise for number in (*row.before, *row.after)}
    for whole in wholes:
        stays = is_printed(whole, before) and whole in set(moved_to(whole, after, before))
        in_both = all(is_told(Words.of(DEFAULT_LANGUAGE), whole, edition) for edition in (before, after))
        row = _row((whole,), (whole,), before, after) if stays and in_both else None
        if row is not None and not any(lies_under(number, whole) for number in told):
            yield row


def _linked(before: Edition, after: Edition) -> dict[str, tuple[str, ...]]:
    """For every page of the edition after, the pages of the one before that it comes from."""
    found: dict[str, set[str]] = {page: set() for page in _pages(after)}
    for one, other, backward in ((after, before, True), (before, after, False)):
        for number in printed_in(one):
            for there in moved_to(number, one, other):
                if is_printed(there, other):
                    new, old = (number, there) if backward else (there, number)
                    found.setdefault(page_of(new, after), set()).add(page_of(old, before))
    return {page: tuple(sorted(old, key=in_the_book)) for page, old in found.items()}


def _row(old: tuple[str, ...], new: tuple[str, ...], before: Edition, after: Edition) -> ClauseChange | None:
    """The row of these pages; None where nothing changed but how far the clause is divided, or nothing is told."""
    if not any((*_says(old, before), *_says(new, after))):
        return None
    changes = []
    if not old or not new:
        changes.append(Change.NEW if new else Change.GONE)
    else:
        if _says(old, before) != _says(new, after):
            changes.append(Change.OTHERWISE)
        if not any(lies_under(one, other) or lies_under(other, one) for one in old for other in new):
            changes.append(Change.MOVED)
    return ClauseChange(old, new, tuple(changes)) if changes else None


# -- pages -----------------------------------------------------------------------------------------------------------


@cache
def page_of(number: str, edition: Edition) -> str:
    """The number under which the law book tells a clause: its own or that of the nearest whole; else its own."""
    words = Words.of(DEFAULT_LANGUAGE)
    return next((each for each in (number, *containing(number)) if is_told(words, each, edition)), number)


@cache
def _pages(edition: Edition) -> tuple[str, ...]:
    return tuple(sorted({page_of(number, edition) for number in printed_in(edition)}, key=in_the_book))


_ASIDE = re.compile(r"\s*\((?:[^()]|\([a-z]\))*\b(?:19|20)\d\d\b(?:[^()]|\([a-z]\))*\)")
_CLAUSE, _LAW = r"(?:Laws? )?\b\d{1,2}[A-Z]\d?(?:\([a-z]\)|\b)", r"Laws? \d{1,2}\b(?![A-Z])"
_CITED = rf"(?:{_CLAUSE}|{_LAW}|(?<=\()\d{{1,2}}(?=[,)])|(?<=and )\d{{1,2}}\b)"
_NUMBERS = re.compile(rf"{_CITED}(?:(?:, | and ){_CITED})*")
"""Laws that are named, one or several together: to send the reader elsewhere changes nothing by itself."""


def _says(numbers: Iterable[str], edition: Edition) -> tuple[str, ...]:
    """The texts of these clauses without numbers, each once, and without what is said aside about other editions."""
    return tuple(dict.fromkeys(_without_numbers(each, edition) for each in numbers))


@cache
def _without_numbers(number: str, edition: Edition) -> str:
    return _NUMBERS.sub("…", told_alone(Words.of(DEFAULT_LANGUAGE), number, edition))


def told_alone(words: Words, number: str, edition: Edition) -> str:
    """The text of a clause without what it says aside of other editions; "" where it has none of its own."""
    return _ASIDE.sub("", law_text(words, number, edition)) if is_told(words, number, edition) else ""


def worded_otherwise(before: Edition, after: Edition) -> Iterator[tuple[str, str]]:
    """The numbers in both editions of the clauses that the program rules by in another way in each; "" for none."""
    for clause in every_clause():
        old, new = clause.number_in(before), clause.number_in(after)
        if (old or new) and not (old and new and clause.wording_in(before) is clause.wording_in(after)):
            yield old, new


@cache
def is_ruled_otherwise(row: ClauseChange, before: Edition, after: Edition) -> bool:
    """Whether the program rules by this clause in another way: it is new, gone, or has another wording in each."""
    if not (row.before and row.after):
        return True
    told = [pair for pair in worded_otherwise(before, after) if any(pair)]
    sides = ((row.before, 0), (row.after, 1))
    return any(
        number and (lies_under(number, own) or lies_under(own, number))
        for pair in told
        for numbers, side in sides
        for number in (pair[side],)
        for own in numbers
    )
