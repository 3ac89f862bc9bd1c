"""Law 54: a faced opening lead out of turn."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.cards.seat import Seat
from bridgetable.laws import law16, law41, law47, law50, law51, law53
from bridgetable.laws.ask import RESTRAIN_OR_NOT, Ask, Conduct
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.law import Law, first_that_applies, has_irregularities, on
from bridgetable.table.chronology import last_ruling
from bridgetable.table.events import (
    Asked,
    CardExposed,
    CardPlayed,
    CardWithdrawn,
    DeclarerChanged,
    Event,
    FaceDownLeadRetracted,
    PenaltyCardLifted,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import LeadOutOfTurn, PrematurePlay, Status
from bridgetable.table.option import Option
from bridgetable.table.question import AffectedCard, QuestionAbout, Turn, say
from bridgetable.table.state import Table


def is_opening_lead(table: Table, offence: LeadOutOfTurn) -> bool:
    """Whether the lead was the first card of the board; a deal that starts with an ending has no opening lead."""
    return table.is_opening_trick(offence.trick)


def is_first_card_of_trick(table: Table, offence: LeadOutOfTurn) -> bool:
    """Whether the lead is face up as the first card of the trick."""
    trick = table.trick(offence.trick)
    return trick is not None and trick.leader is offence.seat and law53.is_still_in_trick(table, offence)


def _undecided_opening_lead(table: Table) -> tuple[IrregularityId, LeadOutOfTurn] | None:
    """The defender's faced opening lead out of turn that nobody has decided about, with its identity; else None."""
    trick = table.trick(1)
    if trick is None or not table.is_defender(trick.leader):
        return None
    led = (
        found
        for card in trick.cards_of(trick.leader)
        for found in table.undecided_as(LeadOutOfTurn, trick=1, by=(trick.leader,), card=card)
    )
    return min(
        (found for found in led if is_first_card_of_trick(table, found[1])), key=lambda found: found[0], default=None
    )


# -- the Director rules ----------------------------------------------------------------------------------------------


