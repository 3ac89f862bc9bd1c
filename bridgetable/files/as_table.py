"""A recorded board on the table: the first table, and the cards that were then played."""

from __future__ import annotations

from bridgetable.cards.call import Pass
from bridgetable.engine.actions import Play
from bridgetable.files.record import Called, Recorded
from bridgetable.table.auction import Auction, MadeCall, auction_in_rotation
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table


class NoTableError(RefusedError):
    """The record does not tell enough for a table."""


def first_table_of(record: Recorded, edition: Edition) -> Table:
    """The table before the first card, or in the auction where that was not finished.

    The calls lie there as they were made, in rotation or not, sufficient or not. Raises NoTableError when the four
    hands are not all known.
    """
    hands = record.hands
    if hands is None:
        raise NoTableError(say("files-hands-unknown", game=record.place.game, line=record.place.line))
    auction = auction_of(record)
    ending = len(hands.north) < 13
    return first_table(
        edition, record.board, hands, auction.contract if record.contract is None else record.contract,
        auction=auction, leader=record.leader if ending else None,
    )


def auction_of(record: Recorded) -> Auction:
    """The calls of the record, with what was said of them; four passes where only the outcome tells of them."""
    dealer = record.board.dealer
    auction = Auction(dealer, tuple(_made(called, place) for place, called in enumerate(record.auction)))
    return auction_in_rotation(dealer, (Pass(),) * 4) if record.passed_out and not auction.passed_out else auction


def _made(called: Called, place: int) -> MadeCall:
    explained = (("", called.note),) if called.note or called.alerted else ()
    return MadeCall(called.seat, called.call, place, alert=explained)


def plays_of(record: Recorded) -> tuple[Play, ...]:
    """The cards played, in the order it happened, as actions."""
    return tuple(Play(played.seat, played.card) for played in record.plays)
