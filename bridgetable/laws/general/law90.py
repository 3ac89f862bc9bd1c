"""Law 90: procedural penalties. They are the Director's own act; the score of the board stays beside them."""

from __future__ import annotations

from bridgetable.cards.seat import Side
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Amount, Event, PenaltyGiven, PenaltyKind, RulingGiven
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("90A")
def procedural_penalty(table: Table, side: Side, amount: Amount | None, law: str) -> tuple[Event, ...]:
    """Beside rectifying, the Director may penalise what delays or disturbs the game or breaks correct procedure."""
    if amount is None:
        message = say("law-90A-procedural", side=side)
    else:
        message = say("law-90A-procedural-amount", side=side, amount=amount)
    told = RulingGiven(procedural_penalty.number(table), message)
    reason = what_it_is_for(side, law) if law and not procedural_penalty.covers(law) else ()
    return (PenaltyGiven(side, PenaltyKind.PROCEDURAL, amount, law), told, *reason)


def what_it_is_for(side: Side, law: str) -> tuple[Event, ...]:
    """The clause for which the penalty is given, where the Director names one."""
    return (RulingGiven(law, say("law-90A-reason", side=side)),)


LAW = Law(90)
