"""The clauses of a case: those ruled or asked under, those it cites, and the one that it turns on.

They are read from what the case expects; a case that expects nothing of the kind is played.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec import UnsetType

from bridgetable.cases.case import Case, Expect
from bridgetable.cases.outline import Closing, Opening, flat
from bridgetable.laws.long_searches import SearchPostponedError, postponing
from bridgetable.laws.numbers import as_printed, lies_under, parts_of

if TYPE_CHECKING:
    from bridgetable.table.state import Table

STEPS_ON_THE_WAY: dict[str, float] = {
    **dict.fromkeys(
        (
            "9B1",
            "16",
            "16B",
            "25A",
            "25B",
            "27",
            "27A",
            "27A1",
            "27B",
            "29",
            "29A",
            "29B",
            "49",
            "50",
            "50B",
            "50E4",
            "53",
            "53A",
            "54",
            "56",
            "57A",
            "62A",
            "62B",
            "62B1",
            "62B2",
            "63B",
            "64C",
            "68D",
            "68D2(b)",
            "70",
            "70A",
            "72C",
        ),
        4.0,
    ),
    **dict.fromkeys(
        (
            "12B1",
            "12C1",
            "16C",
            "16D",
            "23",
            "26A2",
            "26B",
            "31A",
            "50D2",
            "50D2(a)",
            "50D2(b)",
            "63A1",
            "64A1",
            "64C1",
            "64C2(b)",
        ),
        2.0,
    ),
    "64A2": 2.5,
}
"""How much a clause loses because most rulings pass through it on their way to others, so that few cases turn on it.

A number does not stand for those under it.
"""
MOST_PLAYED = 400
"""How many actions of a case are played at most to learn its clauses."""
MOST_POSITIONS = 2000
"""How many positions a search of the Laws may look at while a case is played for this."""
LOWEST_LAW = 14
"""A lower number in a title is rather that of a trick or of cards than that of a Law."""
_TITLED, _FILED, _LAW_NAMED = 8.0, 6.0, 2.0
_TAGGED, _FIRST_TAG, _TOLD = 2.0, 1.25, 1.0
_RULED, _IN_A_BRANCH = 3.0, 1.0
"""What a clause gains where it is named in the title, or in the file name, or only its Law is; where it is a tag, or
the first one, or is named in the story; where something is ruled or asked under it."""
_IN_TEXT = re.compile(r"(?<![\w.])[1-9]\d[A-Z](?:\d{1,2}(?:\([a-z]\)|[a-z])?)?(?!\w)|(?<![\w.])[89][A-Z]\d(?!\w)")
_IN_NAME = re.compile(r"(?<![^\W_])([1-9]\d?)([a-z])(\d{0,2})([a-z]?)(?![^\W_])")
_NUMBER = re.compile(r"(?<!\d)\d\d(?!\d)")


class Subject(msgspec.Struct, frozen=True):
    """The clauses of a case, each once.

    `turns_on` is the one that it teaches, "" if it has none; `ruled` are those of rulings, questions and transfers in
    its main line, `ruled_in_branches` those in its branches only.
    """

    turns_on: str = ""
    ruled: tuple[str, ...] = ()
    ruled_in_branches: tuple[str, ...] = ()


def subject_of(case: Case, name: str, *, play: bool) -> Subject:
    """The subject of a case in a file of this name; `play`: its actions may be done where it expects no clause."""
    ruled, in_branches = _expected(case)
    if play and not ruled and not in_branches:
        ruled, in_branches = _played(case)
    ruled = tuple(dict.fromkeys(_named(ruled)))
    in_branches = tuple(clause for clause in dict.fromkeys(_named(in_branches)) if clause not in ruled)
    return Subject(_turning_point(case, name, ruled, in_branches), ruled, in_branches)


def _expected(case: Case) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The clauses that a case expects in its main line, and in its branches."""
    lines: tuple[list[str], list[str]] = ([], [])
    depth = 0
    for entry in flat(case.actions):
        match entry:
            case Opening():
                depth += 1
            case Closing():
                depth -= 1
            case Expect():
                lines[depth > 0].extend(clauses_expected(entry))
    return tuple(lines[0]), tuple(lines[1])


