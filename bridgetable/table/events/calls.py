"""Events of the auction: calls made, withdrawn and reinstated, obligations of players, and the contract."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.call import Call, Contract
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.obligation import Obligation


class CallMade(msgspec.Struct, frozen=True, tag=True):
    """A player called; `changes` is the id of his call that this one replaces (Law 25, 27C).

    `by_ruling` means that the Director substituted this pass for a cancelled call (Law 37, 38). The other fields are
    those of `auction.MadeCall`.
    """

    seat: Seat
    call: Call
    shows: tuple[Suit, ...] | None = None
    alert: tuple[tuple[str, str], ...] = ()
    changes: CallId | None = None
    late: bool = False
    implied: bool = False
    by_ruling: bool = False


class CallWithdrawn(msgspec.Struct, frozen=True, tag=True):
    """The call with id `place` no longer stands: it was withdrawn or cancelled."""

    place: CallId


class CallReinstated(msgspec.Struct, frozen=True, tag=True):
    """The call with id `place`, which another had replaced, stands again (Law 25B)."""

    place: CallId


class Obliged(msgspec.Struct, frozen=True, tag=True):
    """An obligation was laid on a player's calls or leads (Law 24-39)."""

    obligation: Obligation


class Released(msgspec.Struct, frozen=True, tag=True):
    """An obligation no longer binds its player: the Director has found otherwise (Law 27B1, 82)."""

    obligation: Obligation


class ContractReached(msgspec.Struct, frozen=True, tag=True):
    """The auction ended with this contract (Law 22); with None, a change to the calls has annulled the contract."""

    contract: Contract | None


class AuctionReopened(msgspec.Struct, frozen=True, tag=True):
    """The auction resumed after it had ended; choices about the opening lead are void (Law 26, 50D2, 51)."""


class CallInformationRuled(msgspec.Struct, frozen=True, tag=True):
    """Information from the call with id `place` is unauthorised for these seats (Law 16C; 2007: 16D)."""

    place: CallId
    unauthorised: tuple[Seat, ...]
    clause: str


class ChangeAllowed(msgspec.Struct, frozen=True, tag=True):
    """The Director permitted the call with id `place` to be changed (Law 21B1)."""

    place: CallId


class FirstCallLetStand(msgspec.Struct, frozen=True, tag=True):
    """A player who might have substituted a legal call let the one with id `place` stand (1997: Law 25B2(b)(1))."""

    place: CallId


class RepetitionRequired(msgspec.Struct, frozen=True, tag=True):
    """The offender must repeat his call out of rotation, as his right-hand opponent has passed (Law 31A1, 32A1)."""

    irregularity: IrregularityId


class TrayPassed(msgspec.Struct, frozen=True, tag=True):
    """Behind screens, a player pushed the tray to the other side."""

    seat: Seat


class ScreenOpened(msgspec.Struct, frozen=True, tag=True):
    """A player opened the screen."""

    seat: Seat


Calling: TypeAlias = (
    CallMade | CallWithdrawn | CallReinstated | Obliged | Released | ContractReached | AuctionReopened
    | CallInformationRuled
)
