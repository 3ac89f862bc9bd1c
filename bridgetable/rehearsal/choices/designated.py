"""Which card of dummy is played when declarer has named one not fully, or two (Law 45C4(b), 46)."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.engine import actions as a
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.choices.arranged import arranged
from bridgetable.rehearsal.choices.situation import Situation
from bridgetable.table import events as e
from bridgetable.table.question import say


def which_card_is_played(ruling: Situation) -> tuple[Asked, ...]:
    """The card that dummy plays by the ruling, beside those that declarer's words could mean otherwise."""
    named = any(isinstance(event, e.CardDesignated) for event in ruling.step.events)
    spoken = isinstance(ruling.step.action, a.Designate | a.ChangeDesignation)
    played = [ev.card for ev in ruling.step.events if isinstance(ev, e.CardPlayed) and ev.seat is ruling.before.dummy]
    if not (named or spoken) or not played or not ruling.rulings or ruling.before.dummy is None:
        return ()
    card, why = played[-1], ruling.why(ruling.rulings[-1])
    back = {ev.card for ev in ruling.step.events if isinstance(ev, e.CardWithdrawn)}
    found = [
        Choice(card_text(each), say("option-card", card=each), each == card, why)
        for each in (card, *_meant_otherwise(card, ruling.before.hands[ruling.before.dummy] | back))
    ]
    choices = arranged(found[:1], found[1:], f"designated {ruling.place}")
    return (Asked(Aspect.CARD, say("rehearsal-asks-which-card"), choices),) if choices else ()


def _meant_otherwise(card: Card, hand: frozenset[Card]) -> list[Card]:
    """Dummy's other cards: the highest and lowest of the suit, those of the rank, then the rest of the suit."""
    suit = sorted(each for each in hand if each.suit is card.suit)
    rank = sorted(each for each in hand if each.rank == card.rank)
    others = dict.fromkeys((*suit[-1:], *suit[:1], *rank, *suit))
    return [each for each in others if each != card]
