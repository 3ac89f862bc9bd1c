"""Which card a sensible player plays: by the rules of thumb that every club knows, and not by looking at all hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.engine.possible import lawful_cards
from bridgetable.generation.play.choosing import best_card, best_discard, best_lead
from bridgetable.generation.play.view import View
from bridgetable.table.state import Table


def card_for(table: Table, seat: Seat, among: Iterable[Card] | None = None) -> Card:
    """The card this hand plays now, of those it may lawfully play or of the ones given; there must be one."""
    cards = sorted(lawful_cards(table, seat) if among is None else among)
    return cards[0] if len(cards) == 1 else best_card(View(table, seat, frozenset(cards)), cards)


def lead_for(table: Table, seat: Seat, cards: Sequence[Card]) -> Card:
    """The lead of this hand, of these cards: the opening lead, declarer's, or a defender's later one."""
    return best_lead(View(table, seat, frozenset(cards)), cards)


def discard_for(table: Table, seat: Seat, cards: Sequence[Card]) -> Card:
    """The card of these that is missed least."""
    return best_discard(View(table, seat, frozenset(cards)), cards)


def outstanding(table: Table, seat: Seat, suit: Suit) -> list[Card]:
    """The cards of a suit that the player of this hand has not seen, lowest first."""
    return [Card(suit, rank) for rank in reversed(View(table, table.player(seat)).out[suit])]


def is_high(table: Table, seat: Seat, card: Card) -> bool:
    """Whether no higher card of the suit is out that the player of this hand has not seen."""
    return not any(other.rank > card.rank for other in outstanding(table, seat, card.suit))


def is_touching(table: Table, seat: Seat, low: Card, high: Card) -> bool:
    """Whether no card between these two of a suit is out that the player of this hand has not seen."""
    return not any(low.rank < other.rank < high.rank for other in outstanding(table, seat, low.suit))
