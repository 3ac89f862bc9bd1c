"""Events of cards: played, withdrawn, exposed, named, or omitted."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat


class CardPlayed(msgspec.Struct, frozen=True, tag=True):
    """A card was played from a hand to trick `trick`; it begins the trick if that has not begun."""

    seat: Seat
    card: Card
    trick: int


class PlayCompelled(msgspec.Struct, frozen=True, tag=True):
    """The card counts as played to trick `trick` because of how it was held or touched (Law 45C).

    `by` says how: "shown" (45C1), "table" (45C2) or "touched" (45C3).
    """

    seat: Seat
    card: Card
    trick: int
    by: str


class CardPutBack(msgspec.Struct, frozen=True, tag=True):
    """The Director returned a card to the trick it had been taken from (Law 47F)."""

    seat: Seat
    card: Card
    trick: int


class CardWithdrawn(msgspec.Struct, frozen=True, tag=True):
    """A played card was returned to its hand (Law 47); `offending` means that the offending side withdrew it."""

    seat: Seat
    card: Card
    trick: int
    offending: bool


class LeadLaidFaceDown(msgspec.Struct, frozen=True, tag=True):
    """A player laid an opening lead face down (Law 41A)."""

    seat: Seat
    card: Card


class FaceDownLeadRetracted(msgspec.Struct, frozen=True, tag=True):
    """A face-down lead was returned to its hand without being faced (Law 41A, 54)."""

    seat: Seat
    card: Card


class CardJoined(msgspec.Struct, frozen=True, tag=True):
    """Another card of the same hand was visible together with the one played to trick `trick` (Law 58B2)."""

    seat: Seat
    card: Card
    trick: int


class PlayOmitted(msgspec.Struct, frozen=True, tag=True):
    """A player contributed no card to trick `trick`, and play continued past him (Law 67)."""

    seat: Seat
    trick: int


class OmissionFound(msgspec.Struct, frozen=True, tag=True):
    """The player has no card in trick `trick`, which has gone on, and must now supply one (Laws 67A1, 62B, 54B2)."""

    seat: Seat
    trick: int


class CardPlacedLate(msgspec.Struct, frozen=True, tag=True):
    """A card was placed among those played to trick `trick`, without changing who owns the trick (Law 67B1)."""

    seat: Seat
    card: Card
    trick: int


class OwnershipKept(msgspec.Struct, frozen=True, tag=True):
    """Trick `trick` belongs to `seat` whatever is later corrected in it (Law 67B)."""

    seat: Seat
    trick: int


class CardDesignated(msgspec.Struct, frozen=True, tag=True):
    """Declarer designated a card of dummy (Law 45B, 46).

    `what` is the designation as in a case file: "SQ", "H", "run-H"; `card` is the card it means, where that is known.
    """

    seat: Seat
    what: str
    card: Card | None = None


class CardNamed(msgspec.Struct, frozen=True, tag=True):
    """A player named a card he proposes to play (Law 45C4(a))."""

    seat: Seat
    card: Card


class CardExposed(msgspec.Struct, frozen=True, tag=True):
    """A card became visible without being played (Law 48, 49)."""

    seat: Seat
    card: Card
    deliberate: bool
