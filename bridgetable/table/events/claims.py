"""Events of claims and concessions."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import IrregularityId
from bridgetable.table.text import Text


class TricksClaimed(msgspec.Struct, frozen=True, tag=True):
    """`seat` claimed that his side wins `tricks` of the remaining tricks, or conceded the others (Law 68A, 68B).

    `line` is the statement he made, by language; `order` is the part of it that binds: suits and cards in the order he
    would play them.
    """

    seat: Seat
    tricks: int
    concession: bool
    line: Text
    order: tuple[Suit | Card, ...] = ()


class ClaimAgreed(msgspec.Struct, frozen=True, tag=True):
    """`seat`, an opponent of the claimer, agreed to the claim or concession; play is over (Law 69)."""

    seat: Seat


class ClaimSetAside(msgspec.Struct, frozen=True, tag=True):
    """The claim no longer stands, and play continues."""


class ClaimWaived(msgspec.Struct, frozen=True, tag=True):
    """All four players appeared to concur in playing on, so the claim is void (Law 68D2(b))."""


class ClaimRestored(msgspec.Struct, frozen=True, tag=True):
    """Not all four players concurred in playing on, so the claim stands and play stops (Law 68D2(b)(i))."""


class ClaimStayed(msgspec.Struct, frozen=True, tag=True):
    """The claim was suspended until a revoke has been corrected; then it is ruled on (Law 62A, 70)."""


class ClaimResumed(msgspec.Struct, frozen=True, tag=True):
    """The suspended claim is before the table again."""


class AgreementWithdrawn(msgspec.Struct, frozen=True, tag=True):
    """`seat` withdrew his side's agreement before it was established (Law 69A)."""

    seat: Seat


class ClaimRuled(msgspec.Struct, frozen=True, tag=True):
    """The Director ruled that the claiming side wins `tricks` of the remaining tricks; play is over (Law 70)."""

    tricks: int


class ClaimRescored(msgspec.Struct, frozen=True, tag=True):
    """The agreed claim was rescored: the claiming side wins `tricks` of the remaining tricks (Law 69B, 71)."""

    tricks: int


class PlayedAfterClaim(msgspec.Struct, frozen=True, tag=True):
    """A card was faced after a claim as if play continued; it is not played (Law 68D)."""

    seat: Seat
    card: Card


class EstablishmentUndone(msgspec.Struct, frozen=True, tag=True):
    """The revoke with this id is no longer established: what established it is deemed not to have occurred (68B2)."""

    irregularity: IrregularityId


Claiming: TypeAlias = (
    TricksClaimed | ClaimAgreed | ClaimSetAside | ClaimWaived | ClaimRestored | ClaimStayed | ClaimResumed
    | AgreementWithdrawn | ClaimRuled
    | ClaimRescored | PlayedAfterClaim
)
"""The events that change the claim before the table."""
