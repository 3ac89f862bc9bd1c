"""A defender's fifth card to a trick: a penalty card, unless the Director finds that it was led (Law 45E1)."""

from __future__ import annotations

from bridgetable.laws.ask import Ask, Lapse
from bridgetable.laws.irregular_plays.law50.penalty_card import lay_penalty_card
from bridgetable.laws.irregular_plays.law53.ruling import rule_on_lead
from bridgetable.laws.irregular_plays.law57.premature_lead import rule_on_premature_lead
from bridgetable.laws.irregular_plays.law57.premature_play import out_of_turn
from bridgetable.table.events import (
    Asked,
    AttentionDrawn,
    CardPlayed,
    Event,
    Infringed,
    PenaltyCardLifted,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.irregularity import ExposedCard, FifthCard, Irregularity, LeadOutOfTurn, Status
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table


def rule_on_fifth_card(table: Table, place: int) -> tuple[Event, ...]:
    """The card becomes a penalty card at once; until somebody leads on, the Director is asked whether it was led."""
    fault = table.irregularities[place]
    if not isinstance(fault, FifthCard):
        return ()
    if fault.card not in table.hands[fault.seat]:
        return (Settled(place, Status.ACCEPTED),)
    told = (
        RulingGiven("45E1", say("law-45E1", offender=fault.seat, card=fault.card)),
        RulingGiven("49", say("law-49", offender=fault.seat, card=fault.card)),
    )
    laid = lay_penalty_card(table, fault.seat, fault.card, deliberate=False)
    question = LED_OR_NOT.question(table, (DIRECTOR,), fault.seat, fault.card, fault.trick, place)
    went_on = table.trick(fault.trick + 1) is not None or table.claim is not None
    return (*told, *laid, Settled(place, Status.CORRECTED), *(() if went_on else (Asked(question),)))


def found_though_not_asked(table: Table) -> Question | None:
    """What the Director may find of his own accord of a card that fell after the defenders had won the trick (45E1)."""
    if table.lead_due is None:
        return None
    for place in reversed(range(len(table.irregularities))):
        fault = table.irregularities[place]
        if not isinstance(fault, ExposedCard) or not fault.fifth or fault.trick != table.open_trick:
            continue
        if table.status(place) is Status.CORRECTED:
            return LED_OR_NOT.question(table, (DIRECTOR,), fault.seat, fault.card, fault.trick - 1, place)
    return None


def led_or_not(table: Table, question: Question) -> tuple[Option, ...]:
    """The Director finds that the card was meant as a lead to the next trick, or that it was dropped."""
    seat, card, number = question.seat, question.card, question.trick
    if seat is None or card is None or number is None or table.trick(number + 1) is not None:
        return ()
    if table.claim is not None or all(pc.card != card for pc in table.penalty_cards_of(seat)):
        return ()
    told = RulingGiven("45E1", say("law-45E1-not-led", offender=seat, card=card))
    return Option("led", _led(table, question)), Option("not-led", (told,))


def _led(table: Table, question: Question) -> tuple[Event, ...]:
    seat, card, number = question.seat, question.card, question.trick
    if seat is None or card is None or number is None:
        return ()
    told = RulingGiven("45E1", say("law-45E1-led", offender=seat, card=card))
    lifted, led = PenaltyCardLifted(seat, card), CardPlayed(seat, card, number + 1)
    before = evolve(table, lifted)
    fault = _irregular(before, led)
    if fault is None:
        return (told, lifted, led)
    # The Laws that watch record the fault when the card is led; what follows speaks of it by its place.
    place = len(table.irregularities) + (1 if table.pending else 0)
    drawn = AttentionDrawn(seat, place)
    after = evolve_all(before, (led, *(Infringed(fault) for _ in range(place - len(table.irregularities) + 1)), drawn))
    ruling = rule_on_lead if isinstance(fault, LeadOutOfTurn) else rule_on_premature_lead
    return (told, lifted, led, drawn, *ruling(after, place))


def _irregular(before: Table, led: CardPlayed) -> Irregularity | None:
    due = before.lead_due
    if due is None:
        return out_of_turn(before, led)
    return LeadOutOfTurn(led.seat, led.trick, led.card, due) if due is not led.seat else None


LED_OR_NOT = Ask("45E1", led_or_not, lapses=Lapse.WITH_ANY_CARD)
