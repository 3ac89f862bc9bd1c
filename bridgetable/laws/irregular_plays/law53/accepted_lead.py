"""Law 53: acceptance of a lead out of turn, with the options that Laws 55 and 56 give the opponents."""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law16 import unauthorised_for_offenders
from bridgetable.laws.irregular_plays.law50.penalty_card import lay_penalty_card
from bridgetable.laws.irregular_plays.law56.refused_lead import becomes_a_penalty_card
from bridgetable.laws.play.law47.retraction import may_accept_despite_misinformation
from bridgetable.table.dealings import IdSet, ids_in
from bridgetable.table.events import CardPlayed, CardPutBack, CardWithdrawn, Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import LeadOutOfTurn, PrematureLead, PrematurePlay, Revoke, Status, card_involved
from bridgetable.table.option import Option
from bridgetable.table.question import Question, say
from bridgetable.table.state import Table
from bridgetable.table.trick import Trick

IrregularLead: TypeAlias = LeadOutOfTurn | PrematureLead


@clause("53A", E1997, E2007)
def may_be_accepted(table: Table, offence: IrregularLead) -> bool:
    """Any faced lead out of turn may be treated as a correct lead."""
    return may_accept_despite_misinformation(table, offence.seat, offence.trick)


@may_be_accepted.wording("53A", E2017)
def _(table: Table, offence: IrregularLead) -> bool:
    """Before the thirteenth trick any faced lead out of turn may be treated as a correct lead."""
    return offence.trick < 13 and may_accept_despite_misinformation(table, offence.seat, offence.trick)


