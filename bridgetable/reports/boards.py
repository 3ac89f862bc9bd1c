"""Boards as bulletins print them: the diagram of the hands, the auction under it, and hand records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgetable.cards.board import Board
from bridgetable.cards.call import Pass
from bridgetable.cards.card import SYMBOLS, Card, Suit, high_card_points, of_suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.record import Recorded
from bridgetable.reports import page
from bridgetable.reports.auction_sheet import Cell, ShownCall, sheet_of
from bridgetable.table.state import Table
from bridgetable.words.call_lines import meaning
from bridgetable.words.catalogue import Words

_VOID = "–"
_SKIPPED = "–"
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def diagram_of(table: Table, words: Words) -> page.Diagram:
    """The hands as they were dealt, with board, dealer, vulnerability and contract."""
    contract = [words.name(table.contract, "by")] if table.contract is not None else []
    if table.first_number > 1:
        ns, ew = table.won_before
        contract += [words.text("paper-won", ns=str(ns), ew=str(ew))]
        contract += [words.text("paper-leads", seat=table.leader)] if table.leader is not None else []
    hands = table.deal.map(lambda hand: _suits(hand, words, between=" "))
    players = BySeat.of(lambda seat: page.Hand(_player(table, seat, words), hands[seat]))
    return page.Diagram(players, _corner(table.board, words), tuple(contract), str(table.board.number))


def _player(table: Table, seat: Seat, words: Words) -> str:
    """The seat, and who sits there if that is known."""
    name = " ".join(table.names[seat].split())
    return f"{words.name(seat)} · {name}" if name else words.name(seat)


def _suits(hand: frozenset[Card], words: Words, *, between: str) -> tuple[str, ...]:
    """The cards of each suit after its sign: "♠ A K 10"; a dash for a void."""
    ranks = ((suit, sorted((card.rank for card in of_suit(hand, suit)), reverse=True)) for suit in reversed(Suit))
    return tuple(f"{SYMBOLS[suit]} {between.join(map(words.grammar.index, some)) or _VOID}" for suit, some in ranks)


def _corner(board: Board, words: Words) -> tuple[str, str, str]:
    return (
        words.text("paper-board", number=str(board.number)),
        words.text("paper-dealer", seat=board.dealer),
        words.name(board.vulnerable),
    )


def auction_of(table: Table, words: Words) -> page.Auction:
    """All calls made at this table in columns from the dealer, withdrawn ones in brackets, and what they mean."""
    sheet = sheet_of(table, marks=False)
    notes = {
        call.note: f"{_number(call.note)} {meaning(table.auction.made[call.place], words)}"
        for call in sheet.calls
        if call.note
    }
    rows = tuple(tuple(_hand_cell(cell, words) for cell in row) for row in sheet.rows)
    return page.Auction(
        tuple(words.name(seat) for seat in sheet.columns), rows, tuple(notes[number] for number in sorted(notes))
    )


def _hand_cell(cell: Cell, words: Words) -> str:
    return _SKIPPED if cell.skipped else " ".join(_call(call, words) for call in cell.calls)


def _call(call: ShownCall, words: Words) -> str:
    text = words.name(call.call, "" if isinstance(call.call, Pass) else "short")
    return (f"({text})" if call.struck_out else text) + (_number(call.note) if call.note else "")


def _number(number: int) -> str:
    """The number of a note as it stands beside a call: "¹"."""
    return str(number).translate(_RAISED)


# -- Hand records: the diagrams of the boards of a session, several on a page, as they are given to the players --------


A_PAGE = (2, 4, 6, 8)
"""How many boards there can be on a page."""
_ACROSS = 2
"""How many of them stand beside each other."""


def hand_records(boards: Sequence[Recorded], words: Words, title: str, a_page: int) -> page.Document:
    """The diagrams of these boards, so many on a page; those of which a hand is not known are left out."""
    name = title or words.text("hand-records")
    known = [(board, hands) for board in boards if (hands := board.hands) is not None]
    blocks: list[page.Block] = [page.Heading(1, name)]
    for first in range(0, len(known), a_page):
        if first:
            blocks.append(page.PageBreak())
        blocks += _rows([record_of(board, hands, words) for board, hands in known[first : first + a_page]])
    return page.Document(name, words.language, tuple(blocks), name)


def _rows(diagrams: Sequence[page.Diagram]) -> Iterator[page.Block]:
    for first in range(0, len(diagrams), _ACROSS):
        row = [(diagram,) for diagram in diagrams[first : first + _ACROSS]]
        # A board that is the last of an odd number is as wide as the others.
        yield page.Columns((*row, *[()] * (_ACROSS - len(row))))


def record_of(board: Recorded, hands: Hands, words: Words) -> page.Diagram:
    """The diagram of a board: its number, dealer and vulnerability, the hands, and the points of each."""
    # Close together, so that a long suit has room.
    lines = hands.map(lambda hand: _suits(hand, words, between=""))
    points = [f"{words.name(seat, 'letter')} {high_card_points(hands[seat])}" for seat in Seat]
    return page.Diagram(
        BySeat.of(lambda seat: page.Hand(words.name(seat), lines[seat])),
        _corner(board.board, words),
        (words.text("hand-records-points"), "  ".join(points[:2]), "  ".join(points[2:])),
        str(board.board.number),
    )
