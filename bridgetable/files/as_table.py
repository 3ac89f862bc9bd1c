"""From a recorded board to the first table and the plays."""

from __future__ import annotations

from bridgetable.cards.call import Contract, Pass
from bridgetable.cards.deal import FULL_HAND
from bridgetable.cards.seat import Side
from bridgetable.engine.actions import Action, Agree, Concede, MakeClaim, Play
from bridgetable.files.record import Called, Recorded
from bridgetable.table.auction import Auction, MadeCall, auction_in_rotation
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table, tricks_before
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.table.values import log_of


class NoTableError(RefusedError):
    """The record lacks what a table needs."""


def first_table_of(record: Recorded, edition: Edition) -> Table:
    """The table of the record before the first card, with its auction, finished or not.

    The calls are kept as they were made, even out of rotation or insufficient; the passes after the last of them may be
    left out where there is a contract. The tricks before an ending, of which a record says nothing, are declarer's
    side's, as a case file tells them. Raises NoTableError if any of the four hands is unknown, or if they are those of
    an ending and the contract is not known.
    """
    hands, place = record.hands, record.place
    if hands is None:
        raise NoTableError(say("files-hands-unknown", game=place.game, line=int(place.line), at=place.column))
    auction = _with_last_passes(auction_of(record), record.contract)
    contract = auction.contract if record.contract is None else record.contract
    leader, won = None, (0, 0)
    if len(hands.north) < FULL_HAND:
        if contract is None:
            raise NoTableError(
                say("files-ending-without-contract", game=place.game, line=int(place.line), at=place.column)
            )
        leader = contract.opening_leader if record.leader is None else record.leader
        won = tricks_before(hands, contract)
    names = record.names.map(lambda name: " ".join(name.split()))
    return first_table(edition, record.board, hands, contract, auction=auction, leader=leader, won=won, names=names)


def auction_of(record: Recorded) -> Auction:
    """The auction of the record with its explanations; four passes if it says only that the board was passed out."""
    dealer = record.board.dealer
    auction = Auction(dealer, log_of(_made(called, slot) for slot, called in enumerate(record.auction)))
    return auction_in_rotation(dealer, (Pass(),) * 4) if record.passed_out and not auction.passed_out else auction


def _with_last_passes(auction: Auction, contract: Contract | None) -> Auction:
    """The auction closed by as many passes as it lacks, if they lead to this contract; else the same auction."""
    closed = auction
    while contract is not None and closed.made and not closed.closed:
        closed = closed.adding(MadeCall(closed.made[-1].seat.left, Pass(), len(closed.made)))
    return closed if closed.contract == contract else auction


def _made(called: Called, slot: int) -> MadeCall:
    explained = (("", called.note),) if called.note or called.alerted else ()
    return MadeCall(called.seat, called.call, slot, alert=explained)


def plays_of(record: Recorded) -> tuple[Play, ...]:
    """The cards played as actions, in the order they were played."""
    return tuple(Play(played.seat, played.card) for played in record.plays)


def claim_of(record: Recorded, table: Table) -> tuple[Action, ...]:
    """The claim in which the play ended at this table, and the agreement to it: declarer has the tricks recorded.

    A record does not say who claimed: declarer does, or concedes if no more trick is his. There is no claim where
    the result leaves one side fewer tricks than it has won, nor in an ending, of which the tricks before are not known.
    """
    declarer = table.declarer
    if not record.claimed or not record.is_whole or declarer is None or record.result is None:
        return ()
    more = record.result - table.tricks_taken(declarer.side)
    left = 13 - sum(table.tricks_taken(side) for side in Side)
    if not 0 <= more <= left:
        return ()
    return (MakeClaim(declarer, more) if more else Concede(declarer, left), Agree(declarer.left))
