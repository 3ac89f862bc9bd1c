"""Law 49: exposure of a defender's cards."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws import law44, law45, law50
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law, on
from bridgetable.table.events import CardExposed, CardNamed, Event, Infringed, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import CardExposedInAuction, ExposedCard, FifthCard, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def card_exposed(before: Table, event: CardExposed) -> tuple[Event, ...]:
    """A card that was shown is an exposed card, unless it was just recorded as a fifth card (45E1) or under Law 24."""
    ruled_elsewhere = law45.is_fifth_card(before, event) or _is_of_the_auction(before, event)
    exposed = None if ruled_elsewhere else exposed_card(before, event)
    return (Infringed(exposed),) if exposed is not None else ()


def _is_of_the_auction(table: Table, event: CardExposed) -> bool:
    """Whether the card was just recorded as shown in the auction period (2007: Law 24)."""
    last = table.irregularities[-1] if table.irregularities else None
    return isinstance(last, CardExposedInAuction) and last.seat is event.seat and event.card in last.cards


@clause("49")
def exposed_card(table: Table, event: CardExposed) -> ExposedCard | None:
    """A defender's card is exposed if his partner could see it without its being played; declarer's never is (48A)."""
    if not table.is_defender(event.seat) or event.card not in table.hands[event.seat]:
        return None
    if table.claim is not None:  # cards shown with a claim (68)
        return None
    if table.is_faced(event.seat, event.card):
        return None
    last = table.trick(table.open_trick - 1)
    fifth = not event.deliberate and table.lead_due is not None and last is not None and event.seat in last.players
    return ExposedCard(event.seat, table.open_trick, event.card, event.deliberate, fifth)


def lies_exposed(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a defender has exposed this card and it lies there still, though the Director has not come yet."""
    shown = card in table.exposed and card in table.hands[seat]
    return shown and bool(table.undecided_as(ExposedCard, FifthCard, by=(seat,), card=card))


def card_named_that_is_not_played(before: Table, event: CardNamed) -> tuple[Event, ...]:
    """A defender who names a card when it is not his turn, or one that does not follow suit, says that he holds it."""
    followers = law44.must_follow(before, event.seat)
    if before.turn is event.seat and (not followers or event.card in followers):
        return ()
    exposed = exposed_card(before, CardExposed(event.seat, event.card, True))
    return (Infringed(exposed),) if exposed is not None else ()


def becomes_penalty_card(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The exposed card becomes a penalty card, if it is still in the hand (Laws 49, 50)."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, ExposedCard):
        return ()
    if offence.card not in table.hands[offence.seat]:
        return (Settled(irregularity, Status.ACCEPTED),)
    key = "law-49" if offence.card in table.exposed else "law-49-named"
    told = RulingGiven("49", say(key, offender=offence.seat, card=offence.card))
    major = offence.deliberate or _shown_with_another(table, irregularity, offence)
    return (
        told,
        *law50.lay_penalty_card(table, offence.seat, offence.card, major),
        Settled(irregularity, Status.CORRECTED),
    )


def _shown_with_another(table: Table, irregularity: IrregularityId, offence: ExposedCard) -> bool:
    """Whether the Director is to rule on another exposed card of this defender: then both are major (50B)."""
    others = (table.irregularities[other] for other in table.pending if other != irregularity)
    return any(isinstance(other, ExposedCard) and other.seat is offence.seat for other in others)


LAW = Law(
    49,
    infringes=(on(CardExposed, card_exposed), on(CardNamed, card_named_that_is_not_played)),
    rules={ExposedCard: becomes_penalty_card},
)
