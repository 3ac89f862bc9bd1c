"""Law 91: disciplinary penalties. They are the Director's own decision; the score of the board is not changed."""

from __future__ import annotations

from bridgetable.cards.seat import Side
from bridgetable.laws import law90
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, PenaltyGiven
from bridgetable.table.scores import Amount, PenaltyKind
from bridgetable.table.state import Table


@clause("91A")
def disciplinary_penalty(table: Table, side: Side, amount: Amount | None, law: str) -> tuple[Event, ...]:
    """To keep order and discipline the Director may take points, and his decision is final."""
    given = PenaltyGiven(side, PenaltyKind.DISCIPLINARY, amount, law)
    return law90.given_under(table, disciplinary_penalty, given, "law-91A-disciplinary")


def warning(table: Table, side: Side, amount: Amount | None, law: str) -> tuple[Event, ...]:
    """A Director who might penalise, for procedure or for conduct, gives a warning instead; it costs nothing."""
    power = disciplinary_penalty if disciplinary_penalty.covers(law) else law90.procedural_penalty
    return law90.given_under(table, power, PenaltyGiven(side, PenaltyKind.WARNING, None, law), "law-90A-warning")


LAW = Law(91)
