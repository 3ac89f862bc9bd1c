"""Penalty cards, and the restrictions that the Laws lay on a player's leads and plays."""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.cards.value import Value


class PenaltyCard(Value, frozen=True):
    """A defender's penalty card, face up before him (Law 50); `trick` is the trick during which it was exposed.

    `not_on` is the trick from which he withdrew it to play another card, so that it need not be played there (62C2);
    0 means no trick.
    """

    seat: Seat
    card: Card
    major: bool
    trick: int
    deliberate: bool = True
    not_on: int = 0


class LeadRequired(Value, frozen=True, tag=True):
    """`seat` must lead `suit` at his next lead, to trick `trick` or later; for that lead only (Law 50D2(a))."""

    seat: Seat
    suit: Suit
    trick: int


class LeadForbidden(Value, frozen=True, tag=True):
    """`seat` may not lead these suits from trick `trick` on, for as long as he retains the lead (Law 50D2(a)).

    `about` are the penalty cards of his partner at the time of declarer's choice.
    """

    seat: Seat
    suits: tuple[Suit, ...]
    trick: int
    about: frozenset[Card] = frozenset()


class LeadFree(Value, frozen=True, tag=True):
    """Declarer let `seat` lead any card to trick `trick` (Law 50D2(b)); `about` is as in `LeadForbidden`."""

    seat: Seat
    trick: int
    about: frozenset[Card] = frozenset()


class CardChosen(Value, frozen=True, tag=True):
    """Declarer chose which of his penalty cards `seat` plays to trick `trick` (Law 51A)."""

    seat: Seat
    card: Card
    trick: int


class AnotherCard(Value, frozen=True, tag=True):
    """`seat` chose to withdraw `card` from trick `trick` and must play another in its place (Law 62C)."""

    seat: Seat
    card: Card
    trick: int


class PlayHighest(Value, frozen=True, tag=True):
    """`seat` must play the highest card he holds of the suit led to trick `trick` (Law 57A1)."""

    seat: Seat
    suit: Suit
    trick: int


class PlayLowest(Value, frozen=True, tag=True):
    """`seat` must play the lowest card he holds of the suit led to trick `trick` (Law 57A2)."""

    seat: Seat
    suit: Suit
    trick: int


class PlayRequired(Value, frozen=True, tag=True):
    """`seat` must play a card of `suit`, which is not the suit led, to trick `trick` (2017: Law 57A3)."""

    seat: Seat
    suit: Suit
    trick: int


class PlayForbidden(Value, frozen=True, tag=True):
    """`seat` may not play a card of `suit`, which is not the suit led, to trick `trick` (Law 57A)."""

    seat: Seat
    suit: Suit
    trick: int


class CardNamedToPlay(Value, frozen=True, tag=True):
    """`seat` named `card` as the one he will play to trick `trick`, and must play it (Law 45C4(a))."""

    seat: Seat
    card: Card
    trick: int


class LeadFrom(Value, frozen=True, tag=True):
    """A defender required that declarer lead to trick `trick` from the hand of `seat` (Law 43B2(a))."""

    seat: Seat
    trick: int


Restriction: TypeAlias = (
    LeadRequired
    | LeadForbidden
    | LeadFree
    | CardChosen
    | AnotherCard
    | PlayHighest
    | PlayLowest
    | PlayRequired
    | PlayForbidden
    | CardNamedToPlay
    | LeadFrom
)
