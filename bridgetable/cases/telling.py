"""Going through a case step by step: the table that shows what it is about, and the place where it cannot go on."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bridgetable.cases.case import Case
from bridgetable.cases.walk import Closes, Done, Opens, Stopped, walk
from bridgetable.engine.actions import Note
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table


class Told(msgspec.Struct, frozen=True):
    """What is known so far: the most telling table, whether a better one may come, and what cannot be done."""

    table: Table
    certain: bool = False
    fault: RefusedError | None = None


def telling(case: Case) -> Iterator[Told]:
    """One value an action, the last of which holds; the table is that right after the main line's first irregularity.

    Where nothing goes wrong it is the one at the lecturer's first note, else the first table.
    """
    told, depth, noted = Told(case.first), 0, False
    for moment in walk(case):
        match moment:
            case Opens():
                depth += 1
            case Closes():
                depth -= 1
            case Stopped(place, _, _, reason):
                yield Told(told.table, True, RefusedError(reason.message, place))
                return
            case Done(_, _, step) if depth == 0 and not told.certain:
                if step.table.irregularities:
                    told = Told(step.table, certain=True)
                elif isinstance(step.action, Note) and not noted:
                    told, noted = Told(step.table), True
        yield told
