"""Law 90: procedural penalties. They are the Director's own decision; the score of the board is not changed."""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.cards.seat import Side
from bridgetable.laws.clause import Clause, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, PenaltyGiven, RulingGiven
from bridgetable.table.question import say
from bridgetable.table.scores import Amount, PenaltyKind
from bridgetable.table.state import Table

Power: TypeAlias = Clause[[Side, Amount | None, str], tuple[Event, ...]]
"""The clause that empowers the Director to penalise."""


@clause("90A")
def procedural_penalty(table: Table, side: Side, amount: Amount | None, law: str) -> tuple[Event, ...]:
    """Besides any rectification, the Director may penalise what delays or disturbs the game or breaks procedure."""
    given = PenaltyGiven(side, PenaltyKind.PROCEDURAL, amount, law)
    return given_under(table, procedural_penalty, given, "law-90A-procedural")


def given_under(table: Table, power: Power, given: PenaltyGiven, key: str) -> tuple[Event, ...]:
    """The penalty or warning, with what the Director says under this power, and the clause he names as the reason."""
    side, amount, law = given.side, given.amount, given.law
    message = say(key, side=side) if amount is None else say(f"{key}-amount", side=side, amount=amount)
    other = bool(law) and not power.covers(law)
    reason = (RulingGiven(law, say("law-90A-reason", side=side)),) if other else ()
    return (given, RulingGiven(power.number(table), message), *reason)


LAW = Law(90)
