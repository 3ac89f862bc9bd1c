"""Law 45: card played."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.laws.law59 import complying
from bridgetable.table.events import CardNamed, Event, Restricted, Settled
from bridgetable.table.irregularity import Status
from bridgetable.table.restriction import CardNamedToPlay
from bridgetable.table.state import Table


@clause("45C4(a)")
def named_card(table: Table, seat: Seat, legal: frozenset[Card]) -> frozenset[Card]:
    """A card that a player named as the one he plays is played, where it may lawfully be."""
    named = frozenset(r.card for r in table.binding(seat) if isinstance(r, CardNamedToPlay))
    return complying(table, legal, named)


def name_it(before: Table, event: CardNamed) -> tuple[Event, ...]:
    """A card named at one's own turn binds to the trick in progress (Law 45C4(a))."""
    if before.turn is not event.seat:
        return ()
    return (Restricted(CardNamedToPlay(event.seat, event.card, before.open_trick)),)


def rule_on_fifth_card(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on a fifth card contributed by a defender (Law 45E1)."""
    return (Settled(place, Status.NOTICED),)


def rule_on_wrong_card(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on a card of dummy that declarer did not name (Law 45D)."""
    return (Settled(place, Status.NOTICED),)
