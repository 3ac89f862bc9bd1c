"""Which Law rules on a lead to the next trick while this one lacks cards: 57A, 56, 45E2 with 55, or none."""

from __future__ import annotations

from bridgetable.laws.irregular_plays.law53.ruling import opponents_choose
from bridgetable.laws.irregular_plays.law57.premature_play import partner_is_bound
from bridgetable.laws.play.law47 import retraction as law47
from bridgetable.table.events import Event, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import PrematureLead, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def rule_on_premature_lead(table: Table, place: IrregularityId) -> tuple[Event, ...]:
    """Before his partner has played it is Law 57A's; else it is a lead out of turn, unless he has won the trick."""
    offence = table.irregularities[place]
    if not isinstance(offence, PrematureLead):
        return ()
    trick = table.trick(offence.trick)
    if trick is None or offence.card not in trick.cards_of(offence.seat):
        return (Settled(place, Status.CORRECTED),)
    if law47.told_it_was_his_turn(table, offence.seat, offence.trick):
        return law47.retracted_freely(table, place, offence)
    if table.is_defender(offence.seat) and offence.seat.partner not in offence.played:
        return partner_is_bound(table, place, offence)
    if table.winner(offence.trick - 1) is offence.seat:
        return (RulingGiven("44G", say("law-44G", seat=offence.seat)), Settled(place, Status.ACCEPTED))
    told = RulingGiven("53A", say("law-53A-premature", offender=offence.seat, card=offence.card))
    return (told, *opponents_choose(table, place, offence), Settled(place, Status.NOTICED))
