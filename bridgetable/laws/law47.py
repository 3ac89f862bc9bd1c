"""Law 47: retraction of a card played."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law16 import unauthorised_for_offenders
from bridgetable.laws.law50 import lay_penalty_card
from bridgetable.table.events import CardPutBack, CardWithdrawn, Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve
from bridgetable.table.irregularity import LeadOutOfTurn, PrematureLead, Status, TakenBack
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("47F")
def put_back(table: Table, place: int) -> tuple[Event, ...]:
    """What Law 47 lets nobody withdraw stays played: it goes back to the trick, its replacement to the hand."""
    fault = table.irregularities[place]
    if not isinstance(fault, TakenBack):
        return ()
    trick = table.trick(fault.trick)
    other = trick.card_of(fault.seat) if trick is not None else None
    if fault.card not in table.hands[fault.seat] or other == fault.card:
        return (Settled(place, Status.ACCEPTED),)
    events: list[Event] = [RulingGiven("47F", say("law-47F", offender=fault.seat, card=fault.card))]
    now = table
    if other is not None:
        events.append(CardWithdrawn(fault.seat, other, fault.trick, offending=True))
        now = evolve(now, events[-1])
    events.append(CardPutBack(fault.seat, fault.card, fault.trick))
    now = evolve(now, events[-1])
    if other is not None and table.is_defender(fault.seat):
        events += lay_penalty_card(now, fault.seat, other)
    return (*events, Settled(place, Status.CORRECTED))


# -- 47E1: told wrongly that it was his turn -------------------------------------------------------------------------


@clause("47E1")
def told_it_was_his_turn(table: Table, seat: Seat, trick: int) -> bool:
    """An opponent told this player mistakenly that it was his turn to lead to this trick, or to play."""
    return any(
        telling.to is seat and telling.what == "your-lead" and telling.trick in (trick, trick - 1)
        for telling in table.told
    )


@clause("47E1", E1997)
def may_accept_though_told(table: Table, seat: Seat, trick: int) -> bool:
    """The edition says nothing of acceptance: the lead may be accepted as any other."""
    return True


@may_accept_though_told.wording("47E1", E2007, E2017)
def _(table: Table, seat: Seat, trick: int) -> bool:
    """A lead made because an opponent said so may not be accepted by the next hand."""
    return not told_it_was_his_turn(table, seat, trick)


def retracted_freely(table: Table, place: int, fault: LeadOutOfTurn | PrematureLead) -> tuple[Event, ...]:
    """The lead is retracted without further rectification: no penalty card, no choice for anybody (Law 47E1)."""
    told = RulingGiven("47E1", say("law-47E1", seat=fault.seat, card=fault.card))
    back = CardWithdrawn(fault.seat, fault.card, fault.trick, offending=False)
    known = unauthorised_for_offenders(table, fault.card, fault.seat.side.opponents)
    return (told, back, known, Settled(place, Status.CORRECTED))
