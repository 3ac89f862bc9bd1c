"""The auction sheet as rows of cells, in columns from the dealer.

A call that stands begins a new row when its column has been passed. A withdrawn call goes into the cell of the call its
player substituted or made next, or else where he will call next; so does a call after the final pass.
"""

from __future__ import annotations

import enum

import msgspec

from bridgetable.cards.call import Call
from bridgetable.cards.seat import Seat
from bridgetable.table.auction import Auction, MadeCall
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Status, place_of_call
from bridgetable.table.state import Table

Position = tuple[int, int]
"""A row and a column, counted from 0."""


class Mark(enum.Enum):
    """What the mark beside a call means; each has a shape of its own."""

    NONE = "none"
    HIDDEN = "hidden"
    NOTICED = "noticed"
    ACCEPTED = "accepted"
    LATE = "late"


class ShownCall(msgspec.Struct, frozen=True):
    """A call on the sheet; `place` is its index among all calls made, and `struck_out` means that it does not stand.

    `implied` means that a Law supplied it, `note` is the number of the footnote that explains it, or 0, and `hidden`
    means that its mark is for the presenter only.
    """

    place: int
    seat: Seat
    call: Call
    struck_out: bool = False
    implied: bool = False
    note: int = 0
    mark: Mark = Mark.NONE
    hidden: bool = False


class Cell(msgspec.Struct, frozen=True):
    """A player's calls in one round, withdrawn ones first; `turn`: he is to call; `skipped`: he was passed over."""

    calls: tuple[ShownCall, ...] = ()
    turn: bool = False
    skipped: bool = False


Row = tuple[Cell, Cell, Cell, Cell]


class Sheet(msgspec.Struct, frozen=True):
    """The seats in column order and the rows of calls, at least one."""

    columns: tuple[Seat, ...]
    rows: tuple[Row, ...]

    @property
    def calls(self) -> tuple[ShownCall, ...]:
        """All calls on the sheet, row by row."""
        return tuple(call for row in self.rows for cell in row for call in cell.calls)


def sheet_of(table: Table, *, marks: bool = True, veiled: bool = False, turn: bool = True) -> Sheet:
    """The sheet of this table's auction; `marks` includes marks of irregularities no one has noticed.

    `veiled` leaves out those of irregularities that await a ruling; `turn` has the cell of the next call.
    """
    auction = table.auction
    columns = auction.dealer.round()
    cells, skipped = _cells_of_standing(auction)
    shown: dict[Position, list[ShownCall]] = {}
    notes = _footnote_numbers(auction)
    for place, made in enumerate(auction.made):
        position = cells[place] if place in cells else _cell_of_withdrawn(auction, place, cells)
        call = _shown_call(table, place, made, notes.get(place, 0), marks=marks, veiled=veiled)
        shown.setdefault(position, []).append(call)
    caller = table.to_call if turn and not table.is_pending else None
    turn_cell = _next_cell(auction, cells, caller) if caller is not None else None
    last = max([row for row, _ in (*shown, *skipped)] + ([turn_cell[0]] if turn_cell is not None else [0]))
    return Sheet(
        columns,
        tuple(
            _row(
                tuple(
                    _cell(shown.get((row, column), []), (row, column) == turn_cell, (row, column) in skipped)
                    for column in range(4)
                )
            )
            for row in range(last + 1)
        ),
    )


def _row(cells: tuple[Cell, ...]) -> Row:
    first, second, third, fourth = cells
    return first, second, third, fourth


def _cell(calls: list[ShownCall], turn: bool, skipped: bool) -> Cell:
    # In the order they were made, except that the call that stands comes last.
    return Cell(tuple(sorted(calls, key=lambda call: (not call.struck_out, call.place))), turn, skipped and not calls)


def _cells_of_standing(auction: Auction) -> tuple[dict[int, Position], frozenset[Position]]:
    """The cell of each call that stands, by its index, and the cells of players who were passed over."""
    cells: dict[int, Position] = {}
    skipped: set[Position] = set()
    due, row = auction.dealer, 0
    for place in auction.standing:
        seat = auction.made[place].seat
        while due is not seat:
            skipped.add((row, _column(auction, due)))
            due = due.left
            row += due is auction.dealer
        cells[place] = (row, _column(auction, seat))
        due = seat.left
        row += due is auction.dealer
    return cells, frozenset(skipped)


def _column(auction: Auction, seat: Seat) -> int:
    return auction.dealer.steps_to(seat)


def _cell_of_withdrawn(auction: Auction, place: int, cells: dict[int, Position]) -> Position:
    """The cell of the call that replaced this one or that its player made next, else his next cell."""
    made = auction.made[place]
    if not made.late:
        for other in auction.standing:
            call = auction.made[other]
            if call.seat is made.seat and call.slot >= made.slot:
                return cells[other]
    return _next_cell(auction, cells, made.seat)


def _next_cell(auction: Auction, cells: dict[int, Position], seat: Seat) -> Position:
    """The cell of this player's next call after the last one that stands."""
    column = _column(auction, seat)
    if not auction.standing:
        return 0, column
    row, last = cells[auction.standing[-1]]
    return (row, column) if column > last else (row + 1, column)


def _shown_call(table: Table, place: int, made: MadeCall, note: int, *, marks: bool, veiled: bool) -> ShownCall:
    mark, hidden = _mark(table, place, made, veiled)
    if hidden and not marks:
        mark, hidden = Mark.NONE, False
    return ShownCall(place, made.seat, made.call, not made.stands, made.implied, note, mark, hidden)


def irregularities_at(table: Table, place: int) -> tuple[IrregularityId, ...]:
    """The identities of the irregularities that the call at this index was."""
    return tuple(n for n, offence in table.recorded if place_of_call(offence) == place)


def _mark(table: Table, place: int, made: MadeCall, veiled: bool) -> tuple[Mark, bool]:
    """The mark of a call, and whether it means something no one at the table has noticed."""
    offences = [n for n in irregularities_at(table, place) if not (veiled and n in table.pending)]
    statuses = {table.status(n) for n in offences}
    unnoticed = bool(offences) and all(table.attention_to(n) is None for n in offences)
    if Status.NOTICED in statuses:
        return Mark.NOTICED, False
    if made.late:
        return Mark.LATE, False
    if Status.UNNOTICED in statuses:
        return Mark.HIDDEN, True
    if Status.ACCEPTED in statuses and made.stands:
        return Mark.ACCEPTED, unnoticed
    return Mark.NONE, False


def _footnote_numbers(auction: Auction) -> dict[int, int]:
    """The footnote number of each call that was explained, or that specifies other suits than the one it names."""
    by_meaning: dict[object, int] = {}
    numbers: dict[int, int] = {}
    for place, made in enumerate(auction.made):
        if made.alert or made.shows is not None:
            # The same call with the same meaning shares a footnote.
            numbers[place] = by_meaning.setdefault((made.call, made.alert, made.shows), len(by_meaning) + 1)
    return numbers
