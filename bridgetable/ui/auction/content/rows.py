"""The auction sheet as rows of cells: calls in columns from the dealer, withdrawn ones where their player calls. No Qt.

A call that stands opens a row when its column has been passed. One that was withdrawn stands in the cell of the call
that its player put for it or made next, or where he will call next; so does a call after the final pass.
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
"""Row and column."""


class Mark(enum.Enum):
    """What is to be known of a call besides itself; each has a shape of its own."""

    NONE = "none"
    HIDDEN = "hidden"
    NOTICED = "noticed"
    ACCEPTED = "accepted"
    LATE = "late"


class ShownCall(msgspec.Struct, frozen=True):
    """A call on the sheet: where in the list it was made, and how it stands there.

    `note` is the number of the footnote that says what it means; `hidden` that its mark is for the presenter alone.
    """

    place: int
    seat: Seat
    call: Call
    struck: bool = False
    implied: bool = False
    note: int = 0
    mark: Mark = Mark.NONE
    hidden: bool = False


class Cell(msgspec.Struct, frozen=True):
    """What a player called in one round, withdrawn calls first; `turn`: he is to call; `skipped`: he was passed by."""

    calls: tuple[ShownCall, ...] = ()
    turn: bool = False
    skipped: bool = False


Row = tuple[Cell, Cell, Cell, Cell]


class Sheet(msgspec.Struct, frozen=True):
    """The seats in the order of the columns, and the rows of calls; there is always at least one row."""

    columns: tuple[Seat, ...]
    rows: tuple[Row, ...]

    @property
    def calls(self) -> tuple[ShownCall, ...]:
        """Every call on it, row by row."""
        return tuple(call for row in self.rows for cell in row for call in cell.calls)


def sheet_of(table: Table, *, marks: bool = True) -> Sheet:
    """The auction of this table; `marks` shows what nobody at the table has noticed."""
    auction = table.auction
    columns = auction.dealer.round()
    where, skipped = _standing_cells(auction)
    shown: dict[Position, list[ShownCall]] = {}
    notes = _footnotes(auction)
    for place, made in enumerate(auction.made):
        at = where[place] if place in where else _host(auction, place, where)
        call = _shown(table, place, made, notes.get(place, 0), marks=marks)
        shown.setdefault(at, []).append(call)
    turn = table.to_call
    now = _next_cell(auction, where, turn) if turn is not None and not table.pending else None
    last = max([row for row, _ in (*shown, *skipped)] + ([now[0]] if now is not None else [0]))
    return Sheet(columns, tuple(
        _row(tuple(_cell(shown.get((row, column), []), (row, column) == now, (row, column) in skipped)
                   for column in range(4)))
        for row in range(last + 1)
    ))


def _row(cells: tuple[Cell, ...]) -> Row:
    one, two, three, four = cells
    return one, two, three, four


def _cell(calls: list[ShownCall], turn: bool, skipped: bool) -> Cell:
    # In the order they were made, but what stands comes last.
    return Cell(tuple(sorted(calls, key=lambda call: (not call.struck, call.place))), turn, skipped and not calls)


def _standing_cells(auction: Auction) -> tuple[dict[int, Position], frozenset[Position]]:
    """The cell of each call that stands, and those of players who were passed by."""
    where: dict[int, Position] = {}
    skipped: set[Position] = set()
    due, row = auction.dealer, 0
    for place in auction.standing:
        seat = auction.made[place].seat
        while due is not seat:
            skipped.add((row, _column(auction, due)))
            due = due.left
            row += due is auction.dealer
        where[place] = (row, _column(auction, seat))
        due = seat.left
        row += due is auction.dealer
    return where, frozenset(skipped)


def _column(auction: Auction, seat: Seat) -> int:
    return auction.dealer.steps_to(seat)


def _host(auction: Auction, place: int, where: dict[int, Position]) -> Position:
    """The cell of the call that took the place of this one, or which its player made next; else his next cell."""
    made = auction.made[place]
    if not made.late:
        for other in auction.standing:
            one = auction.made[other]
            if one.seat is made.seat and one.slot >= made.slot:
                return where[other]
    return _next_cell(auction, where, made.seat)


def _next_cell(auction: Auction, where: dict[int, Position], seat: Seat) -> Position:
    """Where this player calls next, after the last call that stands."""
    column = _column(auction, seat)
    if not auction.standing:
        return 0, column
    row, last = where[auction.standing[-1]]
    return (row, column) if column > last else (row + 1, column)


def _shown(table: Table, place: int, made: MadeCall, note: int, *, marks: bool) -> ShownCall:
    mark, hidden = _mark(table, place, made)
    if hidden and not marks:
        mark, hidden = Mark.NONE, False
    return ShownCall(place, made.seat, made.call, not made.stands, made.implied, note, mark, hidden)


def irregularities_at(table: Table, place: int) -> tuple[IrregularityId, ...]:
    """The places, among the irregularities, of those that the call made at this place was."""
    return tuple(n for n, offence in table.recorded if place_of_call(offence) == place)


def _mark(table: Table, place: int, made: MadeCall) -> tuple[Mark, bool]:
    """The mark of a call, and whether nobody at the table knows what it tells."""
    offences = irregularities_at(table, place)
    found = {table.status(n) for n in offences}
    unseen = bool(offences) and all(table.attention_to(n) is None for n in offences)
    if Status.NOTICED in found:
        return Mark.NOTICED, False
    if made.late:
        return Mark.LATE, False
    if Status.UNNOTICED in found:
        return Mark.HIDDEN, True
    if Status.ACCEPTED in found and made.stands:
        return Mark.ACCEPTED, unseen
    return Mark.NONE, False


def _footnotes(auction: Auction) -> dict[int, int]:
    """The number of the footnote of each call that was explained, or specifies other suits than its own."""
    told: dict[object, int] = {}
    numbers: dict[int, int] = {}
    for place, made in enumerate(auction.made):
        if made.alert or made.shows is not None:
            # Calls that mean the same need no second footnote.
            numbers[place] = told.setdefault((made.call, made.alert, made.shows), len(told) + 1)
    return numbers
