"""What a file does in many of its boards, of which it is a usage and no fault of each: judged before any board is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from bridgetable.audit.fast_path import contract_of, number_of
from bridgetable.audit.finding import WHOLE_FILE, Finding, said
from bridgetable.audit.plain_game import PlainGame, is_online
from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Contract, Pass, auction_over
from bridgetable.cards.seat import Seat
from bridgetable.files.record import Called, Entry, Recorded, contract_called
from bridgetable.files.spelling import read_seat, read_vulnerability
from bridgetable.files.tag_values import board_number, is_duplicate

LEADING_PASSES = "leading-passes"
CLOSING_PASSES = "closing-passes"
COLUMNS = "columns"
FIRST_COLUMN = "first-column"
NUMBERS = "numbers"

FEWEST = 5
"""In fewer boards than these nothing is a usage."""


class Usage(msgspec.Struct, frozen=True):
    """What the boards of a file have in common, so that it is told once for all of them.

    Auctions without the passes before the first bid, or after the last call; cards that do not stand in the columns of
    their players; plays that all begin in one column; dealers and vulnerabilities that do not follow the numbers.
    `every_number` means that they are held against the number of every board, one by one.
    """

    leading_passes: bool = False
    closing_passes: bool = False
    columns: bool = False
    first_column: Seat | None = None
    numbers: bool = False
    every_number: bool = False


NO_USAGE = Usage()


def usage_of(boards: Sequence[PlainGame | Entry], *, every_number: bool = False) -> Usage:
    """What these boards of one file have in common."""
    plain = [board for board in boards if isinstance(board, PlainGame)]
    records = [board for board in boards if isinstance(board, Recorded)]
    if len(boards) < FEWEST:
        return Usage(every_number=every_number)
    return Usage(
        _leaves_out_leading_passes(plain, records),
        _leaves_out_closing_passes(plain, records),
        _keeps_no_columns(plain, records),
        _first_column(plain, records),
        not every_number and _has_numbers_of_its_own(plain, records),
        every_number,
    )


def shown_by(board: PlainGame | Entry, usage: Usage) -> Iterator[str]:
    """The usages of its file that a board shows."""
    if isinstance(board, PlainGame):
        if usage.columns and not keeps_columns(board.rows, board.moved):
            yield COLUMNS
        return
    if not isinstance(board, Recorded):
        return
    if usage.columns and led_by_the_leader(board) and not keeps_columns(board.place.rows, board.place.moved):
        yield COLUMNS
    if usage.leading_passes and passes_left_out(board):
        yield LEADING_PASSES
    if usage.closing_passes and stops_before_the_passes(board):
        yield CLOSING_PASSES
    if usage.first_column is not None and board.leader is usage.first_column and not led_by_the_leader(board):
        yield FIRST_COLUMN
    if usage.numbers and number_fault(board, even_online=False) is not None:
        yield NUMBERS


def usage_finding(file: str, usage: str, boards: int) -> Finding:
    """The finding about a usage of a whole file, which so many of its boards show."""
    details = (("usage", usage), ("boards", boards))
    return Finding(file, kind=WHOLE_FILE, message=said(f"audit-usage-{usage}", boards=boards), details=details)


# -- the passes of an auction -----------------------------------------------------------------------------------------


def passes_left_out(record: Recorded) -> int:
    """How many passes before the first bid would make declarer the one that is given; 0 if none would, or need to."""
    contract, auction = _contract_given(record), record.auction
    if contract is None or record.declarer_swapped or not auction or not isinstance(auction[0].call, Bid):
        return 0
    dealer = auction[0].seat
    if any(called.seat is not dealer.after(place) for place, called in enumerate(auction)):
        return 0
    called = contract_of([number_of(one.call) for one in auction], dealer)
    if called is None or called[:2] != (number_of(contract.bid), contract.doubling):
        return 0
    return (contract.declarer - called[2]) & 3


def _contract_given(record: Recorded) -> Contract | None:
    """The contract given; a broadcast gives none, but who led."""
    contract = record.contract
    if contract is None or not record.place.is_broadcast:
        return contract
    return replace(contract, declarer=record.plays[0].seat.right) if record.plays else None


def with_passes(record: Recorded) -> Recorded:
    """The record with the passes before the first bid that make declarer the one that is given."""
    passes = passes_left_out(record)
    if not passes:
        return record
    dealer = record.auction[0].seat
    silent = tuple(Called(dealer.after(place), Pass()) for place in range(passes))
    moved = tuple(replace(called, seat=called.seat.after(passes)) for called in record.auction)
    lines = record.place.calls
    place = replace(record.place, calls=(*lines[:1] * passes, *lines))
    record = replace(record, auction=(*silent, *moved), place=place)
    if not place.is_broadcast:
        return record
    # Whose turn it was had been reckoned with another declarer.
    plays = tuple(replace(played, out_of_turn=False) for played in record.plays)
    contract = contract_called(record.auction)
    return replace(record, contract=contract, plays=plays, leader=None if contract is None else contract.opening_leader)


def _leaves_out_leading_passes(plain: Sequence[PlainGame], records: Sequence[Recorded]) -> bool:
    shown = sum(passes_left_out(record) > 0 for record in records)
    if shown < FEWEST:
        return False
    passed = sum(game.bid and game.passed_first for game in plain)
    passed += sum(_passes_first_and_bids(record) for record in records)
    return 10 * passed <= shown


def _passes_first_and_bids(record: Recorded) -> bool:
    calls = record.calls
    return bool(calls) and isinstance(calls[0], Pass) and any(isinstance(call, Bid) for call in calls)


def begins_with_another_dealer(record: Recorded) -> bool:
    """Whether the auction begins in the column of another player than the dealer that is given, and with his call."""
    column = read_seat(record.place.tag("Auction").text)
    if column is None or column is record.board.dealer or not record.auction:
        return False
    return record.auction[0].seat is not record.board.dealer and 1 not in record.place.skipped


def is_finished(record: Recorded) -> bool:
    """Whether the auction has ended, or nothing shows that it should have."""
    if not record.auction or auction_over(record.calls):
        return True
    if record.plays or record.result is not None:
        return False
    return record.place.goes_on or record.contract is None


def stops_before_the_passes(record: Recorded) -> bool:
    """Whether an auction ends with its last bid or double, and passes would make the contract that is given of it."""
    auction = record.auction
    if is_finished(record) or isinstance(auction[-1].call, Pass):
        return False
    closing = tuple(Called(auction[-1].seat.after(place), Pass()) for place in (1, 2, 3))
    return contract_called((*auction, *closing)) == record.contract


def _leaves_out_closing_passes(plain: Sequence[PlainGame], records: Sequence[Recorded]) -> bool:
    shown = sum(stops_before_the_passes(record) for record in records)
    if shown < FEWEST:
        return False
    others = sum(game.bid for game in plain)
    others += sum(any(isinstance(call, Bid) for call in record.calls) for record in records) - shown
    return 10 * others <= shown


# -- the columns of the play ------------------------------------------------------------------------------------------


def keeps_columns(rows: int, moved: int) -> bool:
    """Whether the cards of a play stand in the columns of their players, but for a few of these rows."""
    return moved < 2 or 4 * moved <= rows


def _keeps_no_columns(plain: Sequence[PlainGame], records: Sequence[Recorded]) -> bool:
    rows = [(game.rows, game.moved) for game in plain if game.rows]
    rows += [(one.place.rows, one.place.moved) for one in records if one.place.rows and led_by_the_leader(one)]
    shown = sum(not keeps_columns(*one) for one in rows)
    return shown >= FEWEST and 10 * shown >= len(rows)


def led_by_the_leader(record: Recorded) -> bool:
    """Whether the play begins in the column of the player to declarer's left, or of one who is marked as having led."""
    contract, leader = record.contract, record.leader
    if contract is None or leader is None or not record.is_whole or leader is contract.opening_leader:
        return True
    return record.declarer_swapped or (bool(record.plays) and record.plays[0].out_of_turn)


