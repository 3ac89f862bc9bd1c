"""Events of claims and concessions: made, agreed to, taken back, played on over, ruled on."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import IrregularityId
from bridgetable.table.text import Text


class TricksClaimed(msgspec.Struct, frozen=True, tag=True):
    """`seat` said that his side wins `tricks` of the remaining tricks (Law 68A, 68B)."""

    seat: Seat
    tricks: int
    concession: bool
    line: Text
    order: tuple[Suit | Card, ...] = ()


class ClaimAgreed(msgspec.Struct, frozen=True, tag=True):
    """The other side assented to the claim or concession; play is over (Law 69)."""

    seat: Seat


class ClaimSetAside(msgspec.Struct, frozen=True, tag=True):
    """The claim no longer stands; play goes on."""


class ClaimWaived(msgspec.Struct, frozen=True, tag=True):
    """All four players seem to be content to play on: the claim is void (Law 68D2(b))."""


class ClaimRestored(msgspec.Struct, frozen=True, tag=True):
    """Not all four players were content to play on: the claim stands, and play stops (Law 68D2(b)(i))."""


class ClaimStayed(msgspec.Struct, frozen=True, tag=True):
    """The claim waits until a revoke has been corrected, card by card; then it is ruled on (Law 62A, 70)."""


class ClaimResumed(msgspec.Struct, frozen=True, tag=True):
    """The claim that waited is before the table again."""


class AgreementWithdrawn(msgspec.Struct, frozen=True, tag=True):
    """`seat` took his side's assent back before it was established (Law 69A)."""

    seat: Seat


class ClaimRuled(msgspec.Struct, frozen=True, tag=True):
    """The Director ruled that the claiming side wins `tricks` of those left; play is over (Law 70)."""

    tricks: int


class ClaimRescored(msgspec.Struct, frozen=True, tag=True):
    """The agreed claim is scored again: the claiming side wins `tricks` of those left (Law 69B, 71)."""

    tricks: int


class PlayedAfterClaim(msgspec.Struct, frozen=True, tag=True):
    """A card was put down as if play went on after a claim; it is not played (Law 68D)."""

    seat: Seat
    card: Card


class EstablishmentUndone(msgspec.Struct, frozen=True, tag=True):
    """What had established the revoke at this place in the list did not occur (Law 68B2)."""

    irregularity: IrregularityId


Claiming: TypeAlias = (
    TricksClaimed | ClaimAgreed | ClaimSetAside | ClaimWaived | ClaimRestored | ClaimStayed | ClaimResumed
    | AgreementWithdrawn | ClaimRuled
    | ClaimRescored | PlayedAfterClaim
)
"""What changes the claim before the table."""
