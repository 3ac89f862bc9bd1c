"""Hand records: the diagrams of the boards of a session, several on a page, as they are given to the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgetable.cards.card import SYMBOLS, Card, Suit, of_suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.record import Recorded
from bridgetable.reports import page
from bridgetable.words.catalogue import Words

A_PAGE = (2, 4, 6, 8)
"""How many boards there can be on a page."""
_ACROSS = 2
"""How many of them stand beside each other."""
_VOID = "–"
_TEN = 10
"""The highest rank without points."""


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
    corner = (
        words.text("paper-board", number=str(board.board.number)),
        words.text("paper-dealer", seat=board.board.dealer),
        words.name(board.board.vulnerable),
    )
    lines = BySeat.of(lambda seat: tuple(_suit(hands[seat], suit, words) for suit in reversed(Suit)))
    points = [f"{words.name(seat, 'letter')} {high_card_points(hands[seat])}" for seat in Seat]
    return page.Diagram(
        BySeat.of(lambda seat: page.Hand(words.name(seat), lines[seat])),
        corner,
        (words.text("hand-records-points"), "  ".join(points[:2]), "  ".join(points[2:])),
        str(board.board.number),
    )


def high_card_points(hand: frozenset[Card]) -> int:
    """The high-card points of a hand: ace 4, king 3, queen 2, jack 1."""
    return sum(max(0, card.rank - _TEN) for card in hand)


def _suit(hand: frozenset[Card], suit: Suit, words: Words) -> str:
    """The cards of a suit after its sign, close together so that a long suit has room: "♠ AK10"."""
    ranks = sorted((card.rank for card in of_suit(hand, suit)), reverse=True)
    return f"{SYMBOLS[suit]} {''.join(map(words.grammar.index, ranks)) or _VOID}"
