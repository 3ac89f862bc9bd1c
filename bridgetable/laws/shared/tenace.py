"""Tenaces: honours of the opponents that are caught or not depending on which of them holds them (Law 70E)."""

from __future__ import annotations

from bridgetable.cards.card import Card, Suit, of_suit
from bridgetable.cards.deal import holder
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.state import Table


def uncertain_cards(table: Table, side: Side) -> tuple[tuple[Seat, Card], ...]:
    """The opponents' honours on whose position a line of this side may depend, with the player who holds each."""
    found = ((suit, _caught_between(table, side, suit)) for suit in Suit)
    held = ((holder(table.hands, card), card) for suit, card in found if card is not None)
    return tuple((seat, card) for seat, card in held if seat is not None and _is_uncertain(table, side, seat, card))


def _caught_between(table: Table, side: Side, suit: Suit) -> Card | None:
    """The opponents' highest card of the suit if it is an honour between cards of this side; else None.

    This side has a higher card, and a lower one that is worth a trick as soon as the honour has gone.
    """
    ours, theirs = _cards_of(table, side, suit), sorted(_cards_of(table, side.opponents, suit), reverse=True)
    if not theirs or not theirs[0].is_honour:
        return None
    top, floor = theirs[0], theirs[1].rank if len(theirs) > 1 else 0
    over, promoted = any(c.rank > top.rank for c in ours), any(floor < c.rank < top.rank for c in ours)
    return top if over and promoted else None


def _is_uncertain(table: Table, side: Side, seat: Seat, card: Card) -> bool:
    """Whether the honour does not simply fall under higher cards, and no opponent has shown out of the suit."""
    higher = [c for c in _cards_of(table, side, card.suit) if c.rank > card.rank]
    falls = len(table.holds(seat, card.suit)) <= len(higher)
    return not falls and not any(_showed_out(table, other, card.suit) for other in side.opponents.seats)


def _cards_of(table: Table, side: Side, suit: Suit) -> frozenset[Card]:
    return of_suit((card for seat in side.seats for card in table.hands[seat]), suit)


def _showed_out(table: Table, seat: Seat, suit: Suit) -> bool:
    return any(
        trick.suit_led is suit and card.suit is not suit for trick in table.tricks for card in trick.cards_of(seat)
    )
