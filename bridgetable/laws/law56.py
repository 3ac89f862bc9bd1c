"""Law 56: a defender's lead that declarer does not accept."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws import law50, law53
from bridgetable.laws.ask import ACCEPT_OR_REFUSE, Ask, Conduct
from bridgetable.laws.clause import E1997, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, RulingGiven
from bridgetable.table.identity import IrregularityId
from bridgetable.table.option import Option
from bridgetable.table.question import AffectedCard, QuestionAbout, say
from bridgetable.table.state import Table

# -- a defender's lead out of turn -------------------------------------------------------------------------------------


@clause("56")
def declarer_chooses(
    table: Table, irregularity: IrregularityId, offence: law53.IrregularLead, declarer: Seat
) -> QuestionAbout[AffectedCard]:
    """Declarer accepts the lead, or has it retracted: the card becomes a major penalty card (56A, 56B)."""
    return ACCEPTED_OR_NOT.question(
        table, (declarer,), AffectedCard(offence.seat, offence.card, offence.trick, irregularity)
    )


def accept_or_refuse(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    """The lead is treated as correct, or is retracted (Laws 53A, 56)."""
    return law53.accept_or_refuse(table, question)


ACCEPTED_OR_NOT = Ask("56", ACCEPT_OR_REFUSE, accept_or_refuse, accepted_by=Conduct.PLAYING)

LAW = Law(56, asks=(ACCEPTED_OR_NOT,))


@clause("56B", E2017, printed={E1997: "56"})
def becomes_a_penalty_card(table: Table, offender: Seat, card: Card, *, acceptable: bool) -> tuple[Event, ...]:
    """The card is a major penalty card, at a table on which it has been withdrawn; 1997 and 2007 have no letters.

    `acceptable` tells whether declarer might have accepted the lead: from 2017 on not to the thirteenth trick.
    """
    key = "law-56B" if acceptable else "law-56B-last"
    told = RulingGiven(becomes_a_penalty_card.number(table), say(key, offender=offender, card=card))
    return (told, *law50.lay_penalty_card(table, offender, card))
