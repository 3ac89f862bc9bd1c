"""The auction that the moves of a PBN game make, and the contract of an auction."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards.call import Bid, Call, Contract, Double, Doubling, Pass, Redouble
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat
from bridgetable.files.pbn_moves import Move, MoveKind
from bridgetable.files.record import BoardTextError, Called, Parsed
from bridgetable.files.spelling import normalized, read_call


def auction_over(calls: Sequence[Call]) -> bool:
    """Whether the auction has ended: four passes at the start, or a call followed by three passes (Law 22A)."""
    last = calls[-4:]
    return len(last) == 4 and all(isinstance(call, Pass) for call in last[1:]) and (
        not isinstance(last[0], Pass) or len(calls) == 4
    )


def read_auction(moves: Sequence[Move], first: Seat) -> Parsed[Called]:
    """The calls with their seats and lines; `first` is the seat of the first column."""
    auction: list[Called] = []
    calls: list[Call] = []
    lines: list[int] = []
    warnings: dict[str, BoardTextError] = {}
    end = ""
    omitted: Move | None = None
    seat = first
    for move in moves:
        spelt = normalized(move.text)
        if move.kind in (MoveKind.NOTHING, MoveKind.SKIPPED):
            omitted = move if calls and move.kind is MoveKind.NOTHING else omitted
            seat = seat.left
        elif end or auction_over(calls):
            # "All Pass" is two tokens, and some files write the passes after "AP" as well.
            if not (end == "AP" and spelt in ("PASS", "P", "AP")):
                warnings.setdefault("", BoardTextError("files-after-end", move.line, text=move.text))
        elif move.kind is MoveKind.CONTINUED:
            end = "+"
        elif spelt in ("AP", "ALL", "ALLPASS"):
            end = "AP"
            while not auction_over(calls):
                auction.append(Called(seat, Pass()))
                calls.append(Pass())
                lines.append(move.line)
                seat = seat.left
        else:
            try:
                call = read_call(move.text)
            except NotationError:
                error = BoardTextError("files-no-call", move.line, text=move.text)
                return Parsed(tuple(auction), tuple(warnings.values()), error, tuple(lines))
            if omitted is not None:
                warnings.setdefault("-", BoardTextError("files-call-omitted", omitted.line, seat=seat.right))
            silent = move.noted and not move.note
            auction.append(Called(seat, call, "I" in move.marks, move.note, move.comments, move.nags, silent))
            calls.append(call)
            lines.append(move.line)
            seat = seat.left
    return Parsed(tuple(auction), tuple(warnings.values()), lines=tuple(lines))


def contract_of(auction: Sequence[Called]) -> Contract | None:
    """The contract of an auction (Law 22); None if it has not ended or was passed out."""
    if not auction_over([called.call for called in auction]):
        return None
    last: tuple[Bid, Seat] | None = None
    doubling = Doubling.UNDOUBLED
    for called in auction:
        match called.call:
            case Bid() as bid:
                last, doubling = (bid, called.seat), Doubling.UNDOUBLED
            case Double():
                doubling = Doubling.DOUBLED
            case Redouble():
                doubling = Doubling.REDOUBLED
    if last is None:
        return None
    bid, bidder = last
    first = next(
        called.seat for called in auction
        if isinstance(called.call, Bid) and called.call.denomination is bid.denomination
        and called.seat.side is bidder.side
    )
    return Contract(bid, doubling, first)
