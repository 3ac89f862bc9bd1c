"""Events of the auction: calls made, withdrawn, put back, what a player must do or not, and the contract."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.call import Call, Contract
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.obligation import Obligation


class CallMade(msgspec.Struct, frozen=True, tag=True):
    """A player called; `changes` is the place of his call that this one is put for (Law 25, 27C).

    `by_ruling` says that the Director put this pass for a call he cancelled (Law 37, 38). The other fields are those
    of `auction.MadeCall`.
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
    """The call made at this place no longer stands: it was withdrawn or cancelled."""

    place: CallId


class CallReinstated(msgspec.Struct, frozen=True, tag=True):
    """The call made at this place, which another had been put for, stands again (Law 25B)."""

    place: CallId


class Obliged(msgspec.Struct, frozen=True, tag=True):
    """A player must pass, may not double, or owes a call; or his lead may be restrained (Law 24-39)."""

    obligation: Obligation


class Released(msgspec.Struct, frozen=True, tag=True):
    """What a Law had laid on a player binds him no more: the Director has found otherwise (Law 27B1, 82)."""

    obligation: Obligation


class ContractReached(msgspec.Struct, frozen=True, tag=True):
    """The auction ended with this contract (Law 22); with none, a call put or taken away since has left it unended."""

    contract: Contract | None


class AuctionReopened(msgspec.Struct, frozen=True, tag=True):
    """The auction goes on after it had ended: what was chosen about the opening lead is void (Law 26, 50D2, 51)."""


class CallInformationRuled(msgspec.Struct, frozen=True, tag=True):
    """What is known from the call made at this place is unauthorised for these seats (Law 16C; 2007: 16D)."""

    place: CallId
    unauthorised: tuple[Seat, ...]
    clause: str


class ChangeAllowed(msgspec.Struct, frozen=True, tag=True):
    """The Director gave leave to change the call made at this place (Law 21B1)."""

    place: CallId


class FirstCallLetStand(msgspec.Struct, frozen=True, tag=True):
    """Who might have made another legal call lets the one made at this place stand (1997: Law 25B2(b)(1))."""

    place: CallId


class RepetitionRequired(msgspec.Struct, frozen=True, tag=True):
    """The offender must repeat his call: his right-hand opponent has passed (Law 31A1, 32A1).

    `irregularity` is the place in the list of the call out of rotation.
    """

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