def clauses_expected(expect: Expect) -> Iterator[str]:
    """The clauses of the rulings, transfers and question that are expected."""
    if not isinstance(expect.rulings, UnsetType):
        yield from expect.rulings
    if not isinstance(expect.transfers, UnsetType):
        yield from (moved.law for moved in expect.transfers)
    if expect.asked is not None and not isinstance(expect.asked, UnsetType) and expect.asked.law is not None:
        yield expect.asked.law


def _played(case: Case) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The clauses of the rulings and questions of a case when it is played, in its main line and in its branches.

    The play ends where the Laws would have to search for long.
    """
    from bridgetable.cases.walk import BranchStarted, Done, LineEnded, walk
    from bridgetable.laws.book import asked_now

    lines: tuple[list[str], list[str]] = ([], [])
    depth = done = 0
    table = case.first
    with postponing(MOST_POSITIONS), suppress(SearchPostponedError):
        for visit in walk(case):
            match visit:
                case BranchStarted():
                    depth += 1
                case LineEnded():
                    lines[depth > 0].extend(_decided(visit.table))
                    depth -= 1
                case Done(step=step):
                    done, table = done + 1, step.table
                    if (asked := asked_now(table)) is not None:
                        lines[depth > 0].append(asked.question.clause)
            if done == MOST_PLAYED:
                break
        else:
            return tuple(lines[0]), tuple(lines[1])
    lines[depth > 0].extend(_decided(table))
    return tuple(lines[0]), tuple(lines[1])


def _decided(table: Table) -> Iterator[str]:
    """The clauses under which the revokes of a table were established, and those of its rulings."""
    yield from (one.clause for one in table.established)
    yield from (ruling.clause for ruling in table.rulings)


# -- what it turns on --------------------------------------------------------------------------------------------------


def _turning_point(case: Case, name: str, ruled: tuple[str, ...], in_branches: tuple[str, ...]) -> str:
    """The clause that a case turns on: named in its title or file name, ruled or asked, and no step on the way.

    Of clauses that are equal in this the later one counts, which follows from those before it.
    """
    tags = _named(case.tags)
    title, story = (" ".join(words for _, words in text) for text in (case.title, case.story))
    titled, told = _named(_IN_TEXT.findall(title)), _named(_IN_TEXT.findall(story))
    in_name = _IN_NAME.finditer(name.casefold())
    filed = _named("".join((found[1], found[2].upper(), *found.groups()[2:])) for found in in_name)
    laws = {number for number in _NUMBER.findall(f"{title} {name}") if int(number) >= LOWEST_LAW}

    def weight(clause: str) -> float:
        parts = parts_of(clause) or ("",)
        of_its_names = (
            _TITLED * _is_under(clause, titled) + _FILED * _is_under(clause, filed) + (_LAW_NAMED * (parts[0] in laws))
        )
        of_its_tags = _TAGGED * _is_under(clause, tags) + _FIRST_TAG * (clause in tags[:1]) + _TOLD * (clause in told)
        passed = STEPS_ON_THE_WAY.get(clause, 0.0)
        of_its_play = _RULED - passed if clause in ruled else _IN_A_BRANCH * (clause in in_branches) - passed / 2
        return of_its_names + of_its_tags + of_its_play + len(parts) / 8

    candidates = dict.fromkeys((*titled, *told, *tags, *in_branches, *ruled))
    return max(reversed(candidates), key=weight, default="")


def _is_under(clause: str, others: Iterable[str]) -> bool:
    return any(lies_under(clause, other) for other in others)


def _named(clauses: Iterable[str]) -> list[str]:
    """Those of the texts that are clauses, as printed."""
    return [as_printed(parts) for clause in clauses if (parts := parts_of(clause)) is not None]
