"""What binds a player: penalty cards, and what an opponent chose under a Law."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat


class PenaltyCard(msgspec.Struct, frozen=True):
    """A defender's card that lies face up before him (Law 50); `trick` is the one it was exposed on.

    `not_on` is the trick it was withdrawn from to be changed, so that it need not be played to it again (62C2).
    """

    seat: Seat
    card: Card
    major: bool
    trick: int
    deliberate: bool = True
    not_on: int = 0


class LeadRequired(msgspec.Struct, frozen=True, tag=True):
    """`seat` must lead `suit` to trick `trick`: for that lead only (Law 50D2(a))."""

    seat: Seat
    suit: Suit
    trick: int


class LeadForbidden(msgspec.Struct, frozen=True, tag=True):
    """`seat` may not lead these suits from trick `trick` on, for as long as he keeps the lead (Law 50D2(a))."""

    seat: Seat
    suits: tuple[Suit, ...]
    trick: int


class LeadFree(msgspec.Struct, frozen=True, tag=True):
    """Declarer left `seat` free to lead what he likes to trick `trick` (Law 50D2(b))."""

    seat: Seat
    trick: int


class CardChosen(msgspec.Struct, frozen=True, tag=True):
    """Declarer chose which of his penalty cards `seat` plays to trick `trick` (Law 51A)."""

    seat: Seat
    card: Card
    trick: int


class AnotherCard(msgspec.Struct, frozen=True, tag=True):
    """`seat` took `card` back from trick `trick` of his own choice, and plays another in its place (Law 62C)."""

    seat: Seat
    card: Card
    trick: int


Restriction: TypeAlias = LeadRequired | LeadForbidden | LeadFree | CardChosen | AnotherCard
