"""Hiding what would give a case away: what comes after the cursor, what nobody has noticed, titles and notes."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.engine.history import START, History, Node
from bridgetable.engine.steps import Step
from bridgetable.table import events as e
from bridgetable.table.identity import IrregularityId
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.table.values.log import log_of


def without_future(history: History, cursor: int) -> History:
    """The line to the cursor and nothing else, with nothing told that the Director has not yet ruled on.

    Places are numbered anew: the step at the n-th place is that at `history.line_to(cursor)[n]`; the cursor is at the
    last. Branches have no titles.
    """
    line = history.line_to(cursor) if cursor != START else ()
    table = history.table_at(cursor)
    nodes = [Node(number - 1, veiled(history.nodes[place].step, table)) for number, place in enumerate(line)]
    return History(history.start, log_of(nodes), len(nodes) - 1)


def veiled(step: Step, now: Table) -> Step:
    """The step without the irregularities on which nobody has ruled by this later table, and what became of them.

    One that was accepted by playing on, or established, without anybody's attention is still hidden. The table of the
    step is the same; only what is told of it differs.
    """
    if any(isinstance(event, e.RulingGiven) for event in step.events):
        return step
    kept = tuple(event for event in step.events if not _gives_away(event, now))
    return step if kept == step.events else replace(step, events=kept)


def _gives_away(event: e.Event, now: Table) -> bool:
    match event:
        case e.Infringed(irregularity):
            return _awaits_a_ruling(now, now.id_of(irregularity))
        case e.AttentionDrawn(_, number, _) | e.RevokeEstablished(number) | e.EstablishmentUndone(number):
            return _awaits_a_ruling(now, number)
    return False


def _awaits_a_ruling(table: Table, number: IrregularityId) -> bool:
    return table.attention_to(number) is None or number in table.pending


def neutral_title(number: int) -> Message:
    """The title a case has while it is rehearsed: "Case 12"."""
    return say("rehearsal-case", number=number)
