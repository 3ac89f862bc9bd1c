"""A regular auction: whether each call was sufficient and admissible, and what contract it came to."""

from __future__ import annotations

import msgspec

from bridgetable.cards.call import Bid, Call, Contract, Double, Doubling, Pass, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.cases.refusal import CaseError, nth


class IrregularAuctionError(CaseError):
    """The call with this number in the list is none a regular auction can have."""

    def __init__(self, number: int, key: str) -> None:
        super().__init__(nth("auction", number), key)


class Outcome(msgspec.Struct, frozen=True):
    """What a regular auction has come to: whether it is over, and with which contract (none when passed out)."""

    over: bool
    contract: Contract | None


def outcome(dealer: Seat, calls: tuple[Call, ...]) -> Outcome:
    """What these calls, in rotation from the dealer, have come to; raises IrregularAuctionError."""
    caller = dealer
    highest: tuple[Bid, Seat] | None = None
    doubling = Doubling.UNDOUBLED
    for place, call in enumerate(calls):
        if _over(calls[:place]):
            raise IrregularAuctionError(place, "case-auction-is-over")
        match call:
            case Bid():
                if highest is not None and call <= highest[0]:
                    raise IrregularAuctionError(place, "case-insufficient-bid")
                highest, doubling = (call, caller), Doubling.UNDOUBLED
            case Double() | Redouble():
                doubling = _doubled(place, call, caller, highest, doubling)
        caller = caller.left
    if not _over(calls) or highest is None:
        return Outcome(_over(calls), None)
    return Outcome(True, Contract(highest[0], doubling, _declarer(dealer, calls, *highest)))


def _over(calls: tuple[Call, ...]) -> bool:
    """Three passes in a row have followed a call (Law 22)."""
    return len(calls) >= 4 and all(isinstance(call, Pass) for call in calls[-3:])


def _doubled(
    place: int, call: Call, caller: Seat, highest: tuple[Bid, Seat] | None, doubling: Doubling
) -> Doubling:
    """The doubling after a double or redouble, where Law 19 lets it be made."""
    theirs = highest is not None and highest[1].side is not caller.side
    if isinstance(call, Double):
        if not theirs or doubling is not Doubling.UNDOUBLED:
            raise IrregularAuctionError(place, "case-inadmissible-double")
        return Doubling.DOUBLED
    if theirs or highest is None or doubling is not Doubling.DOUBLED:
        raise IrregularAuctionError(place, "case-inadmissible-redouble")
    return Doubling.REDOUBLED


def _declarer(dealer: Seat, calls: tuple[Call, ...], final: Bid, bidder: Seat) -> Seat:
    """Whoever of the bidder's side named the denomination first (Law 22B)."""
    seats = [Seat((dealer + place) % 4) for place in range(len(calls))]
    return next(
        seat
        for seat, call in zip(seats, calls, strict=True)
        if isinstance(call, Bid) and call.denomination is final.denomination and seat.side is bidder.side
    )