@clause("53A")
def accepted_by_playing(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """The lead becomes correct when the next hand plays to it, or the wrong defender does (53C)."""
    known = before.dealings
    led = known.undecided & known.of_kinds((LeadOutOfTurn,)) & known.tricks.get(event.trick, 0)
    accepted = _may_all_be_accepted(before, led & known.by((event.seat.right,)))
    if before.is_defender(event.seat):
        others = led & known.by((event.seat.left,)) & ~known.leads_due.get(event.seat, 0)
        accepted |= _may_all_be_accepted(before, others)
    return tuple(Settled(irregularity, Status.ACCEPTED) for irregularity in ids_in(accepted))


def _may_all_be_accepted(table: Table, leads: IdSet) -> IdSet:
    """The leads out of turn, all by one player to one trick, if they may be accepted; else none of them."""
    offence = next((table.irregularities[irregularity] for irregularity in ids_in(leads)), None)
    return leads if isinstance(offence, LeadOutOfTurn) and may_be_accepted(table, offence) else 0


@clause("53C", printed={E1997: "53B", E2007: "53B"})
def played_by_wrong_defender(table: Table, offence: LeadOutOfTurn, seat: Seat) -> bool:
    """The defender on the right of declarer's irregular lead plays: the lead stands, and 57 applies to his card."""
    return table.is_defender(seat) and offence.seat.right is seat and offence.due is not seat


@clause("53B", printed={E1997: "53C", E2007: "53C"})
def proper_lead(table: Table, seat: Seat, card: Card) -> tuple[Event, ...]:
    """The opponent whose turn it was makes his own lead: it stands, and cards played in error are withdrawn.

    A card that the next hand could play to the irregular lead is taken as played to it (53A).
    """
    number = table.open_trick
    trick = table.trick(number)
    if trick is None or trick.card_of(seat) is not None:
        return ()
    # A card that was withdrawn since may have been led to another trick.
    led = (
        found for play in trick.plays if play.seat.side is not seat.side
        for found in table.undecided_as(LeadOutOfTurn, trick=number, by=(play.seat,), card=play.card)
    )
    for irregularity, offence in sorted(led, key=lambda found: found[0]):
        if offence.due is not seat:
            continue
        follows = card.suit is offence.card.suit or not table.holds(seat, offence.card.suit)
        # An opening lead by declarer's side (54E) and a lead to the last trick cannot be accepted.
        if offence.seat.left is seat and follows and offence.trick > 1 and may_be_accepted(table, offence):
            continue
        offending = offence.seat.side
        back = tuple(CardWithdrawn(p.seat, p.card, offence.trick, p.seat.side is offending) for p in trick.plays)
        known = tuple(unauthorised_for_offenders(table, p.card, offending) for p in trick.plays)
        message = say("law-53B", seat=seat, card=card, offender=offence.seat, irregular=offence.card)
        told = RulingGiven(proper_lead.number(table), message)
        return (*back, *known, Settled(irregularity, Status.CORRECTED), told, CardPlayed(seat, card, offence.trick))
    return ()


# -- accept or refuse: the options of Laws 55A and 56 --------------------------------------------------------------


def accept_or_refuse(table: Table, question: Question) -> tuple[Option, ...]:
    """The lead is treated as correct, or is retracted and made from the right hand (Laws 53A, 55B, 56).

    When one defender has answered and the one next in turn may still choose (55A), the first answer has taken effect,
    and only the other answer changes anything.
    """
    if question.irregularity is None:
        return ()
    offence, status = table.irregularities[question.irregularity], table.status(question.irregularity)
    if not isinstance(offence, LeadOutOfTurn | PrematureLead):
        return ()
    second = len(question.to) == 1 and all(isinstance(to, Seat) and table.is_defender(to) for to in question.to)
    if not _still_open(table, offence, status, second):
        return ()
    told = RulingGiven("53A", say("law-53A-accepted", offender=offence.seat, card=offence.card))
    accepted: tuple[Event, ...] = (told, Settled(question.irregularity, Status.ACCEPTED))
    refused = retracted(table, question.irregularity, offence)
    if second and status is Status.ACCEPTED:
        accepted = ()
    if second and status is Status.CORRECTED:
        accepted = (CardPutBack(offence.seat, offence.card, offence.trick), *accepted)
        refused = ()
    return Option("accept", accepted), Option("refuse", refused)


def _still_open(table: Table, offence: IrregularLead, status: Status, second: bool) -> bool:
    trick = table.trick(offence.trick)
    if status in (Status.ACCEPTED, Status.CORRECTED) and not second:
        return False
    if status is Status.CORRECTED:
        next_one = table.first_number + len(table.tricks)
        return offence.trick == next_one and offence.card in table.hands[offence.seat]
    # A card of the offender's own side does not deprive the opponents of their choice (60C).
    lies_there = trick is not None and offence.card in trick.cards_of(offence.seat)
    return trick is not None and lies_there and not _played_to_by_opponents(trick, offence)


def _played_to_by_opponents(trick: Trick, offence: IrregularLead) -> bool:
    return any(play.seat.side is not offence.seat.side for play in trick.plays)


def retracted(table: Table, irregularity: IrregularityId, offence: IrregularLead) -> tuple[Event, ...]:
    """The lead is withdrawn: a defender's card becomes a major penalty card (56B), declarer's is returned (55B)."""
    trick = table.trick(offence.trick)
    if trick is None or offence.card not in trick.cards_of(offence.seat):
        return ()
    behind = _what_partner_played(table, offence, trick)
    return (*behind, *_lead_retracted(evolve_all(table, behind), irregularity, offence))


def _what_partner_played(table: Table, offence: IrregularLead, trick: Trick) -> tuple[Event, ...]:
    """A card the offender's partner has played to the irregular lead is withdrawn too (Laws 60C, 49)."""
    events: tuple[Event, ...] = ()
    for play in trick.plays:
        if play.seat is not offence.seat.partner or offence.seat.side is not play.seat.side:
            continue
        back = CardWithdrawn(play.seat, play.card, offence.trick, offending=True)
        events += (back,)
        if table.is_defender(play.seat):
            told = RulingGiven("60C", say("law-60C-lead", seat=play.seat, card=play.card))
            events += (told, *lay_penalty_card(evolve_all(table, events), play.seat, play.card))
        events += tuple(
            Settled(irregularity, Status.CORRECTED)
            for irregularity, other in table.recorded_as(PrematurePlay, Revoke, trick=offence.trick)
            if card_involved(other) == play.card
        )
    return events


def _lead_retracted(table: Table, irregularity: IrregularityId, offence: IrregularLead) -> tuple[Event, ...]:
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    settled = Settled(irregularity, Status.CORRECTED)
    if table.is_defender(offence.seat):
        withdrawn, acceptable = evolve(table, back), may_be_accepted(table, offence)
        penalty_card = becomes_a_penalty_card(withdrawn, offence.seat, offence.card, acceptable=acceptable)
        return (back, *penalty_card, settled)
    known = unauthorised_for_offenders(table, offence.card, offence.seat.side)
    return (back, _restored(table, offence), known, settled)


def _restored(table: Table, offence: IrregularLead) -> RulingGiven:
    if isinstance(offence, PrematureLead):
        return RulingGiven("45E2", say("law-45E2", offender=offence.seat, card=offence.card))
    number = "55B1" if table.is_defender(offence.due) else "55B2"
    key = f"law-{number}" if may_be_accepted(table, offence) else "law-55B-last"
    return RulingGiven(number, say(key, offender=offence.seat, card=offence.card, due=offence.due))
