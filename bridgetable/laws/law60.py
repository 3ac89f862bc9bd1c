"""Law 60: play after an illegal play."""

from __future__ import annotations

from bridgetable.cards.card import of_suit
from bridgetable.cards.seat import Seat
from bridgetable.laws import law16, law47, law50, law57, law58
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law, has_irregularities, on
from bridgetable.table.chronology import cards_played_after
from bridgetable.table.events import Asked, CardPlayed, CardWithdrawn, Event, Restricted, RulingGiven, Settled
from bridgetable.table.evolve import evolve, evolve_all
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

EARLY_CARDS = (LeadBeforeChoice, PrematureLead, PrematurePlay)
"""Cards that were led or played too soon."""


@clause("60A1")
def forfeited(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """An opponent plays after his right-hand opponent's premature card: it can no longer be rectified."""
    early = (
        irregularity
        for irregularity, offence in before.undecided_as(*EARLY_CARDS, by=(event.seat.right,))
        if event.trick >= offence.trick and not law47.nobody_may_accept(before, offence)
    )
    exposed = (irregularity for irregularity, _ in before.undecided_as(ExposedCard, card=event.card))
    return tuple(Settled(irregularity, Status.ACCEPTED) for irregularity in sorted((*early, *exposed)))


@clause("60A2")
def follows_an_early_card(before: Table, event: CardPlayed) -> bool:
    """Declarer's side plays after a defender's premature card: that counts as though it were in turn.

    A defender who plays after declarer's premature card has still played before his partner; 57C1 says that it costs
    nothing.
    """
    early = before.undecided_as(PrematureLead, PrematurePlay, trick=event.trick, by=(event.seat.right,))
    return not before.is_defender(event.seat) and bool(early)


@clause("60B")
def before_declarer_has_led(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> bool:
    """A defender plays after declarer had to retract his lead, and before he has led from the right hand."""
    if not table.is_defender(offence.seat) or table.is_defender(offence.due):
        return False
    others = tuple(seat for seat in Seat if not table.is_defender(seat))
    retracted = (
        number < irregularity and table.status(number) is Status.CORRECTED
        for number, _ in table.recorded_as(LeadOutOfTurn, trick=offence.trick, by=others)
    )
    return any(retracted)


def played_before_declarer_led(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """The card of a defender who plays before declarer has led again becomes a major penalty card (Law 60B)."""
    if not before_declarer_has_led(table, irregularity, offence):
        return ()
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    told = RulingGiven("60B", say("law-60B", offender=offence.seat, card=offence.card))
    laid = law50.lay_penalty_card(evolve(table, back), offence.seat, offence.card)
    return (back, told, *laid, Settled(irregularity, Status.CORRECTED))


@clause("60C")
def played_before_the_choice(
    table: Table, binding: law57.PlayBinding, irregularity: IrregularityId
) -> tuple[Event, ...]:
    """Partner has played meanwhile: declarer keeps his choice, and a card that does not comply is withdrawn.

    Declarer, if he had played after it, may then change his own card (47D).
    """
    seat, trick = binding.seat, table.trick(binding.trick)
    card = trick.card_of(seat) if trick is not None else None
    if trick is None or card is None:
        return ()
    back = CardWithdrawn(seat, card, binding.trick, offending=True)
    after = evolve_all(table, (back, Restricted(binding)))
    hand = after.hands[seat]
    followers = of_suit(hand, trick.suit_led) if trick.suit_led is not None else frozenset()
    if card in law57.comply(after, seat, followers or hand, binding.trick):
        return ()
    told = RulingGiven("60C", say("law-60C", seat=seat, card=card))
    asked = tuple(
        Asked(law58.may_change_too_because_of(table, irregularity, put))
        for put in cards_played_after(table, card, binding.trick)
        if put.trick == binding.trick and put.seat.side is not seat.side
    )
    return (told, back, *law50.lay_penalty_card(after, seat, card, not_on=binding.trick), *asked)


def told_when_accepted(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What the Director says if an opponent had played on over a premature card before he came (60A1)."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, LeadBeforeChoice | PrematureLead | PrematurePlay):
        return ()
    if offence.card in table.hands[offence.seat]:
        return played_on_over_a_card_in_the_hand(table, offence)
    key = "law-60A1-play" if isinstance(offence, PrematurePlay) else "law-60A1"
    return (RulingGiven("60A1", say(key, offender=offence.seat)),)


def played_on_over_a_card_in_the_hand(
    table: Table, offence: LeadBeforeChoice | LeadOutOfTurn | PrematureLead | PrematurePlay
) -> tuple[Event, ...]:
    """What the Director says if the player had picked the card up before the opponent played (60A1, 47F)."""
    told = RulingGiven("60A1", say("law-60A1-taken-back", offender=offence.seat, card=offence.card))
    return (told, law16.unauthorised_for_offenders(table, offence.card, offence.seat.side))


LAW = Law(
    60,
    accepts=(on(CardPlayed, forfeited, needs=(has_irregularities,)),),
    accepted={
        LeadBeforeChoice: told_when_accepted,
        PrematureLead: told_when_accepted,
        PrematurePlay: told_when_accepted,
    },
)
