"""Law 50D2: a card led before declarer has chosen how to restrict the lead."""

from __future__ import annotations

from bridgetable.laws.clause import clause
from bridgetable.laws.irregular_plays.law50.penalty_card import lay_penalty_card
from bridgetable.table.events import CardWithdrawn, Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import LeadBeforeChoice, LeadOutOfTurn, PrematurePlay, Revoke, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("50D2")
def led_before_choice(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A card led before declarer had chosen is exposed; declarer still chooses, and the lead is made again."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, LeadBeforeChoice):
        return ()
    trick = table.trick(offence.trick)
    if trick is None or offence.card not in trick.cards_of(offence.seat) or len(trick.plays) > 1:
        return (Settled(irregularity, Status.ACCEPTED), RulingGiven("60A1", say("law-60A1", offender=offence.seat)))
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    told = RulingGiven("50D2", say("law-50D2-premature", offender=offence.seat, card=offence.card))
    laid = lay_penalty_card(evolve(table, back), offence.seat, offence.card)
    return (told, back, *laid, Settled(irregularity, Status.CORRECTED))


@clause("50D2")
def faced_over_partners_lead(table: Table, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """A card the proper leader faced over his partner's lead preceded declarer's choice: a penalty card."""
    trick, partner = table.trick(offence.trick), offence.seat.partner
    events: tuple[Event, ...] = ()
    for card in trick.cards_of(partner) if trick is not None else ():
        back = CardWithdrawn(partner, card, offence.trick, offending=True)
        told = RulingGiven("50D2", say("law-50D2-premature", offender=partner, card=card))
        events += (told, back, *lay_penalty_card(evolve(table, back), partner, card))
    over = tuple(
        Settled(irregularity, Status.CORRECTED)
        for irregularity, _ in table.recorded_as(PrematurePlay, Revoke, trick=offence.trick, by=(partner,))
    )
    return (*events, *over)
