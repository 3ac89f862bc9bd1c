"""Events of cards: played, withdrawn, shown, named, left out."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat


class CardPlayed(msgspec.Struct, frozen=True, tag=True):
    """A card went from a hand to trick `trick`; it opens the trick when that is not yet begun."""

    seat: Seat
    card: Card
    trick: int


class PlayCompelled(msgspec.Struct, frozen=True, tag=True):
    """The card counts as played to trick `trick` for how it was held or touched: "shown", "table", "touched" (45C)."""

    seat: Seat
    card: Card
    trick: int
    by: str


class CardPutBack(msgspec.Struct, frozen=True, tag=True):
    """The Director had a card go back to the trick it was taken from (Law 47F)."""

    seat: Seat
    card: Card
    trick: int


class CardWithdrawn(msgspec.Struct, frozen=True, tag=True):
    """A played card went back to its hand (Law 47); `offending` says that the offending side withdrew it."""

    seat: Seat
    card: Card
    trick: int
    offending: bool


class LeadLaidFaceDown(msgspec.Struct, frozen=True, tag=True):
    """A player laid an opening lead face down (Law 41A)."""

    seat: Seat
    card: Card


class FaceDownLeadRetracted(msgspec.Struct, frozen=True, tag=True):
    """The Director had a face-down lead go back to the hand, unseen (Law 41A, 54)."""

    seat: Seat
    card: Card


class CardJoined(msgspec.Struct, frozen=True, tag=True):
    """Another card of the same hand became visible together with the one played to trick `trick` (Law 58B2)."""

    seat: Seat
    card: Card
    trick: int


class PlayOmitted(msgspec.Struct, frozen=True, tag=True):
    """A player contributed nothing to trick `trick`, and play goes on past him (Law 67)."""

    seat: Seat
    trick: int


class OmissionFound(msgspec.Struct, frozen=True, tag=True):
    """The player who contributed nothing to trick `trick` has to supply a card now (Law 67A1)."""

    seat: Seat
    trick: int


class CardPlacedLate(msgspec.Struct, frozen=True, tag=True):
    """A card went among those played to trick `trick`, whose owner stays who it was (Law 67B1)."""

    seat: Seat
    card: Card
    trick: int


class OwnershipKept(msgspec.Struct, frozen=True, tag=True):
    """Trick `trick` belongs to `seat` whatever is put right in it (Law 67B)."""

    seat: Seat
    trick: int


class CardDesignated(msgspec.Struct, frozen=True, tag=True):
    """Declarer called for a card of dummy in the words of a case file: "SQ", "H", "run-H" (Law 45B, 46).

    `card` is the one he is taken to have called, where that is settled.
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