def _first_column(plain: Sequence[PlainGame], records: Sequence[Recorded]) -> Seat | None:
    """The seat in whose column every play begins, whoever led; None if there is none."""
    begun = Counter(game.leader for game in plain if game.leader >= 0)
    begun.update(int(record.leader) for record in records if record.leader is not None)
    if not begun:
        return None
    seat, often = begun.most_common(1)[0]
    others = sum(not led_by_the_leader(record) for record in records)
    return Seat(seat) if others >= FEWEST and 20 * (sum(begun.values()) - often) <= often else None


# -- the number of a board --------------------------------------------------------------------------------------------


def number_fault(record: Recorded, *, even_online: bool) -> Board | None:
    """The board as its number makes it, if it is given another dealer or vulnerability; None of a board played online.

    Only what the board itself gives is compared, and not what it takes over.
    """
    place = record.place
    if record.board == Board.numbered(record.board.number):
        return None
    number = board_number(place.tag("Board").text, 0)
    if not number or not (place.has("Dealer") or place.has("Vulnerable")) or not _is_played_duplicate(record):
        return None
    if not even_online and (place.is_broadcast or is_online(record.event, record.site)):
        return None
    due = Board.numbered(number)
    dealer, vulnerable = read_seat(place.tag("Dealer").text), read_vulnerability(place.tag("Vulnerable").text)
    if dealer is None or read_seat(place.tag("Auction").text) is due.dealer:
        # Where the auction begins with the dealer by the number, that another is given is told already.
        dealer = due.dealer
    given = Board(number, dealer, due.vulnerable if vulnerable is None else vulnerable)
    return due if given != due else None


def _is_played_duplicate(record: Recorded) -> bool:
    """Whether a board was played, and not in a rubber: problems are numbered too."""
    played = record.passed_out or bool(record.plays) or record.result is not None
    return played and is_duplicate(record.scoring)


def _has_numbers_of_its_own(plain: Sequence[PlainGame], records: Sequence[Recorded]) -> bool:
    shown = sum(number_fault(record, even_online=False) is not None for record in records)
    return shown >= FEWEST and 5 * shown >= len(plain) + len(records)
