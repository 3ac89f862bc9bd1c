"""What binds the players of an ending beside the suit led (Laws 50, 51, 57, 26): read off the table for a search."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.seat import Seat
from bridgetable.laws import law50
from bridgetable.laws.claims.normal_play import SUITS, highest
from bridgetable.laws.claims.search import HeldPenaltyCard, LeadAsTold, Obligations
from bridgetable.table.restriction import (
    AnotherCard,
    CardChosen,
    CardNamedToPlay,
    LeadForbidden,
    LeadRequired,
    PlayForbidden,
    PlayHighest,
    PlayLowest,
    PlayRequired,
    Restriction,
)
from bridgetable.table.state import Table


def obligations(table: Table, leader: Seat) -> Obligations | None:
    """What binds the players at the trick in progress, or at the lead of this player, and later; None if nothing."""
    if table.declarer is None or not (table.penalty_cards or table.restrictions):
        return None
    begun = table.lead_due is None
    lying = tuple(
        HeldPenaltyCard(one.seat, _bit(one.card.suit, one.card.rank), one.major, one.not_on == table.open_trick)
        for one in table.penalty_cards
    )
    binding = [one for seat in Seat for one in table.binding(seat)]
    leading = [one for one in binding if begun and isinstance(one, LeadForbidden) and one.seat is leader]
    leads = tuple(_lead(one) for one in binding if isinstance(one, LeadForbidden | LeadRequired) and one not in leading)
    now = tuple((one.seat, cards) for one in binding for cards in _played_now(table, one))
    if not (lying or leads or now or leading):
        return None
    chosen = begun or law50.choice_made(table, leader)
    forbidden = 0
    for one in leading:
        forbidden |= _suits(one)
    return Obligations(table.declarer, lying, leads, now, chosen, forbidden)


def _lead(told: LeadForbidden | LeadRequired) -> LeadAsTold:
    required = isinstance(told, LeadRequired)
    return LeadAsTold(told.seat, 1 << told.suit if isinstance(told, LeadRequired) else _suits(told), required)


def _suits(told: LeadForbidden) -> int:
    return sum(1 << suit for suit in told.suits)


def _played_now(table: Table, told: Restriction) -> Iterator[int]:
    """The cards of which one is to be played to this trick, if that is lawful; of what was named the first (45C4)."""
    held = sum(_bit(card.suit, card.rank) for card in table.hands[told.seat])
    match told:
        case PlayHighest(_, suit):
            yield highest(held & SUITS[suit])
        case PlayLowest(_, suit):
            yield held & SUITS[suit] & -(held & SUITS[suit])
        case PlayRequired(_, suit):
            yield SUITS[suit]
        case PlayForbidden(_, suit):
            yield ~SUITS[suit]
        case AnotherCard(_, card):
            yield ~_bit(card.suit, card.rank)
        case CardChosen(_, card) | CardNamedToPlay(_, card):
            yield _bit(card.suit, card.rank)
        case _:
            return


def _bit(suit: int, rank: int) -> int:
    return 1 << (suit * 16 + rank)
