"""What changed in files of cases: of each file the clauses that make a difference in it, the most telling first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bridgetable.table.edition import Edition
from bridgetable.table.question import Message

if TYPE_CHECKING:
    from bridgetable.changes.found import ComparedCase

Pair = tuple[Edition, Edition]
"""The edition before, and the one after."""
MOST_DIFFERENCES = 2
"""How many differences of a clause are told of a case."""


class ChangeInCase(msgspec.Struct, frozen=True):
    """A clause that changed, by its number, and what it makes different in a case."""

    clause: str
    differs: tuple[Message, ...]


def editions_apart() -> tuple[Pair, ...]:
    """Every edition with the one before it, or the one that it amends."""
    return tuple((each.before, each) for each in Edition if each.before is not None)


def which_editions() -> tuple[Pair, ...]:
    """The editions between which one asks what changed: each with the one before it, and the first with the last."""
    published = [each for each in Edition if not each.is_draft]
    return tuple(dict.fromkeys((*editions_apart(), (published[0], published[-1]))))


def changes_in_files(paths: Sequence[Path], pairs: Sequence[Pair]) -> Iterator[tuple[Path, tuple[ChangeInCase, ...]]]:
    """For each file, and of it for each of these pairs, what changed; nothing in one that cannot be read.

    It is called in a worker, and what rules the cases is loaded there only.
    """
    from bridgetable.cases.codec import read_case
    from bridgetable.changes.found import compared_case
    from bridgetable.disk.contents import contents_of
    from bridgetable.table.refusal import RefusedError

    for path in paths:
        try:
            case = read_case(contents_of(path))
        except (OSError, ValueError, RefusedError):
            case = None
        for pair in pairs:
            compared = compared_case(case, path.name, *pair) if case is not None else None
            yield path, tuple(_told(compared, pair)) if compared is not None else ()


def _told(compared: ComparedCase, pair: Pair) -> Iterator[ChangeInCase]:
    """What changed in a case: first under the clause that it turns on, and no difference under two clauses."""
    from bridgetable.changes.clauses import changed_clauses
    from bridgetable.changes.found import by_weight, shown_by
    from bridgetable.changes.phrases import telling

    told: set[Message] = set()
    for row, shown in by_weight(shown_by(compared, changed_clauses(*pair))):
        differs = tuple(each for each in telling(shown.found) if each not in told)
        told.update(differs)
        if differs:
            yield ChangeInCase(row.clause, differs[:MOST_DIFFERENCES])
