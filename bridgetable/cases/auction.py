"""Checking that an auction is regular, and finding its contract."""

from __future__ import annotations

import msgspec

from bridgetable.cards.call import Bid, Call, Contract, Double, Doubling, Pass, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.cases.refusal import CaseError, nth


class IrregularAuctionError(CaseError):
    """The call at this index of the list, its `number`, cannot occur in a regular auction."""

    def __init__(self, number: int, key: str) -> None:
        super().__init__(nth("auction", number), key)
        self.number = number


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of a regular auction: whether it is over, and the contract, None while open or if passed out."""

    over: bool
    contract: Contract | None


def outcome(dealer: Seat, calls: tuple[Call, ...]) -> Outcome:
    """The outcome of these calls, made in rotation from the dealer; raises IrregularAuctionError."""
    caller = dealer
    highest: tuple[Bid, Seat] | None = None
    doubling = Doubling.UNDOUBLED
    for number, call in enumerate(calls):
        if _over(calls[:number]):
            raise IrregularAuctionError(number, "case-auction-is-over")
        match call:
            case Bid():
                if highest is not None and call <= highest[0]:
                    raise IrregularAuctionError(number, "case-insufficient-bid")
                highest, doubling = (call, caller), Doubling.UNDOUBLED
            case Double() | Redouble():
                doubling = _doubled(number, call, caller, highest, doubling)
        caller = caller.left
    if not _over(calls) or highest is None:
        return Outcome(_over(calls), None)
    return Outcome(True, Contract(highest[0], doubling, _declarer(dealer, calls, *highest)))


def _over(calls: tuple[Call, ...]) -> bool:
    """Whether three passes in a row have followed a call (Law 22)."""
    return len(calls) >= 4 and all(isinstance(call, Pass) for call in calls[-3:])


def _doubled(
    number: int, call: Call, caller: Seat, highest: tuple[Bid, Seat] | None, doubling: Doubling
) -> Doubling:
    """The doubling after a double or redouble; raises IrregularAuctionError if Law 19 does not permit it."""
    theirs = highest is not None and highest[1].side is not caller.side
    if isinstance(call, Double):
        if not theirs or doubling is not Doubling.UNDOUBLED:
            raise IrregularAuctionError(number, "case-inadmissible-double")
        return Doubling.DOUBLED
    if theirs or highest is None or doubling is not Doubling.DOUBLED:
        raise IrregularAuctionError(number, "case-inadmissible-redouble")
    return Doubling.REDOUBLED


def _declarer(dealer: Seat, calls: tuple[Call, ...], final: Bid, bidder: Seat) -> Seat:
    """The seat of the bidder's side that first bid the denomination (Law 22B)."""
    seats = [Seat((dealer + number) % 4) for number in range(len(calls))]
    return next(
        seat
        for seat, call in zip(seats, calls, strict=True)
        if isinstance(call, Bid) and call.denomination is final.denomination and seat.side is bidder.side
    )
