"""Hands in a text suit by suit: a diagram as in bulletins and forums, or one hand after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.files.pasted.holdings import HIGHEST_FIRST, Holding
from bridgetable.files.pasted.seats import Label
from bridgetable.files.record import BoardTextError

_NEAR = 16
"""The most columns between the name of a player and his hand below it."""


class Block:
    """The suits of one hand, which stand one below the other or side by side."""

    def __init__(self, first: Holding, suit: Suit) -> None:
        self.holdings: dict[Suit, Holding] = {suit: first}
        self.last = first

    @property
    def line(self) -> int:
        """The first line of the hand."""
        return min(one.line for one in self.holdings.values())

    @property
    def column(self) -> int:
        """The first column of the hand."""
        return min(one.column for one in self.holdings.values())

    @property
    def lines(self) -> range:
        """The lines on which the hand stands."""
        return range(self.line, self.last.line + 1)

    @property
    def size(self) -> int:
        """How many cards the hand has."""
        return sum(len(one.ranks) for one in self.holdings.values())

    def takes(self, holding: Holding) -> bool:
        """Whether the holding can be the next of this hand."""
        if holding.suit is None:
            return len(self.holdings) < len(Suit) and holding.line > self.last.line
        return holding.suit not in self.holdings and holding.line - self.last.line <= 2

    def add(self, holding: Holding) -> None:
        """Adds a holding; one without a suit has the next one in order."""
        self.holdings[HIGHEST_FIRST[len(self.holdings)] if holding.suit is None else holding.suit] = holding
        self.last = holding


def blocks_of(holdings: Sequence[Holding]) -> list[Block]:
    """The hands that these holdings make, in the order of reading."""
    blocks: list[Block] = []
    for holding in holdings:
        block = _block_for(holding, blocks)
        if block is not None:
            block.add(holding)
        elif holding.marked or holding.suit is Suit.SPADES:
            blocks.append(Block(holding, Suit.SPADES if holding.suit is None else holding.suit))
    most = max((len(block.holdings) for block in blocks), default=0)
    # A card that is spoken of is no hand.
    return [block for block in blocks if len(block.holdings) > 1 and (len(block.holdings) == most or block.size)]


def _block_for(holding: Holding, blocks: Sequence[Block]) -> Block | None:
    """The hand to which a holding belongs: that on the same line before it, or else the nearest above it."""
    open_blocks = [block for block in blocks[-8:] if block.takes(holding)]
    if holding.suit is Suit.SPADES:
        return None
    beside = [block for block in open_blocks if block.last.line == holding.line]
    if beside:
        return beside[-1]
    return min(open_blocks, key=lambda block: (abs(block.column - holding.column), -block.line), default=None)


def seats_of(blocks: Sequence[Block], labels: Sequence[Label]) -> dict[Seat, Block]:
    """The hand of each player, by the names beside or above them, or else by where they stand.

    Raises BoardTextError where one is named twice, or it cannot be known whose a hand is.
    """
    named = [_named(block, blocks, labels) for block in blocks]
    placed = _by_place(blocks)
    if placed and len(set(named) - {None}) < len(blocks):
        return dict(zip(placed, blocks, strict=True))
    if all(seat is None for seat in named):
        raise BoardTextError("pasted-whose-hand", blocks[0].line)
    by_seat: dict[Seat, Block] = {}
    for seat, block in zip(named, blocks, strict=True):
        if seat is None:
            raise BoardTextError("pasted-whose-hand", block.line)
        if seat in by_seat:
            raise BoardTextError("pasted-hand-twice", block.line, seat=seat)
        by_seat[seat] = block
    return by_seat


def _named(block: Block, blocks: Sequence[Block], labels: Sequence[Label]) -> Seat | None:
    """The player named on the line of the hand before it, or else near above it on a line without cards."""
    taken = {line for other in blocks for line in other.lines}
    before = [one for one in labels if one.line == block.line and one.end <= block.column]
    behind = max((other.last.end for other in blocks if other.line == block.line and other.column < block.column),
                 default=-1)
    if before and before[-1].column >= behind and block.column - before[-1].end <= _NEAR:
        return before[-1].seat
    above = [
        one for one in labels
        if one.line not in taken and 0 < block.line - one.line <= 2 and abs(one.column - block.column) <= _NEAR
    ]
    nearest = min(above, key=lambda one: (block.line - one.line, abs(one.column - block.column)), default=None)
    return nearest.seat if nearest is not None else None


def _by_place(blocks: Sequence[Block]) -> tuple[Seat, ...]:
    """The players of hands as they stand in a diagram, in the order of reading; () if that cannot be known."""
    lines = Counter(block.line for block in blocks)
    rows = [count for _, count in sorted(lines.items())]
    match rows:
        case [1, 2, 1]:
            return (Seat.N, Seat.W, Seat.E, Seat.S)
        case [1, 2]:
            return (Seat.N, Seat.W, Seat.E)
        case [2, 1]:
            return (Seat.W, Seat.E, Seat.S)
        case [2]:
            return (Seat.W, Seat.E)
        case [1, 1]:
            return (Seat.N, Seat.S)
        case [1, 1, 1, 1]:
            return (Seat.N, Seat.E, Seat.S, Seat.W)
    return ()
