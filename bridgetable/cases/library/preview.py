"""The preview of a case: the table that best shows what the case is about."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import msgspec

from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case
from bridgetable.cases.reader import CaseError
from bridgetable.cases.walk import BranchStarted, Done, LineEnded, Stopped, walk
from bridgetable.disk.contents import contents_of
from bridgetable.engine.actions import Note
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table


class Preview(msgspec.Struct, frozen=True):
    """The preview found so far; `certain` means that no later action will replace it.

    `error` is the action of the case that cannot be done, if any.
    """

    table: Table
    certain: bool = False
    error: RefusedError | None = None


def previews(case: Case) -> Iterator[Preview]:
    """The preview after each action of a case; the last one is the result.

    Its table is the one after the first irregularity of the main line, or else at the first note, or else the first.
    """
    preview, depth, noted = Preview(case.first), 0, False
    for visit in walk(case):
        match visit:
            case BranchStarted():
                depth += 1
            case LineEnded():
                depth -= 1
            case Stopped(place, _, _, reason):
                yield Preview(preview.table, True, RefusedError(reason.message, place))
                return
            case Done(_, _, step) if depth == 0 and not preview.certain:
                if step.table.irregularities:
                    preview = Preview(step.table, certain=True)
                elif isinstance(step.action, Note) and not noted:
                    preview, noted = Preview(step.table), True
        yield preview


def preview_of(path: Path, to_the_end: bool) -> Generator[Table, None, RefusedError | None]:
    """Yields the table of the preview of the case in this file, and returns what of the case cannot be done.

    Without `to_the_end` the case is only played as far as the preview needs. Yields nothing if it cannot be read.
    """
    preview: Preview | None = None
    try:
        steps = previews(read_case(contents_of(path)))
    except (CaseError, OSError):
        return None
    for preview in steps:
        if preview.certain:
            break
    if preview is not None:
        yield preview.table
    for preview in steps if to_the_end else ():
        if preview.error is not None:
            break
    return preview.error if preview is not None else None
