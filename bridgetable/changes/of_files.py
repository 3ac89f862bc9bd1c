"""What changed in files of cases, and in a comparison: the clauses that make a difference, the most telling first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bridgetable.changes.told import Told, in_words
from bridgetable.table.edition import Edition

if TYPE_CHECKING:
    from bridgetable.cases.side_by_side import SideBySide
    from bridgetable.changes.found import ComparedCase
    from bridgetable.words.catalogue import Words

Pair = tuple[Edition, Edition]
"""The edition before, and the one after."""
MOST_DIFFERENCES = 2
"""How many differences of a clause are told of a case."""


class ChangeInCase(msgspec.Struct, frozen=True):
    """A clause that changed, by its number, and what it makes different in a case.

    Where it is `gone`, the edition after has no such clause, and the number is that of the edition before.
    """

    clause: str
    differs: tuple[Told, ...]
    gone: bool = False

    def told(self, words: Words) -> str:
        """What it makes different, in sentences; the last one without a full stop."""
        said = (in_words(each, words) for each in self.differs)
        return " ".join(each if each.endswith((".", "?", "!")) else f"{each}." for each in said).removesuffix(".")


def editions_apart() -> tuple[Pair, ...]:
    """Every edition with the one before it, or the one that it amends."""
    return tuple((each.before, each) for each in Edition if each.before is not None)


def which_editions() -> tuple[Pair, ...]:
    """The editions between which one asks what changed: each with the one before it, and the first with the last."""
    published = [each for each in Edition if not each.is_draft]
    return tuple(dict.fromkeys((*editions_apart(), (published[0], published[-1]))))


def changes_in_files(
    paths: Sequence[Path], pairs: Sequence[Pair], cache: Path | None = None
) -> Iterator[tuple[Path, tuple[ChangeInCase, ...]]]:
    """For each file, and of it for each of these pairs, what changed; nothing in one that cannot be read.

    It is called in a worker, and what rules the cases is loaded there only. What is found is kept in the folder
    `cache`, and found there.
    """
    from bridgetable.cases.codec import read_case
    from bridgetable.changes.found import compared_case
    from bridgetable.changes.kept import kept_differences
    from bridgetable.disk.contents import contents_of
    from bridgetable.table.refusal import RefusedError

    with kept_differences(cache) as kept:
        for path in paths:
            contents = b""
            try:
                contents = contents_of(path)
                case = read_case(contents)
            except (OSError, ValueError, RefusedError):
                case = None
            for pair in pairs:
                compared = compared_case(case, path.name, *pair, kept, contents) if case is not None else None
                yield path, tuple(_told(compared, pair)) if compared is not None else ()


def changes_in_columns(
    comparison: SideBySide, actions: int | None = None, turns_on: str = ""
) -> Iterator[tuple[Pair, tuple[ChangeInCase, ...]]]:
    """For every edition of a comparison with the one before it, what changed; of two lines of one edition, nothing.

    `actions` is how many actions of the line are looked at, all unless it is said; `turns_on`, the clause that the case
    teaches, comes first.
    """
    from bridgetable.changes.differences import column_difference
    from bridgetable.changes.found import ComparedCase

    columns = {column.start.edition: column for column in comparison.columns}
    every = max((len(column.cells) + (column.stopped is not None) for column in comparison.columns), default=0)
    for pair in editions_apart():
        if not columns.keys() >= set(pair):
            continue
        before, after = (columns[edition] for edition in pair)
        line = column_difference(before, after, every if actions is None else min(actions, every))
        lines = (line,) if line is not None else ()
        yield pair, tuple(_told(ComparedCase("", (), pair[1], turns_on, lines), pair))


def _told(compared: ComparedCase, pair: Pair) -> Iterator[ChangeInCase]:
    """What changed in a case: first under the clause that it turns on, and no difference under two clauses."""
    from bridgetable.changes.clauses import changed_clauses
    from bridgetable.changes.found import by_weight, shown_by
    from bridgetable.changes.phrases import telling
    from bridgetable.laws.numbers import lies_under

    told: set[Told] = set()
    for row, shown in by_weight(shown_by(compared, changed_clauses(*pair), *pair)):
        differs = tuple(each for each in telling(shown.found) if each not in told)
        told.update(differs)
        if differs:
            numbers = row.after or row.before
            taught = (each for each in numbers if lies_under(compared.turns_on, each))
            clause = max(taught, key=len, default=row.clause)
            yield ChangeInCase(clause, differs[:MOST_DIFFERENCES], gone=not row.after)
