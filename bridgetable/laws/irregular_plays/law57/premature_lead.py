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
    fault = table.irregularities[place]
    if not isinstance(fault, PrematureLead):
        return ()
    trick = table.trick(fault.trick)
    if trick is None or fault.card not in trick.cards_of(fault.seat):
        return (Settled(place, Status.CORRECTED),)
    if law47.told_it_was_his_turn(table, fault.seat, fault.trick):
        return law47.retracted_freely(table, place, fault)
    if table.is_defender(fault.seat) and fault.seat.partner not in fault.played:
        return partner_is_bound(table, place, fault)
    if table.winner(fault.trick - 1) is fault.seat:
        return (RulingGiven("44G", say("law-44G", seat=fault.seat)), Settled(place, Status.ACCEPTED))
    told = RulingGiven("53A", say("law-53A-premature", offender=fault.seat, card=fault.card))
    return (told, *opponents_choose(table, place, fault), Settled(place, Status.NOTICED))
