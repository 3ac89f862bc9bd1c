"""Law 55: declarer's lead out of turn."""

from __future__ import annotations

from bridgetable.laws.clause import clause
from bridgetable.laws.irregular_plays.law53.accepted_lead import IrregularLead
from bridgetable.table.events import Answered, Asked, Event, RulingGiven
from bridgetable.table.question import Person, Question, say
from bridgetable.table.state import Table


@clause("55A")
def either_defender(table: Table, place: int, fault: IrregularLead) -> Question:
    """Either defender accepts the lead or requires that it be retracted; the one next in turn to it comes first."""
    return Question("55A", (fault.seat.left, fault.seat.right), fault.seat, fault.card, fault.trick, place)


def next_in_turn_prevails(before: Table, event: Answered) -> tuple[Event, ...]:
    """The other defender answered first: the one next in turn to the irregular lead may still choose (Law 55A)."""
    question = event.question
    if question.clause != "55A" or len(question.to) < 2 or event.by is question.to[0] or not event.option:
        return ()
    whose = question.to[0]
    return (Asked(Question("55A", (whose,), question.seat, question.card, question.trick, question.irregularity)),)


def spoke_in_vain(table: Table, by: Person, option: str) -> tuple[Event, ...]:
    """The defender who is not next in turn answers after the other has: the other's choice stands (Law 55A)."""
    last = table.answered[-1] if table.answered else None
    if last is None or last.clause != "55A" or last.seat is None or last.trick != table.open_trick:
        return ()
    if option not in ("accept", "refuse") or by not in last.to[1:]:
        return ()
    return (RulingGiven("55A", say("law-55A-prevails", seat=last.seat.left, other=last.seat.right)),)
