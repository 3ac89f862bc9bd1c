"""Law 90: procedural penalties. They are the Director's own act; the score of the board stays beside them."""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.cards.seat import Side
from bridgetable.laws.clause import Clause, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Amount, Event, PenaltyGiven, PenaltyKind, RulingGiven
from bridgetable.table.question import say
from bridgetable.table.state import Table

Power: TypeAlias = Clause[[Side, Amount | None, str], tuple[Event, ...]]
"""The clause that lets the Director penalise."""


@clause("90A")
def procedural_penalty(table: Table, side: Side, amount: Amount | None, law: str) -> tuple[Event, ...]:
    """Beside rectifying, the Director may penalise what delays or disturbs the game or breaks correct procedure."""
    given = PenaltyGiven(side, PenaltyKind.PROCEDURAL, amount, law)
    return given_under(table, procedural_penalty, given, "law-90A-procedural")


def given_under(table: Table, power: Power, given: PenaltyGiven, key: str) -> tuple[Event, ...]:
    """The penalty or warning, what the Director says under this power, and for which clause where he names another."""
    side, amount, law = given.side, given.amount, given.law
    message = say(key, side=side) if amount is None else say(f"{key}-amount", side=side, amount=amount)
    other = bool(law) and not power.covers(law)
    reason = (RulingGiven(law, say("law-90A-reason", side=side)),) if other else ()
    return (given, RulingGiven(power.number(table), message), *reason)


LAW = Law(90)