def rule_on_it(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """The Director rules on the opening lead."""
    return first_that_applies(rules_on_an_opening_lead(), table, irregularity, offence)


def _face_down(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    if not law41.lies_face_down(table, offence.seat, offence.card):
        return ()
    if law47.told_it_was_his_turn(table, offence.seat, offence.trick):
        return law47.retracted_unseen(irregularity, offence)
    return law41.retracted_unseen(table, irregularity, offence)


def _taken_back_since(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    return () if is_first_card_of_trick(table, offence) else (Settled(irregularity, Status.CORRECTED),)


def _by_the_declaring_side(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    return () if table.is_defender(offence.seat) else by_the_wrong_side(table, irregularity, offence)


def _dummy_seen(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    accepted = must_accept(table, irregularity, offence) if dummy_seen(table) else ()
    return (*partners_lead_retracted(table, offence), *accepted) if accepted else ()


def _declarer_chooses(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    return (*partners_lead_retracted(table, offence), *declarer_chooses(table, irregularity, offence))


@clause("54")
def partners_lead_retracted(table: Table, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """A face-down lead by the offender's partner is retracted."""
    return tuple(
        event
        for lead in table.face_down
        if lead.seat is offence.seat.partner
        for event in (
            RulingGiven("54", say("law-54-face-down", partner=lead.seat, offender=offence.seat)),
            FaceDownLeadRetracted(lead.seat, lead.card),
        )
    )


def declarer_chooses(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """Declarer is told his five options (Laws 54A, 54B, 54D)."""
    if table.contract is None:
        return ()
    declarer = table.contract.declarer
    message = say("law-54", offender=offence.seat, card=offence.card, due=offence.due, declarer=declarer)
    told = RulingGiven("54", message)
    asked = Asked(
        CHOICES.question(table, (declarer,), AffectedCard(offence.seat, offence.card, offence.trick, irregularity))
    )
    return (told, asked, Settled(irregularity, Status.NOTICED))


@clause("54C")
def must_accept(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """Declarer could have seen a card of dummy's: the lead is accepted, and he remains declarer."""
    if table.contract is None:
        return ()
    declarer = table.contract.declarer
    told = RulingGiven("54C", say("law-54C", offender=offence.seat, card=offence.card, declarer=declarer))
    return (told, Settled(irregularity, Status.ACCEPTED))


def dummy_seen(table: Table) -> bool:
    """Whether a card of dummy's has been exposed since the auction ended."""
    return table.dummy is not None and bool(table.exposed & table.deal[table.dummy])


@clause("54E", E2007, printed={E1997: "24"})
def by_the_wrong_side(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """A card led by the declaring side is treated as shown in the auction (24): the proper defender leads.

    1997: Law 54 is silent; the card was exposed before the play, and is withdrawn all the same.
    """
    message = say("law-54E", offender=offence.seat, card=offence.card, due=offence.due)
    told = RulingGiven(by_the_wrong_side.number(table), message)
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    known = law16.unauthorised_for_offenders(table, offence.card, offence.seat.side)
    return (told, back, known, Settled(irregularity, Status.CORRECTED))


# -- declarer's five options -----------------------------------------------------------------------------------------


def five_choices(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    """Spread his own hand (54A), accept (54B), or refuse (54D) and restrict the proper leader or not (50D2)."""
    irregularity, offence = question.about.irregularity, table.asked_about(question)
    if not isinstance(offence, LeadOutOfTurn) or not table.is_undecided(irregularity):
        return ()
    if not is_first_card_of_trick(table, offence):
        return ()
    accepted = (
        RulingGiven("54B", say("law-54B", offender=offence.seat, card=offence.card)),
        Settled(irregularity, Status.ACCEPTED),
    )
    if dummy_seen(table):
        return (Option("accept", must_accept(table, irregularity, offence)),)
    spread = Option("spread", spreads_his_hand(table, irregularity, offence))
    return (spread, Option("accept", accepted), *refused(table, irregularity, offence))


@clause("54A")
def spreads_his_hand(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """Declarer spreads his own hand and becomes dummy; dummy becomes declarer, and the lead stands."""
    if table.contract is None:
        return ()
    was, now = table.contract.declarer, table.contract.dummy
    told = RulingGiven("54A", say("law-54A", card=offence.card, declarer=now, dummy=was))
    return (told, DeclarerChanged(now), Settled(irregularity, Status.ACCEPTED))


def may_spread(table: Table, seat: Seat) -> bool:
    """Whether declarer would spread his hand over an opening lead out of turn (54A), and not claim (68A)."""
    if seat != table.declarer or not table.hands[seat]:
        return False
    return bool(begins_to_spread(table, CardExposed(seat, max(table.hands[seat]), True)))


def begins_to_spread(before: Table, event: CardExposed) -> tuple[Event, ...]:
    """Declarer who exposes a card over the irregular lead has begun to spread his hand, and must go on (Law 54A)."""
    found = _undecided_opening_lead(before)
    if found is None or event.seat is not before.declarer or dummy_seen(before):
        return ()
    irregularity, offence = found
    if not law47.may_accept_despite_misinformation(before, offence.seat, offence.trick):
        return ()
    return (*partners_lead_retracted(before, offence), *spreads_his_hand(before, irregularity, offence))


def said_again(table: Table, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """If declarer spread his hand before the Director came, the Director says who declares now (Law 54A)."""
    told = last_ruling(table, spreads_his_hand.numbers.values()) if is_opening_lead(table, offence) else None
    if told is None or table.contract is None:
        return ()
    contract = table.contract
    return (
        RulingGiven("54A", say("law-54A-already", card=offence.card, declarer=contract.declarer, dummy=contract.dummy)),
    )


@clause("54D")
def refused(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Option, ...]:
    """The lead becomes a major penalty card, and declarer chooses at once what the proper leader may lead (50D2).

    If he restricts the lead, the card is picked up at once; if the offender had another penalty card, Law 51 gives the
    options.
    """
    if table.contract is None:
        return ()
    declarer = table.contract.declarer
    message = say("law-54D", offender=offence.seat, card=offence.card, due=offence.due, declarer=declarer)
    withdrawn = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    back = (withdrawn, RulingGiven("54D", message), *law50.faced_over_partners_lead(table, offence))
    off = evolve_all(table, back)
    laid = law50.lay_penalty_card(off, offence.seat, offence.card)
    lying = evolve_all(off, laid)
    suits = {pc.card.suit for pc in lying.penalty_cards_of(offence.seat)}
    about = AffectedCard(offence.due, offence.card, offence.trick, irregularity)
    asked = law50.LEAD_RESTRAINED.question(table, (declarer,), about)
    if len(lying.penalty_cards_of(offence.seat)) == 1:
        choices = law50.require_or_forbid(lying, asked)
    else:
        several = law51.OF_ONE_SUIT if len(suits) == 1 else law51.OF_SEVERAL_SUITS
        lead = several.question(table, (declarer,), Turn(offence.due, offence.trick))
        choices = law51.restrain_the_lead(lying, lead)
    settled = Settled(irregularity, Status.CORRECTED)
    return tuple(
        Option(choice.name, (*back, *(() if _picked_up(choice, offence) else laid), *choice.then, settled))
        for choice in choices
    )


def _picked_up(choice: Option, offence: LeadOutOfTurn) -> bool:
    return any(isinstance(event, PenaltyCardLifted) and event.card == offence.card for event in choice.then)


# -- a card played to the lead before its turn -------------------------------------------------------------------------


def accepted_from_dummy(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """Declarer who plays the second card from dummy has accepted the lead (Law 54B)."""
    found = _undecided_opening_lead(before)
    if found is None or event.seat is not before.dummy or not before.is_opening_trick(event.trick):
        return ()
    irregularity, offence = found
    accepted = law47.may_accept_despite_misinformation(before, offence.seat, offence.trick)
    return (Settled(irregularity, Status.ACCEPTED),) if accepted else ()


@clause("54B1")
def second_card_from_hand(table: Table, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """Declarer has accepted the opening lead by playing the second card to it from his own hand."""
    trick = table.trick(1)
    if not table.is_opening_trick(offence.trick) or trick is None or not table.is_defender(offence.seat):
        return ()
    second = [play.seat for play in trick.plays][1:2]
    told = RulingGiven("54B1", say("law-54B", offender=offence.seat, card=offence.card))
    return (told,) if second == [table.declarer] else ()


@clause("54B2")
def second_card_from_dummy(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """Declarer played the second card to an accepted opening lead from dummy: it stands."""
    offence = table.irregularities[irregularity]
    trick = table.trick(1)
    if not isinstance(offence, PrematurePlay) or trick is None or not law53.is_still_in_trick(table, offence):
        return ()
    by_dummy = offence.seat is table.dummy and offence.played == (trick.leader,)
    if not by_dummy or not table.is_opening_trick(offence.trick):
        return ()
    if not any(_was_led_out_of_turn(table, number) for number, _ in table.numbered_tricks()):
        return ()
    told = RulingGiven("54B2", say("law-54B2", seat=offence.seat, card=offence.card))
    return (told, Settled(irregularity, Status.ACCEPTED))


def _was_led_out_of_turn(table: Table, number: int) -> bool:
    trick = table.trick(number)
    return trick is not None and any(
        table.is_recorded(LeadOutOfTurn, trick=number, by=(trick.leader,), card=card)
        for card in trick.cards_of(trick.leader)
    )


def rules_on_an_opening_lead() -> tuple[Callable[[Table, IrregularityId, LeadOutOfTurn], tuple[Event, ...]], ...]:
    """The rules on an opening lead out of turn: face down (41A, 47E1); withdrawn; 47E1; 54E; 54C; 54A to 54D."""
    return (
        _face_down,
        _taken_back_since,
        law47.lead_made_on_opponents_word,
        _by_the_declaring_side,
        _dummy_seen,
        _declarer_chooses,
    )


CHOICES = Ask("54", ("spread", "accept", *RESTRAIN_OR_NOT), five_choices, accepted_by=Conduct.PLAYING)

LAW = Law(
    54,
    accepts=(on(CardPlayed, accepted_from_dummy, needs=(has_irregularities,)),),
    follows=(on(CardExposed, begins_to_spread),),
    asks=(CHOICES,),
)
