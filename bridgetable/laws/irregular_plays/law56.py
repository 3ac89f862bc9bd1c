"""Law 56: a defender's lead out of turn."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.laws.irregular_plays.law53.accepted_lead import IrregularLead
from bridgetable.table.question import Question
from bridgetable.table.state import Table


@clause("56")
def declarer_chooses(table: Table, place: int, fault: IrregularLead, declarer: Seat) -> Question:
    """Declarer accepts the lead, or has it retracted: the card becomes a major penalty card (56A, 56B)."""
    return Question("56", (declarer,), fault.seat, fault.card, fault.trick, place)
