"""The Laws that apply to a lead out of turn (47E1, 54, 60B, 53A on the last trick, 55, 56) and to premature cards."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.cards.seat import Seat
from bridgetable.laws.irregular_calls import law26
from bridgetable.laws.irregular_plays import law51, law54, law60
from bridgetable.laws.irregular_plays.law50 import penalty_card as law50
from bridgetable.laws.irregular_plays.law50.lead_before_choice import led_before_choice
from bridgetable.laws.irregular_plays.law53.accepted_lead import (
    IrregularLead,
    may_be_accepted,
    played_by_wrong_defender,
    retracted,
)
from bridgetable.laws.irregular_plays.law55 import either_defender
from bridgetable.laws.irregular_plays.law56.law import declarer_chooses
from bridgetable.laws.irregular_plays.law57 import premature_play as law57
from bridgetable.laws.irregular_plays.law61 import lead_not_accepted
from bridgetable.laws.law import Rule
from bridgetable.laws.play.law47 import retraction as law47
from bridgetable.laws.precedence import first_that_applies
from bridgetable.laws.shared.still_in_trick import no_longer_in_trick
from bridgetable.table.events import Asked, Event, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import LeadOutOfTurn, PrematurePlay, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def rule_on_lead(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a lead out of turn."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, LeadOutOfTurn) or table.contract is None:
        return ()
    return first_that_applies(ON_A_LEAD, table, irregularity, offence)


def _opening_lead(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    return law54.rule_on_it(table, irregularity, offence) if law54.is_opening_lead(table, offence) else ()


def _cannot_be_accepted(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    return () if may_be_accepted(table, offence) else (_told(offence), *retracted(table, irregularity, offence))


def _may_be_accepted(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    return (_told(offence), *opponents_choose(table, irregularity, offence), Settled(irregularity, Status.NOTICED))


def _told(offence: LeadOutOfTurn) -> RulingGiven:
    return RulingGiven("53A", say("law-53A", offender=offence.seat, card=offence.card, due=offence.due))


ON_A_LEAD: tuple[Callable[[Table, IrregularityId, LeadOutOfTurn], tuple[Event, ...]], ...] = (
    _opening_lead, no_longer_in_trick, law47.lead_made_on_opponents_word, law60.played_before_declarer_led,
    _cannot_be_accepted, _may_be_accepted,
)
"""The rules on a lead out of turn: 54; no longer in the trick; 47E1; 60B; 53A on the last trick; else 55 or 56."""


def rule_on_lead_before_choice(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A defender led before declarer had chosen: because of a penalty card (50D2) or a withdrawn call (26)."""
    return first_that_applies(ON_A_LEAD_BEFORE_CHOICE, table, irregularity)


def _about_a_penalty_card(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    bare = law26.before_the_early_lead(table, irregularity)
    about_cards = (law51.several_of_one_suit, law51.several_suits, law50.before_partner_leads)
    asked = any(ask(bare) is not None for ask in about_cards)
    return led_before_choice(table, irregularity) if asked else ()


ON_A_LEAD_BEFORE_CHOICE: tuple[Rule, ...] = (_about_a_penalty_card, law26.led_before_choice, led_before_choice)
"""The choice that the lead preceded: 50D2, 51; 26; if neither is left, the card was led prematurely (49)."""


def rule_on_premature_play(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a card played before its turn."""
    return first_that_applies(ON_A_PREMATURE_PLAY, table, irregularity)


def _waits_for_the_lead(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """His side's lead to which he played may still be refused: until then his card neither stays nor goes back."""
    offence = table.irregularities[irregularity]
    lead = lead_not_accepted(table, offence.trick)
    asked = lead is not None and lead in table.open_questions.about
    if lead is None or not asked or table.irregularities[lead].seat.side is not offence.seat.side:
        return ()
    return (Settled(irregularity, Status.NOTICED),)


def rule_when_lead_is_accepted(before: Table, event: Settled, after: Table) -> tuple[Event, ...]:
    """The lead is accepted: the Director now rules on a card that its own side played to it prematurely."""
    lead = before.irregularities[event.irregularity]
    if event.status is not Status.ACCEPTED or not isinstance(lead, LeadOutOfTurn):
        return ()
    waiting = (
        irregularity for irregularity, _ in after.undecided_as(PrematurePlay, trick=lead.trick)
        if after.is_settled(irregularity)
    )
    return tuple(event for irregularity in waiting for event in rule_on_premature_play(after, irregularity))


def _played_too_soon(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    return (*accepted_by_wrong_defender(table, irregularity), *law57.rule_on_play(table, irregularity))


ON_A_PREMATURE_PLAY: tuple[Rule, ...] = (
    law54.second_card_from_dummy, law47.play_made_on_opponents_word, _waits_for_the_lead, _played_too_soon,
)
"""Dummy's second card to an opening lead out of turn (54B2); misinformation (47E1); else 57.

Law 57 applies only once the lead to which the card was played has been accepted.
"""


def accepted_by_wrong_defender(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The defender on the right of declarer's irregular lead has played to it: the lead stands (Law 53C)."""
    offence, law = table.irregularities[irregularity], played_by_wrong_defender.number(table)
    return tuple(
        RulingGiven(law, say("law-53A-by-playing", offender=lead.seat, card=lead.card))
        for number, lead in table.recorded_as(LeadOutOfTurn, trick=offence.trick, by=(offence.seat.left,))
        if not table.is_defender(lead.seat) and table.status(number) is Status.ACCEPTED
    )


def opponents_choose(table: Table, irregularity: IrregularityId, offence: IrregularLead) -> tuple[Event, ...]:
    """Declarer is asked about a defender's lead (56), the defenders about one by declarer's side (55A)."""
    if table.contract is None:
        return ()
    if table.is_defender(offence.seat):
        return (Asked(declarer_chooses(table, irregularity, offence, table.contract.declarer)),)
    return (Asked(either_defender(table, irregularity, offence)),)


def told_when_accepted(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What the Director says if the lead had been played to before he came (Laws 53A, 53C, 54A, 54B1)."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, LeadOutOfTurn):
        return ()
    if spread := law54.said_again(table, offence):
        return spread
    wrong = played_by_wrong_defender(table, offence, _who_played_on(table, offence))
    number = played_by_wrong_defender.number(table) if wrong else "53A"
    told = RulingGiven(number, say("law-53A-by-playing", offender=offence.seat, card=offence.card))
    return (told, *law54.second_card_from_hand(table, offence))


def _who_played_on(table: Table, offence: LeadOutOfTurn) -> Seat:
    trick = table.trick(offence.trick)
    return next((p.seat for p in trick.plays if p.seat is not offence.seat), offence.seat) if trick else offence.seat
