"""What the questions of a stop are about: the clauses of their answers, and the kind of irregularity."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetable.engine.history import History
from bridgetable.rehearsal.asked import Asked, Stop
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import kind_of


def clauses_of(asked: Iterable[Asked]) -> tuple[str, ...]:
    """The clauses under which the right answers are ruled, each once."""
    named = ((*(choice.clause for choice in each.choices if choice.right), *each.also) for each in asked)
    return tuple(dict.fromkeys(clause for clauses in named for clause in clauses if clause))


def kind_at(history: History, stop: Stop) -> str:
    """The kind of the irregularity that a stop is about, as a case file names it; "" where it is about none.

    It is the first to which attention is drawn there, else the last to which it has been drawn.
    """
    before, after = history.table_at(stop.place), history.nodes[stop.ruling_place].step.table
    noticed = [n for n in range(len(after.irregularities)) if after.attention_to(IrregularityId(n)) is not None]
    fresh = [n for n in noticed if n >= len(before.irregularities) or before.attention_to(IrregularityId(n)) is None]
    found = fresh[:1] or noticed[-1:]
    return kind_of(after.irregularities[found[0]]) if found else ""
