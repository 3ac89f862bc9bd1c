"""Law 60: play after an illegal play."""

from __future__ import annotations

from bridgetable.laws.clause import clause
from bridgetable.laws.irregular_plays.law50.penalty_card import lay_penalty_card
from bridgetable.laws.law import Law, on
from bridgetable.laws.play.law47.retraction import nobody_may_accept
from bridgetable.table.events import CardPlayed, CardWithdrawn, Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import (
    ExposedCard,
    LeadBeforeChoice,
    LeadOutOfTurn,
    PrematureLead,
    PrematurePlay,
    Status,
)
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("60A1")
def forfeited(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """An opponent plays after his right-hand opponent led or played too soon: it can no longer be rectified."""
    return tuple(
        Settled(place, Status.ACCEPTED)
        for place in before.undecided
        if (
            isinstance(offence := before.irregularities[place], LeadBeforeChoice | PrematureLead | PrematurePlay)
            and offence.seat.left is event.seat
            and event.trick >= offence.trick
            and not nobody_may_accept(before, offence)
        )
        or (isinstance(offence, ExposedCard) and offence.card == event.card)
    )


@clause("60B")
def before_declarer_has_led(table: Table, place: IrregularityId, offence: LeadOutOfTurn) -> bool:
    """A defender plays after declarer was told to retract his lead, and before he has led from the right hand."""
    retracted = (
        isinstance(other, LeadOutOfTurn) and other.trick == offence.trick and not table.is_defender(other.seat)
        and table.status(number) is Status.CORRECTED
        for number, other in table.recorded[:place]
    )
    return table.is_defender(offence.seat) and not table.is_defender(offence.due) and any(retracted)


def before_declarer_leads(table: Table, place: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """The card of a defender who plays before declarer has led again becomes a major penalty card (Law 60B)."""
    if not before_declarer_has_led(table, place, offence):
        return ()
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    told = RulingGiven("60B", say("law-60B", offender=offence.seat, card=offence.card))
    laid = lay_penalty_card(evolve(table, back), offence.seat, offence.card)
    return (back, told, *laid, Settled(place, Status.CORRECTED))


def told_when_accepted(table: Table, place: IrregularityId) -> tuple[Event, ...]:
    """What the Director says who comes when an opponent has played on over a card led or played too soon (60A1)."""
    offence = table.irregularities[place]
    key = "law-60A1-play" if isinstance(offence, PrematurePlay) else "law-60A1"
    return (RulingGiven("60A1", say(key, offender=offence.seat)),)


LAW = Law(
    60,
    accepts=(on(CardPlayed, forfeited),),
    accepted={
        LeadBeforeChoice: told_when_accepted, PrematureLead: told_when_accepted, PrematurePlay: told_when_accepted,
    },
)
