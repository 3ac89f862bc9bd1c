"""Boards as bulletins print them: the diagram of the hands, and the auction under it."""

from __future__ import annotations

from bridgetable.cards.call import Pass
from bridgetable.cards.card import SYMBOLS, Card, Suit, of_suit
from bridgetable.cards.seat import BySeat, Seat
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
    board = table.board
    corner = (
        words.text("paper-board", number=str(board.number)), words.text("paper-dealer", seat=board.dealer),
        words.name(board.vulnerable),
    )
    contract = [words.name(table.contract, "by")] if table.contract is not None else []
    if table.first_number > 1:
        ns, ew = table.won_before
        contract += [words.text("paper-won", ns=str(ns), ew=str(ew))]
        contract += [words.text("paper-leads", seat=table.leader)] if table.leader is not None else []
    hands = table.deal.map(lambda hand: tuple(_suit(hand, suit, words) for suit in reversed(Suit)))
    players = BySeat.of(lambda seat: page.Hand(_player(table, seat, words), hands[seat]))
    return page.Diagram(players, corner, tuple(contract), str(board.number))


def _player(table: Table, seat: Seat, words: Words) -> str:
    """The seat, and who sits there if that is known."""
    name = " ".join(table.names[seat].split())
    return f"{words.name(seat)} · {name}" if name else words.name(seat)


def _suit(hand: frozenset[Card], suit: Suit, words: Words) -> str:
    """The cards of a suit after its sign: "♠ A K 10"; a dash for a void."""
    ranks = sorted((card.rank for card in of_suit(hand, suit)), reverse=True)
    return " ".join((SYMBOLS[suit], *(map(words.grammar.index, ranks) if ranks else (_VOID,))))


def auction_of(table: Table, words: Words) -> page.Auction:
    """All calls made at this table in columns from the dealer, withdrawn ones in brackets, and what they mean."""
    sheet = sheet_of(table, marks=False)
    notes = {
        call.note: f"{_number(call.note)} {meaning(table.auction.made[call.place], words)}"
        for call in sheet.calls if call.note
    }
    rows = tuple(tuple(_cell(cell, words) for cell in row) for row in sheet.rows)
    return page.Auction(
        tuple(words.name(seat) for seat in sheet.columns), rows, tuple(notes[number] for number in sorted(notes))
    )


def _cell(cell: Cell, words: Words) -> str:
    return _SKIPPED if cell.skipped else " ".join(_call(call, words) for call in cell.calls)


def _call(call: ShownCall, words: Words) -> str:
    text = words.name(call.call, "" if isinstance(call.call, Pass) else "short")
    return (f"({text})" if call.struck_out else text) + (_number(call.note) if call.note else "")


def _number(number: int) -> str:
    """The number of a note as it stands beside a call: "¹"."""
    return str(number).translate(_RAISED)
