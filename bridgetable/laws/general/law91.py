"""Law 91: disciplinary penalties. They are the Director's own act; the score of the board stays beside them."""

from __future__ import annotations

from bridgetable.cards.seat import Side
from bridgetable.laws.clause import clause
from bridgetable.laws.general.law90 import procedural_penalty, what_it_is_for
from bridgetable.laws.law import Law
from bridgetable.table.events import Amount, Event, PenaltyGiven, PenaltyKind, RulingGiven
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("91A")
def disciplinary_penalty(table: Table, side: Side, amount: Amount | None, law: str) -> tuple[Event, ...]:
    """To keep order and discipline the Director may take points, and his decision is final."""
    if amount is None:
        message = say("law-91A-disciplinary", side=side)
    else:
        message = say("law-91A-disciplinary-amount", side=side, amount=amount)
    told = RulingGiven(disciplinary_penalty.number(table), message)
    reason = what_it_is_for(side, law) if law and not disciplinary_penalty.covers(law) else ()
    return (PenaltyGiven(side, PenaltyKind.DISCIPLINARY, amount, law), told, *reason)


def warning(table: Table, side: Side, amount: Amount | None, law: str) -> tuple[Event, ...]:
    """The Director who might penalise, for procedure or for conduct, gives a word of warning; that costs nothing."""
    power = disciplinary_penalty if disciplinary_penalty.covers(law) else procedural_penalty
    told = RulingGiven(power.number(table), say("law-90A-warning", side=side))
    reason = what_it_is_for(side, law) if law and not power.covers(law) else ()
    return (PenaltyGiven(side, PenaltyKind.WARNING, None, law), told, *reason)


LAW = Law(91)
