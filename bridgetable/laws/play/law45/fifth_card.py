"""A defender's fifth card to a trick: a penalty card, unless the Director finds that it was led (Law 45E1)."""

from __future__ import annotations

from bridgetable.laws.ask import Ask, Lapse
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.irregular_plays.law50.penalty_card import lay_penalty_card
from bridgetable.laws.irregular_plays.law53.ruling import rule_on_lead
from bridgetable.laws.irregular_plays.law57.premature_lead import rule_on_premature_lead
from bridgetable.table.events import Asked, AttentionDrawn, CardPlayed, Event, PenaltyCardLifted, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import ExposedCard, FifthCard, LeadOutOfTurn, PrematureLead, PrematurePlay, Status
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table

LedTooSoon = LeadOutOfTurn | PrematureLead | PrematurePlay
"""The irregularities as which a card led from the wrong hand or prematurely may be recorded."""


def rule_on_fifth_card(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The card becomes a penalty card at once; until the next lead the Director is asked whether it was led."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, FifthCard):
        return ()
    if offence.card not in table.hands[offence.seat]:
        return (Settled(irregularity, Status.ACCEPTED),)
    told = (
        RulingGiven("45E1", say("law-45E1", offender=offence.seat, card=offence.card)),
        RulingGiven("49", say("law-49", offender=offence.seat, card=offence.card)),
    )
    laid = lay_penalty_card(table, offence.seat, offence.card, deliberate=False)
    question = LED_OR_NOT.question(table, (DIRECTOR,), offence.seat, offence.card, offence.trick, irregularity)
    went_on = table.trick(offence.trick + 1) is not None or table.claim is not None
    return (*told, *laid, Settled(irregularity, Status.CORRECTED), *(() if went_on else (Asked(question),)))


def led_or_not_unasked(table: Table) -> Question | None:
    """What the Director may find, unasked, of a card that fell after the defenders had won the trick (45E1)."""
    if table.lead_due is None:
        return None
    for irregularity, offence in reversed(table.recorded_as(ExposedCard, trick=table.open_trick)):
        if not offence.fifth:
            continue
        if table.status(irregularity) is Status.CORRECTED:
            return LED_OR_NOT.question(table, (DIRECTOR,), offence.seat, offence.card, offence.trick - 1, irregularity)
    return None


def led_or_not(table: Table, question: Question) -> tuple[Option, ...]:
    """The Director finds that the card was a lead to the next trick, or that it was dropped."""
    seat, card, number = question.seat, question.card, question.trick
    if seat is None or card is None or number is None or table.trick(number + 1) is not None:
        return ()
    # The card played before it may have been taken back since, and the trick with it.
    if not table.has_come_to(number + 1):
        return ()
    if table.claim is not None or all(pc.card != card for pc in table.penalty_cards_of(seat)):
        return ()
    told = RulingGiven("45E1", say("law-45E1-not-led", offender=seat, card=card))
    return Option("led", _ruled_led(table, question)), Option("not-led", (told,))


def _ruled_led(table: Table, question: Question) -> tuple[Event, ...]:
    seat, card, number = question.seat, question.card, question.trick
    if seat is None or card is None or number is None:
        return ()
    told = RulingGiven("45E1", say("law-45E1-led", offender=seat, card=card))
    happened = (told, PenaltyCardLifted(seat, card), CardPlayed(seat, card, number + 1))
    after = ENACTED.table_after(table, happened)
    new = ((n, after.irregularities[n]) for n in after.irregularity_ids[len(table.irregularities) :])
    led = ((n, one) for n, one in new if isinstance(one, LedTooSoon))
    found = next(led, None)
    if found is None:
        return happened
    irregularity, offence = found
    drawn = AttentionDrawn(seat, irregularity, True)
    ruling = rule_on_lead if isinstance(offence, LeadOutOfTurn) else rule_on_premature_lead
    return (*happened, drawn, *ruling(ENACTED.table_after(after, (drawn,)), irregularity))


LED_OR_NOT = Ask("45E1", ("led", "not-led"), led_or_not, lapses=Lapse.WITH_ANY_CARD, to_director=True)
