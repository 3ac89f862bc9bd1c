"""Law 56: a defender's lead out of turn."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import ACCEPT_OR_REFUSE, Ask, Conduct
from bridgetable.laws.clause import clause
from bridgetable.laws.irregular_plays.law53.accepted_lead import IrregularLead, accept_or_refuse
from bridgetable.laws.law import Law
from bridgetable.table.identity import IrregularityId
from bridgetable.table.question import Question
from bridgetable.table.state import Table


@clause("56")
def declarer_chooses(table: Table, irregularity: IrregularityId, offence: IrregularLead, declarer: Seat) -> Question:
    """Declarer accepts the lead, or has it retracted: the card becomes a major penalty card (56A, 56B)."""
    return ACCEPTED_OR_NOT.question(table, (declarer,), offence.seat, offence.card, offence.trick, irregularity)


ACCEPTED_OR_NOT = Ask("56", ACCEPT_OR_REFUSE, accept_or_refuse, accepted_by=Conduct.PLAYING)

LAW = Law(56, asks=(ACCEPTED_OR_NOT,))
